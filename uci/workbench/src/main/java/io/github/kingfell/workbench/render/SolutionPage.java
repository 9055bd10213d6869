package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.render.Solution.PlayPart;
import io.github.kingfell.workbench.render.SolvedProblem.SolvedTwin;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Solved problems as one self-contained page: each with its diagrams, stipulation and play, and on paper with a sheet
 * of its own. Several problems have a list of contents before them.
 */
public final class SolutionPage {
    private static final int BOARD = 320;

    /** With more lines of play than this, the play of a problem is printed in two columns. */
    private static final int MOST_LINES_BESIDE_BOARD = 48;

    /** The first move of a line with its number, when it has a sign. */
    private static final Pattern KEY = Pattern.compile("^((?:\\* )?1\\. \\S+[!?])");

    private static final Pattern REFUTATION = Pattern.compile("^but (1\\.\\.\\. \\S+!)");

    /** The blank between the number of a move and the move. */
    private static final Pattern AFTER_NUMBER = Pattern.compile("(?<=\\d\\.|\\*) ");

    /** The blank before the number of a move. */
    private static final Pattern BEFORE_NUMBER = Pattern.compile(" (?=\\d+\\. )");

    private final List<SolvedProblem> problems;
    private final Below below;
    private final Writer out;

    private SolutionPage(List<SolvedProblem> problems, Below below, Writer out) {
        this.problems = problems;
        this.below = below;
        this.out = out;
    }

    /**
     * Writes the page and flushes; the writer stays open.
     *
     * @param title of a page with several problems, or none
     * @param incomplete what an interruption has left undone, as a sentence; empty where nothing is
     * @param below the side at the bottom of the boards
     */
    public static void write(String title, List<SolvedProblem> problems, String incomplete, Below below, Writer text)
            throws IOException {
        Writer out = new BufferedWriter(text);
        SolutionPage page = new SolutionPage(problems, below, out);
        page.writeHead(problems.size() == 1 ? problems.get(0).title() : title);
        if (!incomplete.isEmpty()) {
            out.write("<p class='unknown'>" + Page.escaped(incomplete) + "</p>\n");
        }
        if (page.isBook()) {
            page.writeContents();
        }
        for (int i = 0; i < problems.size(); i++) {
            if (problems.size() == 1 || !problems.get(i).isBad()) {
                page.writeProblem(problems.get(i), i + 1);
            }
        }
        out.write(Page.end());
        out.flush();
    }

    private boolean isBook() {
        return problems.size() > 1;
    }

    private void writeHead(String title) throws IOException {
        String heading = Page.escaped(title);
        out.write(Page.head(heading, ShippedText.of(SolutionPage.class, "solution.css")));
        out.write("<h1" + (isBook() ? " class='book'" : "") + ">" + heading + "</h1>\n");
    }

    private void writeContents() throws IOException {
        long solved = problems.stream().filter(SolvedProblem::isSolved).count();
        out.write("<nav id='contents'><p>" + problems.size() + " problems, " + solved + " solved</p>\n<ol>\n");
        for (int i = 0; i < problems.size(); i++) {
            out.write("<li>" + entry(problems.get(i), i + 1) + "</li>\n");
        }
        out.write("</ol></nav>\n");
    }

    /** Returns a line of the contents: a link and the verdict, or why the entry cannot be used. */
    private static String entry(SolvedProblem problem, int number) {
        String title = Page.escaped(problem.title());
        if (problem.isBad()) {
            String reason = problem.twins().get(0).solution().claim();
            return title + " <span class='bad'>" + Page.escaped(reason) + "</span>";
        }
        String stipulation = problem.name().isEmpty() ? "" : problem.stipulation();
        String verdict = problem.verdict();
        return "<a href='#problem" + number + "'>" + title + "</a> " + Page.escaped(stipulation) + " <span class='"
                + (verdict.contains(" ") ? "unknown" : verdict) + "'>" + verdict + "</span>";
    }

