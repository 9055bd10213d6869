package io.github.kingfell.prover.refutation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.check.DefenceChecker;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndlessDefenceTest {
    private final ProofTable table = new ProofTable();

    EndlessDefenceTest() {
        table.resize(4);
    }

    private boolean exists(Position root, int attacker) {
        return EndlessDefence.exists(root, attacker, table, SearchControl.unlimited());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // A rook's pawn with its own king in front of it, and one whose corner is taken.
                "k7/P7/K7/8/8/8/8/8 w - - 0 1",
                "7k/6PP/8/6K1/8/8/8/8 b - - 0 1",
                // Stalemate.
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            })
    void nobodyMates(String fen) throws RejectedProofException {
        Position root = Positions.of(fen);
        for (int attacker = Color.WHITE; attacker <= Color.BLACK; attacker++) {
            assertThat(exists(root, attacker)).isTrue();
            DefenceProof proof = EndlessDefence.prove(root, attacker, table, SearchControl.unlimited())
                    .orElseThrow();
            assertThat(DefenceChecker.check(root, proof, done -> true).proof()).isEqualTo(proof);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "8/3k4/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4 w - - 0 1, true",
        "7k/8/8/8/8/8/8/K1B5 w - - 0 1, true",
        "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1, false",
        "7k/8/5K2/8/8/8/8/R7 w - - 0 1, false",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, false",
        // Black can let himself be mated.
        "5k2/5P2/8/6K1/8/8/8/8 w - - 0 1, false",
    })
    void deadPositions(String fen, boolean dead) {
        assertThat(EndlessDefence.isDead(Positions.of(fen))).isEqualTo(dead);
    }

    @ParameterizedTest
    @CsvSource({
        "7k/8/5K2/8/8/8/8/R7 w - - 0 1, 0",
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 0",
        "7k/8/5K2/8/8/8/8/1R6 b - - 0 1, 0",
        // Checkmate on the board.
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, 0",
        // The mate is longer than the bound of the search for replies.
        "8/8/7N/8/8/8/8/K1k1B3 w - - 0 1, 0",
    })
    void aMateIsNotDenied(String fen, int attacker) {
        assertThat(exists(Positions.of(fen), attacker)).isFalse();
    }

    /** Where the class finds that there is no mate, the exact distance table has none. */
    @Test
    void whatIsSaidIsTrue() {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse("KPK"), 2, BuildProgress.SILENT, () -> false);
        TableProbe probe = library.reader();
        long seed = System.nanoTime();
        Random random = new Random(seed);
        int held = 0;
        for (int tried = 0; tried < 20; tried++) {
            Position root = random(random);
            if (probe.plies(root) > 0) {
                assertThat(exists(root, Color.WHITE))
                        .as("%s, seed %d", Fen.format(root), seed)
                        .isFalse();
            } else {
                held += exists(root, Color.WHITE) ? 1 : 0;
            }
        }
        assertThat(held).as("seed %d", seed).isPositive();
    }

    private static Position random(Random random) {
        PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
        builder.put(random.nextInt(8, 56), Piece.of(Color.WHITE, Piece.PAWN));
        builder.put(random.nextInt(64), Piece.of(Color.WHITE, Piece.KING));
        builder.put(random.nextInt(64), Piece.of(Color.BLACK, Piece.KING));
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            // Two pieces on a square, or the side not to move in check.
            return random(random);
        }
    }
}
