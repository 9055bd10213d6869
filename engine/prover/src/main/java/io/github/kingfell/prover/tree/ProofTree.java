package io.github.kingfell.prover.tree;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.search.SearchControl;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The tree of {@link ProofNumberSearch} in primitive arrays: 16 bytes per node, half of PROVER's node size.
 *
 * <p>The children of a node lie side by side in one block. Memory is allocated page by page as needed, up to the
 * budget, and is kept for the next search. Released blocks are reused. A released block goes on the free list of its
 * size together with its whole subtree; only when it is reused do the blocks of its children go on their own lists. So
 * releasing a subtree of any size takes constant time.
 */
@Hot
public final class ProofTree {
    static final int NODE_BYTES = 16;

    /** No node; the first child of a node without children. */
    static final int NONE = -1;

    /** Upper bound of the children of a node: more than any position has legal moves, see {@code MoveList}. */
    static final int MAX_BLOCK = 512;

    private static final int PAGE_BITS = 16;
    private static final int PAGE_NODES = 1 << PAGE_BITS;
    private static final int INTS = NODE_BYTES / Integer.BYTES;
    private static final int BYTES_PER_MEGABYTE = 1 << 20;
    private static final int PAGES_PER_MEGABYTE = BYTES_PER_MEGABYTE / (PAGE_NODES * NODE_BYTES);
    private static final int MOST_PAGES = Integer.MAX_VALUE / PAGE_NODES;

    // The ints of a node. A free block stores the link to the next free block in its first node's proof number.
    private static final int PROOF = 0;
    private static final int DISPROOF = 1;
    private static final int FIRST_CHILD = 2;
    private static final int MOVE_AND_COUNT = 3;

    private static final int COUNT_SHIFT = 16;
    private static final int MOVE_MASK = (1 << COUNT_SHIFT) - 1;

    private static final int VISITS_PER_POLL = 1 << 14;

    private final int[] freeBlocks = new int[MAX_BLOCK + 1];
    private int[][] pages;
    private int maxPages;
    private int heldPages;
    private int unused;

    /** Nodes with a place in the tree; only {@link #makeRoom} needs this. */
    private final BitSet inUse = new BitSet();

    private int visits;
    private boolean stopped;

    /** @param megabytes the most memory the tree may grow to, at least 1 */
    public ProofTree(int megabytes) {
        maxPages = Math.max(1, (int) Math.min(MOST_PAGES, (long) megabytes * PAGES_PER_MEGABYTE));
        pages = new int[Math.min(maxPages, 16)][];
        clear();
    }

    /** Returns an empty tree of the same budget that holds no memory yet. */
    ProofTree emptyCopy() {
        return new ProofTree(maxPages / PAGES_PER_MEGABYTE);
    }

    /** Empties the tree and keeps the memory. */
    void clear() {
        Arrays.fill(freeBlocks, NONE);
        unused = 0;
    }

    /**
     * Allocates the children of a node, with no children of their own yet.
     *
     * @param count 1 to {@link #MAX_BLOCK}
     * @return the first child, or {@link #NONE} when the tree is full
     */
    int allocate(int count) {
        int block = freeBlocks[count];
        if (block != NONE) {
            unlink(block, count);
            return block;
        }
        block = takeUnused(count);
        for (int size = count + 1; block == NONE && size <= MAX_BLOCK; size++) {
            if (freeBlocks[size] != NONE) {
                block = freeBlocks[size];
                unlink(block, size);
                link(block + count, size - count);
            }
        }
        return block;
    }

    /** Releases the children of a node, with everything below them. */
    void releaseChildren(int node) {
        if (firstChild(node) != NONE) {
            link(firstChild(node), childCount(node));
            setChildren(node, NONE, 0);
        }
    }

    /** Releases all children of a node but one, with everything below them. */
    void keepOnly(int node, int child) {
        int first = firstChild(node);
        int count = childCount(node);
        if (count == 1) {
            return;
        }
        swap(first, child);
        link(first + 1, count - 1);
        setChildren(node, first, 1);
    }

    /**
     * Makes room in a full tree. Every open node whose children are all leaves becomes a leaf itself and keeps its
     * proof and disproof numbers; proven nodes stay. Then free blocks are merged, because they have become fragmented
     * during the search.
     *
     * @param root the only node without a parent
     * @param control asked whether to go on, because large trees take a while
     * @return the number of free nodes; {@link #NONE} when told to stop, the tree is then valid but still full
     */
    int makeRoom(int root, SearchControl control) {
        stopped = false;
        collapseFringe(root, control);
        inUse.clear();
        inUse.set(root);
        markChildren(root, control);
        return stopped ? NONE : gatherFreeNodes();
    }

    private int gatherFreeNodes() {
        Arrays.fill(freeBlocks, NONE);
        unused = heldPages * PAGE_NODES;
        int start = inUse.nextClearBit(0);
        while (start < unused) {
            int used = inUse.nextSetBit(start);
            int endOfPage = (start | PAGE_NODES - 1) + 1;
            int end = Math.min(Math.min(used < 0 ? unused : used, endOfPage), start + MAX_BLOCK);
            for (int node = start; node < end; node++) {
                setLeaf(node, 0, 0, 0);
            }
            link(start, end - start);
            start = inUse.nextClearBit(end);
        }
        return unused - inUse.cardinality();
    }

