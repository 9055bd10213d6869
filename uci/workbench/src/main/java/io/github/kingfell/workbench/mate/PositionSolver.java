package io.github.kingfell.workbench.mate;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.search.Interruption;
import java.io.Serializable;
import java.util.Optional;

/**
 * Answers positions one by one as {@code kingfell mate FILE --json} does, for callers that keep the list themselves.
 */
public final class PositionSolver implements AutoCloseable {
    private final MateSettings settings;
    private final ProverQuestion question;

    /**
     * The limits for one position.
     *
     * @param in the most moves, 0 for any number
     * @param seconds for each position
     * @param nodes 0 for no limit
     * @param hash megabytes for hash tables
     * @param first true to stop at the first proof
     */
    public record Limits(int in, double seconds, long nodes, int hash, boolean first) implements Serializable {
        /** Returns true when an earlier result answers the question, or was searched with limits as large as these. */
        public boolean areAnsweredBy(JsonNode result) {
            return settings().isAnsweredBy(result);
        }

        /** Returns the question, as results name it. */
        public String question() {
            return ProverQuestion.text(in);
        }

        private MateSettings settings() {
            TimedMateSearch.Shortening effort =
                    first ? TimedMateSearch.Shortening.FIRST_PROOF : TimedMateSearch.Shortening.SOME_SHORTENING;
            return new MateSettings(in, seconds, nodes, 1, hash, effort, new Interruption());
        }
    }

    /**
     * A result.
     *
     * @param json one line
     * @param mate the mate found, with its certificate
     */
    public record Solved(String json, Optional<MateCertificate> mate) {}

    /** @param engine closed by {@link #close} */
    public PositionSolver(Engine engine, Limits limits) {
        settings = limits.settings();
        question = new ProverQuestion(engine, settings);
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
