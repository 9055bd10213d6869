package io.github.kingfell.lab.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.kingfell.engine.network.Network;
import io.github.kingfell.engine.network.NetworkValue;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.search.Interruption;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkTrainingTest {
    /** Positions from random play, scored by queens and rooks. */
    private static TrainingSet material() {
        TrainingSet set = new TrainingSet();
        RandomWalk.walks()
                .forEach(walk -> walk.forEach(position -> {
                    int score = worth(position, position.sideToMove())
                            - worth(position, Color.opponent(position.sideToMove()));
                    set.add(position, score, score > 0 ? 1 : score < 0 ? 0 : 0.5, set.size() % 10 == 0);
                }));
        return set;
    }

    private static int worth(Position position, int color) {
        return 300 * Long.bitCount(position.pieces(color, Piece.QUEEN))
                + 150 * Long.bitCount(position.pieces(color, Piece.ROOK));
    }

    private static byte[] trained(TrainingSet set, int threads, int games, List<NetworkTraining.Pass> passes)
            throws InterruptedException, IOException {
        NetworkTraining training = NetworkTraining.fresh(set, 8, 1, threads, passes::add);
        training.learnTerms(500, 1);
        training.learnGames(ScoreShare.of(0.5), games, NetworkTraining.USUAL_STEP);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        training.network().write(out);
        return out.toByteArray();
    }

    @Test
    void learns() throws InterruptedException, IOException {
        List<NetworkTraining.Pass> passes = new ArrayList<>();
        trained(material(), 2, 120, passes);
        assertThat(passes).hasSize(121);
        assertThat(passes.get(120).heldOut()).isLessThan(passes.get(1).heldOut() / 2);
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws InterruptedException, IOException {
        TrainingSet set = material();
        assertThat(trained(set, 2, 10, new ArrayList<>())).isEqualTo(trained(set, 1, 10, new ArrayList<>()));
    }

    /** Training can be interrupted in either stage and resumed. */
    @Test
    void goesOnFromACheckpointAndEndsTheSame(@TempDir Path folder) throws InterruptedException, IOException {
        TrainingSet set = material();
        TrainingCheckpoint checkpoint = new TrainingCheckpoint(folder.resolve("state"), "a test");
        byte[] whole = shortly(set, null, Integer.MAX_VALUE);
        for (int broken : List.of(1, 2, 4)) {
            assertThatThrownBy(() -> shortly(set, checkpoint, broken)).isInstanceOf(IllegalStateException.class);
            assertThat(shortly(set, checkpoint, Integer.MAX_VALUE)).isEqualTo(whole);
            checkpoint.remove();
        }
        assertThatThrownBy(() -> shortly(set, checkpoint, 1)).isInstanceOf(IllegalStateException.class);
        TrainingCheckpoint other = new TrainingCheckpoint(folder.resolve("state"), "another");
        assertThatThrownBy(other::check)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another training: a test");
    }

    private static byte[] shortly(TrainingSet set, @Nullable TrainingCheckpoint checkpoint, int most)
            throws InterruptedException, IOException {
        int[] passes = new int[1];
        NetworkTraining training = NetworkTraining.fresh(set, 4, 1, 1, pass -> {
            if (++passes[0] == most) {
                throw new IllegalStateException("broken off");
            }
        });
        if (checkpoint != null) {
            training.keep(checkpoint);
        }
        training.learnTerms(500, 2);
        training.learnGames(ScoreShare.of(0.5), 3, NetworkTraining.USUAL_STEP);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        training.network().write(out);
        return out.toByteArray();
    }

    /** The quantised network gives nearly the values of the trained one. */
    @Test
    void roundingChangesLittle() throws InterruptedException {
        TrainingSet set = material();
        Weights weights = Weights.random(8, 7);
        float[] targets = new float[set.size()];
        new TrainingStage(set, weights, Scope.ALL, targets, 1, NetworkTraining.USUAL_STEP, 7)
                .run(1, new Interruption(), (number, fitted, heldOut) -> {});
        NetworkValue rounded = new NetworkValue(weights.rounded(400));
        Gradient exact = new Gradient(set, weights);
        for (int i = 0; i < 100; i++) {
            double expected = Math.sqrt(exact.error(i, 0));
            assertThat(ScoreScale.expected(rounded.of(set.position(i)), 400)).isCloseTo(expected, within(0.01));
        }
    }

    @Test
    void aNetworkBecomesWeightsAndTheSameNetwork() throws IOException {
        ByteArrayOutputStream before = new ByteArrayOutputStream();
        Network.shipped().write(before);
        ByteArrayOutputStream after = new ByteArrayOutputStream();
        Weights.of(Network.shipped()).rounded(Network.shipped().scale()).write(after);
        assertThat(after.toByteArray()).isEqualTo(before.toByteArray());
    }

    /** Compares each gradient with the change of the error after a small change of its weight. */
    @Test
    void slopesAreThoseOfTheError() {
        TrainingSet set = material();
        Weights weights = Weights.random(8, 3);
        Gradient gradient = new Gradient(set, weights);
        int index = 500;
        gradient.add(index, 0.9f);
        int checked = 0;
        for (int number = 0; number < Weights.ROWS; number++) {
            float[] row = weights.row(number);
            for (int i = 0; i < row.length; i++) {
                float before = row[i];
                row[i] = before + 1e-2f;
                double above = gradient.error(index, 0.9f);
                row[i] = before - 1e-2f;
                double below = gradient.error(index, 0.9f);
                row[i] = before;
                double slope = gradient.slopes().row(number)[i];
                assertThat(slope).isCloseTo((above - below) / 2e-2, within(2e-3 + Math.abs(slope) / 20));
                checked += slope == 0 ? 0 : 1;
            }
        }
        assertThat(checked).isPositive();
    }

    @Test
    void positionsComeBackAsTheyWere() {
        TrainingSet set = new TrainingSet();
        Position position = Positions.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b - - 0 1");
        set.add(position, -77, 0.5, false);
        assertThat(set.position(0).key()).isEqualTo(position.key());
        assertThat(set.score(0)).isEqualTo(-77);
        assertThat(set.result(0)).isEqualTo(0.5f);
    }

    /** Positions of more pieces keep their values, those of endings change. */
    @Test
    void endingsCanBeLearnedAlone() throws InterruptedException {
        TrainingSet set = material();
        NetworkTraining first = NetworkTraining.fresh(set, 8, 1, 1, pass -> {});
        first.learnGames(ScoreShare.of(0.5), 20, NetworkTraining.USUAL_STEP);
        Network before = first.network();
        NetworkTraining second = NetworkTraining.from(before, set, 1, 2, pass -> {});
        second.restrict(Scope.ENDINGS);
        second.learnGames(ScoreShare.of(0.5), 20, NetworkTraining.USUAL_STEP);
        NetworkValue old = new NetworkValue(before);
        NetworkValue now = new NetworkValue(second.network());
        int[] changed = new int[1];
        RandomWalk.walks()
                .forEach(walk -> walk.forEach(position -> {
                    if (Long.bitCount(position.occupied()) > 17) {
                        assertThat(now.of(position)).isEqualTo(old.of(position));
                    } else if (now.of(position) != old.of(position)) {
                        changed[0]++;
                    }
                }));
        assertThat(changed[0]).isPositive();
    }
}
