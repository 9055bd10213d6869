package io.github.kingfell.lab.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.check.CertificateChecker;
import io.github.kingfell.rules.notation.Fen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates made from the trees of the book, and judged by the rules. */
class EndgameCertificateTest {
    @TempDir
    private Path directory;

    private static EndgameAudit judged(String material, int sample, @Nullable TreeJournal journal) throws IOException {
        Endgame endgame = endgame(material);
        EndgameAudit.Scope scope = sample == 0 ? EndgameAudit.Scope.ALL : new EndgameAudit.Scope(sample, 1968);
        return EndgameAudit.judge(
                endgame, truth(material), scope, new EndgameAudit.RunOptions(2, journal, (done, total, what) -> {}));
    }

    private static Endgame endgame(String material) {
        return StandardBook.of(Edition.AMENDED).endgames().stream()
                .filter(one -> one.material().equals(material))
                .findFirst()
                .orElseThrow();
    }

    /** Four men cost a table of some seconds; a sample only has to know what is won. */
    private static ExactDistances truth(String material) {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse(material), 2, (building, plies) -> {}, () -> false);
        return library.reader()::plies;
    }

    /**
     * When this fails after a change of the book, write the certificate anew: {@code kingfell endgame check KRK --report
     * docs/endgames/krk-amended.md --certificate book-endgames/src/main/resources/io/github/kingfell/book/KRK.kfcert}.
     */
    @Test
    void theShippedCertificateIsTheStrategyOfTheBook() throws IOException {
        EndgameAudit audit = judged("KRK", 0, null);
        assertThat(audit.isClean()).isTrue();
        assertThat(String.join("\n", audit.lines()))
                .contains("| true distance | 9.87 | 16 | 1.00 |")
                .contains("| the longest defence, equal replies by lot | 12.24 | 22 | 1.24 |")
                .contains("| any defence | 14.90 | 29 | 1.51 |");
        Automaton made = audit.certificate();
        Automaton shipped = StandardBook.certificates().find("KRK").orElseThrow();
        assertThat(CertificateFile.digest(shipped)).isEqualTo(CertificateFile.digest(made));
        assertThat(shipped.isComplete()).isTrue();
        assertThat(shipped.positions()).isEqualTo(21_959);
        assertThat(shipped.longest()).isEqualTo(29);
        CertificateChecker.Verdict verdict = CertificateChecker.check(shipped, 2);
        assertThat(verdict.faults()).isEmpty();
        assertThat(verdict.repetitions()).isEmpty();
    }

    /** All of KBBK takes a quarter of an hour, all of KQK a minute: some root positions, and what follows from them. */
    @ParameterizedTest
    @CsvSource({"KBBK, 12", "KQK, 50", "KPK, 50"})
    void theShippedCertificatePlaysAsTheBook(String material, int sample) throws IOException {
        Automaton made = judged(material, sample, null).certificate();
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
        CertificateChecker.Verdict verdict = CertificateChecker.check(shipped, 2);
        assertThat(verdict.faults()).isEmpty();
    }

    /**
     * What follows from some root positions of KBNK is nearly all of it, a run of {@code kingfell endgame check KBNK --exhaustive}: so the
     * moves of fresh root positions are compared with the book's, and the rest is judged.
     */
    @Test
    void theShippedCertificateOfKbnkMatesWithinFiftyMoves() {
        Automaton shipped = StandardBook.certificates().find("KBNK").orElseThrow();
        EndgameBook book = StandardBook.create();
        Random random = new Random(1968);
        MoveList moves = new MoveList();
        for (int roots = 0; roots < 1_000; ) {
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
        assertThat(shipped.positions()).isEqualTo(1_352_913);
        assertThat(shipped.longest()).isLessThanOrEqualTo(50);
        assertThat(CertificateChecker.check(shipped, 2).faults()).isEmpty();
    }

    @Test
    void anInterruptedRunIsResumed() throws IOException {
        Path file = directory.resolve("krk.trees");
        EndgameAudit whole = judged("KRK", 40, new TreeJournal(file, "one"));
        byte[] kept = Files.readAllBytes(file);
        // A run that was killed: the file ends anywhere, or its end is not what was meant.
        for (int length : new int[] {kept.length / 3, kept.length - 1, kept.length}) {
            Files.write(file, Arrays.copyOf(kept, length));
            EndgameAudit resumed = judged("KRK", 40, new TreeJournal(file, "one"));
            assertThat(resumed.lines()).isEqualTo(whole.lines());
            assertThat(CertificateFile.digest(resumed.certificate()))
                    .isEqualTo(CertificateFile.digest(whole.certificate()));
        }
        byte[] damaged = kept.clone();
        damaged[kept.length / 2] ^= 64;
        Files.write(file, damaged);
        assertThat(judged("KRK", 40, new TreeJournal(file, "one")).lines()).isEqualTo(whole.lines());
    }

    @Test
    void anotherBooksTreesAreRefused() throws IOException {
        Path file = directory.resolve("krk.trees");
        judged("KRK", 5, new TreeJournal(file, "one"));
        assertThatThrownBy(() -> judged("KRK", 5, new TreeJournal(file, "other")))
                .isInstanceOf(TreeJournal.ForeignJournalException.class)
                .hasMessageContaining("not the trees of this ending");
        Files.writeString(file, "# A report\n");
        assertThatThrownBy(() -> judged("KRK", 5, new TreeJournal(file, "one")))
                .isInstanceOf(TreeJournal.ForeignJournalException.class);
        Endgame classic = StandardBook.of(Edition.CLASSIC).endgames().get(0);
        Files.delete(file);
        EndgameAudit.judge(
                classic,
                truth("KRK"),
                new EndgameAudit.Scope(50, 1),
                new EndgameAudit.RunOptions(1, new TreeJournal(file, "one"), (done, total, what) -> {}));
        assertThatThrownBy(() -> judged("KRK", 5, new TreeJournal(file, "one")))
                .hasMessageContaining("not those of this edition");
    }
}
