package io.github.kingfell.arena.peer;

import io.github.kingfell.uci.Dialogue;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An engine that runs in its own process. Its standard error goes to ours, or to the caller. */
public final class EngineProcess implements Dialogue {
    /** The longest wait for one line; an engine that searches prints some line within this time. */
    private static final long PATIENCE_SECONDS = 120;

    private static final long SECONDS_TO_QUIT = 5;

    /** Marks the end of the output; no line of an engine equals it. */
    private static final String END = "\n";

    private final Process process;
    private final BufferedWriter input;
    private final BlockingQueue<String> output = new LinkedBlockingQueue<>();

    /** @throws IOException when the program cannot be started */
    public EngineProcess(List<String> command) throws IOException {
        this(command, (Path) null);
    }

    /**
     * Starts an engine in a folder.
     *
     * @param folder its working directory; null for ours
     * @throws IOException when the program cannot be started
     */
    public EngineProcess(List<String> command, @Nullable Path folder) throws IOException {
        this(new ProcessBuilder(command)
                .directory(folder == null ? null : folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /**
     * Starts an engine and reads both its outputs.
     *
     * @param errors receives each line of its standard error, on a thread of its own
     */
    public EngineProcess(List<String> command, Consumer<String> errors) throws IOException {
        this(new ProcessBuilder(command).start());
        hear(() -> process.errorReader(StandardCharsets.UTF_8).lines().forEach(errors), "engine errors");
    }

    private EngineProcess(Process process) {
        this.process = process;
        input = process.outputWriter(StandardCharsets.UTF_8);
        hear(this::read, "engine output");
    }

    private static void hear(Runnable reading, String name) {
        Thread reader = new Thread(reading, name);
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        process.inputReader(StandardCharsets.UTF_8).lines().forEach(output::add);
        output.add(END);
    }

    @Override
    public void send(String line) {
        try {
            input.write(line + "\n");
            input.flush();
        } catch (IOException e) {
            throw new EngineGoneException("the engine does not accept input: " + e.getMessage());
        }
    }

    @Override
    public List<String> until(String prefix) throws InterruptedException {
        List<String> lines = new ArrayList<>();
        do {
            String line = output.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (line == null || line.equals(END)) {
                throw new EngineGoneException("no " + prefix + " from the engine");
            }
            lines.add(line);
        } while (!lines.get(lines.size() - 1).startsWith(prefix));
        return lines;
    }

    /** Sends {@code quit} and returns the exit code; empty when the process had to be killed. */
    public OptionalInt quit() throws InterruptedException {
        try {
            send("quit");
        } catch (EngineGoneException e) {
            // The process may have ended by itself; its exit code shows how.
        }
        if (process.waitFor(SECONDS_TO_QUIT, TimeUnit.SECONDS)) {
            return OptionalInt.of(process.exitValue());
        }
        process.destroyForcibly();
        return OptionalInt.empty();
    }

    @Override
    public void close() {
        try {
            quit();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
