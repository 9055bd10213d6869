package io.github.kingfell.workbench.problem;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.input.InputFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The entries of one or more files of problems, unusable ones included. */
public final class Book {
    private final List<Entry> entries = new ArrayList<>();
    private final InputStream input;

    /** @param input read for the name {@code -} */
    public Book(InputStream input) {
        this.input = input;
    }

    public List<Entry> entries() {
        return entries;
    }

    /**
     * Adds the entries of a file, of a suite by its name, or of standard input.
     *
     * @throws NotationException when there is no such file or suite, or it has no problems
     */
    public void add(String name) throws IOException, NotationException {
        int before = entries.size();
        Optional<Suite> suite = Suite.find(name);
        if (name.equals(InputFile.STANDARD_INPUT)) {
            addText(name, InputFile.text(input, name).readAllBytes());
        } else if (InputFile.isThere(name)) {
            addText(name, InputFile.text(Path.of(name)).readAllBytes());
        } else if (suite.isPresent()) {
            addLines(name, suite.get().lines());
        } else {
            throw new NotationException("neither a file nor a suite: \"" + name + '"');
        }
        if (entries.size() == before) {
            throw new NotationException("no problems in \"" + name + '"');
        }
    }

    private void addText(String name, byte[] bytes) throws IOException, NotationException {
        FileKind kind;
        try {
            kind = FileKind.of(Arrays.copyOf(bytes, Math.min(bytes.length, FileKind.HEAD)));
        } catch (NotationException e) {
            throw new NotationException('"' + name + "\" is " + e.getMessage());
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        List<String> lines =
                (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
        switch (kind) {
            case PGN -> addGames(name, PgnReader.of(new ByteArrayInputStream(bytes)));
            case POPEYE -> addTasks(name, PopeyeReader.read(lines));
            case OLIVE -> addTasks(name, OliveReader.read(lines));
            case LICHESS -> addPuzzles(name, lines);
            case LINES -> addLines(name, lines);
            case OTHER -> add(name, "line", 1, "", null, FileKind.otherKind());
        }
    }

    private void addLines(String name, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String text = lines.get(i).strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                addLine(name, i + 1, text);
            }
        }
    }

    private void addLine(String name, int place, String text) {
        String id = "";
        try {
            Epd epd = Epd.parse(text);
            id = epd.id();
            add(name, "line", place, id, EpdProblem.of(epd), "");
        } catch (NotationException e) {
            add(name, "line", place, id, null, message(e));
        }
    }

    private void addTasks(String name, List<FoundTask> tasks) {
        for (FoundTask found : tasks) {
            ProblemTask task = found.task();
            boolean odd = task != null && task.isOdd();
            Problem problem = task == null || odd ? null : Problem.of(task);
            add(name, "line", found.line(), found.title(), problem, odd ? ProblemTask.ODD : found.error());
        }
    }

    /** The names of the columns, before the first puzzle, are no puzzle. */
    private void addPuzzles(String name, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || LichessPuzzle.isHeader(line)) {
                continue;
            }
            String id = line.split(",", 2)[0];
            try {
                add(name, "line", i + 1, id, LichessPuzzle.parse(line).problem(), "");
            } catch (NotationException e) {
                add(name, "line", i + 1, id, null, message(e));
            }
        }
    }

    private void addGames(String name, PgnReader reader) throws IOException {
        int place = 0;
        while (true) {
            place++;
            String id = "";
            try {
                Optional<PgnGame> game = reader.next();
                if (game.isEmpty()) {
                    return;
                }
                id = PgnProblem.name(game.get());
                add(name, "game", place, id, PgnProblem.of(game.get()), "");
            } catch (NotationException e) {
                add(name, "game", place, id, null, message(e));
            }
        }
    }

    private void add(String file, String unit, int place, String id, @Nullable Problem problem, String error) {
        entries.add(new Entry(entries.size() + 1, file, unit, place, id, problem, error));
    }

    private static String message(NotationException e) {
        return String.valueOf(e.getMessage());
    }
}
