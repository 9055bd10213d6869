package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Encodes a forcing tree as bytes, so that millions can be kept. Each of White's moves takes one byte: its index in
 * generation order, with the top bit set when the branch goes on. In that case the answers to all replies follow, in
 * generation order.
 */
final class TreeCode {
    private static final int GOES_ON = 0x80;
    private static final int INDEX = 0x7F;

    private byte[] code = new byte[64];
    private int size;

    private TreeCode() {}

    /** Returns the code of a tree that was found. */
    static byte[] of(ForcingTree tree) {
        TreeCode writer = new TreeCode();
        Position x = tree.root().copy();
        writer.write(tree, tree.firstNode(), x, new MoveGenerator(x));
        return Arrays.copyOf(writer.code, writer.size);
    }

    static int moveIndex(byte code) {
        return code & INDEX;
    }

    static boolean goesOn(byte code) {
        return (code & GOES_ON) != 0;
    }

    private void write(ForcingTree tree, int node, Position x, MoveGenerator generator) {
        MoveList moves = new MoveList();
        generator.generate(x, moves);
        append(moves.indexOf(tree.move(node)) | (tree.isLeaf(node) ? 0 : GOES_ON));
        if (tree.isLeaf(node)) {
            return;
        }
        x.make(tree.move(node));
        generator.generate(x, moves);
        for (int i = 0; i < moves.size(); i++) {
            int black = moves.get(i);
            x.make(black);
            write(tree, tree.answerTo(node, black), x, generator);
            x.unmake(black);
        }
        x.unmake(tree.move(node));
    }

    private void append(int value) {
        if (size == code.length) {
            code = Arrays.copyOf(code, 2 * size);
        }
        code[size++] = (byte) value;
    }
}
