package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.tables.ExactValues;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;

/** Runs the programs of docs/api.md as an outside user would: in their own process, with the library alone. */
class LibraryPageTest {
    private static final Pattern PROGRAM = Pattern.compile("```java\n(.*?)```\\s+```text\n(.*?)```", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("^class (\\w+)", Pattern.MULTILINE);
    private static final Pattern IMPORT =
            Pattern.compile("^import (io\\.github\\.kingfell\\..*)\\.\\w+;", Pattern.MULTILINE);

    /** The packages that the page promises to keep. */
    private static final String PROMISED =
            "io\\.github\\.kingfell\\.(rules\\.\\w+|tables|tables\\.\\w+|search|engine|book)";

    private record Program(String name, String code, String output) {
        static Program of(MatchResult block) {
            String name = NAME.matcher(block.group(1))
                    .results()
                    .findFirst()
                    .orElseThrow()
                    .group(1);
            return new Program(name, block.group(1), block.group(2));
        }

        List<Class<?>> needs() {
            return switch (name) {
                case "CheckAProof", "ReadAProofFile" -> List.of(Position.class);
                case "AskATable" -> List.of(Position.class, WholeFile.class, ExactValues.class, Logger.class);
                default ->
                    List.of(
                            Position.class,
                            WholeFile.class,
                            ExactValues.class,
                            SearchRequest.class,
                            ProofNumberPlayer.class,
                            Engine.class,
                            StandardBook.class,
                            Logger.class);
            };
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Program> programs() throws IOException {
        Path page = Path.of(System.getProperty("kingfell.root"), "docs", "api.md");
        return PROGRAM.matcher(Files.readString(page)).results().map(Program::of);
    }

    @Test
    void thePageHasFourPrograms() throws Exception {
        assertThat(programs())
                .extracting(Program::name)
                .containsExactly("AskForAMate", "CheckAProof", "ReadAProofFile", "AskATable");
    }

    @ParameterizedTest
    @MethodSource("programs")
    void usesOnlyWhatThePagePromises(Program program) {
        assertThat(IMPORT.matcher(program.code()).results().map(found -> found.group(1)))
                .isNotEmpty()
                .allMatch(name -> name.matches(PROMISED));
    }

    @ParameterizedTest
    @MethodSource("programs")
    @Timeout(120)
    void printsWhatThePageSays(Program program) throws Exception {
        Path folder = Files.createDirectories(Path.of("target", "library-page"));
        Path source = Files.writeString(folder.resolve(program.name() + ".java"), program.code());
        Path output = folder.resolve(program.name() + ".txt");
        Path errors = folder.resolve(program.name() + ".err");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath(program.needs()),
                        source.toString())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        try {
            assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }

        assertThat(process.exitValue()).as(() -> text(errors)).isZero();
        assertThat(text(output)).isEqualTo(program.output());
    }

    /** The class path with exactly the sources of these classes. */
    private static String classPath(List<Class<?>> classes) {
        return classes.stream()
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .map(place -> new File(place.getPath()).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
