package io.github.kingfell.arena.matecheck;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For each rule there is an output that breaks it and no other rule. */
class MateRulesTest {
    private static final String MATE_IN_2 = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    private static final String GOOD = "score mate 2 nodes 9 pv b1b7 h8g8 a2a8";
    private static final String BEST_MOVE = "bestmove b1b7";

    private static final String MATED_IN_2 = "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1";

    private final MateRules rules = new MateRules(123);

    private MateFindings judge(String fen, int shortest, String... scores) {
        List<String> output = new ArrayList<>();
        output.add("info string router: test");
        for (String score : scores) {
            output.add(score.startsWith("info") ? score : "info depth 5 seldepth 5 " + score);
        }
        output.add(BEST_MOVE);
        return rules.judge(Positions.of(fen), shortest, output);
    }

    private static List<MateRule> broken(MateFindings judgement) {
        return judgement.issues().stream().map(Issue::rule).toList();
    }

    @Test
    void nothingIsWrongWithACompleteMate() {
        MateFindings good = judge(MATE_IN_2, 2, "score cp 900 nodes 5 pv b1b7", GOOD);
        assertThat(good.issues()).isEmpty();
        assertThat(good.found()).isTrue();
        assertThat(good.best()).isTrue();

        MateFindings mated = judge(MATED_IN_2, -2, "score mate -2 nodes 7 pv g8f7 b1b7 f7f8 a6a8");
        assertThat(mated.issues()).isEmpty();
        assertThat(mated.best()).isTrue();
    }

    @Test
    void m1BeyondTheLongestThatIsBelieved() {
        assertThat(broken(judge(MATE_IN_2, 2, "score mate 124 lowerbound nodes 9 pv b1b7")))
                .as("a bound too")
                .containsExactly(MateRule.M1);
        assertThat(new MateRules(130)
                        .judge(
                                Positions.of(MATE_IN_2),
                                2,
                                List.of("info depth 1 score mate 124 upperbound nodes 9 pv b1b7", BEST_MOVE))
                        .issues())
                .isEmpty();
    }

    @Test
    void m2ShorterThanTheShortestKnown() {
        MateFindings tooShort = judge(MATE_IN_2, 3, GOOD);
        assertThat(broken(tooShort)).containsExactly(MateRule.M2);
        assertThat(tooShort.found()).isTrue();
        assertThat(tooShort.best()).isFalse();
        assertThat(broken(judge(MATE_IN_2, 3, "multipv 2 " + GOOD))).containsExactly(MateRule.M2);
    }

    @Test
    void m3OfTheWrongSign() {
        assertThat(broken(judge(MATE_IN_2, -5, GOOD))).containsExactly(MateRule.M3);
        assertThat(broken(judge(MATE_IN_2, -5, "multipv 2 " + GOOD))).containsExactly(MateRule.M3);
    }

