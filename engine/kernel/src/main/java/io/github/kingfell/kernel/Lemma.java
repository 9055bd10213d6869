package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Squares.NONE;

/** A lemma as written in the file, {@code Kc2ka2Rg4 g4a4}: a position with the attacker to move, and his move. */
record Lemma(String pieces, String move) {
    private static final String PIECES = "([pnbrqkPNBRQK][a-h][1-8]){2,6}(/[a-h][1-8])?";

    /** Reads the words of a line, which must have the shape of a lemma. */
    static Lemma read(String[] words) {
        boolean lemma = words.length == 2 && words[0].matches(PIECES) && words[1].matches(ProofFile.MOVE);
        Objection.unreadableUnless(lemma, "expected: POSITION MOVE");
        return new Lemma(words[0], words[1]);
    }

    void unless(boolean condition, String text) {
        Objection.unless(condition, "lemma " + pieces + " " + move + ": " + text);
    }

    /** The position, which must be legal and written in its only valid form. */
    Position position(boolean white) {
        StringBuilder board = new StringBuilder(".".repeat(64));
        int slash = pieces.indexOf('/');
        for (int i = 0; i < (slash < 0 ? pieces.length() : slash); i += 3) {
            board.setCharAt(Squares.named(pieces.substring(i + 1, i + 3)), pieces.charAt(i));
        }
        int enPassant = slash < 0 ? NONE : Squares.named(pieces.substring(slash + 1));
        Position position = new Position(board.toString(), white, "", enPassant);
        unless(position.fault().isEmpty(), position.fault());
        unless(pieces.equals(text(position)), "the position is not in its normal form");
        return position;
    }

    /**
     * The text of a position: pawns, kings, queens, rooks, bishops, knights, White's before Black's of a kind, equal
     * pieces by their squares.
     */
    static String text(Position position) {
        StringBuilder text = new StringBuilder();
        for (char piece : "PpKkQqRrBbNn".toCharArray()) {
            for (int square = 0; square < 64; square++) {
                if (position.board().charAt(square) == piece) {
                    text.append(piece).append(Squares.name(square));
                }
            }
        }
        return text + (position.enPassant() == NONE ? "" : "/" + Squares.name(position.enPassant()));
    }
}
