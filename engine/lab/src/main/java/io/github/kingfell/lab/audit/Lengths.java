package io.github.kingfell.lab.audit;

import java.util.Locale;

/** Mean and largest of some lengths. */
final class Lengths {
    private final String what;
    private double sum;
    private int count;
    private double largest;

    /** @param what the lengths, as the beginning of a row */
    Lengths(String what) {
        this.what = what;
    }

    void add(double length) {
        sum += length;
        count++;
        largest = Math.max(largest, length);
    }

    double mean() {
        return count == 0 ? 0 : sum / count;
    }

    /** A row of a table: what, mean, largest, and the mean as a multiple of another. */
    String line(Lengths against) {
        double ratio = against.mean() == 0 ? 0 : mean() / against.mean();
        return String.format(Locale.ROOT, "| %s | %.2f | %.0f | %.2f |", what, mean(), largest, ratio);
    }
}
