package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Random lines, from nearly right to pure noise. The session must live, answer {@code isready} after each batch, and say
 * nothing that is not UCI. {@code -Dkingfell.seed=N} chooses another series.
 */
class FuzzTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    private static final int BATCH = 100;

    private static final List<String> WORDS = List.of(
            "uci",
            "isready",
            "ucinewgame",
            "debug",
            "on",
            "off",
            "setoption",
            "name",
            "value",
            "Hash",
            "Clear",
            "Threads",
            "MultiPV",
            "Ponder",
            "Move",
            "Overhead",
            "UCI_Chess960",
            "Player",
            "Explain",
            "auto",
            "proof",
            "forcing",
            "position",
            "startpos",
            "fen",
            "moves",
            "go",
            "searchmoves",
            "ponder",
            "wtime",
            "btime",
            "winc",
            "binc",
            "movestogo",
            "depth",
            "nodes",
            "mate",
            "movetime",
            "infinite",
            "stop",
            "ponderhit",
            "register",
            "#",
            "e2e4",
            "e7e5",
            "g1f3",
            "0000",
            "O-O",
            "e7e8q",
            "E7E8Q",
            "-1",
            "0",
            "1",
            "2",
            "99",
            "18446744073709551616",
            "1.5",
            "<empty>",
            "(none)",
            "w",
            "b",
            "-",
            "KQkq",
            "HAha",
            "e3",
            "true",
            "false",
            "\u0000",
            "\uFFFD",
            "\u00e9",
            "\t",
            "8/8/8/8/8/2k5/8/K6R",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");

    private static final List<String> GOOD = List.of(
            "uci",
            "ucinewgame",
            "position startpos",
            "position startpos moves e2e4 e7e5",
            "position fen 8/8/8/8/8/2k5/8/K6R w - - 0 1",
            "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1",
            "go depth 1",
            "go nodes 20",
            "go infinite",
            "go ponder wtime 10 btime 10",
            "go mate 1 nodes 100",
            "go movetime 1",
            "stop",
            "ponderhit",
            "setoption name Hash value 2",
            "setoption name Clear Hash",
            "setoption name MultiPV value 2",
            "debug on");

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
        Random random = new Random(seed);
        try (Conversation gui = Conversation.withEngine()) {
            for (int sent = 0; sent < lines; sent++) {
                String line = line(random);
                if (!mustNotBeSent(line)) {
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

    /** What ends the conversation, takes hours by right, or asks for gigabytes. */
    private static boolean mustNotBeSent(String line) {
        UciCommand command = UciParser.parse(line);
        return command instanceof UciCommand.Quit
                || command instanceof UciCommand.Show
                || command instanceof UciCommand.SetOption option
                        && List.of("hash", "threads").contains(option.name().toLowerCase(java.util.Locale.ROOT))
                        && UciParser.parseNumber(option.value()).orElse(0) > 4
                || command instanceof UciCommand.Perft;
    }

    private static String line(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> GOOD.get(random.nextInt(GOOD.size()));
            case 1 -> mutate(GOOD.get(random.nextInt(GOOD.size())), random);
            case 2 -> "position fen " + mutate("r3k2r/pp1b4/8/3pP3/8/8/PPP5/R3K2R w KQkq d6 5 10", random);
            case 3 -> "setoption name " + words(random, 4);
            case 4 -> words(random, 12);
            default -> noise(random);
        };
    }

    private static String words(Random random, int most) {
        StringBuilder line = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            line.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(9) == 0 ? "  " : " ");
        }
        return line.toString();
    }

    private static String noise(Random random) {
        StringBuilder line = new StringBuilder();
        for (int i = random.nextInt(80); i > 0; i--) {
            char c = (char) (random.nextInt(4) == 0 ? random.nextInt(0x3000) : random.nextInt(128));
            line.append(c == '\n' || c == '\r' ? ' ' : c);
        }
        return line.toString();
    }

    private static String mutate(String line, Random random) {
        StringBuilder text = new StringBuilder(line);
        for (int i = 1 + random.nextInt(3); i > 0 && text.length() > 0; i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, (char) (' ' + random.nextInt(95)));
                case 2 -> text.setCharAt(at, (char) (' ' + random.nextInt(95)));
                default -> text.insert(at, text.substring(at));
            }
        }
        return text.toString();
    }
}
