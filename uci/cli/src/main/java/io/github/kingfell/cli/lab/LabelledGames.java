package io.github.kingfell.cli.lab;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.lab.selfplay.GameShard;
import io.github.kingfell.lab.selfplay.LabelledPosition;
import io.github.kingfell.lab.selfplay.SelfPlayGame;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The shards that {@link SelfPlayCommand} has written, as parameters of a command. */
final class LabelledGames {
    @Parameters(
            index = "0",
            arity = "1..*",
            paramLabel = "FOLDER",
            description = "folders written by 'kingfell selfplay', or single files from them")
    private List<Path> places = List.of();

    /** Passes the quiet positions of all games on; reports an error when there is none. */
    void forEach(Consumer<LabelledPosition> taker, CommandLine commandLine) {
        boolean any = false;
        for (Path place : places) {
            try {
                for (Path file : shards(place)) {
                    for (SelfPlayGame game : GameShard.read(file)) {
                        any = true;
                        forEachQuiet(game, file, taker);
                    }
                }
            } catch (IOException e) {
                throw new ParameterException(commandLine, "cannot read " + FileProblem.of(e), e);
            }
        }
        if (!any) {
            throw new ParameterException(commandLine, "no game in " + places);
        }
    }

    private static void forEachQuiet(SelfPlayGame game, Path file, Consumer<LabelledPosition> taker)
            throws IOException {
        try {
            game.forEachQuiet(taker);
        } catch (NotationException e) {
            throw new IOException('"' + file.toString() + "\": " + e.getMessage(), e);
        }
    }

    private static List<Path> shards(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return List.of(place);
        }
        List<Path> shards = new ArrayList<>();
        try (Stream<Path> files = Files.list(place)) {
            files.filter(file -> file.toString().endsWith(GameShard.SUFFIX))
                    .sorted()
                    .forEach(shards::add);
        }
        return shards;
    }
}
