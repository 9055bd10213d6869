package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.PackedPosition;
import io.github.kingfell.rules.board.Piece;
import java.util.Arrays;

/**
 * A forced mate as a list of lemmas. Each names a position with the attacker to move, and his move in it, after which
 * every reply mates the defender or leads to a position of an earlier lemma. So the mates in one come first, and one
 * pass over the list proves it; a mate that takes millions of positions needs ten bytes for each, where a
 * {@link MateProof} needs a hundred.
 *
 * <p>Nothing is checked here ({@link LemmaChecker}).
 */
public final class LemmaProof {
    private static final int PROMOTION_SHIFT = 12;

    private final int attacker;
    private long[] positions;
    private char[] moves;
    private int size;

    /**
     * An empty list.
     *
     * @param attacker the colour that mates
     * @param expected lemmas for which there is room at once
     */
    public LemmaProof(int attacker, int expected) {
        this.attacker = attacker;
        positions = new long[Math.max(16, expected)];
        moves = new char[positions.length];
    }

    /**
     * Adds a lemma.
     *
     * @param position as a {@link PackedPosition}
     * @param from square of the move
     * @param to square of the move
     * @param promoted kind of man that a pawn becomes, {@link Piece#NONE} for other moves
     */
    public void add(long position, int from, int to, int promoted) {
        if (size == positions.length) {
            int length = size + (size >> 1);
            positions = Arrays.copyOf(positions, length);
            moves = Arrays.copyOf(moves, length);
        }
        positions[size] = position;
        moves[size++] = (char) (from | to << 6 | promoted << PROMOTION_SHIFT);
    }

    /** The colour that mates, to move in every lemma. */
    public int attacker() {
        return attacker;
    }

    /** How many lemmas there are. */
    public int size() {
        return size;
    }

    /** The position of a lemma. */
    public long position(int lemma) {
        return positions[lemma];
    }

    /** The square from which a lemma's move goes. */
    public int from(int lemma) {
        return moves[lemma] & 63;
    }

    /** The square to which it goes. */
    public int to(int lemma) {
        return moves[lemma] >>> 6 & 63;
    }

    /** The kind of man that its pawn becomes, {@link Piece#NONE} for other moves. */
    public int promoted(int lemma) {
        return moves[lemma] >>> PROMOTION_SHIFT;
    }

    /** The move of a lemma among the legal ones, {@link Move#NONE} when it is not there. */
    int move(int lemma, MoveList legal) {
        return legal.find(from(lemma), to(lemma), promoted(lemma));
    }
}
