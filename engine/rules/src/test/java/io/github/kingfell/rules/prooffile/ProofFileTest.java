package io.github.kingfell.rules.prooffile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that written proof files read back with the same contents. */
class ProofFileTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1, 2",
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 3",
        "8/8/8/8/1K4R1/8/k7/8 w - - 12 73, 3",
        "7k/R7/8/8/8/8/8/1R4K1 b - - 0 1, -1",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, -2",
        // A double step and an en-passant capture.
        "8/8/5K2/4N2k/7p/8/6P1/2B5 w - - 0 1, 2",
        // A promotion, and one to a knight.
        "8/5P1k/8/5K2/6R1/8/8/8 w - - 0 1, 2",
        "6rk/4Kppp/7N/8/8/8/6P1/8 w - - 0 1, 1",
    })
    void comesBackAsItWas(String fen, int moves) throws Exception {
        MateCertificate mate = Proofs.mate(fen, moves);
        Optional<MateRefutation> refutation = Math.abs(moves) > 1 ? Proofs.refutation(mate) : Optional.empty();
        String text = Proofs.text(mate, refutation);
        MateProofFile read = read(text);
        assertThat(read.fen()).isEqualTo(fen);
        assertThat(read.moves()).isEqualTo(moves);
        assertThat(read.saysShortest()).isTrue();
        MateCertificate again = read.check();
        assertThat(again.line()).isEqualTo(mate.line());
        assertThat(Proofs.text(again, read.refutation())).isEqualTo(text);
        assertThat(Proofs.sealed(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1, e1a1",
        // Chess960, where only the rook's square identifies castling.
        "2rkr3/2p1p3/8/8/8/8/8/RK6 w A - 0 1, b1a1",
    })
    void castlingIsKingTakesRook(String fen, String castling) throws Exception {
        Position root = Positions.of(fen);
        int move = Positions.move(root, castling);
        assertThat(Move.isCastling(move)).isTrue();
        String text = Proofs.text(Proofs.certify(root, move, 0), Optional.empty());
        assertThat(text).contains("- " + castling + " 0\n");
        assertThat(read(text).check().moves()).isEqualTo(1);
    }

    @Test
    void checkmateOnTheBoard() throws Exception {
        MateCertificate mate = MateCertificate.ofMatedRoot(Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"));
        String text = Proofs.text(mate, Optional.empty());
        assertThat(text).contains("claim mated 0\nproof 1\n- - 0\nend ");
        assertThat(read(text).check().moves()).isZero();
    }

    @Test
    void theFormatIsTheDocumentedOne() {
        MateCertificate mate = Proofs.mate(Proofs.THREE, 3);
        assertThat(Proofs.text(mate, Proofs.refutation(mate)).lines().limit(13))
                .containsExactly(
                        "kingfell-proof 1",
                        "fen " + Proofs.THREE,
                        "claim mate 3",
                        "proof 6",
                        "- b4c3 3",
                        "a2a1 c3c2 1",
                        "a1a2 g4a4 0",
                        "a2b1 g4a4 1",
                        "b1c1 a4a1 0",
                        "a2a3 c3c2 1",
                        "a3a2 =3",
                        "refutation 2 19",
                        "- - 18");
    }

    @Test
    void theGameBeforeThePositionIsNotPartOfTheFile() throws Exception {
        Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        Positions.play(root, "a2a3 h8g8 a3a2 g8h8");
        MateCertificate mate = Proofs.certify(root, MateOracle.proof(root, 2, false));
        MateProofFile read = read(Proofs.text(mate, Optional.empty()));
        assertThat(read.fen()).isEqualTo(Fen.format(root));
        assertThat(read.check().moves()).isEqualTo(2);
    }

    @Test
    void windowsLineEndsAreForgiven() throws Exception {
        String text = Proofs.text(Proofs.mate(Proofs.THREE, 3), Optional.empty());
        assertThat(read(text.replace("\n", "\r\n")).check().moves()).isEqualTo(3);
        assertThat(read(text.stripTrailing()).check().moves()).isEqualTo(3);
    }

    @Test
    void sharedBranchesAreWrittenOnce() throws Exception {
        Position root = Positions.of(Proofs.THREE);
        String tree = Proofs.text(Proofs.certify(root, MateOracle.proof(root, 3, false)), Optional.empty());
        String graph = Proofs.text(Proofs.certify(root, MateOracle.proof(root, 3, true)), Optional.empty());
        assertThat(tree).isEqualTo(graph);
        assertThat(read(tree).nodes()).isEqualTo(6);
        assertThat(read(tree).replies()).isEqualTo(6);
    }

    private MateProofFile read(String text) throws Exception {
        Path file = folder.resolve("proof");
        Files.writeString(file, text, StandardCharsets.US_ASCII);
        return (MateProofFile) ProofFileReader.read(file);
    }
}
