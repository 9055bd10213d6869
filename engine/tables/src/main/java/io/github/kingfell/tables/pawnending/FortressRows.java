package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The positions of one pawn structure in which Black, the defender, holds for ever: the greatest set from which White
 * cannot get away, whatever he plays, while Black has a reply inside for each move, or is stalemated. White may win at
 * once in everything that is not known, such as promotions; Black moves only his king and his piece, and takes only
 * where White is left with a bare king. So what is found is held, and what is not found may be held too.
 *
 * <p>A row is a set of squares of the white king, for one square each of the black king, of White's piece and of
 * Black's. A side without a piece has one square for it, {@link #NOWHERE}.
 */
@Hot
final class FortressRows {
    static final int NOWHERE = -1;

    private final long white;
    private final long black;
    private final long pawns;
    private final int whiteKind;
    private final int blackKind;
    private final int whitePlaces;
    private final int blackPlaces;

    /** Legal with Black to move, and those of them that are held. */
    private final long[] blackToMove;

    private final long[] blackHolds;

    /** Held with White to move. */
    private final long[] whiteHeld;

    private final long byWhite;
    private final long byBlack;

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

    private int row(int king, int whitePiece, int blackPiece) {
        int place = whiteKind == 0 ? king : king << 6 | whitePiece;
        return blackKind == 0 ? place : place << 6 | blackPiece;
    }

    private static long bit(int square) {
        return square == NOWHERE ? 0 : Bitboard.of(square);
    }

    /**
     * Finds the positions that are held.
     *
     * @param moves the moves of the structure
     * @param after for each move of White's pawns and each capture by White, the structure after it; null where that is
     *     not known
     */
    void solve(StructureMoves moves, @Nullable FortressRows[] after) {
        int[] places = places();
        for (int row : places) {
            begin(king(row), whitePiece(row), blackPiece(row), row, moves, after);
        }
        boolean changed = true;
        while (changed) {
            changed = reply(places);
            changed |= stay(places);
        }
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

    private void begin(
            int king, int whitePiece, int blackPiece, int row, StructureMoves moves, @Nullable FortressRows[] after) {
        long kings = ~(pawns | Bitboard.of(king) | bit(whitePiece) | bit(blackPiece) | Attacks.king(king));
        long byPiece =
                blackKind == 0 ? 0 : Attacks.of(blackKind, blackPiece, pawns | Bitboard.of(king) | bit(whitePiece));
        blackToMove[row] = kings & ~byBlack & ~byPiece;
        blackHolds[row] = blackToMove[row];
        long quiet = Bitboard.contains(byWhite, king) ? 0 : kings;
        if (whiteKind != 0 && Bitboard.contains(lines(whitePiece, pawns | bit(blackPiece)), king)) {
            quiet &= Attacks.between(whitePiece, king);
        }
        whiteHeld[row] = quiet & ~escapes(king, whitePiece, blackPiece, moves, after);
    }

    private long lines(int whitePiece, long occupied) {
        return Attacks.of(whiteKind, whitePiece, occupied);
    }

    /** Returns the squares of the white king from which a capture or a move of a pawn may get White out. */
    private long escapes(
            int king, int whitePiece, int blackPiece, StructureMoves moves, @Nullable FortressRows[] after) {
        if ((byWhite & bit(blackPiece)) != 0) {
            return ~0L;
        }
        long found = takesPiece(king, whitePiece, blackPiece);
        for (int i = 0; i < moves.size(); i++) {
            switch (moves.kind(i)) {
                case StructureMoves.WHITE_PAWN, StructureMoves.WHITE_PROMOTES -> {
                    long path = Bitboard.of(moves.target(i)) | moves.crossed(i);
                    if ((path & (Bitboard.of(king) | bit(whitePiece) | bit(blackPiece))) == 0) {
                        found |= ~path & ~held(after[i], king, whitePiece, blackPiece);
                    }
                }
                case StructureMoves.WHITE_KING -> found |= takesPawn(moves, i, after[i], king, whitePiece, blackPiece);
                default -> {
                    // Black's moves of pawns and captures are not made; his captures en passant would only help him.
                }
            }
        }
        return found;
    }

    /** Returns the squares of the white king with which Black, to move, holds, or White may not be there at all. */
    private static long held(@Nullable FortressRows rows, int king, int whitePiece, int blackPiece) {
        if (rows == null) {
            return 0;
        }
        int row = rows.row(king, whitePiece, blackPiece);
        return rows.blackHolds[row] | ~rows.blackToMove[row];
    }

    private long takesPiece(int king, int whitePiece, int blackPiece) {
        if (blackPiece == NOWHERE) {
            return 0;
        }
        boolean guarded = Bitboard.contains(byBlack | Attacks.king(king), blackPiece);
        long found = guarded ? 0 : Attacks.king(blackPiece);
        if (whiteKind != 0 && Bitboard.contains(lines(whitePiece, pawns | Bitboard.of(king)), blackPiece)) {
            found |= ~Attacks.between(whitePiece, blackPiece) & ~retaken(king, blackPiece, byBlack);
        }
        return found;
    }

    private long takesPawn(
            StructureMoves moves, int i, @Nullable FortressRows then, int king, int whitePiece, int blackPiece) {
        int target = moves.target(i);
        long others = KingSets.attackedByBlack(moves.black(i));
        long men = (pawns ^ Bitboard.of(target)) | Bitboard.of(king) | bit(whitePiece);
        boolean byPiece = blackKind != 0 && Bitboard.contains(Attacks.of(blackKind, blackPiece, men), target);
        boolean guarded = byPiece || Bitboard.contains(others | Attacks.king(king), target);
        boolean lasts = Bitboard.contains(held(then, king, whitePiece, blackPiece), target);
        long found = guarded || lasts ? 0 : Attacks.king(target);
        if (whiteKind != 0
                && Bitboard.contains(lines(whitePiece, pawns | Bitboard.of(king) | bit(blackPiece)), target)) {
            long kept = held(then, king, target, blackPiece) | retaken(king, target, others);
            if (byPiece && white == 0) {
                kept |= ~Attacks.between(blackPiece, target);
            }
            found |= ~Attacks.between(whitePiece, target) & ~kept;
        }
        return found;
    }

    /** Returns where White's last man but the king is taken back on a square, by a pawn or the king. */
    private long retaken(int king, int square, long byPawns) {
        if (white != 0) {
            return 0;
        }
        long byKing = Bitboard.contains(Attacks.king(king), square) ? ~Attacks.king(square) : 0;
        return Bitboard.contains(byPawns, square) ? ~0L : byKing;
    }

    // ---- moves within the structure ----

    /** Keeps the positions in which Black has a reply; returns true when some were lost. */
    private boolean reply(int[] places) {
        boolean changed = false;
        for (int row : places) {
            if (blackHolds[row] != 0) {
                long kept = blackHolds[row] & replies(king(row), whitePiece(row), blackPiece(row));
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
        if (whitePiece != NOWHERE && white == 0) {
            found |= retaken(king, whitePiece, byBlack);
            found |= Bitboard.contains(reached, whitePiece) ? ~Attacks.between(blackPiece, whitePiece) : 0;
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
