package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import java.util.function.IntConsumer;

/** Syzygy outcomes for a search, under the user's options. For one thread. */
@Hot
final class SearchValues implements WdlValues {
    private final SyzygyProbe probe;
    private final int mostPieces;
    private final int leastDepth;
    private final boolean fiftyMoveRule;
    private final IntConsumer hits;

    /** @param hits receives the number of positions found */
    SearchValues(SyzygyProbe probe, int mostPieces, SyzygyOptions options, IntConsumer hits) {
        this.probe = probe;
        this.mostPieces = mostPieces;
        leastDepth = options.leastDepth();
        fiftyMoveRule = options.fiftyMoveRule();
        this.hits = hits;
    }

    @Override
    public boolean mayKnow(int pieceCount, int depth) {
        return pieceCount < mostPieces || pieceCount == mostPieces && depth >= leastDepth;
    }

    @Override
    public int wdl(Position position) {
        int wdl = probe.wdl(position);
        if (wdl != UNKNOWN) {
            hits.accept(1);
        }
        return fiftyMoveRule || wdl == UNKNOWN ? wdl : WIN * Integer.signum(wdl);
    }
}
