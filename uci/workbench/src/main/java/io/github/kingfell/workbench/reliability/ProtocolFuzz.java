package io.github.kingfell.workbench.reliability;

import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.uci.Dialogue;
import io.github.kingfell.uci.FuzzLines;
import io.github.kingfell.uci.OwedAnswers;
import java.util.function.IntConsumer;

/**
 * Sends random lines to an engine, some dozens at a time without waiting, then {@code stop} and {@code isready}, and
 * waits for all answers that are due. It ends at the first fault.
 */
public final class ProtocolFuzz {
    private static final int BATCH = 50;

    private final Dialogue engine;
    private final FuzzLines lines;
    private final OwedAnswers owed = new OwedAnswers();

    public ProtocolFuzz(Dialogue engine, FuzzLines lines) {
        this.engine = engine;
        this.lines = lines;
    }

    /** @param progress receives the number of lines sent after each batch */
    public FuzzResult run(int count, IntConsumer progress) throws InterruptedException {
        long begun = System.nanoTime();
        int sent = 0;
        String fault = "";
        while (sent < count && fault.isEmpty()) {
            int end = Math.min(count, sent + BATCH);
            try {
                for (; sent < end; sent++) {
                    send(lines.next());
                }
                send("stop");
                send("isready");
                fault = hearAll();
            } catch (EngineGoneException e) {
                fault = String.valueOf(e.getMessage());
            }
            fault = fault.isEmpty() ? "" : "at line " + sent + " or up to " + BATCH + " before: " + fault;
            progress.accept(sent);
        }
        return new FuzzResult(sent, owed.bestMoves(), owed.errors(), (System.nanoTime() - begun) / 1e9, fault);
    }

    private void send(String line) {
        // Registered before it is sent, because an engine may answer at once.
        owed.sent(line);
        engine.send(line);
    }

    /** Reads until no answer is due; returns the first fault. */
    private String hearAll() throws InterruptedException {
        while (owed.areOutstanding()) {
            String line = engine.until("").get(0);
            String fault = owed.heard(line);
            if (!fault.isEmpty()) {
                return fault + ": " + line;
            }
        }
        return owed.isAnErrorMissing() ? "an error line is missing" : "";
    }
}
