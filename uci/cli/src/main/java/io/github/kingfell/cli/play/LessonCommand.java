package io.github.kingfell.cli.play;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.play.game.Drill;
import io.github.kingfell.play.game.EngineOpponent;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.play.game.Opponent;
import io.github.kingfell.play.game.TableOpponent;
import io.github.kingfell.play.lesson.Exercise;
import io.github.kingfell.play.lesson.ExerciseSet;
import io.github.kingfell.play.lesson.LessonCheck;
import io.github.kingfell.play.lesson.LessonReader;
import io.github.kingfell.play.lesson.ShippedLessons;
import io.github.kingfell.play.lesson.Teacher;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a lesson: positions with a goal, remarks and hints, checked by exact tables. */
@Command(
        name = "lesson",
        description = "Play a lesson on an ending, such as lucena: positions with a goal, remarks and hints. Without a "
                + "name, list the lessons that come with the program. Teachers write their own as PGN files. Exact "
                + "tables check a lesson before it begins; without them the engine plays.")
public final class LessonCommand extends ConsoleCommand {
    private static final int MILLIS_OF_A_MOVE = 1000;

    private final Supplier<Engine> engines;

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME|FILE",
            completionCandidates = Names.class,
            description = "a lesson of the list, or a file")
    private @Nullable String name;

    @Option(
            names = "--exercise",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "begin with this exercise, default ${DEFAULT-VALUE}")
    private int first = 1;

    @Option(names = "--check", description = "only check the lesson by the tables; exit code 1 for a fault")
    private boolean check;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the opponent's choice among equal moves, default ${DEFAULT-VALUE}")
    private long seed = 1;

    @Option(names = "--html", paramLabel = "FILE", description = "write a page with the moments that mattered")
    private @Nullable Path html;

    @Mixin
    private TerminalOptions terminal = new TerminalOptions();

    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    @Mixin
    private SearchSize size = new SearchSize();

    /** For the completion of shells. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ShippedLessons.names().iterator();
        }
    }

    public LessonCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (name == null) {
            require(!check && html == null, "a lesson is required; without options this command lists them", spec);
            ShippedLessons.names().forEach(this::list);
            return ExitCode.DONE;
        }
        ExerciseSet lesson = lesson(name);
        int count = lesson.exercises().size();
        require(first <= count, "--exercise: the lesson has " + count, spec);
        OutputFile.check(html, spec.commandLine());
        terminal.letters().apply(spec.commandLine(), false);
        try (PlayRoom room = PlayRoom.open(System.in, engines, size.settings(), tables, terminal, spec.commandLine())) {
            int faults = tellFaults(lesson, room.answers());
            if (check || faults > 0) {
                return faults > 0 ? check ? ExitCode.NOT_FOUND : ExitCode.BAD_INPUT : ExitCode.DONE;
            }
            play(lesson, room);
        }
        return ExitCode.DONE;
    }

    private void list(String lesson) {
        ExerciseSet known = ShippedLessons.find(lesson).orElseThrow();
        out().printf("%-16s %s%n", lesson, known.title());
    }

    private ExerciseSet lesson(String asked) {
        Path file = Path.of(asked);
        if (!Files.exists(file) || Files.isDirectory(file)) {
            return ShippedLessons.find(asked)
                    .orElseThrow(() -> usageError("neither a lesson nor a file: " + asked + "; the lessons are "
                            + String.join(", ", ShippedLessons.names())));
        }
        try (InputStream in = Files.newInputStream(file)) {
            return LessonReader.read(PgnReader.of(in), String.valueOf(file.getFileName()));
        } catch (NotationException e) {
            throw usageError(asked + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw usageError("cannot read " + FileProblem.of(e), e);
        }
    }

    /** Prints what the tables say, and returns the number of faults. */
    private int tellFaults(ExerciseSet lesson, ExactAnswers answers) {
        List<String> faults = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (int i = 0; i < lesson.exercises().size(); i++) {
            String exercise = "exercise " + (i + 1) + ": ";
            LessonCheck.Findings findings = LessonCheck.of(lesson.exercises().get(i), answers);
            findings.faults().forEach(fault -> faults.add(exercise + fault));
            findings.unknown().forEach(reason -> unknown.add(exercise + "cannot be checked: " + reason));
        }
        faults.forEach(fault -> err().println("kingfell: " + fault));
        unknown.forEach(err()::println);
        if (check && faults.isEmpty() && unknown.isEmpty()) {
            out().println("checked by exact tables: " + lesson.title());
        }
        return faults.size();
    }

    private void play(ExerciseSet lesson, PlayRoom room) throws IOException, InterruptedException {
        Practice practice = new Practice(room.session(), out());
        out().println(lesson.title());
        boolean goesOn = true;
        for (int i = first - 1; i < lesson.exercises().size() && goesOn; i++) {
            Exercise exercise = lesson.exercises().get(i);
            tell(exercise, i + 1, lesson.exercises().size());
            room.engine().newGame();
            Drill drill = new Drill(exercise.start(), exercise.task(), room.answers(), room.coach());
            goesOn = practice.play(drill, new Teacher(exercise, drill).round(opponent(exercise, room)));
        }
        practice.write(html, lesson.title(), terminal.letters());
    }

    private void tell(Exercise exercise, int number, int count) {
        out().println();
        out().println("exercise " + number + " of " + count
                + (exercise.title().isEmpty() ? "" : ": " + exercise.title()));
        if (!exercise.remark().isEmpty()) {
            out().println(exercise.remark());
        }
        out().println(exercise.task().words() + ": " + Fen.format(exercise.start()));
    }

    /** Returns the table as opponent where it knows the exercise, and the engine elsewhere. */
    private Opponent opponent(Exercise exercise, PlayRoom room) {
        Optional<Opponent> exactly =
                room.answers().of(exercise.start()).map(known -> new TableOpponent(room.answers(), new Random(seed)));
        return exactly.orElseGet(() -> new EngineOpponent(
                room.engine(), SearchLimits.builder().moveTime(MILLIS_OF_A_MOVE).build()));
    }
}
