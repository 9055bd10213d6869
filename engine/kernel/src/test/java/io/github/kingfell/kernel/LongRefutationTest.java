package io.github.kingfell.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A refutation in which the same position comes at different clocks. White's king goes between a1 and b1, and once his
 * pawn may take a step. Whenever it does, the positions after that are the same, but the clock began at another time.
 */
class LongRefutationTest {
    private static final String START = "k7/8/7b/8/7p/8/4r2P/K7 w - - 0 1";

    /**
     * A round of Black's king: an odd number of squares, so that White's king stands on the other square in the next.
     */
    private static final String[] ROUND = {
        "a8", "b8", "c8", "d8", "e8", "f8", "g8", "g7", "f6", "e6", "d6", "c6", "b6", "a6", "a7"
    };

    private final List<String> lines = new ArrayList<>();
    private int nodes;

    /** By move: the node after it when the pawn has stepped before, or with it; 0 while there is none. */
    private int[] stepped = {};

    private static String white(int kingMoves) {
        return kingMoves % 2 == 0 ? "a1b1" : "b1a1";
    }

    private static String black(int move) {
        return ROUND[(move - 1) % ROUND.length] + ROUND[move % ROUND.length];
    }

    private void add(String move, String answer, int count) {
        lines.add(move + " " + answer + " " + count);
        nodes++;
    }

    /** The pawn has stepped: one move follows another until one is left, or until Black claims a draw. */
    private void addStepped(String first, int from, int moves, int claim) {
        for (int move = from; move < moves && move <= claim; move++) {
            boolean claims = move == claim;
            add(
                    move == from ? first : white(move - 2),
                    claims ? "-" : black(move),
                    claims || move == moves - 1 ? 0 : 1);
            stepped[move] = nodes;
        }
    }

    /**
     * The refutation of a mate in so many moves.
     *
     * @param claim the move after which Black claims a draw where the pawn steps at once
     * @param shared whether the nodes there are those of all branches
     */
    private String refutation(int moves, int claim, boolean shared) {
        stepped = new int[moves];
        add("-", "-", 2);
        addStepped("h2h3", 1, moves, claim);
        if (!shared) {
            stepped = new int[moves];
        }
        for (int move = 1; move < moves; move++) {
            // After fifty moves Black claims a draw where the pawn still stands.
            boolean ends = move == moves - 1 || move == 50;
            add(white(move - 1), black(move), ends ? 0 : 2);
            if (ends) {
                break;
            }
            if (stepped[move + 1] > 0) {
                lines.add("h2h3 =" + stepped[move + 1]);
            } else {
                addStepped("h2h3", move + 1, moves, 1000);
            }
        }
        return ProofText.of(
                START, "no mate " + moves, "refutation " + moves + " " + nodes + "; " + String.join("; ", lines));
    }

    /** Where the pawn steps at once, fifty moves are over one move earlier than where it steps later. */
    @Test
    void aClaimHoldsAtItsClockOnly() {
        assertThat(ProofText.check(refutation(52, 51, false))).isEqualTo(new Verdict(Kind.HOLDS, "no mate 52"));
    }

    @Test
    void anAnswerDoesNotHoldAtEveryClock() {
        Verdict answered = ProofText.check(refutation(52, 1000, true));
        assertThat(answered.kind()).isEqualTo(Kind.REJECTED);
        assertThat(answered.text()).endsWith("an answer follows although the game is already drawn");
    }

    @Test
    void aClaimDoesNotHoldAtEveryClock() {
        Verdict claimed = ProofText.check(refutation(52, 51, true));
        assertThat(claimed.kind()).isEqualTo(Kind.REJECTED);
        assertThat(claimed.text()).endsWith("the answer - is not legal");
    }

    /**
     * Each node is looked at twice, once for what may recur, and the root once: clocks that decide nothing are alike.
     */
    @Test
    void whatBranchesShareIsLookedAtOnce() {
        String text = refutation(20, 1000, true);
        assertThat(nodes).isEqualTo(39);
        assertThat(ProofText.check(text, 2 * 39 - 1).kind()).isEqualTo(Kind.HOLDS);
        assertThat(ProofText.check(text, 2 * 39 - 2).kind()).isEqualTo(Kind.UNFINISHED);
    }
}
