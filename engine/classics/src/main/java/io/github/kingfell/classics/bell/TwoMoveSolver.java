package io.github.kingfell.classics.bell;

import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Bell's solver of mates in two (1972, appendix 1). It tries White's moves one after another. A move is a key when,
 * whatever Black replies, White can give check on the second move and capture the king on the third. The solver does
 * not stop at the first key, because a second one is a cook (1973).
 *
 * <p>One point is ours, not Bell's: a first move that stalemates Black is no key. The published program accepts it,
 * because it only tests for a check at the second move.
 */
public final class TwoMoveSolver {
    private enum Outcome {
        SUCCEEDS,
        FAILS,
        ILLEGAL
    }

    private final Position position;
    private final BellBoard board;
    private final Ply w1;
    private final Ply b1;
    private final Ply w2;
    private final Ply check;
    private final Ply b2;
    private final Ply w3;
    private final List<BellMove> refutations = new ArrayList<>();

    /** @param position the side to move mates; castling rights and en passant are ignored */
    public TwoMoveSolver(Position position, Reordering reordering) {
        this.position = position;
        board = BellBoard.of(position);
        w1 = new Ply(Level.W1, board, Reordering.NONE);
        b1 = new Ply(Level.B1, board, reordering);
        w2 = new Ply(Level.W2, board, reordering);
        check = new Ply(Level.CHECK, board, reordering);
        b2 = new Ply(Level.B2, board, reordering);
        w3 = new Ply(Level.W3, board, reordering);
    }

    /** Tries every first move. Must be called only once. */
    public TwoMoveSolution solve() {
        List<Integer> keys = new ArrayList<>();
        List<Integer> stalemates = new ArrayList<>();
        w1.open();
        while (w1.next()) {
            w1.make();
            Outcome outcome = firstMove();
            boolean replies = outcome == Outcome.SUCCEEDS && (hasReply() || whiteChecks());
            w1.unmake();
            if (outcome == Outcome.SUCCEEDS) {
                (replies ? keys : stalemates).add(board.outside(position, w1.move()));
            } else if (outcome == Outcome.ILLEGAL) {
                w1.wasIllegal();
            }
        }
        List<LevelCount> counts =
                Stream.of(w1, b1, w2, check, b2, w3).map(Ply::count).toList();
        return new TwoMoveSolution(keys, stalemates, counts, refutations);
    }

    /** Tests a first move of White; it succeeds when no reply of Black refutes it. */
    private Outcome firstMove() {
        b1.open();
        while (b1.next()) {
            b1.make();
            Outcome outcome = secondMoves();
            b1.unmake();
            if (outcome == Outcome.FAILS) {
                b1.succeeded();
                refutations.add(b1.move());
                return Outcome.FAILS;
            } else if (outcome == Outcome.ILLEGAL) {
                b1.wasIllegal();
            }
        }
        return b1.isCutOff() ? Outcome.ILLEGAL : Outcome.SUCCEEDS;
    }

    /** Tries White's second moves; White succeeds when one of them mates. */
    private Outcome secondMoves() {
        w2.open();
        while (w2.next()) {
            w2.make();
            Outcome outcome = secondMove();
            w2.unmake();
            if (outcome == Outcome.SUCCEEDS) {
                w2.succeeded();
                return Outcome.SUCCEEDS;
            } else if (outcome == Outcome.ILLEGAL) {
                w2.wasIllegal();
            }
        }
        return w2.isCutOff() ? Outcome.ILLEGAL : Outcome.FAILS;
    }

    /**
     * Tests a second move; it mates when it gives check and no reply saves the king. Black's replies are listed before
     * the check is tested.
     */
    private Outcome secondMove() {
        b2.open();
        if (b2.isCutOff()) {
            return Outcome.ILLEGAL;
        }
        if (!check.takesKing()) {
            return Outcome.FAILS;
        }
        w3.prefer(check.captor());
        while (b2.next()) {
            b2.make();
            boolean taken = w3.takesKing();
            b2.unmake();
            if (!taken) {
                b2.succeeded();
                return Outcome.FAILS;
            }
            b2.wasIllegal();
        }
        return b2.isCutOff() ? Outcome.ILLEGAL : Outcome.SUCCEEDS;
    }

    /** Returns whether Black has a legal reply. This is not part of Bell's program and is not counted. */
    private boolean hasReply() {
        Ply replies = new Ply(Level.B1, board, Reordering.NONE);
        Ply capture = new Ply(Level.W2, board, Reordering.NONE);
        replies.open();
        while (replies.next()) {
            replies.make();
            boolean taken = capture.takesKing();
            replies.unmake();
            if (!taken) {
                return true;
            }
        }
        return false;
    }

    private boolean whiteChecks() {
        return new Ply(Level.CHECK, board, Reordering.NONE).takesKing();
    }
}
