package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** The stock of known positions, each recognised by concepts. */
final class Patterns {
    /**
     * A known position.
     *
     * @param words for the user
     * @param matches without looking ahead
     */
    record Pattern(String words, Predicate<Situation> matches) {}

    /**
     * A target place for a king.
     *
     * @param color of the king
     * @param squares where the king would complete the pattern
     */
    record KingPlace(String words, int color, ToLongFunction<Situation> squares) {
        boolean matches(Situation s) {
            return Bitboard.contains(squares.applyAsLong(s), color == Color.WHITE ? s.whiteKing() : s.blackKing());
        }
    }

    static final Map<String, Pattern> STANDING = Map.of(
            "queen-safe", new Pattern("a new queen is safe", Patterns::isQueenSafe),
            "last-pawn-stopped", new Pattern("the bishop or the king stops the last pawn", Patterns::isLastPawnStopped),
            "pawns-beat-king", new Pattern("the pawns beat the king alone", Patterns::doPawnsBeatKing),
            "king-holds-last-pawn", new Pattern("the king alone holds the last pawn", Patterns::doesKingHoldLastPawn));

    static final Map<String, KingPlace> PLACES = Map.of(
            "king-supports-front",
                    new KingPlace(
                            "White's king supports the foremost pawn",
                            Color.WHITE,
                            s -> support(Concepts.frontPawn(s))),
            "king-supports-rear",
                    new KingPlace(
                            "White's king supports the rear pawn", Color.WHITE, s -> support(Concepts.rearPawn(s))),
            "king-attacks-bishop",
                    new KingPlace("White's king attacks the bishop", Color.WHITE, s -> around(s.bishop())),
            "king-before-front",
                    new KingPlace(
                            "Black's king stands before the foremost pawn",
                            Color.BLACK,
                            s -> before(Concepts.frontPawn(s))),
            "king-before-rear",
                    new KingPlace(
                            "Black's king stands before the rear pawn", Color.BLACK, s -> before(Concepts.rearPawn(s))),
            "king-attacks-front",
                    new KingPlace(
                            "Black's king attacks the foremost pawn", Color.BLACK, s -> around(Concepts.frontPawn(s))),
            "king-attacks-rear",
                    new KingPlace(
                            "Black's king attacks the rear pawn", Color.BLACK, s -> around(Concepts.rearPawn(s))));

    private Patterns() {}

    private static boolean isQueenSafe(Situation s) {
        boolean taken = !s.whiteToMove() && Concepts.blackCanTakeOn(s, Bitboard.first(s.promoted()));
        return s.promoted() != 0 && !taken;
    }

    /** Returns true for one pawn against a bishop that attacks its path, or soon will, and cannot be captured. */
    private static boolean isLastPawnStopped(Situation s) {
        if (!s.hasBishop() || Concepts.pawnCount(s) != 1 || s.promoted() != 0) {
            return false;
        }
        int pawn = Concepts.frontPawn(s);
        boolean hanging = s.whiteToMove() && s.isAttacked(s.bishop(), Color.WHITE);
        boolean king = Concepts.kingBefore(s, pawn) || !s.whiteToMove() && Concepts.kingInSquare(s, pawn);
        return !hanging && (Concepts.bishopControls(s, pawn) || king || !s.whiteToMove() && canControlNext(s, pawn));
    }

    private static boolean canControlNext(Situation s, int pawn) {
        for (long rest = Concepts.bishopAttacks(s) & ~s.occupied(); rest != 0; rest = Bitboard.rest(rest)) {
            int to = Bitboard.first(rest);
            long seen = Attacks.bishop(to, s.occupied() & ~Bitboard.of(s.bishop()));
            if (!s.isAttacked(to, Color.WHITE) && (seen & Concepts.path(pawn)) != 0 && !s.inCheck()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns true, without the bishop, for a pawn that cannot be caught, a key square held, or two pawns neither of
     * which falls at once.
     */
    private static boolean doPawnsBeatKing(Situation s) {
        if (s.hasBishop() || s.pawns() == 0) {
            return false;
        }
        boolean falls = false;
        boolean decided = false;
        for (long rest = s.pawns(); rest != 0; rest = Bitboard.rest(rest)) {
            int pawn = Bitboard.first(rest);
            boolean takeable = !s.whiteToMove() && Concepts.blackCanTakeOn(s, pawn);
            falls |= takeable;
            boolean free = !Concepts.kingInSquare(s, pawn) && (Concepts.path(pawn) & s.occupied()) == 0;
            decided |= !takeable && (free || Concepts.isKeySquareHeld(s, pawn));
        }
        return decided || !falls && Concepts.pawnCount(s) == 2 && !Concepts.isDoubled(s);
    }

    private static boolean doesKingHoldLastPawn(Situation s) {
        if (s.hasBishop() || Concepts.pawnCount(s) != 1 || s.promoted() != 0) {
            return false;
        }
        int pawn = Concepts.frontPawn(s);
        return Concepts.kingBefore(s, pawn)
                && Square.distance(s.blackKing(), pawn) <= 2
                && Square.rank(s.whiteKing()) <= Square.rank(pawn)
                && Square.rank(pawn) < 5;
    }

    /** Returns the squares beside the square in front of the pawn, from which its step is guarded. */
    private static long support(int pawn) {
        return pawn == Square.NONE ? 0 : Attacks.king(Math.min(Square.H8, pawn + 8)) & ~Bitboard.of(pawn);
    }

    private static long before(int pawn) {
        return pawn == Square.NONE ? 0 : Concepts.path(pawn);
    }

    private static long around(int square) {
        return square == Square.NONE ? 0 : Attacks.king(square);
    }
}
