package io.github.kingfell.lab.audit;

import java.util.Locale;

/** Shares as text. */
final class Percent {
    private Percent() {}

    /** Such as {@code 99.53 %}; never rounded up to 100 % when something is missing. */
    static String of(long part, long whole) {
        if (part == whole) {
            return "100 %";
        }
        double percent = 100.0 * part / whole;
        // Four places tell one position in a million from none.
        String text = String.format(Locale.ROOT, "%.2f", percent);
        return (text.equals("100.00") ? String.format(Locale.ROOT, "%.4f", percent) : text) + " %";
    }
}
