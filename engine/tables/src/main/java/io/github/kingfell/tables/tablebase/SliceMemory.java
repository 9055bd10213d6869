package io.github.kingfell.tables.tablebase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps the slices in memory within a number of bytes. The slices used by the current piece of work stay, whatever
 * their size. Slices are dropped only between two pieces of work, the least recently used first.
 */
final class SliceMemory {
    private final long most;
    private final List<Resident> residents = new ArrayList<>();
    private long bytes;

    /** The number of the current piece of work; it is the clock for the last use of a slice. */
    private volatile int now = 1;

    private record Resident(LoadedTable table, int slice, long bytes) {}

    SliceMemory(long most) {
        this.most = most;
    }

    int now() {
        return now;
    }

    synchronized void add(LoadedTable table, int slice, long size) {
        residents.add(new Resident(table, slice, size));
        bytes += size;
    }

    /** Ends a piece of work; no other thread may be using slices. */
    synchronized void trim() {
        if (bytes > most) {
            residents.sort(Comparator.comparingInt(resident -> resident.table.lastUsed(resident.slice)));
            int gone = 0;
            while (bytes > most && gone < residents.size()) {
                Resident oldest = residents.get(gone++);
                oldest.table.drop(oldest.slice);
                bytes -= oldest.bytes;
            }
            residents.subList(0, gone).clear();
        }
        now++;
    }
}
