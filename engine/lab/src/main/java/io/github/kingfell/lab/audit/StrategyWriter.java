package io.github.kingfell.lab.audit;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import java.util.Arrays;

/**
 * Builds the automaton of a player that follows trees. Each node of a tree is a behaviour: a position, a move, and for
 * each reply either a fresh root position or the behaviour of the answer. Equal behaviours are merged (hash-consing).
 * Refinement then merges behaviours that differ only in whether they meet a position afresh or do the same inside a
 * tree. A behaviour that still differs from the fresh behaviour of its position becomes a further variant.
 */
final class StrategyWriter {
    private static final int FRESH = -1;

    /**
     * A behaviour is a sequence: position, move, and for each reply the position after it and the behaviour that
     * follows.
     */
    private static final int NUMBER = 0;

    private static final int MOVE = 1;
    private static final int REPLIES = 2;

    private final Placements placements;
    private final GrownTrees trees;
    private final Guarantees guarantees;
    private final ReadTree tree;

    private final IntSequences behaviours = new IntSequences();

    /**
     * By canonical number: the player's behaviour when it meets that position afresh; {@link #FRESH} when that is not
     * known.
     */
    private final int[] behaviourOfRoot;

    private final MoveList moves = new MoveList();
    private int[] behaviourOfNode = new int[256];
    private final int[] sequence = new int[REPLIES + 2 * 8];

    StrategyWriter(RootPositions roots, GrownTrees trees, Guarantees guarantees) {
        placements = roots.placements();
        this.trees = trees;
        this.guarantees = guarantees;
        tree = new ReadTree(roots, trees);
        behaviourOfRoot = new int[roots.size()];
        Arrays.fill(behaviourOfRoot, FRESH);
    }

    /** @param complete true when all won positions have been followed and have a bound */
    Automaton write(boolean complete) {
        for (int root = 0; root < behaviourOfRoot.length; root++) {
            if (hasBound(root)) {
                behaviourOfRoot[root] = behaviour(root);
            }
        }
        int[] classes = refined();
        return new StateNumbering(placements, behaviours, behaviourOfRoot, classes).automaton(lengths(), complete);
    }

    private boolean hasBound(int root) {
        return guarantees.of(root) > 0 && guarantees.of(root) != Guarantees.UNBOUNDED;
    }

    /** Interns all nodes of a tree, children first. */
    private int behaviour(int root) {
        tree.read(trees.record(root));
        if (tree.nodes > behaviourOfNode.length) {
            behaviourOfNode = new int[2 * tree.nodes];
        }
        for (int node = tree.nodes - 1; node >= 0; node--) {
            behaviourOfNode[node] = behaviourOfNode(node);
        }
        return behaviourOfNode[0];
    }

    private int behaviourOfNode(int node) {
        int symmetry = placements.symmetry(tree.before[node]);
        int number = placements.turned(symmetry, tree.before[node]);
        Position x = placements.withWhiteToMove(number);
        MoveGenerator generator = new MoveGenerator(x);
        int move = Symmetry.applyToMove(symmetry, tree.move[node]);
        generator.generate(x, moves);
        sequence[NUMBER] = number;
        sequence[MOVE] = moves.indexOf(move);
        int length = REPLIES;
        x.make(move);
        generator.generate(x, moves);
        for (int i = 0; i < moves.size(); i++) {
            x.make(moves.get(i));
            int reply = replyTo(node, symmetry, placements.number(x));
            x.unmake(moves.get(i));
            sequence[length++] = placements.canonical(tree.after[reply]);
            sequence[length++] = tree.answer[reply] == ReadTree.NONE ? FRESH : behaviourOfNode[tree.answer[reply]];
        }
        return behaviours.intern(sequence, length);
    }

    /** Returns the reply in the orientation of the root position. */
    private int replyTo(int node, int symmetry, int turned) {
        int reply = tree.firstReply[node];
        while (placements.turned(symmetry, tree.after[reply]) != turned) {
            reply++;
        }
        return reply;
    }

    /** Returns the class number of each behaviour; behaviours of one class cannot be told apart by play. */
    private int[] refined() {
        int[] classes = new int[behaviours.size()];
        Arrays.setAll(classes, behaviour -> behaviour);
        int count = classes.length;
        while (true) {
            IntSequences signatures = new IntSequences();
            int[] next = new int[classes.length];
            for (int behaviour = 0; behaviour < classes.length; behaviour++) {
                next[behaviour] = signatures.intern(sequence, signature(behaviour, classes));
            }
            classes = next;
            if (signatures.size() == count) {
                return classes;
            }
            count = signatures.size();
        }
    }

    private int signature(int behaviour, int[] classes) {
        int length = behaviours.length(behaviour);
        for (int i = 0; i < length; i++) {
            sequence[i] = behaviours.get(behaviour, i);
        }
        for (int i = REPLIES; i < length; i += 2) {
            int next = sequence[i + 1] == FRESH ? behaviourOfRoot[sequence[i]] : sequence[i + 1];
            sequence[i + 1] = classes[next];
        }
        return length;
    }

    /**
     * Returns the moves to mate by behaviour. Successors inside a tree have smaller numbers because they were interned
     * first.
     */
    private byte[] lengths() {
        byte[] lengths = new byte[behaviours.size()];
        for (int behaviour = 0; behaviour < lengths.length; behaviour++) {
            int longest = 0;
            for (int i = REPLIES; i < behaviours.length(behaviour); i += 2) {
                int next = behaviours.get(behaviour, i + 1);
                int length = next == FRESH ? guarantees.of(behaviours.get(behaviour, i)) : lengths[next];
                longest = Math.max(longest, length);
            }
            lengths[behaviour] = (byte) (1 + longest);
        }
        return lengths;
    }
}
