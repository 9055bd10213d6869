package io.github.kingfell.workbench.suite;

import io.github.kingfell.workbench.problem.Entry;
import io.github.kingfell.workbench.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/** Identifies the content of a book. */
final class SuiteFingerprint {
    private SuiteFingerprint() {}

    /** Returns equal texts for books with the same questions in the same order, whatever their names. */
    static String of(List<Entry> book) {
        CRC32 sum = new CRC32();
        for (Entry entry : book) {
            Problem problem = entry.problem();
            String text = problem == null ? entry.error() : problem.fen() + " " + problem.claim();
            sum.update((text + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }
}
