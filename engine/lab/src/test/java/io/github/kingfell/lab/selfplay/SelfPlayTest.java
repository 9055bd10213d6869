package io.github.kingfell.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SelfPlayTest {
    private static SelfPlay player(Engine engine, Starts starts) {
        return new SelfPlay(engine, 100, starts, new ExactResults(3, null));
    }

    @Test
    void theSameNumberGivesTheSameGame() throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            SelfPlay play = player(engine, Starts.OPENINGS);
            SelfPlayGame game = play.play(7);
            assertThat(play.play(8)).isNotEqualTo(game);
            assertThat(play.play(7)).isEqualTo(game);
            int[] quiet = new int[1];
            game.forEachQuiet(labelled -> {
                quiet[0]++;
                assertThat(labelled.position().inCheck()).isFalse();
                assertThat(labelled.game()).isEqualTo(7);
                assertThat(labelled.result()).isEqualTo(game.result());
            });
            assertThat(quiet[0]).isPositive().isLessThan(game.plies());
        }
    }

    /** Games that reach three men end there with the result of the table. */
    @Test
    void endingsAreEndedByTables() throws Exception {
        int ended = 0;
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            SelfPlay play = player(engine, new Starts(100, 0));
            for (int number = 0; number < 12; number++) {
                SelfPlayGame game = play.play(number);
                Position position = Fen.parse(game.start());
                for (int ply = 0; ply < game.plies(); ply++) {
                    assertThat(Bitboard.count(position.occupied())).isGreaterThan(3);
                    position.make(game.move(ply));
                }
                ended += Bitboard.count(position.occupied()) <= 3 ? 1 : 0;
            }
        }
        assertThat(ended).isPositive();
    }

    @Test
    void tablesTellResultsForWhite() throws Exception {
        ExactResults.Reader exact = new ExactResults(3, null).reader();
        assertThat(exact.of(Fen.parse("8/8/8/4k3/8/8/8/K6R w - - 0 1"))).isEqualTo(1);
        assertThat(exact.of(Fen.parse("8/8/8/4k3/8/8/8/K6R b - - 0 1"))).isEqualTo(1);
        assertThat(exact.of(Fen.parse("8/8/8/4K3/8/8/8/k6r w - - 0 1"))).isZero();
        assertThat(exact.of(Fen.parse("8/8/8/4K3/8/8/8/k6r b - - 0 1"))).isZero();
        assertThat(exact.of(Fen.parse("8/8/8/4K3/8/8/8/k6b b - - 0 1"))).isEqualTo(0.5);
        assertThat(exact.of(Fen.start())).isNaN();
    }

    @Test
    void startsAreOfTheKindsAskedFor() {
        Set<Long> backRanks = new HashSet<>();
        for (int number = 0; number < 200; number++) {
            Random random = new Random(number);
            Position ending = new Starts(100, 0).source(random).draw();
            if (ending != null) {
                assertThat(Bitboard.count(ending.occupied())).isBetween(3, 21);
            }
            Position shuffled = new Starts(0, 100).source(new Random(number)).draw();
            if (shuffled != null) {
                backRanks.add(shuffled.pieces(0, Piece.ROOK));
            }
        }
        assertThat(backRanks).hasSizeGreaterThan(10);
    }

    @Test
    void gamesBeginFromTheList() {
        String listed = "8/5k2/6p1/8/5P2/6K1/8/8 w - - 0 1";
        Starts starts = new Starts(0, 0, 100, List.of(listed));
        for (int number = 0; number < 50; number++) {
            Position position = starts.source(new Random(number)).draw();
            assertThat(position).isNotNull();
            assertThat(position.ply()).isLessThanOrEqualTo(3);
            assertThat(Bitboard.count(position.kind(Piece.PAWN))).isLessThanOrEqualTo(2);
        }
        assertThatThrownBy(() -> new Starts(0, 0, 1, List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Starts(60, 30, 11, List.of(listed))).isInstanceOf(IllegalArgumentException.class);
    }

    /** Single positions: quiet, of the materials asked for in both colourings, with the result of the table. */
    @Test
    void placementsHaveExactResults() throws Exception {
        long material = MaterialKey.parse("KPK");
        RandomPlacements placements = new RandomPlacements(List.of(material));
        ExactResults.Reader exact = new ExactResults(3, null).reader();
        Set<Double> results = new HashSet<>();
        Set<Long> materials = new HashSet<>();
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            SelfPlay play = player(engine, Starts.OPENINGS);
            for (int number = 0; number < 60; number++) {
                SelfPlayGame one = play.judge(placements, number);
                Position position = Fen.parse(one.start());
                assertThat(position.inCheck()).isFalse();
                assertThat(one.plies()).isEqualTo(1);
                assertThat(one.result()).isEqualTo(exact.of(position));
                results.add(one.result());
                materials.add(position.material());
            }
            assertThat(play.judge(placements, 3)).isEqualTo(play.judge(placements, 3));
        }
        assertThat(results).containsExactlyInAnyOrder(0.0, 0.5, 1.0);
        assertThat(materials).containsExactlyInAnyOrder(material, MaterialKey.flip(material));
    }
}
