package io.github.kingfell.engine.table;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.pawnending.EndingValue;
import io.github.kingfell.tables.pawnending.PawnEndings;
import io.github.kingfell.tables.pawnending.SolvedPosition;
import java.util.List;

/**
 * Answers inside a search by solved pawn endings, where their value is exact, and by other outcomes elsewhere. Where
 * the root is a pawn ending itself, positions of the root's value get no answer: the search among the moves that keep
 * the value must look further, to see how it is won or where the opponent may go wrong.
 */
@Hot
final class PawnEndingLeaves implements WdlValues {
    private final PawnEndings[] solved;
    private final WdlValues others;
    private final int most;

    /** The value of the root for White as a {@link WdlValues}; unknown where the root is no solved pawn ending. */
    private final int rootForWhite;

    private boolean othersMayKnow;

    private PawnEndingLeaves(List<PawnEndings> solved, WdlValues others, int most, int rootForWhite) {
        this.solved = solved.toArray(new PawnEndings[0]);
        this.others = others;
        this.most = most;
        this.rootForWhite = rootForWhite;
    }

    /** Returns outcomes for searches, which ask the memory when they begin. */
    static LeafOutcomes before(LeafOutcomes others, PawnEndingMemory memory) {
        return task -> of(task, memory.solutions(), others.of(task));
    }

    private static WdlValues of(SearchTask task, List<PawnEndings> solutions, WdlValues others) {
        if (solutions.isEmpty() || !PawnEndingWork.mayUse(task)) {
            return others;
        }
        Position root = task.position();
        return new PawnEndingLeaves(solutions, others, Bitboard.count(root.occupied()), rootForWhite(root, solutions));
    }

    private static int rootForWhite(Position root, List<PawnEndings> solutions) {
        if (!PawnEndings.isPawnEnding(root)) {
            return UNKNOWN;
        }
        for (PawnEndings solution : solutions) {
            EndingValue value = SolvedPosition.value(root, solution);
            if (value.isExact()) {
                return WIN * (root.sideToMove() == Color.WHITE ? value.least() : -value.least());
            }
        }
        return UNKNOWN;
    }

    @Override
    public boolean mayKnow(int pieceCount, int depth) {
        othersMayKnow = others.mayKnow(pieceCount, depth);
        return pieceCount <= most;
    }

    @Override
    public int wdl(Position position) {
        if (PawnEndings.isPawnEnding(position)) {
            for (PawnEndings solution : solved) {
                int value = solution.outcome(position);
                if (value != UNKNOWN) {
                    return isNews(value, position.sideToMove()) ? value : other(position);
                }
            }
        }
        return other(position);
    }

    private boolean isNews(int value, int sideToMove) {
        return rootForWhite == UNKNOWN || value != (sideToMove == Color.WHITE ? rootForWhite : -rootForWhite);
    }

    private int other(Position position) {
        return othersMayKnow ? others.wdl(position) : UNKNOWN;
    }
}
