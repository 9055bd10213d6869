package io.github.kingfell.lab.classic.connectivity.ranking;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import java.util.ArrayList;
import java.util.List;

/**
 * A game with the ranking of the moves that were possible each time.
 *
 * @param turns from the first move to the last, of both sides
 */
public record RankedGame(List<Turn> turns) {
    public RankedGame {
        turns = List.copyOf(turns);
    }

    /**
     * A move that was played, and what else was possible.
     *
     * @param position before it, not to be changed
     * @param move that was played
     * @param ranking of all legal moves
     */
    public record Turn(Position position, int move, MoveRanking ranking) {
        /** Of the move that was played; 1 is the best. */
        public int rank() {
            return ranking.rank(move);
        }

        /** The move that is ranked first. */
        public int first() {
            return ranking.moves().get(0).move();
        }
    }

    /**
     * With the standard centre.
     *
     * @throws NotationException when the game begins with a position that cannot be read
     */
    public static RankedGame of(PgnGame game, Ordering ordering) throws NotationException {
        return of(game, ordering, Centre.FOUR);
    }

    /** @throws NotationException when the game begins with a position that cannot be read */
    public static RankedGame of(PgnGame game, Ordering ordering, Centre centre) throws NotationException {
        Position position = game.start();
        List<Turn> turns = new ArrayList<>();
        for (int move : game.line()) {
            turns.add(new Turn(position.copy(), move, MoveRanking.of(position, ordering, centre)));
            position.make(move);
        }
        return new RankedGame(turns);
    }

    /** The turns of one side. */
    public List<Turn> turnsOf(int color) {
        return turns.stream()
                .filter(turn -> turn.position().sideToMove() == color)
                .toList();
    }
}
