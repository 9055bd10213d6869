package io.github.kingfell.engine.syzygy;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.rules.board.Position;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The Syzygy files among the test resources, and those of a directory that the tester names. */
public final class SmallTables {
    private static final String PROPERTY = "kingfell.syzygy";

    private SmallTables() {}

    /** Where the files of the tests lie. */
    public static Path directory() {
        try {
            return Path.of(SmallTables.class.getResource("/syzygy/KQvK.rtbw").toURI())
                    .getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Tables of the files of the tests. */
    public static SyzygyTables tables() {
        return in(directory());
    }

    /** The tester's tables; without any the test that asks is left out. */
    public static SyzygyTables given() {
        return in(givenDirectory());
    }

    public static Path givenDirectory() {
        String name = System.getProperty(PROPERTY, "");
        assumeTrue(!name.isEmpty(), "no -D" + PROPERTY);
        Path directory = Path.of(name);
        assumeTrue(Files.isDirectory(directory), directory + " is no directory");
        return directory;
    }

    static SyzygyTables in(Path directory) {
        SyzygyTables tables = new SyzygyTables();
        tables.configure(new SyzygyOptions(directory.toString(), 1, SyzygyMaterial.MOST_MEN, true));
        return tables;
    }

    static RootRanking rank(SyzygyTables tables, Position position) {
        return tables.rank(position, new int[0]).orElseThrow();
    }
}
