package io.github.kingfell.workbench.render;

import java.util.List;

/** What a level looks like in every part of a picture. Most positions use the first three. */
final class LevelColors {
    private static final List<String> COLORS = List.of("#2a7fb8", "#e08214", "#8e44ad", "#c0392b");

    private LevelColors() {}

    /** The last one for all that are higher. */
    static String of(int level) {
        return COLORS.get(Math.min(level, COLORS.size() - 1));
    }

    /** Width of a line for a shared face, in units of 40 a square. */
    static double width(int dimension) {
        return 2 + 2.5 * Math.min(dimension, COLORS.size() - 1);
    }
}
