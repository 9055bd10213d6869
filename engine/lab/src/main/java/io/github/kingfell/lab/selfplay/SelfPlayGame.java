package io.github.kingfell.lab.selfplay;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.function.Consumer;

/** A game that alpha-beta played against itself: every move, and the score of the search before it. */
public final class SelfPlayGame {
    /** The score of every mate, for White; lower scores are centipawns. */
    static final int MATE = 32_000;

    private final long number;
    private final String start;
    private final double result;
    private final int[] moves;
    private final int[] scores;

    /**
     * @param number identifies the game
     * @param start FEN of the first position
     * @param result for White: 1, 0.5 or 0
     * @param moves as {@link Move} encodes them
     * @param scores for White, one before each move
     */
    SelfPlayGame(long number, String start, double result, int[] moves, int[] scores) {
        this.number = number;
        this.start = start;
        this.result = result;
        this.moves = moves.clone();
        this.scores = scores.clone();
        if (moves.length != scores.length) {
            throw new IllegalArgumentException(moves.length + " moves, " + scores.length + " scores");
        }
    }

    /** Returns the number that identifies the game. */
    public long number() {
        return number;
    }

    /** Returns the FEN of the first position. */
    public String start() {
        return start;
    }

    /** Returns the result for White: 1, 0.5 or 0. */
    public double result() {
        return result;
    }

    /** Returns the length in plies. */
    public int plies() {
        return moves.length;
    }

    int move(int ply) {
        return moves[ply];
    }

    int score(int ply) {
        return scores[ply];
    }

    /**
     * Visits the quiet positions: not in check, the move played is neither a capture nor a promotion, and the score is
     * no mate.
     *
     * @throws NotationException when the start is no position or a move is not legal
     */
    public void forEachQuiet(Consumer<LabelledPosition> taker) throws NotationException {
        Position position = Fen.parse(start);
        MoveGenerator generator = new MoveGenerator(position);
        for (int ply = 0; ply < moves.length; ply++) {
            int move = moves[ply];
            if (!generator.isLegal(position, move)) {
                throw new NotationException("game " + number + ", half move " + (ply + 1) + ": not a legal move");
            }
            boolean noisy = Move.isPromotion(move) || position.isCapture(move) || position.inCheck();
            if (!noisy && Math.abs(scores[ply]) < MATE) {
                taker.accept(new LabelledPosition(position, scores[ply], result, number));
            }
            position.make(move);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SelfPlayGame game
                && number == game.number
                && start.equals(game.start)
                && result == game.result
                && Arrays.equals(moves, game.moves)
                && Arrays.equals(scores, game.scores);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(number);
    }
}
