package io.github.kingfell.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TournamentTest {
    /** Mates if possible, otherwise captures, otherwise plays any move. */
    private static final class Greedy implements ClassicProgram {
        private Random random = new Random(3);

        @Override
        public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
            int best = moves[random.nextInt(moves.length)];
            for (int move : moves) {
                counter.look();
                best = position.isCapture(move) && !position.isCapture(best) ? move : best;
            }
            for (int move : moves) {
                best = mates(position, move) ? move : best;
            }
            return Optional.of(new Choice(Pv.of(best), 25, 1, "takes what there is"));
        }

        private static boolean mates(Position position, int move) {
            Position after = position.copy();
            after.make(move);
            return after.inCheck() && new MoveGenerator(after).count(after) == 0;
        }

        @Override
        public void newGame() {
            random = new Random(3);
        }
    }

    private static Entrant classic(String name, ClassicProgram program) {
        ClassicCard card = new ClassicCard(new PlayerId(name, name), "test, 1950", List.of(), settings -> program);
        return ClassicContender.entrant(card, ClassicSettings.STANDARD, 100);
    }

    private static Entrant greedy(String name) {
        ClassicCard card = new ClassicCard(new PlayerId(name, name), "test, 1950", List.of(), settings -> new Greedy());
        return ClassicContender.entrant(card, ClassicSettings.STANDARD, 100);
    }

    private static ClassicProgram always(Optional<Choice> choice) {
        return (position, moves, counter) -> choice;
    }

    private static ClassicProgram last() {
        return (position, moves, counter) ->
                Optional.of(new Choice(Pv.of(moves[moves.length - 1]), 0, 1, "it is the last"));
    }

    @Test
    void everybodyMeetsEverybodyWithBothColours() {
        List<Pairing> games = Pairing.roundRobin(4, 3, Opening.all(), 7);
        assertThat(games).hasSize(6 * 3 * 2);
        assertThat(new HashSet<>(games)).hasSameSizeAs(games);
        assertThat(games)
                .allSatisfy(
                        game -> assertThat(games).contains(new Pairing(game.black(), game.white(), game.opening())));
        assertThat(Pairing.roundRobin(4, 3, Opening.all(), 7)).isEqualTo(games);
        assertThat(Pairing.roundRobin(4, 3, Opening.all(), 8)).isNotEqualTo(games);
        assertThatThrownBy(() -> Pairing.roundRobin(4, 1000, Opening.all(), 7))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void openingsAreShortAndDiffer() {
        List<Opening> openings = Opening.all();
        assertThat(openings)
                .hasSizeGreaterThan(20)
                .allSatisfy(opening -> assertThat(opening.line()).hasSizeBetween(4, 6));
        assertThat(openings).extracting(Opening::line).doesNotHaveDuplicates();
        assertThat(openings).extracting(Opening::name).doesNotHaveDuplicates();
    }

    @Test
    void anOpeningMustBeLegal() {
        assertThatThrownBy(() -> Opening.parse("Odd: e4 Ke5")).hasMessageContaining("Ke5");
        assertThatThrownBy(() -> Opening.parse("e4 e5")).hasMessageContaining("no opening");
    }

    @Test
    void theGamesAreTheSameOnTwoThreads() throws Exception {
        List<Entrant> entrants = List.of(greedy("one"), greedy("two"), classic("last", last()));
        List<Pairing> pairings = Pairing.roundRobin(3, 2, Opening.all(), 1950);
        List<Integer> done = new ArrayList<>();
        List<PlayedGame> games = new Tournament(entrants, pairings, new Referee(200)).play(1, done::add);
        assertThat(new Tournament(entrants, pairings, new Referee(200)).play(2, any -> {}))
                .isEqualTo(games);
        assertThat(done).hasSize(12).last().isEqualTo(12);
        assertThat(new Tournament(entrants, pairings, new Referee(9)).play(1, any -> {}))
                .allSatisfy(game -> assertThat(game.ending()).isEqualTo(Ending.LENGTH))
                .allSatisfy(game -> assertThat(game.plies()).isEqualTo(9));
        for (int i = 0; i < games.size(); i++) {
            String text = PgnWriter.format(games.get(i).annotated(i + 1, List.of("one", "two", "last")));
            assertThat(new PgnReader(new StringReader(text))
                            .next()
                            .orElseThrow()
                            .moves())
                    .hasSize(games.get(i).plies());
        }
        assertThat(games.get(0).annotated(1, List.of("one", "two", "last")).moves())
                .last()
                .satisfies(move -> assertThat(move.comment()).isEqualTo("+0.25 takes what there is"));
    }

    @Test
    void whoHasNoMoveLoses() throws Exception {
        Pairing pairing = new Pairing(0, 1, Opening.all().get(0));
        Contender mute = classic("mute", always(Optional.empty())).maker().get();
        Contender last = classic("last", last()).maker().get();
        PlayedGame game = new Referee(100).play(pairing, last, mute);
        assertThat(game.ending()).isEqualTo(Ending.DECLINED);
        assertThat(game.score()).isEqualTo(1);
        assertThat(new Referee(100).play(pairing, mute, last).score()).isZero();
    }

    @Test
    void anIllegalMoveIsAFault() {
        int nonsense = Move.NONE + 1;
        Contender cheat = classic("cheat", always(Optional.of(new Choice(Pv.of(nonsense), 0, 1, ""))))
                .maker()
                .get();
        assertThatThrownBy(() ->
                        new Referee(100).play(new Pairing(0, 1, Opening.all().get(0)), cheat, cheat))
                .hasMessageStartingWith("an illegal move in ");
    }

    /** A fool's mate, and a game without progress. */
    @Test
    void theRulesEndGames() throws Exception {
        PlayedGame mate =
                new Referee(100).play(new Pairing(0, 1, Opening.parse("Fool: f3 e5 g4")), script(), script("d8h4"));
        assertThat(mate.ending()).isEqualTo(Ending.MATE);
        assertThat(mate.score()).isZero();
        PlayedGame shuffle = new Referee(100)
                .play(
                        new Pairing(0, 1, Opening.parse("Plain: e4 e5")),
                        script("g1f3", "f3g1", "g1f3", "f3g1"),
                        script("g8f6", "f6g8", "g8f6", "f6g8"));
        assertThat(shuffle.ending()).isEqualTo(Ending.REPETITION);
        assertThat(shuffle.plies()).isEqualTo(10);
    }

    private static Contender script(String... moves) {
        int[] next = {0};
        return classic("script", (position, legal, counter) -> {
                    String wanted = moves[next[0]++];
                    for (int move : legal) {
                        if (UciMove.format(move, false).equals(wanted)) {
                            return Optional.of(new Choice(Pv.of(move), 0, 1, ""));
                        }
                    }
                    return Optional.empty();
                })
                .maker()
                .get();
    }

    @Test
    void standingsAddUp() {
        Opening opening = Opening.all().get(0);
        List<PlayedGame> games = List.of(
                new PlayedGame(new Pairing(0, 1, opening), List.of(), 1, Ending.MATE),
                new PlayedGame(new Pairing(1, 0, opening), List.of(), 0.5, Ending.REPETITION));
        Standings standings = new Standings(List.of("a", "b"), games);
        assertThat(standings.table().get(0)).startsWith("a").endsWith("1.5", "2", "1", "1", "0");
        assertThat(standings.table().get(1)).startsWith("b").endsWith("0.5", "2", "0", "1", "1");
        assertThat(standings.crossTable()).containsExactly(List.of("a", "", "1.5"), List.of("b", "0.5", ""));
        assertThat(standings.endings()).containsExactly(List.of("mate", "1"), List.of("third repetition", "1"));
        assertThat(standings.example(0)).contains(0);
        assertThat(standings.example(1)).contains(0);
    }
}
