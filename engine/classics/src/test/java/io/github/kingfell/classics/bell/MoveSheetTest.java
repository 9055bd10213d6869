package io.github.kingfell.classics.bell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compares the move lists with those that Bell prints. */
class MoveSheetTest {
    private static final String FIG_3_2 = "B4N2/2B5/5b2/R2ppkP1/3p1n1P/1N1p1P2/1K1P1Q2/8 w - - 0 1";
    private static final String FIG_3_3 = "5brk/4p1p1/4PpP1/5pp1/6P1/4p1PB/4P1PR/5BRK w - - 0 1";
    private static final String OF_1973 = "8/5p2/8/5P2/4p1p1/3pP1P1/pppP2PB/qkb2NRK w - - 0 1";

    @Test
    void rowsOfTheTablesAreThoseOfTheBook() {
        MoveTables tables = MoveTables.STANDARD;
        assertThat(tables.knight[1]).containsExactly(18, 11);
        assertThat(tables.knight[28]).containsExactly(34, 43, 45, 38, 22, 13, 11, 18);
        assertThat(tables.knight[56]).containsExactly(62, 39, 46);
        assertThat(tables.king[16]).containsExactly(7, 8, 15, 23, 24);
        assertThat(tables.king[18]).containsExactly(9, 10, 11, 17, 19, 25, 26, 27);
        assertThat(tables.rook.ends[1]).containsExactly(8, 1, 57, 1);
    }

    @Test
    void aPawnThatHasMovedFindsItselfInTheWayOfTheDoubleStep() {
        MoveTables tables = MoveTables.STANDARD;
        assertThat(tables.whitePawn[12]).containsExactly(20, 28, 19, 21);
        assertThat(tables.whitePawn[20]).containsExactly(28, 20, 27, 29);
        assertThat(tables.whitePawn[9]).containsExactly(17, 25, 65, 18);
        assertThat(tables.blackPawn[56]).containsExactly(48, 40, 65, 47);
        assertThat(tables.blackPawn[48][1]).isEqualTo(48);
    }

    @Test
    void figure32IsListedAsPrinted() {
        MoveSheet sheet = allMoves(BellBoard.of(Positions.of(FIG_3_2)), BellBoard.WHITE);
        assertThat(sheet.toArray())
                .containsExactly(numbers(
                        "11 2 62 56 47 45 52 -62",
                        "10 3 57 50 43 36 -57",
                        "9 3 51 60 42 58 44 37 -51",
                        "8 1 39 47 46 -39",
                        "7 4 33 34 35 36 41 49 25 17 9 1 -33",
                        "6 1 32 40 -32",
                        "4 2 18 35 28 3 1 -18",
                        "3 5 14 15 16 13 6 23 5 21 28 7 -14",
                        "1 6 10 1 2 3 9 11 17 19 -10"));
        assertThat(sheet.targets()).isEqualTo(44);
        assertThat(legal(FIG_3_2)).isEqualTo(42);
    }

    /**
     * Of White's 44 moves, those of the king to c2 and c3 (squares 11 and 19) prove illegal when Black's replies are
     * listed.
     */
    @Test
    void aMoveIsIllegalWhenTheReplyTakesTheKing() {
        BellBoard board = BellBoard.of(Positions.of(FIG_3_2));
        Ply white = new Ply(Level.W1, board, Reordering.NONE);
        Ply black = new Ply(Level.B1, board, Reordering.NONE);
        StringBuilder illegal = new StringBuilder();
        white.open();
        while (white.next()) {
            white.make();
            if (black.takesKing()) {
                illegal.append(white.move().from())
                        .append('-')
                        .append(white.move().to())
                        .append(' ');
            }
            white.unmake();
        }
        assertThat(illegal).hasToString("10-11 10-19 ");
    }

    @Test
    void theListsOfPiecesAreThoseOf1973() {
        BellBoard board = BellBoard.of(Positions.of(OF_1973));
        assertThat(squares(board, BellBoard.BLACK)).containsExactly(1, 2, 3, 9, 10, 11, 20, 29, 31, 54);
        assertThat(squares(board, BellBoard.WHITE)).containsExactly(6, 7, 8, 12, 15, 16, 21, 23, 38);
        assertThat(allMoves(board, BellBoard.WHITE).toArray()).containsExactly(numbers("9 1 38 46 -38"));
        board.make(BellBoard.WHITE, 9, 46, BellBoard.PAWN);
        assertThat(allMoves(board, BellBoard.BLACK).toArray()).containsExactly(numbers("3 3 3 12 -3"));
    }

    /** The flow of figure 3.4, with all its numbers. */
    @Test
    void figure33HasOneMoveAtEveryTurn() {
        BellBoard board = BellBoard.of(Positions.of(FIG_3_3));
        assertThat(board.pieceCount(BellBoard.WHITE)).isEqualTo(11);
        assertThat(board.pieceCount(BellBoard.BLACK)).isEqualTo(9);
        assertThat(allMoves(board, BellBoard.WHITE).toArray()).containsExactly(numbers("9 1 31 38 -31"));
        board.make(BellBoard.WHITE, 9, 38, BellBoard.PAWN);
        assertThat(allMoves(board, BellBoard.BLACK).toArray())
                .containsExactly(numbers("9 6 64 56 -64", "3 1 39 31 -39"));
        board.make(BellBoard.BLACK, 3, 31, BellBoard.PAWN);
        assertThat(allMoves(board, BellBoard.WHITE).toArray()).containsExactly(numbers("8 3 24 31 -24"));
        board.make(BellBoard.WHITE, 8, 31, BellBoard.BISHOP);
        assertThat(allMoves(board, BellBoard.BLACK).toArray()).containsExactly(numbers("9 6 64 56 -64"));
        board.make(BellBoard.BLACK, 9, 56, BellBoard.KING);
        MoveSheet last = new MoveSheet(board, BellBoard.WHITE);
        assertThat(last.list(board.fromLastToFirst(BellBoard.WHITE), 0, 11))
                .as("the piece that takes")
                .isEqualTo(11);
        assertThat(last.toArray()).as("nobody is listed before him").isEmpty();
    }

    @Test
    void aSideToMoveThatIsBlackPlaysUpTheBoard() {
        String fen = "4k3/8/8/8/8/8/p7/K7 b - - 0 1";
        BellBoard board = BellBoard.of(Positions.of(fen));
        assertThat(squares(board, BellBoard.WHITE)).containsExactly(5, 49);
        assertThat(allMoves(board, BellBoard.WHITE).toArray()).containsExactly(numbers("1 6 5 4 6 12 13 14 -5"));
    }

    private static MoveSheet allMoves(BellBoard board, int side) {
        MoveSheet sheet = new MoveSheet(board, side);
        assertThat(sheet.list(board.fromLastToFirst(side), 0, board.pieceCount(side)))
                .isZero();
        return sheet;
    }

    private static int[] squares(BellBoard board, int side) {
        return IntStream.rangeClosed(1, board.pieceCount(side))
                .map(number -> board.square(side, number))
                .toArray();
    }

    private static int[] numbers(String... rows) {
        return Arrays.stream(String.join(" ", rows).split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    private static int legal(String fen) {
        return new MoveGenerator(Positions.of(fen)).count(Positions.of(fen));
    }
}
