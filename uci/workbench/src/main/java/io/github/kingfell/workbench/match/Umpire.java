package io.github.kingfell.workbench.match;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.matecheck.ScoreLine;
import io.github.kingfell.workbench.peer.EngineGoneException;
import io.github.kingfell.workbench.peer.GameClock;
import io.github.kingfell.workbench.peer.GameEnd;
import io.github.kingfell.workbench.peer.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays games between two engines.
 *
 * @param marginMillis by which a clock may be overdrawn
 * @param rule when a game is not played on to its end
 */
public record Umpire(long marginMillis, Adjudication.Rule rule) {
    private static final int MATE = 100_000;

    public MatchGame play(Position start, Seat white, Seat black) throws InterruptedException {
        white.engine().newGame();
        black.engine().newGame();
        return new Game(start, white, black).play();
    }

    /** A game in progress. */
    private final class Game {
        private final Position start;
        private final Position position;
        private final Seat[] seats = new Seat[2];
        private final GameClock clock;
        private final List<Integer> moves = new ArrayList<>();
        private final List<String> words = new ArrayList<>();

        private final Adjudication agreement = new Adjudication(rule);

        Game(Position start, Seat white, Seat black) {
            this.start = start;
            position = start.copy();
            seats[Color.WHITE] = white;
            seats[Color.BLACK] = black;
            clock = new GameClock(white.pace(), black.pace(), marginMillis);
        }

        MatchGame play() throws InterruptedException {
            String fen = Fen.format(start);
            GameEnd end = GameEnd.byRules(position);
            while (end == null) {
                end = move(fen);
                Integer agreed = agreement.halfPoints();
                if (end == null && agreed != null) {
                    return new MatchGame(start, List.copyOf(moves), agreed, "both engines agreed", MatchGame.NOBODY);
                }
            }
            return MatchGame.over(start, moves, end, position.sideToMove());
        }

        private @Nullable GameEnd move(String fen) throws InterruptedException {
            int mover = position.sideToMove();
            Reply reply;
            try {
                reply = seats[mover].engine().think(fen, words, clock.limits(mover));
            } catch (EngineGoneException e) {
                return GameEnd.NO_MOVE;
            }
            if (!clock.spend(mover, reply.nanos())) {
                return GameEnd.OUT_OF_TIME;
            }
            int move = UciMove.parse(reply.move(), position);
            if (move == Move.NONE) {
                return GameEnd.NO_MOVE;
            }
            agreement.hear(mover, score(reply.lines()), position.fullmoveNumber());
            moves.add(move);
            words.add(UciMove.format(move, false));
            position.make(move);
            return GameEnd.byRules(position);
        }
    }

    /** The last exact score of a search, for the side to move; null where there is none. */
    private static @Nullable Integer score(List<String> lines) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            Optional<ScoreLine> line = ScoreLine.parse(lines.get(i));
            if (line.isPresent() && line.get().exact() && line.get().multiPv() == 1) {
                int value = line.get().value();
                // "mate 0" and "mate -3" are lost alike.
                return !line.get().isMate() ? value : value > 0 ? MATE : -MATE;
            }
        }
        return null;
    }
}
