package io.github.kingfell.workbench.render;

import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.pawns.PawnStructure;
import io.github.kingfell.workbench.pawns.PawnWording;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An explanation as one self-contained page: who wins, boards with the important squares, the natural moves that throw
 * the win away, and the plan; folded away, the book's view of other moves and its tree.
 */
public final class ReasonsPage {
    private static final int LARGE_BOARD = 300;
    private static final int SMALL_BOARD = 160;
    private static final int PAWN_BOARD = 480;

    /** With more relations than this, the picture of the pawns is folded away. */
    private static final int FEW_RELATIONS = 12;

    private final Reasons reasons;
    private final Wording wording;
    private final Said said;
    private final int below;
    private final Writer out;

    private ReasonsPage(Reasons reasons, Said said, Below below, Writer out) {
        this.reasons = reasons;
        this.said = said;
        this.below = below.color(reasons.position());
        wording = new Wording(reasons);
        this.out = out;
    }

    /**
     * Writes the page and flushes; the writer stays open.
     *
     * @param below the side at the bottom of the boards
     */
    public static void write(Reasons reasons, Said said, Below below, Writer text) throws IOException {
        Writer out = new BufferedWriter(text);
        ReasonsPage page = new ReasonsPage(reasons, said, below, out);
        page.writeHead();
        page.writeBoards();
        page.writeAnswer();
        page.writeBook();
        page.writePawns();
        out.write(Page.end());
        out.flush();
    }

    private void writeHead() throws IOException {
        String title = Page.escaped(said.title());
        out.write(Page.head(title, """
                figure.large.large { width: auto; max-width: 100%; }
                figure.large svg { max-width: 100%; height: auto; }
                """ + PawnSvg.style()));
        out.write("<h1>" + title + "</h1>\n");
    }

    private void writeBoards() throws IOException {
        Position position = reasons.position();
        List<BoardSvg.Arrow> move = reasons.plan()
                .map(plan -> List.of(new BoardSvg.Arrow(plan.tree().move(), true)))
                .orElse(List.of());
        out.write("<div class='line'>\n");
        figure(
                "large",
                BoardSvg.of(position, Move.NONE, said.tinted(), move, below, LARGE_BOARD),
                Fen.format(position));
        if (reasons.plan().isPresent()) {
            Reasons.Plan plan = reasons.plan().get();
            Position after = position.copy();
            after.make(plan.tree().move());
            String board = BoardSvg.of(after, plan.tree().move(), plan.net(), List.of(), below, LARGE_BOARD);
            figure("large", board, "after the move");
        }
        out.write("</div>\n");
        if (!said.landmarks().isEmpty()) {
            out.write("<p>Tinted: "
                    + Page.escaped(String.join(
                            "; ", said.landmarks().stream().map(Landmark::name).toList()))
                    + ".</p>\n");
        }
    }

    /** Writes the answer: who wins, the moves that throw it away, the plan. */
    private void writeAnswer() throws IOException {
        list("", said.verdict());
        if (!said.slipped().isEmpty()) {
            out.write("<h2>Natural moves that throw it away</h2>\n<div class='line'>\n");
            for (Said.Slipped slip : said.slipped()) {
                Position after = reasons.position().copy();
                after.make(slip.move());
                List<BoardSvg.Arrow> reply =
                        slip.reply() == Move.NONE ? List.of() : List.of(new BoardSvg.Arrow(slip.reply(), false));
                String board = BoardSvg.of(after, slip.move(), 0, reply, below, SMALL_BOARD);
                figure("small", board, slip.sentence());
            }
            out.write("</div>\n");
        }
        writeOthers();
        list("The plan", said.plan());
        list("Best play", said.play());
    }

    /** Writes the other moves. Indented lines are moves; the line above them says what they do. */
    private void writeOthers() throws IOException {
        List<String> moves = new ArrayList<>();
        for (String line : said.others()) {
            if (line.startsWith(" ")) {
                moves.add(line);
            } else {
                list("", moves);
                moves.clear();
                out.write("<p>" + Page.escaped(line) + "</p>\n");
            }
        }
        list("", moves);
    }

    /** Writes the book's own terms, folded away. */
    private void writeBook() throws IOException {
        out.write("<details><summary>How the book sees it</summary>\n<ul>\n");
        for (String sentence : said.details()) {
            item(sentence);
        }
        out.write("</ul>\n");
        writeTemptations();
        writeDefences();
        writeTree();
        out.write("</details>\n");
    }

