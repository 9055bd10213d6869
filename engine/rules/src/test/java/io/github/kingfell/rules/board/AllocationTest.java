package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Checks that board code allocates nothing, because searches spend their time there. */
class AllocationTest {
    /** Allowance for the measurement itself, which allocates some bytes. */
    private static final long MOST_BYTES = 500;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final MoveList list = new MoveList();
    private long sum;

    @Test
    void makingUnmakingAndGeneratingAllocateNothing() {
        RandomWalk walk = RandomWalk.of(3, 100);
        int[] moves = walk.moves();
        Position position = walk.start();
        MoveGenerator generator = new MoveGenerator(position);
        for (int i = 0; i < 200; i++) {
            there(position, generator, moves);
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 50; i++) {
            there(position, generator, moves);
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(bytes).isLessThan(MOST_BYTES);
        assertThat(sum).isPositive();
    }

    @Test
    void perftAllocatesNothing() {
        Perft perft = new Perft(RandomWalk.of(3, 1).start(), 3);
        perft.count(3);
        long before = threads.getCurrentThreadAllocatedBytes();
        perft.count(3);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(MOST_BYTES);
    }

    /** Walks through the game and back, with the calls that searches make at each position. */
    private void there(Position position, MoveGenerator generator, int[] moves) {
        for (int move : moves) {
            generator.generate(position, list);
            for (int i = 0; i < list.size(); i++) {
                position.make(list.get(i));
                sum += generator.count(position) + position.repetitions() + (position.isRepetition(0) ? 1 : 0);
                position.unmake(list.get(i));
            }
            generator.generateNoisy(position, list);
            generator.generateQuiet(position, list);
            if (!position.inCheck()) {
                position.makeNull();
                position.unmakeNull();
            }
            position.make(move);
        }
        for (int ply = moves.length - 1; ply >= 0; ply--) {
            position.unmake(moves[ply]);
        }
    }
}
