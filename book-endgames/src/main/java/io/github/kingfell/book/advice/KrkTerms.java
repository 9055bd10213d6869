package io.github.kingfell.book.advice;

import static io.github.kingfell.book.advice.CommonTerms.ok;
import static io.github.kingfell.book.advice.CommonTerms.tk;

import io.github.kingfell.engine.advice.AdviceNode;
import io.github.kingfell.engine.advice.MoveConstraint;
import io.github.kingfell.engine.advice.PositionPredicate;
import io.github.kingfell.engine.advice.Vocabulary;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.HashMap;
import java.util.Map;

/**
 * The patterns of king and rook against king, after Bratko, Kopec and Michie 1978, with the definitions that Bratko
 * gives in his textbook "Prolog Programming for Artificial Intelligence" (1986, chapter 15). OR is our rook.
 */
final class KrkTerms {
    private static final int WHOLE_BOARD = 64;

    private KrkTerms() {}

    static Vocabulary vocabulary() {
        Map<String, PositionPredicate> predicates = new HashMap<>(CommonTerms.PREDICATES);
        predicates.put("ROOKLOST", x -> x.position().kind(Piece.ROOK) == 0);
        predicates.put("ROOKEXPOSED", KrkTerms::rookExposed);
        predicates.put("ROOKDIVIDES", x -> rookDivides(x.position()));
        predicates.put("ROOMLT", x -> room(x.position()) < room(x.root()));
        predicates.put("ROOMLE", x -> room(x.position()) <= room(x.root()));
        predicates.put("ROOMGT2", x -> room(x.position()) > 2);
        predicates.put("OKCSNDLT", x -> criticalDistance(x.position()) < criticalDistance(x.root()));
        predicates.put("OKTKNDLT", x -> CommonTerms.kingDistance(x.position()) < CommonTerms.kingDistance(x.root()));
        predicates.put("OKTKNDLE", x -> CommonTerms.kingDistance(x.position()) <= CommonTerms.kingDistance(x.root()));
        predicates.put("OKORNDLE", x -> rookDistance(x.position()) <= rookDistance(x.root()));
        predicates.put("LPATT", x -> isLPattern(x.position()));
        predicates.put("DIVIDESORLPATT", x -> rookDivides(x.position()) || isLPattern(x.position()));
        predicates.put(
                "ROOMGT2ORINSIDE", x -> room(x.position()) > 2 || CommonTerms.edgeDistance(ok(x.position())) > 0);
        Map<String, MoveConstraint> constraints = new HashMap<>(CommonTerms.CONSTRAINTS);
        constraints.put("ROOKMOVE", (x, move) -> isKing(x, move) ? MoveConstraint.FORBIDDEN : 0);
        constraints.put("ROOKTIGHT", (x, move) -> isKing(x, move) ? MoveConstraint.FORBIDDEN : roomAfter(x, move));
        constraints.put("TIGHT", KrkTerms::roomAfter);
        constraints.put(
                "KINGNEAREST",
                (x, move) ->
                        isKing(x, move) ? fileRankDistance(Move.to(move), tk(x.position())) : MoveConstraint.FORBIDDEN);
        return new Vocabulary("KRK", predicates, constraints);
    }

    private static int rook(Position x) {
        return Bitboard.first(x.pieces(Color.WHITE, Piece.ROOK));
    }

    private static int rookDistance(Position x) {
        return Square.distance(ok(x), rook(x));
    }

    /**
     * True when their king can reach the rook before our king can guard it: with us to move ours may be a step further
     * away.
     */
    private static boolean rookExposed(AdviceNode x) {
        Position position = x.position();
        int ours = rookDistance(position);
        int theirs = Square.distance(tk(position), rook(position));
        return x.usToMove() ? ours > theirs + 1 : ours > theirs;
    }

    /** True when the rook's file or rank runs between the kings and neither king stands on it. */
    private static boolean rookDivides(Position x) {
        int rook = rook(x);
        return isBetween(Square.file(rook), Square.file(ok(x)), Square.file(tk(x)))
                || isBetween(Square.rank(rook), Square.rank(ok(x)), Square.rank(tk(x)));
    }

    private static boolean isKing(AdviceNode x, int move) {
        return Move.from(move) == ok(x.position());
    }

    /** The room that a move leaves their king; moves that leave less room are tried first. */
    private static int roomAfter(AdviceNode x, int move) {
        x.make(move);
        int room = room(x.position());
        x.unmake(move);
        return room;
    }

    private static boolean isBetween(int line, int one, int other) {
        return Math.min(one, other) < line && line < Math.max(one, other);
    }

    /**
     * The number of squares in the rectangle that the rook leaves to their king; the whole board when they share a
     * line.
     */
    private static int room(Position x) {
        int rook = rook(x);
        int files = beyond(Square.file(rook), Square.file(tk(x)));
        int ranks = beyond(Square.rank(rook), Square.rank(tk(x)));
        return files == 0 || ranks == 0 ? WHOLE_BOARD : files * ranks;
    }

    /** The number of lines on the king's side of the rook's line; 0 when they stand on the same one. */
    private static int beyond(int rook, int king) {
        return king == rook ? 0 : king < rook ? rook : 7 - rook;
    }

    /**
     * Files plus ranks from our king to the critical square: the corner of the room next to the rook, from where the
     * king helps to make the room smaller. When their king stands on a line of the rook, the square beside the rook on
     * the other line takes its place.
     */
    private static int criticalDistance(Position x) {
        int file = Square.file(rook(x)) + Integer.signum(Square.file(tk(x)) - Square.file(rook(x)));
        int rank = Square.rank(rook(x)) + Integer.signum(Square.rank(tk(x)) - Square.rank(rook(x)));
        return fileRankDistance(ok(x), Square.of(file, rank));
    }

    private static int fileRankDistance(int a, int b) {
        return Math.abs(Square.file(a) - Square.file(b)) + Math.abs(Square.rank(a) - Square.rank(b));
    }

    /** True when the kings stand two apart on a line and the rook, beside our king, is a knight's move from theirs. */
    private static boolean isLPattern(Position x) {
        return fileRankDistance(ok(x), tk(x)) == 2
                && Square.distance(ok(x), tk(x)) == 2
                && fileRankDistance(rook(x), tk(x)) == 3;
    }
}
