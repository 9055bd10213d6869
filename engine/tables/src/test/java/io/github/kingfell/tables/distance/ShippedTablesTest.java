package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the program ships is what its builder makes, so that nothing can be wrong with it that is right with those that
 * are built.
 */
class ShippedTablesTest {
    /** Positions whose value is found by their moves, of each table. */
    private static final int DRAWS = 20_000;

    /** Where the length of the first block of KRK lies: after mark, format, name, side and number of blocks. */
    private static final int FIRST_LENGTH = 16;

    private static final long KRK = MaterialKey.parse("KRK");

    /** New for each test, so that nothing is cached. */
    private final ShippedTables shipped = new ShippedTables();

    static Stream<String> all() {
        return TableLibrary.allMaterials().stream().map(MaterialKey::name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KPK"})
    void aShippedTableIsTheOneThatIsBuilt(String material) {
        compare(material);
    }

    @ParameterizedTest
    @MethodSource("all")
    @Tag("slow")
    void allShippedTablesAreThoseThatAreBuilt(String material) {
        compare(material);
    }

    /** As sha256sum writes and checks them. */
    @Test
    void theHashesOfAllFilesArePinned() throws IOException, NoSuchAlgorithmException {
        StringBuilder hashes = new StringBuilder();
        for (String material : all().sorted().toList()) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content(material + ".kfdtm"));
            hashes.append(HexFormat.of().formatHex(digest))
                    .append("  ")
                    .append(material)
                    .append(".kfdtm\n");
        }
        assertThat(new String(content("SHA256SUMS"), StandardCharsets.US_ASCII)).isEqualTo(hashes.toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9, 12, 14, 15, 17})
    void aFileWithADamagedHeadIsNotRead(int at) throws IOException {
        byte[] content = content("KRK.kfdtm");
        content[at] ^= 0x20;
        assertThatThrownBy(() -> PackedForm.read(Path.of("KRK.kfdtm"), content, new TableMaterial(KRK)))
                .isInstanceOf(UnreadableTableException.class)
                .hasMessageStartingWith("KRK.kfdtm: ");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 13, 20, 3000})
    void aFileThatIsTooShortIsNotRead(int length) throws IOException {
        byte[] content = Arrays.copyOf(content("KRK.kfdtm"), length);
        assertThatThrownBy(() -> PackedForm.read(Path.of("KRK.kfdtm"), content, new TableMaterial(KRK)))
                .isInstanceOf(UnreadableTableException.class);
    }

    @Test
    void aDamagedBlockIsNotBelieved() throws IOException, UnreadableTableException {
        byte[] content = content("KRK.kfdtm");
        for (int back : new int[] {1, 5, 200}) {
            byte[] damaged = content.clone();
            damaged[content.length - back] ^= 1;
            PackedTable table = PackedForm.read(Path.of("KRK.kfdtm"), damaged, new TableMaterial(KRK));
            assertThat(table.kept(0)).isNotEmpty();
            assertThatThrownBy(() -> table.kept(table.blocks.count() - 1))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("KRK is damaged");
        }
    }

    /** The head tells other lengths of the first two blocks than they have. */
    @ParameterizedTest
    @ValueSource(ints = {1, Integer.MAX_VALUE})
    void aBlockThatIsCutOffIsNotBelieved(int most) throws IOException, UnreadableTableException {
        byte[] content = content("KRK.kfdtm");
        ByteBuffer lengths = ByteBuffer.wrap(content, FIRST_LENGTH, 2 * Integer.BYTES);
        int first = lengths.getInt();
        int second = lengths.getInt();
        int moved = Math.min(first, most);
        ByteBuffer.wrap(content, FIRST_LENGTH, 2 * Integer.BYTES)
                .putInt(first - moved)
                .putInt(second + moved);
        PackedTable table = PackedForm.read(Path.of("KRK.kfdtm"), content, new TableMaterial(KRK));
        assertThatThrownBy(() -> table.kept(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the table KRK is damaged in block 0");
        assertThatThrownBy(() -> table.kept(1)).isInstanceOf(IllegalStateException.class);
        assertThat(table.kept(2)).isNotEmpty();
    }

    @Test
    void aBlockIsUnpackedOnceAndWhatIsFoundStays() {
        PackedTable table = shipped.table(KRK);
        assertThat(shipped.table(KRK)).isSameAs(table).hasToString("KRK");
        byte[] kept = table.kept(0);
        assertThat(table.kept(0)).isSameAs(kept);
        byte[] found = table.found(1);
        assertThat(found).containsOnly((byte) PlyCode.UNUSED);
        found[3] = 7;
        assertThat(table.found(1)[3]).isEqualTo((byte) 7);
    }

    private static byte[] content(String name) throws IOException {
        try (InputStream in = ShippedTables.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }

    /** Value by value: compressed bytes may differ with another version of zlib. */
    private static void compare(String material) {
        try {
            Path name = Path.of(material + PackedForm.SUFFIX);
            TableMaterial pieces = new TableMaterial(MaterialKey.parse(material));
            PackedTable shipped = PackedForm.read(name, content(name.toString()), pieces);
            PackedTable built = PackedForm.read(name, PackedForm.write(SharedTables.built(material)), pieces);
            assertThat(built.side).isEqualTo(shipped.side);
            assertThat(built.blocks.count()).isEqualTo(shipped.blocks.count());
            for (int block = 0; block < shipped.blocks.count(); block++) {
                assertThat(built.kept(block)).isEqualTo(shipped.kept(block));
            }
        } catch (IOException | UnreadableTableException e) {
            throw new AssertionError(e);
        }
    }

    /** So that the pinned hashes mean something: the builder makes the same bytes each time. */
    @Test
    void twoBuildsMakeTheSameBytes() {
        byte[][] builds = new byte[2][];
        for (int threads = 1; threads <= 2; threads++) {
            builds[threads - 1] = PackedForm.write(
                    new TableLibrary().table(MaterialKey.parse("KPK"), threads, BuildProgress.SILENT, () -> false));
        }
        assertThat(builds[1]).isEqualTo(builds[0]);
    }

    @ParameterizedTest
    @ValueSource(strings = "KQKN")
    @Tag("slow")
    void theReaderTellsMoreOfTheOraclesValues(String material) {
        theReaderTellsTheOraclesValues(material);
    }

    /** The oracle's values, of both sides to move: those that are kept, and those found by a move. */
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KPK"})
    void theReaderTellsTheOraclesValues(String material) {
        OracleTable oracle = RetrogradeOracle.table(material);
        TableProbe reader = new ShippedReader(shipped);
        SplittableRandom random = new SplittableRandom(56);
        int compared = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            int number = random.nextInt(oracle.index.size());
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                Position position = oracle.code(side, number) == PlyCode.UNUSED ? null : oracle.position(number, side);
                if (position != null) {
                    assertThat(reader.plies(position)).isEqualTo(oracle.plies(side, number));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(DRAWS / 2);
    }
}
