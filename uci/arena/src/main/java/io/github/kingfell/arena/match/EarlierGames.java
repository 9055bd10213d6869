package io.github.kingfell.arena.match;

import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.PgnReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The games that an earlier run of the same match has played.
 *
 * @param halfPoints of White, 0 to 2, by the number of the game
 */
public record EarlierGames(Map<Integer, Integer> halfPoints) {
    /** No games. */
    public static final EarlierGames NONE = new EarlierGames(Map.of());

    public EarlierGames {
        halfPoints = Map.copyOf(halfPoints);
    }

    /**
     * Reads the games of a match from its file. Games of other events do not count.
     *
     * @throws NotationException when a game is unreadable, or of another match with the same name: other engines,
     *     clocks or openings
     */
    public static EarlierGames read(InputStream file, String event, MatchPlan plan)
            throws IOException, NotationException {
        Map<Integer, PgnGame> games = new TreeMap<>();
        PgnReader reader = PgnReader.of(file);
        for (Optional<PgnGame> next = reader.next(); next.isPresent(); next = reader.next()) {
            PgnGame game = next.get();
            if (game.tag("Event").equals(event) && game.tag("Round").matches("[1-9]\\d{0,7}") && isOver(game)) {
                games.put(Integer.parseInt(game.tag("Round")) - 1, game);
            }
        }
        Map<Integer, Integer> results = new HashMap<>();
        for (Map.Entry<Integer, PgnGame> game : games.entrySet()) {
            check(game.getKey(), game.getValue(), plan);
            results.put(game.getKey(), halfPoints(game.getValue()));
        }
        return new EarlierGames(results);
    }

    /** Returns the half points of White in a game; null when it was not played. */
    @Nullable
    Integer halfPoints(int game) {
        return halfPoints.get(game);
    }

    private static boolean isOver(PgnGame game) {
        return !game.result().equals(PgnGame.UNFINISHED);
    }

    private static int halfPoints(PgnGame game) {
        return switch (game.result()) {
            case "1-0" -> 2;
            case "0-1" -> 0;
            default -> 1;
        };
    }

    private static void check(int number, PgnGame game, MatchPlan plan) throws NotationException {
        MatchPlan.Fixture fixture = plan.fixture(number);
        Participant white = plan.participants().get(fixture.white());
        Participant black = plan.participants().get(fixture.black());
        Map<String, String> expected = new TreeMap<>(Map.of("White", white.name(), "Black", black.name()));
        Pace.TAGS.forEach(tag -> expected.put(tag, ""));
        expected.putAll(Pace.tags(white.pace(), black.pace()));
        for (Map.Entry<String, String> tag : expected.entrySet()) {
            String told = game.tag(tag.getKey());
            if (!told.equals(tag.getValue())) {
                throw new NotationException("game " + (number + 1) + " is of another match: its " + tag.getKey()
                        + " is \"" + told + "\", not \"" + tag.getValue() + '"');
            }
        }
        if (!begins(game, fixture.opening())) {
            throw new NotationException("game " + (number + 1) + " is of another match: it has another opening, so the"
                    + " file, --order, --seed or --plies was another");
        }
    }

    private static boolean begins(PgnGame game, MatchOpening opening) throws NotationException {
        List<Integer> moves = game.moves().stream().map(PgnMove::move).toList();
        int length = opening.moves().size();
        return Fen.format(game.start()).equals(Fen.format(opening.start()))
                && moves.size() >= length
                && moves.subList(0, length).equals(opening.moves());
    }
}
