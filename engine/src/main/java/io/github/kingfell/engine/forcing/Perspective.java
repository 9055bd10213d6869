package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.IllegalPositionException;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.board.PositionBuilder;
import io.github.kingfell.engine.board.Square;
import io.github.kingfell.engine.board.Symmetry;
import io.github.kingfell.engine.certificate.Placements;

/**
 * The board as an endgame wants to see it: the strong side is White. A Black strong side is mapped by flipping ranks and
 * colours; an endgame may ask for mirrored files as well, or for the one image that stands for all. This is the only place
 * that knows.
 */
public final class Perspective {
    /** With files a..h exchanged. */
    static final Perspective MIRRORED = new Perspective(Symmetry.FILES, Color.WHITE);

    /** What is done to squares; for a Black strong side the colours are exchanged as well. */
    private final int symmetry;

    private final int colorMask;

    private Perspective(int symmetry, int colorMask) {
        this.symmetry = symmetry;
        this.colorMask = colorMask;
    }

    /** The view on a position of the endgame's material, strong side as given. */
    static Perspective of(Endgame endgame, Position position, int strongSide) {
        Perspective upright =
                new Perspective(strongSide == Color.BLACK ? Symmetry.RANKS : Symmetry.IDENTITY, strongSide);
        Position seen = upright.apply(position);
        if (endgame.wantsOneOrientation()) {
            Placements placements = new Placements(endgame.material());
            return upright.then(placements.symmetry(placements.number(seen)));
        }
        return endgame.mirrorsFiles(seen) ? upright.then(Symmetry.FILES) : upright;
    }

    /** The view after a turn of this one, which does not exchange files and ranks. */
    private Perspective then(int turn) {
        // Both change squares by xor; what exchanges files and ranks comes last.
        return new Perspective(symmetry ^ turn, colorMask);
    }

    /**
     * The position in this view, without game history. Castling rights are dropped: the strong side does without, and a
     * bare king has none.
     */
    public Position apply(Position position) {
        PositionBuilder view = new PositionBuilder();
        for (int square = 0; square < 64; square++) {
            int man = position.pieceAt(square);
            if (man != Piece.NONE) {
                view.put(Symmetry.apply(symmetry, square), Piece.of(Piece.color(man) ^ colorMask, Piece.kind(man)));
            }
        }
        int passed = position.enPassant();
        view.sideToMove(position.sideToMove() ^ colorMask)
                .enPassant(passed == Square.NONE ? passed : Symmetry.apply(symmetry, passed));
        try {
            return view.build();
        } catch (IllegalPositionException e) {
            throw new IllegalArgumentException("a legal position stays legal when it is turned", e);
        }
    }

    /** A move of the board, other than castling, in this view. */
    public int apply(int move) {
        return Symmetry.applyToMove(symmetry, move);
    }

    /** A move of this view, other than castling, on the board. */
    public int toBoard(int move) {
        return Symmetry.applyToMove(Symmetry.inverse(symmetry), move);
    }

    /** A set of squares of this view, on the board. */
    public long squaresOnBoard(long set) {
        long image = 0;
        for (long rest = set; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            image |= Bitboard.of(Symmetry.apply(Symmetry.inverse(symmetry), square));
        }
        return image;
    }
}
