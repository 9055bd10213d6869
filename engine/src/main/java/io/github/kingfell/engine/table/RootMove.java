package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A move with what the tables and the drawing rules say of it.
 *
 * @param value for the side that makes the move, plies counted from before it
 * @param errors of the opponent's replies, how many in a thousand are worth less to him than his best
 */
record RootMove(int move, Distance value, int errors) {
    private static final int THIRD_REPETITION = 2;

    /** Quick wins first, then draws, then slow losses; among equals what gives the opponent most chances to go wrong. */
    static final Comparator<RootMove> BEST_FIRST = Comparator.comparingInt(RootMove::rank)
            .thenComparingInt(RootMove::errors)
            .reversed();

    private int rank() {
        return switch (value.outcome()) {
            case WIN -> PlyCode.MOST_PLIES + PlyCode.MOST_PLIES - value.plies();
            case DRAW -> PlyCode.MOST_PLIES;
            case LOSS -> value.plies();
        };
    }

    /**
     * The moves of a position, best first.
     *
     * @param root with its game history: a third repetition and the fifty-move rule make a draw of what the move leads to
     * @param only the moves that count, empty for all
     * @param probe knows all that the root leads to
     */
    static List<RootMove> of(Position root, int[] only, TableProbe probe) {
        Position position = root.copy();
        MoveList list = new MoveList();
        new MoveGenerator(position).generate(position, list);
        if (only.length > 0) {
            list.retain(only);
        }
        List<RootMove> moves = new ArrayList<>();
        for (int move : list.toArray()) {
            position.make(move);
            moves.add(after(move, position, probe));
            position.unmake(move);
        }
        moves.sort(BEST_FIRST);
        return moves;
    }

    private static RootMove after(int move, Position position, TableProbe probe) {
        MoveList replies = new MoveList();
        new MoveGenerator(position).generate(position, replies);
        if (replies.isEmpty()) {
            return new RootMove(move, position.inCheck() ? Distance.ofMate(1) : Distance.DRAW, 0);
        }
        int code = PlyCode.ofProbe(probe.plies(position));
        int errors = 0;
        boolean mayClaimNext = false;
        for (int i = 0; i < replies.size(); i++) {
            position.make(replies.get(i));
            mayClaimNext |= mayClaim(position);
            int reply = PlyCode.before(PlyCode.ofProbe(probe.plies(position)));
            errors += Distance.ofCode(reply).outcome() == Distance.ofCode(code).outcome() ? 0 : 1;
            position.unmake(replies.get(i));
        }
        // A side that loses claims; one that wins does not let the other.
        boolean drawn = mayClaim(position) || mayClaimNext && PlyCode.isLoss(code);
        Distance value = drawn ? Distance.DRAW : Distance.ofCode(PlyCode.before(code));
        return new RootMove(move, value, errors * 1000 / replies.size());
    }

    private static boolean mayClaim(Position position) {
        return position.isFiftyMoveDraw() || position.repetitions() >= THIRD_REPETITION;
    }
}
