package io.github.kingfell.tables.syzygy;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The Syzygy files among the test resources, and those of a directory that the tester names. */
public final class SmallTables {
    private static final String PROPERTY = "kingfell.syzygy";

    private SmallTables() {}

    /** Where the files of the tests lie: copies, since other modules have the files in a jar. */
    public static Path directory() {
        return Copies.DIRECTORY;
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
        tables.configure(new SyzygyOptions(directory.toString(), 1, SyzygyMaterial.MOST_PIECES, true));
        return tables;
    }

    static RootRanking rank(SyzygyTables tables, Position position) {
        return tables.rank(position, new int[0]).orElseThrow();
    }

    /** Writes a WDL file of KRK by which the fifty-move rule spoils every win: one value for each side to move. */
    public static void writeCursedRookEnding(Path directory) throws IOException {
        ByteBuffer file = ByteBuffer.allocate(64 + 16).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt((int) TableKind.WDL.magic());
        // Two sides to move; the digit of the leading pieces; king, king and rook for both sides.
        file.put((byte) 1).put((byte) 0);
        for (int piece : new int[] {0x66, 0xEE, 0x44}) {
            file.put((byte) piece);
        }
        file.put(10, (byte) PackedHeader.SINGLE).put(11, (byte) (WdlValues.CURSED_WIN + 2));
        file.put(12, (byte) PackedHeader.SINGLE).put(13, (byte) (WdlValues.BLESSED_LOSS + 2));
        Files.write(directory.resolve("KRvK.rtbw"), file.array());
    }

    /** The files, copied once for each process that tests. */
    private static final class Copies {
        static final List<String> MATERIALS = List.of("KBvK", "KBvKN", "KNvK", "KPvK", "KQvK", "KQvKQ", "KRvK");
        static final Path DIRECTORY = copy();

        private static Path copy() {
            try {
                Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "syzygy");
                for (String material : MATERIALS) {
                    for (String kind : List.of(".rtbw", ".rtbz")) {
                        try (InputStream file = SmallTables.class.getResourceAsStream("/syzygy/" + material + kind)) {
                            Files.copy(file, directory.resolve(material + kind));
                        }
                    }
                }
                return directory;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
