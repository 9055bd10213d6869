package io.github.kingfell.lab.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.check.CertificateChecker;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import java.io.IOException;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shipped certificates contain the moves of the book, and they mate. */
class ShippedCertificatesTest {
    @ParameterizedTest
    @CsvSource({"KBBK, 6", "KPK, 8"})
    @Tag("slow")
    void anotherShippedCertificatePlaysAsTheBook(String material, int sample) throws IOException {
        theShippedCertificatePlaysAsTheBook(material, sample);
    }

    /**
     * Some root positions and all positions after them, because all of KBBK takes a quarter of an hour, all of KQK a
     * minute, and all of KRK half of one ({@link ShippedKrkCertificateTest}).
     */
    @ParameterizedTest
    @CsvSource({"KRK, 15", "KQK, 50"})
    void theShippedCertificatePlaysAsTheBook(String material, int sample) throws IOException {
        Automaton made = EndgameCertificateTest.judged(material, sample, null).certificate();
        Automaton shipped = StandardBook.certificates().find(material).orElseThrow();
        int roots = 0;
        for (int state = 0; state < made.states(); state++) {
            if (made.variant(state) == 0 && made.moveIndex(state) != Automaton.NO_MOVE) {
                int same = shipped.state(made.number(state), 0);
                assertThat(shipped.moveIndex(same)).isEqualTo(made.moveIndex(state));
                assertThat(shipped.length(same)).isEqualTo(made.length(state));
                roots++;
            }
        }
        assertThat(roots).isGreaterThan(100);
        assertThat(shipped.isComplete()).isTrue();
        assertThat(shipped.longest()).isLessThanOrEqualTo(50);
        CertificateChecker.CertificateVerdict verdict = CertificateChecker.check(shipped, 2);
        assertThat(verdict.faults()).isEmpty();
    }

    /**
     * From a few root positions of KBNK nearly all its positions can arise, which takes as long as {@code kingfell
     * endgame check KBNK --exhaustive}. So the test compares the moves of new root positions with the book. The rules
     * check the whole in {@link #theShippedCertificateOfKbnkMatesWithinFiftyMoves}.
     */
    @Test
    void theShippedCertificateOfKbnkPlaysAsTheBook() {
        Automaton shipped = StandardBook.certificates().find("KBNK").orElseThrow();
        EndgameBook book = StandardBook.create();
        Random random = new Random(1968);
        MoveList moves = new MoveList();
        for (int roots = 0; roots < 400; ) {
            int state = random.nextInt(shipped.positions());
            if (shipped.moveIndex(state) == Automaton.NO_MOVE) {
                continue;
            }
            Position p = shipped.placements().position(shipped.number(state), Color.WHITE);
            BookPosition place = book.find(Objects.requireNonNull(p)).orElseThrow();
            ForcingTree tree = new ForcingTree(place.endgame(), place.seen());
            tree.grow(place.seen(), place.endgame().treeRules().limits(), SearchControl.unlimited());
            new MoveGenerator(p).generate(p, moves);
            assertThat(moves.get(shipped.moveIndex(state)))
                    .as(Fen.format(p))
                    .isEqualTo(place.view().toBoard(tree.move(tree.firstNode())));
            roots++;
        }
        assertThat(shipped.isComplete()).isTrue();
    }

    @Test
    @Tag("slow")
    void theShippedCertificateOfKbnkMatesWithinFiftyMoves() {
        Automaton shipped = StandardBook.certificates().find("KBNK").orElseThrow();
        assertThat(shipped.positions()).isEqualTo(1_352_913);
        assertThat(shipped.longest()).isLessThanOrEqualTo(50);
        assertThat(CertificateChecker.check(shipped, 2).faults()).isEmpty();
    }
}
