package io.github.kingfell.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.family.ClassicFamily;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program plays whole games against random moves. The referee throws when a move is illegal. */
@Timeout(300)
class ClassicGamesTest {
    private static final int GAMES = 2;
    private static final int LONGEST = 200;

    /** Plays random moves with a fixed seed. */
    private static final class Chance implements Contender {
        private final Random random;

        private Chance(long seed) {
            random = new Random(seed);
        }

        @Override
        public void newGame() {
            // The random numbers are its only state.
        }

        @Override
        public Optional<CommentedMove> play(Position position) {
            List<Integer> moves = List.copyOf(Positions.legalMoves(position));
            return Optional.of(new CommentedMove(moves.get(random.nextInt(moves.size())), "", "by chance"));
        }
    }

    static Stream<ClassicCard> cards() {
        return ClassicFamily.cards().stream().filter(ClassicCard::wholeGames);
    }

    @ParameterizedTest
    @MethodSource("cards")
    void playsWholeGamesAndDoesNotLoseToChance(ClassicCard card) throws InterruptedException {
        play(card, 2_000, 1953, 0.5);
    }

    /** The limit is so small that it ends every search early. */
    @ParameterizedTest
    @MethodSource("cards")
    void playsWholeGamesWhenItIsStopped(ClassicCard card) throws InterruptedException {
        play(card, 50, 1950, 0);
    }

    private static void play(ClassicCard card, long nodes, long seed, double least) throws InterruptedException {
        try (Contender program = ClassicContender.entrant(card, ClassicSettings.STANDARD, nodes)
                        .maker()
                        .get();
                Contender chance = new Chance(seed)) {
            for (int game = 0; game < GAMES; game++) {
                boolean white = game % 2 == 0;
                Pairing pairing = new Pairing(white ? 0 : 1, white ? 1 : 0, new Opening("none", List.of()));
                PlayedGame played =
                        new Referee(LONGEST).play(pairing, white ? program : chance, white ? chance : program);
                assertThat(played.ending()).as("seed %d", seed).isNotEqualTo(Ending.DECLINED);
                assertThat(white ? played.score() : 1 - played.score())
                        .as("seed %d, %s", seed, card.id().option())
                        .isGreaterThanOrEqualTo(least);
            }
        }
    }
}
