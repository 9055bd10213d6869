package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Outcomes and distances of random positions, as many of each material, by one thread. The files are in memory from the
 * second round on. {@code -p directory=DIR} names the tester's own tables.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class SyzygyBench {
    private static final int POSITIONS = 20_000;
    private static final long SEED = 2013;

    @Param("src/test/resources/syzygy")
    public String directory;

    private List<Position> positions;
    private SyzygyProbe probe;

    @Setup
    public void read() throws IOException {
        positions = RandomPositions.of(Path.of(directory), POSITIONS, SEED);
        SyzygyTables tables = new SyzygyTables();
        tables.configure(new SyzygyOptions(directory, 1, SyzygyMaterial.MOST_PIECES, true));
        probe = tables.probe();
        if (positions.stream().anyMatch(position -> probe.wdl(position) == WdlValues.UNKNOWN)) {
            throw new IOException("a table is missing or damaged: " + tables.takeComplaints());
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int wdl() {
        int sum = 0;
        for (Position position : positions) {
            sum += probe.wdl(position);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int dtz() {
        int sum = 0;
        for (Position position : positions) {
            sum += probe.dtz(position);
        }
        return sum;
    }
}
