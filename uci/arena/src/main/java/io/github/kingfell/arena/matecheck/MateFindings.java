package io.github.kingfell.arena.matecheck;

import java.util.List;

/**
 * The judgement of an engine's output for one position.
 *
 * @param found whether the last score is a mate of the right sign
 * @param best whether that mate also has the known length
 */
public record MateFindings(List<Issue> issues, boolean found, boolean best) {
    public MateFindings {
        issues = List.copyOf(issues);
    }
}
