package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.Fen;
import org.junit.jupiter.api.Test;

class PositionBuilderTest {
    private static final int WHITE_KING = Piece.of(Color.WHITE, Piece.KING);
    private static final int BLACK_KING = Piece.of(Color.BLACK, Piece.KING);

    @Test
    void aSetUpBecomesAPosition() throws IllegalPositionException {
        Position position = kings().put(Square.H1, Piece.of(Color.WHITE, Piece.ROOK))
                .castlingRook(Color.WHITE, Square.H1)
                .sideToMove(Color.BLACK)
                .counters(3, 40)
                .build();
        assertThat(Fen.format(position)).isEqualTo("4k3/8/8/8/8/8/8/4K2R b K - 3 40");
    }

    @Test
    void kingsAreOneEach() {
        rejects(new PositionBuilder().put(square("e8"), BLACK_KING), "White has 0 kings");
        rejects(new PositionBuilder().put(square("e1"), WHITE_KING), "Black has 0 kings");
        rejects(kings().put(square("a4"), BLACK_KING), "Black has 2 kings");
    }

    @Test
    void pawnsStandBetweenTheBackRanks() {
        rejects(kings().put(square("a1"), Piece.of(Color.WHITE, Piece.PAWN)), "pawn on a1");
        rejects(kings().put(square("h8"), Piece.of(Color.WHITE, Piece.PAWN)), "pawn on h8");
        rejects(kings().put(square("b1"), Piece.of(Color.BLACK, Piece.PAWN)), "pawn on b1");
    }

    @Test
    void theSideNotToMoveIsNotInCheck() throws IllegalPositionException {
        int rook = Piece.of(Color.WHITE, Piece.ROOK);
        rejects(kings().put(square("e4"), rook), "the side not to move is in check");
        assertThat(kings().put(square("e4"), rook)
                        .sideToMove(Color.BLACK)
                        .build()
                        .inCheck())
                .isTrue();
    }

    @Test
    void kingsDoNotTouch() {
        rejects(
                new PositionBuilder().put(square("e4"), WHITE_KING).put(square("e5"), BLACK_KING),
                "the side not to move is in check");
    }

    @Test
    void moreThanThirtyTwoPiecesAreTooMany() throws IllegalPositionException {
        PositionBuilder setUp = new PositionBuilder().put(square("a1"), WHITE_KING);
        setUp.put(square("h8"), BLACK_KING);
        for (int square = square("a2"), pieceCount = 2; pieceCount < 32; square++, pieceCount++) {
            setUp.put(square, Piece.of(Color.WHITE, Piece.KNIGHT));
        }
        // The last knight is on f5, which does not attack h8.
        assertThat(Bitboard.count(setUp.build().occupied())).isEqualTo(32);
        rejects(setUp.put(square("b1"), Piece.of(Color.WHITE, Piece.KNIGHT)), "more than 32 pieces");
    }

    @Test
    void anEnPassantSquareNeedsItsPawn() {
        rejects(kings().enPassant(square("d6")), "impossible en-passant square d6");
        int blackPawn = Piece.of(Color.BLACK, Piece.PAWN);
        rejects(kings().put(square("d5"), blackPawn).enPassant(square("d3")), "impossible en-passant square d3");
        rejects(
                kings().put(square("d5"), blackPawn)
                        .put(square("d7"), blackPawn)
                        .enPassant(square("d6")),
                "impossible en-passant square d6");
        rejects(
                kings().put(square("d5"), blackPawn)
                        .put(square("d6"), blackPawn)
                        .enPassant(square("d6")),
                "impossible en-passant square d6");
        rejects(
                kings().put(square("d5"), blackPawn).enPassant(square("d6")).sideToMove(Color.BLACK),
                "impossible en-passant square d6");
    }

    @Test
    void anEnPassantSquareOnlyStaysWhereACaptureIsLegal() throws IllegalPositionException {
        PositionBuilder setUp = kings().put(square("d5"), Piece.of(Color.BLACK, Piece.PAWN));
        setUp.enPassant(square("d6"));
        assertThat(setUp.build().enPassant()).isEqualTo(Square.NONE);
        setUp.put(square("c5"), Piece.of(Color.WHITE, Piece.PAWN));
        assertThat(setUp.build().enPassant()).isEqualTo(square("d6"));
    }

    @Test
    void countersStayInRange() throws IllegalPositionException {
        rejects(kings().counters(-1, 1), "halfmove clock out of range 0..9999");
        rejects(kings().counters(10_000, 1), "halfmove clock out of range 0..9999");
        rejects(kings().counters(0, -1), "move number out of range 0..9999");
        rejects(kings().counters(0, 10_000), "move number out of range 0..9999");
        assertThat(kings().counters(0, 0).build().fullmoveNumber()).isEqualTo(1);
    }

    @Test
    void aCastlingRightNeedsKingAndRookAtHome() {
        String complaint = "castling right without king and rook on the back rank";
        assertThatThrownBy(() -> kings().castlingRook(Color.WHITE, Square.H1)).hasMessage(complaint);
        assertThatThrownBy(() -> new PositionBuilder().castlingRook(Color.WHITE, Square.H1))
                .hasMessage(complaint);
        int rook = Piece.of(Color.WHITE, Piece.ROOK);
        assertThatThrownBy(() -> kings().put(square("h2"), rook).castlingRook(Color.WHITE, square("h2")))
                .hasMessage(complaint);
        assertThatThrownBy(() -> new PositionBuilder()
                        .put(square("e2"), WHITE_KING)
                        .put(Square.H1, rook)
                        .castlingRook(Color.WHITE, Square.H1))
                .hasMessage(complaint);
    }

    @Test
    void aWingHasOneCastlingRook() throws IllegalPositionException {
        int rook = Piece.of(Color.WHITE, Piece.ROOK);
        PositionBuilder setUp = kings().put(Square.H1, rook).put(square("g1"), rook);
        setUp.castlingRook(Color.WHITE, Square.H1).castlingRook(Color.WHITE, Square.H1);
        assertThatThrownBy(() -> setUp.castlingRook(Color.WHITE, square("g1")))
                .isInstanceOf(IllegalPositionException.class)
                .hasMessage("two castling rights for the same wing");
    }

    private static PositionBuilder kings() {
        return new PositionBuilder().put(square("e1"), WHITE_KING).put(square("e8"), BLACK_KING);
    }

    private static int square(String name) {
        return Square.parse(name);
    }

    private static void rejects(PositionBuilder setUp, String complaint) {
        assertThatThrownBy(setUp::build)
                .isInstanceOf(IllegalPositionException.class)
                .hasMessage(complaint);
    }
}
