package io.github.kingfell.engine.forcing.growth;

import static io.github.kingfell.engine.forcing.growth.TreeTable.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TreeTableTest {
    private final TreeTable table = new TreeTable();

    private List<Integer> nodes(int reply) {
        List<Integer> nodes = new ArrayList<>();
        for (int node = table.first(reply); node != NONE; node = table.next(node)) {
            nodes.add(node);
        }
        return nodes;
    }

    private List<Integer> replies(int node) {
        List<Integer> replies = new ArrayList<>();
        for (int reply = table.firstReply(node); reply != NONE; reply = table.nextReply(reply)) {
            replies.add(reply);
        }
        return replies;
    }

    /** Nodes added and dropped at random, for the root and for a reply: the lists are those of Java. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void listsKeepTheirOrder(boolean atRoot) {
        int reply = atRoot ? NONE : table.addReply(table.add(NONE, 1, 2, 3), 4);
        List<Integer> expected = new ArrayList<>();
        Random random = new Random(5);
        for (int step = 0; step < 400; step++) {
            if (expected.isEmpty() || expected.size() < 6 && random.nextBoolean()) {
                expected.add(table.add(reply, step, 0, 0));
            } else {
                table.drop(reply, expected.remove(random.nextInt(expected.size())));
            }
            assertThat(nodes(reply)).isEqualTo(expected);
        }
    }

    @Test
    void anIterationContinuesFromADroppedNode() {
        int first = table.add(NONE, 1, 0, 0);
        int second = table.add(NONE, 2, 0, 0);
        table.drop(NONE, first);
        assertThat(table.next(first)).isEqualTo(second);
    }

    /** More nodes and replies than the arrays have at first. */
    @Test
    void everythingIsKeptWhenTheTableGrows() {
        int root = table.add(NONE, 7, 8, 9);
        List<Integer> added = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            int reply = table.addReply(root, i);
            int node = table.add(reply, 2 * i, 3L * i, 4L * i);
            table.setExpanded(node);
            table.accept(reply, node);
            added.add(reply);
        }
        assertThat(replies(root)).isEqualTo(added);
        for (int i = 0; i < 3000; i++) {
            int reply = added.get(i);
            int node = table.answer(reply);
            assertThat(table.replyMove(reply)).isEqualTo(i);
            assertThat(table.move(node)).isEqualTo(2 * i);
            assertThat(table.standing(node)).isEqualTo(3L * i);
            assertThat(table.isExpanded(node)).isTrue();
            assertThat(table.first(reply)).isEqualTo(NONE);
            assertThat(table.stoodBefore(table.addReply(node, 0), 4L * i)).isTrue();
        }
        assertThat(table.isExpanded(root)).isFalse();
    }

    /** Nodes and replies of an earlier tree leave nothing behind. */
    @Test
    void aClearedTableIsLikeANewOne() {
        int reply = table.addReply(table.add(NONE, 1, 0, 0), 2);
        table.accept(reply, table.add(reply, 3, 0, 0));
        table.setExpanded(0);
        table.clear();
        assertThat(table.first(NONE)).isEqualTo(NONE);
        assertThat(table.add(NONE, 1, 0, 0)).isZero();
        assertThat(table.isExpanded(0)).isFalse();
        assertThat(table.firstReply(0)).isEqualTo(NONE);
        assertThat(table.addReply(0, 2)).isZero();
        assertThat(table.answer(0)).isEqualTo(NONE);
    }

    /** A placement counts on its own branch, not on another one. */
    @Test
    void whatStoodBefore() {
        int left = table.add(NONE, 1, 0, 100);
        int right = table.add(NONE, 2, 0, 200);
        int belowLeft = table.addReply(left, 3);
        int deeper = table.addReply(table.add(belowLeft, 4, 0, 300), 5);
        int belowRight = table.addReply(right, 6);
        assertThat(table.stoodBefore(deeper, 300)).isTrue();
        assertThat(table.stoodBefore(deeper, 100)).isTrue();
        assertThat(table.stoodBefore(deeper, 200)).isFalse();
        assertThat(table.stoodBefore(belowLeft, 300)).isFalse();
        assertThat(table.stoodBefore(belowRight, 200)).isTrue();
        assertThat(table.stoodBefore(NONE, 100)).isFalse();
    }

    /** White's pieces count, with kind and square; Black's do not. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/8/8/8/8/R7/7K b - - 0 1,  8/8/8/k7/8/8/R7/7K b - - 0 1,   true",
        "7k/8/8/8/8/8/R7/7K b - - 0 1,  7k/8/8/8/8/8/1R6/7K b - - 0 1,  false",
        "7k/8/8/8/8/8/R7/7K b - - 0 1,  7k/8/8/8/8/8/Q7/7K b - - 0 1,   false",
        "7k/8/8/8/8/8/R7/7K b - - 0 1,  7k/8/8/8/8/8/K7/7R b - - 0 1,   false",
        "7k/8/8/8/8/8/8/BN5K b - - 0 1, 7k/8/8/8/8/8/8/NB5K b - - 0 1,  false",
        "7k/8/8/8/8/8/8/B6K b - - 0 1,  7k/8/8/8/8/8/8/BB5K b - - 0 1,  false"
    })
    void placements(String one, String other, boolean same) {
        assertThat(TreeTable.placement(Positions.of(one)) == TreeTable.placement(Positions.of(other)))
                .isEqualTo(same);
    }

    @Test
    void sevenPiecesFit() {
        assertThat(TreeTable.fits(Positions.of("7k/8/8/8/8/PPPPPP2/8/7K w - - 0 1")))
                .isTrue();
        assertThat(TreeTable.fits(Positions.of("7k/pppp4/8/8/8/PPPPPP2/8/7K w - - 0 1")))
                .isTrue();
        assertThat(TreeTable.fits(Positions.of("7k/8/8/8/8/PPPPPPP1/8/7K w - - 0 1")))
                .isFalse();
    }
}
