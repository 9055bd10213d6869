package io.github.kingfell.workbench.play;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.render.DrillPage;
import java.util.ArrayList;
import java.util.List;

/** A won position that a person plays out, and the moves that lost something by the exact table. */
public final class Drill {
    private final GameInPlay game;
    private final int person;
    private final ExactSource exact;
    private final Engine engine;

    /** @param start won for the person */
    public Drill(Position start, int person, ExactSource exact, Engine engine) {
        game = new GameInPlay(start);
        this.person = person;
        this.exact = exact;
        this.engine = engine;
    }

    public GameInPlay game() {
        return game;
    }

    /** Returns one line on what a move about to be played loses; empty when it loses nothing. */
    public String coach(Position before, int move) {
        return lost(before, move).stream().map(DrillPage.Lost::sentence).reduce("", (none, sentence) -> sentence);
    }

    /** Returns the moves played so far, with those that lost something. */
    public DrillPage.Game report(int hints, int takenBack) {
        List<DrillPage.Lost> lost = new ArrayList<>();
        Position position = game.start();
        int shortest = exact.verdict(position).orElseThrow().distance().moves();
        int played = 0;
        for (int move : game.moves()) {
            if (position.sideToMove() == person) {
                played++;
                lost.addAll(lost(position, move));
            }
            position.make(move);
        }
        List<String> summary = summary(shortest, played, lost, hints, takenBack);
        return new DrillPage.Game(
                game.start(),
                San.formatLine(
                        game.start(), game.moves().stream().mapToInt(m -> m).toArray()),
                summary,
                lost);
    }

    private List<String> summary(int shortest, int played, List<DrillPage.Lost> lost, int hints, int takenBack) {
        List<String> lines = new ArrayList<>();
        String winner = person == Color.WHITE ? "1-0" : "0-1";
        String length = game.result().equals(winner) && !game.moves().isEmpty()
                ? "mate in " + counted(played, "move")
                : "no mate after " + counted(played, "move");
        lines.add(length + "; the exact distance was " + shortest);
        lines.add(
                lost.isEmpty()
                        ? played == 0 ? "no move was played" : "no moves lost"
                        : lost.size() + " of your " + counted(played, "move") + " lost something");
        if (hints > 0 || takenBack > 0) {
            lines.add(counted(hints, "hint") + ", " + counted(takenBack, "move") + " taken back");
        }
        return lines;
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /**
     * Returns one entry when the move loses something, otherwise none. Nothing can be lost in a position that is not
     * won.
     */
    private List<DrillPage.Lost> lost(Position before, int move) {
        ExactVerdict verdict = exact.verdict(before).orElseThrow();
        Distance value = verdict.value(move);
        if (!verdict.distance().isWin() || value.equals(verdict.distance())) {
            return List.of();
        }
        int better = verdict.best().get(0).move();
        int distance = verdict.distance().moves();
        String after = value.isWin()
                ? "mate in " + value.moves() + " instead of " + distance
                : value.isDraw()
                        ? "only a draw instead of mate in " + distance
                        : "loses instead of mate in " + distance;
        String sentence = before.fullmoveNumber() + (before.sideToMove() == Color.WHITE ? ". " : "... ")
                + San.format(before, move) + ": " + after + "; better " + San.format(before, better);
        return List.of(new DrillPage.Lost(before.copy(), move, better, sentence, reason(before, move)));
    }

    /** Returns the book's reason against the move; empty when it has none. */
    private String reason(Position before, int move) {
        Reasons reasons = engine.reasons(before);
        Wording wording = new Wording(reasons);
        return reasons.temptations().stream()
                .filter(temptation -> temptation.move() == move && temptation.after() != Reasons.After.BETTER)
                .map(wording::temptation)
                .findFirst()
                .orElse("");
    }
}
