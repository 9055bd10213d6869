package io.github.kingfell.rules.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

class CertificateFileTest {
    private static final Automaton SMALL = new Automaton(
            new Placements("KRK"),
            false,
            new int[] {3, 70, 100_000},
            new int[] {1, 1, 2},
            new byte[] {4, (byte) Automaton.NO_MOVE, 1, 2, 3, 4},
            new byte[] {9, 0, 8, 7, 6, 5},
            new int[] {Automaton.reply(0, 2), Automaton.reply(4, 0)},
            new short[] {2, 300});

    private static byte[] written(Automaton automaton) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateFile.write(automaton, out);
        return out.toByteArray();
    }

    private static Automaton read(byte[] file) throws IOException {
        return CertificateFile.read(new ByteArrayInputStream(file));
    }

    @Test
    void comesBackAsItWas() throws IOException {
        Automaton automaton = read(written(SMALL));
        assertThat(automaton.placements().material()).isEqualTo("KRK");
        assertThat(automaton.isComplete()).isFalse();
        assertThat(automaton.positions()).isEqualTo(3);
        assertThat(automaton.states()).isEqualTo(6);
        assertThat(automaton.state(70, 0)).isEqualTo(Automaton.NO_STATE);
        assertThat(automaton.state(70, 2)).isEqualTo(4);
        assertThat(automaton.state(70, 3)).isEqualTo(Automaton.NO_STATE);
        assertThat(automaton.state(71, 0)).isEqualTo(Automaton.NO_STATE);
        assertThat(automaton.state(100_000, 1)).isEqualTo(5);
        assertThat(automaton.number(4)).isEqualTo(70);
        assertThat(automaton.variant(4)).isEqualTo(2);
        assertThat(automaton.variants(70)).isEqualTo(3);
        assertThat(automaton.moveIndex(4)).isEqualTo(3);
        assertThat(automaton.length(4)).isEqualTo(6);
        assertThat(variantsAfter(automaton, 0)).containsExactly(0, 0, 2);
        assertThat(variantsAfter(automaton, 4)).containsExactly(300, 0, 0);
        assertThat(CertificateFile.digest(automaton)).isEqualTo(CertificateFile.digest(SMALL));
    }

    /** Body and checksum as docs/certificate-format.md says: steps of 127 and 128 take one byte and two. */
    @Test
    void theDigestIsThatOfTheFormat() throws Exception {
        Automaton automaton = new Automaton(
                new Placements("KRK"),
                true,
                new int[] {127, 255, 100_000},
                new int[] {2},
                new byte[] {4, 5, 6, (byte) 0xFF},
                new byte[] {9, 8, 7, 1},
                new int[] {24},
                new short[] {300});
        byte[] body = bytes(
                1, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 1, 0x7F, 0x80, 0x01, 0xA1, 0x8B, 0x06, 2, 4, 5, 6, 0xFF, 9, 8, 7, 1,
                24, 0xAC, 0x02);
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        sha256.update("KRK".getBytes(StandardCharsets.US_ASCII));
        byte[] digest = sha256.digest(body);
        assertThat(CertificateFile.digest(automaton)).isEqualTo(HexFormat.of().formatHex(digest));
        byte[] file = written(automaton);
        assertThat(Arrays.copyOfRange(file, 14, 46)).isEqualTo(digest);
        assertThat(new InflaterInputStream(new ByteArrayInputStream(file, 46, file.length)).readAllBytes())
                .isEqualTo(body);
        assertThat(CertificateFile.digest(read(file))).isEqualTo(CertificateFile.digest(automaton));
    }

    /** The checksum is right, so that only the counts reveal the error. */
    @Test
    void countsThatCannotBeAreRefused() throws Exception {
        int[][] counts = {{0xFF, 0xFF, 0xFF, 0xFF}, {0x01, 0, 0, 0x01}};
        for (int[] count : counts) {
            byte[] body = bytes(0, count[0], count[1], count[2], count[3], 0, 0, 0, 0, 0, 0, 0, 0);
            assertThatThrownBy(() -> CertificateFile.readUnchecked(new ByteArrayInputStream(file(body))))
                    .isInstanceOf(CertificateFormatException.class)
                    .hasMessageContaining("a count of");
        }
        byte[] most = bytes(0, 0x01, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        assertThatThrownBy(() -> CertificateFile.readUnchecked(new ByteArrayInputStream(file(most))))
                .hasMessage("damaged, too short");
    }

    /**
     * A first number beyond 31 bits, two numbers whose sum is, and a variant beyond 15 bits. The checksum is not looked
     * at, so that only the numbers reveal the error.
     */
    @Test
    void numbersThatWrapAreRefused() throws Exception {
        int[] ten = {0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0};
        int[] link = {0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1};
        for (byte[] body : List.of(
                body(ten, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1, 4, 4, 1, 1),
                body(ten, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1, 4, 4, 1, 1),
                body(ten, 0xFF, 0xFF, 0xFF, 0xFF, 0x87, 0, 1, 4, 4, 1, 1),
                body(ten, 5, 0xFF, 0xFF, 0xFF, 0xFF, 0x07, 4, 4, 1, 1),
                body(link, 3, 4, 1, 0, 0x80, 0x80, 0x02),
                body(link, 3, 4, 1, 0, 0x81, 0x80, 0x04))) {
            assertThatThrownBy(() -> CertificateFile.readUnchecked(new ByteArrayInputStream(file(body))))
                    .isInstanceOf(CertificateFormatException.class)
                    .hasMessage("damaged, a number too large");
        }
        CertificateFile.readUnchecked(new ByteArrayInputStream(file(body(link, 3, 4, 1, 0, 0xFF, 0xFF, 0x01))));
    }

    private static byte[] body(int[] counts, int... rest) {
        return bytes(IntStream.concat(IntStream.of(counts), IntStream.of(rest)).toArray());
    }

    private static byte[] file(byte[] body) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(Arrays.copyOf(written(SMALL), 46));
        try (DeflaterOutputStream packed = new DeflaterOutputStream(out)) {
            packed.write(body);
        }
        return out.toByteArray();
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    @Test
    void noByteMayChange() throws IOException {
        byte[] file = written(SMALL);
        for (int i = 0; i < file.length; i++) {
            byte[] damaged = file.clone();
            damaged[i] ^= 1;
            assertThatThrownBy(() -> read(damaged)).as("byte %d", i).isInstanceOf(CertificateFormatException.class);
        }
    }

    @Test
    void nothingMayBeMissing() throws IOException {
        byte[] file = written(SMALL);
        for (int length = 0; length < file.length; length++) {
            byte[] cut = Arrays.copyOf(file, length);
            assertThatThrownBy(() -> read(cut)).as("%d bytes", length).isInstanceOf(CertificateFormatException.class);
        }
    }

    @Test
    void anotherVersionIsNamed() throws IOException {
        byte[] file = written(SMALL);
        file[9] = 3;
        assertThatThrownBy(() -> read(file)).hasMessage("format 3, not 1 or 2");
        file[9] = 2;
        assertThatThrownBy(() -> read(file)).hasMessage("format 2 is not that of KRK");
    }

    private static int[] variantsAfter(Automaton automaton, int state) {
        int[] variants = new int[3];
        automaton.variantsAfter(state, variants.length, variants);
        return variants;
    }
}
