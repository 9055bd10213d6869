package io.github.kingfell.lab.learning;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;

/**
 * Games of a learner from random won positions, against the defence that keeps the distance to mate as long as
 * possible.
 */
public final class TrainingGames {
    /** Number of moves after which a game without mate is given up, as by the fifty-move rule. */
    public static final int MOST_MOVES = 50;

    /** Returned instead of a number of moves: the game was given up. */
    public static final int GIVEN_UP = -1;

    /** The learner found no tree within its limits. */
    public static final int NO_TREE = -2;

    /** Stalemate, or insufficient material. */
    public static final int DRAWN = -3;

    private final Endgame endgame;
    private final ToIntFunction<Position> pliesToMate;
    private final Random random;

    /**
     * Makes a series of games.
     *
     * @param pliesToMate exact; negative when neither side mates
     * @param seed the same seed gives the same games
     */
    public TrainingGames(Endgame endgame, ToIntFunction<Position> pliesToMate, long seed) {
        this.endgame = endgame;
        this.pliesToMate = pliesToMate;
        random = new Random(seed);
    }

    /** Draws a won position with White to move. */
    public Position start() {
        while (true) {
            PositionBuilder builder = new PositionBuilder();
            List<Integer> squares = new ArrayList<>();
            for (char symbol : endgame.material().toCharArray()) {
                int square = random.nextInt(64);
                int color = symbol == 'K' && !squares.isEmpty() ? Color.BLACK : Color.WHITE;
                builder.put(square, Piece.of(color, Piece.kind(Piece.fromSymbol(symbol))));
                squares.add(square);
            }
            builder.sideToMove(Color.WHITE);
            try {
                Position position = builder.build();
                boolean distinct = squares.stream().distinct().count() == squares.size();
                if (distinct && endgame.accepts(position) && pliesToMate.applyAsInt(position) > 0) {
                    return position;
                }
            } catch (IllegalPositionException e) {
                // Two pieces on one square, or adjacent kings: draw again.
            }
        }
    }

    /** Plays a game to its end; returns the moves to mate, or a negative constant of this class. */
    public int play(LearningPlayer learner, Position start) {
        Position position = start.copy();
        learner.newGame();
        for (int moves = 1; moves <= MOST_MOVES; moves++) {
            int move = learner.move(position);
            if (move == Move.NONE) {
                return NO_TREE;
            }
            position.make(move);
            int reply = defence(position);
            if (reply == Move.NONE) {
                return position.inCheck() ? moves : DRAWN;
            }
            position.make(reply);
            if (position.isInsufficientMaterial()) {
                return DRAWN;
            }
        }
        return GIVEN_UP;
    }

    /** Returns a reply that loses no sooner than any other; a drawing reply is preferred. */
    private int defence(Position position) {
        MoveList replies = MoveList.legal(position);
        int best = Move.NONE;
        int longest = -1;
        int equal = 0;
        for (int reply : replies.toArray()) {
            position.make(reply);
            int plies = pliesToMate.applyAsInt(position);
            position.unmake(reply);
            int value = plies < 0 ? Integer.MAX_VALUE : plies;
            equal = value == longest ? equal + 1 : value > longest ? 1 : equal;
            if (value > longest || value == longest && random.nextInt(equal) == 0) {
                best = reply;
                longest = value;
            }
        }
        return best;
    }
}
