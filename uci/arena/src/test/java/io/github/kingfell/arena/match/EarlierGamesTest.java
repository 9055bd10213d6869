package io.github.kingfell.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.rules.testkit.Positions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EarlierGamesTest {
    private static final String EVENT = "a match";

    private static final ZonedDateTime BEGUN = ZonedDateTime.of(2026, 11, 29, 7, 5, 9, 0, ZoneOffset.UTC);
    private static final MatchOpening START = new MatchOpening(Fen.start(), List.of());
    private static final Pace CLOCK = Pace.clock(40, 60_000, 600);

    private static String game(int round, int halfPoints) throws NotationException {
        return game(round, halfPoints, CLOCK, CLOCK);
    }

    /** A game of a match of A against B; A has White in odd rounds. */
    private static String game(int round, int halfPoints, Pace white, Pace black) throws NotationException {
        MatchGame game = new MatchGame(
                START,
                List.of(),
                List.of(),
                halfPoints,
                "lost on time",
                0,
                "time forfeit",
                BEGUN,
                BEGUN.plusSeconds(3_725),
                white,
                black);
        return PgnWriter.format(game.pgn(EVENT, round % 2 == 1 ? "A" : "B", round % 2 == 1 ? "B" : "A", round));
    }

    private static MatchPlan plan(MatchOpening opening, Pace... paces) {
        List<Participant> field = IntStream.range(0, paces.length)
                .mapToObj(i -> new Participant("ABC".substring(i, i + 1), paces[i], () -> {
                    throw new AssertionError("no engine is needed");
                }))
                .toList();
        return new MatchPlan(
                field,
                new MatchSchedule(MatchSchedule.Form.ROUND_ROBIN, paces.length, 3),
                List.of(opening),
                new Umpire(0, Adjudication.Rule.NONE),
                null);
    }

    private static EarlierGames read(String pgn, MatchPlan plan) throws IOException, NotationException {
        return EarlierGames.read(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), EVENT, plan);
    }

    private static void assertRefused(String pgn, MatchPlan plan, String reason) {
        assertThatThrownBy(() -> read(pgn, plan))
                .isInstanceOf(NotationException.class)
                .hasMessage("game 1 is of another match: " + reason);
    }

    @Test
    void eachGameCounts() throws IOException, NotationException {
        String pgn = game(1, 2) + game(2, 0) + game(5, 1);
        assertThat(read(pgn, plan(START, CLOCK, CLOCK)).halfPoints()).isEqualTo(Map.of(0, 2, 1, 0, 4, 1));
    }

    @Test
    void gamesOfOtherEventsDoNotCount() throws IOException, NotationException {
        String pgn = (game(1, 2) + game(2, 0)).replace(EVENT, "another");
        assertThat(read(pgn, plan(START, CLOCK, CLOCK))).isEqualTo(EarlierGames.NONE);
    }

    @Test
    void anUnfinishedGameDoesNotCount() throws IOException, NotationException {
        String pgn = game(1, 2).replace("1-0", "*");
        assertThat(read(pgn, plan(START, CLOCK, CLOCK))).isEqualTo(EarlierGames.NONE);
    }

    @Test
    void otherOpeningsAreAnotherMatch() throws NotationException {
        String reason = "it has another opening, so the file, --order, --seed or --plies was another";
        MatchOpening other = new MatchOpening(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), List.of());
        assertRefused(game(1, 2), plan(other, CLOCK, CLOCK), reason);
        MatchOpening longer = new MatchOpening(Fen.start(), List.of(Positions.move(Fen.start(), "e2e4")));
        assertRefused(game(1, 2), plan(longer, CLOCK, CLOCK), reason);
    }

    @Test
    void otherNamesAreAnotherMatch() throws NotationException {
        assertRefused(game(1, 2).replace("\"A\"", "\"Z\""), plan(START, CLOCK, CLOCK), "its White is \"Z\", not \"A\"");
        // The first two pairs of three engines are A against B, and A against C.
        assertThatThrownBy(() -> read(game(3, 2), plan(START, CLOCK, CLOCK, CLOCK)))
                .hasMessage("game 3 is of another match: its Black is \"B\", not \"C\"");
    }

    @Test
    void otherClocksAreAnotherMatch() throws NotationException {
        Pace fast = Pace.clock(1_000, 10);
        assertRefused(game(1, 2), plan(START, fast, fast), "its TimeControl is \"40/60+0.6\", not \"1+0.01\"");
        assertRefused(
                game(1, 2, CLOCK, fast),
                plan(START, fast, CLOCK),
                "its BlackTimeControl is \"1+0.01\", not \"40/60+0.6\"");
        assertRefused(
                game(1, 2, Pace.of("nodes 5"), Pace.of("nodes 5")),
                plan(START, Pace.of("nodes 6"), Pace.of("nodes 6")),
                "its SearchLimit is \"nodes 5\", not \"nodes 6\"");
        assertRefused(
                game(1, 2, Pace.of("movetime 100"), Pace.of("movetime 100")),
                plan(START, Pace.of("nodes 6"), Pace.of("nodes 6")),
                "its SearchLimit is \"\", not \"nodes 6\"");
    }

    @Test
    void theTagsOfAGame() throws NotationException {
        assertThat(game(1, 2))
                .contains("[Date \"2026.11.29\"]", "[Time \"07:05:09\"]", "[TimeControl \"40/60+0.6\"]")
                .contains(
                        "[GameStartTime \"2026-11-29T07:05:09 +0000\"]", "[GameEndTime \"2026-11-29T08:07:14 +0000\"]")
                .contains("[GameDuration \"01:02:05\"]", "[PlyCount \"0\"]")
                .contains("[Termination \"time forfeit\"]", "[Round \"1\"]", "[Result \"1-0\"]")
                .as("the standard position needs no FEN")
                .doesNotContain("FEN", "SetUp");
        assertThat(game(1, 2, Pace.of("movetime 100"), Pace.of("depth 7")))
                .contains(
                        "[WhiteTimeControl \"0.1/move\"]",
                        "[BlackTimeControl \"-\"]",
                        "[BlackSearchLimit \"depth 7\"]");
    }
}
