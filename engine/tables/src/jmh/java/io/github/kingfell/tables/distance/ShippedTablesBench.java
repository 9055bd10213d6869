package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The first value out of a shipped table, once in each of several machines: what a fresh engine's first score waits
 * for.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Measurement(iterations = 1)
@Fork(3)
public class ShippedTablesBench {
    @Param({"KRK", "KPK", "KBNK", "KQKR", "KQKP", "KRKP", "KPKP"})
    public String material;

    @Param({"0", "1"})
    public int sideToMove;

    private Position position;

    @Setup
    public void choose() {
        OracleTable shape = new OracleTable(new TableMaterial(MaterialKey.parse(material)));
        int number = shape.index.size() / 2;
        // With both sides to move, so that nobody is in check.
        while (shape.position(number, Color.WHITE) == null || shape.position(number, Color.BLACK) == null) {
            number++;
        }
        position = Objects.requireNonNull(shape.position(number, sideToMove));
    }

    @Benchmark
    public int firstValue() {
        return TableLibrary.withShippedTables().reader().plies(position);
    }
}
