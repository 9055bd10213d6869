package io.github.kingfell.classics.family;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rules that every historic program must keep, whatever its evaluation of a position. */
class ClassicFamilyTest {
    private static final long SEED = 1973;

    /**
     * Positions with rules that are easily forgotten: castling on both sides, en passant, promotions, double check, a
     * single legal move.
     */
    private static final List<String> HARD = List.of(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            "3n1n2/4P3/8/8/8/8/k7/4K3 w - - 0 1",
            "4k3/8/8/8/1b5r/8/5n2/4K3 w - - 0 1",
            "7k/8/8/8/8/8/1r6/K7 w - - 0 1",
            "1r2kr2/pppppppp/8/8/8/8/PPPPPPPP/1R2KR2 w FBfb - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 99 80");

    static Stream<ClassicCard> cards() {
        return ClassicFamily.cards().stream();
    }

    static Stream<ClassicCard> playersOfWholeGames() {
        return cards().filter(ClassicCard::wholeGames);
    }

    private static ClassicProgram make(ClassicCard card) {
        return card.maker().apply(ClassicSettings.STANDARD);
    }

    private static PositionCounter nodes(int most) {
        return new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, most, false));
    }

    private static int[] moves(Position position) {
        return Positions.legalMoves(position).stream().mapToInt(move -> move).toArray();
    }

    /** Asks for a move and makes all checks that do not depend on the program. */
    private static Optional<Choice> choose(ClassicProgram program, Position position, int most) {
        String before = Fen.format(position);
        Optional<Choice> choice = program.choose(position, moves(position), nodes(most));
        assertThat(Fen.format(position)).isEqualTo(before);
        choice.ifPresent(chosen -> checkLine(position.copy(), chosen));
        return choice;
    }

    private static void checkLine(Position position, Choice choice) {
        for (int i = 0; i < choice.line().length(); i++) {
            int move = choice.line().move(i);
            assertThat(Positions.legalMoves(position)).contains(move);
            position.make(move);
        }
    }

    @ParameterizedTest
    @MethodSource("playersOfWholeGames")
    void wholeGamesAgainstAnyMoves(ClassicCard card) {
        Random random = new Random(SEED);
        ClassicProgram program = make(card);
        for (int game = 0; game < 4; game++) {
            program.newGame();
            Position position = Fen.start();
            int own = game % 2 == 0 ? Color.WHITE : Color.BLACK;
            for (int ply = 0; ply < 120 && moves(position).length > 0 && !position.isFiftyMoveDraw(); ply++) {
                int[] moves = moves(position);
                position.make(
                        position.sideToMove() == own
                                ? choose(program, position, 2_000).orElseThrow().move()
                                : moves[random.nextInt(moves.length)]);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playersOfWholeGames")
    void itHasAMoveHoweverSoonItMustEnd(ClassicCard card) {
        for (String fen : HARD) {
            for (int most : new int[] {1, 2, 7, 60, 1_000}) {
                assertThat(choose(make(card), Positions.of(fen), most))
                        .as("%s after %d", fen, most)
                        .isPresent();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playersOfWholeGames")
    void itKeepsToTheMovesThatTheUserNames(ClassicCard card) {
        for (String fen : HARD) {
            Position position = Positions.of(fen);
            for (int move : moves(position)) {
                Optional<Choice> choice = make(card).choose(position, new int[] {move}, nodes(500));
                assertThat(choice.map(Choice::move)).as(fen).hasValue(move);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playersOfWholeGames")
    void theSamePositionGivesTheSameMove(ClassicCard card) {
        for (String fen : HARD) {
            assertThat(choose(make(card), Positions.of(fen), 3_000))
                    .isEqualTo(choose(make(card), Positions.of(fen), 3_000));
        }
    }

    @Test
    void everyPlayerAndSettingHasItsOwnName() {
        assertThat(cards().map(card -> card.id().option()))
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[a-z]+"));
        assertThat(ClassicFamily.settings())
                .extracting(setting -> setting.name())
                .doesNotHaveDuplicates();
        assertThat(cards().flatMap(card -> card.settings().stream()))
                .allMatch(setting -> setting.least() <= setting.standard() && setting.standard() <= setting.most());
        Predicate<ClassicCard> dated = card -> card.year() >= 1950 && card.year() < 2000;
        assertThat(cards()).allMatch(dated);
        assertThat(cards().map(ClassicCard::year)).isSorted();
    }
}
