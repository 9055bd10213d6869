package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Building a table and those it needs, once in each of several machines: in a game no build finds compiled code. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Measurement(iterations = 1)
@Fork(3)
public class RetrogradeBench {
    @Param({"KPK", "KBNK", "KQKR", "KRKP"})
    public String material;

    @Benchmark
    public BuiltTable build() {
        return new TableLibrary().table(MaterialKey.parse(material), 1, BuildProgress.SILENT, () -> false);
    }
}
