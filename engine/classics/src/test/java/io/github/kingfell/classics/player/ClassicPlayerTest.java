package io.github.kingfell.classics.player;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.TimeBudget;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ClassicPlayerTest {
    private static final PlayerId LAST = new PlayerId("lastmove", "last move");

    /** Plays the last legal move, and declines when in check. */
    private static final class LastMove implements ClassicProgram {
        @Override
        public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
            for (int i = 0; i < moves.length && counter.look(); i++) {
                // Examines every move.
            }
            Pv line = Pv.of(moves[moves.length - 1]);
            return position.inCheck() ? Optional.empty() : Optional.of(new Choice(line, 7, 1, "it is the last"));
        }
    }

    private final AtomicInteger made = new AtomicInteger();

    private SearchOutcome play(Position position, SearchLimits limits, boolean chosen) throws InterruptedException {
        ClassicCard card = new ClassicCard(LAST, "nobody", List.of(), settings -> {
            made.incrementAndGet();
            return new LastMove();
        });
        List<Player> guests = List.of(card.player(ClassicSettings.STANDARD));
        try (Engine engine = Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .advice(StandardBook.advice())
                .guests(() -> guests)
                .build()) {
            engine.configure(SearchSettings.builder()
                    .hashMegabytes(2)
                    .moveOverhead(0)
                    .player(chosen ? Optional.of(LAST) : Optional.empty())
                    .build());
            engine.newGame();
            return engine.search(new SearchRequest(position, limits));
        }
    }

    private static SearchLimits.Builder someNodes() {
        return SearchLimits.builder().nodes(1_000);
    }

    @Test
    void aProgramIsMadeWhenItIsChosen() throws InterruptedException {
        assertThat(play(Fen.start(), someNodes().build(), false).player()).contains(PlayerId.ALPHA_BETA);
        assertThat(made).hasValue(0);

        SearchOutcome outcome = play(Fen.start(), someNodes().build(), true);
        assertThat(made).hasValue(1);
        assertThat(outcome.player()).contains(LAST);
        assertThat(outcome.reason()).isEqualTo("it is the last");
    }

    @Test
    void itChoosesAmongTheMovesThatTheUserNames() throws InterruptedException {
        int first = play(Fen.start(), someNodes().build(), true).bestMove();
        int other = play(Fen.start(), someNodes().build(), false).bestMove();
        assertThat(other).isNotEqualTo(first);

        SearchLimits limits = someNodes().searchMoves(other).build();
        assertThat(play(Fen.start(), limits, true).bestMove()).isEqualTo(other);
    }

    @Test
    void effortEndsWithTheLimit() {
        PositionCounter counter = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, 20, false));
        int looked = 0;
        while (counter.look()) {
            looked++;
        }
        assertThat(looked).isEqualTo(20);
        assertThat(counter.nodes()).isEqualTo(20);
        assertThat(counter.look()).isFalse();
    }
}
