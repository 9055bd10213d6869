package io.github.kingfell.cli.mate;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.prooffile.DefenceFile;
import io.github.kingfell.rules.prooffile.GainProofFile;
import io.github.kingfell.rules.prooffile.LemmaProofFile;
import io.github.kingfell.rules.prooffile.MateProofFile;
import io.github.kingfell.rules.prooffile.NoMateFile;
import io.github.kingfell.rules.prooffile.ProofFile;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.render.PrintedBoard;
import java.io.PrintWriter;
import java.nio.file.Path;

/** What a proof shows once it is checked, as text or JSON. */
final class ProofReport {
    private final PrintWriter out;
    private final Path file;
    private final boolean json;
    private final String by;
    private final String inWords;

    /**
     * @param file the name that the user gave
     * @param by the checker: {@code kernel} or {@code fast}
     * @param inWords the sentence about the checker
     */
    ProofReport(PrintWriter out, Path file, boolean json, String by, String inWords) {
        this.out = out;
        this.file = file;
        this.json = json;
        this.by = by;
        this.inWords = inWords;
    }

    /** Returns the first fields of a JSON report. */
    static JsonObject head(Path file, String verdict) {
        return JsonObject.ofFormat("kingfell-proof-check")
                .put("file", file.toString())
                .put("verdict", verdict);
    }

    /**
     * Checks a proof with the fast checker and prints what it shows.
     *
     * @throws RejectedProofException when it does not hold; nothing is printed then
     */
    void print(ProofFile proof) throws RejectedProofException {
        if (proof instanceof MateProofFile mate) {
            print(mate, mate.check());
        } else if (proof instanceof LemmaProofFile lemmas) {
            print(lemmas, lemmas.check());
        } else if (proof instanceof NoMateFile none) {
            print(none, none.check());
        } else if (proof instanceof DefenceFile defence) {
            print(defence.check());
        } else if (proof instanceof GainProofFile gain) {
            print(gain, gain.check());
        }
        if (!json) {
            out.println(inWords);
        }
    }

    private void print(MateProofFile proof, MateCertificate mate) {
        print(
                mate.root(),
                MateProofFile.inWords(mate.moves()) + (proof.saysShortest() ? ", and there is no shorter one" : ""),
                mate.attacker(),
                proof.attackerMoves(),
                proof.replies(),
                mate.line());
    }

    private void print(LemmaProofFile file, LemmaCertificate mate) {
        print(
                mate.root(),
                MateProofFile.inWords(mate.moves()),
                file.proof().attacker(),
                file.proof().size(),
                mate.replies(),
                mate.line());
    }

    private void print(GainProofFile proof, GainCertificate gain) {
        print(
                gain.root(),
                GainProofFile.inWords(gain),
                gain.root().sideToMove(),
                proof.nodes(),
                proof.replies(),
                gain.line());
    }

    /**
     * Prints a proof of no mate: the defender has one move in each position, and each move of the attacker is answered.
     */
    private void print(NoMateFile none, Position root) {
        String claim = NoMateFile.inWords(none.moves());
        if (json) {
            out.println(head(file, "holds")
                    .put("checker", by)
                    .put("claim", claim)
                    .put("fen", Fen.format(root))
                    .put("nodes", none.nodes())
                    .put("answered", none.answered()));
            return;
        }
        printBoard(root, claim);
        out.println(
                "nodes: " + none.nodes() + "; moves of " + name(root.sideToMove()) + " answered: " + none.answered());
    }

    /** Prints a proof that a side never mates. */
    private void print(DefenceCertificate defence) {
        int positions = defence.proof().positions().size();
        if (json) {
            out.println(head(file, "holds")
                    .put("checker", by)
                    .put("claim", defence.inWords())
                    .put("fen", Fen.format(defence.root()))
                    .put("positions", positions)
                    .put("answered", defence.answered()));
            return;
        }
        printBoard(defence.root(), defence.inWords());
        out.println("positions with " + name(defence.proof().attacker()) + " to move: " + positions
                + "; moves answered: " + defence.answered());
    }

    private void printBoard(Position root, String claim) {
        PrintedBoard.print(root, out);
        out.println("Fen: " + Fen.format(root));
        out.println();
        out.println("the proof holds: " + claim);
    }

    private void print(Position root, String claim, int attacker, int moves, long replies, int[] line) {
        if (json) {
            out.println(head(file, "holds")
                    .put("checker", by)
                    .put("claim", claim)
                    .put("fen", Fen.format(root))
                    .put("attackerMoves", moves)
                    .put("replies", replies)
                    .putAll(LineJson.of(root, line)));
            return;
        }
        printBoard(root, claim);
        out.println("positions with " + name(attacker) + " to move: " + moves + ", one move in each; replies of "
                + name(Color.opponent(attacker)) + " answered: " + replies);
        out.println(San.formatLine(root, line));
    }

    private static String name(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
