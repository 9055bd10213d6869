package io.github.kingfell.classics.bell;

/**
 * One depth of the search: its move list, the order in which its pieces are listed, and its costs. The initial order is
 * from the last piece to the first, because Bell's loop runs faster that way.
 *
 * <p>When only the piece that succeeded last is listed (Bell 1973), an illegal previous move may be noticed late or
 * never. That is harmless: an illegal move that is refuted is rejected as well.
 */
final class Ply {
    private final Level level;
    private final Reordering reordering;
    private final BellBoard board;
    private final MoveSheet sheet;
    private final int[] order;
    private boolean hasFavourite;
    private boolean othersListed;
    private int captor;

    private int next;
    private int number;
    private int value;
    private int from;
    private int to;
    private int becomes;
    private int captured;

    private long lists;
    private long played;
    private long illegal;

    Ply(Level level, BellBoard board, Reordering reordering) {
        this.level = level;
        this.board = board;
        this.reordering = reordering;
        sheet = new MoveSheet(board, level.side());
        order = board.fromLastToFirst(level.side());
    }

    /** Lists the moves, or only those of the piece that succeeded last. */
    void open() {
        sheet.clear();
        next = 0;
        to = -1;
        othersListed = !hasFavourite || reordering == Reordering.FIRST;
        list(0, othersListed ? order.length : 1);
    }

    /** Lists moves until the king can be captured. */
    boolean takesKing() {
        open();
        if (!isCutOff() && !othersListed) {
            listOthers();
        }
        if (isCutOff()) {
            prefer(captor);
        }
        return isCutOff();
    }

    /** Returns true when the enemy king could be captured: the previous move was illegal. */
    boolean isCutOff() {
        return captor != 0;
    }

    int captor() {
        return captor;
    }

    /** Advances to the next move; returns false when there is none, or when the list was cut off. */
    boolean next() {
        if (isCutOff()) {
            return false;
        }
        if (to > 0 && becomes > BellBoard.KNIGHT && value == BellBoard.PAWN) {
            // A pawn on the last rank becomes a queen, then a rook, a bishop and a knight.
            becomes--;
            return true;
        }
        while (next == sheet.size()) {
            if (othersListed) {
                return false;
            }
            listOthers();
            if (isCutOff()) {
                return false;
            }
        }
        if (to < 0) {
            number = sheet.entry(next++);
            value = sheet.entry(next++);
            from = sheet.entry(next++);
        }
        to = sheet.entry(next++);
        if (to < 0) {
            return next();
        }
        becomes = value == BellBoard.PAWN && isLastRank(to) ? BellBoard.QUEEN : value;
        return true;
    }

    void make() {
        played++;
        captured = board.make(level.side(), number, to, becomes);
    }

    void unmake() {
        board.unmake(level.side(), number, from, value, captured);
    }

    void wasIllegal() {
        illegal++;
    }

    /** Moves the piece of the current move to the front. */
    void succeeded() {
        prefer(number);
    }

    void prefer(int piece) {
        if (reordering == Reordering.NONE) {
            return;
        }
        hasFavourite = true;
        int place = 0;
        while (order[place] != piece) {
            place++;
        }
        System.arraycopy(order, 0, order, 1, place);
        order[0] = piece;
    }

    BellMove move() {
        return new BellMove(number, from, to, becomes);
    }

    LevelCount count() {
        return new LevelCount(level, lists, sheet.targets(), played, illegal);
    }

    private void listOthers() {
        othersListed = true;
        list(1, order.length);
    }

    private void list(int first, int last) {
        lists++;
        captor = sheet.list(order, first, last);
    }

    private static boolean isLastRank(int square) {
        return square > MoveTables.SQUARES - MoveTables.FILES || square <= MoveTables.FILES;
    }
}
