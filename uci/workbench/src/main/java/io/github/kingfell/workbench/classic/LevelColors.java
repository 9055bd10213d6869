package io.github.kingfell.workbench.classic;

import java.util.List;

/** The colours and line widths of the levels in all parts of a picture. Most positions use the first three. */
final class LevelColors {
    private static final List<String> COLORS = List.of("#2a7fb8", "#e08214", "#8e44ad", "#c0392b");

    private LevelColors() {}

    /** Returns the colour of a level; high levels share the last one. */
    static String of(int level) {
        return COLORS.get(Math.min(level, COLORS.size() - 1));
    }

    /** Returns the width of the line for a shared face, in units of 40 for each square. */
    static double width(int dimension) {
        return 2 + 2.5 * Math.min(dimension, COLORS.size() - 1);
    }
}
