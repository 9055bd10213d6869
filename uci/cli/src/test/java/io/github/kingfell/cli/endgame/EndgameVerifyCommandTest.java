package io.github.kingfell.cli.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndgameVerifyCommandTest extends CommandTest {
    /** The files of the tests of the tables. */
    private static final Path SYZYGY = Path.of("../../engine/tables/src/test/resources/syzygy");

    @TempDir
    private Path directory;

    @Test
    void soundFiles() throws IOException {
        new TablebaseBuilder(directory, 1, 1L << 28, () -> false).build(MaterialKey.parse("KRK"), BuildProgress.SILENT);
        assertThat(run("endgame", "verify", "--table-path", directory.toString(), "--syzygy-path", SYZYGY.toString()))
                .isZero();
        assertThat(printed()).containsExactly("15 files read, 0 damaged");
    }

    /** One byte each, where no probe of a single position needs to look. A copy of another table is no table either. */
    @Test
    void damagedFiles() throws IOException {
        new TablebaseBuilder(directory, 1, 1L << 28, () -> false).build(MaterialKey.parse("KRK"), BuildProgress.SILENT);
        try (Stream<Path> files = Files.list(SYZYGY)) {
            for (Path file : files.filter(name -> name.toString().matches(".*/K[RB]vK.rtb."))
                    .toList()) {
                Files.copy(file, directory.resolve(file.getFileName()));
            }
        }
        Files.copy(SYZYGY.resolve("KQvK.rtbw"), directory.resolve("KNvK.rtbw"));
        damage("KRK.kftb", 2000);
        damage("KRvK.rtbw", 100);
        damage("KBvK.rtbz", 79);
        cut("KRvK.rtbz");
        String folder = directory.toString();
        assertThat(run("endgame", "verify", "--table-path", folder, "--syzygy-path", folder))
                .isEqualTo(1);
        assertThat(printed().subList(0, 5))
                .allMatch(line -> line.startsWith(folder) && line.contains(": "))
                .anyMatch(line -> line.contains("KRK.kftb: damaged, the checksum of block"))
                .anyMatch(line -> line.endsWith("KRvK.rtbw: damaged, its checksum is wrong"))
                .anyMatch(line -> line.endsWith("KRvK.rtbz: damaged, its length is wrong"))
                .anyMatch(line -> line.endsWith("KNvK.rtbw: not the table that its name says"))
                .anyMatch(line -> line.endsWith("KBvK.rtbz: damaged, its checksum is wrong"));
        assertThat(printed()).last().isEqualTo("6 files read, 5 damaged");
        assertThat(runAfresh("endgame", "verify", "--table-path", folder, "--json"))
                .isEqualTo(1);
        assertThat(JsonObject.read(out.toString()).path("damaged")).hasSize(1);
    }

    @Test
    void nothingToRead() {
        String folder = directory.toString();
        assertThat(run("endgame", "verify")).isEqualTo(2);
        assertThat(run("endgame", "verify", "--table-path", folder)).isEqualTo(2);
        assertThat(run("endgame", "verify", "--table-path", folder + "/none")).isEqualTo(2);
        assertThat(run("endgame", "verify", "--syzygy-path", folder)).isEqualTo(2);
        assertThat(err.toString().lines().toList())
                .isEqualTo(List.of(
                        "kingfell: --table-path or --syzygy-path is required",
                        "kingfell: there are no tables",
                        "kingfell: cannot use \"" + folder + "/none\": it is no folder",
                        "kingfell: there are no tables"));
    }

    private void damage(String name, int at) throws IOException {
        byte[] content = Files.readAllBytes(directory.resolve(name));
        content[at] ^= 1;
        Files.write(directory.resolve(name), content);
    }

    private void cut(String name) throws IOException {
        byte[] content = Files.readAllBytes(directory.resolve(name));
        Files.write(directory.resolve(name), Arrays.copyOf(content, content.length - 1));
    }
}
