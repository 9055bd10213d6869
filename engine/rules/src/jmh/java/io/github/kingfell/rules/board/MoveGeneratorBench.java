package io.github.kingfell.rules.board;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Per position of the bench suite, openings to endings: all moves, the two halves, the count, and each move made. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class MoveGeneratorBench {
    private static final int POSITIONS = 12;

    private final Position[] positions = new Position[POSITIONS];
    private final MoveList list = new MoveList();
    private MoveGenerator generator;

    @Setup
    public void read() throws NotationException {
        List<String> lines = Suite.BENCH_ALPHABETA.lines();
        for (int i = 0; i < POSITIONS; i++) {
            positions[i] = Epd.parse(lines.get(i)).position();
        }
        generator = new MoveGenerator(positions[0]);
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generate() {
        int moves = 0;
        for (Position position : positions) {
            generator.generate(position, list);
            moves += list.size();
        }
        return moves;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int generateNoisyAndQuiet() {
        int moves = 0;
        for (Position position : positions) {
            generator.generateNoisy(position, list);
            moves += list.size();
            generator.generateQuiet(position, list);
            moves += list.size();
        }
        return moves;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int count() {
        int moves = 0;
        for (Position position : positions) {
            moves += generator.count(position);
        }
        return moves;
    }

    /** Generates the moves of each position and makes and takes back every one. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public long makeAndUnmakeAll() {
        long keys = 0;
        for (Position position : positions) {
            generator.generate(position, list);
            for (int i = 0; i < list.size(); i++) {
                int move = list.get(i);
                position.make(move);
                keys ^= position.key();
                position.unmake(move);
            }
        }
        return keys;
    }
}
