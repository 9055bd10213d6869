package io.github.kingfell.lab.classic.bell;

import io.github.kingfell.rules.board.Color;
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
 * Games of the masters whom Bell names, two of each. All were played before 1930, except Botvinnik's. Bell took one
 * game of each from H. Golombek's "The Game of Chess" and does not say which. Two games of Reti are added, whom Bell
 * names as agreeing less.
 */
public final class MasterGames {
    private static final String RESOURCE = "masters.pgn";

    private MasterGames() {}

    /**
     * A game.
     *
     * @param color the side of the master whose moves are examined
     */
    public record MasterGame(PgnGame game, String master, int color) {}

    public static List<MasterGame> games() {
        List<MasterGame> games = new ArrayList<>();
        try (InputStream in = open()) {
            PgnReader reader = PgnReader.of(in);
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                String side = game.get().tag("Master");
                String name = game.get().tag(side).replaceFirst(",.*", "");
                games.add(new MasterGame(game.get(), name, side.equals("White") ? Color.WHITE : Color.BLACK));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        } catch (NotationException e) {
            throw new IllegalStateException(RESOURCE, e);
        }
        return games;
    }

    /** The text of the games. */
    public static List<String> lines() {
        try (InputStream in = open();
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
    }

    private static InputStream open() throws IOException {
        InputStream in = MasterGames.class.getResourceAsStream(RESOURCE);
        if (in == null) {
            throw new IOException("no resource " + RESOURCE);
        }
        return in;
    }
}
