package io.github.kingfell.prover.joblevel;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.prover.dfpn.ProofNumbers;
import io.github.kingfell.rules.check.MateProof;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A node of the master's tree. Its numbers are those of its children, which a worker has told. */
final class JobNode {
    /** As in the search of a worker: the replies to a quiet move are much alike. */
    private static final int DAMPING = 3;

    final @Nullable JobNode parent;

    /** The move to this node, as in {@link MateJob#moves}; empty at the root. */
    final String move;

    /** Moves of the attacker from here on. */
    final int left;

    final boolean attackersNode;

    private List<JobNode> children = List.of();
    private int proof;
    private int disproof;
    private @Nullable MateProof ownProof;
    private int length;
    private boolean isAsked;
    private long spent;
    private int pending;

    JobNode(@Nullable JobNode parent, String move, int left, boolean attackersNode, int proof, int disproof) {
        this.parent = parent;
        this.move = move;
        this.left = left;
        this.attackersNode = attackersNode;
        this.proof = proof;
        this.disproof = disproof;
    }

    List<JobNode> children() {
        return children;
    }

    boolean isProven() {
        return proof == 0;
    }

    boolean isDisproven() {
        return disproof == 0;
    }

    boolean isSolved() {
        return isProven() || isDisproven();
    }

    /** Moves to mate of a proven node. */
    int length() {
        return length;
    }

    int proof() {
        return proof;
    }

    int disproof() {
        return disproof;
    }

    /** The proof that a worker has sent for this very node. */
    Optional<MateProof> ownProof() {
        return Optional.ofNullable(ownProof);
    }

    /** Nodes that workers have spent on this very node. */
    long spent() {
        return spent;
    }

    /** The number for the side to move here, larger where workers are below already. */
    long cost(JobNode child) {
        return (attackersNode ? child.proof : child.disproof) * (1L + child.pending);
    }

    /** Whether a worker is searching this very node. */
    boolean isAsked() {
        return isAsked;
    }

    void setAsked(boolean asked) {
        isAsked = asked;
        for (JobNode node = this; node != null; node = node.parent) {
            node.pending += asked ? 1 : -1;
        }
    }

    // ---- what a worker has found ----

    void prove(int moves, MateProof proof) {
        ownProof = proof;
        length = moves;
        this.proof = 0;
        disproof = INFINITE;
    }

    void disprove() {
        proof = INFINITE;
        disproof = 0;
    }

    void spend(long nodes) {
        spent += nodes;
    }

    /** Makes the children, or gives those that nobody has asked about newer numbers. */
    void tell(List<JobAnswer.Numbers> after) {
        if (children.isEmpty()) {
            children = after.stream().map(this::child).toList();
            return;
        }
        for (JobAnswer.Numbers numbers : after) {
            for (JobNode child : children) {
                if (child.move.equals(numbers.move()) && child.spent == 0 && !child.isSolved()) {
                    child.set(numbers);
                }
            }
        }
    }

    private JobNode child(JobAnswer.Numbers numbers) {
        JobNode child = new JobNode(this, numbers.move(), attackersNode ? left - 1 : left, !attackersNode, 1, 1);
        child.set(numbers);
        return child;
    }

    private void set(JobAnswer.Numbers numbers) {
        boolean none = numbers.disproof() <= 0;
        proof = none ? INFINITE : open(numbers.proof());
        disproof = none ? 0 : open(numbers.disproof());
    }

    /** A mate of which a worker has told only the numbers stays open until its proof is here. */
    private static int open(int number) {
        return Math.max(1, Math.min(number, ProofNumbers.LARGEST));
    }

    /** Computes the numbers from those of the children. */
    void update() {
        if (isSolved() || children.isEmpty()) {
            return;
        }
        int least = INFINITE;
        int sum = 0;
        int most = 0;
        for (JobNode child : children) {
            least = Math.min(least, attackersNode ? child.proof : child.disproof);
            int other = attackersNode ? child.disproof : child.proof;
            sum = ProofNumbers.sum(sum, other);
            most = Math.max(most, other);
        }
        if (least == 0) {
            sum = INFINITE;
        } else if (least == INFINITE) {
            sum = 0;
        } else if (!attackersNode) {
            sum = most + (sum - most) / DAMPING;
        }
        proof = attackersNode ? least : sum;
        disproof = attackersNode ? sum : least;
        if (isProven()) {
            length = attackersNode ? quickest().length + 1 : longest();
        }
    }

    /** The child with the shortest mate. */
    JobNode quickest() {
        return children.stream()
                .filter(JobNode::isProven)
                .min((a, b) -> Integer.compare(a.length, b.length))
                .orElseThrow();
    }

    private int longest() {
        return children.stream().mapToInt(child -> child.length).max().orElse(0);
    }
}
