package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.StringTokenizer;

/**
 * An ending plan: an estimate of the distance to mate in a four-piece ending without pawns. It is a sum of weights, one
 * for each pair of pieces and their two squares. Where the winning manoeuvre is longer than any search, it shows the
 * direction of the mate.
 *
 * <p>The weights are fitted to the distance tables by {@code kingfell endgame plan}. They cannot replace a distance
 * table: they do not know what is won and what is drawn, and tactics are left to the search.
 */
@Hot
public final class EndingPlan {
    /** The number of pairs of four pieces. */
    public static final int PAIRS = 6;

    /** Weights are whole numbers in this unit: tenths of a ply. */
    public static final int PARTS = 10;

    private static final int SQUARE_PAIRS = 64 * 64;

    private final long material;
    private final long flipped;
    private final int third;
    private final int fourth;

    /** Weights by pair, then by the squares of its pieces; every reflected placement has its own entry. */
    private final short[][] parts = new short[PAIRS][SQUARE_PAIRS];

    /**
     * Creates a plan.
     *
     * @param numbers weights by pair and {@link #fold}; other entries are not read
     */
    public EndingPlan(String ending, short[][] numbers) {
        material = MaterialKey.parse(ending);
        flipped = MaterialKey.flip(material);
        int[] pieces = pieces(ending);
        third = pieces[2];
        fourth = pieces[3];
        for (int pair = 0; pair < PAIRS; pair++) {
            for (int squares = 0; squares < SQUARE_PAIRS; squares++) {
                parts[pair][squares] = numbers[pair][fold(squares >>> 6, squares & 63)];
            }
        }
    }

    /** Returns true when the position has the material of the plan, in either colour. */
    public boolean fits(long other) {
        return other == material || other == flipped;
    }

    /** Returns the side that the plan is for. */
    int strong(Position position) {
        return position.material() == material ? Color.WHITE : Color.BLACK;
    }

    /** Returns the estimated distance to mate in parts of a ply. */
    public int distance(Position position) {
        int strong = strong(position);
        return distance(
                position.king(strong),
                position.king(strong ^ 1),
                Bitboard.first(position.pieces(strong, Piece.kind(third))),
                Bitboard.first(position.pieces(strong ^ Piece.color(fourth), Piece.kind(fourth))));
    }

    /**
     * Returns the estimated distance for given squares: the kings, the stronger side's first, then the other pieces in
     * the order of the name.
     */
    public int distance(int strongKing, int weakKing, int third, int fourth) {
        return parts[0][strongKing << 6 | weakKing]
                + parts[1][strongKing << 6 | third]
                + parts[2][strongKing << 6 | fourth]
                + parts[3][weakKing << 6 | third]
                + parts[4][weakKing << 6 | fourth]
                + parts[5][third << 6 | fourth];
    }

    /**
     * Reflects two squares until the first is in the triangle a1, d1, d4 and the second, if possible, below the
     * diagonal. Returns them as one index.
     */
    public static int fold(int first, int second) {
        int mirror = (Square.file(first) > 3 ? 7 : 0) | (Square.rank(first) > 3 ? 56 : 0);
        int one = first ^ mirror;
        int other = second ^ mirror;
        int above = Square.rank(one) - Square.file(one);
        if (above > 0 || above == 0 && Square.rank(other) > Square.file(other)) {
            one = transposed(one);
            other = transposed(other);
        }
        return one << 6 | other;
    }

    private static int transposed(int square) {
        return Square.file(square) << 3 | Square.rank(square);
    }

    /**
     * Returns the pieces of an ending in the plan's order: both kings, the stronger side's first piece, and the fourth
     * piece.
     */
    public static int[] pieces(String ending) {
        int weakKing = ending.lastIndexOf('K');
        String others = ending.substring(1, weakKing) + ending.substring(weakKing + 1);
        int color = weakKing == 2 ? Color.BLACK : Color.WHITE;
        return new int[] {
            Piece.of(Color.WHITE, Piece.KING),
            Piece.of(Color.BLACK, Piece.KING),
            Piece.of(Color.WHITE, Piece.fromSymbol(others.charAt(0))),
            Piece.of(color, Piece.fromSymbol(others.charAt(1)))
        };
    }

    /**
     * Returns the weights of a plan as text: one line for each pair and first square of the triangle, with all second
     * squares.
     */
    public static List<String> write(short[][] numbers) {
        List<String> lines = new ArrayList<>();
        for (short[] row : numbers) {
            for (int first = 0; first < 64; first++) {
                if (inTriangle(first)) {
                    StringBuilder line = new StringBuilder();
                    for (int second = 0; second < 64; second++) {
                        line.append(second > 0 ? " " : "").append(row[first << 6 | second]);
                    }
                    lines.add(line.toString());
                }
            }
        }
        return lines;
    }

    private static boolean inTriangle(int square) {
        return fold(square, 0) >>> 6 == square;
    }

    public static EndingPlan load(String ending) {
        String resource = "plans/" + ending + ".txt";
        short[][] numbers = new short[PAIRS][SQUARE_PAIRS];
        Iterator<String> lines = ShippedText.lines(EndingPlan.class, resource).iterator();
        for (int pair = 0; pair < PAIRS; pair++) {
            for (int first = 0; first < 64; first++) {
                if (inTriangle(first)) {
                    StringTokenizer row = new StringTokenizer(lines.next());
                    for (int second = 0; second < 64; second++) {
                        numbers[pair][first << 6 | second] = Short.parseShort(row.nextToken());
                    }
                }
            }
        }
        return new EndingPlan(ending, numbers);
    }
}
