package io.github.kingfell.lab.classic.family;

import io.github.kingfell.engine.search.Player;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.lab.classic.connectivity.play.ConnectivityPlayer;
import io.github.kingfell.lab.classic.duck.DuckPlayer;
import io.github.kingfell.lab.classic.player.ClassicCard;
import io.github.kingfell.lab.classic.player.ClassicSetting;
import io.github.kingfell.lab.classic.player.ClassicSettings;
import java.util.List;

/** The programs of the past that play, oldest first. */
public final class ClassicFamily {
    private static final List<ClassicCard> CARDS = List.of(
            ConnectivityPlayer.card(),
            new ClassicCard(
                    new PlayerId("duck", "DUCK"),
                    "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to chess\", 1994, "
                            + "section 3.2",
                    List.of(),
                    settings -> new DuckPlayer()));

    private ClassicFamily() {}

    public static List<ClassicCard> cards() {
        return CARDS;
    }

    /** Every setting of every program. */
    public static List<ClassicSetting> settings() {
        return CARDS.stream().flatMap(card -> card.settings().stream()).toList();
    }

    /** Players whose programs are made when they are asked for a move. */
    public static List<Player> players(ClassicSettings settings) {
        return CARDS.stream().<Player>map(card -> card.player(settings)).toList();
    }
}
