package io.github.kingfell.lab.audit;

import java.util.Locale;

/** Formats shares as percentages. */
final class Percent {
    private Percent() {}

    /** Returns text such as {@code 99.53 %}; a share below 1 is never rounded up to 100 %. */
    static String of(long part, long whole) {
        if (part == whole) {
            return "100 %";
        }
        double percent = 100.0 * part / whole;
        // Four decimal places distinguish one position in a million from none.
        String text = String.format(Locale.ROOT, "%.2f", percent);
        return (text.equals("100.00") ? String.format(Locale.ROOT, "%.4f", percent) : text) + " %";
    }
}
