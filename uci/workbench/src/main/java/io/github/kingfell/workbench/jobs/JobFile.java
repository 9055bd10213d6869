package io.github.kingfell.workbench.jobs;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.JobTree;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.JsonLines;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The answers of all runs about one mate, in the order in which they came. From them a later run has the tree again.
 */
final class JobFile implements AutoCloseable {
    private static final String FORMAT = "kingfell-jobs";

    private final JsonLines lines;

    private JobFile(JsonLines lines) {
        this.lines = lines;
    }

    /**
     * Opens a file, or creates it, and gives the tree the answers that it has.
     *
     * @throws NotationException when it is about another mate, or an answer is none
     */
    static JobFile open(Path path, String fen, int in, JobTree tree) throws IOException, NotationException {
        List<JsonNode> before = JsonLines.read(path, FORMAT);
        if (!before.isEmpty()
                && !(before.get(0).path("fen").asText().equals(fen)
                        && before.get(0).path("in").asInt() == in)) {
            throw new NotationException("\"" + path + "\" has the jobs of another mate: "
                    + before.get(0).path("fen").asText() + ", in "
                    + before.get(0).path("in").asInt());
        }
        for (JsonNode line : before.subList(Math.min(1, before.size()), before.size())) {
            try {
                tree.accept(JobText.job(line), JobText.answer(line));
            } catch (RejectedProofException e) {
                throw new NotationException("\"" + path + "\": a proof does not hold: " + e.getMessage());
            }
        }
        JobFile file = new JobFile(JsonLines.append(path));
        if (before.isEmpty()) {
            file.lines.add(
                    JsonObject.ofFormat(FORMAT).put("fen", fen).put("in", in).toString());
        }
        return file;
    }

    void add(MateJob job, JobAnswer answer) {
        lines.add(JobText.answer(job, answer));
    }

    @Override
    public void close() {
        lines.close();
    }
}
