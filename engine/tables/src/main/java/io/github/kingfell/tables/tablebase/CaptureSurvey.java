package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.Signature;

/** Finds the best capture of a placement, by tables of fewer men in memory. One instance for each thread. */
@Hot
public final class CaptureSurvey {
    private final PlacedPieces pieces;
    private final Signature signature;
    private final Successors successors;
    private final int[] scratch = new int[Signature.MOST_PIECES];

    /** @param smaller makes the tables after captures, if they are missing */
    public CaptureSurvey(Signature signature, BuiltTables smaller) {
        this.signature = signature;
        pieces = new PlacedPieces(signature);
        successors = Successors.ofCaptures(
                signature, key -> smaller.table(key, 1, (name, part, plies) -> {}, () -> false).values);
    }

    /**
     * Returns the value of the best legal capture as {@link ExactValues#plies}, or of any that wins;
     * {@link ExactValues#UNKNOWN} where there is none. En passant is left aside.
     *
     * @param squares of a position: the other side is not in check
     */
    public int best(int[] squares, int sideToMove) {
        System.arraycopy(squares, 0, pieces.squares, 0, pieces.squares.length);
        pieces.look(sideToMove);
        long enemies = 0;
        for (int man = 0; man < signature.pieceCount; man++) {
            enemies |= signature.colors[man] == sideToMove ? 0 : 1L << squares[man];
        }
        boolean found = false;
        int best = 0;
        for (int man = 0; man < signature.pieceCount; man++) {
            long targets = signature.colors[man] == sideToMove ? pieces.targets(man) & enemies : 0;
            for (long rest = targets; rest != 0; rest = Bitboard.rest(rest)) {
                int code = after(man, Bitboard.first(rest), sideToMove);
                best = found ? MoveCode.better(best, code) : code;
                found = true;
                if (best > MoveCode.DRAW) {
                    return MoveCode.plies(best);
                }
            }
        }
        return !found ? ExactValues.UNKNOWN : best == MoveCode.DRAW ? ExactValues.DRAW : MoveCode.plies(best);
    }

    private int after(int man, int to, int us) {
        int captured = pieces.pieceOn(to);
        int from = pieces.squares[man];
        pieces.squares[captured] = Signature.NONE;
        pieces.squares[man] = to;
        int best = MoveCode.MATED;
        if (signature.isPawn(man) && (to >> 3) % 7 == 0) {
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                best = MoveCode.better(best, code(captured, man, kind, us));
            }
        } else {
            best = code(captured, Signature.NONE, Piece.NONE, us);
        }
        pieces.squares[man] = from;
        pieces.squares[captured] = to;
        return best;
    }

    private int code(int captured, int promoted, int kind, int us) {
        return MoveCode.before(successors.of(captured, promoted, kind).code(pieces.squares, us ^ 1, scratch));
    }
}
