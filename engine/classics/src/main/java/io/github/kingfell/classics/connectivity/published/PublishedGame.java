package io.github.kingfell.classics.connectivity.published;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
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
        List<PublishedRank> ranks = ShippedText.data(PublishedGame.class, RANKS).stream()
                .map(PublishedRank::parse)
                .toList();
        List<String> names = ranks.stream().map(PublishedRank::game).distinct().toList();
        List<PgnGame> games = PgnReader.shipped(PublishedGame.class, GAMES);
        List<PublishedGame> all = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            all.add(new PublishedGame(
                    name,
                    games.get(i),
                    ranks.stream().filter(rank -> rank.game().equals(name)).toList()));
        }
        return all;
    }

    /** Returns the games and the ranks, as lines of text. */
    public static List<String> sources() {
        return Stream.of(GAMES, RANKS)
                .flatMap(name -> ShippedText.lines(PublishedGame.class, name).stream())
                .toList();
    }
}
