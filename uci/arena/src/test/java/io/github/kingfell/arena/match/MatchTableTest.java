package io.github.kingfell.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTableTest {
    private static final List<String> NAMES = List.of("Alpha", "Beta", "Gamma");

    /** Alpha - Beta 2-0 and 1-1, Alpha - Gamma 1.5-0.5, Beta - Gamma 0-2. */
    private static MatchTable roundRobin() {
        return MatchTable.empty(new MatchSchedule(MatchSchedule.Form.ROUND_ROBIN, 3, 2), NAMES)
                .plus(0, 2, 2)
                .plus(1, 2, 1)
                .plus(2, 0, 0)
                .plus(3, 1, 1);
    }

    @Test
    void whoMeetsWhom() {
        MatchSchedule all = new MatchSchedule(MatchSchedule.Form.ROUND_ROBIN, 4, 5);
        assertThat(all.pairs()).isEqualTo(30);
        assertThat(all.encounters())
                .containsExactly(
                        new MatchSchedule.Encounter(0, 1),
                        new MatchSchedule.Encounter(0, 2),
                        new MatchSchedule.Encounter(0, 3),
                        new MatchSchedule.Encounter(1, 2),
                        new MatchSchedule.Encounter(1, 3),
                        new MatchSchedule.Encounter(2, 3));
        MatchSchedule gauntlet = new MatchSchedule(MatchSchedule.Form.GAUNTLET, 4, 5);
        assertThat(gauntlet.pairs()).isEqualTo(15);
        assertThat(gauntlet.encounters()).allMatch(encounter -> encounter.first() == 0);
    }

    @Test
    void pointsOfEach() {
        MatchTable table = roundRobin();
        assertThat(table.games()).isEqualTo(8);
        assertThat(table.score(0)).isEqualTo(new MatchScore(3, 3, 0, List.of(0, 0, 1, 1, 1)));
        assertThat(table.score(1)).isEqualTo(new MatchScore(0, 2, 4, List.of(2, 0, 1, 0, 0)));
        assertThat(table.score(2)).isEqualTo(new MatchScore(2, 1, 1, List.of(0, 1, 0, 0, 1)));
        assertThat(table.between(1, 0)).isEqualTo(table.between(0, 1).reversed());
        assertThat(table.ranking()).containsExactly(0, 2, 1);
    }

    /** 4.5 of 6 points are 75 %, 191 Elo; 2.5 of 4 are 62.5 %, 89 Elo; 1 of 6 is 17 %, -280 Elo. */
    @Test
    void theTableAsText() {
        List<String> lines = CrossTable.lines(roundRobin());
        assertThat(lines).allMatch(line -> line.length() == lines.get(0).length());
        assertThat(lines)
                .satisfiesExactly(
                        heading -> assertThat(heading)
                                .matches(" #  engine +Elo +\\+/- +games +points +% +\\+ +=  +- +1 +2 +3"),
                        first -> assertThat(first)
                                .matches(" 1  Alpha +\\+191 +\\d+ +6 +4\\.5 +75 +3 +3 +0 +\\* +1\\.5 +3\\.0"),
                        second -> assertThat(second)
                                .matches(" 2  Gamma +\\+89 +\\d+ +4 +2\\.5 +6[23] +2 +1 +1 +0\\.5 +\\* +2\\.0"),
                        third -> assertThat(third)
                                .matches(" 3  Beta +-280 +\\d+ +6 +1\\.0 +17 +0 +2 +4 +1\\.0 +0\\.0 +\\*"));
    }

    /**
     * No difference in Elo belongs to all points, no interval to one pair, and engines of a gauntlet do not all meet.
     */
    @Test
    void whatIsNotKnownIsNotShown() {
        MatchTable table = MatchTable.empty(new MatchSchedule(MatchSchedule.Form.GAUNTLET, 3, 1), NAMES)
                .plus(0, 2, 2);
        assertThat(CrossTable.lines(table))
                .satisfiesExactly(
                        heading -> {},
                        first -> assertThat(first).matches(" 1  Alpha +\\+inf +- +2 +2\\.0 .* \\* +- +2\\.0"),
                        second -> assertThat(second).matches(" 2  Gamma +- +- +0 +0\\.0 .* - +\\* +-"),
                        third -> assertThat(third).matches(" 3  Beta +-inf +- +2 +0\\.0 .* 0\\.0 +- +\\*"));
    }

    @Test
    void faultsBelongToTheEngine() {
        assertThat(roundRobin().withFault(2).withFault(2).faults()).containsExactly(0, 0, 2);
    }
}
