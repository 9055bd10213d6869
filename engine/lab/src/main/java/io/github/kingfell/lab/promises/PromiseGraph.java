package io.github.kingfell.lab.promises;

import io.github.kingfell.book.kbnk.Promises;
import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.BoardSymmetry;
import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All positions of KBNK up to symmetry with their legal moves, and the depth of the trees that keep given promises. A
 * class consists of the positions that one line of the promise table covers; promises are given by class.
 */
final class PromiseGraph {
    /** Greatest depth of a tree, in moves of White. */
    static final int DEEPEST = 9;

    /** An unbounded length, above every promise. */
    static final int NEVER = 100;

    private static final int BLACK_TO_MOVE = 1 << 24;
    private static final int NONE = -1;

    /** By placement without the knight's bit; only canonical placements have a number. */
    private final int[] numberOf = new int[1 << 25];

    private final Edges whiteMoves = new Edges();
    private final Edges blackMoves = new Edges();

    /** By number of q: checkmate. */
    private final boolean[] mate;

    /** Class by number of p, {@link #NONE} when it is drawn. */
    private final int[] classOf;

    /** The numbers of the positions p that are won. */
    private final int[] won;

    private final List<Integer> classes = new ArrayList<>();

    /** Distance to mate of the farthest position, by class. */
    private final int[] farthest;

    /** For every q, the greatest promise after a reply; for p and q, the length of the best tree so far. */
    private final int[] endsAfter;

    private final int[] treeAfter;
    private final int[] tree;

    /** Lists of numbers, stored one after another. */
    private static final class Edges {
        private int[] from = new int[1 << 20];
        private int[] to = new int[1 << 20];
        private int lists;
        private int size;

        void begin() {
            if (lists + 1 >= from.length) {
                from = Arrays.copyOf(from, 2 * from.length);
            }
            from[lists++] = size;
            from[lists] = size;
        }

        void add(int number) {
            if (size == to.length) {
                to = Arrays.copyOf(to, 2 * size);
            }
            to[size++] = number;
            from[lists] = size;
        }

        /** Returns the greatest value of the numbers in a list. */
        int most(int list, int[] values) {
            int most = 0;
            for (int i = from[list]; i < from[list + 1]; i++) {
                most = Math.max(most, values[to[i]]);
            }
            return most;
        }

        int least(int list, int[] values) {
            int least = NEVER;
            for (int i = from[list]; i < from[list + 1]; i++) {
                least = Math.min(least, values[to[i]]);
            }
            return least;
        }

        boolean isEmpty(int list) {
            return from[list] == from[list + 1];
        }
    }

    PromiseGraph() {
        int[] count = number();
        tree = new int[count[0]];
        treeAfter = new int[count[1]];
        endsAfter = new int[count[1]];
        mate = new boolean[count[1]];
        for (int code = 0; code < numberOf.length; code++) {
            if (numberOf[code] != NONE) {
                list(placement(code));
            }
        }
        classOf = new int[count[0]];
        int[] distance = distances();
        won = IntStream.range(0, distance.length)
                .filter(p -> distance[p] < NEVER)
                .toArray();
        classify(distance);
        farthest = new int[classes.size()];
        for (int p : won) {
            farthest[classOf[p]] = Math.max(farthest[classOf[p]], distance[p]);
        }
    }

    /** Returns the classes by {@link Promises#index}, in the order of promises and of all lists by class. */
    List<Integer> classes() {
        return classes;
    }

    /** Returns by class the moves to mate from its farthest position, which is a lower bound of every promise. */
    int[] farthest() {
        return farthest.clone();
    }

    int wonPositions() {
        return won.length;
    }

    /**
     * Returns how many positions have a tree that keeps their promise, by the depth of the shallowest tree, 1 to
     * {@link #DEEPEST}. Counting stops early when the work exceeds a bound.
     *
     * @param promises in moves, by class
     * @param mostWork bound of the work, see {@link #work}; once it is exceeded, the rest is not counted
     */
    long[] depths(int[] promises, double mostWork) {
        long[] depths = new long[DEEPEST + 1];
        begin(promises);
        long missing = won.length;
        for (int depth = 1; depth <= DEEPEST && work(depths) + missing * weight(depth) <= mostWork; depth++) {
            deepen();
            long kept = IntStream.of(won)
                    .parallel()
                    .filter(p -> tree[p] <= promises[classOf[p]])
                    .count();
            depths[depth] = kept - (won.length - missing);
            missing = won.length - kept;
        }
        return depths;
    }

    /**
     * Returns an estimate of the work to find trees of these depths: each further move of depth costs eight times as
     * much.
     */
    static double work(long[] depths) {
        double work = 0;
        for (int depth = 1; depth <= DEEPEST; depth++) {
            work += depths[depth] * weight(depth);
        }
        return work;
    }

    private static double weight(int depth) {
        return Math.pow(8, depth);
    }

