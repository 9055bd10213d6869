package io.github.kingfell.arena.peer;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The answer of an engine to {@code go}.
 *
 * @param lines all lines of output, the best move last
 * @param nanos from sending {@code go} to reading the best move
 */
public record Reply(List<String> lines, long nanos) {
    private static final Pattern NODES = Pattern.compile(" nodes (\\d{1,18})(?= |$)");
    private static final Pattern TIME = Pattern.compile(" time (\\d{1,9})(?= |$)");

    /** Returns the move as the engine wrote it. */
    public String move() {
        String[] words = lines.get(lines.size() - 1).split(" ");
        return words.length > 1 ? words[1] : "";
    }

    /** Returns the last node count that it reported; 0 without one. */
    public long nodes() {
        return number(NODES, lastWithNodes());
    }

    /** Returns the nanoseconds for these nodes, by the engine's own clock, or by ours when it reports no time. */
    public long nanosOfNodes() {
        long millis = number(TIME, lastWithNodes());
        return millis > 0 ? TimeUnit.MILLISECONDS.toNanos(millis) : nanos;
    }

    private String lastWithNodes() {
        return lines.stream()
                .filter(line -> line.startsWith("info ") && !line.startsWith("info string"))
                .filter(line -> NODES.matcher(line).find())
                .reduce("", (before, line) -> line);
    }

    private static long number(Pattern pattern, String line) {
        Matcher told = pattern.matcher(line);
        return told.find() ? Long.parseLong(told.group(1)) : 0;
    }
}
