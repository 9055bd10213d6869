package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.prooffile.ProofFile;
import io.github.kingfell.cli.prooffile.ProofFileWriter;
import io.github.kingfell.cli.render.Below;
import io.github.kingfell.cli.render.ProofJson;
import io.github.kingfell.cli.render.ProofPage;
import io.github.kingfell.engine.proof.Refuter;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where the proof of a mate is to be written, and in which forms. */
final class ProofOptions {
    /** Memory for a node of a refutation, and for all that is made from it until it is written, with room to spare. */
    private static final int BYTES_OF_NODE = 400;

    @Option(
            names = "--proof",
            paramLabel = "FILE",
            description = "write the proof, every defence answered, for proof check to check")
    private @Nullable Path proof;

    @Option(names = "--html", paramLabel = "FILE", description = "write the proof as a page for the browser")
    private @Nullable Path html;

    @Option(
            names = "--board-from",
            paramLabel = "SIDE",
            description = "whose side of the boards of --html is the lower one: white, black, or mover; default white")
    private @Nullable Below boardFrom;

    @Option(names = "--json-proof", paramLabel = "FILE", description = "write the proof as JSON")
    private @Nullable Path json;

    @Option(
            names = "--with-refutation",
            description =
                    "add to the proof that there is none in one move less, if that can be shown in the time of the"
                            + " search once more, and fits a file")
    private boolean withRefutation;

    @FunctionalInterface
    private interface Form {
        void write(OutputStream out) throws IOException;
    }

    /** True when a proof is to be written. */
    boolean areSet() {
        return proof != null || html != null || json != null;
    }

    /** Complains before the search instead of after it. */
    void check(CommandLine command) {
        if (withRefutation && !areSet()) {
            throw new ParameterException(command, "--with-refutation needs --proof, --html or --json-proof");
        }
        if (boardFrom != null && html == null) {
            throw new ParameterException(command, "--board-from goes with --html");
        }
        OutputFile.checkAll(command, proof, html, json);
    }

    /** True when the proof is to be written as a file, and in no other form. */
    boolean isFileAlone() {
        return proof != null && !areOfMates();
    }

    /** Writes the proof of a mate as a list of lemmas, and says so. */
    void writeLemmas(LemmaCertificate mate, CommandLine command) {
        writeTo(proof, out -> ProofFileWriter.write(mate, out), command);
    }

    /** True when a proof is to be written in a form, or with an addition, that only mates have. */
    boolean areOfMates() {
        return html != null || json != null || withRefutation;
    }

    /**
     * The proof that there is no shorter mate, when it was asked for and there is one.
     *
     * @param limits of a search of its own
     */
    Optional<MateRefutation> refutation(
            Optional<MateCertificate> found, Supplier<SearchControl> limits, CommandLine command) {
        return withRefutation ? found.flatMap(mate -> refute(mate, limits.get(), command)) : Optional.empty();
    }

    /**
     * Writes what was asked for, and says so.
     *
     * @param refutation of a shorter mate
     * @param letters of the page
     */
    void write(
            Optional<MateCertificate> found,
            Optional<MateRefutation> refutation,
            LettersOption letters,
            CommandLine command) {
        if (!areSet()) {
            return;
        }
        if (found.isEmpty()) {
            command.getErr().println("kingfell: no mate, so no proof is written");
            return;
        }
        MateCertificate mate = found.get();
        writeTo(proof, out -> ProofFileWriter.write(mate, refutation, out), command);
        writeTo(html, out -> page(mate, refutation, letters, out), command);
        writeTo(json, out -> ProofJson.write(mate, refutation, out), command);
    }

    private void page(
            MateCertificate mate, Optional<MateRefutation> refutation, LettersOption letters, OutputStream stream)
            throws IOException {
        Writer out = letters.over(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
        ProofPage.write(mate, refutation, boardFrom == null ? Below.WHITE : boardFrom, out);
    }

    /** Writes the proof of a gain, and says so. */
    void writeGain(Optional<GainCertificate> found, CommandLine command) {
        if (!areSet()) {
            return;
        }
        if (found.isEmpty()) {
            command.getErr().println("kingfell: no gain, so no proof is written");
            return;
        }
        writeTo(proof, out -> ProofFileWriter.write(found.get(), out), command);
    }

    private static Optional<MateRefutation> refute(MateCertificate mate, SearchControl limits, CommandLine command) {
        int shorter = Math.abs(mate.moves()) - 1;
        if (shorter < 1) {
            return Optional.empty();
        }
        int most = (int) Math.min(ProofFile.MAX_NODES, Runtime.getRuntime().maxMemory() / BYTES_OF_NODE);
        Refuter.Answer answer = Refuter.refute(mate.root(), mate.attacker(), shorter, most, limits);
        String whyNot = switch (answer.verdict()) {
            case REFUTED -> "";
            case MATES -> "there is a mate in " + shorter;
            case TOO_LARGE -> String.format(Locale.ROOT, "it has more than %,d nodes", most);
            case UNDECIDED -> "none was found within the limit";
        };
        if (!whyNot.isEmpty()) {
            command.getErr().println("kingfell: no refutation is written, " + whyNot);
        }
        return answer.refutation();
    }

    private static void writeTo(@Nullable Path file, Form form, CommandLine command) {
        if (file == null) {
            return;
        }
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file))) {
            form.write(stream);
        } catch (IOException e) {
            throw new ParameterException(command, "cannot write " + FileProblem.of(e), e);
        }
        command.getOut().println("written: " + file);
    }
}
