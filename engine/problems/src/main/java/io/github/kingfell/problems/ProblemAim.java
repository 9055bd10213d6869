package io.github.kingfell.problems;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;

/**
 * What the last move of a problem achieves.
 *
 * @param square where the moved piece arrives, for {@link Kind#SQUARE}, or the diagram's square of the piece to be
 *     kissed, for {@link Kind#KISS}; otherwise {@link Square#NONE}
 * @param board to be reached, for {@link Kind#BOARD}, as the first field of FEN; otherwise empty
 */
public record ProblemAim(Kind kind, int square, String board) {
    public static final ProblemAim MATE = of(Kind.MATE);
    public static final ProblemAim STALEMATE = of(Kind.STALEMATE);
    public static final ProblemAim CASTLING = of(Kind.CASTLING);

    public ProblemAim {
        if (kind.hasSquare() == (square == Square.NONE)) {
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
        /** The side that has moved is mated by its own move, which is therefore not legal. */
        AUTO_MATE("!#"),
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
        /** The moved piece and another of its side have exchanged their places in the diagram. */
        EXCHANGE("<>"),
        /** The moved piece, and no other, stands next to the one that the diagram has on a square. */
        KISS("k"),
        /** The board is the problem's diagram. */
        DIAGRAM("dia"),
        /** The board is another than the problem's, where the play begins. */
        BOARD("a=>");

        private final String sign;

        Kind(String sign) {
            this.sign = sign;
        }

        /** Returns whether the sign is followed by a square. */
        public boolean hasSquare() {
            return this == SQUARE || this == KISS;
        }

        /** Returns the sign, without the square. */
        public String sign() {
            return sign;
        }
    }

    /** Returns an aim of any kind but {@link Kind#SQUARE}, {@link Kind#KISS} and {@link Kind#BOARD}. */
    public static ProblemAim of(Kind kind) {
        return new ProblemAim(kind, Square.NONE, "");
    }

    public static ProblemAim square(int square) {
        return new ProblemAim(Kind.SQUARE, square, "");
    }

    /** @param square the diagram's of the piece to be kissed */
    public static ProblemAim kiss(int square) {
        return new ProblemAim(Kind.KISS, square, "");
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

    /** Returns whether it depends on which piece is which. */
    public boolean followsPieces() {
        return kind == Kind.EXCHANGE || kind == Kind.KISS;
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
            case SQUARE, KISS -> kind.sign + Square.name(square);
            case BOARD -> kind.sign + board + ":";
            default -> kind.sign;
        };
    }

    /** Returns whether the position alone shows that the aim is reached, because the play is over. */
    public boolean isSeenAfterwards() {
        return kind == Kind.MATE || kind == Kind.STALEMATE;
    }
}
