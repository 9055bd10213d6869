package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.route.Route;
import io.github.kingfell.rules.board.Position;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the rows of the routing table that need the book. */
class BookRoutingTest {
    private static final String WON = "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1";
    private static final String KNIGHT = "8/8/3kn3/8/4K3/8/8/4R3 b - - 0 1";
    private static final SearchLimits INFINITE =
            SearchLimits.builder().infinite(true).build();
    private static final SearchLimits GAME =
            SearchLimits.builder().clock(new Clock(60_000, 0, 0)).build();

    /** When the book declines, the distance tables are asked before the search. */
    private static final List<PlayerId> BOOK_FIRST =
            List.of(PlayerId.FORCING_TREE, PlayerId.EXACT_TABLE, PlayerId.ALPHA_BETA);

    private final PlayerRouter router = new PlayerRouter(StandardBook.create());

    private Route route(String fen, SearchLimits limits) throws NotationException {
        return router.route(Fen.parse(fen), limits, SearchSettings.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({
        WON + ", KRK",
        "3r4/4K3/8/8/2k5/8/8/8 b - - 0 1, KRK",
        "8/8/2K5/8/8/4k3/8/1Q6 w - - 0 1, KQK",
        "8/8/4k3/8/8/8/4P3/7K w - - 0 1, KPK",
        "8/8/4k3/8/8/8/8/BB5K w - - 0 1, KBBK",
        "bb5k/8/8/8/8/4K3/8/8 b - - 0 1, KBBK",
        "8/8/4k3/8/8/8/8/BN5K w - - 0 1, KBNK",
        "bn5k/8/8/8/8/4K3/8/8 b - - 0 1, KBNK"
    })
    void aWonBookEndingGoesToTheForcingTreeWhicheverColourWins(String fen, String ending) throws NotationException {
        assertThat(route(fen, GAME).players()).isEqualTo(BOOK_FIRST);
        assertThat(route(fen, SearchLimits.builder().moveTime(100).build()).players())
                .isEqualTo(BOOK_FIRST);
        assertThat(route(fen, GAME).reason()).contains(ending);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/2K5/8/8/4k3/3R4/8 b - - 0 1", // the bare king to move
                "8/8/2K5/8/8/4k3/3RP3/8 w - - 0 1", // other material
                "8/8/2K5/8/8/7k/8/B1B5 w - - 0 1", // bishops on squares of one colour
            })
    void whatTheBookDoesNotWinGoesToTheTablesAndTheSearch(String fen) throws NotationException {
        assertThat(route(fen, GAME).players()).isEqualTo(List.of(PlayerId.EXACT_TABLE, PlayerId.ALPHA_BETA));
    }

    @Test
    void castlingRightsAreNoEnding() throws NotationException {
        assertThat(route("8/8/8/3k4/8/8/8/4K2R w K - 0 1", GAME).players()).isEqualTo(List.of(PlayerId.ALPHA_BETA));
    }

    @Test
    void askingForAMateAsksTablesAndProver() throws NotationException {
        SearchLimits mate = SearchLimits.builder().mate(5).build();
        assertThat(route(WON, mate).players()).startsWith(PlayerId.EXACT_TABLE, PlayerId.PROOF_NUMBER);
    }

    @Test
    void theUsersPlayerIsRespected() throws NotationException {
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings alphaBeta =
                SearchSettings.builder().player(PlayerId.ALPHA_BETA).build();
        assertThat(router.route(Fen.parse(WON), GAME, alphaBeta).players()).isEqualTo(List.of(PlayerId.ALPHA_BETA));
        SearchSettings exact =
                SearchSettings.builder().player(PlayerId.EXACT_TABLE).build();
        assertThat(router.route(Fen.parse(WON), GAME, exact).players())
                .isEqualTo(List.of(PlayerId.EXACT_TABLE, PlayerId.FORCING_TREE, PlayerId.ALPHA_BETA));
    }

    /** In analysis the exact value comes first; in a game the plan still comes first. */
    @Test
    void theTablesComeFirstInAnalysis() throws NotationException {
        SearchLimits nodes = SearchLimits.builder().nodes(1).build();
        for (SearchLimits limits :
                List.of(INFINITE, nodes, SearchLimits.builder().depth(9).build())) {
            assertThat(route(WON, limits).players())
                    .isEqualTo(List.of(PlayerId.EXACT_TABLE, PlayerId.FORCING_TREE, PlayerId.ALPHA_BETA));
        }
        Position won = Fen.parse(WON);
        SearchSettings d = SearchSettings.DEFAULT;
        assertThat(router.route(
                                won,
                                GAME,
                                d.copy()
                                        .purpose(SearchSettings.Purpose.ANALYSIS)
                                        .build())
                        .players())
                .startsWith(PlayerId.EXACT_TABLE);
        assertThat(router.route(
                                won,
                                nodes,
                                d.copy().purpose(SearchSettings.Purpose.GAME).build())
                        .players())
                .isEqualTo(BOOK_FIRST);
    }

    private Route advised(String fen, SearchLimits limits, Optional<PlayerId> player, boolean exactTables)
            throws NotationException {
        SearchSettings d = SearchSettings.DEFAULT;
        PlayerRouter withAdvice = new PlayerRouter(StandardBook.create(), StandardBook.advice());
        return withAdvice.route(
                Fen.parse(fen),
                limits,
                SearchSettings.builder().player(player).exactTables(exactTables).build());
    }

    @Test
    void adviceIsFollowedOnRequest() throws NotationException {
        assertThat(advised(WON, GAME, Optional.of(PlayerId.ADVICE_TABLE), true).players())
                .isEqualTo(List.of(PlayerId.ADVICE_TABLE, PlayerId.ALPHA_BETA));
        assertThat(advised(KNIGHT, GAME, Optional.of(PlayerId.ADVICE_TABLE), true)
                        .players())
                .isEqualTo(List.of(PlayerId.ADVICE_TABLE, PlayerId.ALPHA_BETA));
    }

    @Test
    void withoutExactTablesTheKnightIsAdvised() throws NotationException {
        assertThat(advised(KNIGHT, GAME, Optional.empty(), false).players())
                .isEqualTo(List.of(PlayerId.ADVICE_TABLE, PlayerId.ALPHA_BETA));
        assertThat(advised(KNIGHT, GAME, Optional.empty(), false).reason()).contains("advice");
        // With them the advice table is asked when there is no time to build the distance table.
        assertThat(advised(KNIGHT, GAME, Optional.empty(), true).players())
                .isEqualTo(List.of(PlayerId.EXACT_TABLE, PlayerId.ADVICE_TABLE, PlayerId.ALPHA_BETA));
    }

    @Test
    void withoutExactTablesTheBookAndTheSearchAreLeft() throws NotationException {
        SearchLimits mate = SearchLimits.builder().mate(5).build();
        assertThat(advised(WON, GAME, Optional.empty(), false).players())
                .isEqualTo(List.of(PlayerId.FORCING_TREE, PlayerId.ALPHA_BETA));
        assertThat(advised(WON, mate, Optional.empty(), false).players())
                .isEqualTo(List.of(PlayerId.PROOF_NUMBER, PlayerId.ALPHA_BETA));
        assertThat(advised("8/8/2K5/8/8/4k3/3RP3/8 w - - 0 1", GAME, Optional.empty(), false)
                        .players())
                .isEqualTo(List.of(PlayerId.ALPHA_BETA));
        assertThat(advised(KNIGHT.replace(" b ", " w "), GAME, Optional.empty(), false)
                        .players())
                .isEqualTo(List.of(PlayerId.ALPHA_BETA));
    }
}
