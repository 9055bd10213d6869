package io.github.kingfell.workbench.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Kernel;
import io.github.kingfell.kernel.Verdict;
import io.github.kingfell.prover.tree.GainProver;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import io.github.kingfell.rules.prooffile.GainProofFile;
import io.github.kingfell.rules.prooffile.LemmaProofFile;
import io.github.kingfell.rules.prooffile.MateProofFile;
import io.github.kingfell.rules.prooffile.NoMateFile;
import io.github.kingfell.rules.prooffile.ProofFile;
import io.github.kingfell.rules.prooffile.ProofFileReader;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.rules.prooffile.Proofs;
import io.github.kingfell.rules.prooffile.UnreadableProofException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The kernel and the fast checker have no code in common, and agree about true and forged proofs. */
class TwoCheckersTest {
    private static final long PLACES = 20_000;

    /**
     * Black repeats one move, and White can mate at any time: random changes can reach repetition and the fifty-move
     * rule.
     */
    private static final String SHUFFLE = "kingfell-proof 1\nfen k7/8/1K6/8/8/7B/8/6R1 w - - %d 120\nclaim mate %d\n";

    private static final List<String> SHUFFLES = List.of(
            "proof 3\n- g1g2 1\na8b8 g2g1 1\nb8a8 g1g8 0\n",
            "proof 5\n- g1g2 1\na8b8 g2g1 1\nb8a8 g1g2 1\na8b8 g2g1 1\nb8a8 g1g8 0\n",
            "proof 7\n- g1g3 1\na8b8 g3g1 1\nb8a8 g1g2 1\na8b8 g2g3 1\nb8a8 g3g2 1\na8b8 g2g3 1\nb8a8 g3g8 0\n");

    private static final String LEMMAS =
            "kingfell-proof 1\nfen 8/8/8/8/1K4R1/8/k7/8 w - - 0 1\nclaim mate 3\nlemmas 6\n"
                    + "Kc2ka2Rg4 g4a4\nKc3kc1Ra4 a4a1\nKc3ka1Rg4 c3c2\nKc3kb1Rg4 g4a4\nKc3ka3Rg4 c3c2\nKb4ka2Rg4 b4c3\nend 0\n";

    /** False: the defender can claim the draw with its next move. */
    private static final String LEMMAS_98 =
            "kingfell-proof 1\nfen 7k/1P6/5K2/8/8/8/8/8 w - - 98 120\nclaim mate 2\nlemmas 2\n"
                    + "Pb7Kg6kg8 b7b8q\nPb7Kf6kh8 f6g6\nend 0\n";

    /** False: the defender can claim the draw in the position on the board. */
    private static final String BOARD_100 =
            "kingfell-proof 1\nfen 7k/5K2/6P1/8/p7/8/8/1R6 w - - 99 120\nclaim mate 2\nproof 2\n"
                    + "- b1b2 1\na4a3 b2h2 0\nend 0\n";

