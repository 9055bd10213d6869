package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.Signature;
import java.util.Arrays;
import java.util.Optional;

/**
 * A placement of all pieces of a table, with the values for both sides to move. A {@link TableScan} shows placements
 * one after another in the same object. White is the stronger side. No capture en passant is open.
 */
public final class Placement {
    final PlacedPieces pieces;

    /** By side to move: plies, or a mark that it is no position. */
    private final int[] plies = new int[2];

    private int weight;
    private long ordinal;

    Placement(Signature signature) {
        pieces = new PlacedPieces(signature);
    }

    /**
     * Sets the pieces as a number of a table has them.
     *
     * @return whether the number stands for a placement: no two pieces share a square, and no other number stands for
     *     its reflection
     */
    boolean place(WholeTable table, int slice, int number) {
        table.pawns().place(slice, pieces.squares);
        table.index().place(number, pieces.squares);
        if (!pieces.arePossible()
                || table.index().of(pieces.squares) != number
                || table.pawns().isItsOwnReflection(slice) && Square.file(pieces.squares[Color.WHITE]) > 3) {
            return false;
        }
        ordinal = (long) slice * table.index().size() + number;
        Arrays.fill(plies, ExactValues.UNKNOWN);
        boolean hasPawns = pieces.signature.pawns() > 0;
        weight = hasPawns ? 2 : table.index().isItsOwnReflection(pieces.squares) ? 4 : 8;
        return true;
    }

    /** Returns the pieces of a colour and kind, as a set of squares. */
    public long pieces(int color, int kind) {
        long squares = 0;
        for (int piece = 0; piece < pieces.signature.pieceCount; piece++) {
            if (pieces.signature.colors[piece] == color && pieces.signature.kinds[piece] == kind) {
                squares |= 1L << pieces.squares[piece];
            }
        }
        return squares;
    }

    /** Sets the value with a side to move, where that is a position. */
    void set(int sideToMove, int code) {
        boolean isPosition = !pieces.isChecked(sideToMove ^ 1);
        plies[sideToMove] =
                !isPosition ? ExactValues.UNKNOWN : code == MoveCode.DRAW ? ExactValues.DRAW : MoveCode.plies(code);
    }

    /**
     * Returns the value as {@link ExactValues#plies}; {@link ExactValues#UNKNOWN} where the other side would be in
     * check.
     */
    public int plies(int sideToMove) {
        return plies[sideToMove];
    }

    /** Returns how many placements of the board it stands for, reflections included: 8, 4 or 2. */
    public int weight() {
        return weight;
    }

    /** Returns a unique number of the placement, the same in every scan. */
    public long ordinal() {
        return ordinal;
    }

    /**
     * Returns the file of the first pawn, White's before Black's, or of its reflection: 0 for a to 3 for d; -1 without
     * pawns.
     */
    public int pawnFile() {
        if (pieces.signature.pawns() == 0) {
            return -1;
        }
        int file = Square.file(pieces.squares[pieces.signature.firstPawn]);
        return Math.min(file, 7 - file);
    }

    /** Returns the position, empty where the other side would be in check. */
    public Optional<Position> position(int sideToMove) {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int piece = 0; piece < pieces.signature.pieceCount; piece++) {
            builder.put(pieces.squares[piece], Piece.of(pieces.signature.colors[piece], pieces.signature.kinds[piece]));
        }
        try {
            return Optional.of(builder.build());
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the outcome for White, whichever side is to move.
     *
     * @return 1 won, 0 drawn, -1 lost
     */
    public int outcomeForWhite(int sideToMove) {
        int value = plies[sideToMove];
        if (value < 0) {
            return 0;
        }
        boolean moverWins = value % 2 == 1;
        return moverWins == (sideToMove == Color.WHITE) ? 1 : -1;
    }
}
