package io.github.kingfell.workbench.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTables;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Pages of numbers and of drills; every text that comes from outside is escaped. */
class PagesTest {
    private static final String MARKUP = "<b onclick='x'>&";

    private final TableStatistics krk = TableStatistics.of(
            new BuiltTables().table(MaterialKey.parse("KRK"), 1, BuildProgress.SILENT, () -> false), 1);

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }

    @Test
    void markupIsEscaped() {
        assertThat(Page.escaped(MARKUP)).isEqualTo("&lt;b onclick='x'&gt;&amp;");
    }

    /** KRK: White wins in 1 to 16 moves, Black loses in 0 to 16 and draws: one bar for each number. */
    @Test
    void theHistogramHasABarForEachLength() {
        String picture = DistanceHistogram.of("KRK", krk);
        assertThat(count(picture, "<rect [^>]*fill='#2e7d4f'/>")).isEqualTo(16);
        assertThat(count(picture, "<rect [^>]*fill='#b5541c'/>")).isEqualTo(17);
        assertThat(picture).contains("White to move", "Black to move", "<title>KRK</title>");
        // The longest bar above is the mate in 14, of Black's losses too: both panels are of one height.
        long most = 0;
        for (int moves = 1; moves <= 16; moves++) {
            most = Math.max(most, krk.of(Color.WHITE).wins(moves));
        }
        assertThat(picture).contains(Math.round(most / 1000.0) + " k</text>");
        assertThat(picture).contains("height='190.0' fill='#2e7d4f'", "height='190.0' fill='#b5541c'");
        // White only wins: his axis lies at the foot of his panel; Black only loses: his axis lies at the head.
        assertThat(picture).contains("M60 248.0H620", "M60 278.0H620");
    }

    @Test
    void theStatisticsAreATableAndAPicture() {
        String page =
                StatisticsPage.of(MARKUP, List.of("side", "won"), List.of(List.of("White", MARKUP)), krk, List.of());
        assertThat(page)
                .contains("<th>side</th><th>won</th>", "<td>White</td><td>" + Page.escaped(MARKUP) + "</td>")
                .contains("<svg xmlns")
                .doesNotContain("onclick='x'>&<", MARKUP);
    }

    /** The move played is red, the better one green; the reason is left out where the book has none. */
    @Test
    void aDrillShowsWhatWasLost() {
        Position before = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        DrillPage.Moment lost = new DrillPage.Moment(
                before, Positions.move(before, "b1b5"), Positions.move(before, "b1d1"), "a sentence", "");
        DrillPage.Game game = new DrillPage.Game(before, Color.WHITE, "1. Rb5+", List.of(MARKUP), List.of(lost));
        String one = String.join("\n", DrillPage.lines(MARKUP, List.of(game)));
        assertThat(one)
                .contains("<h1>" + Page.escaped(MARKUP) + "</h1>", "<li>" + Page.escaped(MARKUP) + "</li>")
                .contains("class='arrow bad'", "class='arrow good'", "The moments that mattered", "1. Rb5+")
                .doesNotContain("The book:", "Game 1", MARKUP);
        DrillPage.Game flawless = new DrillPage.Game(before, Color.WHITE, "1. Rd1+", List.of(), List.of());
        String two = String.join("\n", DrillPage.lines("drill", List.of(flawless, flawless)));
        assertThat(two).contains("<h2>Game 1</h2>", "<h2>Game 2</h2>").doesNotContain("The moments that mattered");
    }
}
