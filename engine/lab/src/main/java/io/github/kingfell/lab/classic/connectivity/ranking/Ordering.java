package io.github.kingfell.lab.classic.connectivity.ranking;

/** What a ranking of moves looks at. */
public enum Ordering {
    /** The sum of the features alone. */
    POSITION("position only"),
    /** The balance of material, and the features among moves that are equal in it, as section 3.4 says. */
    MATERIAL("material first");

    private final String words;

    Ordering(String words) {
        this.words = words;
    }

    /** Negative when the first move comes after the second, 0 when neither is better. */
    int compare(RankedMove a, RankedMove b) {
        if (this == MATERIAL && a.material() != b.material()) {
            return Integer.compare(a.material(), b.material());
        }
        return Integer.compare(a.features().sum(), b.features().sum());
    }

    /** For a reader. */
    public String words() {
        return words;
    }
}
