package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.function.IntUnaryOperator;

/** What the terms measure: lines, distances and guarded squares. */
final class Distances {
    private Distances() {}

    /** Files to the nearest edge file, 0..3. */
    private static int fileToEdge(int square) {
        return Math.min(Square.file(square), 7 - Square.file(square));
    }

    private static int rankToEdge(int square) {
        return Math.min(Square.rank(square), 7 - Square.rank(square));
    }

    /** King moves to the nearest edge, 0..3. */
    static int edge(int square) {
        return Math.min(fileToEdge(square), rankToEdge(square));
    }

    /** King moves to the nearest corner, 0..3. */
    static int corner(int square) {
        return Math.max(fileToEdge(square), rankToEdge(square));
    }

    /** Files plus ranks to the nearest corner, 0..6. */
    static int cornerLines(int square) {
        return fileToEdge(square) + rankToEdge(square);
    }

    /** Files plus ranks to the four squares in the middle, 0..6. */
    static int middle(int square) {
        return 6 - cornerLines(square);
    }

    /** Files plus ranks between two squares. */
    static int lines(int one, int other) {
        return files(one, other) + ranks(one, other);
    }

    static int files(int one, int other) {
        return Math.abs(Square.file(one) - Square.file(other));
    }

    static int ranks(int one, int other) {
        return Math.abs(Square.rank(one) - Square.rank(other));
    }

    /** Returns the square of the only piece of a colour and kind. */
    static int square(Position position, int color, int kind) {
        return Bitboard.first(position.pieces(color, kind));
    }

    /** Returns the sum over all white pieces of a kind. */
    static int sum(Position position, int kind, IntUnaryOperator value) {
        int sum = 0;
        for (long rest = position.pieces(Color.WHITE, kind); rest != 0; rest = Bitboard.rest(rest)) {
            sum += value.applyAsInt(Bitboard.first(rest));
        }
        return sum;
    }

    /** Returns the squares that White guards, those behind Black's king too. */
    static long guarded(Position position, boolean withKing) {
        long occupied = position.occupied() & ~Bitboard.of(position.king(Color.BLACK));
        long guarded = withKing ? Attacks.king(position.king(Color.WHITE)) : 0;
        for (int kind = Piece.PAWN; kind < Piece.KING; kind++) {
            for (long rest = position.pieces(Color.WHITE, kind); rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                guarded |= kind == Piece.PAWN ? Attacks.pawn(Color.WHITE, square) : Attacks.of(kind, square, occupied);
            }
        }
        return guarded;
    }

    /** Returns how many squares Black's king can walk to while White stands still, his own among them. */
    static int room(Position position, boolean withKing) {
        long free = ~guarded(position, withKing) & ~position.color(Color.WHITE);
        long room = Bitboard.of(position.king(Color.BLACK));
        long before;
        do {
            before = room;
            for (long rest = before; rest != 0; rest = Bitboard.rest(rest)) {
                room |= Attacks.king(Bitboard.first(rest)) & free;
            }
        } while (room != before);
        return Bitboard.count(room);
    }

    /** Returns how many moves Black's king has. */
    static int kingMoves(Position position) {
        return Bitboard.count(
                Attacks.king(position.king(Color.BLACK)) & ~guarded(position, true) & ~position.color(Color.BLACK));
    }

    /** Returns true when a piece of a colour guards or attacks a square. */
    static boolean attacks(Position position, int color, int square) {
        return (position.attackersTo(square, position.occupied()) & position.color(color)) != 0;
    }
}
