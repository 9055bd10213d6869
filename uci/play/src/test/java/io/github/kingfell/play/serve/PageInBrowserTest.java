package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Plays and steps through games in a browser, by keyboard where nothing else is said. */
@Tag("slow")
class PageInBrowserTest {
    private static final String MATE_IN_ONE = "6k1/8/6K1/8/8/8/8/R7_w_-_-_0_1";
    private static final String PROMOTION = "8/P6k/8/8/8/8/8/K7_w_-_-_0_1";

    @RegisterExtension
    static final PageInUse PAGE = new PageInUse();

    @Test
    void aGameIsPlayedAndSurvivesAReloadInEachShapeOfTheWindow() throws Exception {
        PAGE.inEachShape((width, dark) -> {
            PAGE.open("#fen=" + MATE_IN_ONE + "&panel=play&play=white&elo=0&time=s1");
            PAGE.move("a1", "a2");
            PAGE.awaitMoves(2);
            String moves = PAGE.text("moves");
            PAGE.reload();
            PAGE.awaitMoves(2);
            assertThat(PAGE.text("moves")).isEqualTo(moves);
            assertThat(PAGE.text("play-state")).isEqualTo("You play White against Kingfell. Your move.");
            assertThat(PAGE.browser().text("location.hash")).contains("play=white", "moves=a1a2,");
            PAGE.use("takeback");
            PAGE.awaitMoves(0);
            PAGE.use("resign");
            PAGE.awaitText("play-state", "White resigns, 0-1");
        });
    }

    @Test
    void mateEndsTheGame() throws Exception {
        PAGE.open("#fen=" + MATE_IN_ONE + "&panel=play&play=white&elo=0&time=c60+1");
        PAGE.move("a1", "a8");
        PAGE.awaitText("play-state", "White mates, 1-0");
        assertThat(PAGE.text("status")).contains("The game is over");
    }

    @Test
    void theFlagFalls() throws Exception {
        PAGE.open("#fen=7k/8/6K1/8/8/8/8/R7_w_-_-_0_1&panel=play&play=white&elo=0&time=c1+0");
        PAGE.awaitText("play-state", "White has no time left, Black only the king, 1/2-1/2");
        PAGE.open("#fen=7k/p7/6K1/8/8/8/8/R7_w_-_-_0_1&panel=play&play=white&elo=0&time=c1+0");
        PAGE.awaitText("play-state", "White has no time left, 0-1");
        assertThat(PAGE.text("clock-white")).isEqualTo("0:00.0");
        PAGE.reload();
        assertThat(PAGE.text("play-state")).isEqualTo("White has no time left, 0-1");
    }

    @Test
    void thePieceOfAPromotionIsChosenByKeyboard() throws Exception {
        PAGE.inEachShape((width, dark) -> {
            PAGE.open("#fen=" + PROMOTION);
            PAGE.move("a7", "a8");
            PAGE.browser().await("document.getElementById('promotion').open");
            assertThat(PAGE.browser().text("document.activeElement.getAttribute('aria-label')"))
                    .isEqualTo("white queen");
            PAGE.browser().press("Tab", "Enter");
            PAGE.awaitText("moves", "a8=R");
            assertThat(PAGE.browser().text("document.activeElement.dataset.square"))
                    .isEqualTo("a8");
        });
        PAGE.open("#fen=" + PROMOTION);
        PAGE.move("a7", "a8");
        PAGE.browser().press("n");
        PAGE.awaitText("moves", "a8=N");
        PAGE.open("#fen=" + PROMOTION);
        PAGE.move("a7", "a8");
        PAGE.browser().press("Escape");
        PAGE.browser().await("!document.getElementById('promotion').open");
        PAGE.awaitMoves(0);
    }

    @Test
    void thePieceOfAPromotionIsChosenByPointer() throws Exception {
        PAGE.open("#fen=" + PROMOTION);
        PAGE.browser().click("[data-square=a7]");
        PAGE.browser().click("[data-square=a8]");
        PAGE.browser().await("document.getElementById('promotion').open");
        PAGE.browser().click("#promotion-pieces button[aria-label='white bishop']");
        PAGE.awaitText("moves", "a8=B");
    }

    @Test
    void twoTabsHaveTwoGames() throws Exception {
        PageInUse other = PAGE.tab();
        try {
            PAGE.open("#fen=" + MATE_IN_ONE + "&panel=play&play=white&elo=0&time=c300+3");
            other.open("#fen=7k/p7/6K1/8/8/8/8/R7_w_-_-_0_1&panel=play&play=white&elo=0&time=c600+5");
            PAGE.move("a1", "a2");
            PAGE.awaitMoves(2);
            other.move("a1", "a6");
            other.awaitMoves(2);
            PAGE.reload();
            other.reload();
            PAGE.awaitMoves(2);
            other.awaitMoves(2);
            assertThat(PAGE.text("moves")).startsWith("1. Ra2");
            assertThat(other.text("moves")).startsWith("1. Ra6");
            // Each tab keeps the clock of its own game.
            PAGE.awaitText("clock-white", "4:");
            other.awaitText("clock-white", "9:");
        } finally {
            other.browser().close();
        }
    }

    @Test
    void arrowKeysStepThroughAPastedGame() throws Exception {
        PAGE.open("");
        PAGE.paste("[White \"<img src=x onerror=document.title='bad'>\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0");
        PAGE.awaitMoves(4);
        assertThat(PAGE.text("status")).startsWith("<img src=x");
        assertThat(PAGE.browser().text("document.title")).isEqualTo("Kingfell");
        PAGE.browser().press("ArrowLeft");
        PAGE.browser().await("document.querySelectorAll('#moves [aria-current=true]')[0].textContent === '2. Nf3'");
        assertThat(PAGE.browser().text("location.hash")).contains("ply=3");
        PAGE.tabTo("flip");
        PAGE.browser().press("Home");
        PAGE.browser().await("document.querySelectorAll('#moves [aria-current=true]').length === 0");
    }

    @Test
    void noPanelIsWiderThanTheWindow() throws Exception {
        PAGE.inEachShape((width, dark) -> {
            for (String panel : new String[] {"search", "play", "practice", "problem", "review", "tree", "setup"}) {
                PAGE.open("#fen=" + MATE_IN_ONE + "&moves=a1a2,(a1a3,g8h8),g8f8&lesson=lucena.1&panel=" + panel);
                PAGE.browser().evaluate("document.getElementById('help').open = true");
                assertThat(Integer.parseInt(PAGE.browser().text("document.documentElement.scrollWidth")))
                        .as(panel + ' ' + width)
                        .isLessThanOrEqualTo(width);
                assertThat(PAGE.browser().text("matchMedia('(prefers-color-scheme: dark)').matches"))
                        .isEqualTo(String.valueOf(dark));
            }
        });
    }
}
