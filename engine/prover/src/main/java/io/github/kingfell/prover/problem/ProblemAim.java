package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.board.Square;

/**
 * What the last move of a problem achieves.
 *
 * @param square where the moved piece arrives, for {@link Kind#SQUARE}; otherwise {@link Square#NONE}
 */
public record ProblemAim(Kind kind, int square) {
    public static final ProblemAim MATE = of(Kind.MATE);
    public static final ProblemAim STALEMATE = of(Kind.STALEMATE);
    public static final ProblemAim CASTLING = of(Kind.CASTLING);

    public ProblemAim {
        if ((kind == Kind.SQUARE) == (square == Square.NONE)) {
            throw new IllegalArgumentException(kind + " with the square " + square);
        }
    }

    /** The kinds, by the signs of problemists. */
    public enum Kind {
        MATE("#"),
        STALEMATE("="),
        /** Either of them. */
        MATE_OR_STALEMATE("#="),
        /** The other side is stalemated, and the side that has moved could not move either. */
        DOUBLE_STALEMATE("=="),
        /** The side that has moved could not move again, and nobody is in check. */
        AUTO_STALEMATE("!="),
        /** Mate too is a check. */
        CHECK("+"),
        CAPTURE("x"),
        EN_PASSANT("ep"),
        CASTLING("00"),
        /** The moved piece arrives at a square; of castling, the king. */
        SQUARE("z"),
        ANY_MOVE("~"),
        /** The board is the problem's diagram. */
        DIAGRAM("dia");

        private final String sign;

        Kind(String sign) {
            this.sign = sign;
        }

        /** Returns the sign, without the square. */
        public String sign() {
            return sign;
        }
    }

    /** Returns an aim of any kind but {@link Kind#SQUARE}. */
    public static ProblemAim of(Kind kind) {
        return new ProblemAim(kind, Square.NONE);
    }

    public static ProblemAim square(int square) {
        return new ProblemAim(Kind.SQUARE, square);
    }

    /** Returns the sign that stands before the number of moves, such as {@code #} or {@code zd5}. */
    public String sign() {
        return kind == Kind.SQUARE ? kind.sign + Square.name(square) : kind.sign;
    }

    /** Returns whether the position alone shows that the aim is reached, because the play is over. */
    boolean isSeenAfterwards() {
        return kind == Kind.MATE || kind == Kind.STALEMATE;
    }
}
