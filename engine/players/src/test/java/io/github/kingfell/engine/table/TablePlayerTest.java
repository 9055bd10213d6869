package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TablePlayerTest {
    private static final TableLibrary LIBRARY = TableLibrary.withShippedTables();
    private static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";

    private final TablePlayer player = new TablePlayer(LIBRARY);
    private final SearchLimits.Builder limits = SearchLimits.builder();
    private final List<SearchInfo> infos = new ArrayList<>();
    private int multiPv = 1;

    private Answer ask(Position position, SearchControl control) {
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings settings = SearchSettings.builder()
                .multiPv(multiPv)
                .player(PlayerId.EXACT_TABLE)
                .build();
        return player.play(new SearchTask(position, limits.build(), settings, control, infos::add));
    }

    private SearchOutcome play(Position position) {
        Answer answer = ask(position, SearchControl.unlimited());
        assertThat(answer).isInstanceOf(Answer.Plays.class);
        return ((Answer.Plays) answer).outcome();
    }

    private static int mateIn(Score score) {
        assertThat(score).isInstanceOf(Score.Mate.class);
        return ((Score.Mate) score).moves();
    }

    private static int centipawns(Score score) {
        assertThat(score).isInstanceOf(Score.Centipawns.class);
        return ((Score.Centipawns) score).value();
    }

    private List<SearchInfo.Iteration> lines() {
        return infos.stream()
                .filter(SearchInfo.Iteration.class::isInstance)
                .map(SearchInfo.Iteration.class::cast)
                .toList();
    }

    /** Wins and losses for both colours; the line is complete and begins with the move played. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                MATE_IN_TWO,
                "8/8/8/8/8/3k4/8/K6R w - - 0 1",
                "7k/R7/6K1/8/8/8/8/8 b - - 0 1",
                "8/8/8/8/4k3/8/8/K2Q4 b - - 0 1",
                "r7/8/8/8/8/5k2/8/7K b - - 0 1",
                "8/8/8/3k4/8/3K4/4P3/8 b - - 0 1"
            })
    void announcesTheMateWithItsLine(String fen) {
        SearchOutcome outcome = play(Positions.of(fen));
        Distance distance = LIBRARY.reader().distance(Positions.of(fen)).orElseThrow();
        int moves = mateIn(outcome.score());
        assertThat(moves).isEqualTo(distance.isWin() ? distance.moves() : -distance.moves());
        assertThat(outcome.line().length()).isEqualTo(moves > 0 ? 2 * moves - 1 : -2 * moves);
        assertThat(outcome.bestMove()).isEqualTo(outcome.line().move(0));
        // A long proof comes after a first score without one.
        SearchInfo.Iteration last = lines().get(lines().size() - 1);
        assertThat(last.line()).isEqualTo(outcome.line());
        assertThat(last.score()).isEqualTo(outcome.score());
    }

    /** Most of these positions also have moves that lose. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/8/3k4/3p4/8/3K4 w - - 0 1",
                "8/8/1k6/8/K7/P7/8/8 w - - 0 1",
                "3k4/8/8/3KP3/8/8/8/8 b - - 0 1"
            })
    void keepsTheDraw(String fen) {
        Position position = Positions.of(fen);
        SearchOutcome outcome = play(position);
        assertThat(centipawns(outcome.score())).isZero();
        position.make(outcome.bestMove());
        assertThat(LIBRARY.reader().plies(position)).isEqualTo(TableProbe.DRAW);
    }

    /** Mate in 16 cannot be reached, mate in 2 can. */
    @Test
    void theFiftyMoveCounterCounts() {
        SearchOutcome tooLate = play(Positions.of("8/8/8/8/8/3k4/8/K6R w - - 80 90"));
        assertThat(centipawns(tooLate.score())).isZero();
        SearchOutcome inTime = play(Positions.of("7k/8/5K2/8/8/8/8/R7 w - - 97 90"));
        assertThat(mateIn(inTime.score())).isEqualTo(2);
        SearchOutcome justTooLate = play(Positions.of("7k/8/5K2/8/8/8/8/R7 w - - 98 90"));
        assertThat(centipawns(justTooLate.score())).isZero();
        SearchOutcome queen = play(Positions.of("8/8/8/8/7q/3K4/8/5k2 b - - 98 120"));
        assertThat(centipawns(queen.score())).isZero();
    }

    /** No search waits for a proof of a result that is certain by the distance table. */
    @Test
    void theMateIsTheScoreBeforeItsProof() {
        SearchControl nobodyWaits = SearchControl.unlimited();
        nobodyWaits.stop();
        ask(Positions.of("8/8/8/8/8/3k4/8/K6R w - - 0 1"), nobodyWaits);
        assertThat(infos)
                .filteredOn(SearchInfo.Note.class::isInstance)
                .containsExactly(new SearchInfo.Note("exact table: mate in 13"));
        assertThat(lines()).allSatisfy(line -> {
            assertThat(line.score()).isEqualTo(Score.Mate.byTable(13));
            assertThat(line.line().length()).isEqualTo(25);
        });
        assertThat(infos).hasAtLeastOneElementOfType(SearchInfo.Unproved.class);
    }

    /**
     * A mate by the distance table is no mate in this game if the fifty-move rule ends it first, or if a position would
     * occur for the third time.
     */
    @Test
    void anotherPlayersMoveHasTheExactDistanceBesideIt() {
        SearchSettings d = SearchSettings.DEFAULT;
        Position won = Positions.of(MATE_IN_TWO);
        SearchTask task = new SearchTask(won, limits.infinite(true).build(), d, SearchControl.unlimited(), infos::add);
        assertThat(player.remark(task)).contains("exact table: mate in 2");
        Position tooLate = Positions.of("8/8/8/8/8/3k4/8/K6R w - - 80 90");
        assertThat(player.remark(new SearchTask(tooLate, limits.build(), d, SearchControl.unlimited(), infos::add)))
                .contains("exact table: drawn");
        for (int i = 0; i < 2; i++) {
            Positions.play(won, "f6g6 h8g8 g6f6 g8h8");
        }
        assertThat(player.remark(new SearchTask(won, limits.build(), d, SearchControl.unlimited(), infos::add)))
                .isEmpty();
        assertThat(infos).isEmpty();
    }

    /** A king move that has been played twice would be a draw: another mate is found. */
    @Test
    void theGameCounts() {
        Position position = Positions.of(MATE_IN_TWO);
        for (int i = 0; i < 2; i++) {
            Positions.play(position, "f6g6 h8g8 g6f6 g8h8");
            Positions.play(position, "f6f7 h8h7 f7f6 h7h8");
        }
        SearchOutcome outcome = play(position);
        assertThat(outcome.bestMove())
                .isNotEqualTo(Positions.move(position, "f6g6"))
                .isNotEqualTo(Positions.move(position, "f6f7"));
        assertThat(mateIn(outcome.score())).isGreaterThan(2);
    }

    /**
     * The proof must avoid repetitions and becomes too large to be replayed; then only the table's value is reported.
     */
    @Test
    @Tag("slow")
    void aProofThatIsTooLargeIsNoMate() {
        limits.nodes(20_000);
        Answer answer = ask(
                Positions.of("6R1/7q/3K3k/8/8/8/8/8 w - - 48 120"),
                new SearchControl(TimeBudget.UNLIMITED, 20_000, false));
        assertThat(centipawns(((Answer.Plays) answer).outcome().score())).isNegative();
        assertThat(infos)
                .anySatisfy(info -> assertThat(info)
                        .isInstanceOfSatisfying(
                                SearchInfo.Unproved.class,
                                why -> assertThat(why.reason()).contains("too large", "fifty-move rule")));
    }

    /** The table's mate is short, so it is proved even when the time has passed. */
    @Test
    void aShortMateIsProvedWithoutTimeLeft() {
        SearchControl late = new SearchControl(new TimeBudget(0, 0), 0, false);
        limits.moveTime(1);
        Answer answer = ask(Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1"), late);
        assertThat(mateIn(((Answer.Plays) answer).outcome().score())).isEqualTo(3);
        assertThat(infos).contains(new SearchInfo.NoShorterMate(3, Grounds.TABLE));
    }

    /** A longer mate is not proved; the reason given is the time, not the size of the proof. */
    @Test
    void aLongMateWithoutTimeLeft() {
        SearchControl late = new SearchControl(new TimeBudget(0, 0), 0, false);
        limits.moveTime(1);
        ask(Positions.of("8/8/8/8/2r5/8/2k5/K6Q w - - 0 1"), late);
        assertThat(infos).contains(new SearchInfo.Unproved("no time was left to prove it"));
    }

    @Test
    void aDrawIsReported() {
        play(Positions.of("8/8/8/8/3k4/3p4/8/3K4 w - - 0 1"));
        assertThat(infos).contains(new SearchInfo.Drawn("exact table: drawn"));
    }

    /** The player needs no search: a limit of one node still gives the shortest mate. */
    @Test
    void aLimitByNodesIsNoneForTheProof() {
        limits.nodes(1);
        Position root = Positions.of("8/8/8/8/8/3k4/8/K6R w - - 0 1");
        int moves = mateIn(play(root).score());
        assertThat(2 * moves - 1).isEqualTo(LIBRARY.reader().plies(root));
        assertThat(infos).contains(new SearchInfo.NoShorterMate(moves, Grounds.TABLE));
    }

    @Test
    void onlyTheGivenMovesCount() {
        Position position = Positions.of(MATE_IN_TWO);
        limits.searchMoves(Positions.move(position, "a1b1"));
        SearchOutcome outcome = play(position);
        assertThat(outcome.bestMove()).isEqualTo(Positions.move(position, "a1b1"));
        assertThat(mateIn(outcome.score())).isGreaterThan(2);
        assertThat(infos).noneMatch(SearchInfo.NoShorterMate.class::isInstance);
    }

    @Test
    void theShortestMateIsThatOfAllMovesToo() {
        Position position = Positions.of(MATE_IN_TWO);
        limits.searchMoves(play(position).bestMove());
        infos.clear();
        play(position);
        assertThat(infos).contains(new SearchInfo.NoShorterMate(2, Grounds.TABLE));
    }

    @Test
    void saysWhenTheMateAskedForIsNotThere() {
        limits.mate(1);
        assertThat(mateIn(play(Positions.of(MATE_IN_TWO)).score())).isEqualTo(2);
        assertThat(infos)
                .contains(
                        new SearchInfo.NoMate(1, true, true, Grounds.TABLE),
                        new SearchInfo.NoShorterMate(2, Grounds.TABLE));
    }

    @Test
    void severalLinesInOrder() {
        multiPv = 3;
        play(Positions.of(MATE_IN_TWO));
        // First by the table, then with proofs.
        assertThat(lines()).extracting(SearchInfo.Iteration::multiPv).containsExactly(1, 2, 3, 1, 2, 3);
        for (List<SearchInfo.Iteration> lines : List.of(lines().subList(0, 3), lines().subList(3, 6))) {
            assertThat(lines).extracting(line -> line.line().move(0)).doesNotHaveDuplicates();
            assertThat(lines).extracting(line -> mateIn(line.score())).isSorted();
        }
        assertThat(lines())
                .extracting(line -> ((Score.Mate) line.score()).isProved())
                .containsExactly(false, false, false, true, true, true);
    }

    @Test
    void leavesOtherPositionsAlone() {
        assertThat(ask(Positions.of("8/8/8/8/8/2k5/8/4K2R w K - 0 1"), SearchControl.unlimited()))
                .isInstanceOf(Answer.Declines.class);
        assertThat(ask(Positions.of("8/8/8/8/8/2k5/8/R2QK2R w - - 0 1"), SearchControl.unlimited()))
                .isInstanceOf(Answer.Declines.class);
    }
}
