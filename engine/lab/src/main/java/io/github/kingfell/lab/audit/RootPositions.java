package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Placements;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The positions that an ending accepts, and those of the solved endings into which it leads, by number. Positions that
 * differ only by a symmetry of the board count as one.
 */
public final class RootPositions {
    private final Endgame endgame;
    private final Map<String, Endgame> byMaterial = new HashMap<>();
    private final Placements placements;

    /**
     * @throws IllegalArgumentException for more pieces than {@link Placements} supports, or when Black has more than a
     *     king
     */
    public RootPositions(Endgame endgame) {
        this.endgame = endgame;
        placements = new Placements(endgame.material());
        if (placements.isDefended()) {
            throw new IllegalArgumentException("Black has more than a king: " + endgame.material());
        }
        byMaterial.put(endgame.material(), endgame);
        endgame.solved().forEach(solved -> byMaterial.put(solved.material(), solved));
    }

    /** All placements of the material. */
    public Placements placements() {
        return placements;
    }

    /** One more than the largest number. */
    public int size() {
        return placements.size();
    }

    /** Returns the ending of a number. */
    public Endgame endgame(int number) {
        Endgame found = byMaterial.get(placements.material(number));
        if (found == null) {
            throw new IllegalStateException(endgame.material() + " leads into " + placements.material(number));
        }
        return found;
    }

    /** Returns false for a number of a solved ending into which this one leads. */
    public boolean isOwn(int number) {
        return placements.material(number).equals(endgame.material());
    }

    /** Returns the position of a number; null when it is illegal or its ending does not accept it. */
    public @Nullable Position position(int number, int sideToMove) {
        Position x = placements.position(number, sideToMove);
        return x != null && endgame(number).accepts(x) ? x : null;
    }

    /** Returns the number of a position of one of the endings. */
    public int number(Position x) {
        return placements.number(x);
    }

    /** Returns the number of the position that represents all its symmetric images. */
    public int canonical(int number) {
        return placements.canonical(number);
    }
}
