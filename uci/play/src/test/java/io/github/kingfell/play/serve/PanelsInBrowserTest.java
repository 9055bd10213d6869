package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Uses the panels for problems, reviews, practice and engine lines in a browser, by keyboard. */
@Tag("slow")
class PanelsInBrowserTest {
    private static final String PROBLEMS = """
            kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 #2
            nonsense/8/8/8/8/8/8/8 w - - 0 1 #2
            7k/8/6K1/8/8/8/8/R7 b - - 0 1 h#1
            """;
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1";
    private static final String GAME = "[White \"Anna\"]\n[Black \"Bert\"]\n\n1. f3 e5 2. g4 Qh4# 0-1";

    @RegisterExtension
    static final PageInUse PAGE = new PageInUse();

    private static void awaitClaim(String claim) throws Exception {
        PAGE.awaitText("problem-claim", claim);
    }

    @Test
    void aCollectionIsPastedAndItsProblemsAreSolvedInEachShapeOfTheWindow() throws Exception {
        PAGE.inEachShape((width, dark) -> {
            PAGE.open("");
            PAGE.paste(PROBLEMS);
            awaitClaim("#2 key Ra6, unique");
            PAGE.browser().await("document.querySelectorAll('#board .arrow').length === 1");
            PAGE.tabTo("entry");
            // The entry that cannot be used is passed over.
            PAGE.browser().press("ArrowDown");
            awaitClaim("h#1 1 solution");
            PAGE.reload();
            awaitClaim("h#1 1 solution");
            assertThat(PAGE.browser().text("document.getElementById('stipulation').value"))
                    .isEqualTo("h#1");
            assertThat(PAGE.browser().text("document.getElementById('entry').options.length"))
                    .isEqualTo("3");
        });
    }

    @Test
    void triesAndSetPlayAreAskedForAndASolutionIsPlayedOnTheBoard() throws Exception {
        PAGE.open("#fen=kbK5/pp6/1P6/8/8/8/8/R7_w_-_-_0_1&panel=problem&stip=%232&show=tries,variations");
        PAGE.use("stipulation");
        PAGE.awaitText("problem-lines", "but 1... a6!");
        PAGE.awaitText("problem-lines", "1... bxa6 2. b7#");
        PAGE.tabTo("problem-lines");
        PAGE.browser().press("Tab", "Enter");
        PAGE.awaitText("moves", "1. Ra6");
        PAGE.tabTo("stipulation");
        PAGE.browser().evaluate("document.getElementById('stipulation').select()");
        PAGE.browser().type("skd53");
        PAGE.browser().press("Enter");
        PAGE.awaitText("problem-error", "no solver for the stipulation \"skd53\"");
    }

    @Test
    void aGameIsReviewedAndItsMomentsAreSteppedToInEachShapeOfTheWindow() throws Exception {
        PAGE.inEachShape((width, dark) -> {
            PAGE.open("");
            PAGE.paste(GAME);
            PAGE.awaitMoves(4);
            PAGE.choosePanel("review");
            PAGE.tabTo("review-pace");
            PAGE.browser().press("Home", "Tab", "Enter");
            PAGE.browser().await("!document.getElementById('review-pgn').disabled");
            assertThat(PAGE.text("review-summary"))
                    .containsPattern("White: inaccuracies \\d, mistakes \\d, blunders [12];");
            PAGE.reload();
            assertThat(PAGE.text("review-moments")).contains("2. g4??", "blunder");
            PAGE.tabTo("review-pgn");
            PAGE.browser().press("Tab");
            while (!PAGE.browser().text("document.activeElement.textContent").equals("2. g4??")) {
                PAGE.browser().press("Tab");
            }
            PAGE.browser().press("Enter");
            PAGE.browser().await("location.hash.includes('ply=2')");
            assertThat(PAGE.browser().text("document.querySelectorAll('#board .arrow').length"))
                    .isEqualTo("1");
        });
    }

    @Test
    void aReviewIsStopped() throws Exception {
        PAGE.open("#fen=" + START + "&moves=e2e4,e7e5,g1f3&panel=review");
        PAGE.browser().evaluate("document.getElementById('review-pace').value = '10000'");
        PAGE.tabTo("review-pace");
        PAGE.browser().press("Tab", "Enter");
        PAGE.browser().await("!document.getElementById('review-stop').disabled");
        PAGE.use("review-stop");
        PAGE.awaitText("review-state", "interrupted");
    }

