package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;

/**
 * Finds certain wins of a side that has just promoted: White has a queen and pawns, Black has pawns. White moves only
 * the queen and the king, and a promotion of Black counts as saved unless the new piece is taken at once; so what is
 * found is won, and what is not found may be won too. The kings and the queen stand anywhere.
 */
@Hot
final class QueenSolver {
    private final long[] wins = new long[QueenRows.ROWS];
    private final long[] loses = new long[QueenRows.ROWS];
    private final long[] whiteToMove = new long[QueenRows.ROWS];
    private final long[] blackToMove = new long[QueenRows.ROWS];

    /** Where Black is in check. */
    private final long[] check = new long[QueenRows.ROWS];

    /** Where Black has a move that escapes, whatever is found later. */
    private final long[] escapes = new long[QueenRows.ROWS];

    /** Where Black has a move. */
    private final long[] moves = new long[QueenRows.ROWS];

    /** The squares that a queen attacks if there were only pawns. */
    private final long[] reach = new long[64];

    /** By black king: the squares of the queen at which Black was found to lose since White's moves were last tried. */
    private final long[] freshLosses = new long[64];

    /** By queen: the squares of the black king. */
    private final long[] freshWins = new long[64];

    private long occupied;
    private long byWhite;
    private long byBlack;

    /**
     * Solves a structure when all that it can become is solved.
     *
     * @param list its moves
     * @param after for each move the solution after it; null where the move is not made
     */
    QueenRows solve(long white, long black, StructureMoves list, QueenRows[] after) {
        occupied = white | black;
        byWhite = KingSets.attackedByWhite(white);
        byBlack = KingSets.attackedByBlack(black);
        Arrays.fill(wins, 0);
        Arrays.fill(loses, 0);
        Arrays.fill(freshLosses, 0);
        Arrays.fill(freshWins, 0);
        for (int queen = 0; queen < 64; queen++) {
            places(queen);
        }
        for (int i = 0; i < list.size(); i++) {
            QueenRows then = after[i];
            if (then != null) {
                switch (list.kind(i)) {
                    case StructureMoves.BLACK_PAWN -> blackPawn(list, i, then);
                    case StructureMoves.BLACK_KING -> blackKing(list, i, then);
                    case StructureMoves.BLACK_PROMOTES -> blackPromotes(list, i, then);
                    case StructureMoves.WHITE_KING -> whiteTakes(list, i, then);
                    default -> {
                        // White's pawns do not move.
                    }
                }
            }
        }
        for (int queen = 0; queen < 64; queen++) {
            markFresh(queen);
            lose(queen, ~0L);
        }
        boolean goesOn = true;
        while (goesOn) {
            win();
            goesOn = lose();
        }
        return new QueenRows(wins, whiteToMove, loses, blackToMove);
    }

    // ---- the legal positions ----

    private void places(int queen) {
        reach[queen] = Attacks.queen(queen, occupied);
        for (int king = 0; king < 64; king++) {
            int row = queen << 6 | king;
            boolean barred = Bitboard.contains(occupied, queen) || !isFree(occupied, queen, king);
            long base = barred ? 0 : free(occupied, queen, king);
            boolean attacked = Bitboard.contains(reach[queen], king);
            long safe = Bitboard.contains(byWhite, king) ? 0 : attacked ? Attacks.between(queen, king) : ~0L;
            whiteToMove[row] = base & safe;
            blackToMove[row] = base & ~byBlack;
            check[row] = ~safe;
            escapes[row] = takesQueen(queen, king);
            moves[row] = escapes[row];
        }
    }

    private static boolean isFree(long pawns, int queen, int king) {
        return king != queen && !Bitboard.contains(pawns, king);
    }

    /** Returns the squares of the white king that are free and not beside the black king. */
    private static long free(long pawns, int queen, int king) {
        return ~(pawns | Bitboard.of(queen) | Bitboard.of(king) | Attacks.king(king));
    }

    /** Returns where Black may take the queen. A pawn's capture is believed to be legal always. */
    private long takesQueen(int queen, int king) {
        if (Bitboard.contains(byBlack, queen)) {
            return ~0L;
        }
        boolean beside = Bitboard.contains(Attacks.king(king), queen) && !Bitboard.contains(byWhite, queen);
        return beside ? ~Attacks.king(queen) : 0;
    }

    // ---- moves that leave the structure ----

    /**
     * Returns where a position after a move is legal with White to move: Black is not in check.
     *
     * @param guarded the squares that White's pawns attack after the move
     * @param blockers the pawns after the move
     * @param seen the squares that the queen attacks through these
     */
    private static long legalAfter(long guarded, long blockers, long seen, int queen, int king) {
        if (Bitboard.contains(guarded, king)) {
            return 0;
        }
        boolean attacked = Bitboard.contains(seen, king);
        return free(blockers, queen, king) & (attacked ? Attacks.between(queen, king) : ~0L);
    }

    private void blackPawn(StructureMoves list, int i, QueenRows then) {
        long path = Bitboard.of(list.target(i)) | list.crossed(i);
        long blockers = list.white(i) | list.black(i);
        long guarded = KingSets.attackedByWhite(list.white(i));
        for (int queen = 0; queen < 64; queen++) {
            if (Bitboard.contains(path | occupied, queen)) {
                continue;
            }
            long seen = Attacks.queen(queen, blockers);
            for (int king = 0; king < 64; king++) {
                int row = queen << 6 | king;
                if (blackToMove[row] != 0 && !Bitboard.contains(path, king)) {
                    long places = blackToMove[row] & ~path & legalAfter(guarded, blockers, seen, queen, king);
                    moves[row] |= places;
                    escapes[row] |= places & ~then.wins(queen, king);
                }
            }
        }
    }

