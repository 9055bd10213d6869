package io.github.kingfell.workbench.jobs;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Jobs and answers, each as a JSON object on one line. A job: {@code fen}, {@code job} (the moves from there to the
 * node), {@code left} (moves of the attacker), {@code ask} (nodes). Its answer: {@code job}, {@code left} and
 * {@code ask} again, {@code nodes} visited, and one of {@code mate} (the numbers of the proof), {@code none} (true), or
 * {@code open} (for each move a list of its text, proof and disproof number).
 */
public final class JobText {
    private JobText() {}

    /** Returns the line of a job about this root. */
    public static String job(String fen, MateJob job) {
        return of(job).put("fen", fen).toString();
    }

    /** Returns the job of a line that {@link #job} has made, or of an answer to it. */
    public static MateJob job(JsonNode line) throws NotationException {
        if (!line.path("job").isTextual()
                || line.path("left").asInt() < 1
                || line.path("ask").asLong() < 1) {
            throw new NotationException("not a job: " + shown(line));
        }
        return new MateJob(
                line.path("job").asText(),
                line.path("left").asInt(),
                line.path("ask").asLong());
    }

    /** Returns the line of an answer. */
    public static String answer(MateJob job, JobAnswer answer) {
        JsonObject line = of(job).put("nodes", answer.nodes());
        if (answer instanceof JobAnswer.Mate mate) {
            line.putNumbers(
                    "mate",
                    Arrays.stream(mate.proof().answers().toArray()).boxed().toList());
        } else if (answer instanceof JobAnswer.Open open) {
            line.putRows(
                    "open",
                    open.after().stream()
                            .map(after -> List.of(after.move(), after.proof(), after.disproof()))
                            .toList());
        } else {
            line.put("none", true);
        }
        return line.toString();
    }

    /**
     * Returns the answer of a line.
     *
     * @throws NotationException when it is none
     */
    public static JobAnswer answer(JsonNode line) throws NotationException {
        long nodes = line.path("nodes").asLong(-1);
        if (nodes >= 0 && line.path("mate").isArray()) {
            int[] code = new int[line.path("mate").size()];
            for (int i = 0; i < code.length; i++) {
                code[i] = line.path("mate").path(i).asInt(-1);
            }
            return new JobAnswer.Mate(new MateProof(code), nodes);
        }
        if (nodes >= 0 && line.path("none").asBoolean()) {
            return new JobAnswer.NoMate(nodes);
        }
        if (nodes >= 0 && line.path("open").isArray()) {
            return new JobAnswer.Open(numbers(line.path("open")), nodes);
        }
        throw new NotationException("not an answer to a job: " + shown(line));
    }

    private static List<JobAnswer.Numbers> numbers(JsonNode rows) {
        List<JobAnswer.Numbers> numbers = new ArrayList<>();
        rows.forEach(row -> numbers.add(new JobAnswer.Numbers(
                row.path(0).asText(), row.path(1).asInt(1), row.path(2).asInt(1))));
        return numbers;
    }

    private static JsonObject of(MateJob job) {
        return new JsonObject().put("job", job.moves()).put("left", job.left()).put("ask", job.nodes());
    }

    private static String shown(JsonNode line) {
        String text = line.toString();
        return text.length() > 80 ? text.substring(0, 80) + "..." : text;
    }
}