    @Test
    void m4WhereNoneIsKnown() {
        assertThat(broken(judge(MATE_IN_2, 0, GOOD))).containsExactly(MateRule.M4);
        assertThat(broken(judge(MATE_IN_2, 0, "score cp 900 nodes 5 pv b1b7"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "b1b7 h8g8, short",
        "b1b7 h8g8 a2a8 g8h8, long",
        "b1b7 h8g7 a2a8, illegal",
        "b1b7 h8g8 a2a7, wrong",
    })
    void m5Lines(String line, String fault) {
        MateFindings judgement = judge(MATE_IN_2, 2, "score mate 2 nodes 9 pv " + line);
        assertThat(broken(judgement)).containsExactly(MateRule.M5);
        assertThat(judgement.issues().get(0).detail()).startsWith(fault);
    }

    @Test
    void m5ADrawThatTheLoserCanClaim() {
        // The next move of the bare king is the hundredth ply.
        String late = MATE_IN_2.replace("- - 0 1", "- - 98 99");
        MateFindings judgement = judge(late, 2, GOOD);
        assertThat(broken(judgement)).containsExactly(MateRule.M5);
        assertThat(judgement.issues().get(0).detail()).isEqualTo("draw before h8g8");
        assertThat(judge(MATE_IN_2.replace("- - 0 1", "- - 97 99"), 2, GOOD).issues())
                .isEmpty();
    }

    @Test
    void m5ForLinesOfLowerRankToo() {
        assertThat(broken(judge(MATE_IN_2, 2, GOOD, "multipv 2 score mate 3 nodes 9 pv a2a7")))
                .containsExactly(MateRule.M5);
    }

    @Test
    void m6TablebaseScoreOfTheWrongSign() {
        assertThat(broken(judge(MATE_IN_2, 2, "score cp -19999 nodes 9 pv b1b7")))
                .containsExactly(MateRule.M6);
        assertThat(broken(judge(MATE_IN_2, 2, "score cp -19753 nodes 9 pv b1b7")))
                .isEmpty();
    }

    @Test
    void m7TablebaseScoreWhereNoMateIsKnown() {
        assertThat(broken(judge(MATE_IN_2, 0, "score cp 19999 nodes 9 pv b1b7")))
                .containsExactly(MateRule.M7);
    }

    @Test
    void m8TablebaseScoreWithoutTheLineThatLeadsThere() {
        assertThat(broken(judge(MATE_IN_2, 2, "score cp 19998 nodes 9 pv b1b7")))
                .containsExactly(MateRule.M8);
        assertThat(broken(judge(MATE_IN_2, 2, "score cp 19998 nodes 9 pv b1b7 h8g8")))
                .isEmpty();
        assertThat(broken(judge(MATE_IN_2, 2, "score cp 20001 nodes 9 pv b1b7 h8g8")))
                .containsExactly(MateRule.M8);
    }

    @ParameterizedTest
    @CsvSource({
        "score cp 900 nodes 10 pv b1b7",
        "score mate 3 nodes 10 pv b1b6 h8g7 a2a7 g7f8 b6b8",
    })
    void m9AMateTakenBack(String later) {
        MateFindings judgement = judge(MATE_IN_2, 2, GOOD, later);
        assertThat(broken(judgement)).containsExactly(MateRule.M9);
        assertThat(judgement.best()).isFalse();
        assertThat(judge(MATE_IN_2, 2, GOOD, later.replace(" nodes", " lowerbound nodes"))
                        .best())
                .as("a bound takes nothing back")
                .isTrue();
    }

    @Test
    void m10StatisticsAreMissing() {
        assertThat(broken(judge(MATE_IN_2, 2, "score cp 5 pv b1b7"))).containsExactly(MateRule.M10);
        assertThat(broken(judge(MATE_IN_2, 2, "score mate 2 nodes 7"))).containsExactly(MateRule.M10);
        assertThat(broken(judge(MATE_IN_2, 0, "info depth 0 score cp 0")))
                .as("no legal move")
                .isEmpty();
    }

    @Test
    void m11WhatIsKnownOfTheFirstMove() throws NotationException {
        // After 1. Rb7 the bare king is mated in one, after 1. Kg2 later.
        rules.learn(Epd.parse("7k/1R6/8/8/8/8/R7/6K1 b - - bm #-1;"));
        rules.learn(Epd.parse("7k/8/8/8/8/8/R7/1R4K1 b - - bm #5;"));
        assertThat(judge(MATE_IN_2, 2, GOOD).issues()).isEmpty();
        rules.learn(Epd.parse("7k/1R6/8/8/8/8/R7/6K1 b - - bm #-2;"));
        assertThat(broken(judge(MATE_IN_2, 2, GOOD))).containsExactly(MateRule.M11);
        rules.learn(Epd.parse("7k/1R6/8/8/8/8/R7/6K1 b - - bm #4;"));
        assertThat(broken(judge(MATE_IN_2, 2, GOOD))).as("with the wrong sign").containsExactly(MateRule.M11);
    }

    @Test
    void m12ErrorsAndNoBestMove() {
        assertThat(broken(judge(MATE_IN_2, 2, GOOD, "info string error: prover failed")))
                .containsExactly(MateRule.M12);
        List<String> cutOff = List.of("info depth 5 seldepth 5 " + GOOD);
        assertThat(broken(rules.judge(Positions.of(MATE_IN_2), 2, cutOff))).containsExactly(MateRule.M12);
        assertThat(broken(rules.judge(Positions.of(MATE_IN_2), 2, List.of()))).containsExactly(MateRule.M12);
    }

    @Test
    void whatIsSaidTwiceIsReportedOnce() {
        String bad = "score mate 1 nodes 9 pv b1b7";
        assertThat(judge(MATE_IN_2, 1, bad, bad.replace("nodes 9", "nodes 10")).issues())
                .hasSize(1);
    }

    @Test
    void notesAndOtherOutputAreNotScores() {
        assertThat(judge(
                                MATE_IN_2,
                                0,
                                "info string score mate 1",
                                "info depth 3 currmove b1b7 currmovenumber 1",
                                "info depth 3 score cp 7 nodes 5 pv b1b7")
                        .issues())
                .isEmpty();
    }
}
