package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.List;

/**
 * The order in which the strong side's moves are tried. The first better one is played, so the order is part of the
 * player's style (Huberman 1968, chapter 8). Pieces come by kind; the moves of a piece come direction by direction, and
 * along a direction farthest or nearest square first. Of two pieces of a kind, the one on a dark square comes first.
 */
public final class MoveOrder {
    /** Names of the king steps by {@code (rank step + 1) * 3 + file step + 1}; the middle one is no step. */
    private static final List<String> DIRECTIONS = List.of("SW", "S", "SE", "W", "-", "E", "NW", "N", "NE");

    /** The highest score of a move; the killer's is higher. */
    private static final int FIRST = 0xFFFE;

    /** There is no killer move. */
    public static final int NO_KILLER = -1;

    private static final int KILLER = 0xFFFF;

    /** The place of directions that are not named. */
    private static final int NO_PLACE = 7;

    private final int[] placeOfKind = new int[7];
    private final int[][] placeOfDirection = new int[7][9];
    private final boolean[] farthestFirst = new boolean[7];

    /**
     * The order of one kind of piece.
     *
     * @param kind of piece
     * @param farthestFirst along a direction, the farthest square first; otherwise the nearest
     * @param directions in order, such as {@code N E S W}; those omitted come last
     */
    public record KindOrder(int kind, boolean farthestFirst, String directions) {}

    /** @param kinds the kinds of pieces in order, each at most once */
    public MoveOrder(KindOrder... kinds) {
        for (int[] places : placeOfDirection) {
            Arrays.fill(places, NO_PLACE);
        }
        for (int place = 0; place < kinds.length; place++) {
            int kind = kinds[place].kind();
            placeOfKind[kind] = place;
            farthestFirst[kind] = kinds[place].farthestFirst();
            String[] directions = kinds[place].directions().split(" ");
            for (int i = 0; i < directions.length; i++) {
                placeOfDirection[kind][DIRECTIONS.indexOf(directions[i])] = i;
            }
        }
    }

    /** Scores all moves of a list so that {@link MoveList#pick} brings them in order, without a killer. */
    public void score(Position position, MoveList moves) {
        score(position, moves, NO_KILLER);
    }

    /**
     * Scores all moves of a list so that {@link MoveList#pick} brings them in order.
     *
     * @param killer {@link #killerOf} the move that comes first, or {@link #NO_KILLER}
     */
    public void score(Position position, MoveList moves, int killer) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            moves.setScore(i, killerOf(position, move) == killer ? KILLER : FIRST - place(position, move));
        }
    }

    /** Returns a move as a killer: the kind of piece and the target square, whatever its origin. */
    public static int killerOf(Position position, int move) {
        return Piece.kind(position.pieceAt(Move.from(move))) << 6 | Move.to(move);
    }

    /** Returns the place of a move before it is made: 3 bits kind, 7 piece, 3 direction, 3 distance. */
    private int place(Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Piece.kind(position.pieceAt(from));
        int files = Square.file(to) - Square.file(from);
        int ranks = Square.rank(to) - Square.rank(from);
        int direction = (Integer.signum(ranks) + 1) * 3 + Integer.signum(files) + 1;
        int distance = Math.max(Math.abs(files), Math.abs(ranks));
        int piece = (Square.isDark(from) ? 0 : 64) + from;
        int along = farthestFirst[kind] ? 7 - distance : distance;
        return placeOfKind[kind] << 13 | piece << 6 | placeOfDirection[kind][direction] << 3 | along;
    }
}
