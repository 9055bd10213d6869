package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the exact table of an ending as a certificate. */
@Command(
        name = "write",
        description = {
            "Write the quickest mates of an exact table as a certificate, which needs no table to be checked.",
            "The ending is king and at most two pieces against a king, or king and queen or rook against king and piece."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:done", "2:wrong usage"})
public final class CertificateWriteCommand extends ConsoleCommand {
    @Parameters(index = "0", paramLabel = "ENDING", description = "such as KQKR, KRKN or KRKB")
    private String ending = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "the certificate")
    private Path file = Path.of("");

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "threads that read the table, default ${DEFAULT-VALUE}")
    private int threads = 2;

    @Override
    public Integer call() throws IOException {
        String material = ending.toUpperCase(Locale.ROOT);
        if (!Placements.cover(material) || material.contains("P")) {
            throw usageError("no certificate is written of \"" + ending + "\"");
        }
        OutputFile.checkAll(spec.commandLine(), file);
        Automaton automaton = MadeCertificate.of(material, threads, err());
        WholeFile.write(file, out -> CertificateFile.write(automaton, out));
        out().printf(
                        Locale.ROOT,
                        "%s: %d positions, mate in at most %d; %d bytes%n",
                        file,
                        automaton.positions(),
                        automaton.longest(),
                        Files.size(file));
        return ExitCode.DONE;
    }
}
