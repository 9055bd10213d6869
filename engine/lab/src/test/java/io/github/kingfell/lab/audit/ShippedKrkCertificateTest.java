package io.github.kingfell.lab.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.check.CertificateChecker;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The whole KRK strategy agrees with the certificate that ships. */
class ShippedKrkCertificateTest {
    /**
     * If this fails after a change of the book, write the certificate again: {@code kingfell endgame check KRK --report
     * docs/endgames/krk-amended.md --certificate book-endgames/src/main/resources/io/github/kingfell/book/KRK.kfcert}.
     */
    @Test
    @Tag("slow")
    void theShippedCertificateIsTheStrategyOfTheBook() throws IOException {
        EndgameAudit audit = EndgameCertificateTest.judged("KRK", 0, null);
        assertThat(audit.isClean()).isTrue();
        assertThat(String.join("\n", audit.lines()))
                .contains("| true distance | 9.87 | 16 | 1.00 |")
                .contains("| the longest defence, with a random choice of equal replies | 12.24 | 22 | 1.24 |")
                .contains("| any defence | 14.90 | 29 | 1.51 |");
        Automaton made = audit.certificate();
        Automaton shipped = StandardBook.certificates().find("KRK").orElseThrow();
        assertThat(CertificateFile.digest(shipped)).isEqualTo(CertificateFile.digest(made));
        assertThat(shipped.isComplete()).isTrue();
        assertThat(shipped.positions()).isEqualTo(21_959);
        assertThat(shipped.longest()).isEqualTo(29);
        CertificateChecker.CertificateVerdict verdict = CertificateChecker.check(shipped, 2);
        assertThat(verdict.faults()).isEmpty();
        assertThat(verdict.repetitions()).isEmpty();
    }
}
