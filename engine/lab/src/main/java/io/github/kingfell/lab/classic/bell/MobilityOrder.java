package io.github.kingfell.lab.classic.bell;

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
 * Bell's simplest evaluation "which has any relevance to chess" (1973): captures first, the other moves by mobility,
 * which is the number of moves one would have after the move, divided by the number that the opponent has.
 *
 * <p>Ours, since he does not say: of captures the most valuable victim comes first. A move that leaves the opponent
 * without one, mate or stalemate, has more mobility than any ratio. Moves are counted by the rules, castling and en
 * passant included; after a check the taking of the king counts among one's own moves.
 */
public final class MobilityOrder {
    private static final Comparator<RatedMove> BY_RATIO =
            (a, b) -> Long.compare((long) a.mine() * b.theirs(), (long) b.mine() * a.theirs());
    private static final Comparator<RatedMove> BY_DIFFERENCE = Comparator.comparingInt(a -> a.mine() - a.theirs());

    private final Position position;
    private final MoveGenerator generator;
    private final Reading reading;
    /** Best first; moves that the order does not tell apart compare as equal. */
    private final Comparator<RatedMove> bestFirst;

    public MobilityOrder(Position root, Reading reading) {
        position = root.copy();
        generator = new MoveGenerator(position);
        this.reading = reading;
        bestFirst = Comparator.comparingInt(RatedMove::victim)
                .thenComparing(reading == Reading.DIFFERENCE ? BY_DIFFERENCE : BY_RATIO)
                .reversed();
    }

    /** How "how many moves you have / how many moves the opponent has" is taken. */
    public enum Reading {
        /** As it stands, with legal moves. */
        RATIO,
        /**
         * With the moves that Bell's program lists for the opponent, before those that expose the king are sorted out.
         */
        UNSORTED_REPLIES,
        /** As a subtraction. */
        DIFFERENCE;

        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * A move and what decides its place. Of a capture the mobility is left out, so that equal victims are equal.
     *
     * @param victim the kind of man taken, 0 for none
     * @param mine moves of the same side if it were to move again
     * @param theirs moves of the opponent
     */
    public record RatedMove(int move, int victim, int mine, int theirs) {}

    /**
     * The place of a move among all, from 1.
     *
     * @param best when it stands before its equals, {@code worst} when behind them
     * @param moves how many there are
     */
    public record Place(int best, int worst, int moves) {}

    /** All legal moves, the best first. */
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
        for (RatedMove other : moves) {
            int comparison = bestFirst.compare(other, rated);
            better += comparison < 0 ? 1 : 0;
            equal += comparison == 0 ? 1 : 0;
        }
        return new Place(better + 1, better + equal, moves.size());
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
        // The side to move is the White of his board.
        BellBoard board = BellBoard.of(position);
        MoveSheet sheet = new MoveSheet(board, BellBoard.WHITE);
        sheet.list(board.fromLastToFirst(BellBoard.WHITE), 0, board.men(BellBoard.WHITE));
        return sheet.targets();
    }
}
