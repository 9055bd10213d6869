package io.github.kingfell.prover.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.ProofNumbers;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.Test;

class ProofTreeTest {
    private static final int NODES_PER_MEGABYTE = (1 << 20) / ProofTree.NODE_BYTES;

    @Test
    void takesMemoryPageByPageAndNoMoreThanTheBudget() {
        ProofTree tree = new ProofTree(2);
        assertThat(tree.heldBytes()).isZero();
        int created = 0;
        while (tree.allocate(100) != ProofTree.NONE) {
            created += 100;
            assertThat(tree.heldBytes()).isLessThanOrEqualTo((created / NODES_PER_MEGABYTE + 1L) << 20);
        }
        assertThat(created).isBetween(2 * NODES_PER_MEGABYTE - 200, 2 * NODES_PER_MEGABYTE);
        assertThat(tree.heldBytes()).isEqualTo(2L << 20);
        assertThat(tree.permilleUsed()).isEqualTo(1000);
    }

    @Test
    void startsAgainWithTheMemoryItHolds() {
        ProofTree tree = new ProofTree(1);
        while (tree.allocate(ProofTree.MAX_BLOCK) != ProofTree.NONE) {
            assertThat(tree.heldBytes()).isEqualTo(1 << 20);
        }
        tree.clear();
        assertThat(tree.permilleUsed()).isZero();
        assertThat(tree.allocate(1)).isNotEqualTo(ProofTree.NONE);
        assertThat(tree.emptyCopy().heldBytes()).isZero();
    }

    @Test
    void remembersWhatANodeIs() {
        ProofTree tree = new ProofTree(1);
        int node = tree.allocate(3) + 2;
        tree.setLeaf(node, 0xFFFF, 17, ProofNumbers.INFINITE);
        assertThat(tree.firstChild(node)).isEqualTo(ProofTree.NONE);
        assertThat(tree.childCount(node)).isZero();
        int children = tree.allocate(ProofTree.MAX_BLOCK);
        tree.setChildren(node, children, ProofTree.MAX_BLOCK);
        tree.setNumbers(node, 5, 6);
        assertThat(tree.move(node)).isEqualTo(0xFFFF);
        assertThat(tree.firstChild(node)).isEqualTo(children);
        assertThat(tree.childCount(node)).isEqualTo(ProofTree.MAX_BLOCK);
        assertThat(tree.proof(node)).isEqualTo(5);
        assertThat(tree.disproof(node)).isEqualTo(6);
    }

    @Test
    void usesReleasedSubtreesAgain() {
        ProofTree tree = new ProofTree(1);
        int root = leaves(tree, 1);
        int created = 0;
        // A chain of families of ten is grown and dropped until many times the budget was used.
        while (created < 20 * NODES_PER_MEGABYTE) {
            int node = root;
            for (int generation = 0; generation < 50; generation++) {
                int children = leaves(tree, 10);
                assertThat(children).isNotEqualTo(ProofTree.NONE);
                tree.setChildren(node, children, 10);
                node = children + generation % 10;
                created += 10;
            }
            tree.releaseChildren(root);
            assertThat(tree.firstChild(root)).isEqualTo(ProofTree.NONE);
        }
    }

    @Test
    void keepsTheOneChildThatMatters() {
        ProofTree tree = new ProofTree(1);
        int node = leaves(tree, 1);
        int children = leaves(tree, 5);
        tree.setChildren(node, children, 5);
        int below = leaves(tree, 2);
        tree.setChildren(children + 3, below, 2);
        tree.setNumbers(children + 3, 0, ProofNumbers.INFINITE);
        tree.keepOnly(node, children + 3);
        assertThat(tree.childCount(node)).isEqualTo(1);
        int kept = tree.firstChild(node);
        assertThat(tree.move(kept)).isEqualTo(4);
        assertThat(tree.proof(kept)).isZero();
        assertThat(tree.firstChild(kept)).isEqualTo(below);
        assertThat(tree.allocate(4)).as("the others are free").isEqualTo(children + 1);
    }

    @Test
    void splitsABlockWhenNothingElseIsLeft() {
        ProofTree tree = new ProofTree(1);
        int node = leaves(tree, 1);
        tree.setChildren(node, leaves(tree, 20), 20);
        while (tree.allocate(3) != ProofTree.NONE) {
            assertThat(tree.permilleUsed()).isLessThanOrEqualTo(1000);
        }
        tree.releaseChildren(node);
        for (int i = 0; i < 6; i++) {
            assertThat(tree.allocate(3)).isNotEqualTo(ProofTree.NONE);
        }
        assertThat(tree.allocate(3)).isEqualTo(ProofTree.NONE);
    }

    @Test
    void makesRoomByForgettingTheFringe() {
        ProofTree tree = new ProofTree(1);
        int root = leaves(tree, 1);
        tree.setChildren(root, leaves(tree, 3), 3);
        int first = tree.firstChild(root);
        tree.setChildren(first, leaves(tree, 7), 7);
        tree.setNumbers(first, 9, 8);
        tree.setChildren(first + 1, leaves(tree, 2), 2);
        tree.setNumbers(first + 1, 0, ProofNumbers.INFINITE);
        while (tree.allocate(100) != ProofTree.NONE) {
            assertThat(tree.permilleUsed()).isLessThanOrEqualTo(1000);
        }
        int free = tree.makeRoom(root, SearchControl.unlimited());
        assertThat(free).isEqualTo(tree.capacity() - 1 - 3 - 2);
        assertThat(tree.firstChild(first)).isEqualTo(ProofTree.NONE);
        assertThat(tree.proof(first)).isEqualTo(9);
        assertThat(tree.disproof(first)).isEqualTo(8);
        assertThat(tree.move(first)).isEqualTo(1);
        assertThat(tree.childCount(first + 1)).as("proved").isEqualTo(2);
        int room = 0;
        while (tree.allocate(100) != ProofTree.NONE) {
            room += 100;
        }
        assertThat(room).isGreaterThan(free * 9 / 10);
    }

    /** A block of leaves with the moves 1, 2, ... */
    private static int leaves(ProofTree tree, int count) {
        int first = tree.allocate(count);
        for (int i = 0; first != ProofTree.NONE && i < count; i++) {
            tree.setLeaf(first + i, i + 1, 1, 1);
        }
        return first;
    }
}
