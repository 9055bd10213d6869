package io.github.kingfell.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameShardTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final int[] MOVES = {
        Move.of(12, 28, Move.DOUBLE_PUSH), Move.of(52, 36, Move.DOUBLE_PUSH), Move.of(5, 26, Move.NORMAL)
    };

    @TempDir
    private Path folder;

    private static SelfPlayGame game(int... scores) {
        return new SelfPlayGame(1_000_000_000_000L, START, 0.5, MOVES, scores);
    }

    @Test
    void isReadAsItWasWritten() throws IOException {
        List<SelfPlayGame> games = List.of(game(0, -1, 63), game(-64, 8_000, -32_000), game(32_000, -32_000, 1));
        Path file = folder.resolve("1.games");
        GameShard.write(file, "for a test", games);
        assertThat(GameShard.origin(file)).isEqualTo("for a test");
        assertThat(GameShard.read(file)).isEqualTo(games);
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void quietPositionsAreFoundAgain() throws NotationException {
        int[] sum = new int[2];
        game(20, 30, 32_000).forEachQuiet(labelled -> {
            sum[0]++;
            sum[1] += labelled.score();
        });
        assertThat(sum).containsExactly(2, 50);
    }

    @Test
    void whatIsNoShardIsRefused() throws IOException {
        Path file = folder.resolve("1.games");
        for (byte[] bytes : List.of(new byte[0], new byte[] {1, 2, 3, 4, 5})) {
            Files.write(file, bytes);
            assertThatThrownBy(() -> GameShard.read(file))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("not a file of games of 'kingfell selfplay'");
        }
        GameShard.write(file, "", List.of(game(1, 2, 3)));
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 1));
        assertThatThrownBy(() -> GameShard.read(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("too early");
    }

    @Test
    void aMoveThatIsNotLegalIsNamed() {
        SelfPlayGame game = new SelfPlayGame(7, START, 1, new int[] {Move.of(0, 1, Move.NORMAL)}, new int[1]);
        assertThatThrownBy(() -> game.forEachQuiet(labelled -> {}))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("game 7, half move 1");
    }
}
