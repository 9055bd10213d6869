package io.github.kingfell.lab.selfplay;

/**
 * A start position for the games of a match.
 *
 * @param fen as in a game
 * @param type {@code opening}, or the kind of an ending, such as {@code rook}
 * @param centipawns score of a search, for White
 */
public record StartPosition(String fen, String type, int centipawns) {
    /** Returns the position as an EPD line. */
    public String line(String id) {
        String[] fields = fen.split(" ");
        return String.join(" ", fields[0], fields[1], fields[2], fields[3]) + " id \"" + id + "\"; c0 \"" + type
                + "\"; ce " + (fields[1].equals("w") ? centipawns : -centipawns) + ";";
    }

    /** Returns the key that identifies the position. */
    public String key() {
        return fen.substring(0, fen.indexOf(' '));
    }
}