    private void writeProblem(SolvedProblem problem, int number) throws IOException {
        String kind = problem.twins().size() > 1 ? "problem twins" : "problem";
        out.write("<article class='" + kind + "' id='problem" + number + "'>\n");
        if (isBook()) {
            out.write("<h2>" + number + ". " + Page.escaped(problem.title())
                    + " <a class='top' href='#contents'>contents</a></h2>\n");
        }
        for (String line : problem.caption()) {
            if (!problem.title().contains(line)) {
                out.write("<p class='caption'>" + Page.escaped(line) + "</p>\n");
            }
        }
        for (SolvedTwin twin : problem.twins()) {
            writeTwin(twin);
        }
        out.write("</article>\n");
    }

    private void writeTwin(SolvedTwin twin) throws IOException {
        Solution solution = twin.solution();
        boolean isLong = solution.length() > MOST_LINES_BESIDE_BOARD;
        out.write("<section class='twin" + (isLong ? " long" : "") + "'>\n");
        if (!twin.change().isEmpty()) {
            out.write("<h3 class='change'>" + Page.escaped(twin.change()) + "</h3>\n");
        }
        Position position = twin.position();
        if (position != null) {
            writeDiagram(twin, position);
        }
        out.write("<div class='play'>\n");
        for (PlayPart part : solution.parts()) {
            writePart(part);
        }
        out.write("<p class='claim" + (solution.isBad() ? " bad" : "") + "'>" + sentence(solution.claim()) + "</p>\n");
        for (String note : twin.notes()) {
            out.write("<p class='claim'>Note: " + Page.escaped(note) + "</p>\n");
        }
        out.write("</div>\n</section>\n");
    }

    private void writeDiagram(SolvedTwin twin, Position position) throws IOException {
        // A proof game leads to the diagram, and does not begin there.
        boolean isProofGame = twin.stipulation().contains("dia");
        String side = isProofGame || position.sideToMove() == Color.WHITE ? "White" : "Black";
        String tested = twin.solution().isSound()
                ? " <abbr title='every move was tried: there is neither a second key nor a shorter solution'>C+</abbr>"
                : "";
        out.write("<figure>" + BoardSvg.of(position, Move.NONE, 0, List.of(), below.color(position), BOARD)
                + "<figcaption><span class='stipulation'>" + Page.escaped(twin.stipulation())
                + "</span> <span class='count'>(" + count(position, Color.WHITE) + "+" + count(position, Color.BLACK)
                + ")" + tested + "</span><span class='side'>" + side + " begins</span><code>" + Fen.format(position)
                + "</code></figcaption></figure>\n");
    }

    private static int count(Position position, int color) {
        return Long.bitCount(position.color(color));
    }

    private void writePart(PlayPart part) throws IOException {
        out.write("<h3>" + Page.escaped(part.heading()) + "</h3>\n");
        for (String line : part.lines()) {
            String text = line.strip();
            int level = (line.length() - line.stripLeading().length()) / 2;
            if (part.isHelp()) {
                out.write("<p class='help'>");
                for (String move : BEFORE_NUMBER.split(text)) {
                    out.write("<span>" + joined(Page.escaped(move)) + "</span>");
                }
                out.write("</p>\n");
            } else {
                out.write("<p class='moves' style='--level:" + level + "'>" + sentence(text) + "</p>\n");
            }
        }
    }

    /** Returns a line of play with its signs: key, try and refutation in bold, duals marked. */
    private static String sentence(String text) {
        String marked = KEY.matcher(Page.escaped(text)).replaceFirst("<b>$1</b>");
        marked = REFUTATION.matcher(marked).replaceFirst("but <b>$1</b>");
        return joined(marked.replace("(dual)", "<em class='dual'>(dual)</em>"));
    }

    /** Returns moves that no line break separates from their numbers. */
    private static String joined(String text) {
        return AFTER_NUMBER.matcher(text).replaceAll("\u00a0");
    }
}
