package io.github.kingfell.engine.forcing.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A mate in three of king and rook, and one in one. */
class TreePrinterTest {
    private final Endgame endgame = new StraightToMate(TreeMethod.DEEPENING);

    private TreeMove tree(Position position) {
        BookPosition place = new EndgameBook(List.of(endgame)).find(position).orElseThrow();
        ForcingTree tree = new ForcingTree(endgame, place.seen());
        tree.grow(place.seen(), endgame.treeRules().limits(), SearchControl.unlimited());
        return TreeMove.of(endgame, tree, tree.firstNode(), place.seen(), place.view());
    }

    private List<String> lines(String fen, int most) {
        Position position = Positions.of(fen);
        return TreePrinter.lines(tree(position), position, endgame.stages(), most);
    }

    @Test
    void everyReplyIsALine() {
        assertThat(lines("8/8/8/8/1K4R1/8/k7/8 w - - 0 1", 100))
                .containsExactly(
                        "1. Kc3",
                        "   1... Ka3 2. Kc2",
                        "      2... Ka2 3. Ra4#: checkmate",
                        "   1... Ka1 2. Kb3",
                        "      2... Kb1 3. Rg1#: checkmate",
                        "   1... Kb1 2. Ra4",
                        "      2... Kc1 3. Ra1#: checkmate");
    }

    @Test
    void aLargeTreeIsCutAtADepth() {
        String fen = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";
        int all = lines(fen, 100).size();
        assertThat(lines(fen, all)).hasSize(all);
        assertThat(lines(fen, all - 1)).hasSize(4).first().isEqualTo("1. Kc3");
        assertThat(lines(fen, all - 1).subList(1, 4)).allMatch(line -> line.endsWith(" ... 1 move more"));
        assertThat(lines(fen, 3)).containsExactly("1. Kc3 ... 2 moves more");
    }

    /** The moves are those of the board, whichever side is the strong one. */
    @Test
    void theStrongSideMayBeBlack() {
        assertThat(lines("r7/8/8/8/8/6k1/8/7K b - - 0 1", 100)).containsExactly("1. Ra1#: checkmate");
    }
}
