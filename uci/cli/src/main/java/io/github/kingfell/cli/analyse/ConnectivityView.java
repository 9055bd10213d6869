package io.github.kingfell.cli.analyse;

import io.github.kingfell.classics.connectivity.complex.AttackRelation;
import io.github.kingfell.classics.connectivity.ranking.Ordering;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.classic.ConnectivityJson;
import io.github.kingfell.workbench.classic.ConnectivitySvg;
import io.github.kingfell.workbench.classic.ConnectivityText;
import io.github.kingfell.workbench.classic.GameReport;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.render.PrintedBoard;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Shows the structure of a position or ranks the moves of games, as a program of the past did (Atkin and Witten 1973).
 */
final class ConnectivityView {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--connectivity",
            description = "instead of a search show how the pieces of each side are connected by the squares that "
                    + "they attack (Atkin and Witten 1973): shared faces, components by level, structure vectors, "
                    + "eccentricities")
    private boolean connectivity;

    @Option(
            names = "--picture",
            paramLabel = "FILE",
            description = "with --connectivity: draw the structure of the position too, as SVG")
    private @Nullable Path picture;

    @Option(
            names = "--pgn",
            paramLabel = "FILE",
            description = "with --connectivity: rank the moves of all games of this file instead of showing a position")
    private @Nullable Path pgn;

    @Option(
            names = "--order",
            paramLabel = "ORDER",
            description =
                    "how --pgn ranks: ${COMPLETION-CANDIDATES}, default material; position ignores the balance of "
                            + "exchanges")
    private @Nullable Ordering order;

    @Option(
            names = "--international",
            description = "with --pgn: write moves as the program of 1973 did, such as N(b8) - d7")
    private boolean international;

    boolean isAsked() {
        return connectivity;
    }

    /** Returns true when an option is set that means nothing to a search. */
    boolean hasOptions() {
        return picture != null || pgn != null || order != null || international;
    }

    /**
     * Shows the structure or ranks the moves.
     *
     * @param fen words of the position; none for games
     * @return the exit code
     */
    int run(List<String> fen, boolean json) throws NotationException {
        if ((pgn == null) == fen.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "either a position or --pgn FILE is required");
        }
        if (pgn != null) {
            return rank(pgn, json);
        }
        OutputFile.check(picture, spec.commandLine());
        show(Epd.parse(String.join(" ", fen)).position(), json);
        return ExitCode.DONE;
    }

    private void show(Position position, boolean json) {
        List<AttackRelation> sides =
                List.of(AttackRelation.of(position, Color.WHITE), AttackRelation.of(position, Color.BLACK));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new JsonObject()
                    .put("fen", Fen.format(position))
                    .putObjects(
                            "sides", sides.stream().map(ConnectivityJson::of).toList()));
        } else {
            PrintedBoard.print(position, out);
            out.println("Fen: " + Fen.format(position));
            for (AttackRelation side : sides) {
                out.println();
                ConnectivityText.of(side).forEach(out::println);
            }
        }
        if (picture != null) {
            WholeFile.write(picture, List.of(ConnectivitySvg.of(sides)));
            (json ? spec.commandLine().getErr() : out).println("written: " + picture);
        }
        out.flush();
    }

    /** A game is ranked and printed before the next one is read, so a file may be long. */
    private int rank(Path file, boolean json) throws NotationException {
        if (picture != null) {
            throw new ParameterException(spec.commandLine(), "--picture shows a position, not games");
        }
        PrintWriter out = spec.commandLine().getOut();
        boolean found = false;
        try (InputStream stream = Files.newInputStream(file)) {
            PgnReader reader = PgnReader.of(stream);
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                print(game.get(), !found, json, out);
                found = true;
            }
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + file + ": " + e.getMessage(), e);
        }
        return found ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private void print(PgnGame game, boolean first, boolean json, PrintWriter out) throws NotationException {
        GameReport report = new GameReport(game, order == null ? Ordering.MATERIAL : order, international);
        if (json) {
            out.println(report.json());
        } else {
            out.print(first ? "" : System.lineSeparator());
            report.lines().forEach(out::println);
        }
        out.flush();
    }
}
