package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A node shared by two branches must hold in both, with the clock and the game of each. Black's king has f8, g8 and h8.
 * White's rook on the b-file can wait as long as it likes and mate on b8 wherever the king is.
 */
class ProofSharingTest {
    static final String ROOT = "6k1/R7/8/8/8/8/8/KR2R3 w - - %d 90";

    /** Squares of the rook. */
    static final String THERE_AND_BACK = "b2 b3 b4 b5 b6 c6 c5 c4 c3 c2 d2 d3 d4 d5 d6 e6 e5 e4 e3 e2"
            + " e3 e4 e5 e6 d6 d5 d4 d3 d2 c2 c3 c4 c5 c6 b6 b5 b4 b3 b2";

    /** The shared node S comes after two moves or after four, and takes two more. */
    private static final String[] TWO_WAYS = {
        "root b1b2 g8f8=A g8h8=B",
        "A b2b3 f8g8=S",
        "B b2b4 h8g8=C",
        "C b4b5 g8f8=D g8h8=E",
        "D b5b3 f8g8=S",
        "E b5b3 h8g8=S",
        "S b3b2 g8f8=mate g8h8=mate",
        "mate b2b8",
    };

    /** The shorter way comes first; on the longer way the clock is four plies higher. */
    @ParameterizedTest
    @CsvSource({"0", "89", "90", "93", "94"})
    void aSharedNodeHoldsWithTheGreatestClockOfItsBranches(int clock) throws Exception {
        Position root = Positions.of(ROOT.formatted(clock));
        if (clock < 90) {
            MateCertificate mate = check(root, TWO_WAYS);
            assertThat(mate.moves()).isEqualTo(6);
            assertThat(mate.line()).hasSize(11);
        } else {
            assertThatThrownBy(() -> check(root, TWO_WAYS)).hasMessageContaining("claim");
        }
    }

    /**
     * On the way through B the position of B recurs below S: for the third time when the game before already had it.
     */
    @Test
    void aSharedNodeHoldsWithTheGameOfEachBranch() throws Exception {
        String[] proof = {
            "root b1b2 g8f8=A g8h8=B", "A b2b3 f8g8=S", "B b2b3 h8g8=S", "S b3b2 g8f8=mate g8h8=mate", "mate b2b8",
        };
        Position fresh = Positions.of(ROOT.formatted(0));
        assertThat(check(fresh, proof).moves()).isEqualTo(4);
        Position played = Positions.play(Positions.of("7k/R7/8/8/8/8/1R6/K3R3 w - - 0 1"), "b2b1 h8g8");
        assertThat(played.key()).isEqualTo(fresh.key());
        assertThatThrownBy(() -> check(played, proof)).hasMessageContaining("claim");
    }

    /**
     * S is not replayed when an earlier visit covers a later one: with a smaller clock, and with a greater one as long
     * as fifty moves are far away.
     */
    @ParameterizedTest
    @CsvSource({"0, 9", "88, 9", "89, 12"})
    void aSharedNodeIsReplayedAgainOnlyNearFiftyMoves(int clock, int visits) throws Exception {
        Position root = Positions.of(ROOT.formatted(clock));
        MateProof proof = new MateProof(code(TWO_WAYS));
        assertThat(ProofChecker.check(root, new int[0], proof, visits, () -> false)
                        .moves())
                .isEqualTo(6);
        assertThatThrownBy(() -> ProofChecker.check(root, new int[0], proof, visits - 1, () -> false))
                .isInstanceOf(UnfinishedCheckException.class);
    }

    /**
     * The rook visits each square twice; after every second move two branches meet, so there are half a million
     * branches.
     */
    @Test
    void whatBranchesShareIsReplayedOnce() throws Exception {
        MateProof proof = new MateProof(code(meeting(THERE_AND_BACK)));
        Position root = Positions.of(ROOT.formatted(0));
        // Each node is replayed once, the last one for two squares of the king.
        MateCertificate mate = ProofChecker.check(root, new int[0], proof, 60, () -> false);
        assertThat(mate.moves()).isEqualTo(40);
        assertThat(mate.line()).hasSize(79);
    }

    /** With the king on g8, the rook may stand on b2 twice; the third time is refused. */
    @Test
    void whatBranchesShareIsRepeatedAsWell() throws Exception {
        Position root = Positions.of(ROOT.formatted(0));
        assertThat(check(root, meeting("b2 b3 b2 b3 b4")).moves()).isEqualTo(6);
        assertThatThrownBy(() -> check(root, meeting("b2 b3 b2 b3 b2"))).hasMessageContaining("claim");
    }

    /** The king is on g8 again after every second move of the rook, whichever way it went. */
    static String[] meeting(String squares) {
        String[] to = squares.split(" ");
        List<String> nodes = new ArrayList<>();
        String from = "b1";
        for (int i = 0; i < to.length; i++) {
            String move = from + to[i];
            boolean last = i == to.length - 1;
            if (i % 2 == 0) {
                String next = last ? "mate" : "n" + (i + 1);
                nodes.add("n%d %s g8f8=%s g8h8=%s"
                        .formatted(i, move, next + (last ? "" : "f"), next + (last ? "" : "h")));
            } else {
                nodes.add("n%df %s f8g8=n%d".formatted(i, move, i + 1));
                nodes.add("n%dh %s h8g8=n%d".formatted(i, move, i + 1));
            }
            from = to[i];
        }
        nodes.add("mate " + from + from.charAt(0) + "8");
        return nodes.toArray(String[]::new);
    }

    private static MateCertificate check(Position root, String... nodes) throws RejectedProofException {
        return ProofChecker.check(root, new int[0], new MateProof(code(nodes)));
    }

    /** Each text is a node: its name, the attacker's move, and replies with the name of the node that answers. */
    static int[] code(String... nodes) {
        Map<String, Integer> places = new HashMap<>();
        int size = 0;
        for (String node : nodes) {
            String[] words = node.split(" ");
            places.put(words[0], size);
            size += 2 + 2 * (words.length - 2);
        }
        int[] code = new int[size];
        int place = 0;
        for (String node : nodes) {
            String[] words = node.split(" ");
            code[place++] = move(words[1]);
            code[place++] = words.length - 2;
            for (int i = 2; i < words.length; i++) {
                code[place++] = move(words[i].substring(0, 4));
                code[place++] = places.get(words[i].substring(5));
            }
        }
        return code;
    }

    private static int move(String uci) {
        return Move.of(Square.parse(uci.substring(0, 2)), Square.parse(uci.substring(2)), Move.NORMAL);
    }
}
