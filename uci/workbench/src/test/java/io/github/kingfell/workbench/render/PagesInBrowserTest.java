package io.github.kingfell.workbench.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.prooffile.Proofs;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Score;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.tables.distance.BestPlay;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.workbench.browser.Chromium;
import io.github.kingfell.workbench.review.Assessment;
import io.github.kingfell.workbench.review.GameReview;
import java.awt.image.BufferedImage;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Looks at the pages in a browser, on a telephone and on a desk, in light and dark: nothing is wider than the window,
 * each board has its 64 squares, and what is written in a picture can be read.
 */
class PagesInBrowserTest {
    private static final int[] WIDTHS = {390, 1300};
    private static final int HEIGHT = 900;

    private static final String ROOK_MATE = "8/8/8/3k4/8/8/8/KR6 w - - 0 1";
    private static final String PAWNS = "8/5p2/8/4k1p1/6P1/3P4/4K3/8 w - - 0 1";

    /** Place of a pixel in a field that no piece, letter or number covers, in parts of the field. */
    private static final double FREE_X = 0.95;

    private static final double FREE_Y = 0.07;

    /** The least height of a line of text in a picture, in pixels of the window. */
    private static final int LEAST_TEXT = 10;

    @Test
    void everyPageCanBeReadAndSteppedThrough(@TempDir Path folder) throws Exception {
        Optional<Path> program = Chromium.installed();
        assumeTrue(program.isPresent(), "no Chromium here");
        Map<String, URI> pages = pages(folder);
        try (Chromium browser = new Chromium(program.get(), folder.resolve("profile"))) {
            for (boolean dark : new boolean[] {false, true}) {
                for (int width : WIDTHS) {
                    browser.show(width, HEIGHT, dark);
                    for (Map.Entry<String, URI> page : pages.entrySet()) {
                        browser.open(page.getValue());
                        browser.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)");
                        String words = page.getKey() + " at " + width + (dark ? " dark" : " light");
                        assertFits(browser, width, words);
                        assertBoard(browser, words);
                    }
                }
            }
            browser.open(pages.get("games"));
            assertKeysStep(browser);
            assertSheets(browser, pages);
        }
    }

    private static void assertFits(Chromium browser, int width, String words) throws Exception {
        assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt())
                .as(words)
                .isLessThanOrEqualTo(width);
        for (JsonNode height : browser.evaluate(
                "[...document.querySelectorAll('.graph text')].map(text => text.getBoundingClientRect().height)")) {
            assertThat(height.asInt()).as(words).isGreaterThanOrEqualTo(LEAST_TEXT);
        }
    }

    /** A two-mover with all its play takes one sheet, and so does each problem of a book. */
    private static void assertSheets(Chromium browser, Map<String, URI> pages) throws Exception {
        browser.open(pages.get("solution"));
        assertThat(browser.sheets()).isEqualTo(1);
        browser.open(pages.get("solutions"));
        assertThat(browser.sheets()).isEqualTo(3);
    }

    /** Every light square of the first board is lighter than every dark one. */
    private static void assertBoard(Chromium browser, String words) throws Exception {
        JsonNode box = browser.evaluate("(() => { const boards = [...document.querySelectorAll('svg.board')];"
                + " const seen = boards.find(board => board.getClientRects().length > 0);"
                + " seen.scrollIntoView({block: 'end'});"
                + " const box = seen.getBoundingClientRect(); return [box.x, box.y, box.width]; })()");
        BufferedImage picture = browser.picture();
        double field = box.get(2).asDouble() / 8;
        int darkestLight = 255;
        int lightestDark = 0;
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                int x = (int) (box.get(0).asDouble() + field * (column + FREE_X));
                int y = (int) (box.get(1).asDouble() + field * (row + FREE_Y));
                int green = picture.getRGB(x, y) >> 8 & 0xFF;
                if ((row + column) % 2 == 0) {
                    darkestLight = Math.min(darkestLight, green);
                } else {
                    lightestDark = Math.max(lightestDark, green);
                }
            }
        }
        assertThat(darkestLight).as(words).isGreaterThan(lightestDark + 50);
    }

    /** A click on a move shows its board and its place in the graph; the arrow keys go on from there. */
    private static void assertKeysStep(Chromium browser) throws Exception {
        String step = "document.querySelectorAll('.steps span')[1].textContent";
        browser.evaluate("document.querySelector('.moves a[href=\"#g2p1\"]').click()");
        assertThat(browser.evaluate(step).asText()).isEqualTo("1 of 4");
        browser.press("ArrowRight");
        browser.press("ArrowRight");
        browser.press("ArrowLeft");
        assertThat(browser.evaluate(step).asText()).isEqualTo("2 of 4");
        assertThat(browser.evaluate("document.querySelectorAll('.graph a[aria-current]').length")
                        .asInt())
                .as("marks in both graphs: the first game is where it began")
                .isEqualTo(1);
        assertThat(browser.evaluate("getComputedStyle(document.querySelector('a[aria-current] .now')).display")
                        .asText())
                .isEqualTo("inline");
    }

    private static Map<String, URI> pages(Path folder) throws Exception {
        Position rook = Positions.of(ROOK_MATE);
        DrillPage.Moment fault = new DrillPage.Moment(
                rook, Positions.move(rook, "b1b5"), Positions.move(rook, "b1d1"), "a rook is lost", "");
        DrillPage.Game drill = new DrillPage.Game(rook, Color.WHITE, "1. Rb5+", List.of("lost"), List.of(fault));
        StringWriter proof = new StringWriter();
        ProofPage.write(Proofs.mate(Proofs.THREE, 3), Optional.empty(), Below.WHITE, proof);
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("proof", proof.toString());
        texts.put("games", String.join("\n", GamePage.lines(List.of(game(), game()), Below.WHITE)));
        texts.put("drill", String.join("\n", DrillPage.lines("drill", List.of(drill))));
        texts.putAll(pagesOfKnowledge(rook));
        Map<String, URI> pages = new LinkedHashMap<>();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            Path file = folder.resolve(text.getKey() + ".html");
            Files.writeString(file, text.getValue());
            pages.put(text.getKey(), file.toUri());
        }
        pages.put("solution", SolvedPages.one(folder.resolve("solution.html")).toUri());
        pages.put(
                "solutions", SolvedPages.three(folder.resolve("solutions.html")).toUri());
        Path diagram = folder.resolve("diagram.svg");
        Files.writeString(diagram, DiagramSvg.of(rook, 0, List.of(), Below.WHITE));
        pages.put("diagram", diagram.toUri());
        return pages;
    }

    /** Returns explanations, numbers, a refutation and the report on a book. */
    private static Map<String, String> pagesOfKnowledge(Position rook) throws Exception {
        Map<String, String> texts = new LinkedHashMap<>();
        try (Engine engine = new Engine(StandardBook.create())) {
            for (String fen : List.of(ROOK_MATE, PAWNS)) {
                Position position = Positions.of(fen);
                int move = Positions.legalMoves(position).iterator().next();
                Said.Slipped slip = new Said.Slipped(move, Move.NONE, "a sentence");
                Said said = new Said(
                        "White wins",
                        List.of("a verdict"),
                        List.of(slip),
                        List.of("others:", "  Kb2"),
                        List.of("a plan"),
                        List.of(),
                        List.of("1. Rb5+"),
                        List.of("a detail"));
                StringWriter page = new StringWriter();
                ReasonsPage.write(engine.reasons(position), said, Below.WHITE, page);
                texts.put(fen.equals(PAWNS) ? "pawns" : "reasons", page.toString());
            }
        }
        TableStatistics krk = TableStatistics.of(
                new BuiltTables().table(MaterialKey.parse("KRK"), 1, BuildProgress.SILENT, () -> false), 1);
        texts.put(
                "statistics",
                StatisticsPage.of(
                        "KRK",
                        List.of("side", "won"),
                        List.of(),
                        krk,
                        List.of(new StatisticsPage.Shown("an example", rook, new BestPlay(List.of())))));
        StringWriter none = new StringWriter();
        MateCertificate mate = Proofs.mate(Proofs.THREE, 3);
        NoMatePage.write(mate.root(), Proofs.refutation(mate).orElseThrow(), Below.WHITE, none);
        texts.put("no mate", none.toString());
        texts.put("book", SolvedPages.report());
        return texts;
    }

    /** The fool's mate, whose moves get worse and worse. */
    private static GameReview game() throws NotationException {
        Position position = Fen.start();
        List<Assessment> assessments = new ArrayList<>();
        List<PgnMove> moves = new ArrayList<>();
        for (String san : List.of("f3", "e5", "g4", "Qh4#")) {
            int move = San.parse(san, position);
            int best = moves.size() % 2 == 0 ? San.parse("d4", position) : move;
            int score = moves.size() % 2 == 0 ? -300 * moves.size() : 400 * moves.size();
            Assessment.Line line = new Assessment.Line(new Score.Centipawns(score), 5, 5, List.of(best));
            assessments.add(new Assessment(position.copy(), List.of(line), 100, 0.1, "alpha-beta", ""));
            position.make(move);
            moves.add(PgnMove.of(move));
        }
        assessments.add(new Assessment(position.copy(), List.of(), 0, 0, "", ""));
        return new GameReview(new PgnGame(Map.of("Event", "?"), "", moves, "0-1"), assessments);
    }
}
