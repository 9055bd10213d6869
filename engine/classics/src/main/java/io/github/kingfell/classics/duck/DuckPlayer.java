package io.github.kingfell.classics.duck;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import java.util.List;
import java.util.Optional;

/**
 * DUCK as a player. The paper uses it for mates only. Our additions: it plays the move that its search prefers when the
 * nodes are used up, and keeps its transposition table for the length of a game.
 */
public final class DuckPlayer implements ClassicProgram {
    public static final ClassicCard CARD = new ClassicCard(
            new PlayerId("duck", "DUCK"),
            "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to chess\", 1994, "
                    + "section 3.2",
            List.of(),
            settings -> new DuckPlayer());

    /** A mate is not proven here; it is reported as an advantage that no evaluation reaches. */
    private static final int MOST = 9_999;

    private DuckTable table = new DuckTable();

    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        Duck.Preference preference = Duck.prefer(position, moves, table, counter::look);
        int value = Math.max(-MOST, Math.min(MOST, preference.value()));
        String reason = preference.value() >= Duck.LEAST_MATE
                ? "sees a mate"
                : "best of " + preference.depth() + (preference.depth() == 1 ? " ply" : " plies");
        return Optional.of(new Choice(Pv.of(preference.move()), value, preference.depth(), reason));
    }

    @Override
    public void newGame() {
        table = new DuckTable();
    }
}
