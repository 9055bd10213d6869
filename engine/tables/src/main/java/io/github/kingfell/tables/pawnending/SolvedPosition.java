package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.ExactValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position of a solved pawn ending with its moves.
 *
 * @param value for the side to move
 * @param waiting the value if the other side were to move, seen by the side that is to move now; unknown in check
 * @param moves the legal moves with their values
 */
public record SolvedPosition(EndingValue value, EndingValue waiting, List<SolvedMove> moves) {
    public SolvedPosition {
        moves = List.copyOf(moves);
    }

    /**
     * Returns a position with its moves; empty where it is not solved.
     *
     * @param exact asked after promotions that leave few men
     */
    public static Optional<SolvedPosition> of(Position position, PawnEndings solved, ExactValues exact) {
        if (!PawnEndings.isPawnEnding(position) || !solved.covers(position)) {
            return Optional.empty();
        }
        Position root = position.copy();
        List<SolvedMove> moves = new ArrayList<>();
        short[] lower = solved.rounds(root, false);
        short[] upper = solved.rounds(root, true);
        for (int move : MoveList.legal(root).toArray()) {
            EndingValue value;
            int rounds = 0;
            if (Move.isPromotion(move)) {
                value = promotion(root, move, solved, exact);
            } else {
                boolean stays = !root.isZeroing(move);
                root.make(move);
                value = value(root, solved).opposite();
                boolean whiteWins = (value.least() > 0) != (root.sideToMove() == Color.WHITE);
                rounds = stays && value.isExact() && value.least() != 0 ? round(whiteWins ? lower : upper, root) : 0;
                root.unmake(move);
            }
            moves.add(new SolvedMove(move, value, rounds));
        }
        return Optional.of(new SolvedPosition(value(root, solved), waiting(root, solved), moves));
    }

    /** Returns what is known of a pawn ending for the side to move; nothing where it is not solved. */
    public static EndingValue value(Position position, PawnEndings solved) {
        EndingValue without = solved.valueWithoutEnPassant(position);
        if (position.enPassant() == Square.NONE) {
            return without;
        }
        boolean others = false;
        EndingValue best = new EndingValue(-1, -1);
        Position copy = position.copy();
        for (int move : MoveList.legal(copy).toArray()) {
            if (Move.kind(move) == Move.EN_PASSANT) {
                copy.make(move);
                best = best.orBetter(value(copy, solved).opposite());
                copy.unmake(move);
            } else {
                others = true;
            }
        }
        return others ? best.orBetter(without) : best;
    }

    private static int round(short[] rounds, Position position) {
        return rounds[position.sideToMove() << 12 | position.king(Color.BLACK) << 6 | position.king(Color.WHITE)];
    }

    private static EndingValue promotion(Position root, int move, PawnEndings solved, ExactValues exact) {
        if (Bitboard.count(root.occupied()) <= ExactValues.MOST_SHIPPED) {
            root.make(move);
            int plies = exact.plies(root);
            root.unmake(move);
            if (plies != ExactValues.UNKNOWN) {
                int value = plies == ExactValues.DRAW ? 0 : plies % 2 == 0 ? 1 : -1;
                return new EndingValue(value, value);
            }
        }
        EndingValue best = solved.promotion(root, Move.to(move));
        // What is certainly won is won by a queen; what bounds the value from above bounds every new piece.
        return Move.promotedTo(move) == Piece.QUEEN ? best : new EndingValue(-1, best.most());
    }

    private static EndingValue waiting(Position root, PawnEndings solved) {
        if (root.inCheck() || root.enPassant() != Square.NONE) {
            return EndingValue.UNKNOWN;
        }
        root.makeNull();
        EndingValue value = value(root, solved).opposite();
        root.unmakeNull();
        return value;
    }
}
