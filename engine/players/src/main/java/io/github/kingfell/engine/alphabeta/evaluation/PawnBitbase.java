package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * The bitbase of king and pawn against king: one bit for each position, 24 KB, computed by retrograde iteration at
 * first use. White has the pawn, on one of the files a to d.
 */
@Hot
final class PawnBitbase {
    private static final int WHITE = 0;
    private static final int BLACK = 1;
    private static final int PAWNS = 24;
    private static final int SIZE = 2 * PAWNS * 64 * 64;

    private static final PawnBitbase STANDARD = new PawnBitbase();

    private final long[] won = new long[SIZE / 64];

    private PawnBitbase() {
        // A pawn only moves forward, so the values of its next squares are already known.
        for (int ofPawn = PAWNS - 1; ofPawn >= 0; ofPawn--) {
            while (addWins(ofPawn)) {
                // Each round adds the wins that are one move longer.
            }
        }
    }

    /** Adds the wins that follow from the known ones; returns false when there were none. */
    private boolean addWins(int ofPawn) {
        boolean added = false;
        for (int sideToMove = WHITE; sideToMove <= BLACK; sideToMove++) {
            int from = (sideToMove * PAWNS + ofPawn) * 64 * 64;
            for (int number = from; number < from + 64 * 64; number++) {
                if (!has(number) && isLegal(number) && isWon(number)) {
                    won[number >>> 6] |= 1L << number;
                    added = true;
                }
            }
        }
        return added;
    }

    /** Returns true when the side with the pawn wins. The pawn is White's, on any file. */
    static boolean isWon(int sideToMove, int king, int pawn, int enemyKing) {
        int mirror = Square.file(pawn) > 3 ? 7 : 0;
        return STANDARD.has(number(sideToMove, king ^ mirror, pawn ^ mirror, enemyKing ^ mirror));
    }

    private static int number(int sideToMove, int king, int pawn, int enemyKing) {
        int ofPawn = (Square.rank(pawn) - 1) * 4 + Square.file(pawn);
        return ((sideToMove * PAWNS + ofPawn) * 64 + king) * 64 + enemyKing;
    }

    private boolean has(int number) {
        return (won[number >>> 6] >>> number & 1) != 0;
    }

    private static int sideToMove(int number) {
        return number / (PAWNS * 64 * 64);
    }

    private static int pawn(int number) {
        int ofPawn = number / (64 * 64) % PAWNS;
        return Square.of(ofPawn % 4, ofPawn / 4 + 1);
    }

    private static int king(int number) {
        return number / 64 % 64;
    }

    private static int enemyKing(int number) {
        return number % 64;
    }

    private static boolean isLegal(int number) {
        int king = king(number);
        int pawn = pawn(number);
        int enemyKing = enemyKing(number);
        boolean apart = Square.distance(king, enemyKing) > 1 && king != pawn && enemyKing != pawn;
        boolean takesKing = sideToMove(number) == WHITE && (attacks(pawn) & Bitboard.of(enemyKing)) != 0;
        return apart && !takesKing;
    }

    private static long attacks(int pawn) {
        return PawnTerms.attacks(Bitboard.of(pawn), WHITE);
    }

    /** Decides a position from the known positions one move later. */
    private boolean isWon(int number) {
        return sideToMove(number) == WHITE
                ? whiteWins(king(number), pawn(number), enemyKing(number))
                : blackLoses(king(number), pawn(number), enemyKing(number));
    }

    private boolean whiteWins(int king, int pawn, int enemyKing) {
        int ahead = pawn + 8;
        boolean free = ahead != king && ahead != enemyKing;
        if (free && pushWins(king, pawn, enemyKing)) {
            return true;
        }
        long targets = Attacks.king(king) & ~Attacks.king(enemyKing) & ~Bitboard.of(pawn);
        for (; targets != 0; targets = Bitboard.rest(targets)) {
            if (has(number(BLACK, Bitboard.first(targets), pawn, enemyKing))) {
                return true;
            }
        }
        return false;
    }

    private boolean pushWins(int king, int pawn, int enemyKing) {
        int ahead = pawn + 8;
        if (Square.rank(ahead) == 7) {
            return promotes(king, ahead, enemyKing);
        }
        int twoAhead = ahead + 8;
        boolean mayGoTwo = Square.rank(pawn) == 1 && twoAhead != king && twoAhead != enemyKing;
        return has(number(BLACK, king, ahead, enemyKing)) || mayGoTwo && has(number(BLACK, king, twoAhead, enemyKing));
    }

    /** Returns true when the new queen, or a rook where the queen would stalemate, cannot be captured. */
    private static boolean promotes(int king, int square, int enemyKing) {
        return Square.distance(enemyKing, square) > 1 || Square.distance(king, square) == 1;
    }

    private boolean blackLoses(int king, int pawn, int enemyKing) {
        long guarded = Attacks.king(king) | attacks(pawn);
        long targets = Attacks.king(enemyKing) & ~guarded;
        if ((targets & Bitboard.of(pawn)) != 0) {
            return false;
        }
        boolean inCheck = (attacks(pawn) & Bitboard.of(enemyKing)) != 0;
        if (targets == 0) {
            // With king and pawn there is no mate before promotion; a side without moves that is not in check is
            // stalemated.
            return inCheck;
        }
        for (; targets != 0; targets = Bitboard.rest(targets)) {
            if (!has(number(BLACK ^ 1, king, pawn, Bitboard.first(targets)))) {
                return false;
            }
        }
        return true;
    }
}
