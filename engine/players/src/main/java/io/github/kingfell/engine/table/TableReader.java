package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import org.jspecify.annotations.Nullable;

/** Reads values out of a library. For one thread; allocates only where en passant is possible. */
final class TableReader implements TableProbe {
    private final TableLibrary library;
    private final int[] squares = new int[TableMaterial.MOST_MEN];

    /** The table used last, by the material it was used for. */
    private long material = -1;

    private @Nullable DtmTable table;

    TableReader(TableLibrary library) {
        this.library = library;
    }

    @Override
    public int plies(Position position) {
        if (!TableLibrary.covers(position)) {
            return UNKNOWN;
        }
        DtmTable found = tableOf(position.material());
        if (found == null) {
            return UNKNOWN;
        }
        int code = code(found, position);
        if (position.enPassant() != Square.NONE) {
            int taking = codeOfTaking(position);
            if (taking == PlyCode.UNUSED) {
                return UNKNOWN;
            }
            boolean otherMoves = hasOtherMove(position);
            code = otherMoves ? PlyCode.better(code, taking) : taking;
        }
        return code == PlyCode.DRAW ? DRAW : PlyCode.plies(code);
    }

    private @Nullable DtmTable tableOf(long key) {
        if (key != material || table == null) {
            material = key;
            table = library.existing(key);
        }
        return table;
    }

    /** The value without en passant. */
    private int code(DtmTable found, Position position) {
        boolean flipped = TableMaterial.stored(position.material()) != position.material();
        int man = 0;
        while (man < found.material.men) {
            int color = found.material.colors[man] ^ (flipped ? 1 : 0);
            for (long men = position.men(color, found.material.kinds[man]); men != 0; men = Bitboard.rest(men)) {
                int square = Bitboard.first(men);
                squares[man++] = flipped ? Square.flip(square) : square;
            }
        }
        return found.code(position.sideToMove() ^ (flipped ? 1 : 0), found.index.of(squares));
    }

    /** The value of the best capture en passant, {@link PlyCode#UNUSED} when its table is not there. */
    private int codeOfTaking(Position position) {
        Position copy = position.copy();
        MoveList moves = new MoveList();
        new MoveGenerator(copy).generate(copy, moves);
        int best = PlyCode.UNUSED;
        for (int i = 0; i < moves.size(); i++) {
            if (Move.kind(moves.get(i)) == Move.EN_PASSANT) {
                copy.make(moves.get(i));
                DtmTable next = library.existing(copy.material());
                if (next == null) {
                    return PlyCode.UNUSED;
                }
                int code = PlyCode.before(code(next, copy));
                best = best == PlyCode.UNUSED ? code : PlyCode.better(best, code);
                copy.unmake(moves.get(i));
            }
        }
        return best;
    }

    private static boolean hasOtherMove(Position position) {
        Position copy = position.copy();
        MoveList moves = new MoveList();
        new MoveGenerator(copy).generate(copy, moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Move.kind(moves.get(i)) != Move.EN_PASSANT) {
                return true;
            }
        }
        return false;
    }
}
