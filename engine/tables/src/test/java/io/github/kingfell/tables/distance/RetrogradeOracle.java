package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.tablebase.WorkerPool;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The first builder of this project, an oracle for the one in use: retrograde analysis (Ströhlein 1970, Thompson 1986)
 * of one material of at most four men at once, from the mates, and from the captures and promotions into other tables,
 * back ply by ply. It has its own board, numbers and values, and plays en passant backwards.
 */
final class RetrogradeOracle {
    private static final Map<Long, OracleTable> TABLES = new ConcurrentHashMap<>();

    private final OracleTable table;

    private RetrogradeOracle(OracleTable table) {
        this.table = table;
    }

    /** The table of a material, in the colouring that is stored, after those that it needs. */
    static OracleTable table(long material) {
        OracleTable known = TABLES.get(material);
        if (known == null) {
            known = new OracleTable(new TableMaterial(material));
            new RetrogradeOracle(known).build();
            TABLES.put(material, known);
        }
        return known;
    }

    static OracleTable table(String name) {
        return table(MaterialKey.strongerWhite(MaterialKey.parse(name)));
    }

    private void build() {
        int size = table.index.size();
        Conversions conversions = new Conversions(table.material, RetrogradeOracle::table);
        OracleWorker worker = new OracleWorker(table, conversions, new RepliesLeft(size, false));
        try (WorkerPool<OracleWorker> pool = new WorkerPool<>(List.of(worker), () -> false)) {
            pool.share(size, OracleWorker::initialise);
            DoubleSteps doubleSteps = worker.doubleSteps();
            for (int plies = 0; plies <= PlyCode.plies(Math.max(worker.greatest(), doubleSteps.greatest())); plies++) {
                int now = plies;
                pool.share(size, (any, from, to) -> any.step(from, to, now));
                pool.share(doubleSteps.count(), (any, from, to) -> any.stepBackDoubleSteps(doubleSteps, from, to, now));
            }
        }
    }
}
