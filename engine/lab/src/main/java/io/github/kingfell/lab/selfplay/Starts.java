package io.github.kingfell.lab.selfplay;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Start positions of games: after eight random plies from the start position or one of Chess960, after a few random
 * plies from a listed position, or an ending with randomly drawn pieces.
 *
 * @param endings percent of the games
 * @param chess960 percent of the games
 * @param listed percent of the games
 * @param list the listed positions as FEN; may be empty when {@code listed} is 0
 */
public record Starts(int endings, int chess960, int listed, List<String> list) {
    /** All games begin with random plies from the start position. */
    public static final Starts OPENINGS = new Starts(0, 0);

    private static final int RANDOM_PLIES = 8;

    /** The most random plies after a listed position: each may be a blunder, which spoils more in an ending. */
    private static final int MOST_LISTED_PLIES = 3;

    private static final int HUNDRED = 100;
    private static final int SQUARES = 64;
    private static final int MOST_PAWNS = 6;
    private static final int MOST_PIECES = 3;

    /** Pieces on the first rank in standard chess. */
    private static final String FIRST_RANK = "RNBQKBNR";

    /** Without listed positions. */
    public Starts(int endings, int chess960) {
        this(endings, chess960, 0, List.of());
    }

    /**
     * @throws IllegalArgumentException when the percentages are impossible, or positions are wanted of an empty list
     */
    public Starts {
        boolean isPossible = endings >= 0 && chess960 >= 0 && listed >= 0 && endings + chess960 + listed <= HUNDRED;
        if (!isPossible || listed > 0 && list.isEmpty()) {
            throw new IllegalArgumentException(
                    endings + ", " + chess960 + " and " + listed + " percent, " + list.size() + " positions");
        }
        list = List.copyOf(list);
    }

    /** A kind of start; it is asked repeatedly until a position is accepted. */
    interface Source {
        /** Draws a position; returns null when the draw is illegal or the game is over there. */
        @Nullable
        Position draw();
    }

    /** Returns the source of one game's start. */
    Source source(Random random) {
        int lot = equals(OPENINGS) ? HUNDRED : random.nextInt(HUNDRED);
        if (lot < endings) {
            return () -> ending(random);
        }
        if (lot < endings + chess960) {
            return () -> afterRandomPlies(chess960(random), RANDOM_PLIES, random);
        }
        return lot < endings + chess960 + listed ? () -> listed(random) : () -> opening(random);
    }

    private @Nullable Position listed(Random random) {
        try {
            Position position = Fen.parse(list.get(random.nextInt(list.size())));
            return afterRandomPlies(position, random.nextInt(MOST_LISTED_PLIES + 1), random);
        } catch (NotationException e) {
            throw new IllegalStateException("the list is checked when it is read", e);
        }
    }

    /** Returns the position after some random moves, null when the game is over then. */
    static @Nullable Position opening(Random random) {
        return afterRandomPlies(Fen.start(), RANDOM_PLIES, random);
    }

    private static @Nullable Position afterRandomPlies(Position position, int plies, Random random) {
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            new MoveGenerator(position).generate(position, moves);
            if (moves.isEmpty()) {
                return null;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return new MoveGenerator(position).count(position) == 0 ? null : position;
    }

    /** Returns a start position of Chess960: the bishops on squares of both colours, the king between the rooks. */
    private static Position chess960(Random random) {
        List<Character> pieces = new ArrayList<>();
        FIRST_RANK.chars().forEach(piece -> pieces.add((char) piece));
        boolean bishops;
        boolean king;
        do {
            Collections.shuffle(pieces, random);
            bishops = (pieces.indexOf('B') + pieces.lastIndexOf('B')) % 2 == 1;
            king = pieces.indexOf('R') < pieces.indexOf('K') && pieces.indexOf('K') < pieces.lastIndexOf('R');
        } while (!bishops || !king);
        StringBuilder rank = new StringBuilder();
        pieces.forEach(rank::append);
        try {
            return Fen.parse(
                    rank.toString().toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank + " w KQkq - 0 1");
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Draws an ending: each side has up to six pawns, the numbers of pawns differ by at most one, and both sides have
     * equally many pieces of any kind.
     */
    private static @Nullable Position ending(Random random) {
        PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
        int pieces = random.nextInt(MOST_PIECES + 1);
        int pawns = 1 + random.nextInt(MOST_PAWNS);
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            put(builder, Piece.of(color, Piece.KING), random);
            int own = Math.max(0, pawns + (color == Color.WHITE ? 0 : random.nextInt(3) - 1));
            for (int i = 0; i < own; i++) {
                put(builder, Piece.of(color, Piece.PAWN), random);
            }
            for (int i = 0; i < pieces; i++) {
                put(builder, Piece.of(color, Piece.KNIGHT + random.nextInt(4)), random);
            }
        }
        try {
            Position position = builder.build();
            return new MoveGenerator(position).count(position) == 0 ? null : position;
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    private static void put(PositionBuilder builder, int piece, Random random) {
        int square;
        do {
            boolean pawn = Piece.kind(piece) == Piece.PAWN;
            square = pawn ? 8 + random.nextInt(SQUARES - 16) : random.nextInt(SQUARES);
        } while (builder.pieceAt(square) != Piece.NONE);
        builder.put(square, piece);
    }
}
