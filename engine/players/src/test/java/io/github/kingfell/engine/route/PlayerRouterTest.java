package io.github.kingfell.engine.route;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
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

    private static SearchSettings settings(Optional<PlayerId> player, int multiPv) {
        SearchSettings d = SearchSettings.DEFAULT;
        return SearchSettings.builder().multiPv(multiPv).player(player).build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"})
    void noLegalMoveIsAnsweredDirectly(String fen) throws NotationException {
        assertThat(route(fen, INFINITE, SearchSettings.DEFAULT).players()).isEmpty();
    }

    static List<PlayerId> players() {
        return List.of(PlayerId.FORCING_TREE, PlayerId.PROOF_NUMBER, PlayerId.ALPHA_BETA, PlayerId.ADVICE_TABLE);
    }

    @ParameterizedTest
    @MethodSource("players")
    void theUsersPlayerComesFirstAndAlphaBetaLast(PlayerId player) throws NotationException {
        Route route = route(Fen.START, INFINITE, settings(Optional.of(player), 1));

        assertThat(route.players()).startsWith(player).endsWith(PlayerId.ALPHA_BETA);
        assertThat(route.proverShare()).isZero();
    }

    /** What a distance table knows is available at once too. */
    @Test
    void withHardlyAnyTimeLeftAlphaBetaMovesAtOnce() throws NotationException {
        String pawns = "8/8/8/2k5/8/3p4/3P4/3K4 w - - 0 1";
        SearchLimits hurry = SearchLimits.builder().clock(new Clock(80, 10, 0)).build();
        SearchLimits calm = SearchLimits.builder().clock(new Clock(800, 10, 0)).build();

        assertThat(route(PROBLEM, hurry, SearchSettings.DEFAULT))
                .isEqualTo(new Route(List.of(PlayerId.ALPHA_BETA), 0, "hardly any time left"));
        assertThat(route(PROBLEM, calm, SearchSettings.DEFAULT).reason()).doesNotContain("time");
        assertThat(route(pawns, hurry, SearchSettings.DEFAULT).players()).startsWith(PlayerId.EXACT_TABLE);
    }

    @Test
    void limitedStrengthLooksNothingUp() throws NotationException {
        String pawns = "8/8/8/2k5/8/3p4/3P4/3K4 w - - 0 1";
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings weak = SearchSettings.builder().elo(1_500).build();

        assertThat(route(pawns, GAME, weak).players()).isEqualTo(List.of(PlayerId.ALPHA_BETA));
        assertThat(route(pawns, GAME, weak).proverShare()).isZero();
        assertThat(route(pawns, INFINITE, weak).players()).startsWith(PlayerId.EXACT_TABLE);
    }

    @Test
    void atMostFourPiecesAreLookedUp() throws NotationException {
        String pawns = "8/8/8/2k5/8/3p4/3P4/3K4 w - - 0 1";
        SearchLimits mate = SearchLimits.builder().mate(3).build();

        assertThat(route(pawns, GAME, SearchSettings.DEFAULT).players())
                .isEqualTo(List.of(PlayerId.EXACT_TABLE, PlayerId.ALPHA_BETA));
        assertThat(route(pawns, mate, SearchSettings.DEFAULT).players())
                .isEqualTo(List.of(PlayerId.EXACT_TABLE, PlayerId.PROOF_NUMBER, PlayerId.ALPHA_BETA));
        assertThat(route(pawns, INFINITE, settings(Optional.empty(), 3)).players())
                .startsWith(PlayerId.EXACT_TABLE);
        assertThat(route(pawns, GAME, settings(Optional.of(PlayerId.PROOF_NUMBER), 1))
                        .players())
                .doesNotContain(PlayerId.EXACT_TABLE);
        assertThat(route("4k3/8/8/8/8/8/8/4K2R w K - 0 1", GAME, SearchSettings.DEFAULT)
                        .players())
                .doesNotContain(PlayerId.EXACT_TABLE);
    }

    @Test
    void theExactPlayerIsAskedWhateverTheMaterial() throws NotationException {
        assertThat(route(PROBLEM, INFINITE, settings(Optional.of(PlayerId.EXACT_TABLE), 1))
                        .players())
                .isEqualTo(List.of(PlayerId.EXACT_TABLE, PlayerId.ALPHA_BETA));
    }

    @Test
    void goMateAsksTheProverThenAlphaBeta() throws NotationException {
        Route route = route(Fen.START, SearchLimits.builder().mate(3).build(), SearchSettings.DEFAULT);

        assertThat(route.players()).isEqualTo(List.of(PlayerId.PROOF_NUMBER, PlayerId.ALPHA_BETA));
    }

    @Test
    void severalLinesAreSearchedWithTheProversHelp() throws NotationException {
        Route route = route(PROBLEM, INFINITE, settings(Optional.empty(), 4));

        assertThat(route.players()).isEqualTo(List.of(PlayerId.ALPHA_BETA));
        assertThat(route.proverShare()).isEqualTo(PlayerRouter.PROBLEM_SHARE);
    }

    @Test
    void withoutAClockTheProverGetsMostOfAProblem() throws NotationException {
        Route route = route(PROBLEM, INFINITE, SearchSettings.DEFAULT);

        assertThat(route.players()).isEqualTo(List.of(PlayerId.ALPHA_BETA));
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

        assertThat(route.players()).isEqualTo(List.of(PlayerId.ALPHA_BETA));
        assertThat(route.proverShare()).isEqualTo(PlayerRouter.CLOCK_SHARE);
    }

    /** Small and large values of each limit; the clock matters only when it is almost out. */
    static List<List<SearchLimits>> sameKindOfLimit() {
        return List.of(
                List.of(limits().moveTime(1).build(), limits().moveTime(99_999).build()),
                List.of(limits().nodes(1).build(), limits().nodes(1L << 40).build()),
                List.of(limits().depth(1).build(), limits().depth(99).build()),
                List.of(limits().mate(1).build(), limits().mate(99).build()),
                List.of(clock(100, 0, 0), clock(99_999, 0, 0), clock(100, 5_000, 1)));
    }

    private static SearchLimits.Builder limits() {
        return SearchLimits.builder();
    }

    private static SearchLimits clock(long remaining, long increment, int movesToGo) {
        return limits().clock(new Clock(remaining, increment, movesToGo)).build();
    }

    @ParameterizedTest
    @MethodSource("sameKindOfLimit")
    void whatALimitIsDoesNotMatter(List<SearchLimits> kind) throws NotationException {
        Route first = route(PROBLEM, kind.get(0), SearchSettings.DEFAULT);

        for (SearchLimits limits : kind) {
            assertThat(route(PROBLEM, limits, SearchSettings.DEFAULT)).isEqualTo(first);
        }
    }

    @Test
    void onlyOfAClockThatIsAlmostOutTheValueCounts() throws NotationException {
        Route pressed = route(PROBLEM, clock(99, 5_000, 1), SearchSettings.DEFAULT);

        assertThat(pressed).isNotEqualTo(route(PROBLEM, clock(100, 5_000, 1), SearchSettings.DEFAULT));
        assertThat(pressed).isEqualTo(route(PROBLEM, clock(-5, 0, 0), SearchSettings.DEFAULT));
    }

    @ParameterizedTest
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, true",
        "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, true",
        "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1, false",
        "4k3/8/8/8/8/8/8/NNN1K1bb w - - 0 1, false",
    })
    void aPositionIsUnproblematicWhenBalancedAndWithoutPromotedPieces(String fen, boolean expected)
            throws NotationException {
        assertThat(PlayerRouter.isUnproblematic(Fen.parse(fen))).isEqualTo(expected);
    }

    @Test
    void theReasonIsReadable() throws NotationException {
        assertThat(route(PROBLEM, INFINITE, SearchSettings.DEFAULT))
                .hasToString("possible problem -> alpha-beta with 90% proof-number search");
    }
}
