package io.github.kingfell.uci;

import io.github.kingfell.engine.Engine;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A UCI conversation with an engine in the same process. */
public final class UciDialogue implements Dialogue {
    private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
    private final UciSession session;

    /** @param engine an engine used by this dialogue alone */
    public UciDialogue(Engine engine) {
        UciWriter writer = new UciWriter(new Lines(output), () -> {});
        session = new UciSession(engine, () -> Benchmark.NONE, writer, "", false);
    }

    @Override
    public void send(String line) {
        session.accept(line);
    }

    @Override
    public List<String> until(String prefix) throws InterruptedException {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(output.take());
        } while (!lines.get(lines.size() - 1).startsWith(prefix));
        return lines;
    }

    @Override
    public void close() {
        session.accept("quit");
        session.quit();
    }

    /** Receives the output; the writer passes whole lines, each in one call. */
    private static final class Lines extends OutputStream {
        private final BlockingQueue<String> lines;

        Lines(BlockingQueue<String> lines) {
            this.lines = lines;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            lines.add(new String(bytes, offset, length, StandardCharsets.UTF_8).stripTrailing());
        }
    }
}
