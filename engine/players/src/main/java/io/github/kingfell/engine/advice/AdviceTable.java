package io.github.kingfell.engine.advice;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An advice table: the advice for one ending.
 *
 * @param material our pieces, then theirs, such as {@code KNKR}
 * @param conditions evaluated at the root, for the rules
 * @param rules in the order in which they are tried; only the first that matches is used
 * @param claim what the table claims about its play
 */
public record AdviceTable(
        String name, String title, String material, Aim aim, List<Literal> conditions, List<Rule> rules, Claim claim) {
    /** The result that following the advice table should lead to. */
    public enum Aim {
        WIN,
        DRAW;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The claim of an advice table, for testing it against exact values; players do not use it.
     *
     * @param scope goal of the root with us to move; no goal for all positions
     * @param exception goal of positions counted separately: those where every move that keeps the aim reaches it
     * @param observed what is counted, rule by rule, after the chosen moves
     */
    public record Claim(AdviceGoal scope, AdviceGoal exception, List<Literal> observed) {
        public Claim {
            observed = List.copyOf(observed);
        }
    }

    public AdviceTable {
        conditions = List.copyOf(conditions);
        rules = List.copyOf(rules);
    }

    /** Returns the first rule that matches; null when none does. */
    @Nullable
    Rule ruleFor(AdviceNode root) {
        for (Rule rule : rules) {
            if (rule.matches(conditions, root)) {
                return rule;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return name;
    }
}
