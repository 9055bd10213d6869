package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.census.TableVerifier;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablebaseTest {
    private static final long MEMORY = 1L << 30;
    private static final long KRK = MaterialKey.parse("KRK");

    @TempDir
    private Path directory;

    private Path krk;

    @BeforeEach
    void build() throws IOException {
        build("KRK");
        krk = directory.resolve("KRK.kftb");
    }

    private void build(String name) throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(directory, 2, MEMORY, () -> false);
        for (long material : TablebaseBuilder.order(List.of(MaterialKey.parse(name)))) {
            builder.build(material, BuildProgress.SILENT);
        }
    }

    @Test
    void tellsPliesToMate() throws NotationException {
        ExactValues reader = new Tablebase(directory).reader(ExactValues.NONE);
        assertThat(reader.plies(Fen.parse("7k/8/6K1/8/8/8/8/R7 w - - 0 1"))).isEqualTo(1);
        assertThat(reader.plies(Fen.parse("r7/8/8/8/8/6k1/8/7K w - - 0 1"))).isEqualTo(2);
        assertThat(reader.plies(Fen.parse("8/8/8/8/8/8/1k6/R6K b - - 0 1"))).isEqualTo(ExactValues.DRAW);
        assertThat(reader.plies(Fen.parse("8/8/8/8/8/8/1k6/Q6K b - - 0 1"))).isEqualTo(ExactValues.UNKNOWN);
    }

    /** What the directory has no table of is asked elsewhere. */
    private static TableVerifier verifier(Tablebase tablebase, long material, int threads) throws IOException {
        BuiltTables small = new BuiltTables();
        ExactValues fewer = position -> small.table(position.material(), 1, BuildProgress.SILENT, () -> false)
                .plies(position, position.material(), new int[BuiltTables.MOST_PIECES]);
        return new TableVerifier(TableScan.of(tablebase, material), () -> tablebase.reader(fewer), threads);
    }

    @Test
    void everyValueFollowsFromItsSuccessors() throws IOException {
        Tablebase tablebase = new Tablebase(directory);
        TableVerifier.Result result = verifier(tablebase, KRK, 2).all(part -> {});
        assertThat(result.positions()).isEqualTo(50_015);
        assertThat(result.wrong()).isZero();
        assertThat(verifier(tablebase, KRK, 1).sample(1000, part -> {}).wrong()).isZero();
    }

    @Test
    void nothingIsLeftOfATableThatWasCancelled() throws IOException {
        Files.delete(krk);
        TablebaseBuilder builder = new TablebaseBuilder(directory, 1, MEMORY, () -> true);
        assertThatThrownBy(() -> builder.build(KRK, BuildProgress.SILENT)).isInstanceOf(CancellationException.class);
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void whatIsNoTableIsRefused() throws IOException {
        byte[] sound = Files.readAllBytes(krk);
        assertRefused("not a tablebase, too short", Arrays.copyOf(sound, 20));
        assertRefused("not a tablebase", changed(sound, 1));
        assertRefused("format 257, not 1", changed(sound, 8));
        assertRefused("the checksum of its header is wrong", changed(sound, 40));
        assertRefused("too short or too long", Arrays.copyOf(sound, sound.length - 1));
        assertRefused("the checksum of its index is wrong", changed(sound, sound.length - 2));
        assertRefused("the checksum of block 0 is wrong", changed(sound, 70));
        build("KQK");
        assertRefused("the tablebase of KQK, not KRK", Files.readAllBytes(directory.resolve("KQK.kftb")));
    }

    private void assertRefused(String why, byte[] bytes) throws IOException {
        Files.write(krk, bytes);
        assertThatThrownBy(() -> new Tablebase(directory).check(KRK, 2))
                .isInstanceOf(TablebaseFormatException.class)
                .hasMessageContaining(krk.toString())
                .hasMessageContaining(why);
    }

    private static byte[] changed(byte[] bytes, int at) {
        byte[] changed = bytes.clone();
        changed[at] ^= 1;
        return changed;
    }

    @Test
    void aDamagedBlockIsNeverBelieved() throws IOException, NotationException {
        Position position = Fen.parse("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        byte[] bytes = Files.readAllBytes(krk);
        int index = (int) TableHeader.read(krk, ByteBuffer.wrap(bytes)).indexAt();
        for (int at = TableHeader.BYTES; at < index; at += 50) {
            bytes[at] ^= 1;
        }
        Files.write(krk, bytes);
        Tablebase tablebase = new Tablebase(directory);
        assertThat(tablebase.has(KRK)).isTrue();
        assertThat(tablebase.reader(ExactValues.NONE).plies(position)).isEqualTo(ExactValues.UNKNOWN);
        assertThat(tablebase.has(KRK)).isFalse();
    }

    @Test
    @Tag("slow")
    void fiveMen() throws IOException, NotationException {
        build("KBNKN");
        Tablebase tablebase = new Tablebase(directory);
        long material = MaterialKey.parse("KBNKN");
        tablebase.check(material, 2);
        TableVerifier.Result result = verifier(tablebase, material, 2).sample(50_000, part -> {});
        assertThat(result.positions()).isGreaterThan(30_000);
        assertThat(result.wrong()).isZero();
    }
}
