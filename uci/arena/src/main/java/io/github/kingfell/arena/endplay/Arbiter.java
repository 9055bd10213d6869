package io.github.kingfell.arena.endplay;

import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.GameClock;
import io.github.kingfell.arena.peer.GameEnd;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.arena.peer.Reply;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.ExactValues;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays games between the engine and the defence, and decides when and how they end. */
final class Arbiter {
    private final EngineUnderTest engine;
    private final Defender defender;
    private final ExactValues truth;
    private final Pace pace;

    Arbiter(EngineUnderTest engine, Defender defender, ExactValues truth, Pace pace) {
        this.engine = engine;
        this.defender = defender;
        this.truth = truth;
        this.pace = pace;
    }

    /**
     * Plays one game.
     *
     * @param start a position won for the side to move, which the engine plays
     */
    EndingGame play(Position start) throws InterruptedException {
        engine.newGame();
        Game game = new Game(start);
        GameEnd end = null;
        while (end == null) {
            end = game.engineMoves();
            end = end == null ? game.defenceMoves() : end;
        }
        return game.over(end);
    }

    /** A game in progress. */
    private final class Game {
        private final Position position;
        private final int strong;
        private final String start;
        private final int distance;
        private final GameClock clock = new GameClock(pace, pace, 0);
        private final Announcements announcements = new Announcements();
        private final Map<Chooser, Integer> chosen = new EnumMap<>(Chooser.class);
        private final List<String> moves = new ArrayList<>();
        private int thinking;
        private long slowest;
        private String last = "";

        Game(Position start) {
            position = start.copy();
            strong = start.sideToMove();
            this.start = Fen.format(start);
            distance = movesToMate();
        }

        private int movesToMate() {
            return (truth.plies(position) + 1) / 2;
        }

        /** Returns how the game ended with the engine's move; null when it goes on. */
        @Nullable
        GameEnd engineMoves() throws InterruptedException {
            thinking++;
            String before = Fen.format(position);
            Reply reply;
            try {
                reply = engine.think(start, moves, clock.limits(strong));
            } catch (EngineGoneException e) {
                last = e.getMessage() + " in `" + before + '`';
                return GameEnd.NO_MOVE;
            }
            Chooser chooser = Chooser.of(reply.lines());
            last = "`" + reply.move() + "` by " + chooser + " in `" + before + '`';
            slowest = Math.max(slowest, reply.nanos());
            chosen.merge(chooser, 1, Integer::sum);
            announcements.hear(thinking, movesToMate(), reply.lines());
            if (!clock.spend(strong, reply.nanos())) {
                return GameEnd.OUT_OF_TIME;
            }
            int move = UciMove.parse(reply.move(), position);
            return move == Move.NONE ? GameEnd.NO_MOVE : after(move);
        }

        /** Returns how the game ended with the defence's move; null when it goes on. */
        @Nullable
        GameEnd defenceMoves() {
            return after(defender.reply(position));
        }

        private @Nullable GameEnd after(int move) {
            moves.add(UciMove.format(move, false));
            position.make(move);
            GameEnd end = GameEnd.byRules(position);
            if (end != null) {
                return end;
            }
            return isWon() ? null : GameEnd.THROWN_AWAY;
        }

        private boolean isWon() {
            int plies = truth.plies(position);
            return plies > 0 && plies % 2 == (position.sideToMove() == strong ? 1 : 0);
        }

        EndingGame over(GameEnd end) {
            announcements.end(thinking, end);
            return new EndingGame(
                    start,
                    distance,
                    end,
                    thinking,
                    chosen,
                    announcements.first(),
                    announcements.breaches(),
                    slowest,
                    last);
        }
    }
}
