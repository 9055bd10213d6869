package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The pictures of mates that one position can lead to, each man by number: where the mated king is, who guards and
 * blocks which squares from where. Every move of the play is followed, and the pictures that are out of reach of the
 * moves left are left aside until it is taken back.
 */
@Hot
public final class WholePictures {
    private final Men men;
    private final int mating;

    /** Man, kind and square of each place; the places of a picture follow each other. */
    private final int[] places;

    /** By picture: its first place; one more at the end. */
    private final int[] starts;

    /** The pictures within reach, by moves made: those after the last move are at the end. */
    private int[] within;

    private int[] ends = new int[64];
    private int level;

    private WholePictures(Men men, int mating, PictureFinder finder) {
        this.men = men;
        this.mating = mating;
        places = finder.places();
        starts = finder.starts();
        int pictures = starts.length - 1;
        within = new int[2 * pictures + 16];
        for (int i = 0; i < pictures; i++) {
            within[i] = i;
        }
        ends[0] = pictures;
    }

    /**
     * Returns all pictures of mates within a number of moves, or null when they are too many, or somebody may castle or
     * take en passant.
     *
     * @param mating the side that mates
     * @param matingMoves that this side has left, the mating one included
     * @param matedMoves that the other side has left
     */
    public static @Nullable WholePictures of(Position position, int mating, int matingMoves, int matedMoves) {
        boolean special = position.castling() != 0 || position.enPassant() != Square.NONE;
        if (special || !position.hasKing(mating ^ 1)) {
            return null;
        }
        Men men = new Men(position);
        PictureFinder finder = new PictureFinder(men, position, mating, matingMoves, matedMoves);
        return finder.find() ? new WholePictures(men, mating, finder) : null;
    }

    /** Returns the number of pictures that were within reach when asked last. */
    public int count() {
        return ends[level] - (level == 0 ? 0 : ends[level - 1]);
    }

    /**
     * Follows a move.
     *
     * @param move about to be made
     */
    public void follow(Position position, int move) {
        men.follow(position, move);
        level++;
        if (level == ends.length) {
            ends = Arrays.copyOf(ends, 2 * level);
        }
        ends[level] = ends[level - 1];
    }

    /** Takes the last move back. */
    public void takeBack() {
        men.takeBack();
        level--;
    }

    /** Returns whether a picture is left that the sides can reach with so many moves. Asked once after each move. */
    public boolean remain(int matingMoves, int matedMoves) {
        int begin = level < 2 ? 0 : ends[level - 2];
        int end = level == 0 ? ends[0] : ends[level - 1];
        int size = level == 0 ? 0 : end;
        if (size + end - begin > within.length) {
            within = Arrays.copyOf(within, 2 * (size + end - begin));
        }
        for (int i = begin; i < end; i++) {
            int picture = within[i];
            if (isWithin(picture, matingMoves, matedMoves)) {
                within[size++] = picture;
            }
        }
        ends[level] = size;
        return size > (level == 0 ? 0 : end);
    }

    /**
     * Returns where the mating king can be before the last move in the pictures that were within reach when asked last.
     */
    public long matingKings() {
        long kings = 0;
        for (int i = level == 0 ? 0 : ends[level - 1]; i < ends[level]; i++) {
            kings |= matingKings(within[i]);
        }
        return kings;
    }

    private long matingKings(int picture) {
        for (int i = starts[picture]; i < starts[picture + 1]; i++) {
            int place = places[i];
            if (PlaceOfMan.kind(place) == Piece.KING && men.color(PlaceOfMan.man(place)) == mating) {
                return Attacks.king(PlaceOfMan.square(place)) | Bitboard.of(PlaceOfMan.square(place));
            }
        }
        return -1L;
    }

    private boolean isWithin(int picture, int matingMoves, int matedMoves) {
        int white = mating == Color.WHITE ? matingMoves : matedMoves;
        int black = matingMoves + matedMoves - white;
        for (int i = starts[picture]; i < starts[picture + 1]; i++) {
            int place = places[i];
            int moves = men.moves(place);
            if (men.color(PlaceOfMan.man(place)) == Color.WHITE) {
                white -= moves;
            } else {
                black -= moves;
            }
            if (white < 0 || black < 0) {
                return false;
            }
        }
        return true;
    }
}
