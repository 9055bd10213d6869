package io.github.kingfell.cli.explain;

import io.github.kingfell.cli.endgame.TableOptions;
import io.github.kingfell.engine.table.ExactVerdict;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.engine.table.TableProbe;
import io.github.kingfell.rules.board.Position;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Exact values of positions of at most four men, whose table is built, or read, when it is first asked for; and of five where
 * the table was built before.
 */
public final class ExactSource {
    private final TableOptions options;
    private final TableLibrary library;
    private final TableProbe probe;
    private final CommandSpec spec;

    /** @param options where tables come from */
    public ExactSource(TableOptions options, CommandSpec spec) {
        this.options = options;
        this.spec = spec;
        library = options.library(spec);
        probe = library.reader();
    }

    /** The values themselves, of what has been asked for. */
    TableProbe probe() {
        return probe;
    }

    /** Empty where there are more men, or no table, or somebody may castle. */
    public Optional<ExactVerdict> verdict(Position position) {
        return library.has(position) ? ExactVerdict.of(position, probe) : Optional.empty();
    }

    /**
     * Values of a material and of all that comes from it.
     *
     * @param material at most four men
     */
    public TableProbe values(long material) {
        options.provide(library, material, spec);
        return probe;
    }
}
