package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.problem.EpdProblem;
import io.github.kingfell.workbench.problem.FileKind;
import io.github.kingfell.workbench.problem.FoundTask;
import io.github.kingfell.workbench.problem.LichessPuzzle;
import io.github.kingfell.workbench.problem.ProblemTask;
import io.github.kingfell.workbench.problem.ProblemTasks;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.problem.TypedPosition;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads what a user pastes: positions as FEN, EPD or the board alone, with a stipulation and twins if they are
 * problems, PGN, or one of the files that {@link FileKind} knows.
 */
final class PastedText {
    private static final String NOTHING =
            "this is neither a FEN, nor a problem with its stipulation, nor a game in PGN with moves";

    /** The first field of a FEN. */
    private static final Pattern BOARD = Pattern.compile("[pnbrqkPNBRQKsS1-8]+(/[pnbrqkPNBRQKsS1-8]+){3,}.*");

    private static final String TWIN = "\\+?[b-z]\\) ";
    private static final Pattern TWIN_LINE = Pattern.compile(TWIN + ".*");
    private static final Pattern BEFORE_TWIN = Pattern.compile("\\s+(?=" + TWIN + ")");

    private PastedText() {}

    /**
     * Returns the entries, unusable ones included.
     *
     * @throws NotationException when there is none
     */
    static List<PastedEntry> read(String text) throws NotationException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        FileKind kind = FileKind.of(Arrays.copyOf(bytes, Math.min(bytes.length, FileKind.HEAD)));
        try {
            List<PastedEntry> entries = switch (kind) {
                case PGN -> games(text);
                case POPEYE, OLIVE ->
                    ProblemTasks.read(kind, new ByteArrayInputStream(bytes)).stream()
                            .map(PastedEntry::of)
                            .toList();
                case LICHESS, LINES, OTHER -> lines(text, kind);
            };
            if (entries.isEmpty()) {
                throw new NotationException(NOTHING);
            }
            return entries;
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory must be readable", e);
        }
    }

    private static List<PastedEntry> lines(String text, FileKind kind) throws IOException, NotationException {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        if (kind != FileKind.LICHESS
                && lines.stream().noneMatch(line -> BOARD.matcher(line).matches())) {
            return games(text);
        }
        List<PastedEntry> entries = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            List<String> words = new ArrayList<>(words(lines.get(i)));
            while (i + 1 < lines.size() && TWIN_LINE.matcher(lines.get(i + 1)).matches()) {
                words.add(lines.get(++i));
            }
            try {
                entries.addAll(kind == FileKind.LICHESS ? puzzle(words.get(0)) : position(words));
            } catch (NotationException e) {
                entries.add(PastedEntry.unusable(lines.get(i), String.valueOf(e.getMessage())));
            }
        }
        return entries;
    }

    /** Returns the position, and each twin on its own. An operation of EPD may contain anything. */
    private static List<String> words(String line) {
        return line.indexOf(';') >= 0 ? List.of(line) : List.of(BEFORE_TWIN.split(line));
    }

    private static List<PastedEntry> puzzle(String line) throws NotationException {
        Optional<Epd> puzzle = LichessPuzzle.read(line);
        return puzzle.isPresent() ? List.of(entry(puzzle.get(), Optional.empty(), List.of())) : List.of();
    }

    private static List<PastedEntry> position(List<String> words) throws NotationException {
        TypedPosition typed = TypedPosition.of(words, Optional.empty());
        List<String> notes = typed.assumed().isEmpty() ? List.of() : List.of(typed.assumed());
        if (!typed.twins().isEmpty()) {
            Stipulation stated = typed.stipulation()
                    .orElseThrow(() -> new NotationException("twins need a stipulation, such as \"h#2\""));
            return typed.tasks(stated, SolvingOptions.KEYS).stream()
                    .map(PastedEntry::of)
                    .toList();
        }
        return List.of(entry(Epd.parse(typed.text()), typed.stipulation(), notes));
    }

    private static PastedEntry entry(Epd epd, Optional<Stipulation> typed, List<String> assumed) {
        List<String> notes = new ArrayList<>(assumed);
        Optional<Stipulation> stipulation = typed;
        if (typed.isEmpty() && !epd.operations().isEmpty()) {
            try {
                stipulation = Optional.of(EpdProblem.of(epd).stipulation())
                        .filter(known -> known.goal().isPresent());
            } catch (NotationException e) {
                notes.add(String.valueOf(e.getMessage()));
            }
        }
        return new PastedEntry(epd.id(), epd.position(), stipulation, SolvingOptions.KEYS, Optional.empty(), notes, "");
    }

    /** A game with a stipulation is a problem, and its moves are a solution. */
    private static List<PastedEntry> games(String text) throws IOException, NotationException {
        List<FoundTask> problems =
                ProblemTasks.read(FileKind.PGN, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        PgnReader reader = new PgnReader(new StringReader(text));
        List<PastedEntry> entries = new ArrayList<>();
        for (FoundTask problem : problems) {
            try {
                PgnGame game = reader.next().orElseThrow(() -> new NotationException(NOTHING));
                if (game.moves().isEmpty() && game.tag("FEN").isEmpty()) {
                    throw new NotationException(NOTHING);
                }
                entries.add(entry(game, problem));
            } catch (NotationException e) {
                entries.add(PastedEntry.unusable(problem.title(), String.valueOf(e.getMessage())));
            }
        }
        return entries;
    }

    private static PastedEntry entry(PgnGame game, FoundTask problem) throws NotationException {
        ProblemTask task = problem.task();
        Position start = task == null ? game.start() : task.position();
        String names = game.tag("White") + " - " + game.tag("Black");
        String title = task != null ? problem.title() : names.equals(" - ") ? game.tag("Event") : names;
        return new PastedEntry(
                title,
                start,
                Optional.ofNullable(task).map(ProblemTask::stipulation),
                SolvingOptions.KEYS,
                Optional.of(game).filter(known -> !known.moves().isEmpty()),
                List.of(),
                "");
    }
}
