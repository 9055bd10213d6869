package io.github.kingfell.workbench.mate;

import io.github.kingfell.files.WholeFile;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.refutation.EndlessDefence;
import io.github.kingfell.prover.refutation.Refuter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.check.DefenceChecker;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.prooffile.ProofFile;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.render.NoMatePage;
import io.github.kingfell.workbench.render.ProofJson;
import io.github.kingfell.workbench.render.ProofPage;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Writes proofs in the forms that were asked for, and computes the refutations that they need. */
public final class ProofFiles {
    /** Bytes of memory for each node of a refutation, until it is written; a generous estimate. */
    private static final int BYTES_OF_NODE = 400;

    private final ProofTargets targets;
    private final Supplier<SearchControl> limits;
    private final PrintWriter out;
    private final PrintWriter err;

    /** Effort of the last refutation, in words. */
    private String effort = "";

    /**
     * @param limits for each search for a refutation
     * @param out receives a line for each file written
     * @param err receives the reason when a proof cannot be written
     */
    public ProofFiles(ProofTargets targets, Supplier<SearchControl> limits, PrintWriter out, PrintWriter err) {
        this.targets = targets;
        this.limits = limits;
        this.out = out;
        this.err = err;
    }

    /** Returns true, and complains, when a proof is to be written of a mate that only the exact table has. */
    boolean areWanting() {
        if (targets.areSet()) {
            complain("the mate is not proved, so no proof is written");
        }
        return targets.areSet();
    }

    /** Returns a proof that there is no shorter mate, if one was asked for and found. */
    Optional<MateRefutation> refute(MateCertificate mate) {
        int shorter = Math.abs(mate.moves()) - 1;
        return targets.withRefutation() && shorter > 0
                ? refute(mate.root(), mate.attacker(), shorter)
                : Optional.empty();
    }

    /**
     * Returns a proof that the side to move has no mate in a number of moves, if one is to be written and was found.
     *
     * @param in moves asked for, at least 1
     * @param result of the search, which found no mate
     */
    Optional<MateRefutation> refute(Position root, int in, TimedMateSearch.Result result) {
        return isOpen(root, in, result) ? Optional.empty() : refute(root, root.sideToMove(), in);
    }

    /**
     * Returns a proof that the side to move has no mate in any number of moves, if one is to be written and was found.
     *
     * @param result of the search, which found no mate
     */
    Optional<DefenceCertificate> defend(Position root, TimedMateSearch.Result result) {
        if (isOpen(root, 0, result)) {
            return Optional.empty();
        }
        int attacker = root.sideToMove();
        Optional<DefenceProof> found = EndlessDefence.prove(root, attacker, new ProofTable(), limits.get());
        if (found.isEmpty()) {
            complain("no defence for any number of moves was found, so no proof is written; --in N proves it for N");
            return Optional.empty();
        }
        try {
            return Optional.of(DefenceChecker.check(root, found.get(), done -> true));
        } catch (RejectedProofException e) {
            throw new IllegalStateException("a defence that does not hold", e);
        }
    }

    /** Returns true when nothing is to be written, or nothing is known; complains in the second case. */
    private boolean isOpen(Position root, int in, TimedMateSearch.Result result) {
        boolean isKnown =
                result.refutation(in).isPresent() || Decided.withoutMate(root).isPresent();
        if (targets.areSet() && !isKnown) {
            complain("no mate was proved or disproved, so no proof is written");
        }
        return !targets.areSet() || !isKnown;
    }

    private Optional<MateRefutation> refute(Position root, int attacker, int moves) {
        long begun = System.nanoTime();
        int most = (int) Math.min(ProofFile.MAX_NODES, Runtime.getRuntime().maxMemory() / BYTES_OF_NODE);
        Refuter.Answer answer = Refuter.refute(root, attacker, moves, most, limits.get());
        double seconds = (System.nanoTime() - begun) / 1e9;
        String whyNot = switch (answer.verdict()) {
            case REFUTED -> "";
            case MATES -> "there is a mate in " + moves;
            case TOO_LARGE -> String.format(Locale.ROOT, "it has more than %,d nodes", most);
            case UNDECIDED -> "none was found within the limit";
        };
        if (!whyNot.isEmpty()) {
            complain("no refutation is written: " + whyNot);
        }
        effort = String.format(Locale.ROOT, "refutation of a mate in %d: found and checked in %.2f s", moves, seconds);
        return answer.refutation();
    }

    /**
     * Writes the proof of a mate.
     *
     * @param refutation of a shorter mate
     */
    void write(MateCertificate mate, Optional<MateRefutation> refutation) throws IOException {
        refutation.ifPresent(shorter -> out.println(effort));
        writeTo(targets.proof(), stream -> ProofFileWriter.write(mate, refutation, stream));
        writePage(page -> ProofPage.write(mate, refutation, targets.below(), page));
        writeTo(targets.json(), stream -> ProofJson.write(mate, refutation, stream));
    }

    /** Writes the proof that the side to move has no mate, if there is a proof. */
    void write(Position root, Optional<MateRefutation> refutation) throws IOException {
        if (refutation.isPresent()) {
            out.println(effort);
            MateRefutation none = refutation.get();
            writeTo(targets.proof(), stream -> ProofFileWriter.write(root, none, stream));
            writePage(page -> NoMatePage.write(root, none, targets.below(), page));
            writeTo(targets.json(), stream -> ProofJson.write(root, none, stream));
        }
    }

    /** Writes the proof that the side to move has no mate in any number of moves. */
    void write(DefenceCertificate defence) throws IOException {
        writeTo(targets.proof(), stream -> ProofFileWriter.write(defence, stream));
        if (targets.html() != null || targets.json() != null) {
            complain("a defence for any number of moves is written by --proof only");
        }
    }

    /** Writes the proof of a mate as a list of lemmas. */
    void write(LemmaCertificate mate) throws IOException {
        writeTo(targets.proof(), stream -> ProofFileWriter.write(mate, stream));
    }

    /** Writes the proof of a gain, if there is one. */
    public void writeGain(Optional<GainCertificate> found) throws IOException {
        if (found.isPresent()) {
            writeTo(targets.proof(), stream -> ProofFileWriter.write(found.get(), stream));
        } else if (targets.areSet()) {
            complain("no gain, so no proof is written");
        }
    }

    @FunctionalInterface
    private interface PageForm {
        void write(Writer out) throws IOException;
    }

    private void writePage(PageForm page) throws IOException {
        writeTo(
                targets.html(),
                stream -> page.write(targets.letters().apply(new OutputStreamWriter(stream, StandardCharsets.UTF_8))));
    }

    private void writeTo(@Nullable Path file, WholeFile.Content content) throws IOException {
        write(file, content, out);
    }

    /**
     * Writes a file and tells its size.
     *
     * @param file null for none
     */
    public static void write(@Nullable Path file, WholeFile.Content content, PrintWriter out) throws IOException {
        if (file == null) {
            return;
        }
        WholeFile.write(file, content);
        out.printf(Locale.ROOT, "written: %s, %,d bytes%n", file, Files.size(file));
    }

    private void complain(String why) {
        err.println("kingfell: " + why);
    }
}
