package io.github.kingfell.classics.bell;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import java.util.ArrayList;
import java.util.List;

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
        for (PgnGame game : PgnReader.shipped(MasterGames.class, RESOURCE)) {
            String side = game.tag("Master");
            String name = game.tag(side).replaceFirst(",.*", "");
            games.add(new MasterGame(game, name, side.equals("White") ? Color.WHITE : Color.BLACK));
        }
        return games;
    }

    /** The text of the games. */
    public static List<String> lines() {
        return ShippedText.lines(MasterGames.class, RESOURCE);
    }
}