    /** Returns by class the moves that the best tree of a depth needs in its worst position. */
    int[] needed(int[] promises, int depth) {
        begin(promises);
        for (int i = 0; i < depth; i++) {
            deepen();
        }
        int[] needed = new int[classes.size()];
        for (int p : won) {
            needed[classOf[p]] = Math.max(needed[classOf[p]], tree[p]);
        }
        return needed;
    }

    /** Sets these promises as the ends of branches; trees have depth zero at first. */
    private void begin(int[] promises) {
        Arrays.fill(tree, NEVER);
        for (int p : won) {
            tree[p] = promises[classOf[p]];
        }
        IntStream.range(0, endsAfter.length).parallel().forEach(q -> endsAfter[q] = blackMoves.most(q, tree));
        Arrays.fill(tree, NEVER);
    }

    private void deepen() {
        IntStream.range(0, treeAfter.length).parallel().forEach(q -> {
            int length = Math.min(endsAfter[q], blackMoves.most(q, tree));
            treeAfter[q] = !blackMoves.isEmpty(q) ? length : mate[q] ? 0 : NEVER;
        });
        IntStream.range(0, tree.length)
                .parallel()
                .forEach(p -> tree[p] = Math.min(NEVER, 1 + whiteMoves.least(p, treeAfter)));
    }

    /** Returns the moves to mate by p, {@link #NEVER} when it is drawn. */
    private int[] distances() {
        Arrays.fill(tree, NEVER);
        Arrays.fill(endsAfter, NEVER);
        int[] before;
        do {
            before = tree.clone();
            deepen();
        } while (!Arrays.equals(before, tree));
        return before;
    }

    private void classify(int[] distance) {
        int[] known = new int[Promises.CLASSES];
        Arrays.fill(known, NONE);
        for (int code = 0; code < BLACK_TO_MOVE; code++) {
            int p = numberOf[code];
            if (p == NONE) {
                continue;
            }
            classOf[p] = NONE;
            if (distance[p] < NEVER) {
                int index = Promises.index(placement(code));
                if (known[index] == NONE) {
                    known[index] = classes.size();
                    classes.add(index);
                }
                classOf[p] = known[index];
            }
        }
    }

    // ---- positions and moves ----

    /** Numbers the canonical positions; returns how many there are with White to move and with Black to move. */
    private int[] number() {
        Arrays.fill(numberOf, NONE);
        int[] count = new int[2];
        for (int code = 0; code < numberOf.length; code++) {
            int x = placement(code);
            if (isLegal(x) && canonical(x) == code) {
                numberOf[code] = count[code / BLACK_TO_MOVE]++;
            }
        }
        return count;
    }

    private static int placement(int code) {
        return BareKingPosition.bishopAndKnight(
                BareKingPosition.wk(code),
                BareKingPosition.first(code),
                BareKingPosition.second(code),
                BareKingPosition.bk(code),
                BareKingPosition.isBlackToMove(code));
    }

    private static boolean isLegal(int x) {
        long pieces = BareKingPosition.white(x) | Bitboard.of(BareKingPosition.bk(x));
        return Bitboard.count(pieces) == 4
                && Square.isDark(BareKingPosition.first(x))
                && LoneKing.d(BareKingPosition.wk(x), BareKingPosition.bk(x)) > 1
                && (BareKingPosition.isBlackToMove(x) || !BareKingPosition.inCheck(x));
    }

    private static int canonical(int x) {
        int least = withoutKnightBit(x);
        for (int i = 1; i < BoardSymmetry.COUNT; i++) {
            least = Math.min(least, withoutKnightBit(BareKingPosition.image(x, BoardSymmetry.number(i))));
        }
        return least;
    }

    private static int withoutKnightBit(int x) {
        return x & (1 << 25) - 1;
    }

    /** Lists the moves from x, except moves of White that lose a piece or stalemate at once. */
    private void list(int x) {
        if (!BareKingPosition.isBlackToMove(x)) {
            whiteMoves.begin();
            for (int piece = BareKingPosition.KING; piece <= BareKingPosition.SECOND; piece++) {
                for (long to = BareKingPosition.whiteMoves(x, piece); to != 0; to = Bitboard.rest(to)) {
                    int q = BareKingPosition.afterWhite(x, piece, Bitboard.first(to));
                    if (!BareKingPosition.isDisaster(q)) {
                        whiteMoves.add(numberOf[canonical(q)]);
                    }
                }
            }
            return;
        }
        mate[blackMoves.lists] = BareKingPosition.isCheckmate(x);
        blackMoves.begin();
        for (long to = BareKingPosition.isDisaster(x) ? 0 : BareKingPosition.succ(x); to != 0; to = Bitboard.rest(to)) {
            blackMoves.add(numberOf[canonical(BareKingPosition.afterBlack(x, Bitboard.first(to)))]);
        }
    }
}
