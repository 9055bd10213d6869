package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of invented values: the moves of the rules, looked up one by one, judge the survey. */
class MoveSurveyTest {
    /** A prime number; the values repeat after it. */
    private static final int PERIOD = 4099;

    private final Map<Long, LoadedTable> tables = new HashMap<>();

    /** Every slice of a table has the same random values. */
    private LoadedTable invented(long key) {
        return tables.computeIfAbsent(key, k -> {
            Signature signature = new Signature(k);
            byte[][] values = new byte[2][new SliceIndex(signature).size()];
            Random random = new Random(k);
            for (byte[] side : values) {
                byte[] some = new byte[PERIOD];
                for (int i = 0; i < some.length; i++) {
                    // The longest losses are left to another test.
                    int moves = 1 + random.nextInt(100);
                    int code = random.nextBoolean() ? MoveCode.win(moves) : MoveCode.loss(moves);
                    some[i] = random.nextInt(3) == 0 ? MoveCode.DRAW : (byte) code;
                }
                for (int i = 0; i < side.length; i++) {
                    side[i] = some[i % PERIOD];
                }
            }
            return new LoadedTable(signature, number -> values, new SliceMemory(Long.MAX_VALUE));
        });
    }

    private int plies(Position position) {
        LoadedTable table = invented(MaterialKey.strongerWhite(position.material()));
        int plies = new BuiltTable(table).plies(position, position.material(), new int[Signature.MOST_PIECES]);
        return position.enPassant() == Square.NONE ? plies : EnPassant.plies(position, plies, this::plies);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KPKP", "KPPK", "KRKB", "KBPK"})
    void theBestOfTheMovesThatLeave(String material) {
        RandomPieces board = new RandomPieces(material, 3);
        Successors successors = new Successors(board.pieces.signature, this::invented);
        MoveSurvey survey = new MoveSurvey(board.pieces, successors);
        Random random = new Random(5);
        for (int i = 0; i < 1000; i++) {
            board.place();
            if (material.equals("KPKP") && i % 2 == 0) {
                facing(board.pieces, random);
            }
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                Position position =
                        board.pieces.arePossible() ? board.position(side).orElse(null) : null;
                if (position != null) {
                    int[] before = board.pieces.squares.clone();
                    survey.look(side);
                    assertThat(board.pieces.squares).isEqualTo(before);
                    check(survey, position);
                }
            }
        }
    }

    /** A pawn on its first square, and a hostile one where it could capture en passant. */
    private static void facing(PlacedPieces pieces, Random random) {
        int file = random.nextInt(7);
        boolean left = random.nextBoolean();
        boolean white = random.nextBoolean();
        pieces.squares[2] = Square.of(left ? file : file + 1, white ? 1 : 4);
        pieces.squares[3] = Square.of(left ? file + 1 : file, white ? 3 : 6);
    }

    private void check(MoveSurvey survey, Position position) {
        int staying = 0;
        int best = ExactValues.UNKNOWN;
        for (int move : Positions.legalMoves(position)) {
            boolean leaves = position.isCapture(move) || Piece.kind(position.pieceAt(Move.from(move))) == Piece.PAWN;
            if (leaves) {
                Position after = position.copy();
                after.make(move);
                int value = EnPassant.before(plies(after));
                best = best == ExactValues.UNKNOWN ? value : EnPassant.better(best, value);
            } else {
                staying++;
            }
        }
        assertThat(survey.staying()).isEqualTo(staying);
        assertThat(survey.leaves()).isEqualTo(best != ExactValues.UNKNOWN);
        assertThat(survey.inCheck()).isEqualTo(position.inCheck());
        assertThat(survey.winsBeyond()).isFalse();
        if (survey.leaves()) {
            int code = survey.best();
            assertThat(code == MoveCode.DRAW ? ExactValues.DRAW : MoveCode.plies(code))
                    .isEqualTo(best);
        }
    }

