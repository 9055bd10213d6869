package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The task of a problem.
 *
 * @param plies of a solution up to its end; 0 when no number is stated
 * @param text as printed, such as {@code s#2}
 */
public record Stipulation(Kind kind, int plies, String text) {
    /** The goals of stipulations. */
    public enum Kind {
        /** The side to move mates. */
        MATE,
        /** The side to move is mated, whatever it plays. */
        MATED,
        STALEMATE,
        SELFMATE,
        HELPMATE,
        /** The side to move has no mate in that number of moves. */
        NO_MATE,
        /** The book gives best moves only. */
        OPEN,
        /** A stipulation that problemists know but no solver here can solve. */
        OTHER
    }

    /** Only a best move is given: neither a goal nor a number. */
    static final Stipulation UNSTATED = new Stipulation(Kind.OPEN, 0, "bm");

    private static final int MOST_MOVES = 9999;
    private static final Pattern SIGN = Pattern.compile("(#|s#|h#|=|nomate )(-?)(\\d{1,5})([.,]5|\u00bd)?");
    private static final Pattern OTHER =
            Pattern.compile("(?:ser-?)?(?:semi-)?(?:h|s|r|hs|hr|p|)[#=+]{1,2}\\d{1,3}(?:[.,]5)?");
    private static final Pattern PROSE =
            Pattern.compile("(?:(?:white|black) )?(?:to (?:move|play) and )?mates? in (\\d{1,4})(?: moves?)?[.!]?");

    /**
     * Parses a stipulation in signs, such as {@code #2}, {@code h#2.5} or {@code nomate 3}; empty for any other text.
     */
    static Optional<Stipulation> parse(String text) throws NotationException {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        Matcher parts = SIGN.matcher(plain);
        if (!parts.matches()) {
            return OTHER.matcher(plain).matches()
                    ? Optional.of(new Stipulation(Kind.OTHER, 0, plain))
                    : Optional.empty();
        }
        boolean half = parts.group(4) != null;
        int moves = Integer.parseInt(parts.group(3));
        Kind kind = kind(parts.group(1), !parts.group(2).isEmpty());
        if (half && kind != Kind.HELPMATE || !parts.group(2).isEmpty() && kind != Kind.MATED) {
            throw new NotationException("unknown stipulation: " + text.strip());
        }
        return Optional.of(of(kind, moves, half));
    }

    /** Parses a stipulation in words: {@code White to play and mate in 3}. */
    static Optional<Stipulation> parseProse(String text) throws NotationException {
        Matcher words = PROSE.matcher(text.strip().toLowerCase(Locale.ROOT));
        return words.matches() ? Optional.of(of(Kind.MATE, Integer.parseInt(words.group(1)), false)) : Optional.empty();
    }

    /** @param moves negative when the side to move is mated */
    static Stipulation mate(int moves) throws NotationException {
        return of(moves < 0 ? Kind.MATED : Kind.MATE, Math.abs(moves), false);
    }

    private static Stipulation of(Kind kind, int moves, boolean half) throws NotationException {
        if (moves + (half ? 1 : 0) < 1 || moves > MOST_MOVES) {
            throw new NotationException("a number of moves from 1 to " + MOST_MOVES + " is expected, not " + moves);
        }
        int plies = switch (kind) {
            case MATE, STALEMATE, NO_MATE -> 2 * moves - 1;
            default -> 2 * moves + (half ? 1 : 0);
        };
        return new Stipulation(kind, plies, sign(kind) + moves + (half ? ".5" : ""));
    }

    /** Returns the number of moves of the side that begins. */
    public int moves() {
        return (plies + 1) / 2;
    }

    /** Returns true for problems in which the other side defends. */
    public boolean isForced() {
        return kind == Kind.MATE || kind == Kind.STALEMATE || kind == Kind.SELFMATE;
    }

    private static Kind kind(String sign, boolean negative) {
        return switch (sign) {
            case "#" -> negative ? Kind.MATED : Kind.MATE;
            case "s#" -> Kind.SELFMATE;
            case "h#" -> Kind.HELPMATE;
            case "=" -> Kind.STALEMATE;
            default -> Kind.NO_MATE;
        };
    }

    private static String sign(Kind kind) {
        return switch (kind) {
            case MATED -> "#-";
            case SELFMATE -> "s#";
            case HELPMATE -> "h#";
            case STALEMATE -> "=";
            case NO_MATE -> "nomate ";
            case MATE, OPEN, OTHER -> "#";
        };
    }
}
