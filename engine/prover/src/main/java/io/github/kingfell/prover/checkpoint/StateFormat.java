package io.github.kingfell.prover.checkpoint;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.prover.solver.MateSolver;
import io.github.kingfell.prover.solver.SolverState;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateProof;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/** The format of a {@link SolverState} in a checkpoint. */
final class StateFormat {
    private StateFormat() {}

    static void write(SolverState state, CheckpointOutput out) {
        out.putLong(state.nodes());
        out.putInt(state.turns());
        out.putText(state.state().name());
        out.putInt(state.bound());
        out.putInt(state.disproved());
        out.putInt(state.numbers());
        out.putInt(state.losses());
        out.putInt(state.refused() ? 1 : 0);
        int[] code =
                state.proof().map(MateProof::answers).map(AnswerTree::toArray).orElse(new int[0]);
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
        int bound = in.getInt(0, DfPn.MAX_BOUND);
        int disproved = in.getInt(0, DfPn.MAX_BOUND);
        int numbers = in.getInt(0, TurnBounds.OF_CLASS);
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
