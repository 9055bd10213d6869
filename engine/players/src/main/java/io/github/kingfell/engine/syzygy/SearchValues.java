package io.github.kingfell.engine.syzygy;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.WdlValues;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/** Outcomes as the user's options want them. For one thread. */
@Hot
final class SearchValues implements WdlValues {
    private final SyzygyProbe probe;
    private final int mostMen;
    private final int leastDepth;
    private final boolean fiftyMoveRule;
    private final SearchControl control;

    /** @param control where answers are counted */
    SearchValues(SyzygyProbe probe, int mostMen, SyzygyOptions options, SearchControl control) {
        this.probe = probe;
        this.mostMen = mostMen;
        leastDepth = options.leastDepth();
        fiftyMoveRule = options.fiftyMoveRule();
        this.control = control;
    }

    @Override
    public boolean mayKnow(int men, int depth) {
        return men < mostMen || men == mostMen && depth >= leastDepth;
    }

    @Override
    public int wdl(Position position) {
        int wdl = probe.wdl(position);
        if (wdl != UNKNOWN) {
            control.counter().addTableHits(1);
        }
        return fiftyMoveRule || wdl == UNKNOWN ? wdl : WIN * Integer.signum(wdl);
    }
}
