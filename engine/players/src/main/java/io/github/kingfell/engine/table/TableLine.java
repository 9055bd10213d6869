package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.SearchClock;
import io.github.kingfell.tables.distance.RootMove;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.Arrays;
import java.util.List;

/** The best line by the distance tables after a root move. */
final class TableLine {
    /** Plies shown of a line that has no end. */
    private static final int SHOWN_PLIES = 12;

    /** The most positions computed for each such ply. The line is only likely, so more is not worthwhile. */
    private static final int LIKELY_NODES = 100;

    /** The line is cut when the time divided by this is gone: a process that has just begun is slow. */
    private static final int LIKELY_SHARE = 3;

    private static final int[] ALL_MOVES = {};

    private TableLine() {}

    /**
     * Returns the line to mate after a decided move, of exactly the table's length: each ply is one ply nearer to mate.
     */
    static Pv toMate(Position root, RootMove first, TableProbe probe) {
        Position position = root.copy();
        MoveGenerator generator = new MoveGenerator(position);
        MoveList moves = new MoveList();
        int[] line = new int[first.value().plies()];
        line[0] = first.move();
        position.make(first.move());
        for (int ply = 1; ply < line.length; ply++) {
            generator.generate(position, moves);
            line[ply] = nearer(position, moves, line.length - ply - 1, probe);
            position.make(line[ply]);
        }
        return Pv.of(line);
    }

    private static int nearer(Position position, MoveList moves, int plies, TableProbe probe) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            position.make(move);
            boolean leads = probe.plies(position) == plies;
            position.unmake(move);
            if (leads) {
                return move;
            }
        }
        throw new IllegalStateException("no move leads to a mate in " + plies + " plies");
    }

    /**
     * Returns a few best moves, with the game history and the fifty-move rule taken into account; fewer when much of
     * the time is gone.
     */
    static Pv likely(Position root, RootMove first, TableProbe probe, SearchClock clock) {
        Position position = root.copy();
        int[] line = new int[SHOWN_PLIES];
        line[0] = first.move();
        position.make(first.move());
        int length = 1;
        while (length < SHOWN_PLIES && clock.elapsedOnClock() < clock.budget().hard() / LIKELY_SHARE) {
            List<RootMove> moves = RootMove.of(position, ALL_MOVES, probe, LIKELY_NODES);
            if (moves.isEmpty()) {
                break;
            }
            line[length] = moves.get(0).move();
            position.make(line[length++]);
        }
        return Pv.of(Arrays.copyOf(line, length));
    }
}
