package io.github.kingfell.rules.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlacementsTest {
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KBBK", "KBNK", "KPK"})
    void imagesHaveOneCanonicalNumber(String material) {
        Placements placements = new Placements(material);
        Random random = new Random(1);
        for (int tried = 0; tried < 20_000; tried++) {
            int number = random.nextInt(placements.size());
            Position x = placements.position(number, Color.WHITE);
            if (x != null) {
                int canonical = placements.canonical(number);
                assertThat(placements.number(x)).isEqualTo(number);
                assertThat(placements.canonical(canonical)).isEqualTo(canonical);
                assertThat(placements.turned(placements.symmetry(number), number))
                        .isEqualTo(canonical);
                if (!material.equals("KBNK")) {
                    assertThat(IntStream.range(0, placements.symmetries(number))
                                    .map(symmetry -> placements.turned(symmetry, number))
                                    .min())
                            .hasValue(canonical);
                }
                for (int symmetry = 0; symmetry < placements.symmetries(number); symmetry++) {
                    int image = placements.turned(symmetry, number);
                    assertThat(placements.canonical(image)).isEqualTo(canonical);
                    assertThat(placements.turned(Symmetry.inverse(symmetry), image))
                            .isEqualTo(number);
                }
            }
        }
    }

    /** Whatever both sides play, they do not get further with their moves than is said. */
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KBBK", "KBNK", "KPK"})
    void noGameIsFasterThanTheMovesBetween(String material) {
        Placements placements = new Placements(material);
        Random random = new Random(7);
        int walks = 0;
        while (walks < 5_000) {
            int start = random.nextInt(placements.size());
            Position x = placements.position(start, Color.WHITE);
            for (int moves = 1; x != null && moves <= 4; moves++) {
                boolean goesOn = makeAny(x, 2, random) && placements.contains(x, Color.WHITE);
                x = goesOn ? x : null;
                if (x != null) {
                    boolean reversible = x.halfmoveClock() == 2 * moves;
                    int between = placements.movesBetween(placements.number(x), start);
                    assertThat(between).isBetween(0, reversible ? moves : Placements.NEVER);
                    assertThat(between == Placements.NEVER).isNotEqualTo(reversible);
                    walks++;
                }
            }
        }
    }

    private static boolean makeAny(Position x, int plies, Random random) {
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            new MoveGenerator(x).generate(x, moves);
            if (moves.isEmpty()) {
                return false;
            }
            x.make(moves.get(random.nextInt(moves.size())));
        }
        return true;
    }

    @Test
    void anOnlyBishopStandsOnDarkSquares() {
        Placements placements = new Placements("KBNK");
        Position x = Positions.of("8/8/4k3/8/8/8/8/KB1N4 w - - 0 1");
        Position seen = placements.position(placements.canonical(placements.number(x)), Color.WHITE);
        assertThat(seen.men(Color.WHITE, Piece.BISHOP) & Bitboard.DARK).isNotZero();
    }

    @Test
    void blackMayBeStrong() {
        Placements placements = new Placements("KBBK");
        int white = placements.number(Positions.of("8/8/5k2/8/8/1B6/8/K5B1 w - - 0 1"));
        int black = placements.number(Positions.of("k5b1/8/1b6/8/8/5K2/8/8 b - - 0 1"), Color.BLACK);
        assertThat(black).isEqualTo(white);
    }

    @Test
    void illegalPlacementsAreNone() {
        Placements placements = new Placements("KRK");
        assertThat(placements.position(0, Color.WHITE)).isNull();
        // a1 b2 side by side; and the black king in check with White to move.
        assertThat(placements.position(20 << 6 | 9, Color.WHITE)).isNull();
        assertThat(placements.position((0 << 6 | 60) << 6 | 63, Color.WHITE)).isNull();
        assertThat(placements.position((0 << 6 | 60) << 6 | 63, Color.BLACK)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"KPPK", "KRPK", "KRKR", "KRRRK", "RK", "K", ""})
    void otherMaterialIsRefused(String material) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Placements(material));
    }
}
