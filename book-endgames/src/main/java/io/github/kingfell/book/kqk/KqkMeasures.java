package io.github.kingfell.book.kqk;

import static io.github.kingfell.book.predicates.LoneKing.bk;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.wk;

import io.github.kingfell.book.predicates.Rectangle;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/** The predicates of KQK in the vocabulary of Huberman 1968 for KRK. White has the queen. */
final class KqkMeasures {
    /** The size of a rectangle on the edge that leaves the lone king two squares and no stalemate. */
    private static final int EDGE_SQUAD = 3;

    private KqkMeasures() {}

    /** The queen's square. */
    static int queen(Position x) {
        return Bitboard.first(x.pieces(Color.WHITE, Piece.QUEEN));
    }

    /**
     * quad: the queen's rank and file cut a rectangle off the board that holds the black king. Why: he cannot come near
     * the queen, so unlike a rook she holds both lines without her king, who must only not stand on them.
     */
    static boolean quad(Position x) {
        int queen = queen(x);
        return Rectangle.exists(queen, bk(x)) && !Rectangle.isOnBoundary(wk(x), queen, bk(x));
    }

    /** squad: squares of the rectangle. Only asked when {@link #quad} holds. */
    static int squad(Position x) {
        return Rectangle.size(queen(x), bk(x));
    }

    /** The squares of the rectangle, 0 without a {@link #quad}. There are {@link #squad} of them. */
    static long rectangle(Position x) {
        return quad(x) ? Rectangle.squares(queen(x), bk(x)) : 0;
    }

    /**
     * True when the rectangle is the end of an edge, three squares long. Why: the queen holds the third square, so the
     * lone king goes between the corner and the square beside it, and is never stalemated, until the other king has
     * come.
     */
    static boolean edgequad(Position x) {
        return quad(x) && squad(x) == EDGE_SQUAD;
    }

    /**
     * How far the king is from the square two steps from the edge and one from the corner's other edge, such as g6 for
     * the corner h8 and the edge rank 8: from there, and from the squares around it on his line, he guards the mating
     * squares. Only asked when {@link #edgequad} holds.
     */
    static int kingsWay(Position x) {
        return d(wk(x), goal(queen(x), bk(x)));
    }

    private static int goal(int queen, int bk) {
        boolean alongRank = Rectangle.height(queen, bk) == 1;
        int inFiles = alongRank ? 1 : 2;
        int inRanks = alongRank ? 2 : 1;
        int file = Square.file(bk) > Square.file(queen) ? 7 - inFiles : inFiles;
        int rank = Square.rank(bk) > Square.rank(queen) ? 7 - inRanks : inRanks;
        return Square.of(file, rank);
    }
}
