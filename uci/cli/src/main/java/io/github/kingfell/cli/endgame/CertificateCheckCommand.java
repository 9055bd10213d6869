package io.github.kingfell.cli.endgame;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.kernel.Kernel;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.CertificateFormatException;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.check.CertificateChecker;
import io.github.kingfell.rules.check.CertificateChecker.CertificateVerdict;
import io.github.kingfell.rules.check.CertificateChecker.Finding;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a certificate with the rules of chess alone. */
@Command(
        name = "check",
        description = {
            "Check the certificate of an ending with the rules alone: every move and every reply, down to every mate.",
            "The kernel, which shares no code with the engine, checks a certificate of at most 200,000 states as well."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the certificate holds",
            "1:the certificate does not hold",
            "2:wrong usage, or no certificate",
            "3:no verdict: a fault of the program, or not enough memory"
        })
public final class CertificateCheckCommand extends ConsoleCommand {
    private static final int SHOWN = 10;

    /** Most states that the kernel checks in some seconds. */
    private static final int STATES_FOR_KERNEL = 200_000;

    @Parameters(index = "0", paramLabel = "ENDING", description = "KRK, KQK, KPK, KBBK, KBNK, or another")
    private String ending = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "the certificate, - for standard input; default: the shipped certificate, or one made of the "
                    + "exact table, as for KQKR, KRKN and KRKB")
    private @Nullable Path file;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "threads of the check, default ${DEFAULT-VALUE}")
    private int threads = 2;

    @Option(
            names = "--kernel",
            description = "let the kernel check a certificate of any size; KBNK takes about a minute, KQKR several")
    private boolean kernel;

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        byte[] bytes = bytes();
        Automaton automaton = automaton(bytes);
        long begun = System.nanoTime();
        CertificateVerdict verdict = CertificateChecker.check(automaton, threads);
        double seconds = (System.nanoTime() - begun) / 1e9;
        boolean asked = kernel || automaton.states() <= STATES_FOR_KERNEL;
        if (asked && kernelHolds(bytes) != verdict.holds()) {
            throw new IllegalStateException("the kernel and the fast checker do not agree; please report this");
        }
        PrintWriter out = out();
        if (json) {
            out.println(data(automaton, verdict, seconds).put("kernel", asked));
        } else {
            print(automaton, verdict, seconds, out);
            out.println(
                    asked
                            ? "the kernel, which shares no code with the engine, confirms it"
                            : "the kernel was not used, because it takes longer (--kernel)");
        }
        return verdict.holds() ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private static void print(Automaton automaton, CertificateVerdict verdict, double seconds, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s: %d positions, %d states, %s; mate in at most %d, mean %.2f; sha256 %s%n",
                automaton.placements().material(),
                automaton.positions(),
                automaton.states(),
                automaton.isComplete() ? "all won positions" : "some of the won positions",
                automaton.longest(),
                automaton.mean(),
                CertificateFile.digest(automaton));
        print("fault", verdict.faults(), automaton, out);
        print("repetition", verdict.repetitions(), automaton, out);
        if (!verdict.repetitions().isEmpty()) {
            out.println("a repetition is not a fault of the certificate: each of these states mates unless Black can "
                    + "claim a draw by third repetition; the engine announces no mate from them");
        }
        out.printf(
                Locale.ROOT,
                "%s, checked with the rules alone in %.1f s%n",
                verdict.holds() ? "it holds" : verdict.faults().size() + " faults",
                seconds);
    }

    private static JsonObject data(Automaton automaton, CertificateVerdict verdict, double seconds) {
        return JsonObject.ofFormat("kingfell-certificate-check")
                .put("ending", automaton.placements().material())
                .put("holds", verdict.holds())
                .put("complete", automaton.isComplete())
                .put("positions", automaton.positions())
                .put("states", automaton.states())
                .put("mateInAtMost", automaton.longest())
                .put("meanMate", automaton.mean(), 2)
                .put("sha256", CertificateFile.digest(automaton))
                .put("faults", words(verdict.faults(), automaton))
                .put("repetitions", words(verdict.repetitions(), automaton))
                .put("seconds", seconds, 3);
    }

    private static List<String> words(List<Finding> findings, Automaton automaton) {
        return findings.stream()
                .map(finding -> where(finding, automaton) + ": " + finding.what())
                .toList();
    }

    private static void print(String what, List<Finding> findings, Automaton automaton, PrintWriter out) {
        findings.stream()
                .limit(SHOWN)
                .forEach(finding -> out.println(what + ": " + where(finding, automaton) + ": " + finding.what()));
        if (findings.size() > SHOWN) {
            out.println(what + ": " + findings.size() + " in all");
        }
    }

    private static String where(Finding finding, Automaton automaton) {
        Position x = automaton.placements().position(finding.number(), Color.WHITE);
        return (x == null ? "number " + finding.number() : Fen.format(x)) + " variant " + finding.variant();
    }

    private static boolean kernelHolds(byte[] certificate) throws IOException {
        return Kernel.checkCertificate(new ByteArrayInputStream(certificate), Long.MAX_VALUE)
                .kind()
                .equals(io.github.kingfell.kernel.Verdict.Kind.HOLDS);
    }

    private Automaton automaton(byte[] bytes) throws IOException {
        try {
            Automaton automaton = CertificateFile.read(new ByteArrayInputStream(bytes));
            if (!automaton.placements().material().equals(ending.toUpperCase(Locale.ROOT))) {
                throw usageError(
                        file + " is a certificate of " + automaton.placements().material());
            }
            return automaton;
        } catch (CertificateFormatException e) {
            throw usageError(file + ": " + e.getMessage(), e);
        }
    }

    private byte[] bytes() throws IOException {
        String material = ending.toUpperCase(Locale.ROOT);
        String shipped = material + CertificateFile.SUFFIX;
        try (InputStream in = file == null ? StandardBook.class.getResourceAsStream(shipped) : InputFile.open(file)) {
            if (in == null && Placements.cover(material) && material.length() > 2) {
                return made(material);
            }
            if (in == null) {
                throw usageError("no certificate of \"" + ending + "\" is shipped; name a file");
            }
            return in.readAllBytes();
        } catch (NoSuchFileException e) {
            throw usageError("no file " + file, e);
        }
    }

    /** Makes the certificate of an exact table and writes it as a file is written. */
    private byte[] made(String material) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateFile.write(MadeCertificate.of(material, threads, err()), out);
        return out.toByteArray();
    }
}
