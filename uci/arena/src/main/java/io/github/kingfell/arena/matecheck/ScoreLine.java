package io.github.kingfell.arena.matecheck;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An {@code info} line with a score.
 *
 * @param text the line as received
 * @param multiPv rank, 1 when the line names none
 * @param exact false for a bound
 * @param isMate whether {@code value} counts moves to mate; otherwise it is in centipawns
 * @param moves of its line, in UCI form
 * @param hasDepthAndNodes whether the line is fit for statistics
 */
public record ScoreLine(
        String text,
        int multiPv,
        boolean exact,
        boolean isMate,
        int value,
        List<String> moves,
        boolean hasDepthAndNodes) {
    private static final Pattern SCORE =
            Pattern.compile(" score (cp|mate) (-?\\d{1,6})( lowerbound| upperbound)?(?= |$)");
    private static final Pattern RANK = Pattern.compile(" multipv (\\d{1,3})(?= )");
    private static final Pattern TIME = Pattern.compile(" time (\\d{1,9})(?= |$)");
    private static final Pattern DEPTH = Pattern.compile(" depth (\\d{1,4})(?= |$)");
    private static final String MOVES = " pv ";

    /** Parses a line of output; empty when it has no score. */
    public static Optional<ScoreLine> parse(String line) {
        Matcher score = SCORE.matcher(line);
        if (!line.startsWith("info ") || line.startsWith("info string") || !score.find()) {
            return Optional.empty();
        }
        Matcher rank = RANK.matcher(line);
        int moves = line.indexOf(MOVES);
        return Optional.of(new ScoreLine(
                line,
                rank.find() ? Integer.parseInt(rank.group(1)) : 1,
                score.group(3) == null,
                score.group(1).equals("mate"),
                Integer.parseInt(score.group(2)),
                moves < 0
                        ? List.of()
                        : List.of(line.substring(moves + MOVES.length()).strip().split(" ")),
                line.contains(" depth ") && line.contains(" nodes ")));
    }

    /** Returns the seconds since {@code go} by the engine's own clock; empty when the line has no time. */
    public OptionalDouble seconds() {
        Matcher time = TIME.matcher(text);
        return time.find() ? OptionalDouble.of(Integer.parseInt(time.group(1)) / 1000.0) : OptionalDouble.empty();
    }

    /** Returns the depth in plies; 0 when the line has none. */
    public int depth() {
        Matcher depth = DEPTH.matcher(text);
        return depth.find() ? Integer.parseInt(depth.group(1)) : 0;
    }

    /** Returns rank, score and moves without the time, to find repeated lines. */
    String essence() {
        return multiPv + (isMate ? " mate " : " cp ") + value + exact + moves;
    }
}
