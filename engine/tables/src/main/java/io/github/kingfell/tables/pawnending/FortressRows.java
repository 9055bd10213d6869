package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;

/**
 * The positions of one pawn structure in which Black, the defender, holds for ever: the greatest set from which White
 * cannot get away, whatever he plays, while Black has a reply inside for each move, or is stalemated, or goes over to
 * another structure in which he holds ({@link FortressExits}). White may win at once in everything that is not known,
 * such as promotions. So what is found is held, and what is not found may be held too.
 *
 * <p>A row is a set of squares of the white king, for one square each of the black king, of White's piece and of
 * Black's. A side without a piece has one square for it, {@link #NOWHERE}.
 */
@Hot
final class FortressRows {
    static final int NOWHERE = -1;

    private static final long[] NONE = {};

    final long white;
    final long black;
    final long pawns;
    final int whiteKind;
    final int blackKind;
    private final int whitePlaces;
    private final int blackPlaces;

    /** Legal with Black to move; until all is solved. */
    private long[] blackToMove;

    /** Held with Black to move; once all is solved, the illegal ones too. */
    private final long[] blackHolds;

    /** Held with White to move. */
    private final long[] whiteHeld;

    /** Held with Black to move since he can go over to another structure. */
    private long[] blackLeaves = NONE;

    final long byWhite;
    final long byBlack;

    /**
     * Prepares a structure.
     *
     * @param whiteKind the kind of White's piece, 0 without one
     */
    FortressRows(long white, long black, int whiteKind, int blackKind) {
        this.white = white;
        this.black = black;
        this.whiteKind = whiteKind;
        this.blackKind = blackKind;
        pawns = white | black;
        whitePlaces = whiteKind == 0 ? 1 : 64;
        blackPlaces = blackKind == 0 ? 1 : 64;
        int rows = 64 * whitePlaces * blackPlaces;
        blackToMove = new long[rows];
        blackHolds = new long[rows];
        whiteHeld = new long[rows];
        byWhite = KingSets.attackedByWhite(white);
        byBlack = KingSets.attackedByBlack(black);
    }

    /** Returns whether a position is held. */
    boolean holds(boolean whiteToMove, int whiteKing, int blackKing, int whitePiece, int blackPiece) {
        int row = row(blackKing, whitePiece, blackPiece);
        return Bitboard.contains(whiteToMove ? whiteHeld[row] : blackHolds[row], whiteKing);
    }

    /** Returns the number of positions with White to move that are held. */
    int size() {
        int size = 0;
        for (long row : whiteHeld) {
            size += Bitboard.count(row);
        }
        return size;
    }

    /**
     * Returns where the white king stands in positions that Black holds, with Black to move; or where he may not be.
     */
    long heldOrIllegal(int king, int whitePiece, int blackPiece) {
        return blackHolds[row(king, whitePiece, blackPiece)];
    }

    /** Returns where the white king stands in positions that Black holds, with White to move. */
    long held(int king, int whitePiece, int blackPiece) {
        return whiteHeld[row(king, whitePiece, blackPiece)];
    }

    private int row(int king, int whitePiece, int blackPiece) {
        int place = whiteKind == 0 ? king : king << 6 | whitePiece;
        return blackKind == 0 ? place : place << 6 | blackPiece;
    }

    static long bit(int square) {
        return square == NOWHERE ? 0 : Bitboard.of(square);
    }

    /**
     * Finds the positions that are held.
     *
     * @param worlds what the structure can become, already solved
     */
    void solve(FortressWorlds worlds) {
        FortressExits exits = new FortressExits(this, worlds);
        int[] places = places();
        blackLeaves = new long[blackHolds.length];
        for (int row : places) {
            begin(king(row), whitePiece(row), blackPiece(row), row, exits);
        }
        boolean changed = true;
        while (changed) {
            changed = reply(places);
            changed |= stay(places);
        }
        for (int row = 0; row < blackHolds.length; row++) {
            blackHolds[row] |= ~blackToMove[row];
        }
        blackToMove = NONE;
        blackLeaves = NONE;
    }

