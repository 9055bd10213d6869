package io.github.kingfell.engine.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The semantics of forcing trees, on positions with an obvious result. */
class ProblemSolverTest {
    /** Mate by Qc8 or Qg8. */
    private static final Position MATE = Positions.of("k7/8/1K6/8/2Q5/8/8/8 w - - 0 1");

    private static final Position MATE_IN_TWO = Positions.of("7k/8/5K2/8/8/8/Q7/8 w - - 0 1");

    private static Decision advise(Position root, String... lines) {
        AdviceTable table = WrittenTable.table(lines);
        return new Adviser(table, root).advise(root);
    }

    private static String move(Position root, Decision decision) {
        return San.format(root, decision.tree().move());
    }

    @Test
    void betterGoalsAreReachedByTheFirstMoveInTheOrderOfTheConstraint() {
        String[] plain = {"rule R : A", "advice A", "better CHECKMATE ttm", "depth 1"};
        String[] later = {"rule R : A", "advice A", "better CHECKMATE ttm", "us LATER", "depth 1"};

        assertThat(move(MATE, advise(MATE, plain))).isEqualTo("Qc8#");
        assertThat(move(MATE, advise(MATE, later))).isEqualTo("Qg8#");
        assertThat(advise(MATE, plain).tree().replies()).isZero();
        assertThat(advise(MATE, plain).tree().depth()).isEqualTo(1);
    }

    @Test
    void whatTheConstraintForbidsIsNotPlayed() {
        Decision decision = advise(
                MATE,
                "rule R : A, B",
                "advice A",
                "better CHECKMATE ttm",
                "us KING",
                "depth 1",
                "advice B",
                "better not CHECK ttm",
                "us KING",
                "depth 1");

        assertThat(decision.advice()).hasToString("B");
        assertThat(move(MATE, decision)).startsWith("K");
    }

    @Test
    void theFirstAdviceThatCanBeCarriedOutIsUsed() {
        Decision decision = advise(
                MATE,
                "rule R : A, B, C",
                "advice A",
                "better CHECKMATE utm",
                "depth 2",
                "advice B",
                "better CHECKMATE ttm",
                "depth 1",
                "advice C",
                "holding ALWAYS",
                "depth 1");

        assertThat(decision).hasToString("R, B");
    }

    @Test
    void onlyTheFirstMatchingRuleIsUsed() {
        Decision decision = advise(
                MATE,
                "conditions CHECK",
                "rule YES Y : B",
                "rule NO N : A",
                "rule ALL - : B",
                "advice A",
                "better CHECK utm",
                "depth 2",
                "advice B",
                "better CHECKMATE ttm",
                "depth 1");

        assertThat(decision.rule()).hasToString("NO");
        assertThat(decision.advice()).isNull();
        // The first move after which we are not mated at once; against a bare king that is the first legal move.
        assertThat(decision.tree().move()).isNotZero();
    }

    @Test
    void noRuleNoAdvice() {
        assertThat(advise(MATE, "conditions CHECK", "rule YES Y : B", "advice B", "holding ALWAYS", "depth 1"))
                .hasToString("no rule");
    }

    @Test
    void aStalemateIsNoReachedGoalAndHoldingGoalsForbidIt() {
        // Without better-goals a branch may end in stalemate; a holding-goal keeps it out.
        Position root = Positions.of("k7/2Q5/8/1K6/8/8/8/8 w - - 0 1");
        Decision loose = advise(root, "rule R : A", "advice A", "holding ALWAYS", "us LATER", "depth 2");
        Decision strict =
                advise(root, "rule R : A", "advice A", "better STALEMATE utm", "holding not STALEMATE", "depth 2");

        assertThat(loose.advice()).isNotNull();
        assertThat(strict.advice()).isNull();
    }

    @Test
    void everyReplyIsAnsweredUpToTheDepth() {
        Decision shallow = advise(MATE_IN_TWO, "rule R : A", "advice A", "better CHECKMATE", "depth 1");
        Decision deep = advise(
                MATE_IN_TWO, "rule R : A", "advice A", "better CHECKMATE ttm", "holding not QUEENLOST", "depth 3");

        assertThat(shallow.advice()).isNull();
        AdviceTree tree = deep.tree();
        assertThat(deep.advice()).isNotNull();
        assertThat(tree.depth()).isEqualTo(3);
        Position x = MATE_IN_TWO.copy();
        x.make(tree.move());
        assertThat(Positions.legalMoves(x)).hasSize(tree.replies());
        for (int i = 0; i < tree.replies(); i++) {
            x.make(tree.reply(i));
            AdviceTree answer = tree.answer(i);
            assertThat(answer).isNotNull();
            x.make(answer.move());
            assertThat(x.inCheck()).isTrue();
            assertThat(Positions.legalMoves(x)).isEmpty();
            x.unmake(answer.move());
            x.unmake(tree.reply(i));
        }
    }

    @Test
    void aBetterGoalWithoutAPredicateForTheSideToMoveIsNotReached() {
        // CHECKMATE ttm applies to no position with us to move: two plies do not reach it, three do.
        String[] two = {"rule R : A", "advice A", "better CHECKMATE ttm", "us KING, any", "depth 2"};
        String[] three = {"rule R : A", "advice A", "better CHECKMATE ttm", "us KING, any", "depth 3"};
        Position root = Positions.of("k7/8/2K5/8/8/8/7Q/8 w - - 0 1");

        assertThat(advise(root, two).advice()).isNull();
        assertThat(advise(root, three).advice()).isNotNull();
    }

    @Test
    void holdingGoalsAreTestedAfterTheRootOnly() {
        // MOVED fails at the root and holds everywhere after it.
        assertThat(advise(MATE, "rule R : A", "advice A", "holding MOVED", "depth 2")
                        .advice())
                .isNotNull();
        assertThat(advise(MATE, "rule R : A", "advice A", "holding not MOVED", "depth 2")
                        .advice())
                .isNull();
    }

    @Test
    void refutationsNameTheLineAndThePredicate() {
        AdviceTable table = WrittenTable.table(
                "rule R : A", "advice A", "better CHECKMATE ttm", "holding not STALEMATE", "us KING", "depth 1");
        List<Refutation> refutations =
                ProblemSolver.refutations(MATE, table.rules().get(0).advice().get(0));

        assertThat(refutations)
                .hasSameSizeAs(Positions.legalMoves(MATE).stream()
                        .filter(move -> UciMove.format(move, false).startsWith("b6"))
                        .toList());
        assertThat(refutations).allSatisfy(refutation -> {
            assertThat(refutation.line().length()).isEqualTo(1);
            assertThat(refutation.missing()).map(Literal::name).contains("CHECKMATE");
        });
    }

    @Test
    void nothingIsAdvisedToTheSideNotToMove() {
        AdviceTable table = WrittenTable.table("rule R : A", "advice A", "holding ALWAYS", "depth 1");
        Position theirs = Positions.of("7k/8/5K2/8/8/8/Q7/8 b - - 0 1");
        assertThatThrownBy(() -> new Adviser(table, MATE).advise(theirs)).isInstanceOf(IllegalArgumentException.class);
    }
}
