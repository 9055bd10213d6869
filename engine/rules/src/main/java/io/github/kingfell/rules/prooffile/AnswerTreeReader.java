package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the nodes of one tree of a proof file. Moves are played while they are read, because a text such as
 * {@code e1h1} is a move only in a position; an illegal move ends the reading at once. The reader does not check
 * whether the tree proves anything.
 */
final class AnswerTreeReader {
    private static final String NO_MOVE = "-";

    private final ProofLines lines;
    private final Position position;
    private final MoveGenerator generator;

    /** The number of nodes that the file announces. */
    private final int announced;

    /** Legal moves by depth, while a branch is open. */
    private final List<MoveList> legal = new ArrayList<>();

    private int[] code = new int[256];
    private int size;

    /** By number of a node in the file, from 1: its index in the code. */
    private int[] nodes = new int[64];

    private int count;
    private int moves;

    private AnswerTreeReader(ProofLines lines, Position root, int announced) {
        this.lines = lines;
        position = root.copy();
        generator = new MoveGenerator(position);
        this.announced = announced;
    }

    /** @param moves the number of moves of the other side answered in all nodes */
    record Result(AnswerTree tree, int moves) {}

    static Result read(ProofLines lines, Position root, int announced)
            throws IOException, UnreadableProofException, RejectedProofException {
        AnswerTreeReader reader = new AnswerTreeReader(lines, root, announced);
        String[] words = reader.words();
        if (words.length != 3 || !words[0].equals(NO_MOVE)) {
            throw lines.unreadable("the first node must follow no move, \"-\"");
        }
        reader.readNode(words, 0);
        if (reader.count != announced) {
            throw lines.unreadable("the tree ends after " + reader.count + " of " + announced + " nodes");
        }
        return new Result(new AnswerTree(Arrays.copyOf(reader.code, reader.size)), reader.moves);
    }

    private String[] words() throws IOException, UnreadableProofException {
        String line = lines.next();
        String[] words = line.split(" ", -1);
        boolean reference = words.length == 2 && words[1].startsWith("=");
        if (words.length != 3 && !reference) {
            throw lines.unreadable("not a node: " + ProofLines.shown(line));
        }
        return words;
    }

    private int readNode(String[] words, int depth)
            throws IOException, UnreadableProofException, RejectedProofException {
        int node = size;
        number(node);
        boolean silent = words[1].equals(NO_MOVE);
        int following = lines.number(words[2], "the number of moves");
        if (silent && depth > 0 && following > 0) {
            throw lines.unreadable("nothing can follow where no move was played");
        }
        if (depth > ProofChecker.MAX_MOVES) {
            throw new RejectedProofException(lines.place() + "the branch is too long");
        }
        int answer = silent ? Move.NONE : legalMove(words[1], generated(2 * depth));
        if (!silent) {
            position.make(answer);
        }
        MoveList replies = generated(2 * depth + 1);
        if (following > replies.size()) {
            throw new RejectedProofException(
                    lines.place() + following + " moves are answered, but there are " + replies.size());
        }
        reserve(2 + 2 * following);
        code[node] = answer;
        code[node + 1] = following;
        moves += following;
        for (int i = 0; i < following; i++) {
            String[] next = words();
            int move = legalMove(next[0], replies);
            position.make(move);
            int index = next.length == 2 ? referred(next[1]) : readNode(next, depth + 1);
            position.unmake(move);
            code[node + 2 + 2 * i] = move;
            code[node + 3 + 2 * i] = index;
        }
        if (!silent) {
            position.unmake(answer);
        }
        return node;
    }

    private void number(int node) throws UnreadableProofException {
        if (++count > announced) {
            throw lines.unreadable("more nodes than the " + announced + " announced");
        }
        if (count == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * count);
        }
        nodes[count] = node;
    }

    private int referred(String word) throws UnreadableProofException {
        int number = lines.number(word.substring(1), "the number of a node");
        if (number < 1 || number > count) {
            throw lines.unreadable("no node has the number " + number + " yet");
        }
        return nodes[number];
    }

    /** Makes room for a number of entries. */
    private void reserve(int entries) {
        size += entries;
        if (size > code.length) {
            code = Arrays.copyOf(code, Math.max(size, code.length + (code.length >> 1)));
        }
    }

    private MoveList generated(int level) {
        while (legal.size() <= level) {
            legal.add(new MoveList());
        }
        MoveList list = legal.get(level);
        generator.generate(position, list);
        return list;
    }

    private int legalMove(String text, MoveList list) throws UnreadableProofException, RejectedProofException {
        MoveText wanted = MoveText.parse(text, lines);
        int move = list.find(wanted.from(), wanted.to(), wanted.promoted());
        if (move != Move.NONE) {
            return move;
        }
        throw new RejectedProofException(
                lines.place() + "the move " + text + " is not legal in " + Fen.format(position));
    }
}
