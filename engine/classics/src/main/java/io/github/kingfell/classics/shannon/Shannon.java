package io.github.kingfell.classics.shannon;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Shannon's player: plays the move of the highest value after a fixed number of plies.
 *
 * <p>Reconstruction: fewer plies are searched first, so that a finished answer is available when the program must stop
 * early. Among equal moves it plays the one that was better with one ply less; the paper would choose at random
 * (section 7).
 */
public final class Shannon implements ClassicProgram {
    private static final ClassicSetting TYPE = new ClassicSetting(
            "shannon.type",
            1,
            2,
            1,
            "1: type A, all variations; 2: type B, forceful variations until the position is quiet");
    private static final ClassicSetting PLIES = new ClassicSetting(
            "shannon.plies", 1, 6, 4, "plies of type A; Shannon's formula has 4, his estimate of time 6");
    private static final ClassicSetting STALEMATE = new ClassicSetting(
            "shannon.stalemate", 0, 1, 1, "1: a stalemate counts 0; 0: a stalemate counts as any other position");
    private static final ClassicSetting SOONER = new ClassicSetting(
            "shannon.sooner",
            0,
            1,
            1,
            "1: an earlier mate counts more; 0: a mate counts the king's 200 and all other terms");
    private static final ClassicSetting BACKWARD = new ClassicSetting(
            "shannon.backward",
            1,
            2,
            1,
            "1: only pawns held back by an enemy pawn are backward; 2: other pawns can be backward too");

    public static final ClassicCard CARD = new ClassicCard(
            new PlayerId("shannon", "Shannon's machine"),
            "C. E. Shannon, \"Programming a Computer for Playing Chess\", Philosophical Magazine 41, 1950",
            List.of(TYPE, PLIES, STALEMATE, SOONER, BACKWARD),
            Shannon::new);

    private static final int PLIES_BEFORE_TYPE_B = 2;

    private final boolean selective;
    private final int plies;
    private final boolean stalemateIsDraw;
    private final boolean soonerIsBetter;
    private final PawnWeaknesses weaknesses;

    Shannon(ClassicSettings settings) {
        selective = settings.get(TYPE) == 2;
        plies = settings.get(PLIES);
        stalemateIsDraw = settings.get(STALEMATE) == 1;
        soonerIsBetter = settings.get(SOONER) == 1;
        weaknesses = new PawnWeaknesses(settings.get(BACKWARD) == 2);
    }

    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        Evaluation evaluation = new Evaluation(position, weaknesses, stalemateIsDraw);
        List<Strategy> strategies = strategies(position, evaluation, counter);
        int[] order = moves.clone();
        int[] values = new int[order.length];
        int reached = 0;
        int value = 0;
        for (Strategy strategy : strategies) {
            evaluate(strategy, order, values);
            if (strategy.isStopped()) {
                break;
            }
            sort(order, values);
            reached = strategy.plies();
            value = values[0];
        }
        String reason = reached == 0
                ? "no time to search"
                : String.format(
                        Locale.ROOT, "f = %+.1f after %s", Evaluation.white(value, position) / 10.0, reach(reached));
        return Optional.of(new Choice(Pv.of(order[0]), centipawns(value), Math.max(1, reached), reason));
    }

    /** Returns the requested strategy, preceded by those of fewer plies. */
    private List<Strategy> strategies(Position position, Evaluation evaluation, PositionCounter counter) {
        List<Strategy> strategies = new ArrayList<>();
        int typeA = selective ? PLIES_BEFORE_TYPE_B : plies;
        for (int depth = 1; depth <= typeA; depth++) {
            strategies.add(new TypeA(position, evaluation, depth, soonerIsBetter, counter));
        }
        if (selective) {
            strategies.add(new TypeB(position, evaluation, soonerIsBetter, counter));
        }
        return strategies;
    }

    /** Computes exact values of the best moves; other moves get a value not above the best before them. */
    private static void evaluate(Strategy strategy, int[] moves, int[] values) {
        int best = -TypeA.INFINITY;
        for (int i = 0; i < moves.length && !strategy.isStopped(); i++) {
            values[i] = strategy.value(moves[i], best);
            best = Math.max(best, values[i]);
        }
    }

    /** Sorts the moves, the best first; equal moves keep their order. */
    private static void sort(int[] moves, int[] values) {
        Integer[] index = new Integer[moves.length];
        Arrays.setAll(index, i -> i);
        int[] before = moves.clone();
        int[] worth = values.clone();
        Arrays.sort(index, (a, b) -> Integer.compare(worth[b], worth[a]));
        for (int i = 0; i < index.length; i++) {
            moves[i] = before[index[i]];
            values[i] = worth[index[i]];
        }
    }

    private String reach(int reached) {
        return selective && reached > PLIES_BEFORE_TYPE_B
                ? "forceful variations"
                : reached == 1 ? "1 ply" : reached + " plies";
    }

    private static int centipawns(int tenths) {
        return Math.max(-Score.HIGHEST_CENTIPAWNS, Math.min(Score.HIGHEST_CENTIPAWNS, 10 * tenths));
    }
}
