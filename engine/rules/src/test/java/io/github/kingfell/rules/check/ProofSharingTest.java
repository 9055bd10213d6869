package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A node that two branches share stands in both of them, with the clock and the game of each. Black's king has f8, g8
 * and h8, White's rook on the b-file waits as long as it likes and mates on b8 wherever the king is.
 */
class ProofSharingTest {
    private static final String ROOT = "6k1/R7/8/8/8/8/8/KR2R3 w - - %d 90";

    /** S comes after two moves or after four, and takes two more. */
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

    /** The shorter way comes first, and on the longer one the clock is four plies on. */
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
     * On the way over B the position of B comes again below S: with a game before in which it has been, for the third
     * time.
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

    private static MateCertificate check(Position root, String... nodes) throws RejectedProofException {
        return ProofChecker.check(root, new int[0], new MateProof(code(nodes)));
    }

    /** Each text is a node: its name, the attacker's move, and replies with the name of the node that answers. */
    private static int[] code(String... nodes) {
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
