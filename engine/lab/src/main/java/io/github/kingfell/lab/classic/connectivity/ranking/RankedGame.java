package io.github.kingfell.lab.classic.connectivity.ranking;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.San;
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
     * @param number of the move, as it is counted in games
     * @param color who moved
     * @param move that was played
     * @param played the same in standard algebraic notation
     * @param first what is ranked first, in standard algebraic notation
     * @param ranking of all legal moves
     */
    public record Turn(int number, int color, int move, String played, String first, MoveRanking ranking) {
        /** Of the move that was played; 1 is the best. */
        public int rank() {
            return ranking.rank(move);
        }

        /** How many moves were possible. */
        public int legal() {
            return ranking.moves().size();
        }
    }

    /** @throws NotationException when the game begins with a position that cannot be read */
    public static RankedGame of(PgnGame game, Ordering ordering) throws NotationException {
        Position position = game.start();
        List<Turn> turns = new ArrayList<>();
        for (int move : game.line()) {
            MoveRanking ranking = MoveRanking.of(position, ordering);
            turns.add(new Turn(
                    position.fullmoveNumber(),
                    position.sideToMove(),
                    move,
                    San.format(position, move),
                    San.format(position, ranking.moves().get(0).move()),
                    ranking));
            position.make(move);
        }
        return new RankedGame(turns);
    }

    /** The turns of one side. */
    public List<Turn> turnsOf(int color) {
        return turns.stream().filter(turn -> turn.color() == color).toList();
    }
}
