package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The exact value of a position and of each of its moves, without the fifty-move rule and without history.
 *
 * @param distance for the side to move
 * @param choices every legal move, in the generator's order
 */
public record ExactVerdict(Distance distance, List<MoveValue> choices) {
    public ExactVerdict {
        choices = List.copyOf(choices);
    }

    /**
     * A move and its value.
     *
     * @param value for the side that plays it, counted from before the move: a mating move mates in one
     */
    public record MoveValue(int move, Distance value) {}

    /** Returns the verdict; empty where the tables do not know the position. */
    public static Optional<ExactVerdict> of(Position root, TableProbe probe) {
        Optional<Distance> distance = probe.distance(root);
        if (distance.isEmpty()) {
            return Optional.empty();
        }
        Position position = root.copy();
        MoveList moves = MoveList.legal(position);
        List<MoveValue> choices = new ArrayList<>();
        for (int move : moves.toArray()) {
            position.make(move);
            choices.add(
                    new MoveValue(move, probe.distance(position).orElseThrow().before()));
            position.unmake(move);
        }
        return Optional.of(new ExactVerdict(distance.get(), choices));
    }

    /** Returns the moves that keep the value of the position: the quickest wins, all draws, or the slowest losses. */
    public List<MoveValue> best() {
        return choices.stream()
                .filter(choice -> choice.value().equals(distance))
                .toList();
    }

    /** Returns the moves that keep the outcome of the position. */
    public List<MoveValue> keeping() {
        return choices.stream()
                .filter(choice -> choice.value().outcome() == distance.outcome())
                .toList();
    }

    /** Returns the moves that throw away a win or a draw, the costliest last. */
    public List<MoveValue> slipping() {
        return choices.stream()
                .filter(choice -> choice.value().outcome() != distance.outcome())
                .sorted(Comparator.comparing(choice -> choice.value().outcome()))
                .toList();
    }

    /** Returns true when only one of several moves keeps the value of the position. */
    public boolean hasOnlyMove() {
        return choices.size() > 1 && keeping().size() == 1;
    }

    /**
     * Returns the value for the side to move if it were the other side's turn. It shows whether the side to move is in
     * zugzwang. Empty where the side to move is in check, and where the tables do not know the value.
     */
    public static Optional<Distance> waiting(Position root, TableProbe probe) {
        if (root.inCheck()) {
            return Optional.empty();
        }
        Position position = root.copy();
        position.makeNull();
        return probe.distance(position).map(Distance::flipped);
    }

    /** Returns the value of a legal move. */
    public Distance value(int move) {
        return choices.stream()
                .filter(choice -> choice.move() == move)
                .findFirst()
                .orElseThrow()
                .value();
    }
}
