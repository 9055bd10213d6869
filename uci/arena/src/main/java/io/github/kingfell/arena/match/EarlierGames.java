package io.github.kingfell.arena.match;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The pairs of games that an earlier run of the same match has played.
 *
 * @param pairs their numbers, from 0 on
 * @param score of these games, for the first engine
 */
public record EarlierGames(Set<Integer> pairs, MatchScore score) {
    /** No games. */
    public static final EarlierGames NONE = new EarlierGames(Set.of(), MatchScore.NONE);

    public EarlierGames {
        pairs = Set.copyOf(pairs);
    }

    /**
     * Reads the games of a match from its file. Games of other events do not count, and neither does half a pair.
     *
     * @param openings of the match, in their order
     * @throws NotationException when a game is unreadable, or of another match with the same name
     */
    public static EarlierGames read(InputStream file, String event, List<Position> openings)
            throws IOException, NotationException {
        Map<Integer, PgnGame> rounds = new HashMap<>();
        PgnReader reader = PgnReader.of(file);
        for (Optional<PgnGame> next = reader.next(); next.isPresent(); next = reader.next()) {
            PgnGame game = next.get();
            if (game.tag("Event").equals(event) && game.tag("Round").matches("[1-9]\\d{0,7}") && isOver(game)) {
                rounds.put(Integer.parseInt(game.tag("Round")), game);
            }
        }
        Set<Integer> pairs = new HashSet<>();
        MatchScore score = MatchScore.NONE;
        for (int round : Set.copyOf(rounds.keySet())) {
            PgnGame first = rounds.get(round);
            PgnGame second = rounds.get(round + 1);
            if (round % 2 == 1 && first != null && second != null) {
                check(first, openings.get(round / 2 % openings.size()), round);
                check(second, openings.get(round / 2 % openings.size()), round + 1);
                pairs.add(round / 2);
                score = score.plus(halfPoints(first), 2 - halfPoints(second));
            }
        }
        return new EarlierGames(pairs, score);
    }

    boolean has(int pair) {
        return pairs.contains(pair);
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

    private static void check(PgnGame game, Position opening, int round) throws NotationException {
        if (!Fen.format(game.start()).equals(Fen.format(opening))) {
            throw new NotationException("game " + round + " begins with another position than that of this match");
        }
    }
}
