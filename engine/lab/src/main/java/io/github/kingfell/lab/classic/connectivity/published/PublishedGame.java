package io.github.kingfell.lab.classic.connectivity.published;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A printed game with its printed ranks.
 *
 * @param name of White
 * @param game as played
 * @param ranks of White's moves, from the first to the last
 */
public record PublishedGame(String name, PgnGame game, List<PublishedRank> ranks) {
    private static final String GAMES = "games.pgn";
    private static final String RANKS = "ranks.txt";

    public PublishedGame {
        ranks = List.copyOf(ranks);
    }

    /** Returns all three games, in the order of the paper. */
    public static List<PublishedGame> all() {
        List<PublishedRank> ranks = lines(RANKS).stream()
                .filter(line -> !line.startsWith("#"))
                .map(PublishedRank::parse)
                .toList();
        List<String> names = ranks.stream().map(PublishedRank::game).distinct().toList();
        PgnReader games = new PgnReader(new StringReader(String.join("\n", lines(GAMES))));
        List<PublishedGame> all = new ArrayList<>();
        try {
            for (String name : names) {
                all.add(new PublishedGame(
                        name,
                        games.next().orElseThrow(),
                        ranks.stream().filter(rank -> rank.game().equals(name)).toList()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException(GAMES, e);
        }
        return all;
    }

    /** Returns the games and the ranks, as lines of text. */
    public static List<String> sources() {
        return Stream.of(GAMES, RANKS).flatMap(name -> lines(name).stream()).toList();
    }

    private static List<String> lines(String resource) {
        try (InputStream stream = PublishedGame.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + resource);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
