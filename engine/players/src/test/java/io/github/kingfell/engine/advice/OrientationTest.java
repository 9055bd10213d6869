package io.github.kingfell.engine.advice;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.View;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrientationTest {
    @ParameterizedTest
    @CsvSource({
        "8/8/4k3/4n3/3K4/8/8/R7 w - - 0 1, 8, 8",
        "8/8/8/8/3n4/8/8/k1KR4 b - - 0 1, 8, 8",
        "8/8/2k5/8/8/8/8/R6K w - - 0 1, 8, 8",
        "7k/8/8/8/3R4/8/8/K7 w - - 0 1, 4, 8",
        "8/8/8/4k3/8/8/P7/K7 w - - 0 1, 2, 2",
        "8/8/8/4k3/8/8/PP6/K7 b - - 0 1, 2, 2"
    })
    void allImagesAreTurnedIntoOne(String fen, int images, int symmetries) {
        Position board = Positions.of(fen);
        Position seen = Orientation.of(board, board.sideToMove()).apply(board);

        assertThat(Orientation.isCanonical(seen)).isTrue();
        assertThat(seen.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(Orientation.images(seen)).isEqualTo(images);
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            Position image = View.UPRIGHT.then(symmetry).apply(board);
            assertThat(Fen.format(Orientation.of(image, image.sideToMove()).apply(image)))
                    .as("symmetry %d", symmetry)
                    .isEqualTo(Fen.format(seen));
        }
    }

    @ParameterizedTest
    @CsvSource({"0", "3", "4", "7"})
    void movesGoThereAndBack(int symmetry) {
        Position board = Positions.of("8/8/4k3/4n3/3K4/8/8/R7 b - - 0 1");
        View view = View.of(Color.BLACK).then(symmetry);
        Position seen = view.apply(board);

        for (int move : Positions.legalMoves(board)) {
            int turned = view.apply(move);
            assertThat(view.toBoard(turned)).isEqualTo(move);
            assertThat(Positions.legalMoves(seen)).contains(turned);
        }
    }
}
