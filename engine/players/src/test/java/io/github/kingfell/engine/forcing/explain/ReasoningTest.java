package io.github.kingfell.engine.forcing.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.engine.forcing.explain.Reasons.Attacked;
import io.github.kingfell.engine.forcing.explain.Reasons.Defence;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Reasons about mates of king and rook that are known by heart; the sentences follow from them. */
class ReasoningTest {
    private final Endgame endgame = new StraightToMate(TreeMethod.DEEPENING);
    private final EndgameBook book = new EndgameBook(List.of(endgame));

    private BookPosition place(Position position) {
        return book.find(position).orElseThrow();
    }

    private Reasons withPlan(Position position) {
        BookPosition place = place(position);
        ForcingTree tree = new ForcingTree(endgame, place.seen());
        tree.grow(place.seen(), endgame.treeRules().limits(), SearchControl.unlimited());
        return new Reasoning(book, true).withPlan(position, place, tree, tree.firstNode(), 0, Endgame.NO_GUARANTEE);
    }

    private static Map<String, Defence> bySan(Position before, List<Defence> defences) {
        return defences.stream()
                .collect(Collectors.toMap(defence -> San.format(before, defence.move()), defence -> defence));
    }

    /** 1. Kc3, and mate in two more moves whatever Black plays. */
    @Test
    void everyReplyHasItsAnswer() {
        Position position = Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1");
        Reasons reasons = withPlan(position);
        Reasons.Plan plan = reasons.plan().orElseThrow();
        assertThat(San.format(position, plan.tree().move())).isEqualTo("Kc3");
        assertThat(plan.tree().depth()).isEqualTo(3);
        assertThat(reasons.examined()).isPositive();
        Position before = new Wording(reasons).beforeDefence();
        Map<String, Defence> defences = bySan(before, reasons.defences());
        assertThat(defences).containsOnlyKeys("Ka1", "Ka3", "Kb1");
        assertThat(defences.values()).allSatisfy(defence -> {
            assertThat(defence.depth()).isEqualTo(2);
            assertThat(defence.nextTree()).isFalse();
            assertThat(defence.captures()).isFalse();
        });
        before.make(defences.get("Ka1").move());
        assertThat(San.format(before, defences.get("Ka1").answer())).isEqualTo("Kb3");
        assertThat(new Wording(reasons).plan())
                .containsExactly("the book plays Kc3: whatever Black replies, within 3 moves checkmate");
        assertThat(new Wording(reasons).defences())
                .contains("Black can play Ka1; the answer is Kb3, and the branch ends within 2 moves")
                .noneMatch(sentence -> sentence.contains("longest"));
    }

    /** With the weak side to move, the trees after its moves are grown, if there is time for it. */
    @Test
    void theNextTreesAreGrown() {
        Position position = Positions.of("8/8/8/8/6R1/2K5/k7/8 b - - 0 1");
        Reasons reasons = new Reasoning(book, true).withoutPlan(position, place(position), 7);
        assertThat(reasons.plan()).isEmpty();
        assertThat(reasons.examined()).isEqualTo(7);
        Map<String, Defence> defences = bySan(position, reasons.defences());
        assertThat(defences).containsOnlyKeys("Ka1", "Ka3", "Kb1");
        assertThat(defences.values()).allMatch(defence -> defence.nextTree() && defence.depth() == 2);
        Reasons hurried = new Reasoning(book, false).withoutPlan(position, place(position), 0);
        assertThat(hurried.defences())
                .hasSize(3)
                .allMatch(defence -> !defence.nextTree() && defence.answer() == Move.NONE && defence.depth() == 0);
    }

