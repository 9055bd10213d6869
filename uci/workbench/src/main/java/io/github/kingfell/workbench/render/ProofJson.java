package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.prooffile.Transpositions;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes a proven mate as JSON. The nodes of a tree are one flat array, so that a reader needs no stack and shared
 * branches stay shared: each node has its answer, and the index of the next node for each move of the other side. No
 * string needs an escape.
 */
public final class ProofJson {
    static final int VERSION = 1;

    private ProofJson() {}

    /**
     * Writes the mate and flushes; the stream stays open.
     *
     * @param refutation of a shorter mate, accepted by the checker
     */
    public static void write(MateCertificate mate, Optional<MateRefutation> refutation, OutputStream stream)
            throws IOException {
        Writer out = begin(mate.root(), mate.moves() > 0 ? "mate" : "mated", Math.abs(mate.moves()), stream);
        out.write(",\n\"line\": "
                + Arrays.stream(mate.line()).mapToObj(ProofJson::text).collect(Collectors.joining(", ", "[", "]")));
        out.write(",\n\"proof\": ");
        writeTree(Transpositions.merged(mate.root(), mate.proof().answers()), "move", "replies", out);
        if (refutation.isPresent()) {
            writeRefutation(mate.root(), refutation.get(), out);
        }
        end(out);
    }

    /**
     * Writes that the side to move has no mate, and flushes; the stream stays open.
     *
     * @param refutation of a mate by the side to move, accepted by the checker
     */
    public static void write(Position root, MateRefutation refutation, OutputStream stream) throws IOException {
        Writer out = begin(root, "no mate", refutation.moves(), stream);
        writeRefutation(root, refutation, out);
        end(out);
    }

    private static Writer begin(Position root, String type, int moves, OutputStream stream) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.US_ASCII));
        out.write("{\n\"format\": \"kingfell-proof-json\",\n\"version\": " + VERSION);
        out.write(",\n\"fen\": \"" + Fen.format(root) + '"');
        out.write(",\n\"claim\": {\"type\": \"" + type + "\", \"moves\": " + moves + '}');
        return out;
    }

    private static void writeRefutation(Position root, MateRefutation refutation, Writer out) throws IOException {
        out.write(",\n\"refutation\": {\"moves\": " + refutation.moves() + ", \"nodes\": ");
        writeTree(Transpositions.merged(root, refutation.answers()), "reply", "moves", out);
        out.write("}");
    }

    private static void end(Writer out) throws IOException {
        out.write("\n}\n");
        out.flush();
    }

    private static void writeTree(AnswerTree tree, String answer, String moves, Writer out) throws IOException {
        NodeNumbers numbers = NodeNumbers.of(tree);
        out.write("[");
        for (int number = 0; number < numbers.count(); number++) {
            int node = numbers.node(number);
            out.write((number == 0 ? "\n" : ",\n") + "{\"" + answer + "\": " + text(tree.answer(node)) + ", \"" + moves
                    + "\": {");
            for (int i = 0; i < tree.count(node); i++) {
                out.write((i == 0 ? "" : ", ") + text(tree.move(node, i)) + ": " + numbers.number(tree.next(node, i)));
            }
            out.write("}}");
        }
        out.write("\n]");
    }

    private static String text(int move) {
        return move == Move.NONE ? "null" : '"' + UciMove.format(move, true) + '"';
    }
}
