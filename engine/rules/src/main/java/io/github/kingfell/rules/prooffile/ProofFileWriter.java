package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.GainProof;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.LemmaProof;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

/** Writes proven claims as proof files. */
public final class ProofFileWriter {
    private static final String NO_MOVE = "-";

    private final Writer out;

    private ProofFileWriter(Writer out) {
        this.out = out;
    }

    /** A part of a file. */
    @FunctionalInterface
    private interface Part {
        void write(ProofFileWriter writer) throws IOException;
    }

    /**
     * Writes a mate proof and flushes; the stream stays open.
     *
     * @param refutation a refutation of a shorter mate, accepted by the checker
     */
    public static void write(MateCertificate mate, Optional<MateRefutation> refutation, OutputStream stream)
            throws IOException {
        Position root = mate.root();
        write(root, claim(mate.moves()), stream, writer -> {
            writer.writeTree("proof", root, mate.proof().answers());
            if (refutation.isPresent()) {
                MateRefutation shorter = refutation.get();
                writer.writeTree("refutation " + shorter.moves(), root, shorter.answers());
            }
        });
    }

    /**
     * Writes the proof that the side to move has no mate, and flushes; the stream stays open.
     *
     * @param refutation a refutation of a mate by the side to move, accepted by the checker
     */
    public static void write(Position root, MateRefutation refutation, OutputStream stream) throws IOException {
        write(
                root,
                "no mate " + refutation.moves(),
                stream,
                writer -> writer.writeTree("refutation " + refutation.moves(), root, refutation.answers()));
    }

    /** Writes a mate proof made of lemmas and flushes; the stream stays open. */
    public static void write(LemmaCertificate mate, OutputStream stream) throws IOException {
        LemmaProof proof = mate.proof();
        write(mate.root(), claim(mate.moves()), stream, writer -> {
            writer.out.write("lemmas " + proof.size() + "\n");
            for (int lemma = 0; lemma < proof.size(); lemma++) {
                writer.out.write(LemmaText.format(proof, lemma) + "\n");
            }
        });
    }

    /** Writes the proof that a side never mates and flushes; the stream stays open. */
    public static void write(DefenceCertificate defence, OutputStream stream) throws IOException {
        Position root = defence.root();
        DefenceProof proof = defence.proof();
        boolean attackerMoves = root.sideToMove() == proof.attacker();
        write(root, attackerMoves ? DefenceFile.NO_MATE : DefenceFile.NEVER_MATED, stream, writer -> {
            writer.out.write("defence " + proof.positions().size() + "\n");
            for (StoredPosition position : proof.positions()) {
                writer.out.write(DefenceText.format(position) + "\n");
            }
        });
    }

    /** Writes a gain proof and flushes; the stream stays open. */
    public static void write(GainCertificate gain, OutputStream stream) throws IOException {
        GainProof proof = gain.proof();
        String claim = "gain " + proof.points() + " patience " + proof.patience();
        Position root = gain.root();
        write(root, claim, stream, writer -> writer.writeTree("proof", root, proof.answers()));
    }

    private static String claim(int moves) {
        return (moves > 0 ? "mate " : "mated ") + Math.abs(moves);
    }

    private static void write(Position root, String claim, OutputStream stream, Part part) throws IOException {
        CRC32 checksum = new CRC32();
        Writer out = new BufferedWriter(
                new OutputStreamWriter(new CheckedOutputStream(stream, checksum), StandardCharsets.US_ASCII));
        out.write(ProofFile.FORMAT + " " + ProofFile.VERSION + "\n");
        out.write("fen " + Fen.format(root) + "\n");
        out.write("claim " + claim + "\n");
        part.write(new ProofFileWriter(out));
        out.flush();
        out.write("end " + ProofLines.hex(checksum.getValue()) + "\n");
        out.flush();
    }

    private void writeTree(String heading, Position root, AnswerTree accepted) throws IOException {
        AnswerTree tree = Transpositions.merged(root, accepted);
        int nodes = 0;
        // A merged tree has no gaps.
        for (int node = 0; node < tree.size(); node += 2 + 2 * tree.count(node)) {
            nodes++;
        }
        out.write(heading + " " + nodes + "\n");
        new Branches(tree).write(NO_MOVE, 0);
    }

    /** Writes the nodes of a tree in preorder; a node already written is referred to by its number. */
    private final class Branches {
        private final AnswerTree tree;

        /** By index of a node: its number in the file, from 1; 0 for a node not written yet. */
        private final int[] numbers;

        private int written;

        Branches(AnswerTree tree) {
            this.tree = tree;
            numbers = new int[tree.size()];
        }

        void write(String move, int node) throws IOException {
            out.write(move);
            if (numbers[node] != 0) {
                out.write(" =" + numbers[node] + "\n");
                return;
            }
            numbers[node] = ++written;
            int count = tree.count(node);
            out.write(" " + text(tree.answer(node)) + " " + count + "\n");
            for (int i = 0; i < count; i++) {
                write(text(tree.move(node, i)), tree.next(node, i));
            }
        }

        private static String text(int move) {
            return move == Move.NONE ? NO_MOVE : UciMove.format(move, true);
        }
    }
}
