package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.WdlValues;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are not what their name says: they are complained of once, and known of nothing. */
class SyzygyFilesTest {
    private static final String KRK = "8/8/8/3k4/8/4K3/8/7R w - - 0 1";

    @TempDir
    Path directory;

    private static byte[] good(String file) throws IOException {
        return Files.readAllBytes(SmallTables.directory().resolve(file));
    }

    private void assertUnknown(String complaint) {
        SyzygyTables tables = SmallTables.in(directory);
        Position position = Positions.of(KRK);
        assertThat(tables.probe().wdl(position)).isEqualTo(WdlValues.UNKNOWN);
        assertThat(tables.probe().wdl(position)).isEqualTo(WdlValues.UNKNOWN);
        assertThat(tables.takeComplaints()).containsExactly(directory.resolve("KRvK.rtbw") + " is " + complaint);
        assertThat(tables.takeComplaints()).isEmpty();
    }

    @Test
    void text() throws IOException {
        Files.writeString(directory.resolve("KRvK.rtbw"), "<html>Not found</html>");
        assertUnknown("not a Syzygy WDL table");
    }

    @Test
    void empty() throws IOException {
        Files.createFile(directory.resolve("KRvK.rtbw"));
        assertUnknown("not a Syzygy WDL table");
    }

    @Test
    void distancesForOutcomes() throws IOException {
        Files.write(directory.resolve("KRvK.rtbw"), good("KRvK.rtbz"));
        assertUnknown("not a Syzygy WDL table");
    }

    @Test
    void anotherMaterial() throws IOException {
        Files.write(directory.resolve("KRvK.rtbw"), good("KQvK.rtbw"));
        assertUnknown("not the table that its name says");
        Files.write(directory.resolve("KRvK.rtbw"), good("KPvK.rtbw"));
        assertUnknown("not the table that its name says");
        Files.write(directory.resolve("KRvK.rtbw"), good("KQvKQ.rtbw"));
        assertUnknown("not the table that its name says");
    }

    @Test
    void cutShort() throws IOException {
        byte[] whole = good("KRvK.rtbw");
        Files.write(directory.resolve("KRvK.rtbw"), Arrays.copyOf(whole, whole.length - 1));
        assertUnknown("damaged, its length is wrong");
        Files.write(directory.resolve("KRvK.rtbw"), Arrays.copyOf(whole, whole.length - 64));
        assertUnknown("damaged, too short");
    }

    @Test
    void noDirectory() {
        SyzygyTables tables = SmallTables.in(directory.resolve("gone"));
        assertThat(tables.takeComplaints()).containsExactly(directory.resolve("gone") + " cannot be listed");
        assertThat(tables.mayKnow(Positions.of(KRK))).isFalse();
    }

    @Test
    void directoryWithTheNameOfATable() throws IOException {
        Files.createDirectory(directory.resolve("KRvK.rtbw"));
        assertUnknown("cannot be read");
    }

    @Test
    void fileThatMayNotBeRead() throws IOException {
        Path file = Files.write(directory.resolve("KRvK.rtbw"), good("KRvK.rtbw"));
        assumeTrue(file.toFile().setReadable(false) && !Files.isReadable(file), "this user may read everything");
        assertUnknown("cannot be read");
    }

    @Test
    void distancesAreDamagedOutcomesAreNot() throws IOException {
        Files.write(directory.resolve("KRvK.rtbw"), good("KRvK.rtbw"));
        Files.write(directory.resolve("KRvK.rtbz"), Arrays.copyOf(good("KRvK.rtbz"), 80));
        SyzygyTables tables = SmallTables.in(directory);
        assertThat(tables.probe().wdl(Positions.of(KRK))).isEqualTo(WdlValues.WIN);
        assertThat(tables.probe().dtz(Positions.of(KRK))).isEqualTo(SyzygyProbe.UNKNOWN_DTZ);
        assertThat(tables.takeComplaints()).hasSize(1);
        assertThat(SmallTables.rank(tables, Positions.of(KRK)).best().wdl()).isEqualTo(WdlValues.WIN);
    }

    /** The one that cannot be listed is told; of two files of one name the first directory's counts. */
    @Test
    void severalDirectories() throws IOException {
        Path first = Files.createDirectory(directory.resolve("first"));
        Path second = Files.createDirectory(directory.resolve("second"));
        Files.write(first.resolve("KQvK.rtbw"), good("KQvK.rtbw"));
        Files.write(second.resolve("KRvK.rtbw"), good("KRvK.rtbw"));
        Files.writeString(second.resolve("KQvK.rtbw"), "no table");
        String path = Stream.of(first, directory.resolve("gone"), second)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator, " ", File.pathSeparator));
        SyzygyTables tables = new SyzygyTables();
        tables.configure(new SyzygyOptions(path, 1, SyzygyMaterial.MOST_PIECES, true));
        assertThat(tables.summary())
                .isEqualTo("2 WDL and 0 DTZ tables, up to 3 men; cannot be listed: " + directory.resolve("gone"));
        assertThat(tables.probe().wdl(Positions.of(KRK))).isEqualTo(WdlValues.WIN);
        assertThat(tables.probe().wdl(Positions.of("8/8/8/3k4/8/4K3/8/6Q1 w - - 0 1")))
                .isEqualTo(WdlValues.WIN);
        assertThat(tables.takeComplaints()).containsExactly(directory.resolve("gone") + " cannot be listed");
    }

    @Test
    void otherFilesAreNotSeen() throws IOException {
        for (String name : new String[] {"KRvK.txt", "KvK.rtbw", "KRK.rtbw", "KRPvKQRBNP.rtbw", "krvk.rtbw"}) {
            Files.write(directory.resolve(name), good("KRvK.rtbw"));
        }
        assertThat(SmallTables.in(directory).summary()).isEqualTo("0 WDL and 0 DTZ tables");
    }

    /** Whatever is wrong with the bytes, nothing is thrown and nothing runs for ever. */
    @ParameterizedTest
    @ValueSource(strings = {"KRvK", "KQvKQ", "KPvK"})
    void anyDamage(String material) throws IOException {
        long seed = 1986;
        Random random = new Random(seed);
        for (int tried = 0; tried < 150; tried++) {
            Path folder = Files.createDirectory(directory.resolve(material + tried));
            for (String suffix : new String[] {".rtbw", ".rtbz"}) {
                byte[] bytes = good(material + suffix);
                for (int i = 0; i < 1 + tried % 5; i++) {
                    bytes[4 + random.nextInt(Math.min(bytes.length - 4, 300))] = (byte) random.nextInt(256);
                }
                Files.write(folder.resolve(material + suffix), bytes);
            }
            SyzygyTables tables = SmallTables.in(folder);
            SyzygyProbe probe = tables.probe();
            for (int i = 0; i < 20; i++) {
                int dtz = probe.dtz(Positions.of(position(material, random)));
                assertThat(dtz == SyzygyProbe.UNKNOWN_DTZ || Math.abs(dtz) < 200_000)
                        .as("seed %d, table %d", seed, tried)
                        .isTrue();
            }
        }
    }

    /** White's piece stands on some file of the sixth rank. */
    private static String position(String material, Random random) {
        int before = 1 + random.nextInt(6);
        String rank = before + material.substring(1, 2) + (7 - before);
        String others = material.equals("KQvKQ") ? "1q6" : "8";
        return "8/k7/" + rank + "/8/8/" + others + "/8/7K b - - 0 1";
    }
}
