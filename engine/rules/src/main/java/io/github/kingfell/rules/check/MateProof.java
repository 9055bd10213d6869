package io.github.kingfell.rules.check;

/**
 * Proves a forced mate completely: one move for the attacker at each of his turns, every legal reply for the defender.
 * It can be checked with the rules alone ({@link ProofChecker}).
 *
 * <p>The attacker gives the answers of the {@link AnswerTree}. A node without replies ends in mate. When the defender
 * is to move at the root, the answer there is {@link io.github.kingfell.rules.board.Move#NONE}.
 */
public final class MateProof {
    private final AnswerTree answers;

    /** Takes over the array; the caller must not change it afterwards. Nothing is checked here. */
    public MateProof(int[] code) {
        this(new AnswerTree(code));
    }

    /** The proof with these answers of the attacker. Nothing is checked here. */
    public MateProof(AnswerTree answers) {
        this.answers = answers;
    }

    /** The attacker's answers; unchecked, as the proof. */
    public AnswerTree answers() {
        return answers;
    }

    int size() {
        return answers.size();
    }

    int at(int index) {
        return answers.at(index);
    }
}
