package io.github.kingfell.uci.cli;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.certificate.Automaton;
import io.github.kingfell.engine.certificate.CertificateFile;
import io.github.kingfell.engine.certificate.CertificateFormatException;
import io.github.kingfell.engine.check.CertificateChecker;
import io.github.kingfell.engine.check.CertificateChecker.Fault;
import io.github.kingfell.engine.notation.Fen;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
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
final class EndgameVerifyCertificateCommand implements Callable<Integer> {
    private static final int SHOWN_FAULTS = 10;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "ENDING", description = "KRK, KBBK or KBNK")
    private String ending = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "the certificate; by default the one that is shipped")
    private Path file = Path.of("");

    @Option(names = "--threads", paramLabel = "N", description = "threads that check, default ${DEFAULT-VALUE}")
    private int threads = 2;

    @Override
    public Integer call() throws IOException {
        if (threads < 1) {
            throw new ParameterException(spec.commandLine(), "--threads must be at least 1");
        }
        Automaton automaton = automaton();
        long begun = System.nanoTime();
        List<Fault> faults = CertificateChecker.check(automaton, threads);
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
        faults.stream()
                .limit(SHOWN_FAULTS)
                .forEach(fault -> out.println("fault: " + where(fault, automaton) + ": " + fault.reason()));
        out.printf(
                Locale.ROOT,
                "%s, checked with the rules alone in %.1f s%n",
                faults.isEmpty() ? "it holds" : faults.size() + " faults",
                seconds);
        return faults.isEmpty() ? KingfellCommand.DONE : KingfellCommand.NOT_FOUND;
    }

    private static String where(Fault fault, Automaton automaton) {
        Position x = automaton.placements().position(fault.number(), Color.WHITE);
        return (x == null ? "number " + fault.number() : Fen.format(x)) + " variant " + fault.variant();
    }

    private Automaton automaton() throws IOException {
        String material = ending.toUpperCase(Locale.ROOT);
        try (InputStream in = Files.newInputStream(file)) {
            Automaton automaton = CertificateFile.read(in);
            if (!automaton.placements().material().equals(material)) {
                throw new ParameterException(
                        spec.commandLine(),
                        file + " is a certificate of " + automaton.placements().material());
            }
            return automaton;
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "no file " + file, e);
        } catch (CertificateFormatException e) {
            throw new ParameterException(spec.commandLine(), file + ": " + e.getMessage(), e);
        }
    }
}
