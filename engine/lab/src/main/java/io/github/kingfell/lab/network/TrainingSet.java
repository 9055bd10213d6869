package io.github.kingfell.lab.network;

import io.github.kingfell.engine.network.NetworkInputs;
import io.github.kingfell.engine.network.OutputSet;
import io.github.kingfell.lab.selfplay.LabelledPosition;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.util.Arrays;
import java.util.BitSet;

/** Training positions with their labels, in 32 bytes each because there are millions of them. */
public final class TrainingSet {
    /** Greatest number of pieces of a position. */
    static final int MOST_PIECES = 32;

    /** One game in this many is held out. */
    private static final int HELD_OUT = 50;

    private int size;
    private long[] occupied = new long[1024];

    /** Four bits per piece, in the order of the squares. */
    private long[] pieces = new long[2 * 1024];

    private short[] scores = new short[1024];

    /** Twice the result for the side to move. */
    private byte[] results = new byte[1024];

    private byte[] sides = new byte[1024];

    private final BitSet heldOut = new BitSet();

    /** Adds a position. */
    public void add(LabelledPosition labelled) {
        Position position = labelled.position();
        boolean white = position.sideToMove() == Color.WHITE;
        add(
                position,
                white ? labelled.score() : -labelled.score(),
                white ? labelled.result() : 1 - labelled.result(),
                Math.floorMod(labelled.game(), HELD_OUT) == 0);
    }

    /**
     * Adds a position.
     *
     * @param score centipawns for the side to move
     * @param result for the side to move: 1, 0.5 or 0
     * @param held true when the position is held out from learning
     */
    void add(Position position, int score, double result, boolean held) {
        if (size == occupied.length) {
            int room = size + (size >> 1);
            occupied = Arrays.copyOf(occupied, room);
            pieces = Arrays.copyOf(pieces, 2 * room);
            scores = Arrays.copyOf(scores, room);
            results = Arrays.copyOf(results, room);
            sides = Arrays.copyOf(sides, room);
        }
        occupied[size] = position.occupied();
        pieces[2 * size] = 0;
        pieces[2 * size + 1] = 0;
        int count = 0;
        for (long rest = position.occupied(); rest != 0; rest = Bitboard.rest(rest)) {
            pieces[2 * size + count / 16] |= (long) position.pieceAt(Bitboard.first(rest)) << 4 * (count % 16);
            count++;
        }
        scores[size] = (short) Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, score));
        results[size] = (byte) Math.round(2 * result);
        sides[size] = (byte) position.sideToMove();
        heldOut.set(size, held);
        size++;
    }

    /** Returns a position as it was added, but without castling and en passant rights. */
    Position position(int index) {
        PositionBuilder builder = new PositionBuilder().sideToMove(sides[index]);
        int number = 0;
        for (long rest = occupied[index]; rest != 0; rest = Bitboard.rest(rest)) {
            builder.put(Bitboard.first(rest), pieceAt(index, number++));
        }
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new IllegalStateException("position " + index + " was a position when it was added", e);
        }
    }

    /** Returns the number of positions. */
    public int size() {
        return size;
    }

    /** Returns true when the position is held out from learning. */
    boolean isHeldOut(int index) {
        return heldOut.get(index);
    }

    /** Returns the score of the search in centipawns, for the side to move. */
    int score(int index) {
        return scores[index];
    }

    /** Returns the result for the side to move: 1, 0.5 or 0. */
    float result(int index) {
        return results[index] / 2f;
    }

    /**
     * Computes the network inputs of a position.
     *
     * @param ours receives those of the side to move
     * @param theirs receives those of the other side
     * @return the number of inputs of each side: one for each piece
     */
    int inputs(int index, int[] ours, int[] theirs) {
        int us = sides[index];
        int count = Bitboard.count(occupied[index]);
        int[] squares = new int[count];
        int[] kings = new int[2];
        long rest = occupied[index];
        for (int i = 0; i < count; i++, rest = Bitboard.rest(rest)) {
            squares[i] = Bitboard.first(rest);
            int piece = pieceAt(index, i);
            if (Piece.kind(piece) == Piece.KING) {
                kings[Piece.color(piece)] = squares[i];
            }
        }
        int them = Color.opponent(us);
        int ourView = NetworkInputs.view(us, kings[us]);
        int theirView = NetworkInputs.view(them, kings[them]);
        for (int i = 0; i < count; i++) {
            int piece = pieceAt(index, i);
            ours[i] = NetworkInputs.index(us, ourView, Piece.color(piece), Piece.kind(piece), squares[i]);
            theirs[i] = NetworkInputs.index(them, theirView, Piece.color(piece), Piece.kind(piece), squares[i]);
        }
        return count;
    }

    /** Returns the number of pieces, kings included. */
    int pieceCount(int index) {
        return Bitboard.count(occupied[index]);
    }

    /** Returns the network's {@link OutputSet} of a position. */
    int output(int index) {
        int count = pieceCount(index);
        int most = Piece.PAWN;
        for (int i = 0; i < count; i++) {
            int kind = Piece.kind(pieceAt(index, i));
            most = kind == Piece.KING ? most : Math.max(most, kind);
        }
        return OutputSet.of(count, most);
    }

    private int pieceAt(int index, int number) {
        return (int) (pieces[2 * index + number / 16] >>> 4 * (number % 16)) & 15;
    }
}
