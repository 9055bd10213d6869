package io.github.kingfell.cli.mate;

import io.github.kingfell.rules.check.GainProof;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Options for a gain of material. */
final class MaterialOptions {
    @ArgGroup(validate = false, heading = "%nGain of material (--goal material):%n")
    private Group group = new Group();

    /** Shown under a heading of its own. */
    static final class Group {
        @Option(
                names = "--points",
                paramLabel = "N",
                description = "prove a gain of at least N: pawn 1, knight and bishop 3, rook 5, queen 9; default: the "
                        + "greatest that can be proved")
        private int points;

        @Option(
                names = "--patience",
                paramLabel = "N",
                description = "quiet replies that are answered after the gain, besides captures, promotions and checks;"
                        + " default ${DEFAULT-VALUE}")
        private int patience = 1;

        @Option(
                names = "--others",
                description = "also say which other first moves gain as much: then a puzzle has a second solution")
        private boolean others;
    }

    /** Returns the requested gain in points, 0 for the greatest. */
    int points() {
        return group.points;
    }

    int patience() {
        return group.patience;
    }

    boolean others() {
        return group.others;
    }

    boolean areValid() {
        return group.points >= 0
                && group.points <= GainProof.MOST_POINTS
                && group.patience >= 0
                && group.patience <= GainProof.MOST_PATIENCE;
    }
}
