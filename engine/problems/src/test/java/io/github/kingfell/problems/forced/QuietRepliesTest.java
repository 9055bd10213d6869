package io.github.kingfell.problems.forced;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** After each move that is removed the defender has a reply that gives no check: all are tried. */
class QuietRepliesTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    private static final List<String> MEN = List.of("KQRPkp", "KBNPkrp", "KQQPPkbn", "KRRkq", "KQNPPkrrp", "KBPPPkpp");

    private int removed;
    private int left;

    @Test
    void whatIsRemovedLeavesAQuietReply() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1200; i++) {
            check(Positions.random(MEN.get(i % MEN.size()), random));
        }
        RandomWalk.walks(60, 80).forEach(walk -> {
            Position position = walk.end();
            for (int back = walk.moves().length - 1; back >= 0; back--) {
                position.unmake(walk.moves()[back]);
                check(position);
            }
        });
        assertThat(removed).isGreaterThan(left);
    }

    private void check(Position position) {
        MoveList all = MoveList.legal(position);
        MoveList kept = MoveList.legal(position);
        new QuietReplies(position).removeRefuted(position, kept);
        for (int move : all.toArray()) {
            if (kept.contains(move)) {
                left++;
                continue;
            }
            removed++;
            position.make(move);
            assertThat(hasQuietReply(position)).as(() -> Fen.format(position)).isTrue();
            position.unmake(move);
        }
    }

    private static boolean hasQuietReply(Position position) {
        boolean quiet = false;
        for (int reply : MoveList.legal(position).toArray()) {
            position.make(reply);
            quiet |= !position.inCheck();
            position.unmake(reply);
        }
        return quiet;
    }
}
