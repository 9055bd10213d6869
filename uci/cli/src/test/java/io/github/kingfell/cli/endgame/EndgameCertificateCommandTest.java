package io.github.kingfell.cli.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndgameCertificateCommandTest extends CommandTest {

    @TempDir
    private Path directory;

    @Test
    @Tag("slow")
    void theShippedCertificateHolds() {
        assertThat(runAfresh("certificate", "check", "krk")).isZero();
        assertThat(out.toString())
                .startsWith("KRK: 21959 positions, ")
                .contains("all won positions; mate in at most 29, mean 14.9")
                .contains("it holds, checked with the rules alone");
    }

    @Test
    void aTableIsWrittenAsACertificate() throws IOException {
        String file = directory.resolve("KQK.kfcert").toString();
        assertThat(runAfresh("certificate", "write", "kqk", file)).isZero();
        assertThat(out.toString()).contains(": 18081 positions, mate in at most 10; ");
        assertThat(runAfresh("certificate", "check", "KQKR", file)).isEqualTo(2);
        for (String other : new String[] {"KPK", "KBKR", "KQKP", "x"}) {
            assertThat(runAfresh("certificate", "write", other, file)).isEqualTo(2);
            assertThat(err.toString()).contains("no certificate is written of \"" + other);
        }
    }

    @Test
    @Tag("slow")
    void aWrittenCertificateHolds() {
        String file = directory.resolve("KQK.kfcert").toString();
        assertThat(runAfresh("certificate", "write", "KQK", file)).isZero();
        assertThat(runAfresh("certificate", "check", "KQK", file)).isZero();
        assertThat(out.toString())
                .contains("18081 states, all won positions; mate in at most 10")
                .contains("confirms it");
    }

    /** The exact table of an ending against a piece, made and checked with one command. */
    @Test
    @Tag("slow")
    void theTableOfKrkbHolds() {
        assertThat(runAfresh("certificate", "check", "krkb")).isZero();
        assertThat(out.toString())
                .startsWith("KRKB: 495406 positions, 495406 states, all won positions; mate in at most 29")
                .contains("it holds, checked with the rules alone");
    }

    @Test
    void aRunCanBeResumedAndItsCertificateVerified() throws IOException {
        String report = directory.resolve("krk.md").toString();
        String certificate = directory.resolve("KRK.kfcert").toString();
        String[] check = {
            "endgame", "check", "KRK", "--sample", "30", "--resume", "--report", report, "--certificate", certificate
        };
        assertThat(runAfresh(check)).isZero();
        byte[] first = Files.readAllBytes(Path.of(certificate));
        assertThat(Files.readString(Path.of(report))).contains("Time for a tree", "(krk.svg)");
        assertThat(Files.readString(directory.resolve("krk.svg")))
                .startsWith("<svg")
                .endsWith("</svg>\n");
        assertThat(directory.resolve("krk.trees")).isNotEmptyFile();
        assertThat(runAfresh(check)).isZero();
        assertThat(Files.readAllBytes(Path.of(certificate))).isEqualTo(first);
        assertThat(runAfresh("certificate", "check", "KRK", certificate)).isZero();
        assertThat(out.toString()).contains("some of the won positions");

        assertThat(runAfresh("endgame", "check", "KRK", "--classic", "--sample", "3", "--resume", "--report", report))
                .isEqualTo(2);
        assertThat(err.toString())
                .startsWith("kingfell: ")
                .contains("not a file of trees of this ending")
                .hasLineCount(1);
        assertThat(runAfresh("certificate", "check", "KBNK", certificate)).isEqualTo(2);
        assertThat(err.toString()).contains("is a certificate of KRK");
        first[first.length - 10] ^= 1;
        Files.write(Path.of(certificate), first);
        assertThat(runAfresh("certificate", "check", "KRK", certificate)).isEqualTo(2);
        assertThat(err.toString()).contains("damaged");
    }
}
