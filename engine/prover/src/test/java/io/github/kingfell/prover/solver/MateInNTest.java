package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * "Mate in N?" is answered yes or no, for either side, and a plain full-width search without a transposition table
 * agrees.
 */
class MateInNTest {
    private static final int LONGEST = 4;

    /** The longest mate for which the full-width search is fast enough. */
    private static final int LONGEST_FOR_ORACLE = 3;

    /** System property: a file of EPD lines with {@code bm #N}, such as those of the matetrack project. */
    private static final String MATETRACK = "kingfell.matetrack";

    private final ProofNumberPlayer player = new ProofNumberPlayer(16);
    private final List<SearchInfo> infos = new ArrayList<>();
    private int bestMove;

    static Stream<Epd> shortMates() {
        return SuiteLines.of(Suite.MATE_WAC_80, Suite.MATE_WAC_EXTRA, Suite.MATE_HISTORIC, Suite.MATE_PUBLISHED)
                .filter(line -> line.mateLength() != 0 && Math.abs(line.mateLength()) <= LONGEST);
    }

    @ParameterizedTest
    @MethodSource("shortMates")
    void foundInTheLengthGivenAndRefutedBelow(Epd problem) {
        assertAnswers(problem);
    }

    @Test
    void temptingPositionsHaveNone() {
        List<Epd> lines = SuiteLines.of(Suite.NO_MATE).toList();
        for (Epd line : lines) {
            int moves = Integer.parseInt(line.text("c9").replace("nomate ", ""));
            ask(line.position(), moves);
            assertThat(infos).as(line.id()).hasAtLeastOneElementOfType(SearchInfo.NoMate.class);
        }
        assertThat(lines).isNotEmpty();
    }

    @Test
    @Tag("slow")
    @EnabledIfSystemProperty(
            named = MATETRACK,
            matches = ".+",
            disabledReason = "skipped: give a file of mate problems with -D" + MATETRACK + "=FILE")
    void theShortMatesOfAListFromElsewhere() throws IOException {
        int asked = 0;
        for (String line : Files.readAllLines(Path.of(System.getProperty(MATETRACK)))) {
            Epd problem = parse(line);
            if (problem.mateLength() != 0 && Math.abs(problem.mateLength()) <= LONGEST) {
                assertAnswers(problem);
                asked++;
            }
        }
        assertThat(asked).isPositive();
    }

    private static Epd parse(String line) {
        try {
            return Epd.parse(line);
        } catch (NotationException e) {
            throw new IllegalStateException(line, e);
        }
    }

    /** Tests the position itself, and the side that is mated after its first move. */
    private void assertAnswers(Epd problem) {
        Position root = problem.position();
        int length = problem.mateLength();
        int firstMove = 0;
        for (int moves = 1; moves <= Math.abs(length); moves++) {
            int found = ask(root, moves);
            assertTrue(root, moves, found);
            assertThat(found).isEqualTo(moves < Math.abs(length) ? 0 : length);
            firstMove = bestMove;
        }
        root.make(firstMove);
        for (int moves = 1; moves < length; moves++) {
            int found = ask(root, moves);
            assertTrue(root, moves, found);
            assertThat(found).isEqualTo(moves < length - 1 ? 0 : 1 - length);
        }
    }

    private void assertTrue(Position root, int moves, int found) {
        boolean refuted = infos.contains(new SearchInfo.NoMate(moves, true, true, Grounds.SEARCH));
        assertThat(refuted).as("%s in %d", Fen.format(root), moves).isEqualTo(found == 0);
        if (refuted && moves <= LONGEST_FOR_ORACLE) {
            assertThat(MateOracle.mates(root, moves)).as(Fen.format(root)).isFalse();
            assertThat(MateOracle.isMated(root, moves)).as(Fen.format(root)).isFalse();
        }
    }

    /** Returns the signed length of the mate found, 0 for none. */
    private int ask(Position root, int moves) {
        infos.clear();
        SearchLimits limits = SearchLimits.builder().mate(moves).build();
        Answer answer = player.play(
                new SearchTask(root, limits, SearchSettings.DEFAULT, SearchControl.unlimited(), infos::add));
        if (answer instanceof Answer.Plays plays && plays.outcome().score() instanceof Score.Mate mate) {
            bestMove = plays.outcome().bestMove();
            assertThat(Math.abs(mate.moves())).isLessThanOrEqualTo(moves);
            return mate.moves();
        }
        return 0;
    }
}
