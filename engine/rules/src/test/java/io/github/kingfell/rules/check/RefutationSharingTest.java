package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A node shared by branches must hold in each of them. White's bare king has the four squares a1, a2, b1 and b2;
 * Black's king goes between g8 and h8, so White's king reaches the same square in several ways.
 */
class RefutationSharingTest {
    private static final String ROOT = "2r3k1/8/8/8/8/7r/8/K7 w - - 0 1";

    private static final int MOVES = 4;

    @Test
    void equalMovesAndPositionsMayShare() {
        assertThatCode(() -> check(Positions.of(ROOT), Sharing.WITH_EQUAL_MOVES))
                .doesNotThrowAnyException();
    }

    /** A node checked with one move left proves nothing for three moves left. */
    @Test
    void otherMovesLeftMayNotShare() {
        assertThatThrownBy(() -> check(Positions.of(ROOT), Sharing.WITH_ONE_LEFT))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining("are answered");
    }

    /**
     * The king's second visit to a2 is the third on the board on one way only, and only there Black can claim a draw.
     */
    @Test
    void aDrawIsClaimedInEachBranchAnew() {
        Position played = Positions.play(Positions.of(ROOT), "a1a2 g8h8 a2a1 h8g8");
        assertThatCode(() -> check(played, Sharing.NEVER)).doesNotThrowAnyException();
        assertThatThrownBy(() -> check(played, Sharing.WITH_EQUAL_MOVES))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining("not legal");
    }

    private static void check(Position root, Sharing sharing) throws RejectedProofException {
        int[] code = new Refutation(root, sharing).code();
        RefutationChecker.check(root, Color.WHITE, new MateRefutation(MOVES, new AnswerTree(code)));
    }

    /** Which nodes of the same position are shared. */
    private enum Sharing {
        NEVER,
        WITH_EQUAL_MOVES,
        WITH_ONE_LEFT
    }

    /** Writes a shared node where it occurs first; the branches over a2 come first. */
    private static final class Refutation {
        private final Position x;
        private final Sharing sharing;
        private final List<Integer> code = new ArrayList<>();
        private final Map<String, Integer> written = new HashMap<>();

        Refutation(Position root, Sharing sharing) {
            x = root.copy();
            this.sharing = sharing;
        }

        int[] code() {
            attack(Move.NONE, MOVES);
            return code.stream().mapToInt(Integer::intValue).toArray();
        }

        private int attack(int reply, int moves) {
            String name = reply + " to " + x.key() + " with ";
            Integer known = sharing == Sharing.NEVER
                    ? null
                    : written.getOrDefault(
                            name + moves, sharing == Sharing.WITH_ONE_LEFT ? written.get(name + 1) : null);
            if (known != null) {
                return known;
            }
            boolean ends = moves == 1 || reply != Move.NONE && x.mayClaimDraw();
            int[] attacks = ends
                    ? new int[0]
                    : Arrays.stream(MateOracle.legalMoves(x))
                            .boxed()
                            .sorted(Comparator.comparing(move -> Move.to(move) != Square.parse("a2")))
                            .mapToInt(Integer::intValue)
                            .toArray();
            int node = code.size();
            written.put(name + moves, node);
            code.addAll(List.of(reply, attacks.length));
            for (int move : attacks) {
                code.addAll(List.of(move, -1));
            }
            for (int i = 0; i < attacks.length; i++) {
                x.make(attacks[i]);
                code.set(node + 3 + 2 * i, defend(moves - 1));
                x.unmake(attacks[i]);
            }
            return node;
        }

        private int defend(int moves) {
            if (x.mayClaimDraw()) {
                code.addAll(List.of(Move.NONE, 0));
                return code.size() - 2;
            }
            int reply = Positions.move(x, x.king(Color.BLACK) == Square.parse("g8") ? "g8h8" : "h8g8");
            x.make(reply);
            int node = attack(reply, moves);
            x.unmake(reply);
            return node;
        }
    }
}
