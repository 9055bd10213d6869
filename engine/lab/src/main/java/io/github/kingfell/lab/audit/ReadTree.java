package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One decoded tree of {@link GrownTrees}. Nodes are White's moves in preorder; Black's replies to a node lie side by
 * side in generation order. Positions are numbers in the orientation of the root position. One object serves one thread
 * and is reused for tree after tree.
 */
final class ReadTree {
    static final int NONE = -1;

    private final RootPositions roots;
    private final GrownTrees trees;
    private final List<MoveList> lists = new ArrayList<>();

    private int record;
    private int read;

    int nodes;
    int[] before = new int[256];
    int[] move = new int[256];
    int[] depth = new int[256];
    int[] firstReply = new int[256];
    int[] replyCount = new int[256];
    boolean[] stalemate = new boolean[256];

    int replies;

    /** The number of the position after a reply; {@link #NONE} when the reply captures a piece. */
    int[] after = new int[1024];

    /** The node of White's answer; {@link #NONE} at the end of the branch. */
    int[] answer = new int[1024];

    ReadTree(RootPositions roots, GrownTrees trees) {
        this.roots = roots;
        this.trees = trees;
    }

    /** Decodes the tree of a record; there are no nodes when no tree was found. */
    void read(int ofRecord) {
        record = ofRecord;
        read = 0;
        nodes = 0;
        replies = 0;
        if (trees.result(record) == Growth.Result.FOUND) {
            Position root = roots.placements().withWhiteToMove(trees.number(record));
            node(root, new MoveGenerator(root), 1);
        }
    }

    /** Returns the number of White's moves on the longest branch. */
    int deepest() {
        return Arrays.stream(depth, 0, nodes).max().orElse(0);
    }

    private int node(Position x, MoveGenerator generator, int moves) {
        int node = nodes++;
        ensureRoom();
        byte code = trees.code(record, read++);
        MoveList list = list(moves);
        generator.generate(x, list);
        int white = list.get(TreeCode.moveIndex(code));
        before[node] = roots.number(x);
        move[node] = white;
        depth[node] = moves;
        x.make(white);
        generator.generate(x, list);
        stalemate[node] = list.isEmpty() && !x.inCheck();
        int first = replies;
        firstReply[node] = first;
        replyCount[node] = list.size();
        replies += list.size();
        ensureRoom();
        for (int i = 0; i < list.size(); i++) {
            int black = list.get(i);
            boolean takes = x.isCapture(black);
            x.make(black);
            after[first + i] = takes ? NONE : roots.number(x);
            // Reading the subtree may replace the array.
            int below = TreeCode.goesOn(code) ? node(x, generator, moves + 1) : NONE;
            answer[first + i] = below;
            x.unmake(black);
        }
        x.unmake(white);
        return node;
    }

    /** One list for each of White's moves on the branch. */
    private MoveList list(int moves) {
        while (lists.size() <= moves) {
            lists.add(new MoveList());
        }
        return lists.get(moves);
    }

    private void ensureRoom() {
        if (nodes >= before.length) {
            before = Arrays.copyOf(before, 2 * nodes);
            move = Arrays.copyOf(move, 2 * nodes);
            depth = Arrays.copyOf(depth, 2 * nodes);
            firstReply = Arrays.copyOf(firstReply, 2 * nodes);
            replyCount = Arrays.copyOf(replyCount, 2 * nodes);
            stalemate = Arrays.copyOf(stalemate, 2 * nodes);
        }
        if (replies >= after.length) {
            after = Arrays.copyOf(after, 2 * replies);
            answer = Arrays.copyOf(answer, 2 * replies);
        }
    }
}
