package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.stipulation.Stipulation;
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
        return switch (kind) {
            case OLIVE -> OliveReader.read(lines);
            case POPEYE -> PopeyeReader.read(lines);
            default -> lines(lines);
        };
    }

    /** Returns the name and the comments of a line of EPD, without those that state the problem. */
    public static List<String> caption(Epd epd) {
        List<String> caption = new ArrayList<>();
        if (!epd.id().isEmpty()) {
            caption.add(epd.id());
        }
        caption.addAll(EpdProblem.remarks(epd));
        return caption;
    }

    /** Reads lines of FEN or EPD. A line without a stipulation asks for a mate. */
    private static List<FoundTask> lines(List<String> lines) {
        List<FoundTask> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String text = (lines.get(i).startsWith("\uFEFF") ? lines.get(i).substring(1) : lines.get(i)).strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                found.add(line(text, i + 1));
            }
        }
        return found;
    }

    private static FoundTask line(String text, int number) {
        try {
            Epd epd = Epd.parse(text);
            Stipulation stipulation = EpdProblem.stipulation(epd).orElse(Stipulation.ANY_MATE);
            if (stipulation.kind() == Stipulation.Kind.OTHER) {
                throw new NotationException("the stipulation " + stipulation.text() + " is not supported");
            }
            return FoundTask.of(new ProblemTask(
                    number, epd.id(), "", epd.position(), stipulation, SolvingOptions.KEYS, caption(epd), List.of()));
        } catch (NotationException e) {
            return FoundTask.error(number, "", String.valueOf(e.getMessage()));
        }
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
                        number,
                        name,
                        "",
                        problem.position(),
                        problem.stipulation(),
                        SolvingOptions.KEYS,
                        PgnProblem.caption(game.get()),
                        List.of())));
            } catch (NotationException e) {
                found.add(FoundTask.error(number, name, String.valueOf(e.getMessage())));
            }
        }
    }
}
