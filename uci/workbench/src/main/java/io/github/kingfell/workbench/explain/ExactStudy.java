package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.study.Slip;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.distance.BestPlay;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.distance.ExactVerdict.MoveValue;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The lessons of exact values about a position: which moves throw its value away, which reply refutes them, whether the
 * side to move is in zugzwang, and the best play of both sides with its only moves.
 */
final class ExactStudy {
    private final Position position;
    private final ExactVerdict verdict;
    private final Optional<Distance> waiting;
    private final Slips slips;
    private final Optional<BestPlay> play;

    /** @param verdict of a position with legal moves */
    ExactStudy(Position position, ExactVerdict verdict, TableProbe probe) {
        this.position = position;
        this.verdict = verdict;
        waiting = ExactVerdict.waiting(position, probe);
        slips = new Slips(position, verdict.distance().isWin(), Slip.of(position, verdict, probe));
        play = BestPlay.from(position, probe);
    }

    /** Returns what the side to move would have if it could wait; one line or none. */
    List<String> burden() {
        return zugzwang().stream().toList();
    }

    boolean isWonBy(int color) {
        Distance value = verdict.distance();
        return color == position.sideToMove() ? value.isWin() : value.isLoss();
    }

    /** Returns the moves that throw the result away. */
    Slips slips() {
        return slips;
    }

    /** Returns the best play of both sides; nothing in a draw. */
    List<String> bestPlay() {
        return play.map(this::bestPlay).orElse(List.of());
    }

    /** Returns the moves to mate after a move, beside the quickest; empty for a move that does not win. */
    Optional<String> speed(int move) {
        Distance value = verdict.value(move);
        if (!value.isWin()) {
            return Optional.empty();
        }
        String san = San.format(position, move);
        return Optional.of(
                value.equals(verdict.distance())
                        ? san + " is one of the quickest moves: mate in " + value.moves()
                        : san + " mates in " + value.moves() + " with best play from there, the quickest move in "
                                + verdict.distance().moves());
    }

    /** Returns what the side to move would have if it could wait. */
    private Optional<String> zugzwang() {
        if (waiting.isEmpty()) {
            return Optional.empty();
        }
        Distance now = verdict.distance();
        Distance then = waiting.get();
        String us = Sides.name(position.sideToMove());
        String them = Sides.name(Color.opponent(position.sideToMove()));
        String other = "with " + them + " to move ";
        if (isZugzwang(now, then)) {
            return Optional.of("mutual zugzwang: " + other + value(then) + "; neither side wants to move");
        }
        if (now.isWin() && then.isWin() && then.plies() < now.plies()) {
            return Optional.of(
                    other + us + " would mate in " + then.moves() + ": " + us + " would like to lose a move");
        }
        if (now.isLoss() && then.isLoss() && then.plies() > now.plies()) {
            return Optional.of(
                    other + us + " would hold out until move " + then.moves() + ": having to move costs time");
        }
        return Optional.empty();
    }

    private static boolean isZugzwang(Distance now, Distance waiting) {
        return waiting.outcome().compareTo(now.outcome()) < 0;
    }

    /** Returns a value of the side to move in words. */
    private String value(Distance value) {
        String us = Sides.name(position.sideToMove());
        return switch (value.outcome()) {
            case WIN -> us + " would win, mate in " + value.moves();
            case DRAW -> "it would be drawn";
            case LOSS -> us + " would lose, mate in " + value.moves();
        };
    }

    private List<String> bestPlay(BestPlay line) {
        List<BestPlay.Step> winners =
                line.steps().stream().filter(step -> step.value().isWin()).toList();
        String only = line.onlyMoves() == 0
                ? "the winner never has only one winning move"
                : line.onlyMoves() + " of " + Sides.counted(winners.size(), "move") + " of the winner, marked !, "
                        + (line.onlyMoves() == 1 ? "is" : "are") + " the only one that wins";
        return List.of("best play: " + marked(line), only);
    }

    private String marked(BestPlay line) {
        Position at = position.copy();
        StringBuilder text = new StringBuilder();
        for (BestPlay.Step step : line.steps()) {
            boolean white = at.sideToMove() == Color.WHITE;
            boolean first = text.isEmpty();
            text.append(first ? "" : " ");
            if (white || first) {
                int number = at.fullmoveNumber() - position.fullmoveNumber() + 1;
                text.append(number).append(white ? ". " : "... ");
            }
            text.append(San.format(at, step.move())).append(step.value().isWin() && step.isOnly() ? "!" : "");
            at.make(step.move());
        }
        return text.toString();
    }

    /** Returns the same as data. */
    JsonObject json() {
        JsonObject json = new JsonObject()
                .putObjects(
                        "choices", verdict.choices().stream().map(this::json).toList());
        waiting.ifPresent(
                value -> json.put("waiting", json(value)).put("mutualZugzwang", isZugzwang(verdict.distance(), value)));
        play.ifPresent(line -> json.putObjects("line", steps(line)).put("onlyMoves", line.onlyMoves()));
        return json;
    }

    private JsonObject json(MoveValue choice) {
        return new JsonObject()
                .put("move", UciMove.format(choice.move(), false))
                .put("san", San.format(position, choice.move()))
                .putAll(json(choice.value()));
    }

    private static JsonObject json(Distance value) {
        return json(value.outcome(), value.moves());
    }

    /** @param mateIn moves, 0 for a draw and where it is not known */
    static JsonObject json(Outcome outcome, int mateIn) {
        JsonObject json = new JsonObject().put("outcome", outcome.name().toLowerCase(Locale.ROOT));
        return mateIn == 0 ? json : json.put("mateIn", mateIn);
    }

    private List<JsonObject> steps(BestPlay line) {
        Position at = position.copy();
        List<JsonObject> steps = new ArrayList<>();
        for (BestPlay.Step step : line.steps()) {
            steps.add(new JsonObject()
                    .put("move", UciMove.format(step.move(), false))
                    .put("san", San.format(at, step.move()))
                    .put("keeping", step.keeping())
                    .put("moves", step.all()));
            at.make(step.move());
        }
        return steps;
    }
}
