package io.github.kingfell.classics.connectivity.complex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position of the Immortal Game with its matrix, components and structure vector, from section 3.2 of the paper. */
class ComplexTest {
    private static final String PRINTED = "rnb1kb1r/p2p1ppp/5nq1/1p3N2/4PpPP/3P4/PPP5/RNBQ1KR1 w kq - 1 13";

    private static AttackRelation printed(int color) throws NotationException {
        return AttackRelation.of(Fen.parse(PRINTED), color);
    }

    private static List<List<String>> components(AttackRelation relation, int q) {
        List<List<String>> named = new ArrayList<>();
        for (List<Integer> component : relation.complexOfPieces().components(q)) {
            named.add(
                    component.stream().map(i -> relation.pieces().get(i).name()).toList());
        }
        return named;
    }

    @Test
    void dimensionsAsPrinted() throws NotationException {
        AttackRelation white = printed(Color.WHITE);
        Complex complex = white.complexOfPieces();
        Map<String, Integer> top = new TreeMap<>();
        for (int i = 0; i < complex.size(); i++) {
            top.put(white.pieces().get(i).name(), complex.top(i));
        }
        assertThat(top)
                .isEqualTo(Map.ofEntries(
                        Map.entry("Ra1", 1),
                        Map.entry("Nb1", 2),
                        Map.entry("Bc1", 3),
                        Map.entry("Qd1", 8),
                        Map.entry("Kf1", 4),
                        Map.entry("Nf5", 7),
                        Map.entry("Rg1", 4),
                        Map.entry("a2", 0),
                        Map.entry("b2", 1),
                        Map.entry("c2", 1),
                        Map.entry("d3", 1),
                        Map.entry("e4", 1),
                        Map.entry("g4", 1),
                        Map.entry("h4", 0)));
        assertThat(complex.dimension()).isEqualTo(8);
    }

    @Test
    void sharedFacesAsPrinted() throws NotationException {
        AttackRelation white = printed(Color.WHITE);
        Complex complex = white.complexOfPieces();
        Map<String, Integer> shared = new TreeMap<>();
        for (int i = 0; i < complex.size(); i++) {
            for (int j = i + 1; j < complex.size(); j++) {
                assertThat(complex.shared(j, i)).isEqualTo(complex.shared(i, j));
                if (complex.shared(i, j) >= 0) {
                    String pair = white.pieces().get(i).name() + " "
                            + white.pieces().get(j).name();
                    shared.put(pair, complex.shared(i, j));
                }
            }
        }
        assertThat(shared)
                .isEqualTo(Map.ofEntries(
                        Map.entry("Nb1 Bc1", 0),
                        Map.entry("Nb1 Qd1", 0),
                        Map.entry("Nb1 b2", 1),
                        Map.entry("Bc1 Qd1", 0),
                        Map.entry("Bc1 Nf5", 0),
                        Map.entry("Qd1 Kf1", 1),
                        Map.entry("Qd1 Rg1", 1),
                        Map.entry("Qd1 c2", 0),
                        Map.entry("Kf1 Rg1", 0),
                        Map.entry("Nf5 Rg1", 0),
                        Map.entry("a2 c2", 0),
                        Map.entry("e4 g4", 0)));
    }

    @Test
    void componentsAsPrinted() throws NotationException {
        AttackRelation white = printed(Color.WHITE);
        assertThat(components(white, 0))
                .containsExactly(
                        List.of("Ra1"),
                        List.of("Nb1", "Bc1", "Qd1", "Kf1", "Nf5", "Rg1", "a2", "b2", "c2"),
                        List.of("d3"),
                        List.of("e4", "g4"),
                        List.of("h4"));
        assertThat(components(white, 1))
                .containsExactly(
                        List.of("Ra1"),
                        List.of("Nb1", "b2"),
                        List.of("Bc1"),
                        List.of("Qd1", "Kf1", "Rg1"),
                        List.of("Nf5"),
                        List.of("c2"),
                        List.of("d3"),
                        List.of("e4"),
                        List.of("g4"));
        assertThat(components(white, 4))
                .containsExactly(List.of("Qd1"), List.of("Kf1"), List.of("Nf5"), List.of("Rg1"));
        assertThat(components(white, 8)).containsExactly(List.of("Qd1"));
        assertThat(components(white, 9)).isEmpty();
    }

