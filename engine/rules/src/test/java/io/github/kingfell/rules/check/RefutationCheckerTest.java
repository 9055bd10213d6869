package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefutationCheckerTest {
    /** A mate in three, none in two. */
    private static final String THREE = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    /** A mate in two. */
    private static final String TWO = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    @Test
    void acceptsACompleteRefutation() throws Exception {
        Position root = Positions.of(THREE);
        check(root, 2, refutation(root));
        check(Positions.of(TWO), 1, Move.NONE, 0);
    }

    @Test
    void refusesWhatIsMate() {
        assertRejected(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), 1, "mates", Move.NONE, 0);
        Position mated = Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assertRejected(mated, 1, "is mated", Move.NONE, 0);
    }

    @Test
    void refusesAClaimOfADrawThatIsNone() {
        Position root = Positions.of(THREE);
        int[] code = refutation(root);
        code[code[3]] = Move.NONE;
        assertRejected(root, 2, "not legal", code);
    }

    @Test
    void refusesMovesAfterADraw() {
        Position root = Positions.of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assertRejected(root, 1, "drawn", Move.NONE, 1, 5, 0);
    }

    @Test
    void refusesADefenceBeforeTheAttack() {
        Position root = Positions.of(THREE);
        int[] code = refutation(root);
        code[0] = Positions.move(root, "b4c3");
        assertRejected(root, 2, "before the attacker", code);
    }

    @Test
    void refusesMissingAndDoubledMoves() {
        Position root = Positions.of(THREE);
        int[] fewer = refutation(root);
        fewer[1]--;
        assertRejected(root, 2, "are answered", fewer);
        int[] doubled = refutation(root);
        doubled[4] = doubled[2];
        assertRejected(root, 2, "answered twice", doubled);
    }

    @Test
    void refusesAnotherLength() {
        Position root = Positions.of(THREE);
        assertRejected(root, 1, "are answered", refutation(root));
        assertRejected(root, 3, "are answered", refutation(root));
        assertRejected(root, ProofChecker.MAX_MOVES, "are answered", refutation(root));
        assertRejected(root, ProofChecker.MAX_MOVES + 1, "a mate in 501", refutation(root));
        assertRejected(root, 0, "a mate in 0", refutation(root));
        assertRejected(root, Integer.MAX_VALUE, "a mate in", refutation(root));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 37, 1000, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void refusesIndexesOutOfRange(int index) {
        Position root = Positions.of(THREE);
        int[] next = refutation(root);
        next[3] = index;
        assertRejected(root, 2, "", next);
        int[] count = refutation(root);
        count[1] = index;
        assertRejected(root, 2, "", count);
    }

    @Test
    void refusesEveryTruncation() {
        Position root = Positions.of(THREE);
        int[] code = refutation(root);
        for (int length = 0; length < code.length; length++) {
            assertRejected(root, 2, "", Arrays.copyOf(code, length));
        }
    }

    @Test
    void acceptsOnlyTruthAmongTamperedRefutations() {
        int refused = 0;
        Random random = new Random(1);
        for (int run = 0; run < 2_500; run++) {
            Position root = Positions.of(THREE);
            int[] code = refutation(root);
            for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                code[random.nextInt(code.length)] ^= 1 << random.nextInt(run % 2 == 0 ? 16 : 32);
            }
            // The same tree must never refute mates that exist.
            assertRejected(root, 3, "", code);
            assertRejected(Positions.of(TWO), 2, "", code);
            try {
                check(root, 2, code);
            } catch (RejectedProofException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(1250);
    }

    /**
     * A king that cannot be caught tours two ranks: a few hundred nodes shared by billions of branches. Black's king
     * never visits a square twice, so nothing is repeated.
     */
    @Test
    void replaysWhatBranchesShareOnce() throws Exception {
        Position root = Positions.of("k7/8/8/8/1p1p1p1p/1P1P1P1P/8/K7 w - - 0 1");
        int[] code = new KingTour(root).code();
        assertThat(code).hasSizeLessThan(5_000);
        check(root, KingTour.MOVES, code);
        int[] wrong = code.clone();
        wrong[code.length - 2] = Move.NONE;
        assertRejected(root, KingTour.MOVES, "not legal", wrong);
    }

    private static final class KingTour {
        private static final String[] BLACK = {
            "a8b8", "b8c8", "c8d8", "d8e8", "e8f8", "f8g8", "g8h8", "h8h7", "h7g7", "g7f7", "f7e7", "e7d7", "d7c7",
            "c7b7"
        };
        private static final int MOVES = BLACK.length + 1;

        private final Position position;

        /** By number of black moves and square of White's king: the index of the node plus one. */
        private final int[][] places = new int[MOVES][64];

        private int[] code = new int[0];

        KingTour(Position root) {
            position = root.copy();
            add(Move.NONE, 0);
        }

        int[] code() {
            return code;
        }

        private int add(int answer, int level) {
            int[] moves = level == MOVES - 1 ? new int[0] : MateOracle.legalMoves(position);
            int node = code.length;
            code = Arrays.copyOf(code, node + 2 + 2 * moves.length);
            code[node] = answer;
            code[node + 1] = moves.length;
            for (int i = 0; i < moves.length; i++) {
                position.make(moves[i]);
                int square = Move.to(moves[i]);
                int reply = Positions.move(position, BLACK[level]);
                position.make(reply);
                if (places[level + 1][square] == 0) {
                    places[level + 1][square] = add(reply, level + 1) + 1;
                }
                code[node + 2 + 2 * i] = moves[i];
                code[node + 3 + 2 * i] = places[level + 1][square] - 1;
                position.unmake(reply);
                position.unmake(moves[i]);
            }
            return node;
        }
    }

    /** The refutation of a mate in two: one defence against every first move, after which no move mates. */
    private static int[] refutation(Position root) {
        return MateOracle.refutation(root, root.sideToMove(), 2);
    }

    private static void check(Position root, int moves, int... code) throws RejectedProofException {
        // In the tests with Black to move, White is the attacker.
        RefutationChecker.check(root, Color.WHITE, new MateRefutation(moves, new AnswerTree(code)));
    }

    private static void assertRejected(Position root, int moves, String reason, int... code) {
        assertThatThrownBy(() -> check(root, moves, code))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining(reason);
    }
}
