package io.github.kingfell.engine.study;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.distance.ExactVerdict.Choice;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A slip: a move that turns a win into a draw or a loss, or a draw into a loss.
 *
 * @param value after it, for the side that plays it, counted from before the move
 * @param appeal why it is natural; empty where it is not
 * @param replies of the opponent that punish it, the best first: the quickest mates, or captures before other moves
 * @param legalReplies number of all replies, 0 for stalemate
 */
public record Slip(int move, Distance value, Optional<Appeal> appeal, List<Integer> replies, int legalReplies) {
    public Slip {
        replies = List.copyOf(replies);
    }

    /**
     * Returns all slips of a position: natural moves first, by their appeal, then the others.
     *
     * @param exact value of the position
     * @param probe gives the value after each move
     */
    public static List<Slip> of(Position position, ExactVerdict exact, TableProbe probe) {
        return exact.slipping().stream()
                .map(choice -> of(position, choice, probe))
                .sorted(Comparator.comparingInt(
                        slip -> slip.appeal().map(Appeal::ordinal).orElse(Appeal.values().length)))
                .toList();
    }

    private static Slip of(Position position, Choice choice, TableProbe probe) {
        Position after = position.copy();
        after.make(choice.move());
        ExactVerdict answers = ExactVerdict.of(after, probe).orElseThrow();
        List<Integer> replies = answers.keeping().stream()
                .sorted(Comparator.comparingInt((Choice reply) -> reply.value().plies())
                        .thenComparing(reply -> !after.isCapture(reply.move())))
                .map(Choice::move)
                .toList();
        return new Slip(
                choice.move(),
                choice.value(),
                Appeal.of(position, choice.move()),
                replies,
                answers.choices().size());
    }

    /** Returns true for a natural move. */
    public boolean isNatural() {
        return appeal.isPresent();
    }

    /** Returns true when every reply punishes the move. */
    public boolean isHopeless() {
        return replies.size() == legalReplies;
    }
}
