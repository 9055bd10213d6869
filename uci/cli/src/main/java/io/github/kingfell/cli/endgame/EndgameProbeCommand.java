package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.engine.table.Distance;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.engine.table.TableProbe;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks positions up, so that other programs can compare. */
@Command(
        name = "probe",
        description = "Tell the exact value of a position of at most four men, or of each FEN line of standard input: "
                + "win, draw or loss of the side to move, and plies to mate.")
public final class EndgameProbeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private TableOptions options = new TableOptions();

    @Parameters(arity = "1..*", paramLabel = "FEN|-", description = "the position, or - for standard input")
    private List<String> fen = List.of();

    @Override
    public Integer call() throws NotationException, IOException {
        TableLibrary library = options.library(spec);
        TableProbe probe = library.reader();
        PrintWriter out = spec.commandLine().getOut();
        if (!fen.equals(List.of("-"))) {
            print(Fen.parse(String.join(" ", fen)), library, probe, out);
            return ExitCode.DONE;
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                print(parse(line, number), library, probe, out);
            }
        }
        return ExitCode.DONE;
    }

    private static Position parse(String line, int number) throws NotationException {
        try {
            return Fen.parse(line.strip());
        } catch (NotationException e) {
            throw new NotationException("line " + number + ": " + e.getMessage());
        }
    }

    private void print(Position position, TableLibrary library, TableProbe probe, PrintWriter out)
            throws NotationException {
        if (!TableLibrary.covers(position)) {
            throw new NotationException("more than four men, or castling rights, in " + Fen.format(position));
        }
        options.provide(library, position.material(), spec);
        Distance distance = probe.distance(position).orElseThrow();
        String plies = distance.isDraw() ? "" : " " + distance.plies();
        out.println(Fen.format(position) + "; " + distance.outcome().name().toLowerCase(Locale.ROOT) + plies);
    }
}
