package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import java.util.function.BiConsumer;

/** Replays a game of the thesis, position by position, or move by move against our player. */
public final class GameReplay {
    private GameReplay() {}

    /** Passes every position, the start included, to a check together with the game's statement about it. */
    public static void positions(HubermanGame game, BiConsumer<Position, HubermanGame.Value> check) {
        Position position = game.startPosition();
        check.accept(position, game.startValue());
        for (HubermanGame.Ply ply : game.plies()) {
            HubermanGame.play(position, ply);
            check.accept(position, ply.value());
        }
    }

    /**
     * Asks our player at each move for which the game has an answer. After a difference the player forgets its tree, so
     * that the next move is compared too.
     *
     * @return the number of moves asked
     */
    public static int moves(HubermanGame game, BookMatch match) {
        int asked = 0;
        Position position = game.startPosition();
        for (HubermanGame.Ply ply : game.plies()) {
            if (!ply.ours().isEmpty()) {
                String played = UciMove.format(match.playAndExplain(position).bestMove(), false);
                assertThat(does(ply, played, match.depthGrown()))
                        .as("%s %s", game.name(), ply.name())
                        .isEqualTo(ply.ours());
                if (!played.equals(ply.uci())) {
                    match.player().newGame();
                }
                asked++;
            }
            HubermanGame.play(position, ply);
        }
        return asked;
    }

    private static String does(HubermanGame.Ply ply, String played, int depth) {
        if (!played.equals(ply.uci())) {
            return "differs: " + played;
        }
        return depth == 0 ? "follows" : "depth " + depth;
    }
}
