package io.github.kingfell.lab.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates made from the trees of the book, and checked by the rules. */
class EndgameCertificateTest {
    @TempDir
    private Path directory;

    static EndgameAudit judged(String material, int sample, @Nullable TreeJournal journal) throws IOException {
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

    /** Returns exact values. A table of four men takes some seconds, and a sample only needs to know what is won. */
    private static ExactDistances truth(String material) {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse(material), 2, BuildProgress.SILENT, () -> false);
        return library.reader()::plies;
    }

    @Test
    @Tag("slow")
    void anInterruptedRunIsResumed() throws IOException {
        Path file = directory.resolve("krk.trees");
        EndgameAudit whole = judged("KRK", 10, new TreeJournal(file, "one"));
        byte[] kept = Files.readAllBytes(file);
        // After a run that was killed, the file may be cut anywhere, or its last line may be wrong.
        for (int length : new int[] {kept.length / 3, kept.length - 1, kept.length}) {
            Files.write(file, Arrays.copyOf(kept, length));
            EndgameAudit resumed = judged("KRK", 10, new TreeJournal(file, "one"));
            assertThat(resumed.lines()).isEqualTo(whole.lines());
            assertThat(CertificateFile.digest(resumed.certificate()))
                    .isEqualTo(CertificateFile.digest(whole.certificate()));
        }
        byte[] damaged = kept.clone();
        damaged[kept.length / 2] ^= 64;
        Files.write(file, damaged);
        assertThat(judged("KRK", 10, new TreeJournal(file, "one")).lines()).isEqualTo(whole.lines());
    }

    @Test
    void anotherBooksTreesAreRefused() throws IOException {
        Path file = directory.resolve("krk.trees");
        judged("KRK", 5, new TreeJournal(file, "one"));
        assertThatThrownBy(() -> judged("KRK", 5, new TreeJournal(file, "other")))
                .isInstanceOf(TreeJournal.ForeignJournalException.class)
                .hasMessageContaining("not a file of trees of this ending");
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
                .hasMessageContaining("belong to another edition");
    }
}
