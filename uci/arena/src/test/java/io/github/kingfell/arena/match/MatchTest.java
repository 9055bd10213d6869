package io.github.kingfell.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.GameClock;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.uci.Dialogue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
    private static final Umpire TO_THE_END = new Umpire(0, Adjudication.Rule.NONE);
    private static final Umpire RESIGNED = new Umpire(0, new Adjudication.Rule(900, Adjudication.Rule.NO_DRAWS));

    private static MatchGame play(Umpire umpire, Position start, Seat white, Seat black) throws InterruptedException {
        return umpire.play(new MatchOpening(start, List.of()), white, black, new Interruption())
                .orElseThrow();
    }

    private static MatchGame play(Seat white, Seat black) throws InterruptedException {
        return play(TO_THE_END, Fen.start(), white, black);
    }

    /**
     * Answers each {@code go} with the next of its lines, with {@code info} lines separated by {@code }; silent after
     * the last.
     */
    private static Seat reading(String... answers) {
        Queue<String> script = new ArrayDeque<>(List.of(answers));
        EngineUnderTest engine = new EngineUnderTest(
                () -> new Dialogue() {
                    @Override
                    public void send(String line) {}

                    @Override
                    public List<String> until(String prefix) {
                        if (!prefix.equals("bestmove")) {
                            return List.of(prefix);
                        }
                        if (script.isEmpty()) {
                            throw new EngineGoneException("no more");
                        }
                        return List.of(script.remove().split("\\|"));
                    }

                    @Override
                    public void close() {}
                },
                List.of(),
                false);
        return new Seat(engine, Pace.of("nodes 1"));
    }

    @Test
    void mateEndsTheGame() throws InterruptedException {
        MatchGame game = play(reading("bestmove f2f3", "bestmove g2g4"), reading("bestmove e7e5", "bestmove d8h4"));
        assertThat(game.halfPoints()).isZero();
        assertThat(game.end()).isEqualTo("mated");
        assertThat(game.atFault()).isEqualTo(MatchGame.NOBODY);
        assertThat(game.moves()).hasSize(4);
    }

    @Test
    void remarksHaveScoreDepthAndTime() throws InterruptedException {
        MatchGame game = play(
                reading("info depth 12 score cp 31 pv f2f3|bestmove f2f3", "info depth 9 score mate -1|bestmove g2g4"),
                reading(
                        "info depth 7 score cp -5 lowerbound|bestmove e7e5",
                        "info depth 3 score mate 1|bestmove d8h4"));
        assertThat(game.remarks().get(0)).matches("\\+0\\.31/12 \\d+\\.\\d\\ds");
        assertThat(game.remarks().get(1)).as("a bound is no score").matches("\\d+\\.\\d\\ds");
        assertThat(game.remarks().get(2)).startsWith("-M1/9 ");
        assertThat(game.remarks().get(3)).startsWith("+M1/3 ");
        assertThat(game.termination()).isEqualTo("normal");
    }

    @Test
    void anIllegalMoveLoses() throws InterruptedException {
        MatchGame game = play(
                reading("bestmove e2e4", "bestmove d2d4"), reading("bestmove e7e4", "bestmove e7e5", "bestmove d7d5"));
        assertThat(game.moves()).as("nobody is asked again").hasSize(1);
        assertThat(game.end()).isEqualTo("no legal move: e7e4");
        assertThat(game.halfPoints()).isEqualTo(2);
        assertThat(game.atFault()).isEqualTo(Color.BLACK);
    }

    @Test
    void anEngineThatIsGoneLoses() throws InterruptedException {
        MatchGame game = play(reading(), reading("bestmove e7e5"));
        assertThat(game.halfPoints()).isZero();
        assertThat(game.atFault()).isEqualTo(Color.WHITE);
    }

    @Test
    void bothMustAgreeForSixPlies() throws InterruptedException {
        String[] winning = {
            "info depth 1 score cp 900 nodes 1 pv e2e4|bestmove e2e4",
            "info depth 1 score cp 900 nodes 1 pv g1f3|bestmove g1f3",
            "info depth 1 score mate 3 nodes 1 pv f1c4|bestmove f1c4",
        };
        String[] losing = {
            "info depth 1 score cp -900 nodes 1 pv e7e5|bestmove e7e5",
            "info depth 1 score cp -900 nodes 1 pv b8c6|bestmove b8c6",
            "info depth 1 score mate -2 nodes 1 pv f8c5|bestmove f8c5",
        };
        MatchGame game = play(RESIGNED, Fen.start(), reading(winning), reading(losing));
        assertThat(game.end()).isEqualTo("both engines agreed");
        assertThat(game.halfPoints()).isEqualTo(2);
        assertThat(game.moves()).hasSize(6);
    }

    /** The seventh ply mates. It follows the sixth ply on which both engines score White ahead: the mate decides. */
    @Test
    void aMateCountsBeforeWhatIsAgreed() throws InterruptedException {
        String[] winning = {
            "bestmove e2e4",
            "info depth 1 score cp 900 nodes 1 pv d1h5|bestmove d1h5",
            "info depth 1 score cp 900 nodes 1 pv f1c4|bestmove f1c4",
            "info depth 1 score mate 1 nodes 1 pv h5f7|bestmove h5f7",
        };
        String[] losing = {
            "info depth 1 score cp -900 nodes 1 pv e7e5|bestmove e7e5",
            "info depth 1 score cp -900 nodes 1 pv b8c6|bestmove b8c6",
            "info depth 1 score mate -1 nodes 1 pv g8f6|bestmove g8f6",
        };
        MatchGame game = play(RESIGNED, Fen.start(), reading(winning), reading(losing));
        assertThat(game.end()).isEqualTo("mated");
        assertThat(game.moves()).hasSize(7);
    }

    /**
     * Adjudication uses the last exact score of the first line, not bounds, further lines or remarks; "mate 0" is lost.
     * Six plies agree when the intended score is used.
     */
    @ParameterizedTest
    @CsvSource({
        "info depth 3 score cp 900 nodes 1 pv a1a2, true",
        "info depth 3 score cp 899 nodes 1 pv a1a2, false",
        "info depth 2 score cp 0 nodes 1 pv a1a2|info depth 3 score cp 900 nodes 1 pv a1a2, true",
        "info depth 2 score cp 900 nodes 1 pv a1a2|info depth 3 score cp 0 nodes 1 pv a1a2, false",
        "info depth 2 score cp 900 nodes 1 pv a1a2|info depth 3 score cp 0 upperbound nodes 1 pv a1a2, true",
        "info depth 2 score cp 0 nodes 1 pv a1a2|info depth 3 score cp 900 lowerbound nodes 1 pv a1a2, false",
        "info depth 2 multipv 1 score cp 900 nodes 1 pv a1a2|info depth 2 multipv 2 score cp 0 nodes 1 pv a1a3, true",
        "info depth 2 multipv 1 score cp 0 nodes 1 pv a1a2|info depth 2 multipv 2 score cp 900 nodes 1 pv a1a3, false",
        "info depth 2 score cp 900 nodes 1 pv a1a2|info string score cp 0|info depth 4 seldepth 5, true",
        "info depth 3 score mate 9 nodes 1 pv a1a2, true",
        "info depth 3 score mate -9 nodes 1 pv a1a2, false",
        "info depth 3 score mate 0 nodes 1 pv a1a2, false",
        "info depth 3 nodes 1 pv a1a2, false",
    })
    void theScoreOfASearch(String lines, boolean agreed) throws InterruptedException {
        String[] winning = {"a1a2", "a2a3", "a3a4", "a4a5"};
        String[] losing = {"h8g8", "g8h8", "h8g8", "g8h8"};
        for (int i = 0; i < winning.length; i++) {
            winning[i] = lines + "|bestmove " + winning[i];
            losing[i] = "info depth 1 score mate 0 nodes 1 pv h8h7|bestmove " + losing[i];
        }
        MatchGame game =
                play(RESIGNED, Positions.of("7k/8/8/8/8/8/8/R3K3 w - - 0 1"), reading(winning), reading(losing));
        assertThat(game.end()).isEqualTo(agreed ? "both engines agreed" : "no legal move");
        assertThat(game.moves()).hasSize(agreed ? 6 : 8);
        assertThat(game.halfPoints()).isEqualTo(agreed ? 2 : 0);
    }

    /** Eight moves of each side, none before the fortieth, with level scores from both. */
    @ParameterizedTest
    @CsvSource({"40, score cp -8, true", "39, score cp -8, false", "40, score cp -9, false", "40, seldepth 8, false"})
    void bothMustAgreeForSixteenPliesToADraw(int move, String told, boolean agreed) throws InterruptedException {
        String[] white = {"a1a2", "a2a3", "a3a4", "a4a5", "a5a6", "a6a7", "a7b7", "b7b6"};
        String[] black = {"h8h7", "h7h6", "h6h5", "h5h4", "h4h3", "h3h2", "h2g2", "g2g3"};
        for (int i = 0; i < white.length; i++) {
            white[i] = "info depth 1 score cp 8 nodes 1 pv a1a2|bestmove " + white[i];
            black[i] = "info depth 1 " + told + " nodes 1 pv a1a2|bestmove " + black[i];
        }
        MatchGame game = play(
                new Umpire(0, new Adjudication.Rule(0, 8)),
                Positions.of("3k3r/8/8/8/8/8/8/R2K4 w - - 0 " + move),
                reading(white),
                reading(black));
        assertThat(game.moves()).hasSize(16);
        assertThat(game.end()).isEqualTo(agreed ? "both engines agreed" : "no legal move");
        assertThat(game.halfPoints()).isEqualTo(agreed ? 1 : 0);
    }

    /** The clock has a margin: a move overdrawn by less than the margin does not lose. */
    @Test
    void theMarginIsTolerated() throws InterruptedException {
        for (int margin : new int[] {0, 60_000}) {
            Seat late = new Seat(reading("bestmove e2e4").engine(), Pace.clock(0, 0));
            MatchGame game = play(new Umpire(margin, Adjudication.Rule.NONE), Fen.start(), late, reading());
            assertThat(game.moves()).hasSize(margin == 0 ? 0 : 1);
            assertThat(game.end()).isEqualTo(margin == 0 ? "lost on time" : "no legal move");
            assertThat(game.atFault()).isEqualTo(margin == 0 ? Color.WHITE : Color.BLACK);
        }
    }

    /** No engine is asked for a move when the game is over. */
    @Test
    void whatIsOverIsNotPlayed() throws InterruptedException {
        MatchGame game =
                play(TO_THE_END, Positions.of("k7/8/1K6/8/8/8/8/7R b - - 99 90"), reading(), reading("bestmove a8b8"));
        assertThat(game.end()).isEqualTo("fifty moves");
        assertThat(game.halfPoints()).isEqualTo(1);
        MatchGame none = play(TO_THE_END, Positions.of("k7/8/1K6/8/8/8/8/8 w - - 0 1"), reading(), reading());
        assertThat(none.end()).isEqualTo("insufficient material");
        assertThat(none.moves()).isEmpty();
        MatchGame mated = play(TO_THE_END, Positions.of("k6R/8/1K6/8/8/8/8/8 b - - 0 1"), reading(), reading());
        assertThat(mated.end()).isEqualTo("mated");
        assertThat(mated.halfPoints()).isEqualTo(2);
    }

    @Test
    void eachSideHasItsOwnClock() {
        GameClock clock = new GameClock(Pace.clock(1, 0), Pace.clock(60_000, 0), 0);
        assertThat(clock.limits(Color.WHITE)).isEqualTo("wtime 1 btime 60000 winc 0 binc 0");
        assertThat(clock.spend(Color.BLACK, 1_000_000_000)).isTrue();
        assertThat(clock.spend(Color.WHITE, 2_000_000)).isFalse();
        assertThat(clock.limits(Color.BLACK)).isEqualTo("wtime 1 btime 59000 winc 0 binc 0");
    }

    /** An engine with a clock is sent a time for the other side too. */
    @Test
    void aClockAgainstNone() {
        GameClock clock = new GameClock(Pace.clock(1_000, 10), Pace.of("nodes 500"), 0);
        assertThat(clock.limits(Color.WHITE)).isEqualTo("wtime 1000 btime 1000 winc 10 binc 10");
        assertThat(clock.limits(Color.BLACK)).isEqualTo("nodes 500");
        assertThat(clock.spend(Color.BLACK, Long.MAX_VALUE)).isTrue();
    }

    /** The margin applies to an empty clock. It does not add time for each move. */
    @Test
    void aMarginDoesNotMakeTheClockGrow() {
        GameClock clock = new GameClock(Pace.clock(300, 10), Pace.clock(300, 10), 200);
        assertThat(clock.spend(Color.WHITE, 120_000_000)).isTrue();
        assertThat(clock.limits(Color.WHITE)).startsWith("wtime 190 ");
        assertThat(clock.spend(Color.WHITE, 120_000_000)).isTrue();
        assertThat(clock.limits(Color.WHITE)).startsWith("wtime 80 ");
        // Overdrawn by 40 ms and by 110 ms, each time with an empty clock and its increment.
        assertThat(clock.spend(Color.WHITE, 120_000_000)).isTrue();
        assertThat(clock.limits(Color.WHITE)).startsWith("wtime 10 ");
        assertThat(clock.spend(Color.WHITE, 120_000_000)).isTrue();
        assertThat(clock.limits(Color.WHITE)).startsWith("wtime 10 ");
        assertThat(clock.spend(Color.WHITE, 211_000_000)).isFalse();
    }

    /** An engine that takes longer than its increment is sent less time at each move, also with a margin. */
    @Test
    void aSlowEngineIsToldThatItsClockRuns() throws InterruptedException {
        List<Long> told = new ArrayList<>();
        String[] moves = {"g1f3", "f3g1", "g1f3", "f3g1", "g1f3"};
        Seat slow = new Seat(
                new EngineUnderTest(() -> new SlowEngine(List.of(moves), 20, told), List.of(), false),
                Pace.clock(10_000, 1));
        play(
                new Umpire(200, Adjudication.Rule.NONE),
                Fen.start(),
                slow,
                reading("bestmove g8f6", "bestmove f6g8", "bestmove g8f6", "bestmove f6g8", "bestmove g8f6"));
        assertThat(told).hasSizeGreaterThan(2).startsWith(10_000L);
        for (int i = 1; i < told.size(); i++) {
            assertThat(told.get(i)).as("move %s", i + 1).isLessThanOrEqualTo(told.get(i - 1) - 19);
        }
    }

    /** An engine that takes this long for each move, and records the clock times that it was sent. */
    private record SlowEngine(Iterator<String> moves, long millis, List<Long> told) implements Dialogue {
        SlowEngine(List<String> moves, long millis, List<Long> told) {
            this(moves.iterator(), millis, told);
        }

        @Override
        public void send(String line) {
            if (line.startsWith("go ")) {
                told.add(Long.valueOf(line.split(" ")[2]));
            }
        }

        @Override
        public List<String> until(String prefix) throws InterruptedException {
            if (!prefix.equals("bestmove")) {
                return List.of(prefix);
            }
            Thread.sleep(millis);
            return List.of("bestmove " + moves.next());
        }

        @Override
        public void close() {}
    }

    private static Participant participant(String name, Seat seat) {
        return new Participant(name, seat.pace(), seat::engine);
    }

    private static MatchTable played(Match match, int concurrency) throws InterruptedException, ExecutionException {
        return match.play(concurrency, new Match.Listener() {
            @Override
            public void game(int number, String white, String black, MatchGame game) {}

            @Override
            public void pair(MatchTable table) {}
        });
    }

    private static Match match(List<MatchOpening> openings, int rounds, Participant... participants) {
        return match(openings, rounds, EarlierGames.NONE, new Interruption(), participants);
    }

    private static Match match(
            List<MatchOpening> openings,
            int rounds,
            EarlierGames earlier,
            Interruption interruption,
            Participant... participants) {
        MatchSchedule schedule = new MatchSchedule(MatchSchedule.Form.ROUND_ROBIN, participants.length, rounds);
        return new Match(
                new MatchPlan(List.of(participants), schedule, openings, TO_THE_END, null), earlier, interruption);
    }

    private static final MatchOpening START = new MatchOpening(Fen.start(), List.of());

    @Test
    void eachPairHasBothColours() throws InterruptedException, ExecutionException {
        // The first engine mates with both colours: as Black with fool's mate, as White after f6 and g5.
        Seat first = reading("bestmove e2e4", "bestmove d2d4", "bestmove d1h5", "bestmove e7e5", "bestmove d8h4");
        Seat second = reading("bestmove f7f6", "bestmove g7g5", "bestmove f2f3", "bestmove g2g4");
        MatchTable table = played(match(List.of(START), 1, participant("A", first), participant("B", second)), 1);
        assertThat(table.score(0)).isEqualTo(new MatchScore(2, 0, 0, List.of(0, 0, 0, 0, 1)));
        assertThat(table.score(1)).isEqualTo(new MatchScore(0, 0, 2, List.of(1, 0, 0, 0, 0)));
    }

    /** The first engine overdraws its clock with both colours and loses both games. */
    @Test
    void thePaceGoesWithTheEngine() throws InterruptedException, ExecutionException {
        Seat late = new Seat(reading("bestmove e2e4", "bestmove e7e5").engine(), Pace.clock(0, 0));
        Match match = match(List.of(START), 1, participant("A", late), participant("B", reading("bestmove e2e4")));
        MatchTable table = played(match, 1);
        assertThat(table.faults()).containsExactly(2, 0);
        assertThat(table.score(0)).isEqualTo(new MatchScore(0, 0, 2, List.of(1, 0, 0, 0, 0)));
    }

    /** White mates at once; each opening move is in the game, and neither engine is asked for it. */
    @Test
    void theMovesOfAnOpeningArePlayed() throws InterruptedException, ExecutionException {
        Position start = Positions.of("6k1/8/6K1/8/8/8/8/R7 b - - 0 1");
        MatchOpening opening = new MatchOpening(start, List.of(Positions.move(start, "g8h8")));
        List<MatchGame> games = new ArrayList<>();
        match(
                        List.of(opening),
                        1,
                        participant("A", reading("bestmove a1a8")),
                        participant("B", reading("bestmove a1a8")))
                .play(1, new Match.Listener() {
                    @Override
                    public void game(int number, String white, String black, MatchGame game) {
                        games.add(game);
                    }

                    @Override
                    public void pair(MatchTable table) {}
                });
        assertThat(games).hasSize(2).allSatisfy(game -> {
            assertThat(game.moves()).hasSize(2);
            assertThat(game.remarks().get(0)).isEqualTo("book");
            assertThat(game.end()).isEqualTo("mated");
        });
    }

    /** In games of one move the side to move wins: every engine wins with one colour and loses with the other. */
    @Test
    void eachMeetsEachAtSeveralTables() throws InterruptedException, ExecutionException {
        MatchOpening opening = new MatchOpening(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), List.of());
        Participant[] field = new Participant[4];
        for (int i = 0; i < field.length; i++) {
            field[i] = new Participant("engine " + i, Pace.of("nodes 1"), MatchTest::mating);
        }
        MatchTable table = played(match(List.of(opening), 3, field), 3);
        assertThat(table.games()).isEqualTo(6 * 3 * 2);
        for (int one = 0; one < field.length; one++) {
            assertThat(table.score(one)).isEqualTo(new MatchScore(9, 0, 9, List.of(0, 0, 9, 0, 0)));
            for (int other = 0; other < field.length; other++) {
                assertThat(table.between(one, other).games()).isEqualTo(one == other ? 0 : 6);
            }
        }
    }

    private static EngineUnderTest mating() {
        String[] answers = new String[18];
        Arrays.fill(answers, "bestmove a1a8");
        return reading(answers).engine();
    }

    /** Of a whole pair and of half a pair nothing is played again. */
    @Test
    void earlierGamesAreNotPlayedAgain() throws InterruptedException, ExecutionException {
        MatchOpening opening = new MatchOpening(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), List.of());
        EarlierGames earlier = new EarlierGames(Map.of(0, 1, 1, 1, 2, 2));
        List<Integer> played = new ArrayList<>();
        Match match = match(
                List.of(opening),
                2,
                earlier,
                new Interruption(),
                participant("A", reading()),
                participant("B", reading("bestmove a1a8")));
        assertThat(match.table().games()).isEqualTo(2);
        MatchTable table = match.play(1, new Match.Listener() {
            @Override
            public void game(int number, String white, String black, MatchGame game) {
                assertThat(white).isEqualTo("B");
                played.add(number);
            }

            @Override
            public void pair(MatchTable table) {}
        });
        assertThat(played).containsExactly(3);
        assertThat(table.score(0)).isEqualTo(new MatchScore(1, 2, 1, List.of(0, 0, 2, 0, 0)));
    }

    /** The game after the request is not begun; the one before it counts in no pair, and was reported. */
    @Test
    void anInterruptionEndsTheMatch() throws InterruptedException, ExecutionException {
        MatchOpening opening = new MatchOpening(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), List.of());
        Interruption interruption = new Interruption();
        List<Integer> played = new ArrayList<>();
        Match match = match(
                List.of(opening),
                2,
                EarlierGames.NONE,
                interruption,
                participant("A", reading("bestmove a1a8", "bestmove a1a8")),
                participant("B", reading("bestmove a1a8", "bestmove a1a8")));
        MatchTable table = match.play(1, new Match.Listener() {
            @Override
            public void game(int number, String white, String black, MatchGame game) {
                played.add(number);
                if (number == 2) {
                    interruption.request();
                }
            }

            @Override
            public void pair(MatchTable table) {}
        });
        assertThat(match.isInterrupted()).isTrue();
        assertThat(played).containsExactly(0, 1, 2);
        assertThat(table.games()).isEqualTo(2);
    }

    /** An engine that has ended between two games is started anew. */
    @Test
    void anEngineThatEndedIsStartedAgain() throws InterruptedException {
        AtomicInteger started = new AtomicInteger();
        EngineUnderTest engine = new EngineUnderTest(
                () -> {
                    started.incrementAndGet();
                    return new Mortal();
                },
                List.of(),
                false);
        Position start = Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        for (int i = 1; i <= 2; i++) {
            assertThat(play(TO_THE_END, start, new Seat(engine, Pace.of("nodes 1")), reading())
                            .end())
                    .isEqualTo("mated");
            assertThat(started).hasValue(i);
        }
    }

    /** An engine that ends after its first move. */
    private static final class Mortal implements Dialogue {
        private boolean ended;

        @Override
        public void send(String line) {
            if (ended) {
                throw new EngineGoneException("ended");
            }
        }

        @Override
        public List<String> until(String prefix) {
            ended = prefix.equals("bestmove");
            return List.of(ended ? "bestmove a1a8" : prefix);
        }

        @Override
        public void close() {}
    }
}
