package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Checks a fortress by the rules of chess alone: from the position given, every legal move of the attacker is answered
 * by one move of the defender, and the positions that arise are finally the same again, the attacker is left with a
 * bare king, or the defender is stalemated. Where the claim is wrong, some position has no answer.
 */
public final class FortressCheck {
    private final Fortress fortress;
    private final int most;
    private final Set<Placement> seen = new HashSet<>();
    private final Deque<Placement> open = new ArrayDeque<>();

    /**
     * The men of a position with the attacker to move.
     *
     * @param men sets of squares, by colour and kind
     */
    private record Placement(List<Long> men, int sideToMove) {
        static Placement of(Position position) {
            List<Long> men = new ArrayList<>();
            for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                men.add(position.pieces(Color.WHITE, kind));
                men.add(position.pieces(Color.BLACK, kind));
            }
            return new Placement(List.copyOf(men), position.sideToMove());
        }

        Position position() {
            PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
            for (int i = 0; i < men.size(); i++) {
                for (long rest = men.get(i); rest != 0; rest = Bitboard.rest(rest)) {
                    builder.put(Bitboard.first(rest), Piece.of(i & 1, Piece.PAWN + i / 2));
                }
            }
            try {
                return builder.build();
            } catch (IllegalPositionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private FortressCheck(Fortress fortress, int most) {
        this.fortress = fortress;
        this.most = most;
    }

    /**
     * Checks a fortress.
     *
     * @param most the most positions with the attacker to move
     * @return their number; empty where the check fails, or is not finished with so many positions
     */
    public static OptionalInt check(Position root, Fortress fortress, int most) {
        return new FortressCheck(fortress, most).check(root.copy());
    }

    private OptionalInt check(Position root) {
        boolean begins = root.sideToMove() == fortress.defender() ? answer(root) : isHeld(root);
        if (!begins) {
            return OptionalInt.empty();
        }
        if (root.sideToMove() != fortress.defender()) {
            add(root);
        }
        while (!open.isEmpty()) {
            Position position = open.pop().position();
            if (seen.size() > most) {
                return OptionalInt.empty();
            }
            for (int move : MoveList.legal(position).toArray()) {
                position.make(move);
                boolean answered = answer(position);
                position.unmake(move);
                if (!answered) {
                    return OptionalInt.empty();
                }
            }
        }
        return OptionalInt.of(seen.size());
    }

    /** Finds the defender's answer, rather one to a position seen before; returns false where there is none. */
    private boolean answer(Position position) {
        int found = Move.NONE;
        int[] moves = MoveList.legal(position).toArray();
        if (moves.length == 0) {
            return !position.inCheck();
        }
        for (int move : moves) {
            position.make(move);
            boolean held = isHeld(position);
            boolean known = held && seen.contains(Placement.of(position));
            position.unmake(move);
            if (known) {
                return true;
            }
            found = held && found == Move.NONE ? move : found;
        }
        if (found == Move.NONE) {
            return false;
        }
        position.make(found);
        add(position);
        position.unmake(found);
        return true;
    }

    private void add(Position position) {
        Placement placement = Placement.of(position);
        if (!isBareKing(position) && seen.add(placement)) {
            open.push(placement);
        }
    }

    private boolean isBareKing(Position position) {
        int attacker = Color.opponent(fortress.defender());
        return position.color(attacker) == position.pieces(attacker, Piece.KING);
    }

    /** Returns whether a position with the attacker to move is claimed to be held. */
    private boolean isHeld(Position position) {
        return isBareKing(position) || fortress.holds(position);
    }
}
