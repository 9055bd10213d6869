package io.github.kingfell.engine.coordination;

import io.github.kingfell.search.Score;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.syzygy.RankedMove;
import io.github.kingfell.tables.syzygy.RootRanking;

/** The Syzygy ranking of the root's moves. */
record SyzygyKnowledge(RootRanking ranking) implements RootKnowledge {
    @Override
    public int[] candidates(int lines) {
        return ranking.candidates(lines);
    }

    @Override
    public int corrected(int estimate, int move) {
        return ranking.of(move).map(known -> corrected(estimate, known)).orElse(estimate);
    }

    /** Corrects a score. A win nearer to the end scores higher, and the search may have seen still more. */
    private static int corrected(int estimate, RankedMove move) {
        int sure = Score.TABLE_WIN - Math.abs(move.dtz());
        return switch (move.wdl()) {
            case WdlValues.WIN -> Math.max(estimate, sure);
            case WdlValues.LOSS -> Math.min(estimate, -sure);
            default -> 0;
        };
    }

    @Override
    public String words() {
        return "ranked by Syzygy tables";
    }
}
