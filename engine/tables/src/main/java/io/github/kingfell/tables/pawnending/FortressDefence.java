package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import io.github.kingfell.rules.check.DefenceProof;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Plays a fortress out, by the rules of chess: from the position given, every legal move of the attacker is answered by
 * one move of the defender, until the positions are the same again, the attacker can mate no more, or the defender is
 * stalemated. What arises is the proof that the attacker never mates.
 */
public final class FortressDefence {
    private final Fortress fortress;
    private final int most;
    private final BooleanSupplier cancelled;
    private final Set<StoredPosition> seen = new LinkedHashSet<>();
    private final Deque<StoredPosition> open = new ArrayDeque<>();

    /** The squares of the defender's men in the positions seen. */
    private final Set<Long> places = new HashSet<>();

    private FortressDefence(Fortress fortress, int most, BooleanSupplier cancelled) {
        this.fortress = fortress;
        this.most = most;
        this.cancelled = cancelled;
    }

    /**
     * Proves that the defender holds a fortress.
     *
     * @param most the most positions with the attacker to move
     * @param cancelled asked at each of them; true ends the work
     * @return empty where some position has no answer, there are more positions, or the work was cancelled
     */
    public static Optional<DefenceProof> prove(Position root, Fortress fortress, int most, BooleanSupplier cancelled) {
        return new FortressDefence(fortress, most, cancelled).prove(root.copy());
    }

    private Optional<DefenceProof> prove(Position root) {
        boolean begins = root.sideToMove() == fortress.defender() ? answer(root) : isHeld(root);
        if (!begins) {
            return Optional.empty();
        }
        if (root.sideToMove() != fortress.defender()) {
            add(root);
        }
        while (!open.isEmpty()) {
            if (seen.size() > most || cancelled.getAsBoolean()) {
                return Optional.empty();
            }
            Position position = open.pop().position();
            for (int move : MoveList.legal(position).toArray()) {
                position.make(move);
                boolean answered = answer(position);
                position.unmake(move);
                if (!answered) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(new DefenceProof(Color.opponent(fortress.defender()), List.copyOf(seen)));
    }

    /**
     * Finds the defender's answer; returns false where there is none. Best is one after which nothing needs to follow,
     * or a position seen before; then one with fewer men of the attacker, and with the own men where they were seen.
     */
    private boolean answer(Position position) {
        int best = Move.NONE;
        int least = Integer.MAX_VALUE;
        int[] moves = MoveList.legal(position).toArray();
        if (moves.length == 0) {
            return !position.inCheck();
        }
        for (int move : moves) {
            position.make(move);
            int rank = rank(position);
            position.unmake(move);
            if (rank < least) {
                least = rank;
                best = move;
            }
        }
        if (best == Move.NONE) {
            return false;
        }
        position.make(best);
        add(position);
        position.unmake(best);
        return true;
    }

    private int rank(Position position) {
        if (!isHeld(position)) {
            return Integer.MAX_VALUE;
        }
        if (isOver(position) || seen.contains(StoredPosition.of(position))) {
            return 0;
        }
        int men = Bitboard.count(position.color(Color.opponent(fortress.defender())));
        return 2 * men + (places.contains(position.color(fortress.defender())) ? 0 : 1);
    }

    private void add(Position position) {
        StoredPosition stored = StoredPosition.of(position);
        if (!isOver(position) && seen.add(stored)) {
            open.push(stored);
            places.add(position.color(fortress.defender()));
        }
    }

    private boolean isOver(Position position) {
        int attacker = Color.opponent(fortress.defender());
        return position.color(attacker) == position.pieces(attacker, Piece.KING) || position.isInsufficientMaterial();
    }

    /** Returns whether a position with the attacker to move is claimed to be held. */
    private boolean isHeld(Position position) {
        return isOver(position) || fortress.holds(position);
    }
}
