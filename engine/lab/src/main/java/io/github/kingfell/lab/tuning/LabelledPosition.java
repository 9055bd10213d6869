package io.github.kingfell.lab.tuning;

import io.github.kingfell.rules.notation.NotationException;
import java.util.Locale;

/**
 * A position of a game, how the game ended, and what the search said. As a line of text: the four fields with semicolons
 * between them.
 *
 * @param fen of a quiet position
 * @param result for White: 1, 0.5 or 0
 * @param game positions of one game stay together when a part is held out
 * @param score of the search in centipawns for White
 */
public record LabelledPosition(String fen, double result, int game, int score) {
    private static final int FIELDS = 4;

    /**
     * Reads a line.
     *
     * @throws NotationException when it is none; the FEN is not looked at
     */
    public static LabelledPosition parse(String line) throws NotationException {
        String[] fields = line.split(";", -1);
        if (fields.length == FIELDS) {
            try {
                double result = Double.parseDouble(fields[1].strip());
                if (result == 0 || result == 0.5 || result == 1) {
                    int game = Integer.parseInt(fields[2].strip());
                    return new LabelledPosition(fields[0].strip(), result, game, Integer.parseInt(fields[3].strip()));
                }
            } catch (NumberFormatException e) {
                // Told below.
            }
        }
        throw new NotationException("not \"FEN;result;game;score\" with a result of 1, 0.5 or 0: " + line);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%s;%s;%d;%d", fen, result == 0.5 ? "0.5" : result == 1 ? "1" : "0", game, score);
    }
}
