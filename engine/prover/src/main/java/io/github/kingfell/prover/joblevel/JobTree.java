package io.github.kingfell.prover.joblevel;

import io.github.kingfell.prover.dfpn.ProofNumbers;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The master's tree. {@link #next} chooses the leaf that matters most, and {@link #accept} takes the answer. Jobs may
 * be out at the same time, answered in any order, twice, or never.
 *
 * <p>A node is asked again with twice the nodes until it has had a whole job. Only then is it divided into its
 * children. So most nodes are decided by a small part of a job, and the rest is divided where the numbers of a long
 * search say.
 */
public final class JobTree {
    /** The first job of a node is this part of a whole one. */
    private static final int FIRST_PART = 16;

    private final Position root;
    private final long jobNodes;
    private final JobNode top;
    private long nodes;
    private int answers;

    /**
     * @param root with its game history, the attacker to move; copied
     * @param bound moves of the attacker, at least 1
     * @param jobNodes nodes after which a node is divided
     */
    public JobTree(Position root, int bound, long jobNodes) {
        this.root = root.copy();
        this.jobNodes = jobNodes;
        top = new JobNode(null, "", bound, true, ProofNumbers.UNIT, ProofNumbers.UNIT);
    }

    /** The position that all jobs begin from. */
    public Position root() {
        return root.copy();
    }

    /** Nodes that workers have spent. */
    public long nodes() {
        return nodes;
    }

    /** Answers that were accepted. */
    public int answers() {
        return answers;
    }

    /** Proof number of the root: what a mate is expected to take. */
    public int proof() {
        return top.proof();
    }

    /** Disproof number of the root. */
    public int disproof() {
        return top.disproof();
    }

    public boolean isProven() {
        return top.isProven();
    }

    /** Whether there is no mate within the bound, as far as the workers can be believed. */
    public boolean isDisproven() {
        return top.isDisproven();
    }

    public boolean isDecided() {
        return top.isSolved();
    }

    /** Moves to mate, when it is proven. */
    public OptionalInt length() {
        return top.isProven() ? OptionalInt.of(top.length()) : OptionalInt.empty();
    }

    /** The whole proof, put together from those of the workers. It is not checked. */
    public Optional<MateProof> proofOfMate() {
        return top.isProven() ? Optional.of(JobProof.of(root, top)) : Optional.empty();
    }

    // ---- jobs ----

    /** Returns the next job; empty when the root is decided, or every node worth a job is with a worker. */
    public Optional<MateJob> next() {
        JobNode node = isDecided() ? null : choose(top);
        if (node == null) {
            return Optional.empty();
        }
        node.setAsked(true);
        return Optional.of(new MateJob(moves(node), node.left, nodesFor(node)));
    }

    private long nodesFor(JobNode node) {
        return Math.min(jobNodes, Math.max(node.spent(), Math.max(1, jobNodes / FIRST_PART)));
    }

    private boolean isDivided(JobNode node) {
        return node.spent() >= jobNodes && !node.children().isEmpty();
    }

    /** Returns the most promising node below that may be asked; null when there is none. */
    private @Nullable JobNode choose(JobNode node) {
        if (node.isSolved()) {
            return null;
        }
        if (!isDivided(node)) {
            return node.isAsked() ? null : node;
        }
        return node.children().stream()
                .filter(child -> !child.isSolved())
                .sorted((a, b) -> Long.compare(node.cost(a), node.cost(b)))
                .map(this::choose)
                .filter(found -> found != null)
                .findFirst()
                .orElse(null);
    }

    /**
     * Takes an answer. One about a node that is not in the tree, or is decided, changes nothing.
     *
     * @throws RejectedProofException when the proof of a mate does not hold; the answer then counts for nothing
     */
    public void accept(MateJob job, JobAnswer answer) throws RejectedProofException {
        JobNode node = find(job.moves());
        if (node == null) {
            return;
        }
        release(node);
        int length = answer instanceof JobAnswer.Mate found ? check(job, found.proof()) : 0;
        answers++;
        nodes += answer.nodes();
        if (node.isSolved() || job.left() != node.left) {
            return;
        }
        node.spend(answer.nodes());
        if (answer instanceof JobAnswer.Mate mate) {
            node.prove(length, mate.proof());
        } else if (answer instanceof JobAnswer.NoMate) {
            node.disprove();
        } else if (answer instanceof JobAnswer.Open open) {
            node.tell(open.after());
        }
        for (JobNode above = node; above != null; above = above.parent) {
            above.update();
        }
    }

    /** Returns the length of a mate: what the rules say, not what the worker says. */
    private int check(MateJob job, MateProof proof) throws RejectedProofException {
        try {
            MateCertificate mate = ProofChecker.check(job.position(root), new int[0], proof);
            if (mate.attacker() == root.sideToMove() && Math.abs(mate.moves()) <= job.left()) {
                return Math.abs(mate.moves());
            }
            throw new RejectedProofException("not the mate that was asked for");
        } catch (NotationException e) {
            throw new RejectedProofException(String.valueOf(e.getMessage()));
        }
    }

    /** A worker is lost: somebody else may have its job. */
    public void giveUp(MateJob job) {
        JobNode node = find(job.moves());
        if (node != null) {
            release(node);
        }
    }

    private static void release(JobNode node) {
        if (node.isAsked()) {
            node.setAsked(false);
        }
    }

    private @Nullable JobNode find(String moves) {
        JobNode node = top;
        for (String move : moves.isEmpty() ? new String[0] : moves.split(" ")) {
            node = node.children().stream()
                    .filter(child -> child.move.equals(move))
                    .findFirst()
                    .orElse(null);
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    private static String moves(JobNode node) {
        Deque<String> path = new ArrayDeque<>();
        for (JobNode above = node; above.parent != null; above = above.parent) {
            path.addFirst(above.move);
        }
        return String.join(" ", path);
    }
}
