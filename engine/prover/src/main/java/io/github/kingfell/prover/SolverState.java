package io.github.kingfell.prover;

import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateProof;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a {@link MateSolver} knows beside the table, as a checkpoint keeps it.
 *
 * @param nodes visited so far
 * @param turns taken so far
 * @param bound of the search, in moves of the attacker
 * @param disproved there is no mate in this many moves
 * @param numbers the set in which the mate was found, see {@link TurnBounds}
 * @param losses proofs that could not be written
 * @param refused whether the checker has refused a proof
 * @param proof of the shortest mate so far; it is checked again before it counts
 */
record SolverState(
        long nodes,
        int turns,
        MateSolver.State state,
        int bound,
        int disproved,
        int numbers,
        int losses,
        boolean refused,
        Optional<MateProof> proof) {

    void write(CheckpointOutput out) throws IOException {
        out.putLong(nodes);
        out.putInt(turns);
        out.putText(state.name());
        out.putInt(bound);
        out.putInt(disproved);
        out.putInt(numbers);
        out.putInt(losses);
        out.putInt(refused ? 1 : 0);
        int[] code = proof.map(MateProof::answers).map(AnswerTree::toArray).orElse(new int[0]);
        out.putInt(code.length);
        for (int word : code) {
            out.putInt(word);
        }
    }

    private static MateSolver.State state(String name) throws UnusableCheckpointException {
        return Arrays.stream(MateSolver.State.values())
                .filter(state -> state.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnusableCheckpointException("it is damaged: a state has no such name"));
    }

    static SolverState read(CheckpointInput in) throws IOException, UnusableCheckpointException {
        long nodes = in.getLong();
        int turns = in.getInt();
        MateSolver.State state = state(in.getText());
        int bound = in.getInt(0, ProofNumberPlayer.MAX_BOUND);
        int disproved = in.getInt(0, ProofNumberPlayer.MAX_BOUND);
        int numbers = in.getInt(0, TurnBounds.LAST_NUMBERS);
        int losses = in.getInt();
        boolean refused = in.getInt(0, 1) == 1;
        int[] code = new int[in.getInt(0, (int) Math.min(Integer.MAX_VALUE, in.remaining() / Integer.BYTES))];
        for (int i = 0; i < code.length; i++) {
            code[i] = in.getInt();
        }
        Optional<MateProof> proof = code.length == 0 ? Optional.empty() : Optional.of(new MateProof(code));
        return new SolverState(nodes, turns, state, bound, disproved, numbers, losses, refused, proof);
    }
}
