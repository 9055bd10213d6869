package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import java.util.regex.Pattern;

/**
 * Mirrors the board and exchanges the colours. Tan's pawns "are always white", so Black's pawns are turned into White's
 * and the chosen move is turned back.
 */
public final class Mirror {
    private static final Pattern COLOR = Pattern.compile("White|Black");

    private Mirror() {}

    /** @param position without castling rights and without an en passant capture; its game history is dropped */
    public static Position of(Position position) {
        PositionBuilder builder = new PositionBuilder()
                .sideToMove(Color.opponent(position.sideToMove()))
                .counters(position.halfmoveClock(), position.fullmoveNumber());
        for (long rest = position.occupied(); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int piece = position.pieceAt(square);
            builder.put(Square.flip(square), Piece.of(Color.opponent(Piece.color(piece)), Piece.kind(piece)));
        }
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new IllegalStateException("a move is legal on one side of the mirror only", e);
        }
    }

    /** Returns the image of a move; the function is its own inverse. */
    static int move(int move) {
        return Move.of(Square.flip(Move.from(move)), Square.flip(Move.to(move)), Move.kind(move));
    }

    /** Converts words about one board into words about its mirror image. */
    static String words(String words) {
        return COLOR.matcher(words).replaceAll(found -> found.group().equals("White") ? "Black" : "White");
    }
}
