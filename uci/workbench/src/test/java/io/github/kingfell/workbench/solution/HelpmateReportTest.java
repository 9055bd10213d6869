package io.github.kingfell.workbench.solution;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.stipulation.LeftOut;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HelpmateReportTest {
    /** As many as Popeye 4.104 shows with {@code Intelligent 1} beside {@code MaxSolutions}. */
    @ParameterizedTest
    @CsvSource({"0, 5, true", "3, 3, false", "5, 5, true", "6, 5, true"})
    void mostSolutionsBesideOneForEachPicture(int most, int shown, boolean complete) throws NotationException {
        SolvingOptions options = SolvingOptions.KEYS.withSolutions(most).leaving(LeftOut.NOTHING.perPicture(1));
        HelpmateReport report = new HelpmateReport(
                Fen.parse("7k/p5pp/8/5K2/8/8/8/R7 b - - 0 1"),
                new AskedProblem(Goal.HELPMATE, options),
                4,
                SearchControl.unlimited(),
                4);
        report.solve();
        assertThat(report.solutions()).hasSize(shown);
        assertThat(report.isComplete()).isEqualTo(complete);
    }
}
