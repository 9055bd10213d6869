package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A printed game of a program, asked again move by move. Each position is the printed one, whatever was played before.
 *
 * @param moves number of the printed moves of the program
 * @param differences the others that it plays here, such as {@code 6. Be2 (printed Bc4)}
 */
record ReplayedGame(int moves, List<String> differences) {
    ReplayedGame {
        differences = List.copyOf(differences);
    }

    /** @param color of the program in the game */
    static ReplayedGame of(ClassicProgram program, PgnGame game, int color) {
        int moves = 0;
        List<String> differences = new ArrayList<>();
        try {
            Position position = game.start();
            for (int move : game.line()) {
                if (position.sideToMove() == color) {
                    moves++;
                    int played = played(program, position);
                    if (played != move) {
                        differences.add(position.fullmoveNumber() + ". " + San.format(position, played) + " (printed "
                                + San.format(position, move) + ")");
                    }
                }
                position.make(move);
            }
        } catch (NotationException e) {
            throw new IllegalStateException(game.tag("Event"), e);
        }
        return new ReplayedGame(moves, differences);
    }

    private static int played(ClassicProgram program, Position position) {
        Optional<Choice> choice =
                program.choose(position, MoveList.legal(position).toArray(), PositionCounter.unlimited());
        return choice.orElseThrow(() -> new IllegalStateException("the program declines its own game"))
                .move();
    }

    /** Returns the number of printed moves that it plays again. */
    int repeated() {
        return moves - differences.size();
    }
}