    private void list(String heading, List<String> sentences) throws IOException {
        if (sentences.isEmpty()) {
            return;
        }
        out.write((heading.isEmpty() ? "" : "<h2>" + heading + "</h2>\n") + "<ul>\n");
        for (String sentence : sentences) {
            item(sentence.strip());
        }
        out.write("</ul>\n");
    }

    private void writeTemptations() throws IOException {
        if (reasons.temptations().isEmpty()) {
            return;
        }
        out.write("<h2>Tempting moves</h2>\n<div class='line'>\n");
        for (Reasons.Temptation temptation : reasons.temptations()) {
            Position after = reasons.position().copy();
            after.make(temptation.move());
            List<BoardSvg.Arrow> refutation = temptation.refutation() == Move.NONE
                    ? List.of()
                    : List.of(new BoardSvg.Arrow(temptation.refutation(), false));
            String board = BoardSvg.of(after, temptation.move(), temptation.net(), refutation, below, SMALL_BOARD);
            figure("small", board, wording.temptation(temptation));
        }
        out.write("</div>\n");
    }

    private void writeDefences() throws IOException {
        if (reasons.defences().isEmpty()) {
            return;
        }
        out.write("<h2>What the defender can try</h2>\n<div class='line'>\n");
        Position before = wording.beforeDefence();
        for (Reasons.Defence defence : reasons.defences()) {
            Position after = before.copy();
            after.make(defence.move());
            List<BoardSvg.Arrow> answer =
                    defence.answer() == Move.NONE ? List.of() : List.of(new BoardSvg.Arrow(defence.answer(), true));
            figure(
                    "small",
                    BoardSvg.of(after, defence.move(), 0, answer, below, SMALL_BOARD),
                    wording.defence(defence));
        }
        out.write("</div>\n");
        for (String sentence : wording.longest()) {
            out.write("<p>" + Page.escaped(sentence) + "</p>\n");
        }
    }

    private void writeTree() throws IOException {
        if (reasons.plan().isEmpty()) {
            return;
        }
        out.write("""
                <h2>The forcing tree</h2>
                <p>One move for every reply, until each branch ends in a better position.</p>
                """);
        TreeMove tree = reasons.plan().get().tree();
        Map<Integer, String> ends = new HashMap<>();
        int[] code = new int[2 * tree.size() + 2 * (tree.size() - 1)];
        flatten(tree, code, 0, ends);
        new TreeHtml(
                        new AnswerTree(code),
                        reasons.position(),
                        TreeHtml.Kind.FORCING,
                        node -> Page.escaped(ends.getOrDefault(node, "")),
                        below,
                        out)
                .write();
    }

    /** Writes a tree in the form of {@link AnswerTree} from an index on; returns the next free index. */
    private int flatten(TreeMove node, int[] code, int index, Map<Integer, String> ends) {
        code[index] = node.move();
        code[index + 1] = node.replies().size();
        if (node.isLeaf()) {
            ends.put(index, wording.leaf(node));
        }
        int free = index + 2 + 2 * node.replies().size();
        int slot = index + 2;
        for (TreeMove.Reply reply : node.replies()) {
            code[slot++] = reply.move();
            code[slot++] = free;
            free = flatten(reply.answer(), code, free, ends);
        }
        return free;
    }

    private void writePawns() throws IOException {
        PawnStructure pawns = PawnStructure.of(reasons.position());
        if (pawns.isEmpty()) {
            return;
        }
        out.write("<h2>The pawns</h2>\n<p>" + Page.escaped(new PawnWording(pawns).summary()) + "</p>\n");
        if (pawns.relations().isEmpty()) {
            return;
        }
        // A picture with many lines is hard to read at first sight.
        out.write("<details" + (pawns.relations().size() <= FEW_RELATIONS ? " open" : "")
                + "><summary>how they stand to each other</summary>\n<div class='line'>\n");
        figure(
                "large",
                PawnSvg.of(reasons.position(), pawns, PAWN_BOARD),
                "red: against each other; green: together; tinted: overloaded pawns");
        out.write("</div>\n<ul>\n");
        for (String sentence : new PawnWording(pawns).sentences()) {
            item(sentence);
        }
        out.write("</ul></details>\n");
    }

    private void figure(String kind, String board, String caption) throws IOException {
        out.write("<figure class='" + kind + "'>" + board + "<figcaption>" + Page.escaped(caption)
                + "</figcaption></figure>\n");
    }

    private void item(String text) throws IOException {
        out.write("<li>" + Page.escaped(text) + "</li>\n");
    }
}
