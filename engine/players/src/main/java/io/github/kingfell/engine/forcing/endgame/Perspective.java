package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.board.View;
import io.github.kingfell.rules.certificate.Placements;

/**
 * The view of a board in which an endgame sees it: the strong side is White. A black strong side is mapped by flipping
 * ranks and colours. An endgame may also require mirrored files, or the one image that represents all symmetric ones.
 * No other class turns the board.
 */
public final class Perspective {
    /** The view with files a..h mirrored. */
    static final Perspective MIRRORED = new Perspective(View.UPRIGHT.then(Symmetry.FILES));

    private final View view;

    private Perspective(View view) {
        this.view = view;
    }

    /** Returns the view of a position of the endgame's material, with the given strong side. */
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
     * Returns the position in this view, without game history. Castling rights are dropped: the strong side does not
     * need them, and a bare king has none.
     */
    public Position apply(Position position) {
        return view.apply(position);
    }

    /** Returns a move of the board, other than castling, in this view. */
    public int apply(int move) {
        return view.apply(move);
    }

    /** Returns a move of this view, other than castling, on the board. */
    public int toBoard(int move) {
        return view.toBoard(move);
    }

    /** Returns a set of squares of this view, on the board. */
    public long squaresOnBoard(long set) {
        return view.squaresOnBoard(set);
    }
}
