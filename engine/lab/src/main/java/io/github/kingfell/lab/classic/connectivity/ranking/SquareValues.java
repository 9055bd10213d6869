package io.github.kingfell.lab.classic.connectivity.ranking;

import io.github.kingfell.lab.classic.connectivity.complex.AttackRelation;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What squares and men are worth to a side (section 3.3): a square by its place and by the enemy on it
 * ({@code st_val}), a man by the squares that he attacks ({@code p_val}); and what he adds to the control of each of
 * them ({@code c_val}), less the more he is worth, because a pawn controls a square better than a queen.
 */
public final class SquareValues {
    private static final String PLACES = "square-values.txt";

    /** The product of {@code c_val} and {@code p_val}. */
    private static final int PRODUCT = 200;

    private static final int[] VALUES = read();

    private SquareValues() {}

    /** {@code st_val}: of a square to the side of the colour. */
    public static int strength(Position position, int color, int square) {
        int man = position.pieceAt(square);
        boolean enemy = man != Piece.NONE && Piece.color(man) != color;
        return VALUES[color == Color.WHITE ? square : Square.flip(square)]
                + (enemy ? MenValues.of(Piece.kind(man)) : 0);
    }

    /**
     * {@code p_val}: the sum over the squares that a man attacks. The paper had other values for pawns on the seventh
     * and eighth rank, which are lost; here a pawn counts as a piece does. That is reconstruction.
     */
    public static int piece(Position position, int color, AttackRelation.Man man) {
        int sum = 0;
        for (long rest = man.attacked(); rest != 0; rest = Bitboard.rest(rest)) {
            sum += strength(position, color, Bitboard.first(rest));
        }
        return sum;
    }

    /** {@code c_val}: truncated, as section 2.1 proposes; 0 for a man that attacks nothing. */
    public static int control(Position position, int color, AttackRelation.Man man) {
        int piece = piece(position, color, man);
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

    /** The table of values by place, as lines of text. */
    public static List<String> places() {
        try (InputStream stream = SquareValues.class.getResourceAsStream(PLACES)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + PLACES);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
