package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.prooffile.MateProofFile;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * A proven mate as one self-contained page: the main line with boards, the tree of all defences with branches to open,
 * and the proof file attached. A tree too large for a page is cut at a depth, and the page says so; the attached file
 * is always the whole proof, or the page says that it is not attached.
 */
public final class ProofPage {
    /** Larger files make browsers slow. */
    private static final int MOST_ATTACHED = 20_000_000;

    private static final int LARGE_BOARD = 320;
    private static final int SMALL_BOARD = 160;

    private final MateCertificate mate;
    private final int below;
    private final Writer out;

    private ProofPage(MateCertificate mate, Below below, Writer out) {
        this.mate = mate;
        this.below = below.color(mate.root());
        this.out = out;
    }

    /**
     * Writes the page and flushes; the writer stays open.
     *
     * @param refutation of a shorter mate, accepted by the checker
     * @param below the side at the bottom of the boards
     */
    public static void write(MateCertificate mate, Optional<MateRefutation> refutation, Below below, Writer text)
            throws IOException {
        Writer out = new BufferedWriter(text);
        ProofPage page = new ProofPage(mate, below, out);
        page.writeHead();
        page.writeClaim();
        page.writeMainLine();
        out.write("<h2>Every defence</h2>\n");
        new TreeHtml(mate.proof().answers(), mate.root(), TreeHtml.Kind.MATE, page.below, out).write();
        if (refutation.isPresent()) {
            page.writeRefutation(refutation.get());
        }
        page.writeAttachment(refutation);
        out.write(Page.end());
        out.flush();
    }

    private void writeHead() throws IOException {
        out.write(Page.head(title(), ""));
    }

    private String title() {
        Position root = mate.root();
        String side = root.sideToMove() == Color.WHITE ? "White" : "Black";
        return mate.moves() == 0
                ? side + " is checkmated"
                : side + (mate.moves() > 0 ? " mates in " : " is mated in ") + Math.abs(mate.moves());
    }

    private void writeClaim() throws IOException {
        Position root = mate.root();
        out.write("<h1>" + title() + "</h1>\n" + BoardSvg.of(root, Move.NONE, 0, List.of(), below, LARGE_BOARD) + "\n");
        out.write("<p><code>" + Fen.format(root) + "</code><br>"
                + (root.sideToMove() == Color.WHITE ? "White" : "Black") + " is to move.</p>\n");
        String attacker = mate.attacker() == Color.WHITE ? "White" : "Black";
        String defender = mate.attacker() == Color.WHITE ? "Black" : "White";
        out.write("<p>This is a proof, not an opinion: below, " + attacker
                + " has one move in each position, every legal move"
                + " of " + defender
                + " is answered, and every branch ends in checkmate. Kingfell has replayed all of it with nothing but "
                + "the rules of chess, including draws by repetition and by the fifty-move rule. You can do "
                + "the same with the file at the end of this page.</p>\n");
    }

    private void writeMainLine() throws IOException {
        int[] line = mate.line();
        if (line.length == 0) {
            return;
        }
        Position position = mate.root();
        out.write("<h2>The longest defence</h2>\n<p>" + San.formatLine(position, line) + "</p>\n"
                + "<details open><summary>on boards</summary><div class='line replay'>\n");
        out.write("<figure>" + BoardSvg.of(position, Move.NONE, 0, List.of(), below, SMALL_BOARD)
                + "<figcaption>the position</figcaption></figure>\n");
        int number = 1;
        for (int move : line) {
            boolean white = position.sideToMove() == Color.WHITE;
            String text = number + (white ? ". " : "... ") + San.format(position, move);
            position.make(move);
            number += white ? 0 : 1;
            out.write("<figure>" + BoardSvg.of(position, move, 0, List.of(), below, SMALL_BOARD) + "<figcaption>" + text
                    + "</figcaption></figure>\n");
        }
        out.write("</div></details>\n");
    }

    private void writeRefutation(MateRefutation refutation) throws IOException {
        out.write("<h2>Why not in " + refutation.moves() + "</h2>\n<p>"
                + (mate.attacker() == Color.WHITE ? "White" : "Black") + " has no mate in " + refutation.moves()
                + ": here is a defence against every legal move. After the last move that is shown, no legal move gives"
                + " checkmate.</p>\n");
        new TreeHtml(refutation.answers(), mate.root(), TreeHtml.Kind.REFUTATION, below, out).write();
    }

    private void writeAttachment(Optional<MateRefutation> refutation) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ProofFileWriter.write(mate, refutation, file);
        writeAttachment(file.toByteArray(), MateProofFile.inWords(mate.moves()), out);
    }

    /** Attaches a proof file to the page, unless it is too large. */
    static void writeAttachment(byte[] file, String claim, Writer out) throws IOException {
        out.write("<h2>Check it yourself</h2>\n");
        if (file.length > MOST_ATTACHED) {
            out.write("<p>The proof file has " + file.length / 1_000_000 + " megabytes, too many to be attached here."
                    + " <code>kingfell mate --proof FILE</code> writes it.</p>\n");
            return;
        }
        out.write("<p>The whole proof: <a download='proof.kingfell' href='data:text/plain;base64,");
        out.flush();
        out.write(Base64.getEncoder().encodeToString(file));
        out.write("'>proof.kingfell</a> (" + claim + ", " + file.length + " bytes). Save it, then"
                + " run <code>kingfell proof check proof.kingfell</code>.</p>\n");
    }
}