    @Test
    void aCaptureThatDraws() {
        Position position = Positions.of("8/8/8/8/8/8/2R5/K2k4 b - - 0 1");
        Reasons reasons = new Reasoning(book, false).withoutPlan(position, place(position), 0);
        Defence capture = bySan(position, reasons.defences()).get("Kxc2");
        assertThat(capture.captures()).isTrue();
        assertThat(capture.draws()).isTrue();
        assertThat(reasons.longest()).containsExactly(capture);
        assertThat(new Wording(reasons).defences())
                .contains("Black can play Kxc2, which takes the rook, a draw", "Kxc2 draws");
    }

    /** The rook next to the king, without a guard and with one. */
    @Test
    void piecesNextToTheKing() {
        Position loose = Positions.of("8/8/8/8/8/8/2R5/K2k4 w - - 0 1");
        assertThat(withoutTree(loose).attacked()).containsExactly(new Attacked(Square.of(2, 1), false));
        Position guarded = Positions.of("8/8/8/8/8/1K6/2R5/3k4 w - - 0 1");
        assertThat(withoutTree(guarded).attacked()).containsExactly(new Attacked(Square.of(2, 1), true));
        assertThat(new Wording(withoutTree(guarded)).situation())
                .contains("Black attacks the rook on c2, which is guarded");
        assertThat(withoutTree(Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1")).attacked())
                .isEmpty();
    }

    /** A rook guards the other one through the king, who would stay on the line. */
    @Test
    void aGuardBehindTheKing() {
        Endgame twoRooks = new StraightToMate(TreeMethod.DEEPENING) {
            @Override
            public String material() {
                return "KRRK";
            }
        };
        Position position = Positions.of("8/8/8/8/8/8/8/K1Rk3R b - - 0 1");
        EndgameBook rooks = new EndgameBook(List.of(twoRooks));
        Reasons reasons = new Reasoning(rooks, false)
                .withoutPlan(position, rooks.find(position).orElseThrow(), 0);
        assertThat(reasons.attacked()).containsExactly(new Attacked(Square.of(2, 0), true));
    }

    private Reasons withoutTree(Position position) {
        return new Reasoning(book, false).withoutPlan(position, place(position), 0);
    }

    @Test
    void outsideTheBook() {
        Reasons reasons = new Reasoning(book, true).outside(Positions.of("8/8/8/3k4/8/8/8/KQ6 w - - 0 1"));
        assertThat(reasons.known()).containsExactly("KRK");
        assertThat(new Wording(reasons).sentences()).containsExactly("KQK is not in the book, which has KRK");
        Reasons treated = new Reasoning(book, true).outside(Positions.of("kr6/8/8/8/3K4/8/8/8 b - - 0 1"));
        assertThat(new Wording(treated).sentences())
                .containsExactly("KKR is in the book, but this position is not one that it wins");
    }

    @Test
    void withoutALegalMoveTheGameIsOver() {
        Position checkmate = Positions.of("8/8/8/8/8/6K1/8/R6k b - - 0 1");
        assertThat(new Wording(new Reasoning(book, true).outside(checkmate)).sentences())
                .containsExactly("Black is checkmated");
        Position stalemate = Positions.of("k1K5/3R4/8/8/8/8/8/8 b - - 0 1");
        assertThat(new Wording(new Reasoning(book, true).outside(stalemate)).sentences())
                .containsExactly("Black has no legal move: stalemate, a draw");
    }

    /** As in a game, but a few seconds' work at most. */
    @Test
    void treesForExplanationsAreLimited() {
        assertThat(Reasoning.limits(endgame)).isEqualTo(new TreeLimits(6, 1_000_000));
        assertThat(Reasoning.limitsFurther(endgame)).isEqualTo(new TreeLimits(6, 200_000));
        Endgame wide = new StraightToMate(TreeMethod.DEEPENING) {
            @Override
            public TreeRules treeRules() {
                TreeRules rules = super.treeRules();
                return new TreeRules(rules.method(), new TreeLimits(9, 5_000_000), rules.ladder(), false);
            }
        };
        assertThat(Reasoning.limits(wide)).isEqualTo(new TreeLimits(9, 2_000_000));
    }
}
