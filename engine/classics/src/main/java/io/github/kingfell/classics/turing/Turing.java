package io.github.kingfell.classics.turing;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Turing's player: plays the move of the greatest value and, among equals, of the greatest position-play value (page
 * 7). Any of the moves that are equal in both may be chosen; here it is the first generated.
 */
public final class Turing implements ClassicProgram {
    private static final ClassicSetting PLIES =
            new ClassicSetting("turing.plies", 1, 4, 2, "plies in which every move is considered; Turing used 2");

    public static final ClassicCard CARD = new ClassicCard(
            new PlayerId("turing", "Turing's paper machine"),
            "A. M. Turing, Digital computers applied to games, in: Faster than Thought, 1953",
            List.of(PLIES),
            settings -> new Turing(settings.get(PLIES)));

    private final int plies;

    /** @param plies in which every move is considered, at least 1 */
    Turing(int plies) {
        this.plies = plies;
    }

    /** Makes the machine as printed: it considers all moves and all replies. */
    public Turing() {
        this(PLIES.standard());
    }

    /**
     * Chooses a move. Moves are searched in the order of their position-play value, so that a later one must have a
     * higher value to be preferred, and so that a good move is available when the program must stop early.
     */
    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        List<Weighed> candidates = byPositionPlay(position, moves, counter);
        Analysis analysis = new Analysis(position, plies, counter);
        double best = Double.NEGATIVE_INFINITY;
        Weighed chosen = candidates.get(0);
        for (Weighed candidate : candidates) {
            double value = analysis.value(candidate.move(), best);
            if (analysis.isStopped()) {
                break;
            }
            if (value > best) {
                best = value;
                chosen = new Weighed(candidate.move(), value, candidate.increase());
            }
        }
        String reason = String.format(
                Locale.ROOT, "material %.3f, position-play %+.1f", chosen.value(), chosen.increase() / 10.0);
        int centipawns = TuringMaterial.centipawns(chosen.value(), position, position.sideToMove());
        return Optional.of(new Choice(Pv.of(chosen.move()), centipawns, plies, reason));
    }

    /** Returns all moves with their exact values, the choice first. */
    public List<Weighed> weigh(Position position, int[] moves) {
        PositionCounter counter = PositionCounter.unlimited();
        Analysis analysis = new Analysis(position, plies, counter);
        List<Weighed> weighed = new ArrayList<>();
        for (Weighed candidate : byPositionPlay(position, moves, counter)) {
            double value = analysis.value(candidate.move(), Double.NEGATIVE_INFINITY);
            weighed.add(new Weighed(candidate.move(), value, candidate.increase()));
        }
        weighed.sort(Comparator.comparingDouble(Weighed::value).reversed());
        return weighed;
    }

    /** Orders the moves by position-play value; their material value is still that of the current position. */
    private static List<Weighed> byPositionPlay(Position position, int[] moves, PositionCounter counter) {
        PositionPlay play = new PositionPlay(position);
        double value = TuringMaterial.quotient(position, position.sideToMove());
        int before = play.now();
        List<Weighed> candidates = new ArrayList<>();
        for (int move : moves) {
            // About thirty positions: too few to stop among them.
            counter.look();
            candidates.add(new Weighed(move, value, play.after(move) - before));
        }
        candidates.sort(Comparator.comparingInt(Weighed::increase).reversed());
        return candidates;
    }
}
