package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;

/**
 * What the last move of a problem achieves.
 *
 * @param square where the moved piece arrives, for {@link Kind#SQUARE}; otherwise {@link Square#NONE}
 * @param board to be reached, for {@link Kind#BOARD}, as the first field of FEN; otherwise empty
 */
public record ProblemAim(Kind kind, int square, String board) {
    public static final ProblemAim MATE = of(Kind.MATE);
    public static final ProblemAim STALEMATE = of(Kind.STALEMATE);
    public static final ProblemAim CASTLING = of(Kind.CASTLING);

    public ProblemAim {
        if ((kind == Kind.SQUARE) == (square == Square.NONE)) {
            throw new IllegalArgumentException(kind + " with the square " + square);
        }
        if ((kind == Kind.BOARD) == board.isEmpty()) {
            throw new IllegalArgumentException(kind + " with the board " + board);
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
        /** A piece arrives at the edge where the pawns of its side promote. */
        FAR_EDGE("c81"),
        /** The board is the problem's diagram. */
        DIAGRAM("dia"),
        /** The board is another than the problem's, where the play begins. */
        BOARD("a=>");

        private final String sign;

        Kind(String sign) {
            this.sign = sign;
        }

        /** Returns the sign, without the square. */
        public String sign() {
            return sign;
        }
    }

    /** Returns an aim of any kind but {@link Kind#SQUARE} and {@link Kind#BOARD}. */
    public static ProblemAim of(Kind kind) {
        return new ProblemAim(kind, Square.NONE, "");
    }

    public static ProblemAim square(int square) {
        return new ProblemAim(Kind.SQUARE, square, "");
    }

    /** @throws NotationException when it is no legal board */
    public static ProblemAim board(String board) throws NotationException {
        Fen.parse(board + " w - -");
        return new ProblemAim(Kind.BOARD, Square.NONE, board);
    }

    /** Returns whether the play leads to a given board. */
    public boolean isBoard() {
        return kind == Kind.DIAGRAM || kind == Kind.BOARD;
    }

    /** Returns the board to reach with any side to move, when it is not that of the problem. */
    Position position() {
        try {
            return Fen.parse(board + " w - -");
        } catch (NotationException e) {
            throw new IllegalStateException(board, e);
        }
    }

    /** Returns the sign that stands before the number of moves, such as {@code #} or {@code zd5}. */
    public String sign() {
        return switch (kind) {
            case SQUARE -> kind.sign + Square.name(square);
            case BOARD -> kind.sign + board + ":";
            default -> kind.sign;
        };
    }

    /** Returns whether the position alone shows that the aim is reached, because the play is over. */
    boolean isSeenAfterwards() {
        return kind == Kind.MATE || kind == Kind.STALEMATE;
    }
}
