package io.github.kingfell.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.prooffile.MateProofFile;
import io.github.kingfell.rules.prooffile.ProofFileReader;
import io.github.kingfell.rules.prooffile.UnreadableProofException;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Checks each proof again: reads it back and replays it with the rules of chess alone. A result whose proof does not
 * hold becomes an unknown with the reason in the member {@code refused}.
 *
 * @param keepProofs whether the text of a proof goes into the result, as the member {@code proof}
 */
record SecondCheck(boolean keepProofs) implements Serializable {
    /** Checks a result and returns one line of JSON. */
    String check(ProvedLine line) throws IOException {
        if (!(JsonObject.read(line.json()) instanceof ObjectNode result)) {
            throw new IllegalArgumentException("no JSON: " + line.json());
        }
        if (result.path("verdict").asText().equals("solved")) {
            try {
                replay(result, line.proof());
                if (keepProofs) {
                    result.put("proof", line.proof());
                }
            } catch (RejectedProofException | UnreadableProofException e) {
                result.put("verdict", "unknown").put("moves", 0).put("refused", String.valueOf(e.getMessage()));
                result.remove(List.of("shortest", "disprovedBy", "pv"));
            }
        }
        return result.toString();
    }

    private static void replay(JsonNode result, String proof)
            throws IOException, UnreadableProofException, RejectedProofException {
        byte[] bytes = proof.getBytes(StandardCharsets.US_ASCII);
        if (!(ProofFileReader.read(new ByteArrayInputStream(bytes)) instanceof MateProofFile mate)) {
            throw new RejectedProofException("the proof is not the proof of a mate");
        }
        if (!mate.fen().equals(result.path("fen").asText())) {
            throw new RejectedProofException("the proof belongs to another position");
        }
        int moves = mate.check().moves();
        if (moves != result.path("moves").asInt()) {
            throw new RejectedProofException("the result says "
                    + MateProofFile.inWords(result.path("moves").asInt()) + ", the proof "
                    + MateProofFile.inWords(moves));
        }
    }
}
