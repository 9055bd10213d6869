package io.github.kingfell.tables.tablebase;

import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A table for the builder. It answers from slices in memory, which it fetches at their first probe. Thread-safe. */
final class LoadedTable implements WholeTable {
    private final Signature signature;
    private final PawnPlacements pawns;
    private final SliceIndex index;

    private final SliceSource source;
    private final SliceMemory memory;
    private final AtomicReferenceArray<byte[][]> slices;

    /** When each slice was used last, by the clock of the memory. Many threads write it; it is exact enough. */
    private final int[] lastUsed;

    LoadedTable(Signature signature, SliceSource source, SliceMemory memory) {
        this.signature = signature;
        this.source = source;
        this.memory = memory;
        pawns = new PawnPlacements(signature);
        index = new SliceIndex(signature);
        slices = new AtomicReferenceArray<>(pawns.count());
        lastUsed = new int[pawns.count()];
    }

    /** Creates a table that holds the slices put into it, and keeps them all. */
    static LoadedTable inMemory(Signature signature) {
        SliceSource none = number -> {
            throw new IllegalStateException(signature + " has no slice " + number + " yet");
        };
        return new LoadedTable(signature, none, new SliceMemory(Long.MAX_VALUE));
    }

    @Override
    public Signature signature() {
        return signature;
    }

    @Override
    public PawnPlacements pawns() {
        return pawns;
    }

    @Override
    public SliceIndex index() {
        return index;
    }

    /**
     * Returns the value of a position.
     *
     * @param squares in the order of the signature, may be changed
     */
    byte code(int sideToMove, int[] squares) {
        int found = pawns.find(squares);
        if ((found & 1) != 0) {
            PawnPlacements.reflect(squares, signature.pieceCount);
        }
        return slice(found >> 1)[sideToMove][index.of(squares)];
    }

    @Override
    public byte[][] slice(int number) {
        byte[][] slice = slices.get(number);
        if (lastUsed[number] != memory.now()) {
            lastUsed[number] = memory.now();
        }
        return slice != null ? slice : fetch(number);
    }

    private synchronized byte[][] fetch(int number) {
        byte[][] slice = slices.get(number);
        if (slice == null) {
            try {
                slice = source.slice(number);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            put(number, slice);
        }
        return slice;
    }

    /** Stores a slice just solved. */
    void put(int number, byte[][] slice) {
        slices.set(number, slice);
        memory.add(this, number, 2L * index.size());
    }

    void drop(int number) {
        slices.set(number, null);
    }

    int lastUsed(int number) {
        return lastUsed[number];
    }
}
