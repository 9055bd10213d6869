package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/** Counts the leaves of the game tree, the standard check and benchmark of a move generator. */
@Hot
public final class Perft {
    private final Position position;
    private final MoveGenerator generator;
    private final MoveList[] lists;

    /**
     * @param position copied
     * @param depth plies, at least 1
     */
    public Perft(Position position, int depth) {
        this.position = position.copy();
        generator = new MoveGenerator(this.position);
        lists = MoveList.perPly(depth + 1);
    }

    /** Counts the leaves at a depth from 1 to the constructor's. The last ply is counted, not made. */
    public long count(int depth) {
        if (depth <= 1) {
            return depth == 0 ? 1 : generator.count(position);
        }
        MoveList moves = lists[depth];
        generator.generate(position, moves);
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            position.make(move);
            leaves += count(depth - 1);
            position.unmake(move);
        }
        return leaves;
    }

    /** Counts the leaves below one root move. */
    public long countAfter(int move, int depth) {
        position.make(move);
        long leaves = count(depth - 1);
        position.unmake(move);
        return leaves;
    }
}
