package io.github.kingfell.engine.forcing.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.CapablancaDemonstration;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words on figure 3.3 of Huberman 1968, chapter 3. */
class PhrasesTest {
    private final Endgame endgame = new CapablancaDemonstration(true);
    private final BookPosition place = new EndgameBook(List.of(endgame))
            .find(Positions.of("2k5/R7/8/3K4/8/8/8/8 w - - 0 6"))
            .orElseThrow();

    @Test
    void whereWeAre() {
        assertThat(Phrases.whereWeAre(place))
                .isEqualTo("king and rook against king, demonstration, stage 2 of 4, confined to an edge:"
                        + " bring the king up");
        assertThat(Phrases.summary(place, 1, 0, 12, false))
                .isEqualTo("forcing tree of depth 1, 12 positions examined; KRK, stage 2 of 4, 3 lines");
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 'stage 2, 3 lines'", "2, 1, 'stage 2, 1 line'", "1, 0, stage 1", "4, 0, checkmate"})
    void standingsInWords(int stage, long measure, String words) {
        assertThat(Phrases.inWords(endgame.stages(), Standing.of(stage, measure)))
                .isEqualTo(words);
    }

    @Test
    void theEndOfABranch() {
        assertThat(reached("", Endgame.NO_GUARANTEE)).isEqualTo("stage 2, 3 lines");
        assertThat(reached("the king is nearer", Endgame.NO_GUARANTEE))
                .isEqualTo("stage 2, 3 lines, the king is nearer");
        assertThat(reached("", 1)).isEqualTo("stage 2, 3 lines, the book can promise mate within 1 more move");
        assertThat(reached("", 4)).isEqualTo("stage 2, 3 lines, the book can promise mate within 4 more moves");
        assertThat(reached("", 0)).isEqualTo("stage 2, 3 lines");
    }

    private String reached(String added, int promise) {
        return Phrases.reached(endgame.stages(), new TreeMove(0, Standing.of(2, 3), added, promise, List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "4, 0, 478, false, 'forcing tree of depth 4, 478 positions examined'",
        "1, 0, 1, false, 'forcing tree of depth 1, 1 position examined'",
        "9, 0, 0, true, 'remembered tree of depth 9'",
        "2, 3, 0, false, 'move 4 of a forcing tree of depth 2 from here, no position examined'",
        "2, 1, 0, true, 'move 2 of a remembered tree of depth 2 from here, no position examined'"
    })
    void theSizeOfATree(int depth, int earlier, int examined, boolean remembered, String words) {
        assertThat(Phrases.size(depth, earlier, examined, remembered)).isEqualTo(words);
    }

    @Test
    void piecesAreNamed() {
        var position = Positions.of("8/2P5/1qk5/8/3N4/2B5/8/K6R b - - 0 1");
        assertThat(Phrases.attackedPiece(position, new Reasons.Attacked(Square.of(2, 6), true)))
                .isEqualTo("the pawn on c7, which is guarded");
        assertThat(Phrases.attackedPiece(position, new Reasons.Attacked(Square.of(3, 3), false)))
                .isEqualTo("the knight on d4, which is not guarded");
        assertThat(Phrases.attackedPiece(position, new Reasons.Attacked(Square.of(2, 2), false)))
                .startsWith("the bishop on c3");
        assertThat(Phrases.attackedPiece(position, new Reasons.Attacked(Square.of(7, 0), false)))
                .startsWith("the rook on h1");
        assertThat(Phrases.attackedPiece(position, new Reasons.Attacked(Square.of(1, 5), false)))
                .startsWith("the queen on b6");
    }
}
