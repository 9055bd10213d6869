package io.github.kingfell.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.files.testkit.Fault;
import io.github.kingfell.files.testkit.FaultyFileSystem;
import io.github.kingfell.files.testkit.KilledError;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WholeFileTest {
    private static final String OLD = "what the user had";
    private static final String NEW = "what the program writes";

    @TempDir
    private Path folder;

    private Path old() throws IOException {
        return Files.writeString(folder.resolve("a.txt"), OLD);
    }

    /** Whichever operation fails, the user has the old file or the new one, and nothing else is left. */
    @ParameterizedTest
    @EnumSource(Fault.class)
    void theFileIsOldOrNew(Fault fault) throws IOException {
        boolean failed = true;
        for (int at = 1; failed; at++) {
            Path file = old();
            FaultyFileSystem system = new FaultyFileSystem(fault, at);
            Throwable problem = null;
            try {
                WholeFile.write(system.of(file), NEW);
            } catch (OutputFailedException | Error e) {
                problem = e;
            }
            failed = system.hasFailed();
            assertThat(problem != null || !failed || fault == Fault.REFUSED).isTrue();
            assertThat(file).content().isIn(OLD, NEW);
            if (problem == null) {
                assertThat(file).hasContent(NEW);
            } else if (problem instanceof OutputFailedException) {
                assertThat(file).hasContent(OLD);
                assertThat(problem).hasMessageStartingWith("cannot write \"" + file + "\": ");
            }
            if (!(problem instanceof KilledError)) {
                assertThat(folder).isDirectoryContaining(path -> path.equals(file));
                assertThat(folder.resolve("a.txt.part")).doesNotExist();
            }
            assertThat(at).isLessThan(20);
        }
    }

    @Test
    void aPartThatAKilledProgramHasLeftIsDeleted() throws IOException {
        Path file = old();
        Files.writeString(folder.resolve("a.txt.part"), "half");
        WholeFile.write(file, NEW);
        assertThat(file).hasContent(NEW);
        assertThat(folder.resolve("a.txt.part")).doesNotExist();
        Files.writeString(folder.resolve("a.txt.part"), "half");
        WholeFile.delete(file);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void onlyOneWrites() throws IOException {
        Path file = old();
        try (WholeFile first = WholeFile.create(file)) {
            assertThatThrownBy(() -> WholeFile.write(file, "other"))
                    .isInstanceOf(OutputFailedException.class)
                    .hasMessage("cannot write \"" + file + "\": another program is writing a.txt.part");
            first.write(ByteBuffer.wrap(NEW.getBytes(UTF_8)));
            first.finish();
        }
        assertThat(file).hasContent(NEW);
    }

    @Test
    void whatIsWrittenCanBeReadBack() throws IOException {
        try (WholeFile whole = WholeFile.create(folder.resolve("a"))) {
            whole.write(ByteBuffer.wrap("defg".getBytes(UTF_8)), 3);
            whole.write(ByteBuffer.wrap("abc".getBytes(UTF_8)), 0);
            ByteBuffer middle = ByteBuffer.allocate(3);
            whole.read(middle, 2);
            assertThat(new String(middle.array(), UTF_8)).isEqualTo("cde");
            assertThatThrownBy(() -> whole.read(ByteBuffer.allocate(3), 5)).hasMessageContaining("shorter");
            whole.finish();
        }
        assertThat(folder.resolve("a")).hasContent("abcdefg");
    }

    /** New files get what the umask gives, and existing ones keep what they had. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void permissions() throws IOException {
        Path usual = Files.writeString(folder.resolve("usual"), "");
        Path fresh = folder.resolve("fresh");
        WholeFile.write(fresh, NEW);
        assertThat(Files.getPosixFilePermissions(fresh)).isEqualTo(Files.getPosixFilePermissions(usual));
        for (String mode : List.of("rw-------", "rw-rw-rw-", "rwxr-x---")) {
            Path file = old();
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            WholeFile.write(file, NEW);
            assertThat(file).hasContent(NEW);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo(mode);
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkKeepsLeadingToTheFile() throws IOException {
        Path file = old();
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a.txt"));
        Path further = Files.createSymbolicLink(folder.resolve("further"), link);
        WholeFile.write(further, NEW);
        assertThat(file).hasContent(NEW);
        assertThat(further).isSymbolicLink();
        Path nowhere = Files.createSymbolicLink(folder.resolve("nowhere"), Path.of("b.txt"));
        WholeFile.write(nowhere, NEW);
        assertThat(folder.resolve("b.txt")).isRegularFile().hasContent(NEW);
    }

    @Test
    void aDeviceIsWrittenDirectly() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        assertThatThrownBy(() -> WholeFile.write(full, NEW))
                .isInstanceOf(OutputFailedException.class)
                .hasMessage("cannot write \"/dev/full\": No space left on device");
        WholeFile.write(Path.of("/dev/null"), NEW);
        assertThat(Path.of("/dev/null")).exists();
        assertThat(Path.of("/dev/null.part")).doesNotExist();
    }

    @Test
    void lines() throws IOException {
        Path file = folder.resolve("a");
        WholeFile.write(file, List.of("one", "two"));
        assertThat(Files.readAllLines(file)).containsExactly("one", "two");
    }

    @Test
    void aFolderThatIsMissingIsNamed() {
        Path file = folder.resolve("none").resolve("a");
        assertThatThrownBy(() -> WholeFile.write(file, NEW))
                .isInstanceOf(OutputFailedException.class)
                .hasMessage("cannot write \"" + file + "\": there is no such file or folder");
    }
}
