package io.github.kingfell.lab.selfplay;

/**
 * A position that games of a match begin with.
 *
 * @param fen as in a game
 * @param type {@code opening}, or what an ending is of, such as {@code rook}
 * @param centipawns for White, as a search saw it
 */
public record StartPosition(String fen, String type, int centipawns) {
    /** An EPD line. */
    public String line(String id) {
        String[] fields = fen.split(" ");
        return String.join(" ", fields[0], fields[1], fields[2], fields[3]) + " id \"" + id + "\"; c0 \"" + type
                + "\"; ce " + (fields[1].equals("w") ? centipawns : -centipawns) + ";";
    }

    /** What tells it from others. */
    public String key() {
        return fen.substring(0, fen.indexOf(' '));
    }
}
