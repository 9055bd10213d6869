package io.github.kingfell.workbench.peer;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an engine answered to {@code go}.
 *
 * @param lines all it said, the best move last
 * @param nanos from sending {@code go} to reading the best move
 */
public record Reply(List<String> lines, long nanos) {
    private static final Pattern NODES = Pattern.compile(" nodes (\\d{1,18})(?= |$)");
    private static final Pattern TIME = Pattern.compile(" time (\\d{1,9})(?= |$)");

    /** The move, in whatever form it came. */
    public String move() {
        String[] words = lines.get(lines.size() - 1).split(" ");
        return words.length > 1 ? words[1] : "";
    }

    /** As many nodes as it said last; 0 when it said none. */
    public long nodes() {
        return number(NODES, lastWithNodes());
    }

    /** Time until it had searched them, by its own clock, or by ours when it tells no time. */
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
