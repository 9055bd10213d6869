package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The positions to solve of a file in which each problem has a stipulation of its own. */
public final class ProblemTasks {
    private ProblemTasks() {}

    /** Returns whether a file of this kind is read here. */
    public static boolean has(FileKind kind) {
        return kind == FileKind.POPEYE || kind == FileKind.OLIVE || kind == FileKind.PGN;
    }

    /** Returns the positions of a file, unusable ones included. */
    public static List<FoundTask> read(FileKind kind, InputStream bytes) throws IOException {
        if (kind == FileKind.PGN) {
            return games(PgnReader.of(bytes));
        }
        BufferedReader reader = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
        List<String> lines = reader.lines().toList();
        return kind == FileKind.OLIVE ? OliveReader.read(lines) : PopeyeReader.read(lines);
    }

    private static List<FoundTask> games(PgnReader reader) throws IOException {
        List<FoundTask> found = new ArrayList<>();
        for (int number = 1; ; number++) {
            String name = "";
            try {
                Optional<PgnGame> game = reader.next();
                if (game.isEmpty()) {
                    return found;
                }
                name = PgnProblem.name(game.get());
                Problem problem = PgnProblem.of(game.get());
                if (problem.stipulation().goal().isEmpty()) {
                    throw new NotationException("no stipulation");
                }
                found.add(FoundTask.of(new ProblemTask(
                        number, name, "", problem.position(), problem.stipulation(), SolvingOptions.KEYS, List.of())));
            } catch (NotationException e) {
                found.add(FoundTask.error(number, name, String.valueOf(e.getMessage())));
            }
        }
    }
}
