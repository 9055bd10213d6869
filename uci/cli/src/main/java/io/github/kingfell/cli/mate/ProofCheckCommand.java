package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.kernel.Kernel;
import io.github.kingfell.kernel.Verdict;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.prooffile.GainProofFile;
import io.github.kingfell.rules.prooffile.LemmaProofFile;
import io.github.kingfell.rules.prooffile.MateProofFile;
import io.github.kingfell.rules.prooffile.NoMateFile;
import io.github.kingfell.rules.prooffile.ProofFile;
import io.github.kingfell.rules.prooffile.ProofFileReader;
import io.github.kingfell.rules.prooffile.UnreadableProofException;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.render.PrintedBoard;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
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

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "a proof file written by kingfell mate --proof; - for standard input")
    private Path file = Path.of("");

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    /** The checker used: {@code kernel} or {@code fast}. */
    private String by = "";

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
            Verdict verdict = checker.fast ? new Verdict(Verdict.Kind.UNFINISHED, "") : byKernel(in);
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

    private InputStream open() throws IOException, UnreadableProofException {
        return file.toString().equals(InputFile.STANDARD_INPUT) ? InputFile.open(file) : ProofFileReader.open(file);
    }

    /**
     * Confirms a proof that the kernel accepts. The fast checker must agree, and supplies the other figures of the
     * report.
     */
    private int agree(InputStream in, Verdict verdict) throws IOException {
        try {
            print(ProofFileReader.read(in), "kernel");
            return ExitCode.DONE;
        } catch (UnfinishedCheckException e) {
            spec.commandLine()
                    .getOut()
                    .println(
                            json
                                    ? head("holds").put("checker", "kernel").put("claim", verdict.text())
                                    : "the proof holds: " + verdict.text());
            return ExitCode.DONE;
        } catch (RejectedProofException | UnreadableProofException e) {
            String fault = "the kernel accepts the proof, but the fast checker rejects it; please report this: ";
            return complain(fault + e.getMessage(), ExitCode.FAILURE);
        }
    }

    private int checkFast(InputStream in) throws IOException, UnreadableProofException {
        try {
            print(ProofFileReader.read(in), "fast");
            return ExitCode.DONE;
        } catch (UnfinishedCheckException e) {
            return complain("cannot check the proof: " + e.getMessage(), ExitCode.BAD_INPUT);
        } catch (RejectedProofException e) {
            return complain("the proof does not hold: " + e.getMessage(), ExitCode.NOT_FOUND);
        }
    }

    private void print(ProofFile proof, String checkedBy) throws RejectedProofException {
        by = checkedBy;
        if (proof instanceof MateProofFile mate) {
            print(mate, mate.check());
        } else if (proof instanceof LemmaProofFile lemmas) {
            print(lemmas, lemmas.check());
        } else if (proof instanceof NoMateFile none) {
            print(none, none.check());
        } else if (proof instanceof GainProofFile gain) {
            print(gain, gain.check());
        }
        if (!json) {
            out().println(inWords());
        }
    }

    private String inWords() {
        if (by.equals("kernel")) {
            return "checked by the kernel, which shares no code with the engine";
        }
        return "checked by the fast checker only"
                + (checker.fast ? "" : "; the kernel would take more than a minute (--kernel runs it anyway)");
    }

    private int complain(String message, int code) {
        if (json) {
            spec.commandLine()
                    .getOut()
                    .println(head(code == ExitCode.NOT_FOUND ? "rejected" : "unchecked")
                            .put("error", message));
        }
        err().println("kingfell: " + file + ": " + message);
        return code;
    }

    private void print(MateProofFile proof, MateCertificate mate) {
        print(
                mate.root(),
                MateProofFile.inWords(mate.moves()) + (proof.saysShortest() ? ", and there is no shorter one" : ""),
                mate.attacker(),
                proof.attackerMoves(),
                proof.replies(),
                mate.line());
    }

    private void print(LemmaProofFile file, LemmaCertificate mate) {
        print(
                mate.root(),
                MateProofFile.inWords(mate.moves()),
                file.proof().attacker(),
                file.proof().size(),
                mate.replies(),
                mate.line());
    }

    private void print(GainProofFile proof, GainCertificate gain) {
        print(
                gain.root(),
                GainProofFile.inWords(gain),
                gain.root().sideToMove(),
                proof.nodes(),
                proof.replies(),
                gain.line());
    }

    /**
     * Prints a proof of no mate: the defender has one move in each position, and each move of the attacker is answered.
     */
    private void print(NoMateFile none, Position root) {
        String claim = NoMateFile.inWords(none.moves());
        if (json) {
            spec.commandLine()
                    .getOut()
                    .println(head("holds")
                            .put("checker", by)
                            .put("claim", claim)
                            .put("fen", Fen.format(root))
                            .put("nodes", none.nodes())
                            .put("answered", none.answered()));
            return;
        }
        printBoard(root, claim);
        spec.commandLine()
                .getOut()
                .println("nodes: " + none.nodes() + "; moves of " + name(root.sideToMove()) + " answered: "
                        + none.answered());
    }

    private void printBoard(Position root, String claim) {
        PrintWriter out = out();
        PrintedBoard.print(root, out);
        out.println("Fen: " + Fen.format(root));
        out.println();
        out.println("the proof holds: " + claim);
    }

    private JsonObject head(String verdict) {
        return JsonObject.ofFormat("kingfell-proof-check")
                .put("file", file.toString())
                .put("verdict", verdict);
    }

    private void print(Position root, String claim, int attacker, int moves, long replies, int[] line) {
        PrintWriter out = out();
        if (json) {
            out.println(head("holds")
                    .put("checker", by)
                    .put("claim", claim)
                    .put("fen", Fen.format(root))
                    .put("attackerMoves", moves)
                    .put("replies", replies)
                    .putAll(LineJson.of(root, line)));
            return;
        }
        printBoard(root, claim);
        out.println("positions with " + name(attacker) + " to move: " + moves + ", one move in each; replies of "
                + name(Color.opponent(attacker)) + " answered: " + replies);
        out.println(San.formatLine(root, line));
    }

    private static String name(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
