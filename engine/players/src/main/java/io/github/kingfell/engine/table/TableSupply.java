package io.github.kingfell.engine.table;

import io.github.kingfell.engine.search.BackgroundWork;
import io.github.kingfell.engine.search.Clock;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Gets the tables of a game ready: reads them where they are kept, and has the others built in the background, from the
 * moment when captures and promotions can bring about their material. A search never waits for a table that it can do
 * without, and one limited by nodes or plies has none built: it must find the same whatever was searched before.
 */
public final class TableSupply {
    /** With more men too many materials can be reached to build them all. */
    private static final int MOST_MEN = TableMaterial.MOST_MEN + 2;

    /** The part of the heap, one in this number, that may be taken by tables that nobody has asked for yet. */
    private static final int HEAP_SHARE = 8;

    /** The part of a fixed time for a move that may be waited for a table that the user insists on, in percent. */
    private static final int MOST_PERCENT = 80;

    /** Milliseconds in which any table is built. */
    private static final long LONG_ENOUGH = TimeUnit.DAYS.toMillis(1);

    private final TableLibrary library;
    private final BackgroundWork work;

    public TableSupply(TableLibrary library, BackgroundWork work) {
        this.library = library;
        this.work = work;
    }

    TableLibrary library() {
        return library;
    }

    /** True when a search may use the table of a material. */
    public boolean has(long material, SearchTask task) {
        return isThere(material);
    }

    /** True when searches limited by nodes or plies may use the table of a material, see {@link TableLibrary#isKept}. */
    boolean isKept(long material) {
        return library.isKept(material);
    }

    /** True when the table of a material comes with the program, is in memory, or in a tablebase. */
    public boolean isThere(long material) {
        return library.has(material) || library.hasTablebase(material);
    }

    /** True when work is done in the background for a search: it need not find the same each time, and its game goes on for a while. */
    public boolean mayBuild(SearchTask task) {
        return !task.limits().areReproducible()
                && task.limits().clock().filter(Clock::isHurried).isEmpty();
    }

    /** Has the table of a material built in the background, unless it is there or {@link #mayBuild may not} be built. */
    public void order(long material, SearchTask task) {
        if (mayBuild(task)) {
            build(material);
        }
    }

    private void build(long material) {
        if (!isThere(material)) {
            work.order("table " + MaterialKey.name(material), cancelled -> build(material, cancelled));
        }
    }

    private void build(long material, BooleanSupplier cancelled) {
        try {
            library.table(material, 1, BuildListener.SILENT, cancelled);
        } catch (CancellationException e) {
            // Whoever needs it orders it again.
        }
    }

    /** Orders the tables of what a game can soon come to, the small ones first. */
    public void orderReachable(SearchTask task) {
        Position root = task.position();
        int men = Long.bitCount(root.occupied());
        if (men > MOST_MEN || root.castling() != 0) {
            return;
        }
        Set<Long> materials = new TreeSet<>();
        collect(root.material(), men, materials);
        List<Long> wanted = new ArrayList<>(materials);
        wanted.sort(Comparator.comparingLong(material -> library.missingNumbers(material)));
        long room = Runtime.getRuntime().maxMemory() / HEAP_SHARE - library.bytes();
        for (long material : wanted) {
            // A byte for each side to move.
            room -= 2 * library.missingNumbers(material);
            if (room > 0) {
                order(material, task);
            }
        }
    }

    /** The materials of at most four men that captures lead to. */
    private static void collect(long material, int men, Set<Long> found) {
        if (men <= TableMaterial.MOST_MEN) {
            found.add(MaterialKey.strongerWhite(material));
            return;
        }
        for (long left : afterCaptures(material)) {
            collect(left, men - 1, found);
        }
    }

    /**
     * Waits for a table that the user insists on, as long as the limits allow.
     *
     * @return true when it is there
     */
    public boolean await(long material, SearchTask task) {
        if (has(material, task)) {
            return true;
        }
        if (task.limits().areReproducible()) {
            return false;
        }
        task.note("building the exact table " + MaterialKey.name(material));
        build(material);
        SearchControl control = task.control();
        long until = control.clock().budget().isUnlimited()
                ? LONG_ENOUGH
                : control.clock().budget().hard() * MOST_PERCENT / 100;
        work.lend(control, until, () -> isThere(material));
        return isThere(material);
    }

    /** The materials that a capture leaves. */
    private static List<Long> afterCaptures(long material) {
        List<Long> left = new ArrayList<>();
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                if (MaterialKey.count(material, color, kind) > 0) {
                    left.add(material - MaterialKey.of(Piece.of(color, kind)));
                }
            }
        }
        return left;
    }
}
