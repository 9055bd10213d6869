package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Knows where each piece stood in the diagram, for aims that depend on which piece is which: pieces exchange their
 * places, or one comes next to another.
 */
@Hot
public final class FollowedPieces {
    private final ProblemAim aim;

    /** The diagram's squares of the pieces, by their squares now; by ply. */
    private byte[][] origins = new byte[16][64];

    private int ply;

    /** Begins with the diagram. */
    public FollowedPieces(ProblemAim aim) {
        this.aim = aim;
        for (int square = 0; square < 64; square++) {
            origins[0][square] = (byte) square;
        }
    }

    /** Follows a move, which has not been made. */
    public void follow(Position position, int move) {
        if (ply + 1 == origins.length) {
            lengthen();
        }
        byte[] before = origins[ply];
        byte[] after = origins[++ply];
        System.arraycopy(before, 0, after, 0, before.length);
        int arrival = arrival(position, move);
        after[arrival] = before[Move.from(move)];
        if (Move.isCastling(move)) {
            after[isKingSide(move) ? arrival - 1 : arrival + 1] = before[Move.to(move)];
        }
    }

    private void lengthen() {
        origins = Arrays.copyOf(origins, 2 * origins.length);
        for (int i = ply + 1; i < origins.length; i++) {
            origins[i] = new byte[64];
        }
    }

    /** Takes {@link #follow} back. */
    public void takeBack() {
        ply--;
    }

    private static boolean isKingSide(int castling) {
        return Move.to(castling) > Move.from(castling);
    }

    /** Returns where the moved piece arrives; of castling, the king. */
    private static int arrival(Position position, int move) {
        if (!Move.isCastling(move)) {
            return Move.to(move);
        }
        return CastlingRights.kingTarget(
                position.sideToMove(), isKingSide(move) ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE);
    }

    /** Returns whether the move that was followed last, and has not been made, reaches the aim. */
    public boolean isReached(Position position, int move) {
        int arrival = arrival(position, move);
        position.make(move);
        boolean reached = aim.kind() == ProblemAim.Kind.KISS ? kisses(position, arrival) : exchanges(position, arrival);
        position.unmake(move);
        return reached;
    }

    /** Returns whether the piece on a square has exchanged its place with another of its side. */
    private boolean exchanges(Position position, int arrival) {
        byte[] origin = origins[ply];
        int home = origin[arrival];
        long own = position.color(Color.opponent(position.sideToMove()));
        return home != arrival && Bitboard.contains(own, home) && origin[home] == arrival;
    }

    /** Returns whether the piece on a square, and no other, stands next to the piece that is to be kissed. */
    private boolean kisses(Position position, int arrival) {
        byte[] origin = origins[ply];
        long occupied = position.occupied();
        for (long rest = Attacks.king(arrival) & occupied; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            if (origin[square] == aim.square()) {
                return (Attacks.king(square) & occupied) == Bitboard.of(arrival);
            }
        }
        return false;
    }
}
