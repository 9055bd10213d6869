package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.uci.OutputGrammar;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The packaged program as a process. {@link OutputGrammar} checks every line of its standard output. */
final class KingfellProcess implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 120;

    private final Process process;
    private final BufferedReader out;
    private final BufferedWriter in;
    private final OutputGrammar grammar = new OutputGrammar();
    private final Thread errorReader;
    private final StringBuffer errors = new StringBuffer();

    private KingfellProcess(List<String> command, Path directory) throws IOException {
        process = new ProcessBuilder(command).directory(directory.toFile()).start();
        out = process.inputReader(StandardCharsets.UTF_8);
        in = process.outputWriter(StandardCharsets.UTF_8);
        errorReader = new Thread(() -> process.errorReader()
                .lines()
                .forEach(line -> errors.append(line).append('\n')));
        errorReader.setDaemon(true);
        errorReader.start();
    }

    /** Starts a process with options of the virtual machine, then {@code --}, then the program's arguments. */
    static KingfellProcess java(String... options) throws IOException {
        List<String> all = List.of(options);
        int split = all.contains("--") ? all.indexOf("--") : all.size();
        List<String> command = program(all.subList(0, split));
        command.addAll(all.subList(Math.min(split + 1, all.size()), all.size()));
        return new KingfellProcess(command, Path.of("."));
    }

    static KingfellProcess launcher(Path script, Path directory, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(arguments));
        return new KingfellProcess(command, directory);
    }

    /**
     * Java with the packaged jar. Classes come from the archive, as with the launcher, and code is compiled once
     * instead of twice: most of these processes live for a second.
     */
    static List<String> program() {
        return program(List.of());
    }

    private static List<String> program(List<String> options) {
        String jar = property("kingfell.jar");
        List<String> command = new ArrayList<>(List.of(
                javaProgram().toString(),
                "-Xshare:auto",
                "-Xlog:disable",
                "-XX:SharedArchiveFile=" + jar.replaceFirst("jar$", "jsa"),
                "-XX:TieredStopAtLevel=1"));
        command.addAll(options);
        command.addAll(List.of("-jar", jar));
        return command;
    }

    /** {@link #program()} for a shell. */
    static String shellProgram() {
        return program().stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
    }

    static Path javaProgram() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    static String property(String name) {
        String value = System.getProperty(name);
        assertThat(value).as("system property %s", name).isNotNull();
        return value;
    }

    KingfellProcess send(String... lines) throws IOException {
        for (String line : lines) {
            in.write(line + "\n");
        }
        in.flush();
        return this;
    }

    void closeInput() throws IOException {
        in.close();
    }

    void closeOutput() throws IOException {
        out.close();
    }

    List<String> until(String prefix) throws IOException {
        List<String> lines = new ArrayList<>();
        String line = "";
        while (!line.startsWith(prefix)) {
            line = out.readLine();
            assertThat(line)
                    .as("more output after %s, errors %s", lines, errors)
                    .isNotNull();
            grammar.accept(line);
            lines.add(line);
        }
        return lines;
    }

    /** Returns the rest of standard output unchecked. */
    List<String> rest() {
        return out.lines().toList();
    }

    String errors() throws InterruptedException {
        errorReader.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        return errors.toString();
    }

    /** Waits for the end of the process and returns its exit code. */
    int exit() {
        try {
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .as("exits")
                    .isTrue();
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
            errorReader.join();
            in.close();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } catch (IOException e) {
            // The pipe of a process that has ended.
            assertThat(new UncheckedIOException(e)).isNotNull();
        }
    }
}
