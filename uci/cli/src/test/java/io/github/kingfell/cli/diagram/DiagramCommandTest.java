package io.github.kingfell.cli.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.attributes.ViewBox;
import com.github.weisj.jsvg.parser.SVGLoader;
import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.rules.board.Square;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

class DiagramCommandTest extends CommandTest {
    private static final String ROOK = "8/8/8/8/1K4R1/8/k7/8 b - - 0 1";

    @Test
    void letters() {
        assertThat(run("diagram", ROOK, "--format", "ascii")).isZero();
        assertThat(out.toString().lines().toList())
                .contains("4  .  K  .  .  .  .  R  .", "2  k  .  .  .  .  .  .  .", "   a  b  c  d  e  f  g  h");
    }

    @Test
    void blackBelow() {
        assertThat(run("diagram", ROOK, "--format", "ascii", "--board-from", "mover"))
                .isZero();
        assertThat(out.toString().lines().toList())
                .startsWith("1  .  .  .  .  .  .  .  .", "2  .  .  .  .  .  .  .  k");
    }

    @Test
    void latex() {
        assertThat(run(
                        "diagram",
                        ROOK,
                        "--format",
                        "latex",
                        "--arrow",
                        "g4a4",
                        "--mark",
                        "a2",
                        "--board-from",
                        "black"))
                .isZero();
        assertThat(out.toString().lines().toList())
                .containsExactly(
                        "% \\usepackage{chessboard}",
                        "\\chessboard[setfen={" + ROOK
                                + "},showmover=true,inverse=true,pgfstyle=border,markfields={a2},"
                                + "pgfstyle=straightmove,markmoves={g4-a4}]");
    }

    /** A file that any SVG program can read, with a description for screen readers. */
    @Test
    void svg(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("rook.svg");
        assertThat(run("diagram", ROOK, "--format", "svg", "--arrow", "g4a4", "--output", file.toString()))
                .isZero();
        Document svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("White: king b4, rook g4; Black: king a2. Black to move");
        assertThat(Files.readString(file)).contains("class='arrow good'", ">h</text>");
    }

    /** Rendered by an SVG program: every square has its colour, on any background. */
    @Test
    void svgDrawsLightAndDarkSquares(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("rook.svg");
        assertThat(run("diagram", ROOK, "--format", "svg", "--output", file.toString()))
                .isZero();
        BufferedImage image = new BufferedImage(360, 360, BufferedImage.TYPE_INT_ARGB);
        SVGDocument document = new SVGLoader().load(file.toUri().toURL());
        Graphics2D graphics = image.createGraphics();
        document.render((Component) null, graphics, new ViewBox(0, 0, 360, 360));
        graphics.dispose();
        for (int square = 0; square < 64; square++) {
            int pixel = image.getRGB(45 * Square.file(square) + 38, 45 * (7 - Square.rank(square)) + 7);
            assertThat(Integer.toHexString(pixel))
                    .as(Square.name(square))
                    .isEqualTo(Square.isDark(square) ? "ffb58b63" : "fff0dfc0");
        }
        assertThat(Integer.toHexString(image.getRGB(22, 45 * 6 + 28)))
                .as("black king")
                .isEqualTo("ff333333");
    }

    @Test
    void aListGoesOnAfterABadLine() throws IOException {
        java.io.InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(
                (ROOK + "\nnonsense\n8/8/8/8/8/2k5/8/K7 w - - id \"bare\";\n").getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(run("diagram", "-", "--format", "ascii")).isEqualTo(2);
        } finally {
            System.setIn(before);
        }
        assertThat(err.toString()).startsWith("kingfell: line 2: ");
        assertThat(out.toString().lines().toList()).contains("line 1", "bare");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagram",
                "diagram nonsense",
                "diagram 8/8/8/8/1K4R1/8/k7/8 w - - 0 1 --mark e9 --format svg",
                "diagram 8/8/8/8/1K4R1/8/k7/8 w - - 0 1 --arrow e2e2 --format svg",
                "diagram 8/8/8/8/1K4R1/8/k7/8 w - - 0 1 --mark e4",
                "diagram 8/8/8/8/1K4R1/8/k7/8 w - - 0 1 --output no-such-folder/x.svg",
                "diagram - --format svg",
            })
    void badInput(String arguments) {
        assertThat(run(arguments.split(" "))).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1);
    }
}
