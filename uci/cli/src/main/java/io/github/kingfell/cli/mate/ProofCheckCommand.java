package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.kernel.Kernel;
import io.github.kingfell.kernel.Verdict;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import io.github.kingfell.rules.prooffile.DefenceFile;
import io.github.kingfell.rules.prooffile.ProofFileReader;
import io.github.kingfell.rules.prooffile.UnreadableProofException;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a proof of mate, of no mate, or of a gain of material, with the rules of chess alone. */
@Command(
        name = "check",
        description = {
            "Check a proof file with the rules of chess and nothing else.",
            "Both the kernel, which shares no code with the engine, and the fast checker check it. If the kernel "
                    + "would take more than a minute, the fast checker checks alone, and the output says so."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the proof holds",
            "1:the proof does not hold",
            "2:wrong usage, or the file is unreadable or too large to be checked",
            "3:no verdict: a fault of the program, or not enough memory"
        })
public final class ProofCheckCommand extends ConsoleCommand {
    /**
     * The largest file in bytes that the kernel checks within a minute. The fast checker takes larger files, and those
     * with more positions.
     */
    private static final int KERNEL_BYTES = 4 << 20;

    private static final long KERNEL_PLACES = 500_000;

    /** The claim stands in the third line; no line has more than 200 characters. */
    private static final int CLAIM_BYTES = 606;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "a proof file written by kingfell mate --proof; - for standard input")
    private Path file = Path.of("");

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    private boolean isDefence;

    @ArgGroup
    private Checker checker = new Checker();

    /** The choice of the checker; by default the kernel where it does not take too long. */
    static final class Checker {
        @Option(names = "--kernel", description = "let the kernel check the proof, however long it takes")
        private boolean kernel;

        @Option(names = "--fast", description = "use only the fast checker, which shares its rules with the engine")
        private boolean fast;
    }

    @Override
    public Integer call() {
        try (BufferedInputStream in = new BufferedInputStream(open())) {
            boolean alone = checker.fast || isDefence(in);
            Verdict verdict = alone ? new Verdict(Verdict.Kind.UNFINISHED, "") : byKernel(in);
            return switch (verdict.kind()) {
                case HOLDS -> agree(in, verdict);
                case REJECTED -> complain("the proof does not hold: " + verdict.text(), ExitCode.NOT_FOUND);
                case UNREADABLE -> complain("cannot read the proof: " + verdict.text(), ExitCode.BAD_INPUT);
                case UNFINISHED -> checkFast(in);
            };
        } catch (UnreadableProofException e) {
            return complain("cannot read the proof: " + e.getMessage(), ExitCode.BAD_INPUT);
        } catch (IOException e) {
            return complain("cannot read the proof: " + FileProblem.of(e), ExitCode.BAD_INPUT);
        }
    }

    /** Returns what the kernel says, which reads no further than to the first wrong line. The stream begins anew. */
    private Verdict byKernel(BufferedInputStream in) throws IOException {
        in.mark(Integer.MAX_VALUE);
        try {
            return checker.kernel
                    ? Kernel.checkProof(in, Long.MAX_VALUE)
                    : Kernel.checkProof(new FileHead(in, KERNEL_BYTES), KERNEL_PLACES);
        } catch (FileHead.TooLargeException e) {
            return new Verdict(Verdict.Kind.UNFINISHED, "");
        } finally {
            in.reset();
        }
    }

    /** Returns whether the file claims a defence for any number of moves, which the kernel does not know. */
    private boolean isDefence(BufferedInputStream in) throws IOException {
        in.mark(CLAIM_BYTES);
        String[] lines = new String(in.readNBytes(CLAIM_BYTES), StandardCharsets.US_ASCII).split("\r?\n", 4);
        in.reset();
        isDefence = lines.length > 2 && DefenceFile.isClaim(lines[2]);
        return isDefence;
    }

    private InputStream open() throws IOException, UnreadableProofException {
        return file.toString().equals(InputFile.STANDARD_INPUT) ? InputFile.open(file) : ProofFileReader.open(file);
    }

    /**
     * Confirms a proof that the kernel accepts. The fast checker must agree, and supplies the other figures of the
     * report.
     */
    private int agree(InputStream in, Verdict verdict) throws IOException {
        try {
            report("kernel", "checked by the kernel, which shares no code with the engine")
                    .print(ProofFileReader.read(in));
            return ExitCode.DONE;
        } catch (UnfinishedCheckException e) {
            out().println(
                            json
                                    ? ProofReport.head(file, "holds")
                                            .put("checker", "kernel")
                                            .put("claim", verdict.text())
                                    : "the proof holds: " + verdict.text());
            return ExitCode.DONE;
        } catch (RejectedProofException | UnreadableProofException e) {
            String fault = "the kernel accepts the proof, but the fast checker rejects it; please report this: ";
            return complain(fault + e.getMessage(), ExitCode.FAILURE);
        }
    }

    private int checkFast(InputStream in) throws IOException, UnreadableProofException {
        try {
            report("fast", "checked by the fast checker only" + whyAlone()).print(ProofFileReader.read(in));
            return ExitCode.DONE;
        } catch (UnfinishedCheckException e) {
            return complain("cannot check the proof: " + e.getMessage(), ExitCode.BAD_INPUT);
        } catch (RejectedProofException e) {
            return complain("the proof does not hold: " + e.getMessage(), ExitCode.NOT_FOUND);
        }
    }

    private ProofReport report(String by, String inWords) {
        return new ProofReport(out(), file, json, by, inWords);
    }

    private String whyAlone() {
        if (isDefence) {
            return "; the kernel does not know this kind of proof";
        }
        return checker.fast ? "" : "; the kernel would take more than a minute (--kernel runs it anyway)";
    }

    private int complain(String message, int code) {
        if (json) {
            String verdict = code == ExitCode.NOT_FOUND ? "rejected" : "unchecked";
            out().println(ProofReport.head(file, verdict).put("error", message));
        }
        err().println("kingfell: " + file + ": " + message);
        return code;
    }
}
