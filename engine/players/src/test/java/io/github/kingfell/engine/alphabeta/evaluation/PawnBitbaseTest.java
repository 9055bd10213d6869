package io.github.kingfell.engine.alphabeta.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import org.junit.jupiter.api.Test;

class PawnBitbaseTest {
    private static final int LEGAL = 331_352;

    @Test
    void agreesWithTheExactTableEverywhere() {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse("KPK"), 1, BuildProgress.SILENT, () -> false);
        TableProbe truth = library.reader();
        int legal = 0;
        int wrong = 0;
        for (int number = 0; number < 2 << 18; number++) {
            int sideToMove = number >>> 18;
            int king = number >>> 12 & 63;
            int pawn = number >>> 6 & 63;
            int enemyKing = number & 63;
            if (king == pawn || pawn == enemyKing || king == enemyKing) {
                continue;
            }
            PositionBuilder builder = new PositionBuilder()
                    .put(king, Piece.of(Color.WHITE, Piece.KING))
                    .put(pawn, Piece.of(Color.WHITE, Piece.PAWN))
                    .put(enemyKing, Piece.of(Color.BLACK, Piece.KING))
                    .sideToMove(sideToMove);
            try {
                boolean won = truth.plies(builder.build()) >= 0;
                legal++;
                wrong += won == PawnBitbase.isWon(sideToMove, king, pawn, enemyKing) ? 0 : 1;
            } catch (IllegalPositionException e) {
                // No position.
            }
        }
        assertThat(legal).isEqualTo(LEGAL);
        assertThat(wrong).isZero();
    }
}
