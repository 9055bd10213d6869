package io.github.kingfell.lab.classic.connectivity.published;

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

/**
 * A game with its printed ranks.
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

    /** All three, in the order of the paper. */
    public static List<PublishedGame> all() {
        try (BufferedReader games = open(GAMES);
                BufferedReader lines = open(RANKS)) {
            List<PublishedRank> ranks = lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(PublishedRank::parse)
                    .toList();
            PgnReader reader = new PgnReader(games);
            List<PublishedGame> all = new ArrayList<>();
            for (String name :
                    ranks.stream().map(PublishedRank::game).distinct().toList()) {
                PgnGame game = reader.next().orElseThrow();
                all.add(new PublishedGame(
                        name,
                        game,
                        ranks.stream().filter(rank -> rank.game().equals(name)).toList()));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException(GAMES, e);
        }
    }

    private static BufferedReader open(String resource) {
        InputStream stream = PublishedGame.class.getResourceAsStream(resource);
        if (stream == null) {
            throw new IllegalStateException("no resource " + resource);
        }
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
}
