package io.github.kingfell.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.testkit.Fuzzing;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A network is refused with an I/O error, or is the same when it is written and read again. Each input is tried as a
 * file, and as its content before compression, followed by zeros: nobody finds a compressed network by chance.
 */
public class NetworkFuzzTest {
    private static final int MAGIC = 0x4B464E31;
    private static final int ZEROS = 1 << 16;

    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(NetworkFuzzTest.class, NetworkFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        read(input);
        read(packed(input));
    }

    private static byte[] packed(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeInt(MAGIC);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            out.write(content);
            out.write(new byte[ZEROS]);
        }
        return bytes.toByteArray();
    }

    private static void read(byte[] file) throws IOException {
        Network network;
        try {
            network = Network.read(new ByteArrayInputStream(file));
        } catch (IOException e) {
            return;
        }
        byte[] written = written(network);
        assertThat(written(Network.read(new ByteArrayInputStream(written)))).isEqualTo(written);
        assertThat(network.width()).isBetween(2, Network.MOST_WIDTH);
    }

    private static byte[] written(Network network) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        network.write(bytes);
        return bytes.toByteArray();
    }
}
