package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.tables.census.OutcomeCount;
import io.github.kingfell.tables.census.TableStatistics;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * A histogram of the distances to mate in an endgame. For each side to move, bars upwards count the wins of each
 * length, and bars downwards the losses.
 */
public final class DistanceHistogram {
    private static final int WIDTH = 640;
    private static final int PANEL = 220;
    private static final int HEAD = 40;
    private static final int LEFT = 60;
    private static final int RIGHT = 20;
    private static final int FOOT = 40;
    private static final int MOST_MARKS = 12;

    private final TableStatistics statistics;
    private final int furthest;
    private final StringBuilder text = new StringBuilder();

    private DistanceHistogram(TableStatistics statistics) {
        this.statistics = statistics;
        furthest = Math.max(
                1,
                Math.max(
                        statistics.of(Color.WHITE).mostMoves(),
                        statistics.of(Color.BLACK).mostMoves()));
    }

    /** @param title of the picture, in plain words without markup */
    public static String of(String title, TableStatistics statistics) {
        return new DistanceHistogram(statistics).picture(title);
    }

    private String picture(String title) {
        int height = HEAD + 2 * PANEL + FOOT;
        line(
                "<svg xmlns='http://www.w3.org/2000/svg' role='img' viewBox='0 0 %d %d' font-family='sans-serif' font-size='12'>",
                WIDTH, height);
        line("<title>%s</title>", title);
        line("<rect width='%d' height='%d' fill='white'/>", WIDTH, height);
        label(LEFT, 20, "start", title);
        panel(Color.WHITE, "White to move", HEAD);
        panel(Color.BLACK, "Black to move", HEAD + PANEL);
        int step = RoundTicks.step(furthest, MOST_MARKS);
        for (int moves = step; moves <= furthest; moves += step) {
            label(x(moves), height - FOOT + 16, "middle", Integer.toString(moves));
        }
        label(
                (LEFT + WIDTH - RIGHT) / 2.0,
                height - 4,
                "middle",
                "moves to mate; wins above the line, losses below it");
        line("</svg>");
        return text.toString();
    }

    private void panel(int side, String words, int top) {
        OutcomeCount count = statistics.of(side);
        double won = highest(count::wins);
        double lost = highest(count::losses);
        double space = PANEL - 30;
        double axis = top + 18 + space * (won + lost == 0 ? 0.5 : won / (won + lost));
        double scale = won + lost == 0 ? 0 : space / (won + lost);
        bars(count::wins, axis, -scale, "#2e7d4f");
        bars(count::losses, axis, scale, "#b5541c");
        line("<path d='M%d %.1fH%d' stroke='#333'/>", LEFT, axis, WIDTH - RIGHT);
        label(LEFT, top + 12, "start", words);
        if (won > 0) {
            label(LEFT - 4, axis - won * scale + 10, "end", abbreviated(won));
        }
        if (lost > 0) {
            label(LEFT - 4, axis + lost * scale, "end", abbreviated(lost));
        }
    }

    private void bars(IntToDoubleFunction count, double axis, double scale, String color) {
        double width = Math.max(1, 0.8 * (x(1) - x(0)));
        for (int moves = 0; moves <= furthest; moves++) {
            double height = count.applyAsDouble(moves) * scale;
            if (height != 0) {
                line(
                        "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s'/>",
                        x(moves) - width / 2, Math.min(axis, axis + height), width, Math.abs(height), color);
            }
        }
    }

    private double highest(IntToDoubleFunction count) {
        return IntStream.rangeClosed(0, furthest).mapToDouble(count).max().orElse(0);
    }

    /** Formats a count with at most three digits and a letter. */
    private static String abbreviated(double count) {
        return count >= 1e6
                ? String.format(Locale.ROOT, "%.1f M", count / 1e6)
                : count >= 1e3
                        ? String.format(Locale.ROOT, "%.0f k", count / 1e3)
                        : String.format(Locale.ROOT, "%.0f", count);
    }

    private double x(int moves) {
        return LEFT + (double) (WIDTH - LEFT - RIGHT) * (moves + 1) / (furthest + 2);
    }

    private void label(double x, double y, String anchor, String words) {
        line("<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>", x, y, anchor, words);
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