    @Test
    void aSideLineIsKeptAndLeftAndDeleted() throws Exception {
        PAGE.open("#moves=a1a8,e5e4&fen=8/8/8/4k3/8/8/8/R3K3_w_-_-_0_1");
        PAGE.tabTo("flip");
        PAGE.browser().press("Home");
        PAGE.browser().await("location.hash.includes('ply=0')");
        PAGE.move("e1", "d2");
        PAGE.awaitText("moves", "1. Ra8(1. Kd2)1... Ke4");
        PAGE.move("e5", "f4");
        PAGE.awaitText("moves", "1. Ra8(1. Kd2 Kf4)1... Ke4");
        PAGE.reload();
        assertThat(PAGE.text("moves")).isEqualTo("1. Ra8(1. Kd2 Kf4)1... Ke4");
        PAGE.browser().await("document.querySelector('#moves [aria-current=true]')?.textContent === 'Kf4'");
        PAGE.use("leave-side");
        PAGE.browser().await("document.getElementById('side-line').hidden");
        PAGE.use("last");
        PAGE.browser().await("document.querySelector('#moves [aria-current=true]')?.textContent.includes('Ke4')");
        PAGE.tabTo("flip");
        PAGE.browser().press("Home");
        PAGE.move("e1", "d2");
        PAGE.browser().await("!document.getElementById('side-line').hidden");
        PAGE.use("drop-side");
        PAGE.awaitText("moves", "1. Ra8Ke4");
        assertThat(PAGE.browser().text("location.hash")).doesNotContain("e1d2");
    }

    @Test
    void engineLinesFollowTheBoardAndRestInAGame() throws Exception {
        PAGE.open("#fen=8/8/8/4k3/8/8/8/R3K3_w_-_-_0_1");
        PAGE.awaitText("tables", "White wins, mate in 14 (exact)");
        PAGE.tabTo("live");
        PAGE.browser().press("Space");
        PAGE.awaitText("variations", "#14");
        assertThat(PAGE.browser().text("location.hash")).contains("live=1");
        PAGE.move("a1", "a5");
        PAGE.awaitText("tables", "White wins, mate in 13 (exact)");
        PAGE.awaitText("variations", "1... K");
        PAGE.reload();
        PAGE.awaitText("variations", "1... K");
        PAGE.tabTo("live");
        PAGE.browser().press("Space");
        PAGE.browser().await("document.getElementById('stop').disabled");
        PAGE.open("#fen=8/8/8/4k3/8/8/8/R3K3_w_-_-_0_1&play=white&elo=0&time=s1&live=1");
        PAGE.browser().await("!document.getElementById('live-rests').hidden");
        assertThat(PAGE.text("verdict")).isEqualTo("No search yet.");
    }

    @Test
    void aLessonIsPlayedToItsEndInEachShapeOfTheWindow() throws Exception {
        PAGE.inEachShape((width, dark) -> {
            PAGE.open("#panel=practice");
            PAGE.use("lesson-begin");
            PAGE.awaitText("practice-title", "Promote the pawn");
            for (String step : List.of("Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3")) {
                PAGE.use("practice-hint");
                PAGE.awaitText("practice-told", step);
            }
            PAGE.move("e3", "e4");
            PAGE.awaitMoves(2);
            PAGE.browser().await("document.querySelectorAll('#practice-remarks li').length > 0");
            String remarks = PAGE.text("practice-remarks");
            PAGE.reload();
            PAGE.browser().await("document.querySelectorAll('#practice-remarks li').length > 0");
            assertThat(PAGE.text("practice-remarks")).isEqualTo(remarks);
            assertThat(PAGE.browser().text("location.hash")).contains("lesson=opposition.1", "hints=3");
            PAGE.use("practice-end");
            PAGE.awaitText("practice-summary", "3 hints");
        });
    }

    @Test
    void aDrillIsJudgedTakenBackAndBegunAgain() throws Exception {
        PAGE.open("#fen=8/8/8/4k3/8/8/Q7/4K3_w_-_-_0_1&panel=practice");
        PAGE.use("drill-here");
        PAGE.awaitText("practice-title", "Win with White");
        PAGE.move("a2", "d5");
        PAGE.awaitText("practice-summary", "lost something");
        PAGE.awaitText("practice-moments", "only a draw instead of mate in");
        PAGE.use("practice-back");
        PAGE.awaitMoves(0);
        PAGE.use("practice-show");
        PAGE.awaitText("practice-told", "Hint 3 of 3");
        PAGE.use("practice-again");
        PAGE.browser().await("!location.hash.includes('back=')");
    }
}
