package io.github.kingfell.book.kqkr;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The promises and the moves of KQKR. A code has six bits each, from the low end, for white king, queen, black king,
 * rook; then a bit for Black to move. A rook on the square of a white piece has been captured: then nothing is left to
 * do.
 */
final class KqkrSchedule implements Schedule {
    private static final int SQUARE = 63;
    private static final int BLACK_TO_MOVE = 1 << 24;
    private static final int ALL = 127;

    /** Moves to mate after the rook has been captured: the longest that the book of KQK needs. */
    private static final int WITHOUT_ROOK = 17;

    /**
     * By q: the promise plus one, 0 when unknown; the high bit marks a lower bound. An entry is one byte, so threads
     * never see half of it.
     */
    private final byte[] known = new byte[BLACK_TO_MOVE];

    private static int wk(int x) {
        return x & SQUARE;
    }

    private static int queen(int x) {
        return x >>> 6 & SQUARE;
    }

    private static int bk(int x) {
        return x >>> 12 & SQUARE;
    }

    private static int rook(int x) {
        return x >>> 18 & SQUARE;
    }

    private static boolean isTaken(int x) {
        return rook(x) == queen(x) || rook(x) == wk(x);
    }

    @Override
    public int code(Position x) {
        int queen = Bitboard.first(x.pieces(Color.WHITE, Piece.QUEEN));
        long rooks = x.pieces(Color.BLACK, Piece.ROOK);
        int rook = rooks == 0 ? queen : Bitboard.first(rooks);
        int squares = x.king(Color.WHITE) | queen << 6 | x.king(Color.BLACK) << 12 | rook << 18;
        return x.sideToMove() == Color.BLACK ? squares | BLACK_TO_MOVE : squares;
    }

    @Override
    public void generate(int x, MoveList moves) {
        moves.clear();
        int wk = wk(x);
        int queen = queen(x);
        int bk = bk(x);
        int rook = rook(x);
        if ((x & BLACK_TO_MOVE) != 0) {
            moves.addAll(bk, QueenAgainstRook.kingReplies(wk, queen, bk, rook));
            moves.addAll(rook, QueenAgainstRook.rookReplies(wk, queen, bk, rook));
            return;
        }
        moves.addAll(wk, QueenAgainstRook.kingMoves(wk, queen, bk, rook) | kingTakes(wk, bk, rook));
        moves.addAll(queen, QueenAgainstRook.queenMoves(wk, queen, bk, rook) | queenTakes(wk, queen, bk, rook));
    }

    /** The rook's square when the king can capture him. */
    private static long kingTakes(int wk, int bk, int rook) {
        return Attacks.king(wk) & ~Attacks.king(bk) & Bitboard.of(rook);
    }

    private static long queenTakes(int wk, int queen, int bk, int rook) {
        return Attacks.queen(queen, Bitboard.of(wk) | Bitboard.of(bk) | Bitboard.of(rook)) & Bitboard.of(rook);
    }

    @Override
    public int after(int x, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int shift = from == wk(x) ? 0 : from == queen(x) ? 6 : from == bk(x) ? 12 : 18;
        return (x & ~(SQUARE << shift) | to << shift) ^ BLACK_TO_MOVE;
    }

    @Override
    public int kingsApart(int x) {
        return Square.distance(wk(x), bk(x));
    }

    @Override
    public int promise(int x) {
        int promised;
        if ((x & BLACK_TO_MOVE) != 0) {
            promised = ofBlack(x, ALL);
        } else if (isTaken(x)) {
            promised = 0;
        } else {
            boolean falls = QueenAgainstRook.rookFalls(wk(x), queen(x), bk(x), rook(x));
            promised = falls ? 1 : Drive.ofSituation(wk(x), queen(x), bk(x), rook(x));
        }
        if (promised >= Drive.NEVER) {
            return Endgame.NO_GUARANTEE;
        }
        boolean mate = promised == 0 && !isTaken(x);
        return mate ? 0 : promised + WITHOUT_ROOK;
    }

    /** The number of moves until the rook is captured; 0 also at mate. */
    private int ofBlack(int q, int enough) {
        int place = q & BLACK_TO_MOVE - 1;
        int entry = known[place];
        int bound = (entry & ALL) - 1;
        if (entry > 0 || entry < 0 && bound > enough) {
            return bound;
        }
        int promised;
        if (isTaken(q)) {
            promised = isKept(wk(q), queen(q), bk(q)) ? 0 : Drive.NEVER;
        } else {
            promised = Drive.ofBlack(wk(q), queen(q), bk(q), rook(q), enough);
        }
        // After an early exit the known value is only a bound.
        known[place] = (byte) (promised + 1 | (promised > enough && promised < Drive.NEVER ? 128 : 0));
        return promised;
    }

    /** True when the bare king can neither capture the queen nor is stalemated. */
    private static boolean isKept(int wk, int queen, int bk) {
        long guarded = Attacks.king(wk) | Attacks.queen(queen, Bitboard.of(wk));
        long steps = Attacks.king(bk) & ~guarded;
        return steps == 0 ? Bitboard.contains(guarded, bk) : !Bitboard.contains(steps, queen);
    }

    @Override
    public boolean mayPromise(int p, int most) {
        int wk = wk(p);
        int queen = queen(p);
        int bk = bk(p);
        int rook = rook(p);
        if (most >= WITHOUT_ROOK && QueenAgainstRook.rookFalls(wk, queen, bk, rook)) {
            return true;
        }
        // With fewer moves only mate remains.
        int enough = Math.max(0, most - WITHOUT_ROOK);
        return mayPromise(p, queen, 6, QueenAgainstRook.queenMoves(wk, queen, bk, rook), enough)
                || mayPromise(p, wk, 0, QueenAgainstRook.kingMoves(wk, queen, bk, rook), enough);
    }

    private boolean mayPromise(int p, int from, int shift, long targets, int most) {
        for (long to = targets; to != 0; to = Bitboard.rest(to)) {
            int q = p ^ (from ^ Bitboard.first(to)) << shift ^ BLACK_TO_MOVE;
            if (ofBlack(q, most) <= most) {
                return true;
            }
        }
        return false;
    }
}
