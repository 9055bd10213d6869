package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.FiftyMoves;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.workbench.endgame.HeldPosition;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Probes positions, so that other programs can compare. */
@Command(
        name = "probe",
        description =
                "Show the exact value of a position of at most four men, or of five men if their table was built, or "
                        + "of each FEN line of a list: win, draw or loss for the side to move, and the distance to mate. "
                        + "With Syzygy tables also show the outcome under the fifty-move rule and the plies to "
                        + "zeroing, which is the next capture, pawn move or mate, for as many men as the tables have. A win that the halfmove "
                        + "clock spoils is shown as a draw. A pawn ending of more men is solved, if its pawns have "
                        + "not too many structures: win, draw or loss without the fifty-move rule; or bounds, where a "
                        + "promotion leads to what is not known. With blocked pawns and at most one piece a side a "
                        + "fortress is looked for: draw, or draw or loss, or win or draw.")
public final class EndgameProbeCommand extends ConsoleCommand {
    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    /** One position after the other is looked up, on one thread. */
    @Option(names = "--threads", hidden = true, description = "has no effect; scripts may still give it")
    void threads(int unused) {
        // Nothing to set.
    }

    private @Nullable SyzygyLookup syzygy;

    private @Nullable PawnEndingLookup pawns;

    /** What a fortress says of the last position. */
    private Optional<HeldPosition> held = Optional.empty();

    @Option(
            names = "--structures",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "the most pawn structures that are solved for one position, default ${DEFAULT-VALUE}; 30,000 "
                    + "take about 15 seconds and 400 MB")
    private int structures = 30_000;

    @Option(names = "--json", description = "one JSON object on each line instead of text")
    private boolean json;

    @Option(
            names = "--proof-white",
            paramLabel = "FILE",
            description = "where a fortress holds a single position: write the proof that White is never mated, for "
                    + "kingfell proof check")
    private @Nullable Path whiteHolds;

    @Option(names = "--proof-black", paramLabel = "FILE", description = "the same for Black")
    private @Nullable Path blackHolds;

    @Parameters(
            arity = "1..*",
            paramLabel = "FEN|FILE|-",
            description = "the position; or a file of FEN lines; or - for standard input")
    private List<String> words = List.of();

