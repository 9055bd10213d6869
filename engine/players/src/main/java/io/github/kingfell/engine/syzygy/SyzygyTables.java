package io.github.kingfell.engine.syzygy;

import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.engine.search.WdlValues;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The Syzygy tables of one user. Searches ask it for readers of their own. */
public final class SyzygyTables implements WdlValues.Source {
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

    /** None where the distances of the root's moves are known: among them the search is to look further than a capture. */
    @Override
    public WdlValues of(SearchTask task) {
        Position root = task.position();
        boolean isRanked = mayKnow(root) && folders.distances(root.material()) != null;
        return isRanked ? WdlValues.NONE : everywhere(task);
    }

    /** Whatever is known of the root. None for who plays below his strength. */
    public WdlValues everywhere(SearchTask task) {
        int most = mostMen();
        return most == 0 || task.settings().limitStrength(task.limits())
                ? WdlValues.NONE
                : new SearchValues(probe(), most, options, task.control());
    }

    private int mostMen() {
        return Math.min(options.mostMen(), folders.mostMen());
    }
}
