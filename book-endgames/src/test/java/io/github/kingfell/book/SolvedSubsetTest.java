package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Huberman 1968, chapter 8: a move that leads into a solved ending is better, with no heuristics of its own. */
class SolvedSubsetTest {
    private static final SearchLimits GAME =
            SearchLimits.builder().clock(new Clock(60_000, 0, 0)).build();
    private static final SearchLimits ANALYSIS =
            SearchLimits.builder().infinite(true).build();

    private final EndgameBook book = StandardBook.create();
    private final BookMatch match = new BookMatch(book, StandardBook.certificates());

    @ParameterizedTest
    @CsvSource({
        "8/8/NB6/8/8/7k/5p2/K7 w - - 0 1,      b6f2", // the pawn is about to promote: into KBNK
        "k7/5P2/7K/8/8/nb6/8/8 b - - 0 1,      b3f7", // the same for Black
        "3Q2K1/3R1r2/7k/8/8/8/8/8 w - - 0 1,   d7f7" // the rook falls, with a piece to spare
    })
    void theMoveIntoASolvedEndingIsPlayed(String fen, String move) {
        Position position = Positions.of(fen);
        assertThat(UciMove.format(match.play(position).bestMove(), false)).isEqualTo(move);
    }

    /** Wherever a branch ends, the other ending's own definitions, or the rules, say that it is won. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/NB6/8/8/7k/5p2/K7 w - - 0 1",
                "2B5/8/8/8/1K6/2p3N1/2k5/8 w - - 0 1",
                "8/1K6/2N5/5B2/8/8/2p5/2k5 w - - 0 1",
                "6R1/7k/6p1/8/K7/1P6/8/8 w - - 0 1"
            })
    void everyBranchEndsInASolvedEnding(String fen) {
        Position root = Positions.of(fen);
        TreeMove tree = match.player().explain(root).plan().orElseThrow().tree();
        assertThat(ends(tree, root.copy())).isPositive();
    }

    private int ends(TreeMove node, Position board) {
        board.make(node.move());
        MoveList replies = MoveList.legal(board);
        int ends = 0;
        if (node.isLeaf()) {
            assertThat(replies.isEmpty() ? board.inCheck() : isSolved(board))
                    .as(Fen.format(board))
                    .isTrue();
            ends++;
        }
        for (TreeMove.Reply reply : node.replies()) {
            board.make(reply.move());
            ends += ends(reply.answer(), board);
            board.unmake(reply.move());
        }
        board.unmake(node.move());
        return ends;
    }

    private boolean isSolved(Position q) {
        assertThat(Bitboard.count(q.color(q.sideToMove()))).isEqualTo(1);
        Optional<BookPosition> found = book.find(q);
        return found.isEmpty()
                ? hasHeavyPiece(q)
                : Standing.stage(found.get().endgame().standing(found.get().seen()))
                        >= found.get().endgame().leastWonStage();
    }

    private static boolean hasHeavyPiece(Position q) {
        return Fen.format(q).split(" ")[0].matches(q.sideToMove() == Color.BLACK ? ".*[QR].*" : ".*[qr].*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/3n4/8/3k4/p7/BN5K w - - 0 1", "8/8/4k3/8/8/2q5/8/KBN5 w - - 0 1"})
    void whereNoBranchLeadsThereItDeclines(String fen) {
        Answer answer = match.ask(Positions.of(fen), GAME, SearchSettings.DEFAULT);
        assertThat(answer).isInstanceOf(Answer.Declines.class);
    }

    /** Without a clock the prover and alpha-beta look for more, and the distance tables know up to four pieces. */
    @Test
    void onlyGamesAreRoutedThere() {
        PlayerRouter router = new PlayerRouter(book);
        Position position = Positions.of("8/8/NB6/8/8/7k/5p2/K7 w - - 0 1");
        assertThat(router.route(position, GAME, SearchSettings.DEFAULT).players())
                .startsWith(PlayerId.FORCING_TREE);
        assertThat(router.route(position, GAME, SearchSettings.DEFAULT).reason())
                .contains("KBNKP");
        assertThat(router.route(position, ANALYSIS, SearchSettings.DEFAULT).players())
                .doesNotContain(PlayerId.FORCING_TREE);
        Position four = Positions.of("8/8/8/8/3k4/1p6/1R6/1K6 w - - 0 1");
        assertThat(router.route(four, GAME, SearchSettings.DEFAULT).players()).startsWith(PlayerId.EXACT_TABLE);
        Position bare = Positions.of("7k/8/8/8/8/8/BNP5/K7 w - - 0 1");
        assertThat(router.route(bare, GAME, SearchSettings.DEFAULT).players()).doesNotContain(PlayerId.FORCING_TREE);
    }
}
