package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The game on the board is continued, and not played again; the judge is the whole game from its beginning. */
class SetUpTest {
    private static final List<String> SHUFFLE =
            List.of("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8", "e2e4");

    @Test
    void aContinuedGameIsTheGamePlayedFromItsBeginning() throws NotationException {
        Random random = new Random(7);
        for (int game = 0; game < 30; game++) {
            List<String> words = randomGame(random);
            int first = random.nextInt(words.size() + 1);
            UciCommand.SetUp earlier = new UciCommand.SetUp(Fen.START, words.subList(0, first));
            Position reached = earlier.play();
            for (int next = first; next <= words.size(); next += 1 + random.nextInt(3)) {
                UciCommand.SetUp now = new UciCommand.SetUp(Fen.START, words.subList(0, next));
                reached = now.playOn(earlier, reached);
                assertSame(reached, now.play());
                earlier = now;
            }
        }
    }

    @Test
    void repetitionsAreCountedAcrossCommands() throws NotationException {
        UciCommand.SetUp earlier = new UciCommand.SetUp(Fen.START, SHUFFLE.subList(0, 5));
        UciCommand.SetUp now = new UciCommand.SetUp(Fen.START, SHUFFLE.subList(0, 8));
        assertThat(now.playOn(earlier, earlier.play()).repetitions()).isEqualTo(2);
    }

    @Test
    void anotherGameIsPlayedFromItsBeginning() throws NotationException {
        UciCommand.SetUp earlier = new UciCommand.SetUp(Fen.START, SHUFFLE);
        for (UciCommand.SetUp now : List.of(
                new UciCommand.SetUp(Fen.START, SHUFFLE.subList(0, 4)),
                new UciCommand.SetUp(Fen.START, List.of("d2d4", "d7d5")),
                new UciCommand.SetUp("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", List.of("e1g1", "e8e7")))) {
            assertSame(now.playOn(earlier, earlier.play()), now.play());
        }
    }

    @Test
    void anIllegalNewMoveIsNamed() throws NotationException {
        UciCommand.SetUp earlier = new UciCommand.SetUp(Fen.START, List.of("e2e4"));
        Position reached = earlier.play();
        assertThatThrownBy(() -> new UciCommand.SetUp(Fen.START, List.of("e2e4", "e7e4")).playOn(earlier, reached))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("e7e4");
    }

    private static List<String> randomGame(Random random) {
        List<String> words = new ArrayList<>();
        Position position = Fen.start();
        for (int ply = 0; ply < 60; ply++) {
            MoveList moves = MoveList.legal(position);
            if (moves.isEmpty()) {
                break;
            }
            int move = moves.get(random.nextInt(moves.size()));
            words.add(UciMove.format(move, false));
            position.make(move);
        }
        return words;
    }

    private static void assertSame(Position actual, Position expected) {
        assertThat(Fen.format(actual)).isEqualTo(Fen.format(expected));
        assertThat(actual.ply()).isEqualTo(expected.ply());
        assertThat(actual.repetitions()).isEqualTo(expected.repetitions());
        for (int plies = 0; plies <= expected.reversiblePlies(); plies++) {
            assertThat(actual.keyBefore(plies)).isEqualTo(expected.keyBefore(plies));
        }
    }
}
