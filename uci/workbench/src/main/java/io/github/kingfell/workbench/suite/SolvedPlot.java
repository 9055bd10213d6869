package io.github.kingfell.workbench.suite;

import io.github.kingfell.workbench.render.Page;
import io.github.kingfell.workbench.render.RoundTicks;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A plot of the number of problems solved over time, on a logarithmic time scale. */
public final class SolvedPlot {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 300;
    private static final int LEFT = 48;
    private static final int RIGHT = 12;
    private static final int TOP = 12;
    private static final int BOTTOM = 44;
    private static final int LINE = 16;

    /** Shorter times are drawn as this one, because clocks are no more exact. */
    private static final double LEAST_SECONDS = 0.01;

    private static final int MOST_MARKS = 6;

    /** Beneath a plot in its own file; a page has a ground of its own. */
    private static final String GROUND = "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";

    /** Colours of the curves of other engines; a page has its own. */
    private static final Map<String, String> RIVALS =
            Map.of("rival1", "#b3261e", "rival2", "#1b6e32", "rival3", "#7a5b00");

    /**
     * A curve of the plot.
     *
     * @param kinds classes of its style
     * @param steps in ascending time; an empty list is a count of 0
     */
    record Curve(String name, String kinds, List<LengthHistory.Step> steps) {
        Curve {
            steps = List.copyOf(steps);
        }
    }

    private final List<Curve> curves;
    private final int problems;
    private final int from;
    private final int to;

    /** @param problems in all, at least one */
    SolvedPlot(List<Curve> curves, int problems) {
        this.curves = List.copyOf(curves);
        this.problems = problems;
        double first = Double.POSITIVE_INFINITY;
        double last = 0;
        for (Curve curve : curves) {
            for (LengthHistory.Step step : curve.steps) {
                first = Math.min(first, step.seconds());
                last = Math.max(last, step.seconds());
            }
        }
        from = (int) Math.floor(power(last == 0 ? 0 : first));
        to = Math.max(from + 1, (int) Math.ceil(power(last)));
    }

    /** Returns the plot for a page with the styles of the report. */
    String svg() {
        return picture("", "");
    }

    /** Returns the plot as a file of its own. */
    public String file() {
        return picture("xmlns=\"http://www.w3.org/2000/svg\" ", GROUND);
    }

    private String picture(String attributes, String ground) {
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg %sclass=\"plot\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"problems solved, of %d, by time\">%n",
                attributes,
                WIDTH,
                HEIGHT + (curves.size() > 1 ? LINE * curves.size() : 0),
                problems));
        svg.append(ground);
        for (int power = from; power <= to; power++) {
            svg.append(line("grid", x(power), TOP, x(power), HEIGHT - BOTTOM));
            svg.append(text(x(power), HEIGHT - BOTTOM + 18, "middle", seconds(power)));
        }
        int step = RoundTicks.step(problems, MOST_MARKS);
        for (int count = 0; count <= problems; count += step) {
            svg.append(line("grid", LEFT, y(count), WIDTH - RIGHT, y(count)));
            svg.append(text(LEFT - 6, y(count) + 4, "end", String.valueOf(count)));
        }
        svg.append(line("axis", LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM));
        svg.append(text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 8, "middle", "seconds for each problem"));
        curves.forEach(curve -> svg.append(path(curve)));
        if (curves.size() > 1) {
            appendLegend(svg);
        }
        return svg.append("</svg>\n").toString();
    }

    /** The legend stands below the axis, where no curve can meet it. */
    private void appendLegend(StringBuilder svg) {
        for (int i = 0; i < curves.size(); i++) {
            int y = HEIGHT + LINE * i + LINE / 2;
            svg.append(line(curves.get(i).kinds, LEFT, y, LEFT + 28, y));
            svg.append(text(LEFT + 36, y + 4, "start", curves.get(i).name));
        }
    }

    private String path(Curve curve) {
        StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%d %.1f", LEFT, y(0)));
        for (LengthHistory.Step step : curve.steps) {
            path.append(String.format(Locale.ROOT, "H%.1fV%.1f", x(power(step.seconds())), y(step.count())));
        }
        return "<path class=\"" + curve.kinds + "\"" + attributes(curve.kinds) + " d=\"" + path + "H" + (WIDTH - RIGHT)
                + "\"/>\n";
    }

    private static double power(double seconds) {
        return Math.log10(Math.max(LEAST_SECONDS, seconds));
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
        return String.format(
                Locale.ROOT,
                "<path class=\"%s\"%s d=\"M%.1f %.1fL%.1f %.1f\"/>%n",
                kind,
                attributes(kind),
                x1,
                y1,
                x2,
                y2);
    }

    /** Returns the look of a line where no style sheet of a page gives it another. */
    private static String attributes(String kinds) {
        List<String> kind = List.of(kinds.split(" "));
        String color = switch (kind.get(0)) {
            case "grid" -> "#ddd";
            case "axis" -> "#666";
            default ->
                kind.stream()
                        .filter(RIVALS::containsKey)
                        .findFirst()
                        .map(RIVALS::get)
                        .orElse("#0a5bb0");
        };
        return " fill=\"none\" stroke=\"" + color + "\""
                + (kind.get(0).equals("step") ? " stroke-width=\"2\"" : "")
                + (kind.contains("shortest") ? " stroke-dasharray=\"5 3\"" : "");
    }

    private static String text(double x, double y, String anchor, String text) {
        return String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" font-family=\"sans-serif\" font-size=\"12\" fill=\"#444\">%s</text>%n",
                x,
                y,
                anchor,
                Page.escaped(text));
    }
}
