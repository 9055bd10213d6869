package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.WdlValues;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/** The Syzygy tables of one user. Each thread asks for a reader of its own. */
public final class SyzygyTables {
    private volatile SyzygyOptions options = SyzygyOptions.DEFAULT;
    private volatile TableFolders folders = TableFolders.NONE;

    /** Not during a search. */
    public void configure(SyzygyOptions options) {
        if (!options.path().equals(this.options.path())) {
            folders = new TableFolders(directories(options.path()));
        }
        this.options = options;
    }

    /**
     * The directories of a path, in their order.
     *
     * @throws InvalidPathException when one of them cannot be a name
     */
    public static List<Path> directories(String path) {
        return Arrays.stream(path.split(File.pathSeparator))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .map(Path::of)
                .toList();
    }

    /** What there is, in words. */
    public String summary() {
        return folders.summary();
    }

    /** What went wrong since the last call, each thing once. */
    public List<String> takeComplaints() {
        return folders.takeComplaints();
    }

    /** True when a position of so many men may be known. */
    public boolean mayKnow(Position position) {
        return position.castling() == 0 && Bitboard.count(position.occupied()) <= mostMen();
    }

    /** Exact outcomes and distances, whatever the options say of depth and men. For one thread. */
    public SyzygyProbe probe() {
        return new SyzygyProbe(folders, Fen.start());
    }

    /**
     * The moves of a position in their order; empty where the tables do not know them.
     *
     * @param only the moves to rank, empty for all
     */
    public Optional<RootRanking> rank(Position root, int[] only) {
        return mayKnow(root) ? RootRanking.of(root, only, probe(), options.fiftyMoveRule()) : Optional.empty();
    }

    /** True when the moves of a position can be ranked by their distances. */
    public boolean mayRank(Position root) {
        return mayKnow(root) && folders.distances(root.material()) != null;
    }

    /**
     * Outcomes as the options want them, for one thread.
     *
     * @param hits told the number of positions found
     */
    public WdlValues values(IntConsumer hits) {
        int most = mostMen();
        return most == 0 ? WdlValues.NONE : new SearchValues(probe(), most, options, hits);
    }

    private int mostMen() {
        return Math.min(options.mostMen(), folders.mostMen());
    }
}
