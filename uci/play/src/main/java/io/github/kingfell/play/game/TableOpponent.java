package io.github.kingfell.play.game;

import io.github.kingfell.play.game.ExactAnswer.ExactMove;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.Distance.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Plays perfectly by exact tables: wins as soon as it can, loses as late as it can, and in a drawn position sets the
 * hardest task: it leaves the other side the smallest share of moves that hold the draw. Among equal moves it chooses
 * at random.
 */
public final class TableOpponent implements Opponent {
    /** Where every move holds, and where the position has occurred before. */
    private static final double NO_TASK = 2;

    private final ExactAnswers answers;
    private final Random random;
    private String reason = "";

    public TableOpponent(ExactAnswers answers, Random random) {
        this.answers = answers;
        this.random = random;
    }

    @Override
    public int move(Position position) {
        ExactAnswer answer = answers.of(position).orElseThrow();
        reason = "exact table: " + reason(answer);
        List<Integer> best = answer.outcome() == Outcome.DRAW
                ? hardest(position, answer)
                : answer.choices().stream()
                        .filter(ExactMove::isBest)
                        .map(ExactMove::move)
                        .toList();
        return best.get(random.nextInt(best.size()));
    }

    private static String reason(ExactAnswer answer) {
        int moves = answer.mateIn();
        return switch (answer.outcome()) {
            case DRAW -> "it keeps the draw, and leaves the fewest moves that hold it";
            case WIN -> moves == 0 ? "it wins" : "mate in " + moves;
            case LOSS ->
                moves == 0
                        ? "it holds out longest"
                        : "it holds out longest, " + moves + (moves == 1 ? " move" : " moves");
        };
    }

    /** Returns the moves that keep the draw and leave the smallest share of replies that do. */
    private List<Integer> hardest(Position root, ExactAnswer answer) {
        Position position = root.copy();
        List<Integer> best = new ArrayList<>();
        double least = Double.POSITIVE_INFINITY;
        for (ExactMove choice : answer.keeping()) {
            position.make(choice.move());
            double share = position.repetitions() > 0
                    ? NO_TASK
                    : answers.of(position).map(ExactAnswer::shareKept).orElse(NO_TASK);
            position.unmake(choice.move());
            if (share < least) {
                least = share;
                best.clear();
            }
            if (share == least) {
                best.add(choice.move());
            }
        }
        return best;
    }

    /** Empty: the distance would show whether the person's last move was good. */
    @Override
    public String credit() {
        return "";
    }

    @Override
    public String reason() {
        return reason;
    }

    @Override
    public String name() {
        return "Kingfell, exact table";
    }
}
