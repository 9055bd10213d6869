package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/** A reusable buffer of moves, one per ply of a search. Each may carry an ordering score of 16 bits. */
@Hot
public final class MoveList {
    /**
     * Enough bits for the number of moves of any position with 32 pieces: k pieces of one side reach at most 16 (64 -
     * k) squares by direction, and a queen, which reaches most, at most 27.
     */
    private static final int PLACE_BITS = 9;

    private static final int CAPACITY = 1 << PLACE_BITS;

    /** The greatest ordering score. */
    private static final int MOST_SCORE = 0xFFFF;

    private final int[] moves = new int[CAPACITY];

    /**
     * For each move its score, and below the score its place counted from the end: the greatest value is the first move
     * of the highest score.
     */
    private final int[] ranks = new int[CAPACITY];

    private int size;

    /** Returns a list of all legal moves, in generation order. */
    public static MoveList legal(Position position) {
        MoveList moves = new MoveList();
        new MoveGenerator(position).generate(position, moves);
        return moves;
    }

    /** Returns the given lists, or fresh ones when there are too few: one list for each ply of a search. */
    public static MoveList[] atLeast(MoveList[] lists, int plies) {
        return lists.length >= plies ? lists : perPly(plies);
    }

    /** Returns fresh lists, one for each ply of a search. */
    public static MoveList[] perPly(int plies) {
        MoveList[] lists = new MoveList[plies];
        for (int ply = 0; ply < plies; ply++) {
            lists[ply] = new MoveList();
        }
        return lists;
    }

    /** The number of moves. */
    public int size() {
        return size;
    }

    /** True when the list has no moves. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** The move at an index from 0 on. */
    public int get(int index) {
        return moves[index];
    }

    /** Removes all moves. */
    public void clear() {
        size = 0;
    }

    /** Adds a move at the end; there is room for all legal moves of any position. */
    public void add(int move) {
        moves[size] = move;
        ranks[size] = rank(size, 0);
        size++;
    }

    /** Adds the plain moves of one piece to some squares, in ascending order. */
    public void addAll(int from, long targets) {
        for (long to = targets; to != 0; to = Bitboard.rest(to)) {
            add(Move.of(from, Bitboard.first(to), Move.NORMAL));
        }
    }

    /** True when the list has the move, whatever its score. */
    public boolean contains(int move) {
        return indexOf(move) >= 0;
    }

    /**
     * Returns the move between two squares, {@link Move#NONE} when the list does not have it.
     *
     * @param promoted the kind of piece that a pawn becomes, {@link Piece#NONE} for other moves
     */
    public int find(int from, int to, int promoted) {
        for (int i = 0; i < size; i++) {
            int move = get(i);
            if (Move.from(move) == from && Move.to(move) == to && Move.promotedTo(move) == promoted) {
                return move;
            }
        }
        return Move.NONE;
    }

    /** The first place of a move, -1 when it is not in the list. */
    public int indexOf(int move) {
        for (int i = 0; i < size; i++) {
            if (get(i) == move) {
                return i;
            }
        }
        return -1;
    }

    /** The ordering score of an entry, 0 unless set. */
    public int score(int index) {
        return ranks[index] >>> PLACE_BITS;
    }

    /** Attaches an ordering score, clamped to 0..65535. */
    public void setScore(int index, int score) {
        ranks[index] = rank(index, Math.max(0, Math.min(MOST_SCORE, score)));
    }

    /** Brings the first move of highest score at or after {@code index} to {@code index} and returns it. */
    public int pick(int index) {
        // One comparison for score and place, and no branch: the best move cannot be predicted.
        int highest = 0;
        for (int i = index; i < size; i++) {
            highest = Math.max(highest, ranks[i]);
        }
        int best = CAPACITY - 1 - (highest & CAPACITY - 1);
        int move = moves[best];
        put(best, moves[index], score(index));
        put(index, move, highest >>> PLACE_BITS);
        return move;
    }

    private static int rank(int index, int score) {
        return score << PLACE_BITS | CAPACITY - 1 - index;
    }

    private void put(int index, int move, int score) {
        moves[index] = move;
        ranks[index] = rank(index, score);
    }

    /** Removes every move that is not in {@code allowed}; keeps the order. */
    public void retain(int[] allowed) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            for (int move : allowed) {
                if (move == get(i)) {
                    put(kept++, moves[i], score(i));
                    break;
                }
            }
        }
        size = kept;
    }

    /** Keeps those of the first 64 entries whose bit is set; keeps order and scores. */
    public void retain(long bits) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (Bitboard.contains(bits, i)) {
                put(kept++, moves[i], score(i));
            }
        }
        size = kept;
    }

    /** A fresh array of the moves, for code that is not time-critical. */
    public int[] toArray() {
        int[] moves = new int[size];
        for (int i = 0; i < size; i++) {
            moves[i] = get(i);
        }
        return moves;
    }
}
