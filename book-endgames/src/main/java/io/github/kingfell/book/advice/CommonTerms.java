package io.github.kingfell.book.advice;

import io.github.kingfell.engine.advice.AdviceNode;
import io.github.kingfell.engine.advice.MoveConstraint;
import io.github.kingfell.engine.advice.PositionPredicate;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Map;

/** The terms common to all advice vocabularies: kings, checks and mates. OK is our king, TK theirs; we are White. */
final class CommonTerms {
    static final Map<String, PositionPredicate> PREDICATES = Map.of(
            "MATE", x -> x.usToMove() && isMate(x),
            "CHECKMATE", x -> !x.usToMove() && isMate(x),
            "STALEMATE", x -> x.hasNoMove() && !x.position().inCheck(),
            "CHECK", x -> !x.usToMove() && x.position().inCheck(),
            "OKEDGE", x -> edgeDistance(ok(x.position())) == 0,
            "TKEDGE", x -> edgeDistance(tk(x.position())) == 0,
            "KINGSCLOSE", x -> kingDistance(x.position()) < 4);

    static final Map<String, MoveConstraint> CONSTRAINTS = Map.of(
            "CHECKING", CommonTerms::checking,
            "KINGDIAGFIRST", CommonTerms::kingDiagonalFirst);

    private CommonTerms() {}

    /** Our king's square. */
    static int ok(Position x) {
        return x.king(Color.WHITE);
    }

    /** Their king's square. */
    static int tk(Position x) {
        return x.king(Color.BLACK);
    }

    static int kingDistance(Position x) {
        return Square.distance(ok(x), tk(x));
    }

    /** King moves to the nearest edge, 0..3. */
    static int edgeDistance(int square) {
        int file = Square.file(square);
        int rank = Square.rank(square);
        return Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
    }

    /** King moves to the nearest corner, 0..3. */
    static int cornerDistance(int square) {
        int file = Math.min(Square.file(square), 7 - Square.file(square));
        int rank = Math.min(Square.rank(square), 7 - Square.rank(square));
        return Math.max(file, rank);
    }

    /** Files plus ranks to the four squares in the middle, 0..6. */
    static int toTheMiddle(int square) {
        int file = Math.min(Square.file(square), 7 - Square.file(square));
        int rank = Math.min(Square.rank(square), 7 - Square.rank(square));
        return 6 - file - rank;
    }

    private static boolean isMate(AdviceNode x) {
        return x.position().inCheck() && x.hasNoMove();
    }

    private static int checking(AdviceNode x, int move) {
        x.make(move);
        boolean check = x.position().inCheck();
        x.unmake(move);
        return check ? 0 : MoveConstraint.FORBIDDEN;
    }

    /** Rates moves of the king, those to a diagonal neighbour first: they advance him by a file and a rank at once. */
    private static int kingDiagonalFirst(AdviceNode x, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (from != ok(x.position())) {
            return MoveConstraint.FORBIDDEN;
        }
        return Square.file(from) != Square.file(to) && Square.rank(from) != Square.rank(to) ? 0 : 1;
    }
}
