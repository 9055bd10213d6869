package io.github.kingfell.uci;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Perft;
import io.github.kingfell.rules.board.Position;
import java.util.function.BooleanSupplier;

/** A perft that can be stopped: the board's own count, which cannot, runs only for subtrees of a few milliseconds. */
final class StoppablePerft {
    private static final int DEPTH_IN_ONE_GO = 3;

    private final Position position;
    private final BooleanSupplier stopped;

    /** @param position copied */
    StoppablePerft(Position position, BooleanSupplier stopped) {
        this.position = position.copy();
        this.stopped = stopped;
    }

    /** Counts the leaves below a legal move, which is the first of {@code depth} plies; meaningless when stopped. */
    long countAfter(int move, int depth) {
        position.make(move);
        long leaves = count(depth - 1);
        position.unmake(move);
        return leaves;
    }

    private long count(int depth) {
        if (depth <= DEPTH_IN_ONE_GO) {
            return new Perft(position, depth).count(depth);
        }
        MoveList moves = MoveList.legal(position);
        long leaves = 0;
        for (int i = 0; i < moves.size() && !stopped.getAsBoolean(); i++) {
            leaves += countAfter(moves.get(i), depth);
        }
        return leaves;
    }
}
