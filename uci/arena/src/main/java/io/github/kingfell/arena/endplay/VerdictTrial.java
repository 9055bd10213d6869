package io.github.kingfell.arena.endplay;

import io.github.kingfell.arena.endplay.CriticalPositions.TrueValue;
import io.github.kingfell.arena.matecheck.ScoreLine;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.arena.peer.Reply;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.ExactValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Asks an engine for a move and a score in critical positions, and judges both by exact tables. Each position is a game
 * of its own.
 *
 * @param pace a limit for each move
 * @param positions of each ending, as many won as drawn
 */
public record VerdictTrial(EngineUnderTest engine, Pace pace, int positions, long seed) {
    /** The least score, in centipawns, that tells a won position from a drawn one. */
    static final int WON_SCORE = 100;

    /** The greatest score, in centipawns, of a drawn position that does not promise too much. */
    static final int DRAWN_SCORE = 150;

    /** A mate as a score. */
    static final int MATE = 100_000;

    /**
     * The answers in the positions of one ending and value.
     *
     * @param material the ending's name
     * @param asked number of positions; smaller than wanted where critical ones are rare
     * @param kept number of moves that keep the value
     * @param misjudged number of scores that do not fit: a win below {@value #WON_SCORE}, a draw beyond
     *     {@value #DRAWN_SCORE}
     * @param scores in centipawns for the side to move, {@link #MATE} or its negative for a mate, in order
     * @param failures FEN and move where the value was not kept
     */
    public record Answers(
            String material,
            TrueValue value,
            int asked,
            int kept,
            int misjudged,
            List<Integer> scores,
            List<String> failures) {
        /** Returns the median of {@link #scores}; 0 without positions. */
        int median() {
            List<Integer> sorted = scores.stream().sorted().toList();
            return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
        }
    }

    /**
     * Asks about one ending.
     *
     * @param truth exact values of the material and of all that comes from it
     * @param progress told the positions asked so far
     */
    public Answers ask(long material, TrueValue value, ExactValues truth, IntConsumer progress)
            throws InterruptedException {
        CriticalPositions critical = new CriticalPositions(truth, material);
        int kept = 0;
        int misjudged = 0;
        List<Integer> scores = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        for (Position position : critical.draw(value, positions, seed)) {
            engine.newGame();
            Reply reply = engine.think(Fen.format(position), List.of(), pace.limit());
            int move = UciMove.parse(reply.move(), position);
            if (move != Move.NONE && critical.keeps(position, move, value)) {
                kept++;
            } else {
                failures.add(Fen.format(position) + " " + reply.move());
            }
            int score = score(reply);
            misjudged += fits(value, score) ? 0 : 1;
            scores.add(score);
            progress.accept(scores.size());
        }
        return new Answers(
                MaterialKey.name(material), value, scores.size(), kept, misjudged, List.copyOf(scores), failures);
    }

    private static boolean fits(TrueValue value, int score) {
        return value == TrueValue.WON ? score >= WON_SCORE : Math.abs(score) <= DRAWN_SCORE;
    }

    /** Returns the last score of the best line in centipawns, 0 when the engine gives none. */
    private static int score(Reply reply) {
        return reply.lines().stream()
                .map(ScoreLine::parse)
                .flatMap(Optional::stream)
                .filter(line -> line.multiPv() == 1)
                .reduce((before, line) -> line)
                .map(line -> line.isMate() ? Integer.signum(line.value()) * MATE : line.value())
                .orElse(0);
    }
}