    @Override
    public Integer call() throws NotationException, IOException {
        TableLibrary library = tables.library(spec.commandLine());
        syzygy = tables.syzygy(spec.commandLine())
                .map(options -> new SyzygyLookup(options, err()))
                .orElse(null);
        TableProbe probe = library.reader();
        pawns = new PawnEndingLookup(library, structures);
        String text = String.join(" ", words);
        PrintWriter out = out();
        if (!InputFile.isThere(text)) {
            Position position = Epd.parse(text).position();
            out.println(
                    json
                            ? head(0, Fen.format(position)).putAll(value(position, library, probe))
                            : line(position, library, probe));
            writeProof(Color.WHITE, whiteHolds);
            writeProof(Color.BLACK, blackHolds);
            return ExitCode.DONE;
        }
        int code = ExitCode.DONE;
        try (BufferedReader in = InputFile.reader(Path.of(text))) {
            int number = 0;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                if (!line.isBlank() && !line.startsWith("#") && !answer(line.strip(), number, library, probe)) {
                    code = ExitCode.BAD_INPUT;
                }
            }
        }
        return code;
    }

    /** Answers one line of a list; a bad one is reported and does not end the work. */
    private boolean answer(String line, int number, TableLibrary library, TableProbe probe) {
        PrintWriter out = out();
        try {
            Position position = Epd.parse(line).position();
            out.println(
                    json
                            ? head(number, Fen.format(position)).putAll(value(position, library, probe))
                            : line(position, library, probe));
            return true;
        } catch (NotationException e) {
            err().println("kingfell: line " + number + ": " + e.getMessage());
            if (json) {
                out.println(head(number, line).put("error", String.valueOf(e.getMessage())));
            }
            return false;
        }
    }

    /** @param number of the line, 0 for a single position */
    private static JsonObject head(int number, String fen) {
        JsonObject head = JsonObject.ofFormat("kingfell-probe");
        return (number == 0 ? head : head.put("line", number)).put("fen", fen);
    }

    /** Returns the solver where it answers: a pawn ending without a table, neither ours nor Syzygy's. */
    private @Nullable PawnEndingLookup solver(Position position) {
        boolean solves = pawns != null && pawns.answers(position) && (syzygy == null || !syzygy.knows(position));
        return solves ? pawns : null;
    }

    /** Returns what a fortress says of a position that nothing else knows. */
    private Optional<HeldPosition> held(Position position, TableLibrary library) {
        boolean known = library.has(position) || syzygy != null && syzygy.knows(position);
        held = known ? Optional.empty() : HeldPosition.of(position);
        return held;
    }

    /** Writes the proof that a side is never mated, if it was asked for. */
    private void writeProof(int defender, @Nullable Path file) throws IOException {
        if (file == null) {
            return;
        }
        Optional<DefenceCertificate> proof = held.flatMap(known -> known.proofFor(defender));
        if (proof.isEmpty()) {
            err().println("kingfell: no fortress of " + (defender == Color.WHITE ? "White" : "Black")
                    + " was found, so no proof is written");
            return;
        }
        WholeFile.write(file, stream -> ProofFileWriter.write(proof.get(), stream));
        if (!json) {
            out().printf(Locale.ROOT, "written: %s, %,d bytes%n", file, Files.size(file));
        }
    }

    private JsonObject value(Position position, TableLibrary library, TableProbe probe) throws NotationException {
        PawnEndingLookup solver = solver(position);
        if (solver != null) {
            return solver.json(position);
        }
        Optional<HeldPosition> held = held(position, library);
        if (held.isPresent()) {
            return PawnEndingLookup.bounds(held.get().value())
                    .put("fortress", held.get().positions());
        }
        Optional<Distance> distance = distance(position, library, probe);
        JsonObject json = new JsonObject();
        distance.ifPresent(known -> json.put("outcome", known.outcome().name().toLowerCase(Locale.ROOT)));
        distance.filter(known -> !known.isDraw()).ifPresent(known -> json.put("pliesToMate", known.plies()));
        FiftyMoves.ClockVerdict left = afterClock(position, distance, probe);
        if (left != FiftyMoves.ClockVerdict.DECIDED) {
            json.put("underFiftyMoves", left == FiftyMoves.ClockVerdict.DRAWN ? "draw" : "unknown");
        }
        return syzygy == null ? json : json.putAll(syzygy.json(position, left));
    }

    private String line(Position position, TableLibrary library, TableProbe probe) throws NotationException {
        PawnEndingLookup solver = solver(position);
        if (solver != null) {
            return Fen.format(position) + "; " + solver.words(position);
        }
        Optional<HeldPosition> held = held(position, library);
        if (held.isPresent()) {
            return Fen.format(position) + "; "
                    + PawnEndingLookup.name(held.get().value()) + ", by a fortress of "
                    + held.get().positions() + " positions, checked by the rules of chess";
        }
        Optional<Distance> distance = distance(position, library, probe);
        String exact = distance.map(known -> "; " + words(known)).orElse("");
        int mate =
                distance.filter(known -> !known.isDraw()).map(Distance::plies).orElse(Integer.MAX_VALUE);
        FiftyMoves.ClockVerdict left = afterClock(position, distance, probe);
        String clock = switch (left) {
            case DECIDED -> "";
            case DRAWN -> "; a draw with the halfmove clock at " + position.halfmoveClock();
            case OPEN -> "; perhaps a draw with the halfmove clock at " + position.halfmoveClock();
        };
        return Fen.format(position) + exact + (syzygy == null ? "" : "; " + syzygy.words(position, left, mate)) + clock;
    }

    /** Returns the value with its units, such as {@code win, mate in 27 moves (53 plies)}. */
    private static String words(Distance distance) {
        String moves = distance.moves() == 1 ? "1 move" : distance.moves() + " moves";
        String plies = distance.plies() == 1 ? " (1 ply)" : " (" + distance.plies() + " plies)";
        return switch (distance.outcome()) {
            case WIN -> "win, mate in " + moves + plies;
            case DRAW -> "draw";
            case LOSS -> distance.plies() == 0 ? "loss, checkmate" : "loss, mated in " + moves + plies;
        };
    }

    /** Returns the verdict on a win or loss under the halfmove clock; a position that is neither counts as decided. */
    private FiftyMoves.ClockVerdict afterClock(Position position, Optional<Distance> distance, TableProbe probe) {
        boolean isDrawn = distance.map(Distance::isDraw).orElseGet(() -> syzygy == null || !syzygy.isDecided(position));
        if (isDrawn || position.halfmoveClock() == 0) {
            return FiftyMoves.ClockVerdict.DECIDED;
        }
        FiftyMoves.ClockVerdict own =
                distance.map(known -> FiftyMoves.of(probe, position, known)).orElse(FiftyMoves.ClockVerdict.OPEN);
        return own == FiftyMoves.ClockVerdict.OPEN && syzygy != null ? syzygy.afterClock(position) : own;
    }

    /** Returns the distance, empty where only Syzygy tables know the position. */
    private Optional<Distance> distance(Position position, TableLibrary library, TableProbe probe)
            throws NotationException {
        if (syzygy == null || library.has(position)) {
            TableOptions.require(library, position);
            return probe.distance(position);
        }
        if (!syzygy.knows(position)) {
            List<String> files = syzygy.missingFiles(position);
            throw new NotationException("castling rights, or no table of this material, in " + Fen.format(position)
                    + (files.isEmpty() ? "" : "; " + MissingTable.sentence(files)));
        }
        return Optional.empty();
    }
}