    /** A table with one value for all positions of a slice. */
    private static LoadedTable constant(String material, IntUnaryOperator codeOfSlice) {
        Signature signature = new Signature(MaterialKey.parse(material));
        return new LoadedTable(
                signature,
                number -> {
                    byte[][] values = new byte[2][new SliceIndex(signature).size()];
                    Arrays.fill(values[Color.WHITE], (byte) codeOfSlice.applyAsInt(number));
                    Arrays.fill(values[Color.BLACK], (byte) codeOfSlice.applyAsInt(number));
                    return values;
                },
                new SliceMemory(Long.MAX_VALUE));
    }

    /** The best move of a board, where every move loses at once but to positions of the given tables. */
    private static int best(PlacedPieces pieces, int[] squares, LoadedTable... given) {
        System.arraycopy(squares, 0, pieces.squares, 0, squares.length);
        Map<Long, LoadedTable> known = new HashMap<>();
        for (LoadedTable table : given) {
            known.put(table.signature().key, table);
        }
        MoveSurvey survey = new MoveSurvey(
                pieces,
                new Successors(
                        pieces.signature,
                        key -> known.computeIfAbsent(
                                key, other -> constant(MaterialKey.name(other), number -> MoveCode.win(1)))));
        survey.look(Color.WHITE);
        return survey.best();
    }

    /** After c2-c4 Black, otherwise stalemated, must take en passant and loses. */
    @Test
    void enPassantMayBeTheOnlyMove() {
        PlacedPieces pieces = new RandomPieces("KQPKP", 1).pieces;
        int[] squares = {Square.of(3, 2), Square.H8, Square.of(6, 5), Square.of(2, 1), Square.of(3, 3)};
        int best = best(
                pieces,
                squares,
                constant("KQPKP", number -> MoveCode.DRAW),
                constant("KQKP", number -> MoveCode.win(5)));
        assertThat(best).isEqualTo(MoveCode.win(6));
    }

    /** After c2-c4 the pawn on b4 may not take: both pawns would leave the rank on which the rook attacks the king. */
    @Test
    void enPassantMayBePinned() {
        PlacedPieces pieces = new RandomPieces("KRPKP", 1).pieces;
        int[] squares = {Square.of(4, 0), Square.of(0, 3), Square.of(7, 3), Square.of(2, 1), Square.of(1, 3)};
        int[] after = squares.clone();
        after[3] = Square.of(2, 3);
        int slice = new PawnPlacements(pieces.signature).find(after) >> 1;
        int best = best(
                pieces,
                squares,
                constant("KRPKP", number -> number == slice ? MoveCode.DRAW : MoveCode.win(1)),
                constant("KRKP", number -> MoveCode.loss(3)));
        assertThat(best).isEqualTo(MoveCode.DRAW);
    }

    /** A capture that leads to a loss of 127 moves wins in 128, which a byte does not hold. */
    @Test
    void aWinBeyondTheLongest() {
        RandomPieces board = new RandomPieces("KRKB", 1);
        byte[][] longest = new byte[2][new SliceIndex(new Signature(MaterialKey.parse("KRK"))).size()];
        Arrays.fill(longest[Color.BLACK], MoveCode.loss(MoveCode.MOST_MOVES));
        LoadedTable krk = new LoadedTable(
                new Signature(MaterialKey.parse("KRK")), number -> longest, new SliceMemory(Long.MAX_VALUE));
        MoveSurvey survey = new MoveSurvey(
                board.pieces,
                new Successors(board.pieces.signature, key -> key == MaterialKey.parse("KRK") ? krk : invented(key)));
        System.arraycopy(
                new int[] {Square.A1, Square.H8, Square.of(3, 3), Square.of(3, 6)}, 0, board.pieces.squares, 0, 4);
        survey.look(Color.WHITE);
        assertThat(survey.winsBeyond()).isTrue();
        assertThat(survey.leaves()).isTrue();
        assertThat(survey.best()).isEqualTo(MoveCode.DRAW);
        board.pieces.squares[3] = Square.of(4, 6);
        survey.look(Color.WHITE);
        assertThat(survey.winsBeyond()).isFalse();
        assertThat(survey.leaves()).isFalse();
    }
}
