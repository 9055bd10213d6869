package io.github.kingfell.lab.tournament;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;

/**
 * The first moves of a game, from the initial position.
 *
 * @param name the usual name
 * @param line legal moves
 */
public record Opening(String name, List<Integer> line) {
    private static final String RESOURCE = "openings.txt";

    public Opening {
        line = List.copyOf(line);
    }

    /** Reads {@code name: moves}, with the moves in short notation without numbers. */
    static Opening parse(String text) throws NotationException {
        String[] parts = text.split(":", 2);
        if (parts.length < 2) {
            throw new NotationException("no opening \"" + text + "\"");
        }
        Position position = Fen.start();
        List<Integer> line = new ArrayList<>();
        for (String word : parts[1].strip().split("\\s+")) {
            int move = San.parse(word, position);
            line.add(move);
            position.make(move);
        }
        return new Opening(parts[0].strip(), line);
    }

    /** Returns the openings of the resource, in its order. */
    public static List<Opening> all() {
        List<Opening> openings = new ArrayList<>();
        try {
            for (String line : ShippedText.data(Opening.class, RESOURCE)) {
                if (!line.isBlank()) {
                    openings.add(parse(line));
                }
            }
        } catch (NotationException e) {
            throw new IllegalStateException(RESOURCE + ": " + e.getMessage(), e);
        }
        return openings;
    }
}
