package io.github.kingfell.lab.tournament;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
        try (InputStream stream = Opening.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + RESOURCE);
            }
            List<Opening> openings = new ArrayList<>();
            BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            for (String line : reader.lines().toList()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    openings.add(parse(line));
                }
            }
            return openings;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException(RESOURCE + ": " + e.getMessage(), e);
        }
    }
}
