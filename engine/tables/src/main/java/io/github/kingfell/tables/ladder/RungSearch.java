package io.github.kingfell.tables.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Searches patterns that fit many good positions and no bad one: a beam over conjunctions of clues. */
final class RungSearch {
    private static final int BEAM = 30;

    /** A pattern that is not pure yet must fit this part of what the best pure one fits. */
    private static final double WORTH_NARROWING = 0.6;

    private final List<KnownClue> clues;
    private final NodeSet good;
    private final NodeSet bad;
    private final int mostClues;
    private final int keep;
    private List<KnownRung> pure = new ArrayList<>();

    /**
     * @param mostClues of a pattern
     * @param keep how many patterns to find
     */
    RungSearch(List<KnownClue> clues, NodeSet good, NodeSet bad, int mostClues, int keep) {
        this.clues = clues;
        this.good = good;
        this.bad = bad;
        this.mostClues = mostClues;
        this.keep = keep;
    }

    /** Returns patterns without bad positions, the best first. */
    List<KnownRung> pure() {
        List<KnownRung> front = List.of(new KnownRung(List.of(), good.size(), bad.size()));
        for (int length = 1; length <= mostClues; length++) {
            List<KnownRung> next = new ArrayList<>();
            Set<Long> seen = new HashSet<>();
            for (KnownRung rung : front) {
                narrow(rung, next, seen);
            }
            pure.sort(Comparator.comparingDouble(rung -> -rung.worth(rung.good())));
            pure = new ArrayList<>(pure.subList(0, Math.min(keep, pure.size())));
            next.sort(Comparator.comparingDouble(rung -> -rung.promise()));
            front = next.subList(0, Math.min(BEAM, next.size()));
        }
        return pure;
    }

    private void narrow(KnownRung rung, List<KnownRung> next, Set<Long> seen) {
        NodeSet here = good;
        NodeSet there = bad;
        if (!rung.clues().isEmpty()) {
            NodeSet fitting = rung.fitting();
            here = fitting.copy();
            here.keepOnly(good);
            there = fitting;
            there.keepOnly(bad);
        }
        for (KnownClue clue : clues) {
            int right = clue.fitting().common(here);
            if (right == 0 || rung.clues().contains(clue)) {
                continue;
            }
            int wrong = clue.fitting().common(there);
            boolean tells = right < rung.good() || wrong < rung.bad();
            if (tells && (wrong == 0 || isWide(right)) && seen.add((long) right << 32 | wrong)) {
                List<KnownClue> longer = new ArrayList<>(rung.clues());
                longer.add(clue);
                (wrong == 0 ? pure : next).add(new KnownRung(List.copyOf(longer), right, wrong));
            }
        }
    }

    private boolean isWide(int right) {
        return pure.isEmpty() || right > WORTH_NARROWING * pure.get(0).good();
    }
}
