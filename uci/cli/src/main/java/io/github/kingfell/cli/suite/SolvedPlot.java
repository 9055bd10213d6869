package io.github.kingfell.cli.suite;

import java.util.Locale;

/** A picture of how many problems were solved within how much time each; time on a logarithmic scale. */
final class SolvedPlot {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 300;
    private static final int LEFT = 48;
    private static final int RIGHT = 12;
    private static final int TOP = 12;
    private static final int BOTTOM = 44;

    /** Faster is drawn as if it had taken so long; clocks tell no less. */
    private static final double LEAST_SECONDS = 0.01;

    private static final int MOST_MARKS = 5;

    private final double[] times;
    private final int problems;
    private final int from;
    private final int to;

    /**
     * @param times until solved, in seconds and ascending order, at least one
     * @param problems in all
     */
    SolvedPlot(double[] times, int problems) {
        this.times = times.clone();
        this.problems = problems;
        from = (int) Math.floor(Math.log10(Math.max(LEAST_SECONDS, times[0])));
        double last = Math.log10(Math.max(LEAST_SECONDS, times[times.length - 1]));
        to = Math.max(from + 1, (int) Math.ceil(last));
    }

    String svg() {
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%d of %d problems solved, by time\">%n",
                WIDTH,
                HEIGHT,
                times.length,
                problems));
        for (int power = from; power <= to; power++) {
            double x = x(power);
            svg.append(line("grid", x, TOP, x, HEIGHT - BOTTOM));
            svg.append(text(x, HEIGHT - BOTTOM + 18, "middle", seconds(power)));
        }
        int step = Math.max(1, (int) Math.ceil((double) problems / MOST_MARKS));
        for (int count = 0; count <= problems; count += step) {
            svg.append(line("grid", LEFT, y(count), WIDTH - RIGHT, y(count)));
            svg.append(text(LEFT - 6, y(count) + 4, "end", String.valueOf(count)));
        }
        svg.append(line("axis", LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM));
        svg.append(text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 8, "middle", "seconds for a problem"));
        return svg.append(curve()).append("</svg>\n").toString();
    }

    private String curve() {
        StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%d %.1f", LEFT, y(0)));
        for (int i = 0; i < times.length; i++) {
            path.append(String.format(
                    Locale.ROOT, "H%.1fV%.1f", x(Math.log10(Math.max(LEAST_SECONDS, times[i]))), y(i + 1)));
        }
        return "<path class=\"step\" d=\"" + path + "H" + (WIDTH - RIGHT) + "\"/>\n";
    }

    private double x(double power) {
        return LEFT + (power - from) / (to - from) * (WIDTH - LEFT - RIGHT);
    }

    private double y(int count) {
        return HEIGHT - BOTTOM - (double) count / problems * (HEIGHT - TOP - BOTTOM);
    }

    private static String seconds(int power) {
        return power >= 0
                ? String.format(Locale.ROOT, "%.0f", Math.pow(10, power))
                : "0." + "0".repeat(-power - 1) + "1";
    }

    private static String line(String kind, double x1, double y1, double x2, double y2) {
        return String.format(Locale.ROOT, "<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\"/>%n", kind, x1, y1, x2, y2);
    }

    private static String text(double x, double y, String anchor, String text) {
        return String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, text);
    }
}
