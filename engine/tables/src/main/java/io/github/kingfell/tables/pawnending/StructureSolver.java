package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;

/**
 * Solves one pawn structure for all places of the kings, when all that it can become is solved: a retrograde analysis
 * (Thompson 1986) on sets of squares of the white king. What it cannot prove won or lost is drawn. Unknown promotions
 * count for one side or the other, so two solutions bound the value.
 */
@Hot
final class StructureSolver {
    /** A solution has four times 64 rows: those that win and lose with White to move, and with Black to move. */
    static final int WHITE_WINS = 0;

    static final int WHITE_LOSES = 64;
    static final int BLACK_WINS = 128;
    static final int BLACK_LOSES = 192;
    static final int ROWS = 256;

    private final LegalRows legal = new LegalRows();

    /** From moves that leave the structure: White to move wins, and does not lose. */
    private final long[] whiteWins = new long[64];

    private final long[] whiteHolds = new long[64];
    private final long[] blackWins = new long[64];
    private final long[] blackHolds = new long[64];

    private final LegalRows afterStep = new LegalRows();
    private final StructureMoves movesAfterStep = new StructureMoves();
    private final long[] stepWins = new long[64];
    private final long[] stepLoses = new long[64];

    /** Where rounds are noted; see {@link #note}. */
    private short[] rounds = {};

    /**
     * Notes rounds from now on: for White to move, and then for Black to move, for each square of the black king and
     * each of the white king, when the position was found won or lost. From a won position a move leads to one that is
     * lost for the opponent and was found earlier, or leaves the structure.
     *
     * @param places overwritten; without elements, nothing is noted
     */
    void note(short[] places) {
        rounds = places;
    }

    /**
     * Solves a structure.
     *
     * @param moves its moves
     * @param after for each move the solution of the structure after it; null for promotions
     * @param promotions for each promotion what is known of it
     * @param forWhite whether unknown promotions turn out well for White
     * @return a new solution
     */
    long[] solve(
            long white,
            long black,
            StructureMoves moves,
            long[][] after,
            PromotionRows[] promotions,
            boolean forWhite) {
        legal.places(white, black);
        legal.moves(moves);
        Arrays.fill(whiteWins, 0);
        Arrays.fill(whiteHolds, 0);
        Arrays.fill(blackWins, 0);
        Arrays.fill(blackHolds, 0);
        for (int i = 0; i < moves.size(); i++) {
            switch (moves.kind(i)) {
                case StructureMoves.WHITE_PAWN -> whitePawn(moves, i, after);
                case StructureMoves.BLACK_PAWN -> blackPawn(moves, i, after);
                case StructureMoves.WHITE_KING -> whiteKing(moves, i, after[i]);
                case StructureMoves.BLACK_KING -> blackKing(moves, i, after[i]);
                case StructureMoves.WHITE_PROMOTES -> whitePromotes(moves, i, promotions[i], forWhite);
                case StructureMoves.BLACK_PROMOTES -> blackPromotes(moves, i, promotions[i], !forWhite);
                default -> {
                    // A capture en passant was taken into account at the double step before it.
                }
            }
        }
        return settle();
    }

    // ---- moves that leave the structure ----

    private void whitePawn(StructureMoves moves, int i, long[][] after) {
        long[] solution = after[i];
        long path = Bitboard.of(moves.target(i)) | moves.crossed(i);
        boolean mayBePassed = i + 1 < moves.size() && moves.kind(i + 1) == StructureMoves.BLACK_EN_PASSANT;
        if (mayBePassed) {
            withBlackEnPassant(moves, i, after);
        }
        for (int king = 0; king < 64; king++) {
            long places = legal.ofWhitePawn(king, path, moves.black(i));
            whiteWins[king] |= places & (mayBePassed ? stepLoses[king] : solution[BLACK_LOSES + king]);
            whiteHolds[king] |= places & ~(mayBePassed ? stepWins[king] : solution[BLACK_WINS + king]);
        }
    }

    private void blackPawn(StructureMoves moves, int i, long[][] after) {
        long[] solution = after[i];
        long path = Bitboard.of(moves.target(i)) | moves.crossed(i);
        boolean mayBePassed = i + 1 < moves.size() && moves.kind(i + 1) == StructureMoves.WHITE_EN_PASSANT;
        if (mayBePassed) {
            withWhiteEnPassant(moves, i, after);
        }
        for (int king = 0; king < 64; king++) {
            long places = legal.ofBlackPawn(king, path, moves.white(i));
            blackWins[king] |= places & (mayBePassed ? stepLoses[king] : solution[WHITE_LOSES + king]);
            blackHolds[king] |= places & ~(mayBePassed ? stepWins[king] : solution[WHITE_WINS + king]);
        }
    }

    /** Finds where Black wins and loses after White's double step, when he may also take en passant. */
    private void withBlackEnPassant(StructureMoves moves, int step, long[][] after) {
        afterStep(moves, step);
        for (int king = 0; king < 64; king++) {
            long wins = after[step][BLACK_WINS + king];
            long loses = after[step][BLACK_LOSES + king];
            long without = ~afterStep.blackMoves[king];
            boolean any = false;
            long allLose = ~0L;
            for (int i = step + 1; isKind(moves, i, StructureMoves.BLACK_EN_PASSANT); i++) {
                if ((KingSets.attackedByWhite(moves.white(i)) & Bitboard.of(king)) == 0) {
                    any = true;
                    wins |= after[i][WHITE_LOSES + king];
                    allLose &= after[i][WHITE_WINS + king];
                }
            }
            stepWins[king] = wins;
            stepLoses[king] = any ? (loses | without) & allLose : loses;
        }
    }

