package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableStoreTest {
    private static final long KRK = MaterialKey.parse("KRK");

    @TempDir
    private Path directory;

    private final List<String> steps = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    private final BuildListener listener = new BuildListener() {
        @Override
        public void onStep(String material, int plies) {
            if (plies == 0) {
                steps.add(material);
            }
        }

        @Override
        public void onProblem(String complaint) {
            complaints.add(complaint);
        }
    };

    private DtmTable krk() {
        TableLibrary library = new TableLibrary();
        library.keepIn(directory);
        return library.table(KRK, 1, listener, () -> false);
    }

    private Path file() {
        return directory.resolve("KRK.kfdtm");
    }

    @Test
    void whatIsKeptIsReadAndNotBuiltAgain() {
        DtmTable built = krk();
        assertThat(steps).containsExactly("KK", "KRK");
        DtmTable read = krk();
        assertThat(steps).hasSize(2);
        assertThat(complaints).isEmpty();
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            assertThat(read.codes[side]).isEqualTo(built.codes[side]);
        }
        assertThat(directory).isDirectoryNotContaining(path -> path.toString().endsWith(".part"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9, 11, 15, 20, 60, 2000})
    void aDamagedFileIsNamedAndReplaced(int at) throws IOException {
        byte[] codes = krk().codes[Color.WHITE];
        byte[] content = Files.readAllBytes(file());
        content[at] ^= 0x21;
        Files.write(file(), content);
        assertThat(krk().codes[Color.WHITE]).isEqualTo(codes);
        assertThat(complaints).singleElement().asString().contains(file().toString());
        krk();
        assertThat(complaints).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 12, 40, 55, 3000})
    void aTruncatedFileToo(int length) throws IOException {
        krk();
        Files.write(file(), Arrays.copyOf(Files.readAllBytes(file()), length));
        krk();
        assertThat(complaints).singleElement().asString().contains(file().toString());
    }

    @Test
    void aForeignFileToo() throws IOException {
        krk();
        Files.writeString(file(), "not a table\n", StandardCharsets.UTF_8);
        krk();
        Files.copy(directory.resolve("KK.kfdtm"), file(), StandardCopyOption.REPLACE_EXISTING);
        krk();
        assertThat(complaints).hasSize(2).allMatch(complaint -> complaint.contains("not "));
    }

    @Test
    void aDirectoryThatCannotBeWrittenIsTold() throws IOException {
        Path occupied = Files.writeString(directory.resolve("file"), "", StandardCharsets.UTF_8);
        TableLibrary library = new TableLibrary();
        library.keepIn(occupied);
        library.table(KRK, 1, listener, () -> false);
        assertThat(complaints).isNotEmpty().allMatch(complaint -> complaint.startsWith("cannot keep the table"));
        assertThat(library.has(KRK)).isTrue();
    }
}
