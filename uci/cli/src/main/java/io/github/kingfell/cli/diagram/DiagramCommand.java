package io.github.kingfell.cli.diagram;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.render.Below;
import io.github.kingfell.workbench.render.DiagramSvg;
import io.github.kingfell.workbench.render.Latex;
import io.github.kingfell.workbench.render.PrintedBoard;
import io.github.kingfell.workbench.render.TerminalBoard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws positions. */
@Command(name = "diagram", description = "Draw a position, or each of a list: with characters, as SVG or for LaTeX.")
public final class DiagramCommand extends ConsoleCommand {
    private static final String SQUARE = "[a-h][1-8]";

    /** The form of a diagram. */
    enum Format {
        /** Chess figures; letters where standard output cannot show them. */
        TEXT,
        /** Letters. */
        ASCII,
        SVG,
        LATEX;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "FEN|FILE|-",
            description = "the position; or a file of FEN or EPD lines; or - for standard input")
    private List<String> words = List.of();

    @Option(names = "--format", paramLabel = "HOW", description = "${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}")
    private Format format = Format.TEXT;

    @Option(
            names = "--board-from",
            paramLabel = "SIDE",
            description = "the side at the bottom: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}")
    private Below below = Below.WHITE;

    @Option(names = "--mark", paramLabel = "SQUARE", description = "a square to highlight, such as e4; may be repeated")
    private List<String> marked = List.of();

    @Option(names = "--arrow", paramLabel = "MOVE", description = "an arrow, such as e2e4; may be repeated")
    private List<String> arrows = List.of();

    @Option(names = "--output", paramLabel = "FILE", description = "write to this file instead of standard output")
    private @Nullable Path output;

    @Override
    public Integer call() throws NotationException, IOException {
        boolean drawn = format == Format.SVG || format == Format.LATEX;
        require(
                drawn || marked.isEmpty() && arrows.isEmpty(),
                "--mark and --arrow go with --format svg and latex",
                spec);
        marked.forEach(
                square -> require(square.matches(SQUARE), "--mark takes a square such as e4, not " + square, spec));
        arrows.forEach(arrow -> require(
                arrow.matches(SQUARE + SQUARE) && !arrow.startsWith(arrow.substring(2)),
                "--arrow takes two squares such as e2e4, not " + arrow,
                spec));
        OutputFile.check(output, spec.commandLine());
        String text = String.join(" ", words);
        boolean isList = InputFile.isThere(text);
        require(!isList || format != Format.SVG, "--format svg is for one position", spec);
        List<String> lines = new ArrayList<>();
        if (format == Format.LATEX) {
            lines.add(Latex.PREAMBLE);
        }
        int code = isList ? list(Path.of(text), lines) : ExitCode.DONE;
        if (!isList) {
            lines.add(draw(Epd.parse(text).position()));
        }
        if (output != null) {
            WholeFile.write(output, lines);
            err().println("written: " + output);
        } else {
            PrintWriter out = out();
            lines.forEach(out::println);
        }
        return code;
    }

    /** Draws each line that is a position, with its id above; reports the others. */
    private int list(Path file, List<String> lines) throws IOException {
        int code = ExitCode.DONE;
        int number = 0;
        try (BufferedReader reader = InputFile.reader(file)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                try {
                    Epd epd = Epd.parse(line.strip());
                    lines.add(
                            (format == Format.LATEX ? "% " : "") + (epd.id().isEmpty() ? "line " + number : epd.id()));
                    lines.add(draw(epd.position()));
                } catch (NotationException e) {
                    err().println("kingfell: line " + number + ": " + e.getMessage());
                    code = ExitCode.BAD_INPUT;
                }
            }
        }
        return code;
    }

    private boolean canShowFigures() {
        return output != null || PrintedBoard.canShowFigurines();
    }

    private String draw(Position position) {
        boolean black = below == Below.BLACK || below == Below.MOVER && position.sideToMove() == Color.BLACK;
        return switch (format) {
            case TEXT -> new TerminalBoard(canShowFigures(), false).draw(position, black);
            case ASCII -> new TerminalBoard(false, false).draw(position, black);
            case LATEX ->
                Latex.of(
                        position,
                        marked,
                        arrows.stream()
                                .map(arrow -> arrow.substring(0, 2) + "-" + arrow.substring(2))
                                .toList(),
                        black);
            case SVG ->
                DiagramSvg.of(
                        position,
                        marked.stream()
                                .mapToLong(square -> Bitboard.of(Square.parse(square)))
                                .reduce(0, (a, b) -> a | b),
                        arrows.stream()
                                .map(arrow -> Move.of(
                                        Square.parse(arrow.substring(0, 2)),
                                        Square.parse(arrow.substring(2)),
                                        Move.NORMAL))
                                .toList(),
                        below);
        };
    }
}
