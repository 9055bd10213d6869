package io.github.kingfell.book.kbnk;

import io.github.kingfell.book.predicates.BoardSymmetry;
import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.book.predicates.Placement;
import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * Makes the promises of KBNK. The positions that a line of the table speaks of are a class, and a class promises one number of
 * moves. The least promises that can be kept by trees of a depth are found from below: each class promises what its worst
 * position has been seen to need, until nothing rises any more.
 *
 * <p>The least promises for trees of nine moves are hard to keep: many trees must be as deep. Those for eight moves exceed fifty.
 * What is shipped lies between the two and does not exceed fifty; that it can be kept is looked at again.
 */
public final class PromiseMaker {
    private static final int DEEPEST = 9;

    private static final List<String> HEAD = List.of(
            "# Moves to mate that the amended book promises in KBNK, White to move, by stage (1 to 6), progress in it (stage 2: dcent;",
            "# stage 3: as additions to better count it; stage 5: dedge) and a distance (stage 2: of white king and knight, at most 3;",
            "# stage 3: of the kings, at most 4; stage 6: of knight and black king, at most 4).",
            "# Made by: kingfell endgame promises KBNK",
            "# Columns: stage, progress, distance, moves");

    /** Of the way from the one to the other. */
    private static final int PERCENT = 45;

    /** More than any promise; a class whose positions cannot be won within it does not end. */
    private static final int NEVER = 100;

    private static final int BLACK_TO_MOVE = 1 << 24;
    private static final int ILLEGAL = -1;

    private final Consumer<String> progress;

    /** Dense numbers of the canonical placements, by placement without the knight's bit. */
    private final int[] numberOf = new int[1 << 25];

    private final Edges whiteMoves = new Edges();
    private final Edges blackMoves = new Edges();

    /** Of q by number: checkmate. */
    private boolean[] mate = new boolean[0];

    /** Of p by number: its class, for won positions; otherwise {@link #ILLEGAL}. */
    private int[] classOf = new int[0];

    private PromiseMaker(Consumer<String> progress) {
        this.progress = progress;
    }

