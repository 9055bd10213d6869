package io.github.kingfell.classics.connectivity.ranking;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import java.util.ArrayList;
import java.util.List;

/**
 * A game with a ranking of the legal moves at each turn.
 *
 * @param turns from the first move to the last, of both sides
 */
public record RankedGame(List<Turn> turns) {
    public RankedGame {
        turns = List.copyOf(turns);
    }

    /**
     * A move that was played, with the ranking of all moves.
     *
     * @param position before the move, not to be changed
     * @param move that was played
     * @param ranking of all legal moves
     */
    public record Turn(Position position, int move, MoveRanking ranking) {
        /** Returns the rank of the move that was played; 1 is the best. */
        public int rank() {
            return ranking.rank(move);
        }

        /** Returns the move that is ranked first. */
        public int first() {
            return ranking.moves().get(0).move();
        }
    }

    /**
     * Ranks the moves of a game as play and analysis do.
     *
     * @throws NotationException when the game begins with a position that cannot be read
     */
    public static RankedGame of(PgnGame game, Ordering ordering) throws NotationException {
        return of(game, ordering, RankingReading.STANDARD);
    }

    /** @throws NotationException when the game begins with a position that cannot be read */
    public static RankedGame of(PgnGame game, Ordering ordering, RankingReading reading) throws NotationException {
        Position position = game.start();
        List<Turn> turns = new ArrayList<>();
        for (int move : game.line()) {
            turns.add(new Turn(position.copy(), move, MoveRanking.of(position, ordering, reading)));
            position.make(move);
        }
        return new RankedGame(turns);
    }

    /** Returns the turns of one side. */
    public List<Turn> turnsOf(int color) {
        return turns.stream()
                .filter(turn -> turn.position().sideToMove() == color)
                .toList();
    }
}
