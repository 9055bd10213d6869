package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * A game at the board of a {@link PlaySession}.
 *
 * @param person the colour of the person
 * @param witness comments on the moves
 * @param ends tells when the session is to return; until then commands are answered, even after the game
 * @param hints for the person to move; empty where the session is to find a move itself
 */
public record Round(
        GameInPlay game,
        int person,
        Opponent opponent,
        Witness witness,
        BooleanSupplier ends,
        Function<Position, Optional<Hints>> hints) {
    /** Sees each move of both sides before it is played. */
    public interface Witness {
        /** Returns lines to print after the move. */
        List<String> sees(Position before, int move);
    }

    /** Returns a game without comments, which lasts until the person leaves it. */
    public static Round plain(GameInPlay game, int person, Opponent opponent) {
        return new Round(
                game, person, opponent, (before, move) -> List.of(), () -> false, position -> Optional.empty());
    }
}
