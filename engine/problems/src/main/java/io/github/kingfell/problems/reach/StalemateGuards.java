package io.github.kingfell.problems.reach;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;

/**
 * Which neighbours of a stalemated king a piece guards from a square. The king itself ends a line: what it hides is not
 * guarded, since another piece must stand between, or it would be in check. A guard is a set of eight bits as in
 * {@link KingRing}.
 */
@Hot
public final class StalemateGuards {
    /** The queen, rook or bishop that a pawn becomes. */
    public static final int PROMOTED = 7;

    private static final int SHAPES = 8;
    private static final short[] GUARDS = new short[SHAPES << 12];
    private static final long[] USEFUL = new long[SHAPES << 6];

    static {
        for (int shape = 0; shape < SHAPES; shape++) {
            for (int king = 0; king < 64; king++) {
                for (int square = 0; square < 64; square++) {
                    int guard = measure(shape, square, king);
                    GUARDS[shape << 12 | king << 6 | square] = (short) guard;
                    USEFUL[shape << 6 | king] |= guard == 0 ? 0 : Bitboard.of(square);
                }
            }
        }
    }

    private StalemateGuards() {}

    /** Returns the neighbours that a piece guards, without those beyond the edge; none where it would give check. */
    public static int guard(int shape, int square, int king) {
        return GUARDS[shape << 12 | king << 6 | square];
    }

    /** Returns the squares from which the shape guards a neighbour of the king. */
    public static long useful(int shape, int king) {
        return USEFUL[shape << 6 | king];
    }

    private static int measure(int shape, int square, int king) {
        if (shape == PROMOTED) {
            int bishop = measure(Piece.BISHOP, square, king);
            int rook = measure(Piece.ROOK, square, king);
            return bishop | rook | measure(Piece.QUEEN, square, king);
        }
        long attacks = PieceReach.attacks(shape, square, Bitboard.of(king));
        boolean touches = Square.distance(square, king) < 2;
        boolean hidden = shape >= Piece.BISHOP && shape <= Piece.QUEEN && !touches;
        if (square == king || shape == Piece.KING && touches || Bitboard.contains(attacks, king) && !hidden) {
            return 0;
        }
        return KingRing.neighbours(attacks, king);
    }
}
