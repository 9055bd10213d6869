package io.github.kingfell.engine.alphabeta.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShannonEvaluatorTest {
    private final ShannonEvaluator evaluator = new ShannonEvaluator();

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void isTheSameForBothColours(RandomWalk walk) {
        walk.forEach(position -> {
            Position flipped = Positions.of(colourFlipped(Fen.format(position)));
            assertThat(evaluator.evaluate(flipped)).isEqualTo(evaluator.evaluate(position));
        });
    }

    /** All terms but the square values: those differ between king's side and queen's side. */
    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void isTheSameInTheMirror(RandomWalk walk) {
        Map<String, int[]> rows = EvalWeights.STANDARD.rows();
        rows.forEach((name, row) -> Arrays.fill(row, 0, name.startsWith("square.") ? row.length : 0, 0));
        ShannonEvaluator withoutSquares = new ShannonEvaluator(new EvalWeights(rows));
        walk.forEach(position -> {
            Position mirrored = Positions.of(mirrored(Fen.format(position)));
            assertThat(withoutSquares.evaluate(mirrored)).isEqualTo(withoutSquares.evaluate(position));
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void whatIsRememberedOfPawnsChangesNothing(RandomWalk walk) {
        ShannonEvaluator remembersNothing = new ShannonEvaluator(EvalWeights.STANDARD);
        walk.forEach(
                position -> assertThat(evaluator.evaluate(position)).isEqualTo(remembersNothing.evaluate(position)));
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void staysFarFromMateScores(RandomWalk walk) {
        walk.forEach(
                position -> assertThat(Math.abs(evaluator.evaluate(position))).isLessThan(Value.HIGHEST_EVALUATION));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/4k3/8/8/3NN3/4K3/8 w - - 0 1", // two knights
                "8/8/4k3/8/8/3B4/4K3/8 w - - 0 1",
                "k7/8/8/8/8/P7/4K3/2B5 w - - 0 1", // the bishop does not control a8
                "4b3/5k2/8/p7/8/8/8/K7 b - - 0 1", // nor a1
            })
    void knowsWhatCannotBeWon(String fen) {
        assertThat(Math.abs(evaluator.evaluate(Positions.of(fen)))).isLessThanOrEqualTo(15);
    }

    @Test
    void drivesTheBareKingToTheEdge() {
        int centre = evaluator.evaluate(Positions.of("8/8/8/3k4/8/3K4/8/7R w - - 0 1"));
        int edge = evaluator.evaluate(Positions.of("3k4/8/3K4/8/8/8/8/7R w - - 0 1"));
        int corner = evaluator.evaluate(Positions.of("k7/8/1K6/8/8/8/8/7R w - - 0 1"));
        assertThat(edge).isGreaterThan(centre);
        assertThat(corner).isGreaterThan(edge);
    }

    @Test
    void prefersTheCornerOfTheBishopWithBishopAndKnight() {
        int right = evaluator.evaluate(Positions.of("k7/8/1K6/8/8/3BN3/8/8 w - - 0 1"));
        int wrong = evaluator.evaluate(Positions.of("7k/8/6K1/8/8/3BN3/8/8 w - - 0 1"));
        assertThat(right).isGreaterThan(wrong);
    }

    @Test
    void seesAnUnstoppablePawn() {
        assertThat(evaluator.evaluate(Positions.of("8/8/8/P7/8/8/6k1/4K3 w - - 0 1")))
                .isGreaterThan(500);
        assertThat(evaluator.evaluate(Positions.of("8/1k6/8/P7/8/8/8/4K3 w - - 0 1")))
                .isLessThan(300);
    }

    /**
     * A king beside the path escorts the pawn; one farther off does not, and the bonus needs a pawn that is not
     * hanging.
     */
    @Test
    void seesAnEscortedPawn() {
        int escorted = evaluator.evaluate(Positions.of("8/3K4/8/4P1k1/p7/8/8/8 w - - 0 1"));
        int alone = evaluator.evaluate(Positions.of("8/8/3K4/4P1k1/p7/8/8/8 w - - 0 1"));
        int enPrise = evaluator.evaluate(Positions.of("8/3K4/5k2/4P3/p7/8/8/8 b - - 0 1"));
        assertThat(escorted - alone).isGreaterThan(300);
        assertThat(escorted + enPrise).isGreaterThan(300);
    }

    @Test
    void pawnsOnBothWingsAreEasierToWin() {
        int oneWing = evaluator.evaluate(Positions.of("8/5pkp/6p1/8/4r3/6PP/R4PKP/8 w - - 0 1"));
        int bothWings = evaluator.evaluate(Positions.of("8/5pkp/6p1/8/4r3/P5P1/R4PKP/8 w - - 0 1"));
        assertThat(bothWings).isGreaterThan(oneWing);
    }

    @Test
    void judgesPositionsThatNoGameCanReach() {
        Position manyPawns = Positions.of("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
        assertThat(evaluator.evaluate(manyPawns)).isGreaterThan(500);
    }

    @Test
    void aPassedPawnLikesAFreePath() {
        int free = evaluator.evaluate(Positions.of("8/3b1k2/8/3P4/4B3/8/4K3/8 w - - 0 1"));
        int stopped = evaluator.evaluate(Positions.of("8/5k2/3b4/3P4/4B3/8/4K3/8 w - - 0 1"));
        int takenNext = evaluator.evaluate(Positions.of("8/2b2k2/8/3P4/4B3/8/4K3/8 w - - 0 1"));
        assertThat(free).isGreaterThan(stopped).isGreaterThan(takenNext);
    }

    @Test
    void aPassedPawnIsWorthMoreNearerToPromotion() {
        int before = Integer.MIN_VALUE;
        for (String board : List.of(
                "6k1/1r6/8/8/8/3P4/8/R5K1",
                "6k1/1r6/8/8/3P4/8/8/R5K1",
                "6k1/1r6/8/3P4/8/8/8/R5K1",
                "6k1/1r6/3P4/8/8/8/8/R5K1")) {
            int value = evaluator.evaluate(Positions.of(board + " w - - 0 1"));
            assertThat(value).as(board).isGreaterThan(before);
            before = value;
        }
    }

    @Test
    void rooksBelongBehindPassedPawns() {
        ShannonEvaluator passedOnly = only("passed.");
        int beside = passedOnly.evaluate(Positions.of("6k1/7r/8/3P4/8/8/8/R5K1 w - - 0 1"));
        int behind = passedOnly.evaluate(Positions.of("6k1/7r/8/3P4/8/8/8/3R2K1 w - - 0 1"));
        int pursued = passedOnly.evaluate(Positions.of("6k1/8/8/3P4/8/3r4/8/R5K1 w - - 0 1"));
        assertThat(behind).isGreaterThan(beside);
        assertThat(pursued).isLessThan(beside);
    }

    @Test
    void aPieceAttackedByALesserOneIsWorthLess() {
        int attacked = evaluator.evaluate(Positions.of("4k3/pp3ppp/8/4p3/3N4/8/PP3PPP/4K3 b - - 0 1"));
        int not = evaluator.evaluate(Positions.of("4k3/pp3ppp/4p3/8/3N4/8/PP3PPP/4K3 b - - 0 1"));
        assertThat(attacked).isGreaterThan(not);
    }

    /** Two attackers give a danger, although each of them alone gives none. */
    @Test
    void attackersOfTheKingHelpEachOther() {
        ShannonEvaluator attackOnly = only("king.attack");
        int queen = attackOnly.evaluate(Positions.of("r1b3k1/pppp1ppp/8/7Q/8/8/PPPP1PPP/R1B3K1 w - - 0 1"));
        int knight = attackOnly.evaluate(Positions.of("r1b3k1/pppp1ppp/8/6N1/8/8/PPPP1PPP/R1B3K1 w - - 0 1"));
        int both = attackOnly.evaluate(Positions.of("r1b3k1/pppp1ppp/8/6NQ/8/8/PPPP1PPP/R1B3K1 w - - 0 1"));
        assertThat(queen).isZero();
        assertThat(knight).isZero();
        assertThat(both).isPositive();
    }

    @Test
    void explainsItselfTermByTerm() {
        String text =
                evaluator.explain(Positions.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq -"));
        assertThat(text).contains("pieces and squares", "mobility", "pawns", "king", "pieces attacked", "total");
        int total =
                evaluator.evaluate(Positions.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq -"));
        assertThat(text).contains("total " + -total + " cp");
    }

    @Test
    void weightsKeepTheirHalvesApart() {
        for (int middle : new int[] {-900, -1, 0, 1, 900}) {
            for (int end : new int[] {-900, -1, 0, 1, 900}) {
                int packed = EvalWeights.pack(middle, end);
                assertThat(EvalWeights.middlegame(packed)).isEqualTo(middle);
                assertThat(EvalWeights.endgame(packed)).isEqualTo(end);
                assertThat(EvalWeights.endgame(-3 * packed)).isEqualTo(-3 * end);
            }
        }
    }

    /**
     * Returns an evaluator in which only the weights with this prefix, and the scaling of the endgame half, are not
     * zero.
     */
    private static ShannonEvaluator only(String prefix) {
        Map<String, int[]> rows = EvalWeights.STANDARD.rows();
        rows.forEach((name, row) -> {
            if (!name.startsWith(prefix) && !name.startsWith("ending.")) {
                Arrays.fill(row, 0);
            }
        });
        return new ShannonEvaluator(new EvalWeights(rows));
    }

    /** Flips the ranks and exchanges colours and castling rights. */
    private static String colourFlipped(String fen) {
        String[] fields = fen.split(" ");
        List<String> ranks = new ArrayList<>(List.of(fields[0].split("/")));
        Collections.reverse(ranks);
        fields[0] = swapCase(String.join("/", ranks));
        fields[1] = fields[1].equals("w") ? "b" : "w";
        fields[2] = swapCase(fields[2]);
        if (!fields[3].equals("-")) {
            fields[3] = fields[3].charAt(0) + (fields[3].charAt(1) == '3' ? "6" : "3");
        }
        return String.join(" ", fields);
    }

    /** Mirrors the files; without castling, which has no mirror image. */
    private static String mirrored(String fen) {
        String[] fields = fen.split(" ");
        fields[0] = Stream.of(fields[0].split("/"))
                .map(rank -> new StringBuilder(rank).reverse().toString())
                .collect(Collectors.joining("/"));
        fields[2] = "-";
        if (!fields[3].equals("-")) {
            fields[3] = (char) ('a' + 'h' - fields[3].charAt(0)) + fields[3].substring(1);
        }
        return String.join(" ", fields);
    }

    private static String swapCase(String text) {
        StringBuilder swapped = new StringBuilder();
        for (char c : text.toCharArray()) {
            swapped.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return swapped.toString();
    }
}
