package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.prooffile.NoMateFile;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The proof that the side to move has no mate, as one self-contained page. */
public final class NoMatePage {
    private static final int BOARD = 320;

    private NoMatePage() {}

    /**
     * Writes the page and flushes; the writer stays open.
     *
     * @param refutation of a mate by the side to move, accepted by the checker
     * @param side the side at the bottom of the boards
     */
    public static void write(Position root, MateRefutation refutation, Below side, Writer text) throws IOException {
        Writer out = new BufferedWriter(text);
        int below = side.color(root);
        boolean white = root.sideToMove() == Color.WHITE;
        String attacker = white ? "White" : "Black";
        String title = attacker + " has " + NoMateFile.inWords(refutation.moves());
        out.write(Page.head(title, ""));
        out.write("<h1>" + title + "</h1>\n" + BoardSvg.of(root, Move.NONE, 0, List.of(), below, BOARD) + "\n");
        out.write("<p><code>" + Fen.format(root) + "</code><br>" + attacker + " is to move.</p>\n");
        out.write("<p>This is a proof: it has a defence against every legal move of " + attacker
                + ". After the last move that is shown, no legal move gives checkmate. Kingfell has replayed all of "
                + "it with nothing but the rules of chess. You can do the same with the file at the end of "
                + "this page.</p>\n");
        out.write("<h2>Every attack</h2>\n");
        new TreeHtml(refutation.answers(), root, TreeHtml.Kind.REFUTATION, below, out).write();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ProofFileWriter.write(root, refutation, file);
        ProofPage.writeAttachment(file.toByteArray(), NoMateFile.inWords(refutation.moves()), out);
        out.write(Page.end());
        out.flush();
    }
}
