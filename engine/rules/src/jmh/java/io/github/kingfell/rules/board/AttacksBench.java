package io.github.kingfell.rules.board;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Sliding attacks on random boards with about sixteen pieces. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class AttacksBench {
    private static final int BOARDS = 1024;

    private final long[] boards =
            new Random(1).longs(BOARDS).map(x -> x & x >>> 17).toArray();

    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public long rook() {
        long sum = 0;
        for (int i = 0; i < BOARDS; i++) {
            sum ^= Attacks.rook(i & 63, boards[i]);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(BOARDS)
    public long bishop() {
        long sum = 0;
        for (int i = 0; i < BOARDS; i++) {
            sum ^= Attacks.bishop(i & 63, boards[i]);
        }
        return sum;
    }
}
