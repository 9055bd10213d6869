package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.tables.index.Signature;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A table of the user is refused with a reason, or all its blocks and slices can be read. Each input is tried as it is,
 * and with checksums that fit, because nobody finds those by chance.
 */
public class TablebaseFuzzTest {
    private static final Signature KRK = new Signature(MaterialKey.parse("KRK"));

    /** Where the header has the place of the index, and its checksum. */
    private static final int INDEX_AT = 36;

    private static final int INDEX_CHECKSUM = INDEX_AT + Long.BYTES;
    private static final int HEADER_CHECKSUM = TableHeader.BYTES - Integer.BYTES;

    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(TablebaseFuzzTest.class, TablebaseFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        read(ByteBuffer.wrap(input));
        read(sealed(input.clone()));
    }

    private static void read(ByteBuffer bytes) throws IOException {
        try {
            TableFile table = TableFile.of(Path.of("KRK.kftb"), KRK, bytes);
            table.check(1);
            for (int slice = 0; slice < table.layout.slices; slice++) {
                table.slice(slice);
            }
        } catch (TablebaseFormatException e) {
            Fuzzing.assertSaysWhy(e);
        }
    }

    /** Corrects the checksums of the blocks, of the index and of the header, as far as there are these. */
    private static ByteBuffer sealed(byte[] input) {
        ByteBuffer file = ByteBuffer.wrap(input);
        if (input.length < TableHeader.BYTES) {
            return file;
        }
        long index = file.getLong(INDEX_AT);
        if (index >= 0 && index <= input.length) {
            int indexAt = (int) index;
            for (int at = indexAt; at + 2 * Integer.BYTES <= input.length; at += Integer.BYTES) {
                int begin = file.getInt(at);
                int end = file.getInt(at + Integer.BYTES);
                if (begin >= TableHeader.BYTES
                        && begin <= end
                        && end <= indexAt
                        && end - begin >= BlockCoder.CHECKSUM_BYTES) {
                    file.putInt(begin, crc(input, begin + BlockCoder.CHECKSUM_BYTES, end));
                }
            }
            file.putInt(INDEX_CHECKSUM, crc(input, indexAt, input.length));
        }
        file.putInt(HEADER_CHECKSUM, crc(input, 0, HEADER_CHECKSUM));
        return file;
    }

    private static int crc(byte[] bytes, int begin, int end) {
        CRC32 crc = new CRC32();
        crc.update(bytes, begin, end - begin);
        return (int) crc.getValue();
    }
}
