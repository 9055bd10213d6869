package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.PackedPosition;
import io.github.kingfell.rules.board.Piece;
import java.util.Arrays;

/**
 * Proves a forced mate by a list of lemmas. Each lemma is a position with the attacker to move, and his move, after
 * which the defender is mated or every reply leads to the position of an earlier lemma. The mates in one come first,
 * and one pass over the list checks it. A mate of millions of positions takes ten bytes for each, where a
 * {@link MateProof} takes a hundred.
 *
 * <p>This class checks nothing ({@link LemmaChecker} does).
 */
public final class LemmaProof {
    private static final int PROMOTION_SHIFT = 12;

    private final int attacker;
    private long[] positions;
    private char[] moves;
    private int size;

    /**
     * Creates an empty list.
     *
     * @param attacker the colour that mates
     * @param expected the initial capacity in lemmas
     */
    public LemmaProof(int attacker, int expected) {
        this.attacker = attacker;
        positions = new long[Math.max(16, expected)];
        moves = new char[positions.length];
    }

    /**
     * Adds a lemma.
     *
     * @param position the position as a {@link PackedPosition}
     * @param from the origin square of the move
     * @param to the target square of the move
     * @param promoted the kind of piece that a pawn becomes, {@link Piece#NONE} for other moves
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

    /** The number of lemmas. */
    public int size() {
        return size;
    }

    /** The position of a lemma. */
    public long position(int lemma) {
        return positions[lemma];
    }

    /** The origin square of a lemma's move. */
    public int from(int lemma) {
        return moves[lemma] & 63;
    }

    /** The target square of a lemma's move. */
    public int to(int lemma) {
        return moves[lemma] >>> 6 & 63;
    }

    /** The kind of piece that the pawn becomes, {@link Piece#NONE} for other moves. */
    public int promoted(int lemma) {
        return moves[lemma] >>> PROMOTION_SHIFT;
    }

    /** Finds the move of a lemma among the legal ones; {@link Move#NONE} when it is not there. */
    int move(int lemma, MoveList legal) {
        return legal.find(from(lemma), to(lemma), promoted(lemma));
    }
}
