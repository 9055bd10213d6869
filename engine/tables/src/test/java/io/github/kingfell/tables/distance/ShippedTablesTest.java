package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Optional;
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

    private static final long KRK = MaterialKey.parse("KRK");

    private static final ShippedTables SHIPPED = new ShippedTables();

    static Stream<String> all() {
        return TableLibrary.allMaterials().stream().map(MaterialKey::name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KPK", "KQKN", "KBBK"})
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

    private static byte[] content(String name) throws IOException {
        try (InputStream in = ShippedTables.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }

    private static void compare(String material) {
        DtmTable built = SharedTables.table(material);
        PackedTable shipped = SHIPPED.table(MaterialKey.parse(material));
        assertThat(differences(built, shipped))
                .as("%s, side %d", material, shipped.side)
                .isZero();
        assertThat(differencesByMoves(built)).as(material).isZero();
    }

    /** Of both sides to move, at random. */
    private static int differencesByMoves(DtmTable built) {
        TableProbe reader = new ShippedReader(SHIPPED);
        SplittableRandom random = new SplittableRandom(56);
        int differences = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            int number = random.nextInt(built.index.size());
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                int code = built.code(side, number);
                Position position = code == PlyCode.UNUSED ? null : built.position(number, side);
                if (position != null) {
                    differences += reader.distance(position).equals(Optional.of(Distance.ofCode(code))) ? 0 : 1;
                }
            }
        }
        return differences;
    }

    /** Of the side to move that is kept, all values. */
    private static int differences(DtmTable built, PackedTable shipped) {
        int differences = 0;
        int[] squares = new int[built.material.men];
        for (int number = 0; number < built.index.size(); number++) {
            int code = built.code(shipped.side, number);
            if (code != PlyCode.UNUSED) {
                built.index.place(number, squares);
                int there = shipped.index.of(squares);
                int block = shipped.blocks.of(there);
                differences += (shipped.kept(block)[there - shipped.blocks.begin(block)] & 0xFF) == code ? 0 : 1;
            }
        }
        return differences;
    }
}