    private void blackKing(StructureMoves list, int i, QueenRows then) {
        int target = list.target(i);
        long blockers = list.white(i) | list.black(i);
        long guarded = KingSets.attackedByWhite(list.white(i));
        for (int queen = 0; queen < 64; queen++) {
            if (Bitboard.contains(occupied, queen)) {
                continue;
            }
            long legal = legalAfter(guarded, blockers, Attacks.queen(queen, blockers), queen, target);
            long escape = legal & ~then.wins(queen, target);
            for (long kings = Attacks.king(target); kings != 0; kings = Bitboard.rest(kings)) {
                int row = queen << 6 | Bitboard.first(kings);
                moves[row] |= blackToMove[row] & legal;
                escapes[row] |= blackToMove[row] & escape;
            }
        }
    }

    private void blackPromotes(StructureMoves list, int i, QueenRows then) {
        int target = list.target(i);
        long pawns = list.white(i) | list.black(i);
        long blockers = pawns | Bitboard.of(target);
        boolean kept = Bitboard.contains(KingSets.attackedByBlack(list.black(i)), target);
        for (int queen = 0; queen < 64; queen++) {
            if (queen == target || Bitboard.contains(occupied, queen)) {
                continue;
            }
            long seen = Attacks.queen(queen, blockers);
            boolean reaches = Bitboard.contains(Attacks.queen(queen, pawns), target);
            long unblocked = reaches ? ~Attacks.between(queen, target) : 0;
            for (int king = 0; king < 64; king++) {
                int row = queen << 6 | king;
                if (blackToMove[row] == 0 || king == target) {
                    continue;
                }
                long places = blackToMove[row] & legalAfter(byWhite, blockers, seen, queen, king);
                long answered = unblocked & then.loses(target, king) & free(pawns, target, king);
                boolean kingTakes = !kept
                        && !Bitboard.contains(Attacks.king(king), target)
                        && Bitboard.contains(then.loses(queen, king), target);
                answered |= kingTakes ? Attacks.king(target) : 0;
                moves[row] |= places;
                escapes[row] |= places & ~answered;
            }
        }
    }

    /** White's queen or king takes a pawn; wins from it are entered at once. */
    private void whiteTakes(StructureMoves list, int i, QueenRows then) {
        int target = list.target(i);
        long pawns = list.white(i) | list.black(i);
        long safe = ~KingSets.attackedByBlack(list.black(i));
        for (int king = 0; king < 64; king++) {
            if (Bitboard.contains(occupied, king)) {
                continue;
            }
            long byQueen = then.loses(target, king) & free(pawns, target, king) & safe;
            boolean kingMay = Bitboard.contains(safe & ~Attacks.king(king), target);
            for (int queen = 0; queen < 64; queen++) {
                int row = queen << 6 | king;
                if (whiteToMove[row] == 0) {
                    continue;
                }
                long won = Bitboard.contains(reach[queen], target) ? byQueen & ~Attacks.between(queen, target) : 0;
                won |= kingMay && Bitboard.contains(then.loses(queen, king), target) ? Attacks.king(target) : 0;
                wins[row] |= won & whiteToMove[row];
            }
        }
    }

    // ---- moves within it ----

    /** Prepares the first round: the black king's moves to free squares count as moves. */
    private void markFresh(int queen) {
        for (int king = 0; king < 64; king++) {
            int row = queen << 6 | king;
            for (long next = Attacks.king(king); next != 0; next = Bitboard.rest(next)) {
                moves[row] |= whiteToMove[queen << 6 | Bitboard.first(next)];
            }
        }
    }

    /** Finds the positions from which White reaches one that was found lost for Black since the last call. */
    private void win() {
        for (int king = 0; king < 64; king++) {
            long fresh = freshLosses[king];
            freshLosses[king] = 0;
            if (fresh == 0) {
                continue;
            }
            for (int queen = 0; queen < 64; queen++) {
                int row = queen << 6 | king;
                long open = whiteToMove[row] & ~wins[row];
                if (open != 0) {
                    long found = open & reached(queen, king, fresh);
                    if (found != 0) {
                        wins[row] |= found;
                        freshWins[queen] |= Bitboard.of(king);
                    }
                }
            }
        }
    }

    private long reached(int queen, int king, long fresh) {
        long found = Bitboard.contains(fresh, queen) ? KingSets.steps(loses[queen << 6 | king]) : 0;
        for (long next = reach[queen] & fresh; next != 0; next = Bitboard.rest(next)) {
            int square = Bitboard.first(next);
            found |= loses[square << 6 | king] & ~Attacks.between(queen, square);
        }
        return found;
    }

    private boolean lose() {
        boolean found = false;
        for (int queen = 0; queen < 64; queen++) {
            long fresh = freshWins[queen];
            freshWins[queen] = 0;
            if (fresh != 0) {
                found |= lose(queen, KingSets.steps(fresh));
            }
        }
        return found;
    }

    /** Looks among squares of the black king for positions in which every move of Black loses. */
    private boolean lose(int queen, long kings) {
        boolean any = false;
        for (long rest = kings; rest != 0; rest = Bitboard.rest(rest)) {
            int king = Bitboard.first(rest);
            int row = queen << 6 | king;
            long open = blackToMove[row] & ~loses[row] & ~escapes[row] & (moves[row] | check[row]);
            for (long next = Attacks.king(king); next != 0 && open != 0; next = Bitboard.rest(next)) {
                int square = queen << 6 | Bitboard.first(next);
                open &= ~whiteToMove[square] | wins[square];
            }
            if (open != 0) {
                loses[row] |= open;
                freshLosses[king] |= Bitboard.of(queen);
                any = true;
            }
        }
        return any;
    }
}
