package io.github.kingfell.engine.advice;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Advice for one ending.
 *
 * @param material our men, then theirs, such as {@code KNKR}
 * @param conditions that rules ask about the root
 * @param rules in the order in which they are tried; only the first that matches is used
 * @param claim what the table says of itself
 */
public record AdviceTable(
        String name, String title, String material, Aim aim, List<Literal> conditions, List<Rule> rules, Claim claim) {
    /** What following the table should lead to. */
    public enum Aim {
        WIN,
        DRAW;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What the table may be held to, for those who judge it by exact values; players do not use it.
     *
     * @param scope of the root with us to move; no goal for all positions
     * @param exception of positions counted apart: where it is reached after every move that keeps the aim
     * @param observed what is counted, rule by rule, after the moves chosen
     */
    public record Claim(Goal scope, Goal exception, List<Literal> observed) {
        public Claim {
            observed = List.copyOf(observed);
        }
    }

    public AdviceTable {
        conditions = List.copyOf(conditions);
        rules = List.copyOf(rules);
    }

    /** The first rule that matches; null when none does. */
    @Nullable
    Rule ruleFor(Node root) {
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
