package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the line that names the player of a move, for each player that can appear in it. */
@Timeout(300)
class CreditTest {
    private static final String ROOK = "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1";
    private static final String KNIGHT = "8/8/8/3k4/8/8/8/2BNK3 w - - 0 1";
    private static final String BISHOPS = "8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1";
    private static final String WIDE = "8/8/8/8/8/5K2/5N1B/4k3 w - - 0 1";
    private static final String MIDDLEGAME = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    private static final String MATE_IN_TWO = "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 0";
    private static final String UGREN = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    private final Conversation gui = Conversation.withEngine();

    @AfterEach
    void close() {
        gui.close();
    }

    /** The credit of a search: the last remark before the best move. */
    private String credit(String fen, String go) {
        List<String> lines = gui.position(fen).send(go).until("bestmove");
        List<String> credits = lines.stream()
                .filter(line -> line.startsWith("info string move by "))
                .toList();
        assertThat(credits).as(String.join("\n", lines)).hasSize(1);
        return credits.get(0).substring("info string ".length());
    }

    private void ask(String player) {
        gui.send("setoption name Player value " + player);
    }

    @ParameterizedTest
    @CsvSource({
        KNIGHT + ",100",
        KNIGHT + ",200",
        KNIGHT + ",300",
        BISHOPS + ",100",
        BISHOPS + ",200",
        BISHOPS + ",300",
    })
    void theFirstMoveOfAFreshEngineIsNeverAlphaBetas(String fen, int millis) {
        assertThat(credit(fen, "go movetime " + millis))
                .matches("move by (forcing tree|remembered tree|exact table): .+");
    }

    @Test
    void forcingTree() {
        assertThat(credit(ROOK, "go wtime 60000 btime 60000")).startsWith("move by forcing tree: ");
    }

    /** One node is too few to search for a tree; the certificate of the ending has one. */
    @Test
    void rememberedTree() {
        ask("forcing");
        assertThat(credit(WIDE, "go nodes 1")).startsWith("move by remembered tree: ");
    }

    /** King and rook against king to win, king and knight against king and rook to hold. */
    @ParameterizedTest
    @ValueSource(strings = {ROOK, "8/8/8/2n5/2k5/8/4R3/4K3 b - - 0 1"})
    void adviceTable(String fen) {
        ask("advice");
        assertThat(credit(fen, "go nodes 1000")).startsWith("move by advice table: ");
    }

    @Test
    void exactTable() {
        assertThat(credit(ROOK, "go nodes 1000")).isEqualTo("move by exact table: mate in 13");
    }

    @Test
    void proverAlone() {
        ask("proof");
        assertThat(credit(MATE_IN_TWO, "go nodes 100000")).startsWith("move by proof-number: ");
    }

    @Test
    void proverBesideAlphaBeta() {
        assertThat(credit(UGREN, "go nodes 500000")).startsWith("move by proof-number: ");
    }

    @Test
    void alphaBeta() {
        assertThat(credit(MIDDLEGAME, "go nodes 3000")).startsWith("move by alpha-beta");
    }

    @Test
    void limitedStrength() {
        gui.send("setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 1500");
        assertThat(credit(MIDDLEGAME, "go movetime 50")).startsWith("move by alpha-beta");
        assertThat(credit(ROOK, "go movetime 50")).startsWith("move by alpha-beta");
    }
}
