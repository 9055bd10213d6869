package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unreadableUnless;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The contents of a proof file, not yet checked.
 *
 * @param start the position, with its halfmove clock
 * @param claim the claim to be shown
 * @param tree the root of the proof; empty when the file has lemmas or a refutation instead
 * @param lemmas the lemmas; empty when the file has none
 * @param refutation the refutation, if the file has one
 */
record ProofFile(Fen start, Claim claim, Optional<Node> tree, List<Lemma> lemmas, Optional<Refutation> refutation) {
    private static final int MOST_NODES = 10_000_000;
    static final String MOVE = "[a-h][1-8][a-h][1-8][nbrq]?";

    /** A refutation of a mate in this number of moves: the root of the defender's answers. */
    record Refutation(int moves, Node tree) {}

    /** Reads to the end, or objects to a line that does not follow {@code docs/proof-format.md}. */
    static ProofFile read(InputStream in) throws IOException {
        Lines lines = new Lines(in);
        try {
            return read(lines);
        } catch (Objection e) {
            throw new Objection(e.verdict().kind(), "line " + lines.number() + ": " + e.getMessage());
        }
    }

    private static ProofFile read(Lines lines) throws IOException {
        unreadableUnless(lines.after("kingfell-proof").equals("1"), "another version of the format");
        Fen start = Fen.read(lines.after("fen"));
        Claim claim = Claim.read(lines.after("claim"));
        boolean mate = claim.kind() == Claim.Kind.MATE || claim.kind() == Claim.Kind.MATED;
        boolean noMate = claim.kind() == Claim.Kind.NO_MATE;
        Optional<Node> tree = Optional.empty();
        List<Lemma> lemmas = new ArrayList<>();
        Optional<Refutation> refutation = Optional.empty();

        String[] words = lines.words();
        if (words[0].equals("lemmas") && words.length == 2 && mate) {
            int count = Lines.number(words[1], 0, 99_999_999);
            while (lemmas.size() < count) {
                lemmas.add(Lemma.read(lines.words()));
            }
            words = lines.words();
        } else if (!noMate) {
            unreadableUnless(words[0].equals("proof") && words.length == 2, "expected: proof K or lemmas K");
            tree = Optional.of(tree(lines, words[1]));
            words = lines.words();
        }
        if (words[0].equals("refutation") && words.length == 3 && (noMate || mate && tree.isPresent())) {
            refutation = Optional.of(new Refutation(Lines.number(words[1], 0, MOST_NODES), tree(lines, words[2])));
            words = lines.words();
        }
        unreadableUnless(refutation.isPresent() || !noMate, "expected: refutation N K");
        String end = "end " + lines.checksumBefore();
        unreadableUnless(String.join(" ", words).equals(end), "expected: " + end + ", the checksum");
        lines.end();
        return new ProofFile(start, claim, tree, lemmas, refutation);
    }

    /** A node whose line has been read, and the number of branches it must have. */
    private record Open(Node node, int branches) {}

    /** Reads a tree in preorder: everything below a branch of a node comes before its next branch. */
    private static Node tree(Lines lines, String number) throws IOException {
        int count = Lines.number(number, 1, MOST_NODES);
        List<Node> nodes = new ArrayList<>();
        Deque<Open> open = new ArrayDeque<>();
        String[] words = lines.words();
        unreadableUnless(words[0].equals(Node.NONE), "the first node must follow no move, \"-\"");
        open.push(node(words, lines.number(), nodes));
        while (!open.isEmpty()) {
            Open parent = open.element();
            if (parent.node().branches.size() == parent.branches()) {
                open.pop();
                continue;
            }
            words = lines.words();
            unreadableUnless(words[0].matches(MOVE), "expected: MOVE ANSWER COUNT, or MOVE =NUMBER");
            if (words.length == 2 && words[1].startsWith("=")) {
                Node earlier = nodes.get(Lines.number(words[1].substring(1), 1, nodes.size()) - 1);
                parent.node().branches.add(new Node.Branch(words[0], earlier));
            } else {
                Open child = node(words, lines.number(), nodes);
                parent.node().branches.add(new Node.Branch(words[0], child.node()));
                open.push(child);
            }
        }
        unreadableUnless(nodes.size() == count, nodes.size() + " nodes, not " + count);
        return nodes.get(0);
    }

    private static Open node(String[] words, int line, List<Node> nodes) {
        unreadableUnless(words.length == 3 && words[1].matches("-|" + MOVE), "expected: MOVE ANSWER COUNT");
        nodes.add(new Node(words[1], line));
        return new Open(nodes.get(nodes.size() - 1), Lines.number(words[2], 0, MOST_NODES));
    }
}
