package io.github.kingfell.lab.experiment;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Games of a resource, in PGN.
 *
 * @param resource from the root of the class path
 */
record PrintedGames(String resource) {
    List<PgnGame> all() {
        try (BufferedReader text = open()) {
            PgnReader reader = new PgnReader(text);
            List<PgnGame> games = new ArrayList<>();
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
            return games;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException(resource, e);
        }
    }

    /** Returns the text line by line. */
    List<String> lines() {
        try (BufferedReader text = open()) {
            return text.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private BufferedReader open() {
        InputStream stream = PrintedGames.class.getResourceAsStream(resource);
        if (stream == null) {
            throw new IllegalStateException("no resource " + resource);
        }
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
}
