package io.github.kingfell.lab.audit;

import java.util.ArrayList;
import java.util.List;

/** Counts how often a rule was checked and how often it was broken, by stage, with examples. */
final class Violations {
    private static final int EXAMPLES = 5;

    private final String what;
    private final long[] asked;
    private final long[] broken;
    private final List<String> examples = new ArrayList<>();

    /** @param what name of the rule, as the beginning of a line */
    Violations(String what, int stages) {
        this.what = what;
        asked = new long[stages];
        broken = new long[stages];
    }

    void ask(int stage) {
        asked[stage]++;
    }

    /** @param example the place, such as a FEN with a move */
    void violated(int stage, String example) {
        if (broken[stage]++ < EXAMPLES) {
            examples.add("stage " + stage + ": " + example);
        }
    }

    long broken() {
        long sum = 0;
        for (long ofStage : broken) {
            sum += ofStage;
        }
        return sum;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        StringBuilder text = new StringBuilder(what).append(':');
        for (int stage = 0; stage < asked.length; stage++) {
            if (asked[stage] > 0) {
                text.append(" stage ").append(stage).append(": ");
                text.append(broken[stage]).append(" of ").append(asked[stage]).append(';');
            }
        }
        text.setCharAt(text.length() - 1, '.');
        lines.add(text.toString());
        if (!examples.isEmpty()) {
            lines.add("");
            examples.forEach(example -> lines.add("- " + example));
        }
        return lines;
    }
}
