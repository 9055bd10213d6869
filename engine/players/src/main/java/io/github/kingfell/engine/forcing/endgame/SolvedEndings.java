package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solved endings as the aim of another one (Huberman 1968, chapter 8): a position of theirs counts as reached when it
 * stands in a stage whose positions are all won. No new heuristics are needed for what comes after. Immutable; White is
 * strong.
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

    /** The solved ending that a position belongs to, by its men; null when there is none. */
    public @Nullable Endgame of(Position x) {
        for (int i = 0; i < materials.length; i++) {
            if (materials[i] == x.material()) {
                return endgames[i];
            }
        }
        return null;
    }

    /** True for a position that a solved ending wins. */
    public boolean contain(Position x) {
        Endgame endgame = of(x);
        if (endgame == null) {
            return false;
        }
        Position seen = seen(endgame, x);
        return endgame.accepts(seen) && Standing.stage(endgame.standing(seen)) >= endgame.leastWonStage();
    }

    /** {@link Endgame#outlook} of a position that a solved ending wins, 0 of others. */
    public int outlook(Position q) {
        Endgame endgame = of(q);
        if (endgame == null) {
            return 0;
        }
        Position seen = seen(endgame, q);
        return endgame.outlook(seen, endgame.standing(seen));
    }

    /** The orientation that the ending wants; the position itself but for a bishop of the other colour. */
    private static Position seen(Endgame endgame, Position x) {
        return endgame.mirrorsFiles(x) ? Perspective.MIRRORED.apply(x) : x;
    }
}
