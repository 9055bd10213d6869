package io.github.kingfell.rules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RandomWalkTest {
    @Test
    void oneSeedGivesOneWalk() {
        RandomWalk once = RandomWalk.of(7, 50);
        RandomWalk again = RandomWalk.of(7, 50);
        assertThat(once.moves()).isEqualTo(again.moves());
        assertThat(Snapshot.of(once.end())).isEqualTo(Snapshot.of(again.end()));
        assertThat(RandomWalk.of(8, 50).moves()).isNotEqualTo(once.moves());
    }

    @Test
    void everyKindOfMoveIsPlayedSomewhere() {
        Set<Integer> kinds = new TreeSet<>();
        RandomWalk.walks().forEach(walk -> {
            for (int move : walk.moves()) {
                kinds.add(Move.kind(move));
            }
        });
        assertThat(kinds).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    }

    @Test
    void aFailureTellsSeedAndPosition() {
        RandomWalk walk = RandomWalk.of(11, 10);
        assertThatThrownBy(() ->
                        walk.forEach(position -> assertThat(position.ply()).isLessThan(3)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("seed 11")
                .hasMessageContaining("ply 3");
    }

    @Test
    void allPositionsOfTheGameAreVisited() {
        RandomWalk walk = RandomWalk.of(5, 20);
        List<String> fens = new ArrayList<>();
        walk.forEach(position -> fens.add(Fen.formatShredder(position)));
        Position end = walk.end();
        assertThat(fens).hasSize(walk.moves().length + 1).endsWith(Fen.formatShredder(end));
    }
}
