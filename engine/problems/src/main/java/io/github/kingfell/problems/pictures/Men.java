package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/** The men of a position by number, each followed wherever it goes. Nobody castles. */
@Hot
final class Men {
    private static final int NOBODY = -1;
    private static final int TAKEN = -1;
    private static final int KEPT = 3;
    private static final int FAR = 64;

    private final int[] numbers = new int[64];
    private final int[] squares;
    private final int[] forms;
    private final int[] colors;

    /** What {@link #takeBack} needs: man, its form before, and whom it took. */
    private int[] kept = new int[KEPT * 64];

    private int made;

    Men(Position position) {
        Arrays.fill(numbers, NOBODY);
        int count = Bitboard.count(position.occupied());
        squares = new int[count];
        forms = new int[count];
        colors = new int[count];
        int man = 0;
        for (long rest = position.occupied(); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int piece = position.pieceAt(square);
            numbers[square] = man;
            squares[man] = square;
            forms[man] = PieceReach.form(piece);
            colors[man++] = Piece.color(piece);
        }
    }

    int count() {
        return squares.length;
    }

    int color(int man) {
        return colors[man];
    }

    /** Returns a form of {@link PieceReach}. */
    int form(int man) {
        return forms[man];
    }

    /** Returns where a man is that has not been taken. */
    int square(int man) {
        return squares[man];
    }

    /**
     * Returns the least moves of a man to a square.
     *
     * @param kind that it has there, of {@link Piece}: a queen stands for rook and bishop too; {@link Piece#NONE} for
     *     any
     * @return at least 64 when there is no way
     */
    int distance(int man, int kind, int to) {
        int from = squares[man];
        if (from == TAKEN) {
            return FAR;
        }
        int form = forms[man];
        if (kind == Piece.NONE) {
            return PieceReach.distance(form, from, to);
        }
        boolean other = form > Piece.PAWN && form != kind && (kind != Piece.QUEEN || form == Piece.KNIGHT);
        return other ? FAR : PieceReach.distanceAs(form, kind, from, to);
    }

    /** Returns the least moves of a man to its {@link PlaceOfMan}, in that way. */
    int moves(int place) {
        int man = PlaceOfMan.man(place);
        int kind = PlaceOfMan.kind(place);
        int square = PlaceOfMan.square(place);
        if (kind == PlaceOfMan.AWAY) {
            return squares[man] == square ? 1 : 0;
        }
        boolean straight = PlaceOfMan.isStraight(place) && forms[man] <= Piece.PAWN && squares[man] != TAKEN;
        int moves = straight ? straight(man, kind, square) : distance(man, kind, square);
        return moves == 0 && PlaceOfMan.isLast(place) ? goAndReturn(kind) : moves;
    }

    /** Returns the least moves of a pawn or knight that is on its square and has to arrive there with a move. */
    private static int goAndReturn(int kind) {
        return kind == Piece.PAWN ? FAR : 2;
    }

    /** Returns the least moves of a pawn that takes nothing. */
    private int straight(int man, int kind, int to) {
        int form = forms[man];
        int from = squares[man];
        int least = FAR;
        if ((kind == Piece.NONE || kind == Piece.PAWN) && Square.file(from) == Square.file(to)) {
            least = PieceReach.formDistance(form, from, to);
        }
        if (kind != Piece.PAWN) {
            int edge = Square.of(Square.file(from), form == PieceReach.BLACK_PAWN ? 0 : 7);
            int steps = PieceReach.formDistance(form, from, edge);
            int on = kind == Piece.NONE
                    ? Math.min(PieceReach.distance(Piece.QUEEN, edge, to), PieceReach.distance(Piece.KNIGHT, edge, to))
                    : PieceReach.distance(kind, edge, to);
            least = Math.min(least, steps + on);
        }
        return least;
    }

    /** @param move that is about to be made */
    void follow(Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int man = numbers[from];
        if (made * KEPT == kept.length) {
            kept = Arrays.copyOf(kept, 2 * kept.length);
        }
        int victim = Move.kind(move) == Move.EN_PASSANT ? Square.of(Square.file(to), Square.rank(from)) : to;
        int taken = numbers[victim];
        kept[made * KEPT] = man;
        kept[made * KEPT + 1] = forms[man] << 6 | from;
        kept[made++ * KEPT + 2] = taken == NOBODY ? NOBODY : taken << 6 | victim;
        if (taken != NOBODY) {
            squares[taken] = TAKEN;
            numbers[victim] = NOBODY;
        }
        numbers[from] = NOBODY;
        numbers[to] = man;
        squares[man] = to;
        int promoted = Move.promotedTo(move);
        if (promoted != Piece.NONE) {
            forms[man] = promoted;
        }
    }

    void takeBack() {
        made--;
        int man = kept[made * KEPT];
        int before = kept[made * KEPT + 1];
        int taken = kept[made * KEPT + 2];
        numbers[squares[man]] = NOBODY;
        squares[man] = before & 63;
        forms[man] = before >> 6;
        numbers[before & 63] = man;
        if (taken != NOBODY) {
            squares[taken >> 6] = taken & 63;
            numbers[taken & 63] = taken >> 6;
        }
    }
}
