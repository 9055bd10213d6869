package io.github.kingfell.engine.route;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.search.Clock;
import io.github.kingfell.engine.search.PlayerChoice;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rows of the routing table that need no book; those with a book are tested beside the book. */
class PlayerRouterTest {
    private static final String PROBLEM = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";
    private static final SearchLimits INFINITE =
            SearchLimits.builder().infinite(true).build();
    private static final SearchLimits GAME =
            SearchLimits.builder().clock(new Clock(60_000, 0, 0)).build();

    private final PlayerRouter router = new PlayerRouter(EndgameBook.EMPTY);

    private Route route(String fen, SearchLimits limits, SearchSettings settings) throws NotationException {
        return router.route(Fen.parse(fen), limits, settings);
    }

    private static SearchSettings settings(PlayerChoice player, int multiPv) {
        SearchSettings d = SearchSettings.DEFAULT;
        return new SearchSettings(d.threads(), d.hashMegabytes(), multiPv, d.moveOverhead(), player, d.explain());
    }

    @ParameterizedTest
    @ValueSource(strings = {"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"})
    void noLegalMoveIsAnsweredDirectly(String fen) throws NotationException {
        assertThat(route(fen, INFINITE, SearchSettings.DEFAULT).strategies()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"FORCING,FORCING_TREE", "PROOF,PROOF_NUMBER", "ALPHABETA,ALPHA_BETA"})
    void theUsersPlayerComesFirstAndAlphaBetaLast(PlayerChoice choice, Strategy first) throws NotationException {
        Route route = route(Fen.START, INFINITE, settings(choice, 1));

        assertThat(route.strategies()).startsWith(first).endsWith(Strategy.ALPHA_BETA);
        assertThat(route.proverShare()).isZero();
    }

    /** What can be looked up is ready at once too. */
    @Test
    void withHardlyAnyTimeLeftAlphaBetaMovesAtOnce() throws NotationException {
        String pawns = "8/8/8/2k5/8/3p4/3P4/3K4 w - - 0 1";
        SearchLimits hurry = SearchLimits.builder().clock(new Clock(80, 10, 0)).build();
        SearchLimits calm = SearchLimits.builder().clock(new Clock(800, 10, 0)).build();

        assertThat(route(PROBLEM, hurry, SearchSettings.DEFAULT))
                .isEqualTo(new Route(List.of(Strategy.ALPHA_BETA), 0, "hardly any time left"));
        assertThat(route(PROBLEM, calm, SearchSettings.DEFAULT).reason()).doesNotContain("time");
        assertThat(route(pawns, hurry, SearchSettings.DEFAULT).strategies()).startsWith(Strategy.EXACT);
    }

    @Test
    void limitedStrengthLooksNothingUp() throws NotationException {
        String pawns = "8/8/8/2k5/8/3p4/3P4/3K4 w - - 0 1";
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings weak =
                new SearchSettings(d.threads(), d.hashMegabytes(), 1, d.moveOverhead(), d.player(), false, true, 1_500);

        assertThat(route(pawns, GAME, weak).strategies()).isEqualTo(List.of(Strategy.ALPHA_BETA));
        assertThat(route(pawns, GAME, weak).proverShare()).isZero();
        assertThat(route(pawns, INFINITE, weak).strategies()).startsWith(Strategy.EXACT);
    }

    @Test
    void atMostFourMenAreLookedUp() throws NotationException {
        String pawns = "8/8/8/2k5/8/3p4/3P4/3K4 w - - 0 1";
        SearchLimits mate = SearchLimits.builder().mate(3).build();

        assertThat(route(pawns, GAME, SearchSettings.DEFAULT).strategies())
                .isEqualTo(List.of(Strategy.EXACT, Strategy.ALPHA_BETA));
        assertThat(route(pawns, mate, SearchSettings.DEFAULT).strategies())
                .isEqualTo(List.of(Strategy.EXACT, Strategy.PROOF_NUMBER, Strategy.ALPHA_BETA));
        assertThat(route(pawns, INFINITE, settings(PlayerChoice.AUTO, 3)).strategies())
                .startsWith(Strategy.EXACT);
        assertThat(route(pawns, GAME, settings(PlayerChoice.PROOF, 1)).strategies())
                .doesNotContain(Strategy.EXACT);
        assertThat(route("4k3/8/8/8/8/8/8/4K2R w K - 0 1", GAME, SearchSettings.DEFAULT)
                        .strategies())
                .doesNotContain(Strategy.EXACT);
    }

    @Test
    void theExactPlayerIsAskedWhateverTheMaterial() throws NotationException {
        assertThat(route(PROBLEM, INFINITE, settings(PlayerChoice.EXACT, 1)).strategies())
                .isEqualTo(List.of(Strategy.EXACT, Strategy.ALPHA_BETA));
    }

    @Test
    void goMateAsksTheProverThenAlphaBeta() throws NotationException {
        Route route = route(Fen.START, SearchLimits.builder().mate(3).build(), SearchSettings.DEFAULT);

        assertThat(route.strategies()).isEqualTo(List.of(Strategy.PROOF_NUMBER, Strategy.ALPHA_BETA));
    }

    @Test
    void severalLinesAreSearchedWithTheProversHelp() throws NotationException {
        Route route = route(PROBLEM, INFINITE, settings(PlayerChoice.AUTO, 4));

        assertThat(route.strategies()).isEqualTo(List.of(Strategy.ALPHA_BETA));
        assertThat(route.proverShare()).isEqualTo(PlayerRouter.PROBLEM_SHARE);
    }

    @Test
    void withoutAClockTheProverGetsMostOfAProblem() throws NotationException {
        Route route = route(PROBLEM, INFINITE, SearchSettings.DEFAULT);

        assertThat(route.strategies()).isEqualTo(List.of(Strategy.ALPHA_BETA));
        assertThat(route.proverShare()).isEqualTo(90);
    }

    @Test
    void withoutAClockTheProverGetsHalfOfABalancedGamePosition() throws NotationException {
        assertThat(route(Fen.START, INFINITE, SearchSettings.DEFAULT).proverShare())
                .isEqualTo(50);
    }

    @ParameterizedTest
    @ValueSource(strings = {Fen.START, PROBLEM})
    void withAClockTheShareIsThatOfGames(String fen) throws NotationException {
        Route route = route(fen, GAME, SearchSettings.DEFAULT);

        assertThat(route.strategies()).isEqualTo(List.of(Strategy.ALPHA_BETA));
        assertThat(route.proverShare()).isEqualTo(PlayerRouter.CLOCK_SHARE);
    }

    @Test
    void theValuesOfLimitsDoNotMatter() throws NotationException {
        Route shortTime = route(PROBLEM, SearchLimits.builder().moveTime(1).build(), SearchSettings.DEFAULT);
        Route longTime = route(PROBLEM, SearchLimits.builder().moveTime(99_999).build(), SearchSettings.DEFAULT);

        assertThat(shortTime).isEqualTo(longTime);
    }

    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, true",
        "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, true",
        "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1, false",
        "4k3/8/8/8/8/8/8/NNN1K1bb w - - 0 1, false",
    })
    void aPositionIsUnproblematicWhenBalancedAndWithoutPromotedMen(String fen, boolean expected)
            throws NotationException {
        assertThat(PlayerRouter.isUnproblematic(Fen.parse(fen))).isEqualTo(expected);
    }

    @Test
    void theReasonIsReadable() throws NotationException {
        assertThat(route(PROBLEM, INFINITE, SearchSettings.DEFAULT))
                .hasToString("possible problem -> alpha-beta with 90% proof-number search");
    }
}
