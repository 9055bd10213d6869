package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.index.Signature;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * All transitions out of one slice: by captures, by promotions, and by pawn moves to another slice of the same table.
 */
final class Successors {
    /** By captured piece plus one, promoting pawn plus one, and kind; null where impossible. */
    private final @Nullable Successor[] successors;

    private final int pieceCount;

    /** @param tables returns the table of a stored material, this one included */
    Successors(Signature signature, LongFunction<LoadedTable> tables) {
        this(signature, Signature.NONE, tables);
    }

    /** Returns the transitions by captures alone. */
    static Successors ofCaptures(Signature signature, LongFunction<LoadedTable> tables) {
        return new Successors(signature, 0, tables);
    }

    private Successors(Signature signature, int firstCaptured, LongFunction<LoadedTable> tables) {
        pieceCount = signature.pieceCount;
        successors = new Successor[(pieceCount + 1) * (pieceCount + 1) * Piece.KING];
        for (int captured = firstCaptured; captured < pieceCount; captured++) {
            if (captured == 0 || captured == 1) {
                continue;
            }
            put(signature, captured, Signature.NONE, Piece.NONE, tables);
            for (int piece = signature.firstPawn; piece < pieceCount; piece++) {
                for (int kind = Piece.KNIGHT; piece != captured && kind <= Piece.QUEEN; kind++) {
                    put(signature, captured, piece, kind, tables);
                }
            }
        }
    }

    private void put(Signature from, int captured, int promoted, int kind, LongFunction<LoadedTable> tables) {
        LoadedTable table = tables.apply(MaterialKey.strongerWhite(from.after(captured, promoted, kind)));
        successors[at(captured, promoted, kind)] = new Successor(from, captured, promoted, kind, table);
    }

    /**
     * @param captured the captured piece, {@link Signature#NONE} for none
     * @param promoted the pawn that promotes, {@link Signature#NONE} for none
     * @param kind what it promotes to, {@link Piece#NONE} for nothing
     */
    Successor of(int captured, int promoted, int kind) {
        Successor successor = successors[at(captured, promoted, kind)];
        if (successor == null) {
            throw new IllegalArgumentException("piece " + promoted + " takes piece " + captured);
        }
        return successor;
    }

    private int at(int captured, int promoted, int kind) {
        return ((captured + 1) * (pieceCount + 1) + promoted + 1) * Piece.KING + kind;
    }
}
