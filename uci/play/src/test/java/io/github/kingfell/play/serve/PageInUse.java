package io.github.kingfell.play.serve;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.workbench.browser.Chromium;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * The page in a browser, used by keyboard. All test classes use the same browser and the same server; without an
 * installed browser their tests are skipped.
 */
final class PageInUse implements BeforeAllCallback {
    static final int NARROW = 390;
    static final int WIDE = 1300;

    private static final String FOCUS = "document.activeElement.";
    private static final int HEIGHT = 900;
    private static final int MOST_STOPS = 120;

    private Chromium browser;
    private String address = "";

    /** Used in the first tab. */
    PageInUse() {}

    private PageInUse(Chromium tab, String address) {
        browser = tab;
        this.address = address;
    }

    @Override
    public void beforeAll(ExtensionContext context) throws Exception {
        Optional<Path> program = Chromium.installed();
        assumeTrue(program.isPresent(), "no Chromium here");
        Shared shared = context.getRoot()
                .getStore(Namespace.create(PageInUse.class))
                .getOrComputeIfAbsent(Shared.class, key -> Shared.start(program.get()), Shared.class);
        browser = shared.browser;
        address = shared.server.address();
        browser.show(WIDE, HEIGHT, false);
    }

    /** Returns the same page in another tab; the caller closes its browser. */
    PageInUse tab() throws Exception {
        PageInUse other = new PageInUse(browser.tab(), address);
        other.browser.show(WIDE, HEIGHT, false);
        return other;
    }

    Chromium browser() {
        return browser;
    }

    /** Does the same in a narrow and in a wide window, in light and in dark colours. */
    void inEachShape(Use use) throws Exception {
        for (int width : new int[] {NARROW, WIDE}) {
            for (boolean dark : new boolean[] {false, true}) {
                browser.show(width, HEIGHT, dark);
                use.in(width, dark);
            }
        }
        browser.show(WIDE, HEIGHT, false);
    }

    /** What is done in one shape of the window. */
    interface Use {
        void in(int width, boolean dark) throws Exception;
    }

    /** @param state the part of the address from {@code #} on; may be empty */
    void open(String state) throws Exception {
        browser.open(URI.create("about:blank"));
        browser.await("location.href === 'about:blank'");
        browser.open(URI.create(address + state));
        awaitPage();
    }

    void reload() throws Exception {
        browser.evaluate("document.body.dataset.old = 'yes'");
        browser.reload();
        browser.await("document.body && !document.body.dataset.old");
        awaitPage();
    }

    private void awaitPage() throws Exception {
        browser.await("document.querySelectorAll('#board [data-square] svg').length > 0"
                + " && document.querySelectorAll('#lesson option').length > 0");
    }

    /** Goes on with Tab until an element has the focus. */
    void tabTo(String id) throws Exception {
        tabUntil(FOCUS + "id === '" + id + "'", id);
    }

    /** Goes to an element with Tab and presses Enter. */
    void use(String id) throws Exception {
        tabTo(id);
        browser.press("Enter");
    }

    void tabToBoard() throws Exception {
        tabUntil(FOCUS + "dataset.square !== undefined", "the board");
    }

    private void tabUntil(String condition, String place) throws Exception {
        for (int i = 0; i < MOST_STOPS; i++) {
            if (browser.evaluate(condition).asBoolean()) {
                return;
            }
            browser.press("Tab");
        }
        throw new AssertionError("Tab does not reach " + place);
    }

    /** Opens a panel by the arrow keys of the tabs. */
    void choosePanel(String name) throws Exception {
        tabUntil(FOCUS + "getAttribute('role') === 'tab'", "the tabs");
        for (int i = 0; i < 20 && !browser.text(FOCUS + "id").equals("tab-" + name); i++) {
            browser.press("ArrowRight");
        }
        browser.await("!document.getElementById('" + name + "').hidden");
    }

    /** Moves a piece: goes to each square by arrow keys, and presses Enter there. White must sit below. */
    void move(String from, String to) throws Exception {
        tabToBoard();
        choose(from);
        choose(to);
    }

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

    /** Opens the box for pasted text, and loads a text. */
    void paste(String text) throws Exception {
        browser.evaluate("document.querySelector('#paste-form').parentElement.open = true");
        tabTo("pasted");
        browser.evaluate("document.getElementById('pasted').select()");
        browser.type(text);
        browser.press("Tab", "Enter");
    }

    String text(String id) throws Exception {
        return browser.text("document.getElementById('" + id + "').textContent");
    }

    void awaitText(String id, String expected) throws Exception {
        browser.await("document.getElementById('" + id + "').textContent.includes(" + quoted(expected) + ")");
    }

    /** Waits until the list of moves has this many moves of the game. */
    void awaitMoves(int count) throws Exception {
        browser.await("document.querySelectorAll('#moves > li').length === " + count);
    }

    private static String quoted(String text) {
        return '\'' + text.replace("\\", "\\\\").replace("'", "\\'") + '\'';
    }

    /** The browser and the server, which end with the last test class. */
    private record Shared(Chromium browser, LocalServer server, Path profile) implements AutoCloseable {
        private static final int MOST_TRIALS = 20;

        static Shared start(Path program) {
            try {
                Path profile = Files.createTempDirectory("chromium");
                return new Shared(new Chromium(program, profile), ServedPage.serve(), profile);
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException("the browser does not start", e);
            }
        }

        @Override
        public void close() throws Exception {
            browser.close();
            server.close();
            // A process of the browser may still write into the folder.
            for (int trial = 0; Files.exists(profile) && trial < MOST_TRIALS; trial++) {
                try (Stream<Path> walk = Files.walk(profile)) {
                    for (Path file : walk.sorted(Comparator.reverseOrder()).toList()) {
                        Files.deleteIfExists(file);
                    }
                } catch (IOException | UncheckedIOException e) {
                    Thread.sleep(200);
                }
            }
        }
    }
}
