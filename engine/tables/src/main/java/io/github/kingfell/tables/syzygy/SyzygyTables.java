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

/** The Syzygy tables of one user. Each thread takes a reader of its own. */
public final class SyzygyTables {
    private volatile SyzygyOptions options = SyzygyOptions.DEFAULT;
    private volatile TableFolders folders = TableFolders.NONE;

    /** Sets the options. Not to be called during a search. */
    public void configure(SyzygyOptions options) {
        if (!options.path().equals(this.options.path())) {
            folders = new TableFolders(directories(options.path()));
        }
        this.options = options;
    }

    /**
     * Returns the directories of a path, in their order.
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

    /** Describes in words the tables that were found. */
    public String summary() {
        return folders.summary();
    }

    /** Returns the errors since the last call, each once. */
    public List<String> takeComplaints() {
        return folders.takeComplaints();
    }

    /** Returns true when a position of so many pieces may be known. */
    public boolean mayKnow(Position position) {
        return position.castling() == 0 && Bitboard.count(position.occupied()) <= mostPieces();
    }

    /**
     * Returns the names of the files that the outcome of a position needs and that are not there, such as
     * {@code KBvK.rtbw}; if there are none, those that its distance needs. Empty where nothing is missing, and where
     * files could not help: without any tables, with castling rights, or with more pieces than the largest table has.
     */
    public List<String> missing(Position position) {
        boolean mayHelp = position.castling() == 0 && Bitboard.count(position.occupied()) <= folders.mostPieces();
        return mayHelp ? MissingFiles.of(folders, position) : List.of();
    }

    /**
     * Returns a probe of exact outcomes and distances for one thread. The options for depth and number of pieces do not
     * apply.
     */
    public SyzygyProbe probe() {
        return new SyzygyProbe(folders, Fen.start());
    }

    /**
     * Returns the ranked moves of a position; empty where the tables do not know them.
     *
     * @param only the moves to rank, empty for all
     */
    public Optional<RootRanking> rank(Position root, int[] only) {
        return mayKnow(root) ? RootRanking.of(root, only, probe(), options.fiftyMoveRule()) : Optional.empty();
    }

    /** Returns true when the moves of a position can be ranked by their distances. */
    public boolean mayRank(Position root) {
        return mayKnow(root) && folders.distances(root.material()) != null;
    }

    /**
     * Returns outcomes under the options, for one thread.
     *
     * @param hits receives the number of positions found
     */
    public WdlValues values(IntConsumer hits) {
        int most = mostPieces();
        return most == 0 ? WdlValues.NONE : new SearchValues(probe(), most, options, hits);
    }

    private int mostPieces() {
        return Math.min(options.mostPieces(), folders.mostPieces());
    }
}
