package io.github.kingfell.lab.network;

import java.util.List;
import java.util.Locale;

/**
 * A picture of the errors of a training over its passes: filled dots for positions held out, hollow dots for positions
 * fitted.
 */
public final class LossCurves {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 320;
    private static final int LEFT = 64;
    private static final int RIGHT = 12;
    private static final int TOP = 24;
    private static final int BOTTOM = 44;
    private static final int MARKS = 5;

    private final List<NetworkTraining.Pass> passes;
    private final double least;
    private final double most;

    /** @param passes at least one */
    public LossCurves(List<NetworkTraining.Pass> passes) {
        this.passes = List.copyOf(passes);
        least = passes.stream()
                .mapToDouble(pass -> Math.min(pass.fitted(), pass.heldOut()))
                .min()
                .orElseThrow();
        most = passes.stream()
                .mapToDouble(pass -> Math.max(pass.fitted(), pass.heldOut()))
                .max()
                .orElseThrow();
    }

    public String svg() {
        StringBuilder svg = new StringBuilder(String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">
                <title>Mean squared error of the expected result after each of %d passes</title>
                <rect width="100%%" height="100%%" fill="#fff"/>
                """, WIDTH, HEIGHT, passes.size()));
        for (int mark = 0; mark <= MARKS; mark++) {
            double error = least + (most - least) * mark / MARKS;
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/><text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.5f</text>%n",
                    LEFT,
                    y(error),
                    WIDTH - RIGHT,
                    LEFT - 6,
                    y(error) + 4,
                    error));
        }
        for (int i = 0; i < passes.size(); i++) {
            NetworkTraining.Pass pass = passes.get(i);
            svg.append(dot(i, pass.fitted(), "#fff"));
            svg.append(dot(i, pass.heldOut(), "#1f5fa8"));
            svg.append(text(x(i), HEIGHT - BOTTOM + 18, pass.stage() + " " + pass.number()));
        }
        svg.append(text(WIDTH / 2.0, HEIGHT - 8, "pass; hollow: positions fitted, full: positions held out"));
        return svg.append("</svg>\n").toString();
    }

    private String dot(int place, double error, String fill) {
        return String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\" stroke=\"#1f5fa8\"/>%n",
                x(place),
                y(error),
                fill);
    }

    private static String text(double x, double y, String words) {
        return String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>%n", x, y, words);
    }

    private double x(int place) {
        return LEFT + (place + 0.5) / passes.size() * (WIDTH - LEFT - RIGHT);
    }

    private double y(double error) {
        double share = most > least ? (error - least) / (most - least) : 0.5;
        return HEIGHT - BOTTOM - 8 - share * (HEIGHT - TOP - BOTTOM - 8);
    }
}