    private static List<String> proofs() throws IOException {
        List<String> texts = new ArrayList<>();
        for (String mate : List.of(
                "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1, 2",
                "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 3",
                "8/8/8/8/1K4R1/8/k7/8 w - - 95 120, 3",
                "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, -2",
                "8/8/5K2/4N2k/7p/8/6P1/2B5 w - - 0 1, 2",
                "8/5P1k/8/5K2/6R1/8/8/8 w - - 0 1, 2",
                "6rk/4Kppp/7N/8/8/8/6P1/8 w - - 0 1, 1")) {
            MateCertificate proof = Proofs.mate(mate.split(", ")[0], Integer.parseInt(mate.split(", ")[1]));
            texts.add(Proofs.text(proof, Math.abs(proof.moves()) > 1 ? Proofs.refutation(proof) : Optional.empty()));
        }
        texts.add(texts.get(1).replaceAll("(?s)claim.*(?=refutation)", "claim no mate 2\n"));
        for (int patience = 0; patience < 3; patience++) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ProofFileWriter.write(
                    new GainProver(8)
                            .search(
                                    Positions.of("8/8/8/1q3k2/8/1P3N2/8/K7 w - - 0 1"),
                                    9,
                                    patience,
                                    10,
                                    SearchControl.unlimited(),
                                    100_000)
                            .gain()
                            .orElseThrow(),
                    out);
            texts.add(out.toString(StandardCharsets.US_ASCII));
        }
        for (String nodes : SHUFFLES) {
            texts.add(String.format(SHUFFLE, 0, Integer.parseInt(nodes.substring(6, 7))) + nodes + "end 0\n");
            texts.add(String.format(SHUFFLE, 94, Integer.parseInt(nodes.substring(6, 7))) + nodes + "end 0\n");
        }
        texts.addAll(List.of(LEMMAS, LEMMAS_98, BOARD_100));
        return texts.stream().map(Proofs::sealed).toList();
    }

    @Test
    void theyAgreeOnProofsAndOnSomeHundredForgedOnes() throws IOException {
        for (String text : proofs()) {
            agree(text);
        }
        assertThat(fast(Proofs.sealed(LEMMAS))).isEqualTo(Verdict.Kind.HOLDS);
        assertThat(fast(Proofs.sealed(LEMMAS_98))).isEqualTo(Verdict.Kind.REJECTED);
        assertThat(fast(Proofs.sealed(BOARD_100))).isEqualTo(Verdict.Kind.REJECTED);
        agreeOnForged(300, 56);
    }

    @Tag("slow")
    @Test
    void theyAgreeOnTenThousandForgedOnes() throws IOException {
        agreeOnForged(10_000, 1);
    }

    private static void agreeOnForged(int count, long seed) throws IOException {
        List<String> proofs = proofs();
        Random random = new Random(seed);
        int[] verdicts = new int[Verdict.Kind.values().length];
        for (int run = 0; run < count; run++) {
            String text = MutatedProof.of(proofs.get(run % proofs.size()), random);
            verdicts[agree(text).ordinal()]++;
        }
        System.Logger log = System.getLogger(TwoCheckersTest.class.getName());
        log.log(
                System.Logger.Level.INFO,
                "seed {0}: hold, rejected, unreadable, unfinished {1}",
                seed,
                List.of(verdicts[0], verdicts[1], verdicts[2], verdicts[3]));
        // Some are true, some are false, and most are readable: the chess is tested.
        assertThat(verdicts[Verdict.Kind.HOLDS.ordinal()]).isGreaterThan(count / 50);
        assertThat(verdicts[Verdict.Kind.REJECTED.ordinal()]).isGreaterThan(count / 3);
        assertThat(verdicts[Verdict.Kind.UNFINISHED.ordinal()]).isLessThan(1 + count / 1000);
    }

    /** Asserts that both checkers agree. A proof with two faults may fail for either. */
    static Verdict.Kind agree(String text) throws IOException {
        Verdict kernel = Kernel.checkProof(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)), PLACES);
        Verdict.Kind fast = fast(text);
        boolean open = kernel.kind() == Verdict.Kind.UNFINISHED || fast == Verdict.Kind.UNFINISHED;
        assertThat(open || (kernel.kind() == Verdict.Kind.HOLDS) == (fast == Verdict.Kind.HOLDS))
                .as("kernel %s, fast checker %s, of%n%s", kernel, fast, text)
                .isTrue();
        return kernel.kind();
    }

    private static Verdict.Kind fast(String text) throws IOException {
        try {
            ProofFile proof = ProofFileReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
            if (proof instanceof MateProofFile mate) {
                mate.check();
            } else if (proof instanceof LemmaProofFile lemmas) {
                lemmas.check();
            } else if (proof instanceof NoMateFile none) {
                none.check();
            } else if (proof instanceof GainProofFile gain) {
                gain.check();
            }
            return Verdict.Kind.HOLDS;
        } catch (UnfinishedCheckException e) {
            return Verdict.Kind.UNFINISHED;
        } catch (RejectedProofException e) {
            return Verdict.Kind.REJECTED;
        } catch (UnreadableProofException e) {
            return Verdict.Kind.UNREADABLE;
        }
    }
}
