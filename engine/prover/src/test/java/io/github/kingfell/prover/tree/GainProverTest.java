package io.github.kingfell.prover.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.GainChecker;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GainProverTest {
    private static final int BOUND = 30;

    private final GainProver prover = new GainProver(32);

    private GainProver.Result search(Position root, int points, int patience, int bound, long limit) {
        return prover.search(root, points, patience, bound, SearchControl.unlimited(), limit);
    }

    @ParameterizedTest
    @CsvSource({
        // a fork, a skewer, a pawn that nobody catches, a pin
        "8/8/8/1q3k2/8/1P3N2/8/K7 w - - 0 1, 9, Nd4+",
        "8/8/8/1k6/8/1q6/7P/K5R1 w - - 0 1, 4, Rb1",
        "8/P6k/8/8/8/8/8/K7 w - - 0 1, 8, a8=Q",
        "4k3/4r3/8/8/3P4/8/8/R3K3 w - - 0 1, 5, ''"
    })
    void whatEveryBeginnerWins(String fen, int points, String move) {
        Position root = Positions.of(fen);
        GainProver.Result result = search(root, points, 1, BOUND, 200_000);
        if (move.isEmpty()) {
            assertThat(result.gain()).isEmpty();
        } else {
            int first = result.gain().orElseThrow().line()[0];
            assertThat(San.format(root, first)).isEqualTo(move);
            assertThat(prover.gains(root, first, points, 1, BOUND, 200_000)).isTrue();
        }
    }

    /** Each other move is judged as if it were the only one: by a search of its own. */
    @ParameterizedTest
    @CsvSource({"8/8/8/1q3k2/8/1P3N2/8/K7 w - - 0 1, 9", "8/P5P1/8/3k4/8/8/8/K7 w - - 0 1, 8"})
    void theOtherMovesThatGainAsMuch(String fen, int points) {
        Position root = Positions.of(fen);
        GainCertificate gain = search(root, points, 1, 3, 200_000).gain().orElseThrow();
        GainProver.Others others = prover.others(gain, 3, SearchControl.unlimited(), 200_000);
        assertThat(others.undecided()).isEmpty();
        for (int move : Positions.legalMoves(root)) {
            boolean isFirst = move == gain.line()[0];
            assertThat(others.proved().contains(move))
                    .isEqualTo(!isFirst && prover.gains(root, move, points, 1, 3, 200_000));
        }
    }

    /** The capture of the queen leaves a knight alone, a dead position. At 150 the game is over. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1",
        "8/P6k/8/8/8/8/8/K7 w - - 150 120",
        "8/7k/8/b7/8/2B5/8/K7 w - - 0 1",
    })
    void aDrawnGameIsNoGain(String fen) {
        GainProver.Result result = search(Positions.of(fen), 1, 0, 2, 200_000);
        assertThat(result.gain()).isEmpty();
        assertThat(result.refuted()).isTrue();
    }

    /** In the start position nothing is to be won in two moves, and the search says so instead of giving up. */
    @Test
    void nothingIsWonInTheOpening() {
        GainProver.Result result = search(Positions.of(Fen.START), 1, 0, 2, 5_000_000);
        assertThat(result.gain()).isEmpty();
        assertThat(result.refuted()).isTrue();
    }

    /**
     * A poisoned pawn: 1. Bxa7 b6 and 2... Kb7. Two quiet moves win the bishop; whoever looks at one only has won a
     * pawn.
     */
    @Test
    void patienceSeesTheTrap() {
        Position root = Positions.of("8/ppk5/8/8/8/4B3/8/4K3 w - - 0 1");
        assertThat(search(root, 1, 0, 6, 500_000).gain()).isPresent();
        assertThat(search(root, 1, 1, 6, 500_000).gain()).isPresent();
        assertThat(search(root, 1, 2, 4, 5_000_000).refuted()).isTrue();
    }

    @Test
    void theGreatestGainIsAtLeastTheFirst() {
        SuiteLines.of(Suite.TACTIC_WAC).limit(8).forEach(line -> {
            Position root = line.position();
            Optional<GainCertificate> first = search(root, 1, 1, BOUND, 50_000).gain();
            GainProver.Result most = prover.searchMost(root, 1, BOUND, SearchControl.unlimited(), 200_000, 100_000);
            assertThat(first.isPresent() && most.gain().isEmpty()).as(line.id()).isFalse();
        });
    }

    /**
     * What is proved holds in play: no random defence, and no greedy one, takes the gain back while the proof lasts.
     */
    @Test
    void theProofHoldsAgainstAnyDefence() {
        Random random = new Random(63);
        SuiteLines.of(Suite.TACTIC_WAC)
                .limit(20)
                .forEach(line -> search(line.position(), 1, 1, BOUND, 100_000)
                        .gain()
                        .ifPresent(gain -> {
                            for (int game = 0; game < 20; game++) {
                                followOnce(gain, random);
                            }
                        }));
    }

    private static void followOnce(GainCertificate gain, Random random) {
        Position position = gain.root();
        int attacker = position.sideToMove();
        int before = balance(position, attacker);
        var answers = gain.proof().answers();
        int node = 0;
        position.make(answers.answer(node));
        while (answers.count(node) > 0) {
            int branch = random.nextInt(answers.count(node));
            position.make(answers.move(node, branch));
            node = answers.next(node, branch);
            position.make(answers.answer(node));
        }
        boolean mate = position.inCheck() && Positions.legalMoves(position).isEmpty();
        if (!mate) {
            assertThat(balance(position, attacker) - before)
                    .isGreaterThanOrEqualTo(gain.proof().points());
            assertThat(position.inCheck()).isFalse();
            assertThat(Positions.legalMoves(position))
                    .isNotEmpty()
                    .noneMatch(move -> position.isCapture(move) || Move.isPromotion(move));
        }
    }

    private static int balance(Position position, int color) {
        return GainChecker.points(position, color) - GainChecker.points(position, 1 - color);
    }
}
