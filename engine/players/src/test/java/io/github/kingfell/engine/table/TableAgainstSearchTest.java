package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the distance tables with mate searches on random positions. */
class TableAgainstSearchTest {
    private static final int DEEPEST = 3;

    private final Random random = new Random(1970);
    private final ProofNumberPlayer prover = new ProofNumberPlayer(1);

    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KRK", "KPK", "KRKN"})
    void noMateIsShorterOrLonger(String name) throws IllegalPositionException {
        long material = MaterialKey.parse(name);
        TableProbe probe = TableLibrary.withShippedTables().reader();
        int mates = 0;
        // Mates are rare in pawn endings.
        for (int tried = 0; tried < 100 || mates == 0 && tried < 30_000; tried++) {
            PositionBuilder builder = randomPieces(material);
            Position position = builder.build();
            Distance distance = probe.distance(position).orElseThrow();
            int shorter = distance.isWin() ? Math.min(DEEPEST, distance.moves() - 1) : DEEPEST;
            assertThat(MateOracle.mates(position.copy(), shorter))
                    .as(Fen.format(position))
                    .isFalse();
            if (distance.isWin() && distance.moves() <= DEEPEST) {
                mates++;
                assertThat(MateOracle.mates(position.copy(), distance.moves()))
                        .as(Fen.format(position))
                        .isTrue();
                assertThat(isProved(position, distance.moves()))
                        .as(Fen.format(position))
                        .isTrue();
            }
        }
        assertThat(mates).isPositive();
    }

    private boolean isProved(Position position, int moves) {
        Answer answer = prover.play(new SearchTask(
                position,
                SearchLimits.builder().mate(moves).build(),
                SearchSettings.DEFAULT,
                SearchControl.unlimited(),
                info -> {}));
        return answer instanceof Answer.Plays plays && plays.outcome().score() instanceof Score.Mate;
    }

    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KPK", "KRKN"})
    void coloursAreEqual(String name) throws IllegalPositionException {
        long material = MaterialKey.parse(name);
        TableProbe probe = TableLibrary.withShippedTables().reader();
        for (int tried = 0; tried < 5_000; tried++) {
            PositionBuilder builder = randomPieces(material);
            Position position = builder.build();
            assertThat(probe.plies(exchanged(builder, position.sideToMove() ^ 1)))
                    .as(Fen.format(position))
                    .isEqualTo(probe.plies(position))
                    .isNotEqualTo(TableProbe.UNKNOWN);
        }
    }

    /** Places the pieces of a material on random squares, as a legal position. */
    private PositionBuilder randomPieces(long material) {
        while (true) {
            PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
            for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                    int count = kind == Piece.KING ? 1 : MaterialKey.count(material, color, kind);
                    for (int i = 0; i < count; i++) {
                        builder.put(emptySquare(builder), Piece.of(color, kind));
                    }
                }
            }
            try {
                builder.build();
                return builder;
            } catch (IllegalPositionException e) {
                // Try again: kings side by side, a pawn on the last rank, or a king that can be captured.
            }
        }
    }

    private int emptySquare(PositionBuilder builder) {
        int square = random.nextInt(64);
        return builder.pieceAt(square) == Piece.NONE ? square : emptySquare(builder);
    }

    /** Returns the position with the colours exchanged and the board flipped. */
    private static Position exchanged(PositionBuilder builder, int sideToMove) throws IllegalPositionException {
        PositionBuilder other = new PositionBuilder().sideToMove(sideToMove);
        for (int square = 0; square < 64; square++) {
            int piece = builder.pieceAt(square);
            if (piece != Piece.NONE) {
                other.put(Square.flip(square), Piece.of(Piece.color(piece) ^ 1, Piece.kind(piece)));
            }
        }
        return other.build();
    }
}
