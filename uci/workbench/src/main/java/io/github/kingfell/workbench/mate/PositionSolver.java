package io.github.kingfell.workbench.mate;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import java.io.Serializable;
import java.util.Optional;

/**
 * Answers one position after the other as {@code kingfell mate FILE --json} does, for those who keep the list
 * themselves.
 */
public final class PositionSolver implements AutoCloseable {
    private final MateSettings settings;
    private final ProverQuestion question;

    /**
     * What a position may cost.
     *
     * @param in the most moves, 0 for any number
     * @param seconds for each position
     * @param nodes 0 for no limit
     * @param hash megabytes of tables
     * @param first true to stop at the first proof
     */
    public record Limits(int in, double seconds, long nodes, int hash, boolean first) implements Serializable {
        /** True when a search with these limits has nothing to add to an earlier result. */
        public boolean areAnsweredBy(JsonNode result) {
            return settings().isAnsweredBy(result);
        }

        /** The question, as results name it. */
        public String question() {
            return ProverQuestion.text(in);
        }

        private MateSettings settings() {
            TimedMateSearch.Effort effort =
                    first ? TimedMateSearch.Effort.FIRST_PROOF : TimedMateSearch.Effort.SOME_SHORTENING;
            return new MateSettings(in, seconds, nodes, 1, hash, effort);
        }
    }

    /**
     * A result.
     *
     * @param json one line
     * @param mate what was found
     */
    public record Solved(String json, Optional<MateCertificate> mate) {}

    /** @param engine closed in the end */
    public PositionSolver(Engine engine, Limits limits) {
        settings = limits.settings();
        question = new ProverQuestion(engine, settings, null);
    }

    /** @param number of the line in the list */
    public Solved solve(int number, Epd line) throws InterruptedException {
        MateAnswer answer = question.answer(line);
        String json = answer.json(MateList.head(number, line, question.text()), settings.json());
        return new Solved(json, question.last());
    }

    @Override
    public void close() {
        question.close();
    }
}