    /** Lists the rows that may hold legal positions: no two men on one square. */
    private int[] places() {
        int[] found = new int[blackToMove.length];
        int count = 0;
        for (int row = 0; row < found.length; row++) {
            int king = king(row);
            long taken = pawns | Bitboard.of(king);
            long pieces = bit(whitePiece(row)) | bit(blackPiece(row));
            boolean same = whiteKind != 0 && whitePiece(row) == blackPiece(row);
            if (!Bitboard.contains(pawns, king) && (taken & pieces) == 0 && !same) {
                found[count++] = row;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private int king(int row) {
        return row / (whitePlaces * blackPlaces);
    }

    private int whitePiece(int row) {
        return whiteKind == 0 ? NOWHERE : row / blackPlaces & 63;
    }

    private int blackPiece(int row) {
        return blackKind == 0 ? NOWHERE : row & 63;
    }

    // ---- legal positions, and moves of White that leave the structure ----

    private void begin(int king, int whitePiece, int blackPiece, int row, FortressExits exits) {
        long kings = ~(pawns | Bitboard.of(king) | bit(whitePiece) | bit(blackPiece) | Attacks.king(king));
        long byPiece =
                blackKind == 0 ? 0 : Attacks.of(blackKind, blackPiece, pawns | Bitboard.of(king) | bit(whitePiece));
        blackToMove[row] = kings & ~byBlack & ~byPiece;
        blackHolds[row] = blackToMove[row];
        blackLeaves[row] = exits.ofBlack(king, whitePiece, blackPiece);
        long quiet = Bitboard.contains(byWhite, king) ? 0 : kings;
        if (whiteKind != 0 && Bitboard.contains(lines(whitePiece, pawns | bit(blackPiece)), king)) {
            quiet &= Attacks.between(whitePiece, king);
        }
        whiteHeld[row] = quiet & ~exits.ofWhite(king, whitePiece, blackPiece);
    }

    long lines(int whitePiece, long occupied) {
        return Attacks.of(whiteKind, whitePiece, occupied);
    }

    // ---- moves within the structure ----

    /** Keeps the positions in which Black has a reply; returns true when some were lost. */
    private boolean reply(int[] places) {
        boolean changed = false;
        for (int row : places) {
            if (blackHolds[row] != 0) {
                long kept = blackHolds[row] & (blackLeaves[row] | replies(king(row), whitePiece(row), blackPiece(row)));
                changed |= kept != blackHolds[row];
                blackHolds[row] = kept;
            }
        }
        return changed;
    }

    private long replies(int king, int whitePiece, int blackPiece) {
        long found = 0;
        long taken = pawns | bit(whitePiece) | bit(blackPiece);
        for (long next = Attacks.king(king) & ~taken; next != 0; next = Bitboard.rest(next)) {
            found |= whiteHeld[row(Bitboard.first(next), whitePiece, blackPiece)];
        }
        long men = pawns | Bitboard.of(king) | bit(whitePiece);
        long reached = blackKind == 0 ? 0 : Attacks.of(blackKind, blackPiece, men);
        for (long next = reached & ~men; next != 0; next = Bitboard.rest(next)) {
            int square = Bitboard.first(next);
            found |= whiteHeld[row(king, whitePiece, square)] & ~Attacks.between(blackPiece, square);
        }
        if (blackKind == 0) {
            found |= stalemates(king, whitePiece);
        }
        return found;
    }

    /** Returns the squares of the white king with which Black, without a piece, is certainly stalemated. */
    private long stalemates(int king, int whitePiece) {
        boolean pawnMoves =
                (black >>> 8 & ~pawns & ~bit(whitePiece)) != 0 || (byBlack & (white | bit(whitePiece))) != 0;
        if (pawnMoves || Bitboard.contains(byWhite, king)) {
            return 0;
        }
        long seen = whiteKind == 0 ? 0 : lines(whitePiece, pawns);
        long found = Bitboard.contains(seen, king) ? Attacks.between(whitePiece, king) : ~0L;
        for (long next = Attacks.king(king) & ~black & ~byWhite; next != 0; next = Bitboard.rest(next)) {
            int square = Bitboard.first(next);
            long barred = Attacks.king(square);
            barred |= Bitboard.contains(seen, square) ? ~Attacks.between(whitePiece, square) : 0;
            found &= barred;
        }
        return found;
    }

    /** Keeps the positions in which White cannot get away; returns true when some were lost. */
    private boolean stay(int[] places) {
        boolean changed = false;
        for (int row : places) {
            if (whiteHeld[row] != 0) {
                long kept = whiteHeld[row] & ~waysOut(king(row), whitePiece(row), blackPiece(row), row);
                changed |= kept != whiteHeld[row];
                whiteHeld[row] = kept;
            }
        }
        return changed;
    }

    private long waysOut(int king, int whitePiece, int blackPiece, int row) {
        long found = KingSets.steps(blackToMove[row] & ~blackHolds[row]);
        if (whitePiece == NOWHERE) {
            return found;
        }
        long men = pawns | Bitboard.of(king) | bit(blackPiece);
        for (long next = lines(whitePiece, men) & ~men; next != 0; next = Bitboard.rest(next)) {
            int square = Bitboard.first(next);
            int then = row(king, square, blackPiece);
            found |= blackToMove[then] & ~blackHolds[then] & ~Attacks.between(whitePiece, square);
        }
        return found;
    }
}
