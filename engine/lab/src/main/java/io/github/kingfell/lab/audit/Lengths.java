package io.github.kingfell.lab.audit;

import java.util.Locale;

/** Collects lengths and gives their mean and maximum. */
final class Lengths {
    private final String what;
    private double sum;
    private int count;
    private double largest;

    /** @param what name of the lengths, as the beginning of a row */
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

    /** Returns a row of a report table: name, mean, maximum, and the mean as a multiple of another mean. */
    String line(Lengths against) {
        double ratio = against.mean() == 0 ? 0 : mean() / against.mean();
        return String.format(Locale.ROOT, "| %s | %.2f | %.0f | %.2f |", what, mean(), largest, ratio);
    }
}
