package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.tablebase.WorkerPool;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Compares every value of a table with those of all successors, found with the engine's own rules, which share with the
 * builder nothing but the attack tables. A table that passes is right, if the tables are right that captures and
 * promotions lead to: a win in n has a successor lost in n - 1 and none lost sooner, a loss in n has only won
 * successors, the slowest in n - 1, and a draw has no lost successor and one that is not won, or no move at all.
 */
public final class ConsistencyCheck {
    private final TableLibrary library;
    private final DtmTable table;

    /** @param table complete, and of this library */
    public ConsistencyCheck(TableLibrary library, DtmTable table) {
        this.library = library;
        this.table = table;
    }

    /**
     * What the check found.
     *
     * @param positions compared, up to symmetry, both sides to move
     * @param wrong values that do not follow from their successors, or numbers wrongly used or not used
     */
    public record Result(long positions, long wrong) {}

    /**
     * Checks the positions of every n-th number.
     *
     * @param every 1 for all
     */
    public Result run(int every, int threads, BooleanSupplier cancelled) {
        List<Inspector> inspectors = new ArrayList<>();
        IntStream.range(0, threads).forEach(thread -> inspectors.add(new Inspector()));
        try (WorkerPool<Inspector> crew = new WorkerPool<>(inspectors, cancelled)) {
            crew.share(
                    (table.index.size() + every - 1) / every,
                    (inspector, from, to) -> inspector.inspect(from, to, every));
        }
        return new Result(
                inspectors.stream().mapToLong(inspector -> inspector.positions).sum(),
                inspectors.stream().mapToLong(inspector -> inspector.wrong).sum());
    }

    /**
     * The value that follows from the successors alone.
     *
     * @param moves overwritten
     */
    static Distance fromSuccessors(Position position, TableProbe probe, MoveList moves) {
        new MoveGenerator(position).generate(position, moves);
        if (moves.isEmpty()) {
            return position.inCheck() ? Distance.ofMate(0) : Distance.DRAW;
        }
        int best = PlyCode.UNUSED;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int code = PlyCode.before(PlyCode.ofProbe(probe.plies(position)));
            position.unmake(moves.get(i));
            best = best == PlyCode.UNUSED ? code : PlyCode.better(best, code);
        }
        return Distance.ofCode(best);
    }

    /** Looks at its share of the positions. */
    private final class Inspector {
        private final TableProbe probe = library.reader();
        private final MoveList moves = new MoveList();
        private final int[] squares = new int[table.material.men];
        private long positions;
        private long wrong;

        void inspect(int from, int to, int every) {
            for (int number = from * every; number < to * every && number < table.index.size(); number += every) {
                table.index.place(number, squares);
                for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                    compare(number, side);
                }
            }
        }

        private void compare(int number, int side) {
            Position position = table.position(number, side);
            int code = table.code(side, number);
            boolean used = position != null && table.index.of(squares) == number;
            if (position == null || !used) {
                wrong += code == PlyCode.UNUSED ? 0 : 1;
                return;
            }
            positions++;
            if (code == PlyCode.UNUSED || !Distance.ofCode(code).equals(fromSuccessors(position, probe, moves))) {
                wrong++;
            }
        }
    }
}
