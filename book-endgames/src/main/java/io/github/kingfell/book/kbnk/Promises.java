package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.kbnk.KbnkMeasures.kt;
import static io.github.kingfell.book.kbnk.KbnkMeasures.qb;
import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.LoneKing.d;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Bitboard;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Amended: the promise of each stage in moves to mate, by the progress in it and one distance. Why: the thesis knows
 * that a position is further on, but not how far, and a tree of nine moves may end where one of two moves would do.
 * When better means to keep the promise, every tree gains as many moves as it takes.
 */
public final class Promises {
    private static final String RESOURCE = "promises.txt";
    private static final int MOST_PROGRESS = 100;
    private static final int DISTANCES = 8;

    /** The exclusive upper bound of class numbers. */
    public static final int CLASSES = 7 * MOST_PROGRESS * DISTANCES;

    private static final int FARTHEST_KNIGHT = 3;
    private static final int FARTHEST = 4;

    /** The number of placements of the pieces, the bishop on a dark square. */
    private static final int PLACEMENTS = 1 << 23;

    // An entry is 0 for an unknown placement, else the moves plus one: a lower bound unless the bit EXACTLY is set.
    private static final int UNKNOWN = 0;
    private static final int NOTHING = 0x7F;
    private static final int EXACTLY = 0x80;

    /** Null until the first position is evaluated: most games never reach this ending, and the answers need 16 MB. */
    private @Nullable Answers answers;

    /**
     * Caches the promise of each p and q evaluated. The same positions lie on many branches, and their promises never
     * change. An entry is one byte, so threads may share the arrays; when two threads create the answers at the same
     * time, one set is lost.
     */
    private static final class Answers {
        final byte[] of = new byte[PLACEMENTS];
        final byte[] after = new byte[PLACEMENTS];
    }

    /** Read when the first position is evaluated, and never changed. */
    private static final class Shipped {
        static final int[] MOVES = read();
    }

    private Promises() {}

    /** The shipped promises, with their own cache. */
    public static Promises shipped() {
        return new Promises();
    }

    private static int[] read() {
        int[] moves = new int[CLASSES];
        Arrays.fill(moves, Endgame.NO_GUARANTEE);
        for (String line : ShippedText.data(Promises.class, RESOURCE)) {
            String[] numbers = line.split(" ");
            moves[index(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]))] =
                    Integer.parseInt(numbers[3]);
        }
        return moves;
    }

    /** The promise in p, or after q whatever Black replies. */
    int of(int x) {
        int promised = BareKingPosition.isBlackToMove(x) ? ofBlack(x, NOTHING) : ofWhite(x);
        return promised == NOTHING ? Endgame.NO_GUARANTEE : promised - 1;
    }

    /**
     * True when White, to move in p, has a move after which at most this number of moves is promised, whatever Black
     * replies.
     */
    boolean hasMove(int p, int most) {
        int enough = Math.min(most, NOTHING - 2) + 1;
        for (int piece = BareKingPosition.KING; piece <= BareKingPosition.SECOND; piece++) {
            for (long to = BareKingPosition.whiteMoves(p, piece); to != 0; to = Bitboard.rest(to)) {
                if (ofBlack(BareKingPosition.afterWhite(p, piece, Bitboard.first(to)), enough) <= enough) {
                    return true;
                }
            }
        }
        return false;
    }

    private Answers answers() {
        Answers known = answers;
        if (known == null) {
            known = new Answers();
            answers = known;
        }
        return known;
    }

    /** The promise after q. A value above {@code enough} may be too small, but not below {@code enough}. */
    private int ofBlack(int q, int enough) {
        int place = placeOfBlack(q);
        int entry = answers().after[place];
        int promised = entry & NOTHING;
        if (entry < 0 || promised > enough) {
            return promised;
        }
        return ask(q, place, enough);
    }

    private int ask(int q, int place, int enough) {
        int most = BareKingPosition.isDisaster(q) ? NOTHING : 1;
        // A double attack shows in the promise after the reply.
        long to = BareKingPosition.succ(q);
        for (; to != 0 && most <= enough && most < NOTHING; to = Bitboard.rest(to)) {
            most = Math.max(most, ofWhite(BareKingPosition.afterBlack(q, Bitboard.first(to))));
        }
        answers().after[place] = (byte) (to == 0 || most == NOTHING ? most | EXACTLY : most);
        return most;
    }

    private int ofWhite(int p) {
        int place = place(p);
        byte[] known = answers().of;
        int promised = known[place];
        if (promised == UNKNOWN) {
            promised = isSafe(p) ? Math.min(NOTHING - 1, ofClass(index(p))) + 1 : NOTHING;
            known[place] = (byte) promised;
        }
        return promised;
    }

    /** The index of p. The positions after all replies to a move lie side by side. */
    private static int place(int p) {
        return wk(p) << 17 | qb(p) >>> 1 << 12 | kt(p) << 6 | bk(p);
    }

    /** The index of q. The positions after White's moves lie close together. */
    private static int placeOfBlack(int q) {
        return bk(q) << 17 | qb(q) >>> 1 << 12 | kt(q) << 6 | wk(q);
    }

    /** The promise of a class, {@link Endgame#NO_GUARANTEE} if there is none. */
    public int ofClass(int index) {
        return Shipped.MOVES[index];
    }

    /** The class of p, whose positions share one promise: a number below {@link #CLASSES}. */
    public static int index(int p) {
        int stage = KbnkStages.stage(p);
        return switch (stage) {
            case KbnkStages.GATHERED -> index(stage, KbnkMeasures.dcent(p), Math.min(FARTHEST_KNIGHT, d(wk(p), kt(p))));
            case KbnkStages.ENCLOSED -> index(stage, Area.progress(p), Math.min(FARTHEST, d(wk(p), bk(p))));
            case KbnkStages.ALONG_EDGE -> index(stage, EdgePattern.measure(p), 0);
            case KbnkStages.RIGHT_CORNER -> index(stage, 0, Math.min(FARTHEST, d(kt(p), bk(p))));
            default -> index(stage, 0, 0);
        };
    }

    private static int index(int stage, int progress, int distance) {
        return (stage * MOST_PROGRESS + progress) * DISTANCES + distance;
    }

    /** Stage, progress and distance of a class, as in the resource. */
    public static String line(int index) {
        return index / DISTANCES / MOST_PROGRESS + " " + index / DISTANCES % MOST_PROGRESS + " " + index % DISTANCES;
    }

    /**
     * True when White, to move in p, has a move after which no piece is lost and none can be won by a double attack.
     */
    private static boolean isSafe(int p) {
        // The greatest reach of such an attack, found over all positions.
        if (KbnkMeasures.reach(p) > 2) {
            return true;
        }
        for (int piece = BareKingPosition.KING; piece <= BareKingPosition.SECOND; piece++) {
            for (long to = BareKingPosition.whiteMoves(p, piece); to != 0; to = Bitboard.rest(to)) {
                if (!KbnkMeasures.isLost(BareKingPosition.afterWhite(p, piece, Bitboard.first(to)))) {
                    return true;
                }
            }
        }
        return false;
    }
}
