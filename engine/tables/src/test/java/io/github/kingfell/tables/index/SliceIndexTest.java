package io.github.kingfell.tables.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Equal numbers for equal placements, and no others. */
class SliceIndexTest {
    private static Signature signature(String name) {
        return new Signature(MaterialKey.parse(name));
    }

    /** Kings and pieces on different squares, the kings apart. */
    private static int[] placement(Signature signature, Random random) {
        while (true) {
            int[] squares =
                    random.ints(0, 64).distinct().limit(signature.firstPawn).toArray();
            if (Square.distance(squares[0], squares[1]) > 1) {
                return Arrays.copyOf(squares, signature.pieceCount);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"KK", "KRK", "KBBK", "KQKR", "KBNKN", "KBBKN", "KQKRR", "KNNNK"})
    void imagesAndLikePiecesShareANumber(String name) {
        Signature signature = signature(name);
        SliceIndex index = new SliceIndex(signature);
        Random random = new Random(11);
        for (int tried = 0; tried < 300; tried++) {
            int[] squares = placement(signature, random);
            int number = index.of(squares);
            assertThat(number).isBetween(0, index.size() - 1);
            int[] stored = new int[signature.pieceCount];
            index.place(number, stored);
            assertThat(index.of(stored)).isEqualTo(number);
            boolean found = false;
            for (int symmetry = 0; symmetry < Symmetry.COUNT; symmetry++) {
                int turn = symmetry;
                int[] image = Arrays.stream(squares)
                        .map(square -> Symmetry.apply(turn, square))
                        .toArray();
                assertThat(index.of(image)).as("symmetry %d", symmetry).isEqualTo(number);
                found |= sameBoard(signature, image, stored);
                for (int piece = 3; piece < signature.firstPawn; piece++) {
                    if (signature.isLikePrevious(piece)) {
                        int[] exchanged = image.clone();
                        exchanged[piece] = image[piece - 1];
                        exchanged[piece - 1] = image[piece];
                        assertThat(index.of(exchanged)).isEqualTo(number);
                    }
                }
            }
            assertThat(found).as("the number stands for this placement").isTrue();
        }
    }

    private static boolean sameBoard(Signature signature, int[] one, int[] other) {
        return Arrays.equals(board(signature, one), board(signature, other));
    }

    private static int[] board(Signature signature, int[] squares) {
        int[] board = new int[64];
        for (int piece = 0; piece < signature.firstPawn; piece++) {
            board[squares[piece]] = 1 + 2 * signature.kinds[piece] + signature.colors[piece];
        }
        return board;
    }

    /** With pawns the board has no symmetry left: every pair of kings has a number of its own. */
    @Test
    void withPawnsNothingIsReflected() {
        Signature signature = signature("KRKP");
        SliceIndex index = new SliceIndex(signature);
        assertThat(index.size()).isEqualTo(3612 * 64);
        int[] squares = {0, 18, 40, 0};
        int[] mirrored = {7, 21, 47, 0};
        assertThat(index.of(squares)).isNotEqualTo(index.of(mirrored));
        int[] stored = new int[4];
        index.place(index.of(mirrored), stored);
        assertThat(stored).startsWith(7, 21, 47);
    }

    @ParameterizedTest
    @CsvSource({"KK, 462", "KRK, 29568", "KBBK, 1892352", "KBNKN, 121110528"})
    void sizes(String name, int size) {
        assertThat(new SliceIndex(signature(name)).size()).isEqualTo(size);
    }

    @Test
    void aPlacementOnTheDiagonalIsItsOwnReflection() {
        SliceIndex index = new SliceIndex(signature("KRK"));
        int a1 = Square.parse("a1");
        int d4 = Square.parse("d4");
        assertThat(index.isItsOwnReflection(new int[] {a1, d4, Square.parse("h8")}))
                .isTrue();
        assertThat(index.isItsOwnReflection(new int[] {a1, d4, Square.parse("h7")}))
                .isFalse();
        assertThat(index.isItsOwnReflection(new int[] {a1, Square.parse("d5"), Square.parse("h8")}))
                .isFalse();
        SliceIndex alike = new SliceIndex(signature("KBBK"));
        assertThat(alike.isItsOwnReflection(new int[] {a1, d4, Square.parse("b1"), Square.parse("a2")}))
                .as("each bishop on the other's square")
                .isTrue();
    }

    /** Where one piece moves, only its six bits change: unless a reflection or a like piece could take its place. */
    @Test
    void simpleNumbersChangeWithOnePiece() {
        Signature signature = signature("KQKR");
        SliceIndex index = new SliceIndex(signature);
        Random random = new Random(12);
        int simple = 0;
        for (int tried = 0; tried < 300; tried++) {
            int[] squares = new int[4];
            index.place(index.of(placement(signature, random)), squares);
            int number = index.of(squares);
            boolean onDiagonal = squares[0] % 9 == 0 && squares[1] % 9 == 0;
            assertThat(index.isSimple(number)).isEqualTo(!onDiagonal);
            if (index.isSimple(number)) {
                simple++;
                for (int piece = 2; piece < 4; piece++) {
                    int[] moved = squares.clone();
                    moved[piece] ^= 1;
                    if (Arrays.stream(moved).distinct().count() == 4) {
                        assertThat(index.of(moved)).isEqualTo(number ^ 1 << index.shift(piece));
                    }
                }
            }
        }
        assertThat(simple).isPositive();
        SliceIndex alike = new SliceIndex(signature("KBBK"));
        assertThat(alike.isSimple(alike.of(new int[] {1, 40, 12, 33}))).isFalse();
    }
}
