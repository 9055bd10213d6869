package io.github.kingfell.workbench.matecheck;

import java.util.List;

/**
 * The output for one position, judged.
 *
 * @param found the last word is a mate of the right sign
 * @param best and of the length known
 */
public record MateFindings(List<Issue> issues, boolean found, boolean best) {
    public MateFindings {
        issues = List.copyOf(issues);
    }
}
