package io.github.kingfell.cli.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.uci.Dialogue;
import io.github.kingfell.uci.FuzzLines;
import io.github.kingfell.uci.UciDialogue;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.reliability.FuzzResult;
import io.github.kingfell.workbench.reliability.ProtocolFuzz;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class ProtocolFuzzTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);

    @Test
    void thisEngineHasNoFault() throws InterruptedException {
        try (UciDialogue engine = new UciDialogue(Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .build())) {
            FuzzResult result = new ProtocolFuzz(engine, new FuzzLines(SEED)).run(4_000, sent -> {});
            assertThat(result.fault()).as("seed %d", SEED).isEmpty();
            assertThat(result.lines()).isEqualTo(4_000);
            assertThat(result.bestMoves()).isPositive();
            assertThat(result.errors()).isPositive();
        }
    }

    /** An engine that prints only this after each line. */
    @ParameterizedTest
    @ValueSource(strings = {"bestmove e2e5", "info string \u00fc", "info string error: internal failure", ""})
    void whatIsWrongIsFound(String answer) throws InterruptedException {
        FuzzResult result = new ProtocolFuzz(saying(answer), new FuzzLines(SEED)).run(4_000, sent -> {});
        assertThat(result.isClean()).isFalse();
        assertThat(result.lines()).isLessThan(4_000);
    }

    private static Dialogue saying(String answer) {
        Queue<String> output = new ArrayDeque<>();
        return new Dialogue() {
            @Override
            public void send(String line) {
                if (!answer.isEmpty()) {
                    output.add(answer);
                }
            }

            @Override
            public List<String> until(String prefix) {
                if (output.isEmpty()) {
                    throw new EngineGoneException("silence");
                }
                return List.of(output.remove());
            }

            @Override
            public void close() {}
        };
    }

    @Test
    void aProcessOfItsOwn() {
        StringWriter out = new StringWriter();
        int code = run(out, "protocol", "fuzz", "--lines", "300", "--json");
        assertThat(JsonObject.read(out.toString()).path("fault").asText()).isEmpty();
        assertThat(JsonObject.read(out.toString()).path("lines").asInt()).isEqualTo(300);
        assertThat(code).isZero();
    }

    @Test
    void wrongUsage() {
        assertThat(run(new StringWriter(), "protocol")).isEqualTo(2);
        assertThat(run(new StringWriter(), "protocol", "fuzz", "--lines", "0")).isEqualTo(2);
    }

    private static int run(StringWriter out, String... args) {
        return KingfellCommand.create("test", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(new StringWriter()))
                .execute(args);
    }
}
