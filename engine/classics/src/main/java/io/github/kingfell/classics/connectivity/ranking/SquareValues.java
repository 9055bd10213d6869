package io.github.kingfell.classics.connectivity.ranking;

import io.github.kingfell.classics.connectivity.complex.AttackRelation;
import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.List;

/**
 * The values of squares and pieces for a side (section 3.3). A square is valued by its place and by the enemy piece on
 * it ({@code st_val}), a piece by the squares that it attacks ({@code p_val}). {@code c_val} is the piece's share in
 * the control of each attacked square; it is smaller for a more valuable piece, because a pawn controls a square better
 * than a queen.
 */
public final class SquareValues {
    /** What a square gets anywhere but in the middle, where no enemy stands. */
    private static final int PLAIN = 2;

    private static final String PLACES = "square-values.txt";

    /** The product of {@code c_val} and {@code p_val}. */
    private static final int PRODUCT = 200;

    private static final int[] VALUES = read();

    private SquareValues() {}

    /** Returns {@code st_val} of a square for the pieces of one side. */
    public static int strength(Position position, int color, int square) {
        return VALUES[color == Color.WHITE ? square : Square.flip(square)] + enemy(position, color, square);
    }

    private static int enemy(Position position, int color, int square) {
        int piece = position.pieceAt(square);
        return piece != Piece.NONE && Piece.color(piece) != color ? PieceValues.of(Piece.kind(piece)) : 0;
    }

    /**
     * Returns {@code p_val}: the sum over the squares that a piece attacks. The paper had other values for pawns on the
     * seventh and eighth rank, which are lost; here a pawn is valued as any other piece, or with the same value
     * everywhere. That is a reconstruction.
     */
    static int piece(Position position, int color, AttackRelation.Attacker attacker, RankingReading reading) {
        boolean flat = reading.flatPawns() && attacker.kind() == Piece.PAWN;
        int sum = 0;
        for (long rest = attacker.attacked(); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            sum += flat ? PLAIN + enemy(position, color, square) : strength(position, color, square);
        }
        return sum;
    }

    /** Returns {@code c_val}, truncated as section 2.1 proposes; 0 for a piece that attacks nothing. */
    static int control(Position position, int color, AttackRelation.Attacker attacker, RankingReading reading) {
        int piece = piece(position, color, attacker, reading);
        return piece == 0 ? 0 : PRODUCT / piece;
    }

    private static int[] read() {
        List<String> ranks =
                places().stream().filter(line -> !line.startsWith("#")).toList();
        int[] values = new int[64];
        for (int square = 0; square < 64; square++) {
            String[] files = ranks.get(7 - Square.rank(square)).strip().split("\\s+");
            values[square] = Integer.parseInt(files[Square.file(square)]);
        }
        return values;
    }

    /** Returns the table of values by place, as lines of text. */
    public static List<String> places() {
        return ShippedText.lines(SquareValues.class, PLACES);
    }
}
