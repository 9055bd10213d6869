package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares attack sets with walking square by square. */
class AttacksTest {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void slidersSeeUpToTheFirstPieceInEachDirection(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 400; i++) {
            long occupied = random.nextLong() & (i % 2 == 0 ? random.nextLong() : -1L);
            for (int square = 0; square < 64; square++) {
                long straight = walk(square, STRAIGHT, 7, occupied);
                long diagonal = walk(square, DIAGONAL, 7, occupied);
                assertThat(Attacks.rook(square, occupied)).as("seed " + seed).isEqualTo(straight);
                assertThat(Attacks.bishop(square, occupied)).as("seed " + seed).isEqualTo(diagonal);
                assertThat(Attacks.queen(square, occupied)).isEqualTo(straight | diagonal);
                assertThat(Attacks.of(Piece.ROOK, square, occupied)).isEqualTo(straight);
                assertThat(Attacks.of(Piece.BISHOP, square, occupied)).isEqualTo(diagonal);
                assertThat(Attacks.of(Piece.QUEEN, square, occupied)).isEqualTo(straight | diagonal);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void slidersOnAnEmptyAndAFullBoard(long occupied) {
        for (int square = 0; square < 64; square++) {
            assertThat(Attacks.rook(square, occupied)).isEqualTo(walk(square, STRAIGHT, 7, occupied));
            assertThat(Attacks.bishop(square, occupied)).isEqualTo(walk(square, DIAGONAL, 7, occupied));
        }
    }

    @Test
    void aPieceCastsAShadow() {
        for (int square = 0; square < 64; square++) {
            assertThat(Attacks.bishop(square)).isEqualTo(Attacks.bishop(square, 0));
            for (int blocker = 0; blocker < 64; blocker++) {
                long queen = Attacks.queen(square, 0) & ~Attacks.shadow(square, blocker);
                assertThat(queen).isEqualTo(Attacks.queen(square, Bitboard.of(blocker)));
            }
        }
    }

    @Test
    void kingsKnightsAndPawnsStepOnce() {
        for (int square = 0; square < 64; square++) {
            assertThat(Attacks.king(square)).isEqualTo(walk(square, STRAIGHT, 1, 0) | walk(square, DIAGONAL, 1, 0));
            assertThat(Attacks.knight(square)).isEqualTo(walk(square, KNIGHT, 1, 0));
            assertThat(Attacks.of(Piece.KING, square, 0)).isEqualTo(Attacks.king(square));
            assertThat(Attacks.of(Piece.KNIGHT, square, 0)).isEqualTo(Attacks.knight(square));
            assertThat(Attacks.pawn(Color.WHITE, square)).isEqualTo(walk(square, new int[][] {{-1, 1}, {1, 1}}, 1, 0));
            assertThat(Attacks.pawn(Color.BLACK, square))
                    .isEqualTo(walk(square, new int[][] {{-1, -1}, {1, -1}}, 1, 0));
        }
    }

    @Test
    void betweenAndLineFollowRanksFilesAndDiagonals() {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                long between = 0;
                long line = 0;
                for (int[][] directions : new int[][][] {STRAIGHT, DIAGONAL}) {
                    for (int[] direction : directions) {
                        int[][] there = {direction};
                        int[][] back = {{-direction[0], -direction[1]}};
                        if (Bitboard.contains(walk(a, there, 7, 0), b)) {
                            between = walk(a, there, 7, Bitboard.of(b)) & ~Bitboard.of(b);
                            line = walk(a, there, 7, 0) | walk(a, back, 7, 0) | Bitboard.of(a);
                        }
                    }
                }
                assertThat(Attacks.between(a, b)).isEqualTo(between);
                assertThat(Attacks.line(a, b)).isEqualTo(line);
            }
        }
    }

    private static long walk(int square, int[][] directions, int longest, long occupied) {
        long reached = 0;
        for (int[] direction : directions) {
            for (int steps = 1; steps <= longest; steps++) {
                int file = square % 8 + steps * direction[0];
                int rank = square / 8 + steps * direction[1];
                if (file < 0 || file > 7 || rank < 0 || rank > 7) {
                    break;
                }
                reached |= 1L << rank * 8 + file;
                if ((occupied >>> rank * 8 + file & 1) != 0) {
                    break;
                }
            }
        }
        return reached;
    }
}
