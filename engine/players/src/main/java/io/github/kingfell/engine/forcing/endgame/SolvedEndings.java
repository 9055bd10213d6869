package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solved endings as the aim of another one (Huberman 1968, chapter 8). A position of theirs counts as reached when it
 * is in a stage in which all positions are won. The play after it needs no new heuristics. Immutable; White is strong.
 */
public final class SolvedEndings {
    private final long[] materials;
    private final Endgame[] endgames;

    public SolvedEndings(List<Endgame> endgames) {
        this.endgames = endgames.toArray(Endgame[]::new);
        materials = endgames.stream()
                .mapToLong(endgame -> MaterialKey.parse(endgame.material()))
                .toArray();
    }

    /** Returns the solved ending to which a position belongs, by its pieces; null when there is none. */
    public @Nullable Endgame of(Position x) {
        for (int i = 0; i < materials.length; i++) {
            if (materials[i] == x.material()) {
                return endgames[i];
            }
        }
        return null;
    }

    /** Returns whether a solved ending wins a position. */
    public boolean contain(Position x) {
        Endgame endgame = of(x);
        if (endgame == null) {
            return false;
        }
        Position seen = seen(endgame, x);
        return endgame.accepts(seen) && Standing.stage(endgame.standing(seen)) >= endgame.leastWonStage();
    }

    /** Returns {@link Endgame#outlook} of a position that a solved ending wins, 0 for others. */
    public int outlook(Position q) {
        Endgame endgame = of(q);
        if (endgame == null) {
            return 0;
        }
        Position seen = seen(endgame, q);
        return endgame.outlook(seen, endgame.standing(seen));
    }

    /**
     * Returns the orientation that the ending needs: mirrored for a bishop of the other colour, otherwise the position
     * itself.
     */
    private static Position seen(Endgame endgame, Position x) {
        return endgame.mirrorsFiles(x) ? Perspective.MIRRORED.apply(x) : x;
    }
}
