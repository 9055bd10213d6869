package io.github.kingfell.engine.proof;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateRefutation;
import java.util.Arrays;
import java.util.Optional;

/** Finds a defence against every move of the attacker by trying all of them: for short mates only. */
public final class Refuter {
    /** Up to this number of moves of the attacker, trying everything takes seconds at most. */
    public static final int MAX_MOVES = 2;

    private final Position position;
    private final MoveGenerator generator;
    private int[] code = new int[256];
    private int size;

    private Refuter(Position root) {
        position = root.copy();
        generator = new MoveGenerator(position);
    }

    /**
     * The refutation of a mate, when there is no mate.
     *
     * @param root with its game history; not changed
     * @param attacker the colour that might mate
     * @param moves how many moves the attacker has, from 1 to {@link #MAX_MOVES}
     */
    public static Optional<MateRefutation> refute(Position root, int attacker, int moves) {
        if (moves < 1 || moves > MAX_MOVES) {
            throw new IllegalArgumentException("moves " + moves);
        }
        Refuter refuter = new Refuter(root);
        boolean refuted = root.sideToMove() == attacker ? refuter.attack(Move.NONE, moves) : refuter.defend(moves);
        return refuted
                ? Optional.of(new MateRefutation(moves, new AnswerTree(Arrays.copyOf(refuter.code, refuter.size))))
                : Optional.empty();
    }

    /** The attacker is to move, after an answer that the node begins with. False, and nothing written, if he mates. */
    private boolean attack(int answer, int moves) {
        MoveList legal = new MoveList();
        generator.generate(position, legal);
        int node = size;
        int count = moves == 1 ? 0 : legal.size();
        write(answer, count);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            position.make(move);
            if (count > 0) {
                code[node + 2 + 2 * i] = move;
                code[node + 3 + 2 * i] = size;
            }
            boolean refuted = moves == 1 ? !isMated() : defend(moves - 1);
            position.unmake(move);
            if (!refuted) {
                size = node;
                return false;
            }
        }
        return true;
    }

    /** The defender is to move. False, and nothing written, when he has no defence. */
    private boolean defend(int moves) {
        MoveList legal = new MoveList();
        generator.generate(position, legal);
        if (legal.isEmpty() && position.inCheck()) {
            return false;
        }
        if (legal.isEmpty() || position.mayClaimDraw()) {
            write(Move.NONE, 0);
            return true;
        }
        for (int i = 0; i < legal.size(); i++) {
            int reply = legal.get(i);
            position.make(reply);
            boolean drawn = position.mayClaimDraw();
            if (drawn) {
                write(reply, 0);
            }
            boolean refuted = drawn || attack(reply, moves);
            position.unmake(reply);
            if (refuted) {
                return true;
            }
        }
        return false;
    }

    private void write(int answer, int count) {
        int node = size;
        size += 2 + 2 * count;
        if (size > code.length) {
            code = Arrays.copyOf(code, 2 * size);
        }
        code[node] = answer;
        code[node + 1] = count;
    }

    private boolean isMated() {
        return position.inCheck() && generator.count(position) == 0;
    }
}
