package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.connectivity.complex.AttackRelation;
import io.github.kingfell.classics.connectivity.complex.Complex;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.workbench.render.BoardSvg;
import java.util.List;
import java.util.Locale;

/**
 * A chart with levels from top to bottom and pieces from left to right: each component is a bar as wide as its number
 * of pieces. The pieces are ordered so that every component is one bar.
 */
final class ComponentChart {
    private static final int LEFT = 60;
    private static final int COLUMN = 27;
    private static final int HEAD = 52;
    private static final int HEIGHT = 220;
    private static final int TALLEST_ROW = 24;

    private final AttackRelation relation;
    private final Complex complex;
    private final List<Integer> order;
    private final StringBuilder text = new StringBuilder();

    ComponentChart(AttackRelation relation) {
        this.relation = relation;
        complex = relation.complexOfPieces();
        order = complex.order();
    }

    /** Returns elements with the origin at the upper left corner, about 320 high and 580 wide. */
    String draw() {
        int row = Math.min(TALLEST_ROW, HEIGHT / Math.max(1, complex.dimension() + 1));
        write(LEFT - 10, HEAD - 8, "end", "level");
        write(LEFT + COLUMN * order.size() + 16, HEAD - 8, "start", "groups");
        for (int place = 0; place < order.size(); place++) {
            head(relation.pieces().get(order.get(place)), x(place));
        }
        int y = HEAD;
        for (int q = complex.dimension(); q >= 0; q--) {
            level(q, y, row);
            y += row;
        }
        write(LEFT - 10, y + 20, "end", "alone");
        for (int place = 0; place < order.size(); place++) {
            write(x(place) + COLUMN / 2, y + 20, "middle", eccentricity(order.get(place)));
        }
        return text.toString();
    }

    private void head(AttackRelation.Attacker attacker, int x) {
        String figure = BoardSvg.figure(Piece.of(relation.color(), attacker.kind()));
        text.append(String.format(Locale.ROOT, "<g transform='translate(%d 6) scale(.65)'>%s</g>\n", x + 1, figure));
        write(x + COLUMN / 2, HEAD - 8, "middle", Square.name(attacker.square()));
    }

    private void level(int q, int y, int row) {
        List<List<Integer>> components = complex.components(q);
        write(LEFT - 10, y + row / 2 + 4, "end", Integer.toString(q));
        for (List<Integer> component : components) {
            int first = component.stream().mapToInt(order::indexOf).min().orElseThrow();
            boolean alone = component.size() == 1;
            text.append(String.format(
                    Locale.ROOT,
                    "<rect x='%d' y='%d' width='%d' height='%d' rx='5' fill='%s' stroke='%s'/>%n",
                    x(first) + 2,
                    y + 2,
                    COLUMN * component.size() - 4,
                    row - 4,
                    alone ? "#f4f4f4" : LevelColors.of(q),
                    alone ? "#aaa" : LevelColors.of(q)));
        }
        write(LEFT + COLUMN * order.size() + 16, y + row / 2 + 4, "start", Integer.toString(components.size()));
    }

    private String eccentricity(int piece) {
        double value = complex.eccentricity(piece);
        if (complex.top(piece) < 0) {
            return "-";
        }
        return Double.isInfinite(value) ? "\u221e" : String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value);
    }

    private static int x(int place) {
        return LEFT + COLUMN * place;
    }

    private void write(int x, int y, String anchor, String words) {
        text.append(String.format("<text x='%d' y='%d' text-anchor='%s'>%s</text>%n", x, y, anchor, words));
    }
}