    /** Lists of numbers, one after another. */
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
    }

    /**
     * The lines of the resource.
     *
     * @param progress hears how far the work has come
     */
    public static List<String> lines(Consumer<String> progress) {
        return new PromiseMaker(progress).make();
    }

    private List<String> make() {
        number();
        int[] won = distances();
        List<Integer> classes = classify(won);
        int[] needed = new int[classes.size()];
        for (int p = 0; p < won.length; p++) {
            if (classOf[p] != ILLEGAL) {
                needed[classOf[p]] = Math.max(needed[classOf[p]], won[p]);
            }
        }
        int[] least = kept(needed, DEEPEST);
        int[] easy = kept(needed, DEEPEST - 1);
        int[] between = new int[least.length];
        for (int i = 0; i < between.length; i++) {
            between[i] = least[i] + (easy[i] - least[i]) * PERCENT / 100;
        }
        int[] promises = kept(between, DEEPEST);
        List<String> table = new ArrayList<>();
        for (int i = 0; i < promises.length; i++) {
            table.add(Promises.line(classes.get(i)) + " " + promises[i]);
        }
        Collections.sort(table);
        List<String> lines = new ArrayList<>(HEAD);
        lines.addAll(shown(promises));
        lines.addAll(table);
        return lines;
    }

    /** What has been shown of the promises, as comments. */
    private List<String> shown(int[] promises) {
        int[] ofDepth = new int[DEEPEST + 1];
        int[] ends = ends(promises);
        int[] trees = new int[classOf.length];
        int[] after = new int[blackMoves.lists];
        boolean[] counted = new boolean[classOf.length];
        Arrays.fill(trees, NEVER);
        for (int depth = 1; depth <= DEEPEST; depth++) {
            replies(ends, trees, after);
            moves(after, trees);
            for (int p = 0; p < trees.length; p++) {
                if (classOf[p] != ILLEGAL && !counted[p] && trees[p] <= promises[classOf[p]]) {
                    counted[p] = true;
                    ofDepth[depth]++;
                }
            }
        }
        StringBuilder depths = new StringBuilder("# Of positions by depth of the shallowest tree, from 1:");
        for (int depth = 1; depth <= DEEPEST; depth++) {
            depths.append(' ').append(ofDepth[depth]);
        }
        int won = (int) Arrays.stream(classOf).filter(of -> of != ILLEGAL).count();
        return List.of(
                "# Won positions, up to symmetry: " + won + ". With a tree that keeps the promise: "
                        + Arrays.stream(ofDepth).sum() + ". Largest promise: "
                        + Arrays.stream(promises).max().orElse(0) + ".",
                depths.toString());
    }

    /** What is promised in each p, {@link #NEVER} where it is drawn. */
    private int[] ends(int[] promises) {
        int[] ends = new int[classOf.length];
        for (int p = 0; p < ends.length; p++) {
            ends[p] = classOf[p] == ILLEGAL ? NEVER : promises[classOf[p]];
        }
        return ends;
    }

    // ---- the game ----

    private static int withoutKnightBit(int x) {
        return x & (1 << 25) - 1;
    }

    private static int canonical(int x) {
        int least = withoutKnightBit(x);
        for (int i = 1; i < BoardSymmetry.COUNT; i++) {
            least = Math.min(least, withoutKnightBit(Placement.image(x, BoardSymmetry.number(i))));
        }
        return least;
    }

    private static int placement(int code) {
        return Placement.bishopAndKnight(
                Placement.wk(code),
                Placement.first(code),
                Placement.second(code),
                Placement.bk(code),
                Placement.isBlackToMove(code));
    }

    private static boolean isLegal(int x) {
        long men = Placement.white(x) | Bitboard.of(Placement.bk(x));
        return Bitboard.count(men) == 4
                && Square.isDark(Placement.first(x))
                && LoneKing.d(Placement.wk(x), Placement.bk(x)) > 1
                && (Placement.isBlackToMove(x) || !Placement.inCheck(x));
    }

    /** Numbers the canonical positions, those of White to move from 0 and those of Black to move from 0, and lists moves. */
    private void number() {
        progress.accept("listing positions");
        Arrays.fill(numberOf, ILLEGAL);
        int[] count = new int[2];
        for (int code = 0; code < numberOf.length; code++) {
            int x = placement(code);
            if (isLegal(x) && canonical(x) == code) {
                numberOf[code] = count[code / BLACK_TO_MOVE]++;
            }
        }
        mate = new boolean[count[1]];
        for (int code = 0; code < numberOf.length; code++) {
            if (numberOf[code] != ILLEGAL) {
                list(placement(code));
            }
        }
    }

    private void list(int x) {
        if (!Placement.isBlackToMove(x)) {
            whiteMoves.begin();
            for (int man = Placement.KING; man <= Placement.SECOND; man++) {
                for (long to = Placement.whiteMoves(x, man); to != 0; to = Bitboard.rest(to)) {
                    int q = Placement.afterWhite(x, man, Bitboard.first(to));
                    if (!Placement.isDisaster(q)) {
                        whiteMoves.add(numberOf[canonical(q)]);
                    }
                }
            }
            return;
        }
        mate[blackMoves.lists] = Placement.isCheckmate(x);
        blackMoves.begin();
        for (long to = Placement.isDisaster(x) ? 0 : Placement.succ(x); to != 0; to = Bitboard.rest(to)) {
            blackMoves.add(numberOf[canonical(Placement.afterBlack(x, Bitboard.first(to)))]);
        }
    }

    /** Moves to mate by p, {@link #NEVER} where it is drawn. */
    private int[] distances() {
        progress.accept("distances to mate");
        int[] distance = new int[whiteMoves.lists];
        Arrays.fill(distance, NEVER);
        int[] after = new int[blackMoves.lists];
        boolean changed = true;
        while (changed) {
            replies(distance, distance, after);
            changed = moves(after, distance);
        }
        return distance;
    }

    /** After each q the moves to mate: the worst reply's end of the branch, or the worst reply's tree. */
    private void replies(int[] ends, int[] trees, int[] after) {
        for (int q = 0; q < after.length; q++) {
            int end = 0;
            int tree = 0;
            for (int i = blackMoves.from[q]; i < blackMoves.from[q + 1]; i++) {
                end = Math.max(end, ends[blackMoves.to[i]]);
                tree = Math.max(tree, trees[blackMoves.to[i]]);
            }
            boolean none = blackMoves.from[q] == blackMoves.from[q + 1];
            after[q] = none ? mate[q] ? 0 : NEVER : Math.min(end, tree);
        }
    }

    /** In each p the moves to mate by the best move; true when some have changed. */
    private boolean moves(int[] after, int[] length) {
        boolean changed = false;
        for (int p = 0; p < length.length; p++) {
            int best = NEVER;
            for (int i = whiteMoves.from[p]; i < whiteMoves.from[p + 1]; i++) {
                best = Math.min(best, after[whiteMoves.to[i]]);
            }
            best = Math.min(NEVER, best + 1);
            changed |= best != length[p];
            length[p] = best;
        }
        return changed;
    }

    /** The classes that won positions belong to, in the order met. */
    private List<Integer> classify(int[] won) {
        progress.accept("stages");
        classOf = new int[won.length];
        int[] known = new int[Promises.CLASSES];
        Arrays.fill(known, ILLEGAL);
        List<Integer> classes = new ArrayList<>();
        for (int code = 0; code < BLACK_TO_MOVE; code++) {
            int p = numberOf[code];
            if (p == ILLEGAL) {
                continue;
            }
            classOf[p] = ILLEGAL;
            if (won[p] < NEVER) {
                int index = Promises.index(placement(code));
                if (known[index] == ILLEGAL) {
                    known[index] = classes.size();
                    classes.add(index);
                }
                classOf[p] = known[index];
            }
        }
        return classes;
    }

    /** The least promises, no less than those given, that trees of a depth keep. */
    private int[] kept(int[] start, int depth) {
        int[] promises = start.clone();
        int[] trees = new int[classOf.length];
        int[] after = new int[blackMoves.lists];
        boolean raised = true;
        int round = 0;
        while (raised) {
            progress.accept("promises kept by trees of depth " + depth + ", round " + ++round);
            int[] ends = ends(promises);
            Arrays.fill(trees, NEVER);
            for (int i = 0; i < depth; i++) {
                replies(ends, trees, after);
                moves(after, trees);
            }
            raised = false;
            for (int p = 0; p < trees.length; p++) {
                if (classOf[p] != ILLEGAL && trees[p] > promises[classOf[p]]) {
                    promises[classOf[p]] = trees[p];
                    raised = true;
                }
            }
        }
        return promises;
    }
}
