package io.github.kingfell.classics.connectivity.ranking;

import java.util.Locale;

/** The criterion by which moves are ranked. */
public enum Ordering {
    /** The sum of the features alone. */
    POSITION("position only"),
    /** The balance of material, then the features among moves of equal balance, as in section 3.4. */
    MATERIAL("material first");

    private final String words;

    Ordering(String words) {
        this.words = words;
    }

    /** Compares two moves; negative when the first comes after the second, 0 when neither is better. */
    int compare(RatedMove a, RatedMove b) {
        if (this == MATERIAL && a.material() != b.material()) {
            return Integer.compare(a.material(), b.material());
        }
        return Integer.compare(a.features().sum(), b.features().sum());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the text for a reader. */
    public String words() {
        return words;
    }
}
