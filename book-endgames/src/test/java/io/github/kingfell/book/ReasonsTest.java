package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that the book's sentences are true by the rules, the distance table and the book's own definitions, and that
 * every branch of its trees holds.
 */
class ReasonsTest {
    private static final Pattern FIGURES = Pattern.compile("\\b[KQRBN]?[a-h1-8]?x?[a-h][1-8](=[QRBN])?[+#]?|\\d+");

    private final BookMatch match = new BookMatch(StandardBook.create(), StandardBook.certificates());
    private final EndgameBook book = StandardBook.create();

    /** KQKR is among the slow tests: the trees of some positions compare millions. */
    @ParameterizedTest
    @CsvSource({"KRK, 60", "KQK, 30", "KPK, 30", "KBBK, 30", "KBNK, 20"})
    void everySentenceIsTrue(String ending, int positions) throws NotationException {
        check(ending, positions, 1);
    }

    /** Writes how many sentences of each form were read to {@code target/reasons-ENDING.txt}. */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"KRK, 600", "KQK, 500", "KPK, 500", "KBBK, 500", "KBNK, 500", "KQKR, 300"})
    void everySentenceAboutManyPositionsIsTrue(String ending, int positions) throws Exception {
        Map<String, Integer> forms = check(ending, positions, 2);
        Files.write(
                Path.of("target", "reasons-" + ending + ".txt"),
                forms.entrySet().stream()
                        .map(form -> form.getValue() + " " + form.getKey())
                        .toList());
    }

    /** The sentences read, by their form: moves and numbers left out. */
    private Map<String, Integer> check(String ending, int positions, long seed) throws NotationException {
        RandomPlacement placements = new RandomPlacement(seed);
        Map<String, Integer> forms = new TreeMap<>();
        for (int i = 0; i < positions; i++) {
            Position root = placements.next(i % 4 != 3, ending);
            for (String sentence : check(root)) {
                forms.merge(FIGURES.matcher(sentence).replaceAll("_"), 1, Integer::sum);
            }
        }
        return forms;
    }

    private List<String> check(Position root) throws NotationException {
        Reasons reasons = match.player().explain(root);
        List<String> sentences = new Wording(reasons).sentences();
        new SentenceCheck(root).check(sentences);
        if (reasons.plan().isPresent()) {
            checkTree(root, reasons.plan().get().tree());
            checkTemptations(root, reasons);
        }
        return sentences;
    }

    /** All replies are answered, and each branch ends in a position that is better than the root. */
    private void checkTree(Position root, TreeMove tree) {
        BookPosition place = book.find(root).orElseThrow();
        walk(place, tree, root.copy());
    }

    private void walk(BookPosition head, TreeMove node, Position board) {
        Endgame endgame = head.endgame();
        assertThat(Positions.legalMoves(board)).contains(node.move());
        board.make(node.move());
        Position q = head.view().apply(board);
        long standing = endgame.standing(q);
        assertThat(standing).isEqualTo(node.standing());
        if (node.isLeaf()) {
            assertThat(isBetter(head, q)).as(Fen.format(board)).isTrue();
            assertThat(node.promise()).isEqualTo(endgame.promise(q));
            boolean promises = node.promise() != Endgame.NO_GUARANTEE;
            assertThat(node.added().isEmpty()).isEqualTo(promises || standing != endgame.standing(head.seen()));
            AddedProgress.check(node.added(), head.seen(), q);
        } else {
            Set<Integer> answered = new HashSet<>();
            for (TreeMove.Reply reply : node.replies()) {
                answered.add(reply.move());
                board.make(reply.move());
                walk(head, reply.answer(), board);
                board.unmake(reply.move());
            }
            assertThat(answered).isEqualTo(Positions.legalMoves(board));
        }
        board.unmake(node.move());
    }

    /** True by the ending's promises if it makes some, otherwise by its stages, measures and additions. */
    private static boolean isBetter(BookPosition head, Position q) {
        Endgame endgame = head.endgame();
        return endgame.schedule() == null
                ? endgame.judgement().better(head.seen(), endgame.standing(head.seen()), q, endgame.standing(q))
                : endgame.promise(q) < endgame.promise(head.seen());
    }

    /** Every move that is tempting by the definition is listed, and no other. */
    private void checkTemptations(Position root, Reasons reasons) {
        Set<Integer> expected = new HashSet<>();
        MoveList moves = MoveList.legal(root);
        // Promotion changes the material, but the net still belongs to the ending of the head.
        BookPosition place = book.find(root).orElseThrow();
        long before = place.endgame().net(place.seen());
        for (int i = 0; i < moves.size(); i++) {
            Position after = root.copy();
            after.make(moves.get(i));
            long net = place.endgame().net(place.view().apply(after));
            boolean tighter = net != 0 && (before == 0 || Long.bitCount(net) < Long.bitCount(before));
            if (after.inCheck() || tighter || BoardFacts.apart(after) < BoardFacts.apart(root)) {
                expected.add(moves.get(i));
            }
        }
        expected.remove(reasons.plan().orElseThrow().tree().move());
        assertThat(reasons.temptations())
                .extracting(Reasons.Temptation::move)
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    /** The squares drawn as the net hold the lone king, whichever way the board was turned. */
    @Test
    void theNetHoldsTheKingOnTheRealBoard() {
        RandomPlacement placements = new RandomPlacement(5);
        int nets = 0;
        for (int i = 0; i < 300; i++) {
            Position root = placements.next(true, "KRK");
            Reasons reasons = match.player().explain(root);
            int weak = root.king(reasons.place().orElseThrow().strongSide() ^ 1);
            if (reasons.net() != 0) {
                nets++;
                assertThat(reasons.net() >>> weak & 1).isEqualTo(1);
                assertThat(Long.bitCount(reasons.net())).isEqualTo(BoardFacts.squaresBehindRook(root));
            }
        }
        assertThat(nets).isGreaterThan(50);
    }

    @Test
    void outsideTheBook() {
        assertThat(sentences("8/8/2K5/8/8/4k3/1N6/1N6 w - - 0 1"))
                .containsExactly("KNNK is not in the book, which has KRK, KBBK, KBNK, KQK, KPK, KQKR");
        assertThat(sentences("8/8/2K5/8/8/8/B1B5/5k2 w - - 0 1"))
                .containsExactly("KBBK is in the book, but this position is not one that it wins");
    }

    @Test
    void aPieceEnPrise() {
        assertThat(sentences("8/8/8/8/8/8/2R5/K2k4 w - - 0 1"))
                .contains("Black attacks the rook on c2, which is not guarded");
        assertThat(sentences("8/8/8/8/8/8/2R5/K2k4 b - - 0 1"))
                .contains("Black can play Kxc2, which takes the rook, a draw", "Kxc2 draws");
    }

    @Test
    void stalemateIsNamed() {
        assertThat(sentences("1R6/8/8/8/8/8/8/k1K5 w - - 0 1"))
                .anySatisfy(text -> assertThat(text).endsWith("but it is stalemate"));
    }

    /** Without a legal move nothing is claimed. */
    @Test
    void theEndOfTheGame() {
        assertThat(match.player()
                        .explain(Positions.of("k7/8/1K6/8/8/8/8/7R b - - 0 1"))
                        .defences())
                .allMatch(defence -> defence.move() != Move.NONE);
        Reasons mated = match.player().explain(Positions.of("k6R/8/1K6/8/8/8/8/8 b - - 0 1"));
        assertThat(mated.defences()).isEmpty();
        assertThat(new Wording(mated).sentences()).first().asString().isEqualTo("Black is checkmated");
    }

    private List<String> sentences(String fen) {
        return new Wording(match.player().explain(Positions.of(fen))).sentences();
    }
}
