package io.github.kingfell.engine.advice;

import java.util.ArrayList;
import java.util.List;

/**
 * A rule: the pieces of advice to try, in order, when the conditions of the advice table match the pattern.
 *
 * @param pattern one mark for each condition of the table
 */
public record Rule(String name, List<Mark> pattern, List<Advice> advice) {
    /** The value of a condition that a pattern requires. */
    public enum Mark {
        YES('Y'),
        NO('N'),
        EITHER('-');

        private final char symbol;

        Mark(char symbol) {
            this.symbol = symbol;
        }

        /** Returns the character used in an advice table. */
        public char symbol() {
            return symbol;
        }

        boolean allows(boolean value) {
            return this == EITHER || value == (this == YES);
        }
    }

    public Rule {
        pattern = List.copyOf(pattern);
        advice = List.copyOf(advice);
    }

    boolean matches(List<Literal> conditions, AdviceNode root) {
        for (int i = 0; i < pattern.size(); i++) {
            if (pattern.get(i) != Mark.EITHER
                    && !pattern.get(i).allows(conditions.get(i).holds(root))) {
                return false;
            }
        }
        return true;
    }

    /** Returns the required conditions, such as {@code OKEDGE Y, OKONSEP N}; empty when there are none. */
    String requirement(List<Literal> conditions) {
        List<String> asked = new ArrayList<>();
        for (int i = 0; i < pattern.size(); i++) {
            if (pattern.get(i) != Mark.EITHER) {
                asked.add(conditions.get(i).name() + " " + pattern.get(i).symbol());
            }
        }
        return String.join(", ", asked);
    }

    @Override
    public String toString() {
        return name;
    }
}
