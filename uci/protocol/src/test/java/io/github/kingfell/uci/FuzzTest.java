package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Feeds the session random lines, from nearly correct to pure noise. It must survive, answer {@code isready} after each
 * batch, and write nothing that is not UCI. {@code -Dkingfell.seed=N} chooses another series.
 */
class FuzzTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    private static final int BATCH = 100;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void twentyThousandLines() {
        fuzz(SEED, 20_000);
    }

    @Test
    @Tag("slow")
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    void aMillionLines() {
        fuzz(SEED + 1, 1_000_000);
    }

    private static void fuzz(long seed, int lines) {
        FuzzLines fuzz = new FuzzLines(seed);
        try (Conversation gui = Conversation.withEngine()) {
            for (int sent = 0; sent < lines; sent++) {
                String line = fuzz.next();
                // Console output follows no grammar.
                if (!(UciParser.parse(line) instanceof UciCommand.Show)) {
                    gui.send(line);
                }
                if (sent % BATCH == BATCH - 1) {
                    gui.send("stop");
                    gui.sync();
                }
            }
            gui.send("stop", "setoption name UCI_Chess960 value false", "position startpos");
            gui.sync();
            assertThat(gui.fen()).as("seed %d", seed).isEqualTo(Fen.START);
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
        }
    }

    @Test
    void theSameSeedGivesTheSameLines() {
        FuzzLines first = new FuzzLines(SEED);
        FuzzLines second = new FuzzLines(SEED);
        for (int i = 0; i < 1_000; i++) {
            String line = first.next();
            assertThat(line).isEqualTo(second.next()).doesNotContain("\n", "\r");
            assertThat(UciParser.parse(line)).isNotInstanceOf(UciCommand.Quit.class);
        }
        assertThat(new FuzzLines(SEED + 1).next()).isNotEqualTo(new FuzzLines(SEED).next());
    }
}
