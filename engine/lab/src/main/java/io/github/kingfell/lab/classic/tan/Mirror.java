package io.github.kingfell.lab.classic.tan;

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
 * The board seen from the other side, the colours exchanged. Tan's pawns "are always white"; so Black's are turned to
 * be White's, and the move chosen is turned back.
 */
public final class Mirror {
    private static final Pattern COLOR = Pattern.compile("White|Black");

    private Mirror() {}

    /** @param position without castling rights and without a capture en passant; the game before it is dropped */
    public static Position of(Position position) {
        PositionBuilder builder = new PositionBuilder()
                .sideToMove(Color.opponent(position.sideToMove()))
                .counters(position.halfmoveClock(), position.fullmoveNumber());
        for (long rest = position.occupied(); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int man = position.pieceAt(square);
            builder.put(Square.flip(square), Piece.of(Color.opponent(Piece.color(man)), Piece.kind(man)));
        }
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new IllegalStateException("legal from one side, not from the other", e);
        }
    }

    /** The image of a move; its own inverse. */
    static int move(int move) {
        return Move.of(Square.flip(Move.from(move)), Square.flip(Move.to(move)), Move.kind(move));
    }

    /** Words about the one board as words about the other. */
    static String words(String words) {
        return COLOR.matcher(words).replaceAll(found -> found.group().equals("White") ? "Black" : "White");
    }
}
