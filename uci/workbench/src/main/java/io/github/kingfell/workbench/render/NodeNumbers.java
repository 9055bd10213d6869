package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.check.AnswerTree;
import java.util.Arrays;

/** Numbers the nodes of an accepted tree from 0, level by level, the root first. */
final class NodeNumbers {
    private final int[] numbers;
    private int[] nodes = new int[64];
    private int count;

    private NodeNumbers(AnswerTree tree) {
        numbers = new int[tree.size()];
        Arrays.fill(numbers, -1);
        add(0);
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < tree.count(nodes[i]); j++) {
                int next = tree.next(nodes[i], j);
                if (numbers[next] < 0) {
                    add(next);
                }
            }
        }
    }

    static NodeNumbers of(AnswerTree tree) {
        return new NodeNumbers(tree);
    }

    private void add(int node) {
        if (count == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * count);
        }
        numbers[node] = count;
        nodes[count++] = node;
    }

    int count() {
        return count;
    }

    int node(int number) {
        return nodes[number];
    }

    int number(int node) {
        return numbers[node];
    }
}
