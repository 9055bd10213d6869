package io.github.kingfell.engine.advice;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A vocabulary: the words that an advice table may use. It holds the knowledge of one kind of ending, written in Java.
 * The names are upper case.
 *
 * @param name as advice tables refer to it
 */
public record Vocabulary(
        String name, Map<String, PositionPredicate> predicates, Map<String, MoveConstraint> constraints) {
    /** Copies the maps; lists of known names are in alphabetical order. */
    public Vocabulary {
        predicates = Collections.unmodifiableMap(new TreeMap<>(predicates));
        constraints = Collections.unmodifiableMap(new TreeMap<>(constraints));
    }
}
