package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.ExactVerdict.MoveValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The line of best play from a decided position: the winner takes the quickest mate, the loser the slowest. Among equal
 * moves the line takes the one that leaves the opponent the fewest moves that keep the outcome.
 *
 * @param steps to mate
 */
public record BestPlay(List<Step> steps) {
    /**
     * A move of the line.
     *
     * @param move that is played
     * @param value of the position before it, for the side that plays it
     * @param keeping how many moves keep the outcome
     * @param all how many legal moves there are
     */
    public record Step(int move, Distance value, int keeping, int all) {
        /** Returns true for the only one of several moves that keeps the outcome. */
        public boolean isOnly() {
            return keeping == 1 && all > 1;
        }
    }

    public BestPlay {
        steps = List.copyOf(steps);
    }

    /** Returns the line; empty for a position that is drawn or unknown. */
    public static Optional<BestPlay> from(Position root, TableProbe probe) {
        Optional<Distance> distance = probe.distance(root);
        if (distance.isEmpty() || distance.get().isDraw()) {
            return Optional.empty();
        }
        Position position = root.copy();
        List<Step> steps = new ArrayList<>();
        for (int left = distance.get().plies(); left > 0; left--) {
            ExactVerdict verdict = ExactVerdict.of(position, probe).orElseThrow();
            MoveValue best = leastAnswered(position, verdict, probe);
            steps.add(new Step(
                    best.move(),
                    verdict.distance(),
                    verdict.keeping().size(),
                    verdict.choices().size()));
            position.make(best.move());
        }
        return Optional.of(new BestPlay(steps));
    }

    private static MoveValue leastAnswered(Position position, ExactVerdict verdict, TableProbe probe) {
        List<MoveValue> best = verdict.best();
        MoveValue chosen = best.get(0);
        int fewest = Integer.MAX_VALUE;
        for (MoveValue choice : best.size() == 1 ? List.<MoveValue>of() : best) {
            position.make(choice.move());
            int answers = ExactVerdict.of(position, probe).orElseThrow().best().size();
            position.unmake(choice.move());
            if (answers < fewest) {
                fewest = answers;
                chosen = choice;
            }
        }
        return chosen;
    }

    /** Returns the moves alone. */
    public int[] moves() {
        return steps.stream().mapToInt(Step::move).toArray();
    }

    /** Returns the number of the winner's only moves: the places where a win is easily lost. */
    public long onlyMoves() {
        return steps.stream()
                .filter(step -> step.value().isWin() && step.isOnly())
                .count();
    }
}
