package io.github.kingfell.cli.match;

import io.github.kingfell.cli.matecheck.ScoreLine;
import io.github.kingfell.cli.peer.EngineGoneException;
import io.github.kingfell.cli.peer.EngineUnderTest;
import io.github.kingfell.cli.peer.GameClock;
import io.github.kingfell.cli.peer.GameEnd;
import io.github.kingfell.cli.peer.Pace;
import io.github.kingfell.cli.peer.Reply;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Has games played between two engines.
 *
 * @param marginMillis that a clock may be overdrawn at a move
 * @param resign centipawns that both engines must agree on for {@link #AGREED} plies; 0 to play on to the end
 */
record Umpire(Pace pace, long marginMillis, int resign) {
    private static final int AGREED = 6;
    private static final int MATE = 100_000;
    private static final long NANOS = 1_000_000;

    MatchGame play(Position start, EngineUnderTest white, EngineUnderTest black) throws InterruptedException {
        white.newGame();
        black.newGame();
        return new Game(start, white, black).play();
    }

    /** A game in progress. */
    private final class Game {
        private final Position start;
        private final Position position;
        private final EngineUnderTest[] engines = new EngineUnderTest[2];
        private final GameClock clock = new GameClock(pace);
        private final List<Integer> moves = new ArrayList<>();
        private final List<String> words = new ArrayList<>();

        /** Plies in a row at which the scores said that the same colour wins. */
        private int agreed;

        private int winner = Color.WHITE;

        Game(Position start, EngineUnderTest white, EngineUnderTest black) {
            this.start = start;
            position = start.copy();
            engines[Color.WHITE] = white;
            engines[Color.BLACK] = black;
        }

        MatchGame play() throws InterruptedException {
            String fen = Fen.format(start);
            GameEnd end = GameEnd.byRules(position);
            while (end == null) {
                end = move(fen);
                if (end == null && resign > 0 && agreed >= AGREED) {
                    return new MatchGame(
                            start,
                            List.copyOf(moves),
                            winner == Color.WHITE ? 2 : 0,
                            "both engines agreed",
                            MatchGame.NOBODY);
                }
            }
            return MatchGame.over(start, moves, end, position.sideToMove());
        }

        private @Nullable GameEnd move(String fen) throws InterruptedException {
            int mover = position.sideToMove();
            Reply reply;
            try {
                reply = engines[mover].think(fen, words, clock.limits());
            } catch (EngineGoneException e) {
                return GameEnd.NO_MOVE;
            }
            if (!clock.spend(mover, Math.max(0, reply.nanos() - marginMillis * NANOS))) {
                return GameEnd.OUT_OF_TIME;
            }
            int move = UciMove.parse(reply.move(), position);
            if (move == Move.NONE) {
                return GameEnd.NO_MOVE;
            }
            hear(mover, score(reply.lines()));
            moves.add(move);
            words.add(UciMove.format(move, false));
            position.make(move);
            return GameEnd.byRules(position);
        }

        private void hear(int mover, int score) {
            int winning = score > 0 ? mover : mover ^ 1;
            boolean decided = Math.abs(score) >= resign;
            agreed = !decided ? 0 : winning == winner ? agreed + 1 : 1;
            winner = decided ? winning : winner;
        }
    }

    /** The last exact score of a search, for the side to move; 0 where there is none. */
    private static int score(List<String> lines) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            Optional<ScoreLine> line = ScoreLine.parse(lines.get(i));
            if (line.isPresent() && line.get().exact() && line.get().multiPv() == 1) {
                int value = line.get().value();
                // "mate 0" and "mate -3" are lost alike.
                return !line.get().isMate() ? value : value > 0 ? MATE : -MATE;
            }
        }
        return 0;
    }
}
