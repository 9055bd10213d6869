package io.github.kingfell.classics.family;

import io.github.kingfell.classics.connectivity.play.ConnectivityPlayer;
import io.github.kingfell.classics.duck.DuckPlayer;
import io.github.kingfell.classics.huberman.Huberman;
import io.github.kingfell.classics.kent.Kent;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.prover.ProverPlayer;
import io.github.kingfell.classics.shannon.Shannon;
import io.github.kingfell.classics.tan.TanProgram;
import io.github.kingfell.classics.turing.Turing;
import io.github.kingfell.search.Player;
import java.util.List;
import java.util.stream.Stream;

/** The historic programs that can play, oldest first. */
public final class ClassicFamily {
    private static final List<ClassicCard> CARDS = Stream.of(
                    List.of(Shannon.CARD, Turing.CARD, Huberman.CARD),
                    Kent.cards(),
                    List.of(ConnectivityPlayer.card(), TanProgram.CARD, DuckPlayer.CARD, ProverPlayer.CARD))
            .flatMap(List::stream)
            .toList();

    private ClassicFamily() {}

    public static List<ClassicCard> cards() {
        return CARDS;
    }

    /** Returns every setting of every program. */
    public static List<ClassicSetting> settings() {
        return CARDS.stream().flatMap(card -> card.settings().stream()).toList();
    }

    /** Returns the players; each makes its program when it is first asked for a move. */
    public static List<Player> players(ClassicSettings settings) {
        return CARDS.stream().<Player>map(card -> card.player(settings)).toList();
    }
}
