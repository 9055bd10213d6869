package io.github.kingfell.tables.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One number for pawns that a reflection or an exchange of like pawns makes equal, in the order of solving. */
class PawnPlacementsTest {
    private static Signature signature(String name) {
        return new Signature(MaterialKey.parse(name));
    }

    /** 48 squares, of which a reflection makes 24; two like pawns in 1128 ways, of which 24 are their own image. */
    @ParameterizedTest
    @CsvSource({"KRK, 1", "KPK, 24", "KPPK, 576", "KPKP, 1128"})
    void howManyThereAre(String name, int count) {
        assertThat(new PawnPlacements(signature(name)).count()).isEqualTo(count);
    }

    @ParameterizedTest
    @ValueSource(strings = {"KPK", "KPPK", "KPKP", "KPPKP"})
    void reflectionsAndLikePawnsShareANumber(String name) {
        Signature signature = signature(name);
        PawnPlacements placements = new PawnPlacements(signature);
        Random random = new Random(13);
        for (int tried = 0; tried < 500; tried++) {
            int[] pawns = random.ints(8, 56).distinct().limit(signature.pawns()).toArray();
            int[] squares = new int[signature.pieceCount];
            System.arraycopy(pawns, 0, squares, signature.firstPawn, pawns.length);
            int found = placements.find(squares);
            int[] reflected = squares.clone();
            PawnPlacements.reflect(reflected, signature.pieceCount);
            assertThat(placements.find(reflected) >> 1).isEqualTo(found >> 1);
            int[] stored = new int[signature.pieceCount];
            placements.place(found >> 1, stored);
            assertThat(placements.find(stored)).as("stands for itself").isEqualTo(found >> 1 << 1);
            assertThat(pawns(signature, (found & 1) == 0 ? squares : reflected)).isEqualTo(pawns(signature, stored));
            boolean own = Arrays.equals(pawns(signature, squares), pawns(signature, reflected));
            assertThat(placements.isItsOwnReflection(found >> 1)).isEqualTo(own);
        }
    }

    private static int[] pawns(Signature signature, int[] squares) {
        int[] board = new int[64];
        for (int piece = signature.firstPawn; piece < signature.pieceCount; piece++) {
            board[squares[piece]] = 1 + signature.colors[piece];
        }
        return board;
    }

    /** A step of a pawn leads to a smaller number: the slices before it are solved. */
    @ParameterizedTest
    @ValueSource(strings = {"KPK", "KPPK", "KPKP"})
    void everyStepLeadsToASmallerNumber(String name) {
        Signature signature = signature(name);
        PawnPlacements placements = new PawnPlacements(signature);
        int steps = 0;
        for (int number = 0; number < placements.count(); number++) {
            int[] squares = new int[signature.pieceCount];
            placements.place(number, squares);
            assertThat(placements.find(squares) >> 1).isEqualTo(number);
            for (int piece = signature.firstPawn; piece < signature.pieceCount; piece++) {
                int[] next = squares.clone();
                next[piece] += signature.colors[piece] == Color.WHITE ? 8 : -8;
                boolean stays = Square.rank(next[piece]) > 0 && Square.rank(next[piece]) < 7;
                if (stays && isFree(signature, squares, next[piece])) {
                    assertThat(placements.find(next) >> 1).isLessThan(number);
                    steps++;
                }
            }
        }
        assertThat(steps).isPositive();
    }

    private static boolean isFree(Signature signature, int[] squares, int square) {
        return Arrays.stream(squares, signature.firstPawn, signature.pieceCount).noneMatch(taken -> taken == square);
    }

    @Test
    void twoPawnsOnOneSquareHaveNoNumber() {
        Signature signature = signature("KPKP");
        int[] squares = {0, 0, 20, 20};
        assertThat(new PawnPlacements(signature).find(squares)).isNegative();
    }
}
