package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.Optional;

/**
 * Exact values of positions of at most four men, whose tables are read or built at the first probe, and of five men if
 * their table was built before.
 */
public final class ExactSource {
    private final TableLibrary library;
    private final TableProbe probe;

    /** @param library where tables come from */
    public ExactSource(TableLibrary library) {
        this.library = library;
        probe = library.reader();
    }

    /** Returns the values of the tables requested so far. */
    public TableProbe probe() {
        return probe;
    }

    /** Returns the verdict; empty where there are more pieces, no table, or castling rights. */
    public Optional<ExactVerdict> verdict(Position position) {
        return library.has(position) ? ExactVerdict.of(position, probe) : Optional.empty();
    }
}