    private void withWhiteEnPassant(StructureMoves moves, int step, long[][] after) {
        afterStep(moves, step);
        for (int king = 0; king < 64; king++) {
            long wins = after[step][WHITE_WINS + king];
            long loses = after[step][WHITE_LOSES + king];
            long without = ~afterStep.whiteMoves[king];
            long any = 0;
            long allLose = ~0L;
            for (int i = step + 1; isKind(moves, i, StructureMoves.WHITE_EN_PASSANT); i++) {
                long places = ~KingSets.attackedByBlack(moves.black(i));
                any |= places;
                wins |= places & after[i][BLACK_LOSES + king];
                allLose &= ~places | after[i][BLACK_WINS + king];
            }
            stepWins[king] = wins;
            stepLoses[king] = loses & ~any | (loses | without) & any & allLose;
        }
    }

    private void afterStep(StructureMoves moves, int step) {
        movesAfterStep.list(moves.white(step), moves.black(step));
        afterStep.places(moves.white(step), moves.black(step));
        afterStep.moves(movesAfterStep);
    }

    private static boolean isKind(StructureMoves moves, int i, int kind) {
        return i < moves.size() && moves.kind(i) == kind;
    }

    private void whiteKing(StructureMoves moves, int i, long[] solution) {
        int target = moves.target(i);
        for (int king = 0; king < 64; king++) {
            long places = legal.ofWhiteKing(king, target, moves.black(i));
            whiteWins[king] |= Bitboard.contains(solution[BLACK_LOSES + king], target) ? places : 0;
            whiteHolds[king] |= Bitboard.contains(solution[BLACK_WINS + king], target) ? 0 : places;
        }
    }

    private void blackKing(StructureMoves moves, int i, long[] solution) {
        int target = moves.target(i);
        for (long kings = Attacks.king(target); kings != 0; kings = Bitboard.rest(kings)) {
            int king = Bitboard.first(kings);
            long places = legal.ofBlackKing(king, target, moves.white(i));
            blackWins[king] |= places & solution[WHITE_LOSES + target];
            blackHolds[king] |= places & ~solution[WHITE_WINS + target];
        }
    }

    private void whitePromotes(StructureMoves moves, int i, PromotionRows known, boolean hoped) {
        for (int king = 0; king < 64; king++) {
            long places = legal.ofWhitePawn(king, Bitboard.of(moves.target(i)), moves.black(i));
            whiteWins[king] |= places & (hoped ? ~known.notWon[king] : known.won[king]);
            whiteHolds[king] |= places & (hoped ? ~known.lost[king] : known.won[king] | known.notLost[king]);
        }
    }

    private void blackPromotes(StructureMoves moves, int i, PromotionRows known, boolean hoped) {
        for (int king = 0; king < 64; king++) {
            long places = legal.ofBlackPawn(king, Bitboard.of(moves.target(i)), moves.white(i));
            blackWins[king] |= places & (hoped ? ~known.notWon[king] : known.won[king]);
            blackHolds[king] |= places & (hoped ? ~known.lost[king] : known.won[king] | known.notLost[king]);
        }
    }

    // ---- moves of the kings within it ----

    private long[] settle() {
        long[] rows = new long[ROWS];
        long byWhite = KingSets.attackedByWhite(legal.whitePawns);
        long byBlack = KingSets.attackedByBlack(legal.blackPawns);
        Arrays.fill(rounds, (short) 0);
        boolean changed = true;
        for (int round = 1; changed; round++) {
            changed = false;
            for (int king = 0; king < 64; king++) {
                changed |= whiteToMove(rows, king, byBlack, 2 * round - 1);
            }
            for (int king = 0; king < 64; king++) {
                changed |= blackToMove(rows, king, Bitboard.contains(byWhite, king) ? ~0L : 0, 2 * round);
            }
        }
        return rows;
    }

    private boolean whiteToMove(long[] rows, int king, long check, int round) {
        long places = legal.whiteToMove[king];
        if (places == 0) {
            return false;
        }
        long wins = places & (whiteWins[king] | KingSets.steps(rows[BLACK_LOSES + king]));
        long holds = whiteHolds[king] | KingSets.steps(legal.blackToMove[king] & ~rows[BLACK_WINS + king]);
        long loses = places & ~holds & (legal.whiteMoves[king] | check);
        return enter(rows, WHITE_WINS + king, wins, loses, round);
    }

    private boolean blackToMove(long[] rows, int king, long check, int round) {
        long places = legal.blackToMove[king];
        if (places == 0) {
            return false;
        }
        long wins = blackWins[king];
        long holds = blackHolds[king];
        for (long next = Attacks.king(king); next != 0; next = Bitboard.rest(next)) {
            int square = Bitboard.first(next);
            wins |= rows[WHITE_LOSES + square];
            holds |= legal.whiteToMove[square] & ~rows[WHITE_WINS + square];
        }
        long loses = places & ~holds & (legal.blackMoves[king] | check);
        return enter(rows, BLACK_WINS + king, wins & places, loses, round);
    }

    /** Enters the two rows of one side to move; returns false when they are as before. */
    private boolean enter(long[] rows, int row, long wins, long loses, int round) {
        long found = wins & ~rows[row] | loses & ~rows[row + 64];
        if (found == 0) {
            return false;
        }
        rows[row] = wins;
        rows[row + 64] = loses;
        if (rounds.length > 0) {
            int first = (row & 63 | row >> 1 & 64) << 6;
            for (; found != 0; found = Bitboard.rest(found)) {
                rounds[first | Bitboard.first(found)] = (short) round;
            }
        }
        return true;
    }
}
