package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.index.Signature;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The move generator of the rules judges the small board. */
class PlacedPiecesTest {
    private static final int PLACEMENTS = 700;

    /**
     * Pins, checks by one piece and by two, double steps and blocked pawns; in every fourth placement a piece is gone.
     */
    @ParameterizedTest
    @ValueSource(strings = {"KRPKR", "KQNKB", "KPPKP", "KBPKQ", "KPKRN"})
    void movesAreThoseOfTheRules(String material) {
        RandomPieces board = new RandomPieces(material, 11);
        int legal = 0;
        for (int i = 0; i < PLACEMENTS; i++) {
            if (i % 2 == 0) {
                board.place();
            } else {
                board.placeInACrowd();
            }
            if (i % 4 == 0) {
                board.pieces.squares[2 + i / 4 % 3] = Signature.NONE;
            }
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                Optional<Position> position = board.position(side);
                assertThat(board.pieces.isChecked(side ^ 1)).isEqualTo(position.isEmpty());
                if (position.isPresent()) {
                    check(board.pieces, side, position.get());
                    legal++;
                }
            }
        }
        assertThat(legal).isGreaterThan(PLACEMENTS);
    }

    private static void check(PlacedPieces pieces, int side, Position position) {
        pieces.look(side);
        Set<Integer> expected = Positions.legalMoves(position).stream()
                .map(move -> Move.from(move) << 6 | Move.to(move))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<Integer> found = new TreeSet<>();
        for (int piece = 0; piece < pieces.squares.length; piece++) {
            if (pieces.signature.colors[piece] == side && pieces.squares[piece] != Signature.NONE) {
                assertThat(pieces.pieceOn(pieces.squares[piece])).isEqualTo(piece);
                for (long rest = pieces.targets(piece); rest != 0; rest = Bitboard.rest(rest)) {
                    found.add(pieces.squares[piece] << 6 | Bitboard.first(rest));
                }
            }
        }
        assertThat(found).isEqualTo(expected);
        assertThat(pieces.canMove()).isEqualTo(!expected.isEmpty());
        assertThat(pieces.inCheck()).isEqualTo(position.inCheck());
        assertThat(pieces.lookedAt()).isEqualTo(position.occupied());
        assertThat(pieces.occupied()).isEqualTo(position.occupied());
    }

    @Test
    void twoPiecesOnOneSquareAreImpossible() {
        RandomPieces board = new RandomPieces("KRK", 1);
        board.place();
        assertThat(board.pieces.arePossible()).isTrue();
        board.pieces.squares[2] = board.pieces.squares[1];
        assertThat(board.pieces.arePossible()).isFalse();
    }
}
