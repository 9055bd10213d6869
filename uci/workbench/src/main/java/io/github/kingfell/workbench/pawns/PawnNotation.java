package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Two notations for a {@link PawnStructure}, one entry on each line: the entries printed beside figure 1 ({@code 33 [1,
 * 31]}: the pawn on square 33 has role 1 for the pawn on 31), or the signs of figure 2 ({@code c6 <-> c4}, {@code a6
 * >>}). Both begin with the pawns of each side ({@code W:}, {@code B:}), which the figures show on a board.
 * {@link PawnNotationReader} reads both.
 */
public enum PawnNotation {
    /** Numbers for squares and roles. Passed pawns, a sign of the later authors, have no number. */
    NUMBERS {
        @Override
        String square(int square) {
            return Integer.toString(number(square));
        }

        @Override
        String entry(Relation relation) {
            return square(relation.pawn()) + " [" + relation.role().code() + ", " + square(relation.other()) + "]";
        }

        @Override
        boolean namesPassers() {
            return false;
        }
    },
    /** Names of squares, and signs for roles. */
    SIGNS {
        @Override
        String square(int square) {
            return Square.name(square);
        }

        @Override
        String entry(Relation relation) {
            return relation.toString();
        }

        @Override
        boolean namesPassers() {
            return true;
        }
    };

    /** The sign of a passed pawn. */
    static final String PASSER = ">>";

    /** The value of a file in the number of a square. */
    private static final int FILE = 9;

    abstract String square(int square);

    abstract String entry(Relation relation);

    abstract boolean namesPassers();

    /**
     * Returns the number of a square as printed: 9 times the file plus the rank. Files and ranks count from 1 here, so
     * that a1 is 10 and c6 is 33; the paper does not say from where they count, and the figure is lost.
     */
    static int number(int square) {
        return FILE * (Square.file(square) + 1) + Square.rank(square) + 1;
    }

    /** Returns the square of a number, or {@link Square#NONE}. */
    static int square(String number) {
        int value = Integer.parseInt(number);
        int file = value / FILE - 1;
        int rank = value % FILE - 1;
        return file < 0 || file > 7 || rank < 0 ? Square.NONE : Square.of(file, rank);
    }

    /** Returns the entries: pawns, then relations by pawn, then passed pawns. Empty without pawns. */
    public List<String> write(PawnStructure structure) {
        List<String> lines = new ArrayList<>();
        head("W", structure.white(), lines);
        head("B", structure.black(), lines);
        structure.relations().forEach(relation -> lines.add(entry(relation)));
        if (namesPassers()) {
            squares(structure.passers()).forEach(pawn -> lines.add(pawn + " " + PASSER));
        }
        return lines;
    }

    private void head(String side, long pawns, List<String> lines) {
        if (pawns != 0) {
            lines.add(side + ": " + String.join(" ", squares(pawns)));
        }
    }

    private List<String> squares(long pawns) {
        List<String> names = new ArrayList<>();
        for (long rest = pawns; rest != 0; rest = Bitboard.rest(rest)) {
            names.add(square(Bitboard.first(rest)));
        }
        return names;
    }
}
