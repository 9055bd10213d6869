package io.github.kingfell.book.advice;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.advice.AdvicePlayer;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdvicePlayerTest {
    private static final SearchLimits INFINITE =
            SearchLimits.builder().infinite(true).build();

    private final AdvicePlayer player = new AdvicePlayer(new ShippedAdvice());
    private final List<String> notes = new ArrayList<>();

    private Answer ask(Position board, SearchLimits limits, boolean explain) {
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings settings = SearchSettings.builder().explain(explain).build();
        return player.play(new SearchTask(board, limits, settings, SearchControl.unlimited(), info -> {
            if (info instanceof SearchInfo.Note note) {
                notes.add(note.text());
            }
        }));
    }

    private SearchOutcome outcome(Position board) {
        return ((Answer.Plays) ask(board, INFINITE, false)).outcome();
    }

    /** Either colour, any orientation, random defence; the seed is in the name of the assertion. */
    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/3k4/8/8/R7/K7 w - - 0 1", "8/8/3K4/8/8/5k2/6r1/8 b - - 0 1"})
    void winsKrkAsFollowedMoveByMove(String fen) {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Position board = Positions.of(fen);
            player.newGame();
            boolean announced = false;
            for (int moves = 0; moves < 33 && new MoveGenerator(board).count(board) > 0; moves++) {
                SearchOutcome outcome = outcome(board);
                boolean mate = outcome.score() instanceof Score.Mate;
                assertThat(announced && !mate)
                        .as("a mate taken back, seed %d", seed)
                        .isFalse();
                announced |= mate;
                board.make(outcome.bestMove());
                MoveList replies = MoveList.legal(board);
                if (replies.isEmpty()) {
                    break;
                }
                board.make(replies.get(random.nextInt(replies.size())));
            }
            assertThat(board.inCheck() && new MoveGenerator(board).count(board) == 0)
                    .as("mate, seed %d", seed)
                    .isTrue();
            assertThat(announced).as("mate announced, seed %d", seed).isTrue();
        }
    }

    @Test
    void saysWhoseIdeaTheMoveWas() {
        SearchOutcome outcome = outcome(Positions.of("8/8/8/8/3n4/8/8/k1KR4 b - - 0 1"));

        assertThat(outcome.reason()).isEqualTo("CR, CORNCASE");
        assertThat(outcome.score()).isEqualTo(new Score.Centipawns(0));
        assertThat(notes).containsExactly("KNKR-LADDER: CR, CORNCASE");
    }

    @Test
    void explainsOnRequest() {
        ask(Positions.of("8/8/8/8/8/3n2R1/8/1k1K4 b - - 0 1"), INFINITE, true);

        assertThat(notes)
                .contains("OKEDGE: yes", "OKONSEP: no", "CORNCASE: no")
                .anyMatch(line -> line.startsWith("rule R2 (OKEDGE Y, OKONSEP N): KILLROOK, HOLDEDG1"))
                .contains("KILLROOK has no forcing tree of 3 plies:")
                .anyMatch(line -> line.startsWith("   TRDEADORCHECK does not hold after "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/3k4/8/8/R7/K7 b - - 0 1", // the bare king to move
                "8/8/8/8/3n4/8/8/k1KR4 w - - 0 1", // the rook to move
                "8/8/8/3k4/8/8/8/4K2R w K - 0 1", // castling
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            })
    void declinesWhatNoTableTreats(String fen) {
        assertThat(ask(Positions.of(fen), INFINITE, false))
                .isEqualTo(new Answer.Declines("no advice table for the side to move"));
    }

    @Test
    void declinesQuestionsOfAnotherKind() {
        Position board = Positions.of("8/8/8/3k4/8/8/R7/K7 w - - 0 1");
        assertThat(ask(board, SearchLimits.builder().mate(3).build(), false)).isInstanceOf(Answer.Declines.class);
    }
}
