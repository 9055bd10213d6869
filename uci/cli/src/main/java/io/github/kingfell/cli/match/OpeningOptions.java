package io.github.kingfell.cli.match;

import io.github.kingfell.arena.match.MatchOpening;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.analyse.GameText;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.input.ListedPositions;
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

/** The openings of the pairs of games of a match. */
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

    /** Returns the openings in the order asked for; reports an error for a file that cannot be used. */
    List<MatchOpening> openings(CommandSpec spec) {
        if (plies != null && (plies < 0 || file == null)) {
            throw new ParameterException(
                    spec.commandLine(), "--plies takes a number from 0 on, and goes with --openings of PGN games");
        }
        List<MatchOpening> openings = new ArrayList<>();
        try {
            if (file != null && isPgn(file)) {
                addGames(file, openings);
            } else if (plies != null) {
                throw new NotationException("--plies is for PGN games, and " + file + " has none");
            } else {
                List<String> lines = file == null ? Suite.MATCH_OPENINGS.lines() : InputFile.lines(file);
                for (Position start : ListedPositions.parse(lines, String.valueOf(file))) {
                    openings.add(new MatchOpening(start, List.of()));
                }
            }
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + FileProblem.of(e), e);
        } catch (UncheckedIOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read \"" + file + '"', e);
        }
        if (openings.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no position in " + file);
        }
        if (order == Order.RANDOM) {
            Collections.shuffle(openings, new Random(seed));
        }
        return openings;
    }

    private static boolean isPgn(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(InputFile.text(file))) {
            return GameText.isNext(in);
        }
    }

    private void addGames(Path pgn, List<MatchOpening> openings) throws IOException, NotationException {
        try (InputStream in = new BufferedInputStream(InputFile.text(pgn))) {
            PgnReader reader = PgnReader.of(in);
            for (Optional<PgnGame> next = reader.next(); next.isPresent(); next = reader.next()) {
                List<Integer> line =
                        next.get().moves().stream().map(PgnMove::move).toList();
                int length = plies == null ? line.size() : Math.min(plies, line.size());
                openings.add(new MatchOpening(next.get().start(), line.subList(0, length)));
            }
        }
    }
}
