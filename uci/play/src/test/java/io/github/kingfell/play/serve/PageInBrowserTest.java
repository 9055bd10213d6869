package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.browser.Chromium;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Uses the page by keyboard alone in a browser, if one is installed; the browser is started once. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageInBrowserTest {
    private static final String MATE_IN_ONE = "7k/8/6K1/8/8/8/8/R7_w_-_-_0_1";
    private static final String FOCUS = "document.activeElement.";

    private LocalServer server;
    private Chromium browser;

    @BeforeAll
    void start(@TempDir Path folder) throws Exception {
        Optional<Path> program = Chromium.installed();
        assumeTrue(program.isPresent(), "no Chromium here");
        server = new LocalServer(0, new Engine(StandardBook.create()), 1, 1);
        browser = new Chromium(program.get(), folder);
        browser.show(1300, 900, false);
    }

    @AfterAll
    void end() throws Exception {
        if (browser != null) {
            browser.close();
        }
        if (server != null) {
            server.close();
        }
    }

    private void open(String state) throws Exception {
        browser.open(URI.create("about:blank"));
        browser.await("location.href === 'about:blank'");
        browser.open(URI.create(server.address() + state));
        browser.await("document.querySelectorAll('#board [data-square] svg').length > 0"
                + " && document.querySelectorAll('#lesson option').length > 0");
    }

    /** Goes on with Tab until an element has the focus. */
    private void tabTo(String id) throws Exception {
        for (int i = 0; i < 80; i++) {
            if (browser.text(FOCUS + "id").equals(id)) {
                return;
            }
            browser.press("Tab");
        }
        throw new AssertionError("Tab does not reach " + id);
    }

    private void tabToBoard() throws Exception {
        for (int i = 0; i < 80; i++) {
            if (!browser.text(FOCUS + "dataset.square").equals("undefined")) {
                return;
            }
            browser.press("Tab");
        }
        throw new AssertionError("Tab does not reach the board");
    }

    /** Goes to a square by arrow keys and presses Enter there; White must sit below. */
    private void choose(String square) throws Exception {
        String at = browser.text(FOCUS + "dataset.square");
        for (int file = at.charAt(0); file != square.charAt(0); file += file < square.charAt(0) ? 1 : -1) {
            browser.press(file < square.charAt(0) ? "ArrowRight" : "ArrowLeft");
        }
        for (int rank = at.charAt(1); rank != square.charAt(1); rank += rank < square.charAt(1) ? 1 : -1) {
            browser.press(rank < square.charAt(1) ? "ArrowUp" : "ArrowDown");
        }
        browser.press("Enter");
    }

    private String text(String id) throws Exception {
        return browser.text("document.getElementById('" + id + "').textContent");
    }

    @Test
    void aGameIsPlayedByKeyboardAndSurvivesAReload() throws Exception {
        open("#fen=6k1/8/6K1/8/8/8/8/R7_w_-_-_0_1&panel=play&play=white&elo=0&time=s1");
        tabToBoard();
        choose("a1");
        choose("a2");
        browser.await("document.querySelectorAll('#moves li').length === 2");
        String moves = text("moves");
        browser.reload();
        browser.await("document.querySelectorAll('#moves li').length === 2");
        assertThat(text("moves")).isEqualTo(moves);
        assertThat(text("play-state")).isEqualTo("You play White against Kingfell. Your move.");
        assertThat(browser.text("location.hash")).contains("play=white", "moves=a1a2,");
        tabTo("takeback");
        browser.press("Enter");
        browser.await("document.querySelectorAll('#moves li').length === 0");
        tabTo("resign");
        browser.press("Enter");
        browser.await("document.getElementById('play-state').textContent === 'White resigns, 0-1'");
    }

    @Test
    void mateEndsTheGame() throws Exception {
        open("#fen=" + MATE_IN_ONE.replace("7k", "6k1") + "&panel=play&play=white&elo=0&time=c60+1");
        tabToBoard();
        choose("a1");
        choose("a8");
        browser.await("document.getElementById('play-state').textContent === 'White mates, 1-0'");
        assertThat(text("status")).contains("The game is over");
    }

    @Test
    void arrowKeysStepThroughAPastedGame() throws Exception {
        open("");
        browser.text("document.querySelector('#paste-form').parentElement.open = true");
        tabTo("pasted");
        browser.type("[White \"<img src=x onerror=document.title='bad'>\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0");
        browser.press("Tab", "Enter");
        browser.await("document.querySelectorAll('#moves li').length === 4");
        assertThat(text("status")).startsWith("<img src=x");
        assertThat(browser.text("document.title")).isEqualTo("Kingfell");
        browser.press("ArrowLeft");
        browser.await("document.querySelectorAll('#moves [aria-current=true]')[0].textContent === '2. Nf3'");
        assertThat(browser.text("location.hash")).contains("ply=3");
        tabTo("flip");
        browser.press("Home");
        browser.await("document.querySelectorAll('#moves [aria-current=true]').length === 0");
    }

    @Test
    void aProblemIsSolvedWithAnArrow() throws Exception {
        open("");
        browser.text("document.querySelector('#paste-form').parentElement.open = true");
        tabTo("pasted");
        browser.type("6k1/8/6K1/8/8/8/8/R7 w - - 0 1 #1");
        browser.press("Tab", "Enter");
        browser.await("document.getElementById('verdict').textContent.startsWith('best move Ra8#')");
        assertThat(browser.text("document.querySelectorAll('#board .arrow').length"))
                .isEqualTo("1");
        assertThat(text("verdict")).contains("White mates in one move, proved");
    }

    @Test
    void aLessonIsPlayedFromItsPosition() throws Exception {
        open("#panel=play");
        tabTo("lesson-begin");
        browser.press("Enter");
        browser.await("location.hash.includes('play=')");
        assertThat(text("lesson-text")).isNotEmpty();
        assertThat(text("play-state")).startsWith("You play ");
    }

    @Test
    void noPanelIsWiderThanTheWindow() throws Exception {
        for (int width : new int[] {390, 1300}) {
            for (String scheme : new String[] {"light", "dark"}) {
                browser.show(width, 900, scheme.equals("dark"));
                for (String panel : new String[] {"search", "play", "tree", "drill", "setup"}) {
                    open("#fen=" + MATE_IN_ONE + "&panel=" + panel);
                    assertThat(Integer.parseInt(browser.text("document.documentElement.scrollWidth")))
                            .as(panel + ' ' + width)
                            .isLessThanOrEqualTo(width);
                    assertThat(browser.text("matchMedia('(prefers-color-scheme: dark)').matches"))
                            .isEqualTo(String.valueOf(scheme.equals("dark")));
                }
            }
        }
    }
}