    /** {@code K_W(S)} is printed in the paper; two programs without common code computed the other values. */
    @Test
    void structureVectors() throws NotationException {
        AttackRelation white = printed(Color.WHITE);
        AttackRelation black = printed(Color.BLACK);
        assertThat(white.complexOfPieces().structureVector()).containsExactly(1, 2, 2, 2, 4, 5, 6, 9, 5);
        assertThat(white.complexOfSquares().structureVector()).containsExactly(1, 10, 5);
        assertThat(black.complexOfPieces().structureVector()).containsExactly(1, 2, 2, 3, 4, 4, 6, 9, 5);
        assertThat(black.complexOfSquares().structureVector()).containsExactly(1, 2, 10, 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {Color.WHITE, Color.BLACK})
    void startPosition(int color) {
        AttackRelation relation = AttackRelation.of(Fen.start(), color);
        assertThat(relation.complexOfPieces().structureVector()).containsExactly(2, 2, 4, 11, 3);
        assertThat(relation.complexOfSquares().structureVector()).containsExactly(2, 4, 7, 3);
    }

    /**
     * At level 0 a chain of pieces is a chain of their squares, so both complexes have the same number of components.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                PRINTED,
                "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
                "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1",
                "k7/8/8/8/8/8/8/K6R b - - 0 1"
            })
    void bothComplexesHaveTheSamePieces(String fen) throws NotationException {
        Position position = Fen.parse(fen);
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            AttackRelation relation = AttackRelation.of(position, color);
            assertThat(relation.complexOfPieces().components(0))
                    .hasSameSizeAs(relation.complexOfSquares().components(0));
        }
    }

    @Test
    void eccentricity() throws NotationException {
        AttackRelation white = printed(Color.WHITE);
        Complex complex = white.complexOfPieces();
        // Qd1: dimension 8, two squares shared with the king; Nb1: 2, two with b2; b2: all squares with Nb1; Ra1: none.
        assertThat(complex.bottom(3)).isEqualTo(1);
        assertThat(complex.eccentricity(3)).isEqualTo(3.5);
        assertThat(complex.eccentricity(1)).isEqualTo(0.5);
        assertThat(complex.eccentricity(8)).isZero();
        assertThat(complex.bottom(0)).isEqualTo(-1);
        assertThat(complex.eccentricity(0)).isInfinite();
    }

    @Test
    void orderKeepsClassesTogether() throws NotationException {
        AttackRelation white = printed(Color.WHITE);
        Complex complex = white.complexOfPieces();
        assertThat(complex.order()).hasSize(complex.size()).doesNotHaveDuplicates();
        for (int q = 0; q <= complex.dimension(); q++) {
            for (List<Integer> component : complex.components(q)) {
                List<Integer> places = component.stream()
                        .map(complex.order()::indexOf)
                        .sorted()
                        .toList();
                assertThat(places.get(places.size() - 1) - places.get(0)).isEqualTo(component.size() - 1);
            }
        }
    }

    /** A piece that attacks nothing is in no class. */
    @Test
    void emptySimplices() {
        Complex complex = new Complex(new long[] {0, 3, 2, 0});
        assertThat(complex.components(0)).containsExactly(List.of(1, 2));
        assertThat(complex.structureVector()).containsExactly(1, 1);
        assertThat(complex.order()).containsExactly(1, 2, 0, 3);
        assertThat(new Complex(new long[] {0}).structureVector()).isEmpty();
        assertThat(new Complex(new long[] {0}).dimension()).isEqualTo(-1);
    }

    /** A pinned piece moves only along the pin, but protects and checks as if it were free. */
    @Test
    void pins() throws NotationException {
        // The rook on e4 is pinned by the rook on e8, the knight on d2 by the bishop. The rook protects its king.
        AttackRelation white = AttackRelation.of(Fen.parse("3kr3/8/8/b2P4/4R2p/8/3N4/4K3 w - - 0 1"), Color.WHITE);
        assertThat(squares(white, "Re4")).containsExactlyInAnyOrder("e1", "e2", "e3", "e5", "e6", "e7", "e8");
        assertThat(squares(white, "Nd2")).containsExactly("e4");
        assertThat(squares(white, "d5")).containsExactlyInAnyOrder("c6", "e6");
        assertThat(squares(white, "Ke1")).containsExactlyInAnyOrder("d1", "f1", "d2", "e2", "f2");
        AttackRelation checking = AttackRelation.of(Fen.parse("8/8/8/4k3/4r3/2N5/8/K7 w - - 0 1"), Color.WHITE);
        assertThat(squares(checking, "Nc3")).contains("e4", "d5");
        AttackRelation pinned = AttackRelation.of(Fen.parse("b7/8/2R1k3/8/4K3/8/8/8 b - - 0 1"), Color.WHITE);
        assertThat(squares(pinned, "Rc6")).containsExactly("e6");
    }

    private static List<String> squares(AttackRelation relation, String piece) {
        long attacked = relation.pieces().stream()
                .filter(one -> one.name().equals(piece))
                .findFirst()
                .orElseThrow()
                .attacked();
        List<String> squares = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if ((attacked >>> square & 1) != 0) {
                squares.add(Square.name(square));
            }
        }
        return squares;
    }
}
