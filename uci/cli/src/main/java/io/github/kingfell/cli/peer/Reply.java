package io.github.kingfell.cli.peer;

import java.util.List;

/**
 * What an engine answered to {@code go}.
 *
 * @param lines all it said, the best move last
 * @param nanos from sending {@code go} to reading the best move
 */
public record Reply(List<String> lines, long nanos) {
    /** The move, in whatever form it came. */
    public String move() {
        String[] words = lines.get(lines.size() - 1).split(" ");
        return words.length > 1 ? words[1] : "";
    }
}
