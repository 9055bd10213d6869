package io.github.kingfell.book.kbnk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.BoardSymmetry;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PromisesTest {
    private static final int POSITIONS = 20_000;

    private final Kbnk book = new Kbnk(Edition.AMENDED);
    private final Placements placements = new Placements("KBNK");
    private final Random random = new Random(1968);

    private Position next(int sideToMove) {
        while (true) {
            int number = random.nextInt(placements.size());
            Position x = placements.canonical(number) == number ? placements.position(number, sideToMove) : null;
            if (x != null) {
                return x;
            }
        }
    }

    @Test
    void theStageWithoutABoardIsTheStageOfTheBook() {
        for (int i = 0; i < POSITIONS; i++) {
            Position p = next(Color.WHITE);
            assertThat(KbnkStages.stage(BareKingPosition.ofBishopAndKnight(p)))
                    .as(Fen.format(p))
                    .isEqualTo(Standing.stage(book.standing(p)));
        }
    }

    @Test
    void imagesAreGivenTheSamePromise() {
        Promises promises = Promises.shipped();
        for (int i = 0; i < POSITIONS; i++) {
            int p = BareKingPosition.ofBishopAndKnight(next(Color.WHITE));
            for (BoardSymmetry symmetry : BoardSymmetry.values()) {
                assertThat(promises.of(BareKingPosition.image(p, symmetry))).isEqualTo(promises.of(p));
            }
        }
    }

    /** By the rules: the maximum over all replies, nothing when a piece falls, and 0 at mate. */
    @Test
    void afterAMoveTheWorstReplyIsPromised() {
        MoveList replies = new MoveList();
        int promised = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position q = next(Color.BLACK);
            new MoveGenerator(q).generate(q, replies);
            int most = replies.isEmpty() && !q.inCheck() ? Endgame.NO_GUARANTEE : 0;
            for (int j = 0; j < replies.size(); j++) {
                int reply = replies.get(j);
                boolean takes = q.isCapture(reply);
                q.make(reply);
                most = Math.max(most, takes ? Endgame.NO_GUARANTEE : book.promise(q));
                q.unmake(reply);
            }
            assertThat(book.promise(q)).as(Fen.format(q)).isEqualTo(most);
            promised += most <= 50 ? 1 : 0;
        }
        assertThat(promised).isGreaterThan(POSITIONS / 3);
    }

    /** The book finds such trees within its limits. */
    @Test
    void treesKeepThePromise() {
        ForcingTree tree = new ForcingTree(book, Fen.start());
        for (int i = 0; i < 500; i++) {
            Position p = next(Color.WHITE);
            int promised = book.promise(p);
            Growth.Result result = tree.grow(p, book.treeRules().limits(), SearchControl.unlimited());
            assertThat(result == Growth.Result.FOUND).as(Fen.format(p)).isEqualTo(promised <= 50);
            if (promised <= 50) {
                assertKept(tree, tree.firstNode(), p.copy(), promised);
            }
        }
    }

    private void assertKept(ForcingTree tree, int node, Position x, int within) {
        x.make(tree.move(node));
        if (tree.isLeaf(node)) {
            assertThat(1 + book.promise(x)).isLessThanOrEqualTo(within);
        }
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            x.make(tree.replyMove(reply));
            assertKept(tree, tree.answer(reply), x, within - 1);
            x.unmake(tree.replyMove(reply));
        }
        x.unmake(tree.move(node));
    }

    @Test
    void theThesisPromisesNothing() {
        assertThat(new Kbnk(Edition.CLASSIC).promise(next(Color.WHITE))).isEqualTo(Endgame.NO_GUARANTEE);
    }
}
