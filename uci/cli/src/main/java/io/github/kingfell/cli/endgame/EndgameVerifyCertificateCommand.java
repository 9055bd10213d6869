package io.github.kingfell.cli.endgame;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.CertificateFormatException;
import io.github.kingfell.rules.check.CertificateChecker;
import io.github.kingfell.rules.check.CertificateChecker.Finding;
import io.github.kingfell.rules.check.CertificateChecker.Verdict;
import io.github.kingfell.rules.notation.Fen;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a certificate with the rules of chess alone. */
@Command(
        name = "verify-certificate",
        description =
                "Check the certificate of an ending with the rules alone: every move, every reply, to every mate.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:the certificate holds", "1:it does not", "2:wrong usage, or no certificate"})
public final class EndgameVerifyCertificateCommand implements Callable<Integer> {
    private static final int SHOWN = 10;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "ENDING", description = "KRK, KQK, KPK, KBBK or KBNK")
    private String ending = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "the certificate; by default the one that is shipped")
    private @Nullable Path file;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "threads that check, default ${DEFAULT-VALUE}")
    private int threads = 2;

    @Override
    public Integer call() throws IOException {
        Automaton automaton = automaton();
        long begun = System.nanoTime();
        Verdict verdict = CertificateChecker.check(automaton, threads);
        double seconds = (System.nanoTime() - begun) / 1e9;
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%s: %d positions, %d states, %s; mate in at most %d, mean %.2f; sha256 %s%n",
                automaton.placements().material(),
                automaton.positions(),
                automaton.states(),
                automaton.isComplete() ? "all that is won" : "a part of what is won",
                automaton.longest(),
                automaton.mean(),
                CertificateFile.digest(automaton));
        print("fault", verdict.faults(), automaton, out);
        print("repetition", verdict.repetitions(), automaton, out);
        out.printf(
                Locale.ROOT,
                "%s, checked with the rules alone in %.1f s%n",
                verdict.holds() ? "it holds" : verdict.faults().size() + " faults",
                seconds);
        return verdict.holds() ? ExitCode.DONE : ExitCode.NOT_FOUND;
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

    private Automaton automaton() throws IOException {
        String material = ending.toUpperCase(Locale.ROOT);
        Automaton automaton = file == null ? shipped(material) : read(file);
        if (!automaton.placements().material().equals(material)) {
            throw new ParameterException(
                    spec.commandLine(),
                    file + " is a certificate of " + automaton.placements().material());
        }
        return automaton;
    }

    private Automaton shipped(String material) {
        return StandardBook.certificates()
                .find(material)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "no certificate of \"" + ending + "\" is shipped; name a file"));
    }

    private Automaton read(Path from) throws IOException {
        try (InputStream in = Files.newInputStream(from)) {
            return CertificateFile.read(in);
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "no file " + from, e);
        } catch (CertificateFormatException e) {
            throw new ParameterException(spec.commandLine(), from + ": " + e.getMessage(), e);
        }
    }
}
