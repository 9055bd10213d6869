package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks the small encodings: squares, pieces, colours, sets, rights, hash numbers. */
class VocabularyTest {
    @Test
    void everySquareHasItsName() {
        for (int square = 0; square < 64; square++) {
            assertThat(Square.parse(Square.name(square))).isEqualTo(square);
            assertThat(Square.of(Square.file(square), Square.rank(square))).isEqualTo(square);
            assertThat(Square.isDark(square)).isEqualTo(Bitboard.contains(Bitboard.DARK, square));
            assertThat(Square.file(Square.flip(square))).isEqualTo(Square.file(square));
            assertThat(Square.rank(Square.flip(square))).isEqualTo(7 - Square.rank(square));
        }
        assertThat(Square.name(Square.A8)).isEqualTo("a8");
        assertThat(Square.isDark(Square.A1)).isTrue();
    }

    @Test
    void whatIsNoSquareIsNone() {
        for (String text : new String[] {"", "e", "e9", "i1", "e0", "E4", "e44", "-", "é4"}) {
            assertThat(Square.parse(text)).as(text).isEqualTo(Square.NONE);
        }
    }

    @Test
    void distanceIsCountedInKingMoves() {
        assertThat(Square.distance(Square.A1, Square.H8)).isEqualTo(7);
        assertThat(Square.distance(Square.parse("b3"), Square.parse("c7"))).isEqualTo(4);
        assertThat(Square.distance(Square.A1, Square.A1)).isZero();
    }

    @Test
    void everyPieceHasItsLetter() {
        for (int color = 0; color < 2; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                int piece = Piece.of(color, kind);
                assertThat(Piece.fromSymbol(Piece.symbol(piece))).isEqualTo(piece);
                assertThat(Piece.color(piece)).isEqualTo(color);
                assertThat(Piece.kind(piece)).isEqualTo(kind);
                assertThat(Character.isUpperCase(Piece.symbol(piece))).isEqualTo(color == Color.WHITE);
            }
        }
        for (char letter : ".xX1/ \0ß".toCharArray()) {
            assertThat(Piece.fromSymbol(letter)).isEqualTo(Piece.NONE);
        }
    }

    @Test
    void coloursMoveInOppositeDirections() {
        assertThat(Color.forward(Color.WHITE)).isEqualTo(8);
        assertThat(Color.forward(Color.BLACK)).isEqualTo(-8);
        assertThat(Color.opponent(Color.WHITE)).isEqualTo(Color.BLACK);
        assertThat(Color.opponent(Color.BLACK)).isEqualTo(Color.WHITE);
    }

    @Test
    void setsOfSquaresAreCountedAndPeeled() {
        long set = Bitboard.of(3) | Bitboard.of(17) | Bitboard.of(63);
        assertThat(Bitboard.count(set)).isEqualTo(3);
        assertThat(Bitboard.first(set)).isEqualTo(3);
        assertThat(Bitboard.rest(set)).isEqualTo(Bitboard.of(17) | Bitboard.of(63));
        assertThat(Bitboard.several(set)).isTrue();
        assertThat(Bitboard.several(Bitboard.of(63))).isFalse();
        assertThat(Bitboard.several(0)).isFalse();
        assertThat(Bitboard.file(7)).isEqualTo(Bitboard.FILE_H);
        assertThat(Bitboard.rank(7)).isEqualTo(Bitboard.RANK_8);
        assertThat(Bitboard.toText(Bitboard.of(Square.A8)))
                .startsWith("x.......\n........\n")
                .hasSize(72);
    }

    @Test
    void castlingEndsOnTheSquaresOfStandardChess() {
        assertThat(Square.name(CastlingRights.kingTarget(Color.WHITE, CastlingRights.KING_SIDE)))
                .isEqualTo("g1");
        assertThat(Square.name(CastlingRights.rookTarget(Color.WHITE, CastlingRights.QUEEN_SIDE)))
                .isEqualTo("d1");
        assertThat(Square.name(CastlingRights.kingTarget(Color.BLACK, CastlingRights.QUEEN_SIDE)))
                .isEqualTo("c8");
        assertThat(Square.name(CastlingRights.rookTarget(Color.BLACK, CastlingRights.KING_SIDE)))
                .isEqualTo("f8");
        assertThat(CastlingRights.index(Color.BLACK, CastlingRights.QUEEN_SIDE)).isEqualTo(3);
    }

    @Test
    void hashNumbersDiffer() {
        Set<Long> numbers = new HashSet<>();
        for (int color = 0; color < 2; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                for (int square = 0; square < 64; square++) {
                    numbers.add(Zobrist.piece(Piece.of(color, kind), square));
                }
            }
        }
        for (int rights = 0; rights < 16; rights++) {
            numbers.add(Zobrist.castling(rights));
        }
        for (int file = 0; file < 8; file++) {
            numbers.add(Zobrist.enPassant(file));
        }
        numbers.add(Zobrist.SIDE);
        assertThat(numbers).hasSize(2 * 6 * 64 + 16 + 8 + 1).contains(0L);
        assertThat(Zobrist.castling(0)).isZero();
    }
}
