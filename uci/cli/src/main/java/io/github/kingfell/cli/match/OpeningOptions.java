package io.github.kingfell.cli.match;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.analyse.GameText;
import io.github.kingfell.workbench.input.InputFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The positions from which the pairs of games of a match begin. */
final class OpeningOptions {
    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "EPD, one position on each line, or PGN games; default: 400 shipped positions")
    private @Nullable Path file;

    @Option(
            names = "--order",
            paramLabel = "ORDER",
            description = "of the openings: sequential or random; default ${DEFAULT-VALUE}")
    private Order order = Order.SEQUENTIAL;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the random order, default ${DEFAULT-VALUE}; the same seed gives the same order")
    private long seed = 1;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "plies of each PGN game that are the opening; default: all")
    private @Nullable Integer plies;

    /** The order of the openings. */
    enum Order {
        SEQUENTIAL,
        RANDOM;

        @Override
        public String toString() {
            return this == SEQUENTIAL ? "sequential" : "random";
        }
    }

    /** Returns the positions in the order asked for; reports an error for a file that cannot be used. */
    List<Position> positions(CommandSpec spec) {
        if (plies != null && (plies < 0 || file == null)) {
            throw new ParameterException(
                    spec.commandLine(), "--plies takes a number from 0 on, and goes with --openings of PGN games");
        }
        List<Position> positions = new ArrayList<>();
        try {
            if (file != null && isPgn(file)) {
                addGames(file, positions);
            } else if (plies != null) {
                throw new NotationException("--plies is for PGN games, and " + file + " has none");
            } else {
                addLines(file == null ? Suite.MATCH_OPENINGS.lines() : InputFile.lines(file), positions);
            }
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + FileProblem.of(e), e);
        } catch (UncheckedIOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read \"" + file + '"', e);
        }
        if (positions.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no position in " + file);
        }
        if (order == Order.RANDOM) {
            Collections.shuffle(positions, new Random(seed));
        }
        return positions;
    }

    private static boolean isPgn(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(InputFile.text(file))) {
            return GameText.isNext(in);
        }
    }

    private void addGames(Path pgn, List<Position> positions) throws IOException, NotationException {
        try (InputStream in = new BufferedInputStream(InputFile.text(pgn))) {
            PgnReader reader = PgnReader.of(in);
            for (Optional<PgnGame> next = reader.next(); next.isPresent(); next = reader.next()) {
                int[] line = next.get().line();
                Position position = next.get().start();
                int last = plies == null ? line.length : Math.min(plies, line.length);
                for (int ply = 0; ply < last; ply++) {
                    position.make(line[ply]);
                }
                positions.add(position);
            }
        }
    }

    private void addLines(List<String> lines, List<Position> positions) throws NotationException {
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                try {
                    positions.add(Epd.parse(lines.get(i)).position());
                } catch (NotationException e) {
                    throw new NotationException(file + ", line " + (i + 1) + ": " + e.getMessage());
                }
            }
        }
    }
}