    private void collapseFringe(int node, SearchControl control) {
        int first = firstChild(node);
        if (first == NONE || proof(node) == 0 || isStopped(control)) {
            return;
        }
        boolean fringe = true;
        for (int child = first; child < first + childCount(node); child++) {
            if (firstChild(child) != NONE) {
                fringe = false;
                collapseFringe(child, control);
            }
        }
        if (fringe) {
            setChildren(node, NONE, 0);
        }
    }

    private void markChildren(int node, SearchControl control) {
        int first = firstChild(node);
        if (first == NONE || isStopped(control)) {
            return;
        }
        inUse.set(first, first + childCount(node));
        for (int child = first; child < first + childCount(node); child++) {
            markChildren(child, control);
        }
    }

    private boolean isStopped(SearchControl control) {
        if (++visits % VISITS_PER_POLL == 0 && control.stopRequested()) {
            stopped = true;
        }
        return stopped;
    }

    /** Returns the number of nodes that fit into the budget. */
    int capacity() {
        return maxPages * PAGE_NODES;
    }

    int proof(int node) {
        return page(node)[at(node) + PROOF];
    }

    int disproof(int node) {
        return page(node)[at(node) + DISPROOF];
    }

    int move(int node) {
        return page(node)[at(node) + MOVE_AND_COUNT] & MOVE_MASK;
    }

    int firstChild(int node) {
        return page(node)[at(node) + FIRST_CHILD];
    }

    int childCount(int node) {
        return page(node)[at(node) + MOVE_AND_COUNT] >>> COUNT_SHIFT;
    }

    void setNumbers(int node, int proof, int disproof) {
        int[] page = page(node);
        page[at(node) + PROOF] = proof;
        page[at(node) + DISPROOF] = disproof;
    }

    void setChildren(int node, int firstChild, int count) {
        int[] page = page(node);
        page[at(node) + FIRST_CHILD] = firstChild;
        page[at(node) + MOVE_AND_COUNT] = count << COUNT_SHIFT | page[at(node) + MOVE_AND_COUNT] & MOVE_MASK;
    }

    /** Makes a node a leaf that is reached by a move. */
    void setLeaf(int node, int move, int proof, int disproof) {
        int[] page = page(node);
        page[at(node) + MOVE_AND_COUNT] = move;
        page[at(node) + FIRST_CHILD] = NONE;
        setNumbers(node, proof, disproof);
    }

    /** Returns how much of the budget has been used since the last {@link #clear}, in permille. */
    int permilleUsed() {
        return (int) (1000L * unused / capacity());
    }

    /** Returns the bytes allocated so far. */
    long heldBytes() {
        return (long) heldPages * PAGE_NODES * NODE_BYTES;
    }

    private int[] page(int node) {
        return pages[node >>> PAGE_BITS];
    }

    private static int at(int node) {
        return (node & PAGE_NODES - 1) * INTS;
    }

    /**
     * Takes a block from unused memory. A block never crosses a page boundary; the rest of a page stays free for
     * smaller blocks.
     */
    private int takeUnused(int count) {
        int left = PAGE_NODES - (unused & PAGE_NODES - 1);
        if (left < count) {
            for (int i = 0; i < left; i++) {
                setLeaf(unused + i, 0, 0, 0);
            }
            link(unused, left);
            unused += left;
        }
        if (unused >>> PAGE_BITS == heldPages && !growByPage()) {
            return NONE;
        }
        int block = unused;
        unused += count;
        return block;
    }

    private boolean growByPage() {
        if (heldPages == maxPages) {
            return false;
        }
        try {
            if (heldPages == pages.length) {
                pages = Arrays.copyOf(pages, Math.min(maxPages, 2 * pages.length));
            }
            pages[heldPages] = new int[PAGE_NODES * INTS];
            heldPages++;
            return true;
        } catch (OutOfMemoryError e) {
            // The heap is smaller than the budget: the tree makes do with the pages it holds.
            if (heldPages == 0) {
                throw e;
            }
            maxPages = heldPages;
            return false;
        }
    }

    private void link(int block, int count) {
        page(block)[at(block) + PROOF] = freeBlocks[count];
        freeBlocks[count] = block;
    }

    /** Takes the first block of a size off its free list; the child blocks of its nodes go on theirs. */
    private void unlink(int block, int count) {
        freeBlocks[count] = proof(block);
        for (int node = block; node < block + count; node++) {
            releaseChildren(node);
        }
    }

    private void swap(int a, int b) {
        for (int i = 0; i < INTS; i++) {
            int kept = page(a)[at(a) + i];
            page(a)[at(a) + i] = page(b)[at(b) + i];
            page(b)[at(b) + i] = kept;
        }
    }
}
