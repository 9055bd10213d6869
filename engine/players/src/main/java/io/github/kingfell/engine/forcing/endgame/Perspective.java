package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.board.View;
import io.github.kingfell.rules.certificate.Placements;

/**
 * The board as an endgame wants to see it: the strong side is White. A Black strong side is mapped by flipping ranks
 * and colours; an endgame may ask for mirrored files as well, or for the one image that stands for all. This is the
 * only place that knows.
 */
public final class Perspective {
    /** With files a..h exchanged. */
    static final Perspective MIRRORED = new Perspective(View.UPRIGHT.then(Symmetry.FILES));

    private final View view;

    private Perspective(View view) {
        this.view = view;
    }

    /** The view on a position of the endgame's material, strong side as given. */
    static Perspective of(Endgame endgame, Position position, int strongSide) {
        View upright = View.of(strongSide);
        Position seen = upright.apply(position);
        if (endgame.traits().contains(Trait.ONE_ORIENTATION)) {
            Placements placements = new Placements(endgame.material());
            return new Perspective(upright.then(placements.symmetry(placements.number(seen))));
        }
        return new Perspective(endgame.mirrorsFiles(seen) ? upright.then(Symmetry.FILES) : upright);
    }

    /**
     * The position in this view, without game history. Castling rights are dropped: the strong side does without, and a
     * bare king has none.
     */
    public Position apply(Position position) {
        return view.apply(position);
    }

    /** A move of the board, other than castling, in this view. */
    public int apply(int move) {
        return view.apply(move);
    }

    /** A move of this view, other than castling, on the board. */
    public int toBoard(int move) {
        return view.toBoard(move);
    }

    /** A set of squares of this view, on the board. */
    public long squaresOnBoard(long set) {
        return view.squaresOnBoard(set);
    }
}
