package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.connectivity.complex.AttackRelation;
import io.github.kingfell.classics.connectivity.complex.Complex;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The structure of one side in words and tables, as Atkin and Witten print it. */
public final class ConnectivityText {
    private static final int CELL = 4;

    private final AttackRelation relation;
    private final List<String> names;
    private final Complex complex;
    private final List<String> lines = new ArrayList<>();

    private ConnectivityText(AttackRelation relation) {
        this.relation = relation;
        names = names(relation);
        complex = relation.complexOfPieces();
    }

    public static List<String> of(AttackRelation relation) {
        return new ConnectivityText(relation).write();
    }

    /** Returns the names of the pieces, in the order of the complex of pieces. */
    static List<String> names(AttackRelation relation) {
        return relation.pieces().stream().map(AttackRelation.Attacker::name).toList();
    }

    /** Returns the names of squares, from a1 to h8. */
    static List<String> squares(long set) {
        return Stream.iterate(set, rest -> rest != 0, Bitboard::rest)
                .map(rest -> Square.name(Bitboard.first(rest)))
                .toList();
    }

    private List<String> write() {
        String side = relation.color() == Color.WHITE ? "White" : "Black";
        lines.add(side + "'s pieces, each as the set of squares that it attacks: dimension " + complex.dimension());
        lines.add("");
        lines.add("Shared faces (squares in common, less one)");
        matrix();
        lines.add("");
        lines.add("Components by level");
        components(complex, names);
        lines.add("");
        lines.add("Eccentricity");
        eccentricities();
        Complex conjugate = relation.complexOfSquares();
        lines.add("");
        lines.add(
                "Squares, each as the set of " + side + "'s pieces that attack it: dimension " + conjugate.dimension());
        components(conjugate, squares(relation.attacked()));
        return lines;
    }

    private void matrix() {
        lines.add(" ".repeat(CELL) + names.stream().map(ConnectivityText::cell).collect(Collectors.joining()));
        for (int i = 0; i < names.size(); i++) {
            StringBuilder line = new StringBuilder(String.format("%-" + CELL + "s", names.get(i)));
            line.append(" ".repeat(CELL * i));
            for (int j = i; j < names.size(); j++) {
                int shared = complex.shared(i, j);
                line.append(cell(shared < 0 ? "-" : Integer.toString(shared)));
            }
            lines.add(line.toString());
        }
    }

    private void components(Complex of, List<String> names) {
        for (int q = of.dimension(); q >= 0; q--) {
            String groups = of.components(q).stream()
                    .map(group -> group.stream().map(names::get).collect(Collectors.joining(" ", "{", "}")))
                    .collect(Collectors.joining(" "));
            lines.add(String.format("%2d: %s", q, groups));
        }
        lines.add("Structure vector: "
                + of.structureVector().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    private void eccentricities() {
        lines.add("piece top bottom eccentricity");
        for (int i = 0; i < names.size(); i++) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%-5s %3s %6s %12s",
                    names.get(i),
                    dash(complex.top(i)),
                    dash(complex.bottom(i)),
                    eccentricity(complex, i)));
        }
    }

    /** Returns two digits; "inf" for a piece that shares nothing, and "-" for one that attacks nothing. */
    private static String eccentricity(Complex complex, int i) {
        if (complex.top(i) < 0) {
            return "-";
        }
        double value = complex.eccentricity(i);
        return Double.isInfinite(value) ? "inf" : String.format(Locale.ROOT, "%.2f", value);
    }

    private static String dash(int q) {
        return q < 0 ? "-" : Integer.toString(q);
    }

    private static String cell(String text) {
        return " ".repeat(Math.max(0, CELL - text.length())) + text;
    }
}
