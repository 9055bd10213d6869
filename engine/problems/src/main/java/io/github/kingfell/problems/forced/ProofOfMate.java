package io.github.kingfell.problems.forced;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Writes the solution of a solver as a {@link MateProof}; transposed positions are written once. */
final class ProofOfMate {
    private final Position position;
    private final ForcedSearch solver;
    private final MoveGenerator generator;
    private final Map<Long, Integer> written = new HashMap<>();
    private int[] code = new int[64];
    private int size;
    private boolean broken;

    /** @param position the solver's, the attacker to move */
    ProofOfMate(Position position, ForcedSearch solver) {
        this.position = position;
        this.solver = solver;
        generator = new MoveGenerator(position);
    }

    Optional<MateProof> write(int moves) {
        writeMove(moves);
        return broken ? Optional.empty() : Optional.of(new MateProof(Arrays.copyOf(code, size)));
    }

    /** Writes the quickest move, so that a position that recurs needs the same moves and its node can be shared. */
    private int writeMove(int most) {
        Integer known = written.get(position.key());
        if (known != null) {
            return known;
        }
        int least = solver.leastToWin(most);
        int move = least == 0 ? Move.NONE : solver.solvingMove(least);
        if (move == Move.NONE) {
            broken = true;
            return 0;
        }
        long key = position.key();
        position.make(move);
        int node = writeReplies(move, least - 1);
        position.unmake(move);
        written.put(key, node);
        return node;
    }

    private int writeReplies(int move, int left) {
        MoveList replies = new MoveList();
        generator.generate(position, replies);
        int node = size;
        size += 2 + 2 * replies.size();
        if (size > code.length) {
            code = Arrays.copyOf(code, Math.max(size, 2 * code.length));
        }
        code[node] = move;
        code[node + 1] = replies.size();
        for (int i = 0; i < replies.size() && !broken; i++) {
            int reply = replies.get(i);
            position.make(reply);
            int next = writeMove(left);
            position.unmake(reply);
            code[node + 2 + 2 * i] = reply;
            code[node + 3 + 2 * i] = next;
        }
        return node;
    }
}
