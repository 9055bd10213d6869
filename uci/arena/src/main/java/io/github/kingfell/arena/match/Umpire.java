package io.github.kingfell.arena.match;

import io.github.kingfell.arena.matecheck.ScoreLine;
import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.GameClock;
import io.github.kingfell.arena.peer.GameEnd;
import io.github.kingfell.arena.peer.Reply;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Interruption;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

    /** An engine that was interrupted together with this program may be seen to end this much earlier. */
    public static final long MILLIS_OF_DYING = 300;

    /**
     * Plays a game.
     *
     * @param interruption ends it before the next move
     * @return empty when it was interrupted
     * @throws UnusableEngineException when an engine cannot be started, lacks an option, or is no UCI engine
     */
    public Optional<MatchGame> play(MatchOpening opening, Seat white, Seat black, Interruption interruption)
            throws InterruptedException {
        if (interruption.isRequested()) {
            return Optional.empty();
        }
        try {
            white.engine().newGame();
            black.engine().newGame();
        } catch (UnusableEngineException e) {
            if (interruption.comesWithin(MILLIS_OF_DYING)) {
                return Optional.empty();
            }
            throw e;
        }
        return new Game(opening, white, black).play(interruption);
    }

    /** A game in progress. */
    private final class Game {
        private final MatchOpening opening;
        private final Position position;
        private final Seat[] seats = new Seat[2];
        private final GameClock clock;
        private final List<Integer> moves = new ArrayList<>();
        private final List<String> words = new ArrayList<>();
        private final List<String> remarks = new ArrayList<>();
        private final ZonedDateTime begun = now();
        private boolean gone;

        /** The last move as the engine wrote it. */
        private String answer = "";

        private final Adjudication agreement = new Adjudication(rule);

        Game(MatchOpening opening, Seat white, Seat black) {
            this.opening = opening;
            position = opening.start().copy();
            seats[Color.WHITE] = white;
            seats[Color.BLACK] = black;
            clock = new GameClock(white.pace(), black.pace(), marginMillis);
            opening.moves().forEach(move -> make(move, "book"));
        }

        private void make(int move, String remark) {
            remarks.add(remark);
            moves.add(move);
            words.add(UciMove.format(move, false));
            position.make(move);
        }

        Optional<MatchGame> play(Interruption interruption) throws InterruptedException {
            String fen = Fen.format(opening.start());
            GameEnd end = GameEnd.byRules(position);
            while (end == null) {
                if (interruption.isRequested()) {
                    return Optional.empty();
                }
                end = move(fen);
                Integer agreed = agreement.halfPoints();
                if (end == null && agreed != null) {
                    return Optional.of(over(agreed, "both engines agreed", MatchGame.NOBODY, "adjudication"));
                }
            }
            return Optional.of(over(end));
        }

        private MatchGame over(GameEnd end) {
            int sideToMove = position.sideToMove();
            boolean fault = end == GameEnd.OUT_OF_TIME || end == GameEnd.NO_MOVE;
            boolean lost = fault || end == GameEnd.MATED;
            int halfPoints = !lost ? 1 : sideToMove == Color.WHITE ? 0 : 2;
            String termination = end == GameEnd.OUT_OF_TIME
                    ? "time forfeit"
                    : !fault ? "normal" : gone ? "abandoned" : "rules infraction";
            String words = end == GameEnd.NO_MOVE && !gone ? end + ": " + answer : end.toString();
            return over(halfPoints, words, fault ? sideToMove : MatchGame.NOBODY, termination);
        }

        private MatchGame over(int halfPoints, String end, int atFault, String termination) {
            return new MatchGame(
                    opening,
                    moves,
                    remarks,
                    halfPoints,
                    end,
                    atFault,
                    termination,
                    begun,
                    now(),
                    seats[Color.WHITE].pace(),
                    seats[Color.BLACK].pace());
        }

        private @Nullable GameEnd move(String fen) throws InterruptedException {
            int mover = position.sideToMove();
            Reply reply;
            try {
                reply = seats[mover].engine().think(fen, words, clock.limits(mover));
            } catch (EngineGoneException e) {
                gone = true;
                return GameEnd.NO_MOVE;
            }
            if (!clock.spend(mover, reply.nanos())) {
                return GameEnd.OUT_OF_TIME;
            }
            answer = reply.move();
            int move = UciMove.parse(answer, position);
            if (move == Move.NONE) {
                return GameEnd.NO_MOVE;
            }
            Optional<ScoreLine> score = score(reply.lines());
            agreement.hear(mover, score.map(Umpire::centipawns).orElse(null), position.fullmoveNumber());
            make(move, remark(score, reply.nanos()));
            return GameEnd.byRules(position);
        }
    }

    private static ZonedDateTime now() {
        return ZonedDateTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS);
    }

    /** Returns the line with the last exact score of a search, for the side to move; empty where there is none. */
    private static Optional<ScoreLine> score(List<String> lines) {
        return lines.stream()
                .map(ScoreLine::parse)
                .flatMap(Optional::stream)
                .filter(line -> line.exact() && line.multiPv() == 1)
                .reduce((before, line) -> line);
    }

    private static int centipawns(ScoreLine line) {
        // "mate 0" and "mate -3" are lost alike.
        return !line.isMate() ? line.value() : line.value() > 0 ? MATE : -MATE;
    }

    /** Returns score, depth and time as other match runners write them: {@code +0.31/12 0.50s}, {@code -M3/9 0.02s}. */
    private static String remark(Optional<ScoreLine> score, long nanos) {
        String time = String.format(Locale.ROOT, "%.2fs", nanos / 1e9);
        return score.map(line -> (line.isMate()
                                ? (line.value() > 0 ? "+M" : "-M") + Math.abs(line.value())
                                : String.format(Locale.ROOT, "%+.2f", line.value() / 100.0))
                        + "/" + line.depth() + " " + time)
                .orElse(time);
    }
}
