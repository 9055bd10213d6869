package io.github.kingfell.book.krk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.KrkDistances;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verifies the method by enumeration: every KRK position with the rook's side to move, every defence, every tree. */
class KrkEnumerationTest {
    private static final Krk KRK = new Krk();
    private static final int WON_PLACEMENTS = 175_168;

    private static KrkDistances truth;
    private static KrkAutomaton player;

    /**
     * Fails when a tree is missing, a branch loses the rook, stalemates or leaves a reply out, or trees form a cycle.
     */
    @BeforeAll
    static void followThePlayerFromEverywhere() {
        truth = new KrkDistances();
        player = new KrkAutomaton(KRK, truth, true);
        heads().forEach(player::follow);
    }

    @Test
    void truthIsKnown() {
        int longest = 0;
        for (int head : heads()) {
            assertThat(truth.white[head]).isPositive();
            longest = Math.max(longest, truth.white[head]);
        }
        assertThat(heads()).hasSize(WON_PLACEMENTS);
        assertThat(longest).isEqualTo(16);
    }

    @Test
    void matesFromEveryPositionWithinFiftyMoves() {
        String report = report(player);
        System.out.println(report);
        for (int head : heads()) {
            assertThat(player.guarantee[head]).isBetween(truth.white[head], (byte) 50);
            assertThat(player.againstBest[head]).isBetween(truth.white[head], player.guarantee[head]);
        }
        // The move order is part of the player: another order of directions changes the last two lines a little.
        assertThat(report).isEqualTo("""
                        KRK, 175168 positions, moves to mate (worst, mean)
                        true distance                 16   9.86
                        against the best defence      31  17.69
                        guarantee, any defence        38  20.47
                        tree depth in stages 1, 2, 3: 3, 4, 5
                        positions examined a tree: mean 26, most 62215
                        """);
    }

    /** The thesis claims 2, 4 and 5. In stage 1 there is one exception up to symmetry. */
    @Test
    void treesAreAsDeepAsTheThesisSays() {
        assertThat(player.deepestTree[KrkStages.CONFINED]).isEqualTo(4);
        assertThat(player.deepestTree[KrkStages.CORNERED]).isEqualTo(5);
        assertThat(player.deepHeads.stream().map(head -> Fen.format(KrkAutomaton.position(head, Color.WHITE))))
                .containsExactlyInAnyOrder(
                        "8/8/8/8/3R4/2k5/8/K7 w - - 0 1",
                        "8/8/8/8/4R3/5k2/8/7K w - - 0 1",
                        "K7/8/2k5/3R4/8/8/8/8 w - - 0 1",
                        "7K/8/5k2/4R3/8/8/8/8 w - - 0 1");
    }

    /** Rule 3.7: no black move lowers the stage, or raises the measure within it. */
    @Test
    void blackCannotUndoStageOrMeasure() {
        int asked = 0;
        for (int placement = 0; placement < truth.black.length; placement++) {
            if (!KrkDistances.isLegal(placement)) {
                continue;
            }
            long before = KRK.standing(KrkAutomaton.position(placement, Color.BLACK));
            int stage = Standing.stage(before);
            if (stage == KrkStages.CONFINED || stage == KrkStages.CORNERED) {
                for (int reply : KrkDistances.replies(placement)) {
                    long after = KRK.standing(KrkAutomaton.position(reply, Color.WHITE));
                    assertThat(after).isGreaterThanOrEqualTo(before);
                    asked++;
                }
            }
        }
        assertThat(asked).isGreaterThan(100_000);
    }

    /** Stage 0 and checkmate against the rules. */
    @Test
    void disasterAndMateAreWhatTheRulesSay() {
        for (int placement = 0; placement < truth.black.length; placement++) {
            if (KrkDistances.isLegal(placement)) {
                int[] replies = KrkDistances.replies(placement);
                boolean check = KrkDistances.isCheck(placement);
                boolean falls =
                        Arrays.stream(replies).anyMatch(reply -> KrkDistances.r(reply) == KrkDistances.bk(reply));
                int stage = Standing.stage(KRK.standing(KrkAutomaton.position(placement, Color.BLACK)));
                assertThat(stage == 0).isEqualTo(falls || replies.length == 0 && !check);
                assertThat(stage == 4).isEqualTo(replies.length == 0 && check);
            }
        }
    }

    @Test
    void betterAndWorseNeverBothHold() {
        int better = 0;
        int both = 0;
        for (int head : heads()) {
            Position p = KrkAutomaton.position(head, Color.WHITE);
            long standingP = KRK.standing(p);
            for (int after : KrkDistances.whiteMoves(head)) {
                Position q = KrkAutomaton.position(after, Color.BLACK);
                long standingQ = KRK.standing(q);
                if (KRK.judgement().better(p, standingP, q, standingQ)) {
                    better++;
                    both += KRK.compare(p, standingP, q, standingQ) == Comparison.WORSE ? 1 : 0;
                }
            }
        }
        assertThat(both).isZero();
        assertThat(better).isGreaterThan(WON_PLACEMENTS);
    }

    @Test
    @Tag("slow")
    void withoutTheHeuristicsItMatesToo() {
        KrkAutomaton plain = new KrkAutomaton(KRK, truth, false);
        heads().forEach(plain::follow);
        System.out.println("without killer and redundancy cut-off: " + report(plain));
        for (int head : heads()) {
            assertThat(plain.guarantee[head]).isBetween(truth.white[head], (byte) 50);
        }
    }

    private static List<Integer> heads() {
        List<Integer> heads = new ArrayList<>();
        for (int placement = 0; placement < truth.white.length; placement++) {
            if (KrkDistances.isLegalWithWhiteToMove(placement)) {
                heads.add(placement);
            }
        }
        return heads;
    }

    private static String report(KrkAutomaton automaton) {
        List<Integer> heads = heads();
        return "KRK, " + heads.size() + " positions, moves to mate (worst, mean)\n"
                + line("true distance", truth.white, heads)
                + line("against the best defence", automaton.againstBest, heads)
                + line("guarantee, any defence", automaton.guarantee, heads)
                + "tree depth in stages 1, 2, 3: " + automaton.deepestTree[1] + ", " + automaton.deepestTree[2] + ", "
                + automaton.deepestTree[3] + "\n"
                + "positions examined a tree: mean " + automaton.examined / heads.size() + ", most "
                + automaton.mostExamined + "\n";
    }

    private static String line(String what, byte[] moves, List<Integer> heads) {
        var all = heads.stream().mapToInt(head -> moves[head]).summaryStatistics();
        return String.format(Locale.ROOT, "%-28s  %2d  %5.2f%n", what, all.getMax(), all.getAverage());
    }
}
