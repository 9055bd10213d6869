package io.github.kingfell.book.advice;

import static io.github.kingfell.book.advice.CommonTerms.ok;
import static io.github.kingfell.book.advice.CommonTerms.tk;

import io.github.kingfell.engine.advice.AdviceNode;
import io.github.kingfell.engine.advice.MoveConstraint;
import io.github.kingfell.engine.advice.PositionPredicate;
import io.github.kingfell.engine.advice.Vocabulary;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.HashMap;
import java.util.Map;

/**
 * The patterns of king and knight against king and rook, under the names of Bratko, Kopec and Michie 1978. ON is our
 * knight, TR their rook, ND a new distance, which is compared with the one at the root.
 */
final class KnkrTerms {
    /** The distance to a piece that has been captured. */
    private static final int FAR = 8;

    /** A greater value than any of {@link CommonTerms#toTheMiddle}. */
    private static final int MIDDLE = 8;

    private KnkrTerms() {}

    static Vocabulary vocabulary() {
        Map<String, PositionPredicate> predicates = new HashMap<>(CommonTerms.PREDICATES);
        predicates.put("TRDEAD", x -> isRookDead(x.position()));
        predicates.put(
                "TRDEADORCHECK", x -> isRookDead(x.position()) || x.position().inCheck());
        predicates.put("ONLOST", KnkrTerms::isKnightLost);
        predicates.put("ONSAFE2P", KnkrTerms::isKnightSafeForTwoPlies);
        predicates.put("ONOKATT", KnkrTerms::areKnightAndKingAttacked);
        predicates.put(
                "OKEDNDGE", x -> CommonTerms.edgeDistance(ok(x.position())) >= CommonTerms.edgeDistance(ok(x.root())));
        predicates.put(
                "OKCONDGE",
                x -> CommonTerms.cornerDistance(ok(x.position())) >= CommonTerms.cornerDistance(ok(x.root())));
        predicates.put("OKONDLE2", x -> ownDistance(x.position()) <= 2);
        predicates.put("OKONDLE3", x -> ownDistance(x.position()) <= 3);
        predicates.put("OKONDEQ4", x -> ownDistance(x.position()) == 4);
        predicates.put("OKONDGE4", x -> ownDistance(x.position()) >= 4);
        predicates.put("OKONSEP", x -> ownDistance(x.position()) > 4);
        predicates.put("OKONNDLT", x -> ownDistance(x.position()) < ownDistance(x.root()));
        predicates.put("TKONDGT1", x -> theirDistance(x.position()) > 1);
        predicates.put("CORNCASE", x -> isCornerCase(x.position()));
        Map<String, MoveConstraint> constraints = new HashMap<>(CommonTerms.CONSTRAINTS);
        constraints.put("TOGETHER", KnkrTerms::together);
        constraints.put("KNIGHTAWAY", KnkrTerms::knightAway);
        return new Vocabulary("KNKR", predicates, constraints);
    }

    /** Our knight's square, {@link Square#NONE} when it is gone. */
    private static int knight(Position x) {
        long knights = x.pieces(Color.WHITE, Piece.KNIGHT);
        return knights == 0 ? Square.NONE : Bitboard.first(knights);
    }

    /** Their rook's square; they must have it. */
    private static int rook(Position x) {
        return Bitboard.first(x.pieces(Color.BLACK, Piece.ROOK));
    }

    private static boolean isRookDead(Position x) {
        return x.pieces(Color.BLACK, Piece.ROOK) == 0;
    }

    /** The distance from our king to our knight; 0 when there is no knight. */
    private static int ownDistance(Position x) {
        int knight = knight(x);
        return knight == Square.NONE ? 0 : Square.distance(ok(x), knight);
    }

    /** The distance from their king to our knight; greater than any on the board when the knight has been captured. */
    private static int theirDistance(Position x) {
        int knight = knight(x);
        return knight == Square.NONE ? FAR : Square.distance(tk(x), knight);
    }

