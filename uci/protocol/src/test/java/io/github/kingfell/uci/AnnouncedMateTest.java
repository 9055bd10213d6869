package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Plays games on the clock from won positions with three and four pieces to the end. Each search gets a full clock
 * again, so that time never runs out. After the first announcement of a mate every move brings it nearer, and the mate
 * comes before the fifty-move rule.
 */
@Timeout(600)
class AnnouncedMateTest {
    private static final int FIFTY_MOVES = 100;

    private final ExactValues table = TableLibrary.withShippedTables().reader();
    private final Conversation gui = Conversation.withEngine();

    @AfterEach
    void close() {
        gui.close();
    }

    /**
     * The clock is the number of plies since a capture or pawn move at the start; the mate just fits, with some plies
     * to spare.
     */
    @ParameterizedTest
    @CsvSource({"KRK, 70, 8, 1", "KQKR, 0, 0, 1", "KBNK, 0, 0, 1"})
    void itNeverGrows(String ending, int clock, int spare, int games) {
        play(ending, clock, spare, games);
    }

    @ParameterizedTest
    @CsvSource({"KRK, 66, 8, 20", "KRK, 80, 4, 20", "KQKR, 0, 0, 20", "KBNK, 0, 0, 20", "KBBK, 0, 0, 20"})
    @Tag("slow")
    void itNeverGrowsInManyGames(String ending, int clock, int spare, int games) {
        play(ending, clock, spare, games);
    }

    private void play(String ending, int clock, int spare, int games) {
        long material = MaterialKey.parse(ending);
        Random random = new Random(11);
        for (int game = 0; game < games; ) {
            Position start = ExactScoresTest.placement(material, random);
            int plies = table.plies(start);
            if (plies > 10 && plies % 2 == 1 && plies <= FIFTY_MOVES - clock - spare) {
                gui.send("ucinewgame");
                play(Fen.format(start).replaceFirst(" 0 1$", " " + clock + " 60"), random);
                game++;
            }
        }
    }

    /** The defender moves at random. */
    private void play(String fen, Random random) {
        Position position = Positions.of(fen);
        StringBuilder moves = new StringBuilder();
        int announced = Integer.MAX_VALUE;
        while (true) {
            gui.send("position fen " + fen + (moves.isEmpty() ? "" : " moves" + moves));
            gui.send("go wtime 60000 btime 60000");
            List<String> lines = gui.until("bestmove");
            String game = fen + moves + "\n" + String.join("\n", lines);
            for (String line : lines) {
                int mate = mate(line);
                if (mate != 0) {
                    assertThat(mate).as(game).isPositive().isLessThanOrEqualTo(announced);
                    announced = mate;
                }
            }
            make(lines.get(lines.size() - 1).split(" ")[1], position, moves);
            announced -= announced == Integer.MAX_VALUE ? 0 : 1;
            List<Integer> replies = List.copyOf(new TreeSet<>(Positions.legalMoves(position)));
            if (replies.isEmpty()) {
                assertThat(position.inCheck()).as(game).isTrue();
                return;
            }
            assertThat(position.mayClaimDraw()).as(game).isFalse();
            make(UciMove.format(replies.get(random.nextInt(replies.size())), false), position, moves);
            assertThat(position.isInsufficientMaterial()).as(game).isFalse();
        }
    }

    private static void make(String move, Position position, StringBuilder moves) {
        position.make(UciMove.parse(move, position));
        moves.append(' ').append(move);
    }

    /** The signed length of the mate that a line reports; 0 for none. */
    private static int mate(String line) {
        String[] words = line.split(" score mate ");
        return words.length < 2 ? 0 : Integer.parseInt(words[1].split(" ")[0]);
    }
}
