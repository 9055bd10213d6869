package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unreadableUnless;

/**
 * The claim of a proof file about its position.
 *
 * @param text the claim as written in the file, such as {@code mate 3} or {@code gain 3 patience 1}
 * @param kind what is claimed
 * @param number moves of the attacker, or points
 * @param patience the number of quiet replies against which a gain is kept
 */
record Claim(String text, Kind kind, int number, int patience) {
    private static final int MOST_MOVES = 500;

    enum Kind {
        /** The side to move mates in exactly this number of moves. */
        MATE,
        /**
         * The side to move is mated in exactly this number of the other side's moves; 0 means that it is checkmated
         * already.
         */
        MATED,
        /** The side to move wins at least this number of points. */
        GAIN,
        /** The side to move has no mate in this number of moves. */
        NO_MATE
    }

    static Claim read(String text) {
        unreadableUnless(text.matches("(mated?|no mate) [0-9]+|gain [0-9]+ patience [0-9]+"), "no claim: " + text);
        String[] words = text.split(" ");
        return switch (words[0]) {
            case "mate" -> new Claim(text, Kind.MATE, Lines.number(words[1], 1, MOST_MOVES), 0);
            case "mated" -> new Claim(text, Kind.MATED, Lines.number(words[1], 0, MOST_MOVES), 0);
            case "no" -> new Claim(text, Kind.NO_MATE, Lines.number(words[2], 1, MOST_MOVES), 0);
            default -> new Claim(text, Kind.GAIN, Lines.number(words[1], 1, 200), Lines.number(words[3], 0, 9));
        };
    }

    boolean attackerMovesFirst() {
        return kind != Kind.MATED;
    }
}