    /** True when our knight has been captured, their rook has not, and we cannot capture it at once. */
    private static boolean isKnightLost(AdviceNode x) {
        Position position = x.position();
        if (knight(position) != Square.NONE || isRookDead(position)) {
            return false;
        }
        return !x.usToMove() || !canKingTake(position, rook(position));
    }

    /** True when their piece on a square stands beside our king, unguarded. */
    private static boolean canKingTake(Position x, int square) {
        return Bitboard.contains(Attacks.king(ok(x)), square) && !x.isAttacked(square, Color.BLACK);
    }

    /** True when they, to move, can capture our knight for nothing: our king is not there to recapture, or must not. */
    private static boolean isKnightHanging(Position x) {
        int knight = knight(x);
        if (knight == Square.NONE || !x.isAttacked(knight, Color.BLACK)) {
            return false;
        }
        boolean guarded = Bitboard.contains(Attacks.king(ok(x)), knight);
        // Their king cannot capture a guarded piece; their rook can when their king stands by.
        return !guarded
                || theirDistance(x) == 1
                        && !isRookDead(x)
                        && Bitboard.contains(Attacks.rook(knight, x.occupied()), rook(x));
    }

    /**
     * With them to move, true when they cannot capture the knight for nothing now, and have no move after which we
     * cannot prevent its capture. Looks three plies ahead, the last of them without making a move.
     */
    private static boolean isKnightSafeForTwoPlies(AdviceNode x) {
        if (knight(x.position()) == Square.NONE || isKnightHanging(x.position())) {
            return false;
        }
        MoveList threats = x.moves();
        for (int i = 0; i < threats.size(); i++) {
            int threat = threats.get(i);
            x.make(threat);
            boolean parried = canKeepKnight(x);
            x.unmake(threat);
            if (!parried) {
                return false;
            }
        }
        return true;
    }

    /** With us to move, true when some move leaves the knight safe; a stalemate leaves it safe too. */
    private static boolean canKeepKnight(AdviceNode x) {
        MoveList moves = x.moves();
        if (moves.isEmpty()) {
            return !x.position().inCheck();
        }
        for (int i = 0; i < moves.size(); i++) {
            x.make(moves.get(i));
            boolean safe =
                    isRookDead(x.position()) || knight(x.position()) != Square.NONE && !isKnightHanging(x.position());
            x.unmake(moves.get(i));
            if (safe) {
                return true;
            }
        }
        return false;
    }

    /** With us to move, true when we are in check and our knight is attacked too. */
    private static boolean areKnightAndKingAttacked(AdviceNode x) {
        int knight = knight(x.position());
        return knight != Square.NONE && x.position().inCheck() && x.position().isAttacked(knight, Color.BLACK);
    }

    /**
     * True when our king stands in a corner, theirs two squares from it on an edge, and the knight is out of our king's
     * reach.
     */
    private static boolean isCornerCase(Position x) {
        return CommonTerms.cornerDistance(ok(x)) == 0
                && CommonTerms.edgeDistance(tk(x)) == 0
                && CommonTerms.kingDistance(x) == 2
                && ownDistance(x) > 1;
    }

    /**
     * Rates moves: those that bring king and knight nearest to each other first; among equals king moves, and moves to
     * the middle.
     */
    private static int together(AdviceNode x, int move) {
        int to = Move.to(move);
        boolean kings = Move.from(move) == ok(x.position());
        int apart = Square.distance(to, kings ? knight(x.position()) : ok(x.position()));
        return 2 * MIDDLE * apart + (kings ? 0 : MIDDLE) + CommonTerms.toTheMiddle(to);
    }

    /** Rates moves of the knight, those farthest from their king first. */
    private static int knightAway(AdviceNode x, int move) {
        return Move.from(move) == ok(x.position())
                ? MoveConstraint.FORBIDDEN
                : FAR - Square.distance(tk(x.position()), Move.to(move));
    }
}
