package io.github.kingfell.search;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/**
 * A model of how often games are won from a score: two logistic curves, one for wins and its mirror image for losses,
 * with draws between them. The meaning of a score depends on the material left: with few pieces more games are drawn.
 * So the score at which half the games are won, and the width of the curve, are linear in the material. Fitted to games
 * of the engine against itself by {@code kingfell winrates}.
 *
 * @param half centipawns at which half the games are won, without material
 * @param halfByMaterial centipawns to add to it for each unit of material
 * @param width of the curve in centipawns, without material
 * @param widthByMaterial centipawns to add to it for each unit of material
 */
public record WinRates(double half, double halfByMaterial, double width, double widthByMaterial) {
    private static final String RESOURCE = "winrates.properties";

    /** Pawn units by {@link Piece} kind; 78 at the start of a game. */
    private static final int[] UNITS = {0, 1, 3, 3, 5, 9, 0};

    private static final int PERMILLE = 1_000;

    /** The least width, so that the curve never becomes a step. */
    private static final double LEAST_WIDTH = 5;

    private static final class Shipped {
        static final WinRates RATES = read();
    }

    /**
     * Chances in permille, together 1,000.
     *
     * @param win of the side to move
     */
    public record Chances(int win, int draw, int loss) {
        public static final Chances WON = new Chances(PERMILLE, 0, 0);
        public static final Chances LOST = new Chances(0, 0, PERMILLE);
    }

    /** Returns the rates fitted to the engine that ships with them. */
    public static WinRates shipped() {
        return Shipped.RATES;
    }

    /** Returns the material of both sides in pawn units, 0 to 78 unless pawns have been promoted. */
    public static int material(Position position) {
        int units = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            units += UNITS[kind] * Bitboard.count(position.kind(kind));
        }
        return units;
    }

    /** Returns the fraction of games won, 0 to 1, by centipawns and {@link #material}. */
    public double won(double centipawns, int material) {
        double middle = half + halfByMaterial * material;
        double spread = Math.max(LEAST_WIDTH, width + widthByMaterial * material);
        return 1 / (1 + Math.exp((middle - centipawns) / spread));
    }

    /** Returns the chances of the side to move. */
    public Chances chances(int centipawns, int material) {
        int win = (int) Math.round(PERMILLE * won(centipawns, material));
        int loss = (int) Math.round(PERMILLE * won(-centipawns, material));
        // Where the curves cross, no draws are left.
        win = Math.min(win, PERMILLE - Math.min(loss, PERMILLE / 2));
        loss = Math.min(loss, PERMILLE - win);
        return new Chances(win, PERMILLE - win - loss, loss);
    }

    /** Returns the lines of the resource. */
    public List<String> lines() {
        return List.of(
                "# The score in centipawns at which half the games are won, and the width of the curve, on a bare "
                        + "board and for",
                "# each pawn unit of pieces on the board. Fitted to games of the engine against itself: kingfell "
                        + "selfplay,",
                "# kingfell winrates; see docs/strength.md.",
                line("half", half),
                line("half.men", halfByMaterial),
                line("width", width),
                line("width.men", widthByMaterial));
    }

    private static String line(String name, double number) {
        return String.format(Locale.ROOT, "%s = %.3f", name, number);
    }

    private static WinRates read() {
        Properties numbers = ShippedText.properties(WinRates.class, RESOURCE);
        return new WinRates(
                number(numbers, "half"),
                number(numbers, "half.men"),
                number(numbers, "width"),
                number(numbers, "width.men"));
    }

    private static double number(Properties numbers, String name) {
        String text = numbers.getProperty(name);
        if (text == null) {
            throw new IllegalStateException("no " + name + " in " + RESOURCE);
        }
        return Double.parseDouble(text);
    }
}
