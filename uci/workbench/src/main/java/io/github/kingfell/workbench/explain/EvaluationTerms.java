package io.github.kingfell.workbench.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The terms of the static evaluation, read from the table that the engine prints of them.
 *
 * @param terms in the order of the table
 */
record EvaluationTerms(List<Term> terms) {
    /** Terms smaller than this are not mentioned, in centipawns. */
    private static final int LEAST_TOLD = 15;

    private static final Pattern ROW =
            Pattern.compile("([a-z ]+?)\\s{2,}-?\\d+ -?\\d+\\s+-?\\d+ -?\\d+\\s+(-?\\d+)\\s+(-?\\d+)");
    private static final Pattern PHASE = Pattern.compile("phase (\\d+)/(\\d+).*");

    /**
     * One of them.
     *
     * @param centipawns in hundredths of a pawn, positive for White, at the phase of the game
     */
    record Term(String name, int centipawns) {}

    /** @param table from {@code Engine.evaluation} */
    static EvaluationTerms read(String table) {
        int phase = 0;
        int full = 1;
        Matcher ofPhase = PHASE.matcher("");
        for (String line : table.lines().toList()) {
            if (ofPhase.reset(line).matches()) {
                phase = Integer.parseInt(ofPhase.group(1));
                full = Integer.parseInt(ofPhase.group(2));
            }
        }
        List<Term> terms = new ArrayList<>();
        for (String line : table.lines().toList()) {
            Matcher row = ROW.matcher(line.stripTrailing());
            if (row.matches()) {
                int middle = Integer.parseInt(row.group(2));
                int end = Integer.parseInt(row.group(3));
                terms.add(new Term(row.group(1), (middle * phase + end * (full - phase)) / full));
            }
        }
        return new EvaluationTerms(List.copyOf(terms));
    }

    /** Returns the terms in favour of a side, the largest first; such as {@code pawns 0.40}. */
    List<String> inFavourOf(boolean white) {
        int sign = white ? 1 : -1;
        return terms.stream()
                .filter(term -> sign * term.centipawns >= LEAST_TOLD)
                .sorted((a, b) -> sign * (b.centipawns - a.centipawns))
                .map(term -> term.name + " " + Pawns.text(sign * term.centipawns))
                .toList();
    }

    /** Hundredths of a pawn as people write them. */
    static final class Pawns {
        private Pawns() {}

        static String text(int centipawns) {
            return String.format(Locale.ROOT, "%.2f", centipawns / 100.0);
        }
    }
}
