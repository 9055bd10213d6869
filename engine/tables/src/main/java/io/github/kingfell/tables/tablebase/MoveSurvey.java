package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.index.Signature;

/**
 * Surveys the legal moves of a side: the best value of those that leave the slice, and the number of those that stay.
 * One instance for each thread.
 */
@Hot
final class MoveSurvey {
    private final PlacedPieces pieces;
    private final int[] squares;
    private final Signature signature;
    private final Successors successors;

    /** The board after a double step. */
    private final PlacedPieces after;

    private final int[] scratch = new int[Signature.MOST_PIECES];

    private int staying;
    private int leaving;
    private boolean winsBeyond;
    private int best;

    MoveSurvey(PlacedPieces pieces, Successors successors) {
        this.pieces = pieces;
        this.successors = successors;
        after = new PlacedPieces(pieces.signature);
        squares = pieces.squares;
        signature = pieces.signature;
    }

    /** Looks at the moves of a side whose opponent is not in check. */
    void look(int us) {
        pieces.look(us);
        staying = 0;
        leaving = 0;
        winsBeyond = false;
        long occupied = pieces.lookedAt();
        for (int piece = 0; piece < signature.pieceCount; piece++) {
            if (signature.colors[piece] == us) {
                long targets = pieces.targets(piece);
                long out = signature.isPawn(piece) ? targets : targets & occupied;
                staying += Long.bitCount(targets & ~out);
                leave(us, piece, out, occupied);
            }
        }
    }

    private void leave(int us, int piece, long targets, long occupied) {
        int from = squares[piece];
        for (long rest = targets; rest != 0; rest = Bitboard.rest(rest)) {
            int to = Bitboard.first(rest);
            int captured = (occupied >>> to & 1) == 0 ? Signature.NONE : pieces.pieceOn(to);
            if (captured != Signature.NONE) {
                squares[captured] = Signature.NONE;
            }
            squares[piece] = to;
            if (signature.isPawn(piece) && (to >> 3) % 7 == 0) {
                for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                    count(successors.of(captured, piece, kind).code(squares, us ^ 1, scratch));
                }
            } else {
                int code = successors.of(captured, Signature.NONE, Piece.NONE).code(squares, us ^ 1, scratch);
                boolean twice = signature.isPawn(piece) && Math.abs(to - from) == 16;
                count(twice ? afterDoubleStep(us, piece, code) : code);
            }
            squares[piece] = from;
            if (captured != Signature.NONE) {
                squares[captured] = to;
            }
        }
    }

    /** @param code the value for the opponent */
    private void count(int code) {
        boolean isBeyond = MoveCode.isBeforeBeyond(code);
        winsBeyond |= isBeyond;
        int value = isBeyond ? MoveCode.DRAW : MoveCode.before(code);
        best = leaving == 0 ? value : MoveCode.better(best, value);
        leaving++;
    }

    /** Returns the value for the opponent where he may capture en passant the pawn that has just made a double step. */
    private int afterDoubleStep(int us, int pawn, int code) {
        int there = squares[pawn];
        int passed = there - Color.forward(us);
        long takers = Attacks.pawn(us, passed);
        boolean taken = false;
        int taking = 0;
        for (int taker = signature.firstPawn; taker < signature.pieceCount; taker++) {
            int from = squares[taker];
            if (signature.colors[taker] != us && from != Signature.NONE && (takers >>> from & 1) != 0) {
                squares[pawn] = Signature.NONE;
                squares[taker] = passed;
                if (!pieces.isChecked(us ^ 1)) {
                    Successor left = successors.of(pawn, Signature.NONE, Piece.NONE);
                    int value = MoveCode.before(left.code(squares, us, scratch));
                    taking = taken ? MoveCode.better(taking, value) : value;
                    taken = true;
                }
                squares[taker] = from;
                squares[pawn] = there;
            }
        }
        if (!taken) {
            return code;
        }
        return code == MoveCode.DRAW && isStuck(us ^ 1) ? taking : MoveCode.better(code, taking);
    }

    /** Returns true when a side has no legal move but en passant. */
    private boolean isStuck(int side) {
        System.arraycopy(squares, 0, after.squares, 0, squares.length);
        after.look(side);
        return !after.canMove();
    }

    /**
     * Returns true when a move out of the slice wins too slowly to be stored; {@link #best} treats it as a draw. That
     * does not matter where another move wins more quickly.
     */
    boolean winsBeyond() {
        return winsBeyond;
    }

    /** Returns how many moves stay in the slice. */
    int staying() {
        return staying;
    }

    /** Returns true when some move leaves the slice. */
    boolean leaves() {
        return leaving > 0;
    }

    /** Returns the best value of the moves that leave; undefined when there is none. */
    int best() {
        return best;
    }

    /** Returns true when the side looked at is in check. */
    boolean inCheck() {
        return pieces.inCheck();
    }
}
