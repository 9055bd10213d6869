package io.github.kingfell.engine.audit;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.certificate.Placements;
import io.github.kingfell.engine.forcing.Endgame;
import org.jspecify.annotations.Nullable;

/** The positions that an ending accepts, by number; those that differ only by a symmetry of the board are one. */
public final class Heads {
    private final Endgame endgame;
    private final Placements placements;

    /** @throws IllegalArgumentException for more than three men, pawns, or when Black has more than his king */
    public Heads(Endgame endgame) {
        this.endgame = endgame;
        placements = new Placements(endgame.material());
    }

    /** All placements of the material. */
    public Placements placements() {
        return placements;
    }

    /** One more than the largest number. */
    public int size() {
        return placements.size();
    }

    /** The position of a number; null when it is illegal or not of this ending. */
    public @Nullable Position position(int number, int sideToMove) {
        Position x = placements.position(number, sideToMove);
        return x != null && endgame.accepts(x) ? x : null;
    }

    /** The number of a position of this ending. */
    public int number(Position x) {
        return placements.number(x);
    }

    /** The number of the position that stands for all its images. */
    public int canonical(int number) {
        return placements.canonical(number);
    }
}
