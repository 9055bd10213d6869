package io.github.kingfell.rules.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlacementsTest {
    @ParameterizedTest
    @ValueSource(strings = {"KK", "KRK", "KBBK", "KBNK", "KPK", "KQKR", "KRKB", "KRKR"})
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
                int least = placements.symmetry(number);
                assertThat(IntStream.range(0, least).map(symmetry -> placements.turned(symmetry, number)))
                        .as("the first symmetry that gives it")
                        .doesNotContain(canonical);
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

    /** Random play never gets further than the claimed number of moves allows. */
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
        assertThat(seen.pieces(Color.WHITE, Piece.BISHOP) & Bitboard.DARK).isNotZero();
    }

    /** The maximum of two counts: White's moves (king steps and other displaced pieces) and the black king's steps. */
    @ParameterizedTest
    @CsvSource({
        "KRK, 8/8/8/8/8/8/7k/K1R5, 8/8/8/8/8/8/7k/K1R5, 0",
        "KRK, 8/8/8/8/8/8/7k/K1R5, 8/8/8/8/8/K7/7k/2R5, 2",
        "KRK, 8/8/8/8/8/8/7k/K1R5, 8/8/8/8/8/K7/7k/3R4, 3",
        "KRK, 8/8/8/8/8/8/7k/K1R5, 8/7k/8/8/8/8/8/KR6, 5",
        "KBBK, 8/8/8/4k3/8/8/8/K1BB4, 8/8/8/4k3/8/8/8/K3BB2, 2",
        "KBBK, 8/8/8/4k3/8/8/8/K1BB4, 8/8/8/4k3/8/8/8/K2BB3, 1",
        "KBNK, 8/8/8/4k3/8/8/8/K1BN4, 8/8/8/4k3/8/8/8/K1B1N3, 1",
        "KPK, 8/8/8/4k3/8/8/2P5/K7, 8/8/8/4k3/8/8/2P5/1K6, 1",
    })
    void movesBetweenPlacements(String material, String from, String to, int moves) {
        Placements placements = new Placements(material);
        int start = placements.number(Positions.of(from + " w - - 0 1"));
        int end = placements.number(Positions.of(to + " w - - 0 1"));
        assertThat(placements.movesBetween(start, end)).isEqualTo(moves);
        assertThat(placements.movesBetween(end, start)).isEqualTo(moves);
    }

    @Test
    void aPawnMayBePromoted() {
        Placements placements = new Placements("KPK");
        assertThat(placements.material()).isEqualTo("KPK").hasToString(placements.toString());
        String[] materials = {"KPK", "KQK", "KRK"};
        char[] pieces = {'P', 'Q', 'R'};
        for (int i = 0; i < pieces.length; i++) {
            Position x = Positions.of("8/8/8/4k3/8/8/2" + pieces[i] + "5/K7 w - - 0 1");
            assertThat(placements.contains(x, Color.WHITE)).isTrue();
            assertThat(placements.material(placements.number(x))).isEqualTo(materials[i]);
            assertThat(placements.symmetries(placements.number(x))).isEqualTo(i == 0 ? 2 : 8);
        }
        assertThat(placements.contains(Positions.of("8/8/8/4k3/8/8/2B5/K7 w - - 0 1"), Color.WHITE))
                .isFalse();
        assertThat(placements.size()).isEqualTo(3 << 18);
    }

    /** A captured piece has the square of its king. */
    @Test
    void aBlackPieceMayBeCaptured() {
        Placements placements = new Placements("KQKR");
        assertThat(placements.isDefended()).isTrue();
        assertThat(new Placements("KQRK").isDefended()).isFalse();
        Position there = Positions.of("8/8/8/4k2r/8/8/2Q5/K7 w - - 0 1");
        Position gone = Positions.of("8/8/8/4k3/8/8/2Q5/K7 w - - 0 1");
        int c2 = Square.parse("c2");
        int h5 = Square.parse("h5");
        int e5 = Square.parse("e5");
        assertThat(placements.number(there)).isEqualTo((c2 << 6 | h5) << 6 | e5);
        assertThat(placements.number(gone)).isEqualTo((c2 << 6 | e5) << 6 | e5);
        assertThat(placements.material(placements.number(there))).isEqualTo("KQKR");
        assertThat(placements.material(placements.number(gone))).isEqualTo("KQK");
        assertThat(placements.size()).isEqualTo(1 << 24);
        for (Position x : new Position[] {there, gone}) {
            assertThat(Fen.format(placements.withWhiteToMove(placements.number(x))))
                    .isEqualTo(Fen.format(x));
        }
        Position black = Positions.of("k7/2q5/8/8/4K2R/8/8/8 b - - 0 1");
        assertThat(placements.number(black, Color.BLACK)).isEqualTo(placements.number(there));
        for (String other : new String[] {"8/8/8/4k2b/8/8/2Q5/K7", "8/8/8/4k2r/8/8/2R5/K7", "8/8/8/4k2r/8/8/8/K7"}) {
            assertThat(placements.contains(Positions.of(other + " w - - 0 1"), Color.WHITE))
                    .isFalse();
        }
        // The queen on the square of the black king, of the rook, of her own king.
        for (int wrong : new int[] {(e5 << 6 | h5) << 6 | e5, (h5 << 6 | h5) << 6 | e5, h5 << 6 | e5}) {
            assertThat(placements.position(wrong, Color.WHITE)).isNull();
        }
    }

    @Test
    void theBlackKingMoves() {
        Placements placements = new Placements("KRK");
        int number = placements.number(Positions.of("8/8/8/4k3/8/8/8/K1R5 w - - 0 1"));
        assertThat(Placements.blackKing(number)).isEqualTo(Square.parse("e5"));
        int moved = Placements.withBlackKing(number, Square.parse("d4"));
        assertThat(moved).isEqualTo(placements.number(Positions.of("8/8/8/8/3k4/8/8/K1R5 w - - 0 1")));
    }

    @Test
    void anIllegalPlacementIsNoPosition() {
        Placements placements = new Placements("KBBK");
        int number = placements.number(Positions.of("8/8/8/4k3/8/8/8/K1BB4 w - - 0 1"));
        assertThat(placements.withWhiteToMove(number).fullmoveNumber()).isEqualTo(1);
        assertThat(placements.withWhiteToMove(number).sideToMove()).isEqualTo(Color.WHITE);
        // The bishops in the wrong order; two pieces on one square.
        int c1 = Square.parse("c1");
        int d1 = Square.parse("d1");
        int e5 = Square.parse("e5");
        assertThat(placements.position((0 << 12 | c1 << 6 | d1) << 6 | e5, Color.WHITE))
                .isNotNull();
        for (int wrong : new int[] {(d1 << 6 | c1) << 6 | e5, (c1 << 6 | c1) << 6 | e5, (c1 << 6 | e5) << 6 | e5}) {
            assertThat(placements.position(wrong, Color.WHITE)).isNull();
            assertThatIllegalStateException().isThrownBy(() -> placements.withWhiteToMove(wrong));
        }
        // Kings two files apart are legal, adjacent kings are not.
        int e1 = Square.parse("e1");
        assertThat(placements.position((d1 << 6 | e1) << 6 | Square.parse("a3"), Color.WHITE))
                .isNotNull();
        assertThat(placements.position((d1 << 6 | e1) << 6 | Square.parse("a2"), Color.WHITE))
                .isNull();
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
        // Adjacent kings on a1 and b2; and the black king in check with White to move.
        assertThat(placements.position(20 << 6 | 9, Color.WHITE)).isNull();
        assertThat(placements.position((0 << 6 | 60) << 6 | 63, Color.WHITE)).isNull();
        assertThat(placements.position((0 << 6 | 60) << 6 | 63, Color.BLACK)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"KPPK", "KRPK", "KBKR", "KQKP", "KQRKN", "KRRRK", "RK", "K", ""})
    void otherMaterialIsRefused(String material) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Placements(material));
    }
}
