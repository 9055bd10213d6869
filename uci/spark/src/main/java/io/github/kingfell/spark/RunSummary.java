package io.github.kingfell.spark;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.Map;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/**
 * The summary at the end of a run. It is counted from the files after they are written: a repeated task would count
 * twice.
 *
 * @param positions different positions of the list
 * @param searched positions searched in this run
 * @param refused proofs of this run that the second check did not accept
 * @param badLines number of lines that are no position
 */
record RunSummary(long positions, long searched, long solved, long refuted, long unknown, long refused, long badLines) {
    private static final int UNKNOWN = 0;
    private static final int REFUTED = 1;
    private static final int SOLVED = 2;

    /** @param before how many batches earlier runs had finished */
    static RunSummary of(
            JavaRDD<String> fens, long searched, ResultFolder folder, int before, Limits limits, long badLines) {
        String question = limits.question();
        JavaPairRDD<String, Integer> best = folder.lines(0)
                .map(JsonObject::read)
                .filter(result -> result.path("question").asText().equals(question))
                .mapToPair(result -> new Tuple2<>(result.path("fen").asText(), rank(result)))
                .reduceByKey(Math::max);
        Map<Integer, Long> counts = fens.mapToPair(fen -> new Tuple2<>(fen, true))
                .join(best)
                .map(pair -> pair._2._2)
                .countByValue();
        long refused = folder.lines(before)
                .filter(line -> JsonObject.read(line).has("refused"))
                .count();
        return new RunSummary(
                fens.count(),
                searched,
                counts.getOrDefault(SOLVED, 0L),
                counts.getOrDefault(REFUTED, 0L),
                counts.getOrDefault(UNKNOWN, 0L),
                refused,
                badLines);
    }

    String text() {
        return "solved " + solved + " of " + positions + ", " + refuted + " disproved, " + unknown
                + " open; searched in this run " + searched + ", proofs refused " + refused + ", bad lines "
                + badLines;
    }

    private static int rank(JsonNode result) {
        return switch (result.path("verdict").asText()) {
            case "solved" -> SOLVED;
            case "refuted" -> REFUTED;
            default -> UNKNOWN;
        };
    }
}
