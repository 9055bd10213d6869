package io.github.kingfell.lab.audit;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * A picture of the moves that the book needs more than the true distance to mate: two curves of means over the
 * distance, and bars for the number of root positions.
 */
public final class ExtraMovesSvg {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;
    private static final int LEFT = 50;
    private static final int RIGHT = 20;
    private static final int TOP = 50;
    private static final int BOTTOM = 45;

    private final List<ExtraMoves> excess;
    private final int furthest;
    private final int highest;
    private final StringBuilder text = new StringBuilder();

    private ExtraMovesSvg(List<ExtraMoves> excess) {
        this.excess = excess;
        furthest =
                Math.max(1, excess.stream().mapToInt(ExtraMoves::distance).max().orElse(1));
        double most = excess.stream().mapToDouble(ExtraMoves::any).max().orElse(1);
        highest = Math.max(5, (int) Math.ceil(most / 5) * 5);
    }

    /**
     * @param title of the picture, in plain words
     * @param excess by rising distance
     */
    public static String of(String title, List<ExtraMoves> excess) {
        return new ExtraMovesSvg(excess).picture(title);
    }

    private String picture(String title) {
        line(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif' font-size='12'>",
                WIDTH, HEIGHT);
        line("<rect width='%d' height='%d' fill='white'/>", WIDTH, HEIGHT);
        label(LEFT, 18, "start", title.replace("&", "&amp;").replace("<", "&lt;"));
        bars();
        axes();
        curve(ExtraMoves::any, "#b5541c", "any defence", 36);
        curve(ExtraMoves::best, "#1f5f8b", "the defence that keeps the longest true distance", 36);
        line("</svg>");
        return text.toString();
    }

    private void axes() {
        line("<path d='M%d %dV%dH%d' fill='none' stroke='#333'/>", LEFT, TOP, HEIGHT - BOTTOM, WIDTH - RIGHT);
        for (int moves = 0; moves <= highest; moves += 5) {
            label(LEFT - 6, (int) y(moves) + 4, "end", Integer.toString(moves));
            line("<path d='M%d %.1fH%d' stroke='#ddd'/>", LEFT, y(moves), WIDTH - RIGHT);
        }
        for (int distance = 5; distance <= furthest; distance += 5) {
            label((int) x(distance), HEIGHT - BOTTOM + 16, "middle", Integer.toString(distance));
        }
        label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "middle", "true moves to mate; bars: share of the positions");
    }

    /** Draws bars relative to the most frequent distance, which is half as high as the picture. */
    private void bars() {
        int most = excess.stream().mapToInt(ExtraMoves::roots).max().orElse(1);
        double width = 0.7 * (x(1) - x(0));
        for (ExtraMoves one : excess) {
            double height = (HEIGHT - TOP - BOTTOM) / 2.0 * one.roots() / most;
            line(
                    "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='#e8e4da'/>",
                    x(one.distance()) - width / 2, HEIGHT - BOTTOM - height, width, height);
        }
    }

    private void curve(ToDoubleFunction<ExtraMoves> value, String color, String name, int labelY) {
        StringBuilder path = new StringBuilder();
        for (ExtraMoves one : excess) {
            path.append(path.length() == 0 ? 'M' : 'L')
                    .append(String.format(Locale.ROOT, "%.1f %.1f", x(one.distance()), y(value.applyAsDouble(one))));
        }
        line("<path d='%s' fill='none' stroke='%s' stroke-width='2'/>", path, color);
        int labelX = name.startsWith("any") ? LEFT : LEFT + 170;
        line("<path d='M%d %dh24' stroke='%s' stroke-width='2'/>", labelX, labelY - 4, color);
        label(labelX + 30, labelY, "start", name);
    }

    private double x(int distance) {
        return LEFT + (double) (WIDTH - LEFT - RIGHT) * distance / (furthest + 1);
    }

    private double y(double moves) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * moves / highest;
    }

    private void label(int x, int y, String anchor, String words) {
        line("<text x='%d' y='%d' text-anchor='%s'>%s</text>", x, y, anchor, words);
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
