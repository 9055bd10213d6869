package io.github.kingfell.lab.experiment;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Identifies what a report was made from: the experiment and its declared version, the limit of nodes, and its inputs.
 * A code change that should change figures is not detected by itself; its author raises the version.
 *
 * @param text twelve hexadecimal digits
 */
public record Fingerprint(String text) {
    private static final int BYTES = 6;
    private static final String WORD = "fingerprint ";

    /** What a page says about one experiment. */
    public enum State {
        CURRENT("current"),
        OUT_OF_DATE("out of date"),
        MISSING("no report");

        private final String words;

        State(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** @param nodes the limit that a run had */
    public static Fingerprint of(Experiment experiment, int nodes) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            ExperimentCard card = experiment.card();
            add(digest, card.name() + " " + card.version() + " " + nodes);
            experiment.inputs().forEach(line -> add(digest, line));
            return new Fingerprint(HexFormat.of().formatHex(digest.digest(), 0, BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform must have SHA-256", e);
        }
    }

    private static void add(MessageDigest digest, String line) {
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) '\n');
    }

    /** Returns the line by which a report declares its fingerprint. */
    public String stamp() {
        return WORD + text;
    }

    /** @param page the lines of the report; none when there is no page */
    public State state(List<String> page) {
        if (page.isEmpty()) {
            return State.MISSING;
        }
        return page.stream().anyMatch(line -> line.contains(stamp())) ? State.CURRENT : State.OUT_OF_DATE;
    }
}
