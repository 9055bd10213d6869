package io.github.kingfell.classics.bell;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Bell's simplest evaluation "which has any relevance to chess" (1973): captures come first, the other moves are
 * ordered by mobility. Mobility is the number of moves that the mover would have after the move, divided by the number
 * of the opponent's moves.
 *
 * <p>Bell leaves some points open; these choices are ours. Captures are ordered by most valuable victim. A move that
 * leaves the opponent without a move, mate or stalemate, has more mobility than any ratio. Moves are counted by the
 * rules, castling and en passant included; after a check, the capture of the king counts among the mover's moves.
 */
public final class MobilityOrder {
    private final Position position;
    private final MoveGenerator generator;
    private final Reading reading;
    /** Best first; moves that the order does not distinguish compare as equal. */
    private final Comparator<RatedMove> bestFirst;

    public MobilityOrder(Position root, Reading reading) {
        position = root.copy();
        generator = new MoveGenerator(position);
        this.reading = reading;
        bestFirst = Comparator.comparingInt(RatedMove::victim)
                .thenComparing(reading.lowestFirst())
                .reversed();
    }

    /** Ways to read "how many moves you have / how many moves the opponent has". */
    public enum Reading {
        /** The ratio as written, with legal moves. */
        RATIO,
        /**
         * The ratio with the opponent's moves as Bell's program lists them, before moves that expose the king are
         * removed.
         */
        UNSORTED_REPLIES,
        /** The difference instead of the ratio. */
        DIFFERENCE,
        /** The ratio as a whole number, cut off, as Algol 60 and FORTRAN divide integers. */
        WHOLE_RATIO,
        /** The ratio rounded to a whole number, as Algol 60 assigns a real number to an integer. */
        ROUNDED_RATIO,
        /** The opponent's moves alone, the fewest first. */
        FEWEST_REPLIES;

        private Comparator<RatedMove> lowestFirst() {
            return switch (this) {
                case RATIO, UNSORTED_REPLIES ->
                    (a, b) -> Long.compare((long) a.mine() * b.theirs(), (long) b.mine() * a.theirs());
                case DIFFERENCE -> Comparator.comparingInt(a -> a.mine() - a.theirs());
                case WHOLE_RATIO -> Comparator.comparingInt(a -> whole(a.mine(), a.theirs()));
                case ROUNDED_RATIO -> Comparator.comparingInt(a -> whole(2 * a.mine() + a.theirs(), 2 * a.theirs()));
                case FEWEST_REPLIES -> Comparator.comparingInt(a -> -a.theirs());
            };
        }

        /** Without a reply the ratio is above all others. Captures have no numbers and are all alike. */
        private static int whole(int dividend, int divisor) {
            return divisor == 0 ? Integer.MAX_VALUE : dividend / divisor;
        }

        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * A move with its sort keys. The mobility of a capture is left out, so that captures of equal victims are equal.
     *
     * @param victim the kind of the captured piece, 0 for none
     * @param mine number of moves of the same side if it were to move again
     * @param theirs number of moves of the opponent
     */
    public record RatedMove(int move, int victim, int mine, int theirs) {}

    /**
     * The place of a move in the order, from 1.
     *
     * @param best its place when it stands before its equals
     * @param listed its place when equals stay in the order of the move generator
     * @param worst its place when it stands behind them
     * @param moves number of all moves
     */
    public record Place(int best, int listed, int worst, int moves) {}

    /** Returns all legal moves, the best first. */
    public List<RatedMove> moves() {
        MoveList list = new MoveList();
        generator.generate(position, list);
        List<RatedMove> moves = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            moves.add(rate(list.get(i)));
        }
        moves.sort(bestFirst);
        return moves;
    }

    /** @param move a legal one */
    public Place place(int move) {
        List<RatedMove> moves = moves();
        RatedMove rated = rate(move);
        int better = 0;
        int equal = 0;
        int before = 0;
        for (RatedMove other : moves) {
            int comparison = bestFirst.compare(other, rated);
            better += comparison < 0 ? 1 : 0;
            if (comparison == 0) {
                equal++;
                before = other.move() == move ? equal : before;
            }
        }
        return new Place(better + 1, better + before, better + equal, moves.size());
    }

    private RatedMove rate(int move) {
        if (position.isCapture(move)) {
            boolean enPassant = Move.kind(move) == Move.EN_PASSANT;
            int victim = enPassant ? Piece.PAWN : Piece.kind(position.pieceAt(Move.to(move)));
            return new RatedMove(move, victim, 0, 0);
        }
        position.make(move);
        int theirs = replies();
        position.makeNull();
        int mine = generator.count(position);
        position.unmakeNull();
        position.unmake(move);
        return new RatedMove(move, Piece.NONE, mine, theirs);
    }

    private int replies() {
        if (reading != Reading.UNSORTED_REPLIES) {
            return generator.count(position);
        }
        // The side to move is White on this board.
        BellBoard board = BellBoard.of(position);
        MoveSheet sheet = new MoveSheet(board, BellBoard.WHITE);
        sheet.list(board.fromLastToFirst(BellBoard.WHITE), 0, board.pieceCount(BellBoard.WHITE));
        return sheet.targets();
    }
}
