package io.github.kingfell.cli.mate;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.prover.checkpoint.Checkpoint;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.mate.MateAnswer;
import io.github.kingfell.workbench.mate.MateInput;
import io.github.kingfell.workbench.mate.MateQuestion;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.MaterialQuestion;
import io.github.kingfell.workbench.mate.OneMate;
import io.github.kingfell.workbench.mate.ProofFiles;
import io.github.kingfell.workbench.mate.ProofTargets;
import io.github.kingfell.workbench.mate.SolutionBook;
import io.github.kingfell.workbench.problem.TypedPosition;
import io.github.kingfell.workbench.render.PrintedBoard;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Searches for a forced mate and proves it. */
@Command(name = "mate", description = "Look for a forced mate and prove it.")
public final class MateCommand extends InterruptibleCommand {
    private final Supplier<Engine> engines;

    /** The page for solutions; null for none. */
    private @Nullable SolutionBook page;

    @Parameters(
            arity = "1..*",
            paramLabel = "FEN",
            description =
                    "the position, quoted or not: FEN, or the board alone; a stipulation may follow, such as #2, h#2.5,"
                            + " s#3, r#2, =2, ser-h#6, and twins, such as \"b) wKa1-b1\". Or a file: lines of FEN or"
                            + " EPD, PGN, Popeye's input in English, French or German, Olive's .olv, or the puzzles of"
                            + " lichess as CSV. Or - for standard input")
    private List<String> fen = List.of();

    @Mixin
    private MateSearchOptions search = new MateSearchOptions();

    @Mixin
    private ProofOptions proofs = new ProofOptions();

    @Mixin
    private LettersOption letters = new LettersOption();

    @Mixin
    private ListOptions list = new ListOptions();

    @Mixin
    private CheckpointOptions checkpoints = new CheckpointOptions();

    @Mixin
    private RestrictionOptions restrictions = new RestrictionOptions();

    @Mixin
    private QuestionOptions asked = new QuestionOptions(restrictions);

    /** @param interruption ends the searches of these engines too */
    public MateCommand(Supplier<Engine> engines, Interruption interruption) {
        super(interruption);
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        TypedPosition typed = TypedPosition.of(fen, asked.ofGoal());
        MateInput input = new MateInput(typed.text());
        Optional<Stipulation> stated = typed.stipulation().or(asked::ofGoal);
        boolean likeFile = !input.isList() && (!typed.twins().isEmpty() || typed.isForFilesOfProblems(stated));
        asked.take(typed.stipulation(), search, spec);
        boolean isList = input.isList() || list.json() || list.resume() != null;
        check(input, isList);
        checkTwins(typed, stated, isList);
        if (isList || likeFile || !asked.isByAnyMoves()) {
            preparePage(input);
        }
        try {
            if (isList || likeFile) {
                return answerMany(typed, input, likeFile ? stated : Optional.empty());
            }
            Epd epd = Epd.parse(input.text());
            return asked.isPlainMate() ? prove(epd.position(), typed.assumed()) : answer(epd, typed.assumed());
        } catch (IOException e) {
            throw usageError("cannot read " + FileProblem.of(e), e);
        }
    }

    /** Searches for one mate and its proof. */
    private int prove(Position position, String assumed) throws InterruptedException, IOException {
        Optional<Checkpoint> checkpoint =
                checkpoints.open(position, search.length().moves(), spec.commandLine());
        PrintWriter out = out();
        show(position, assumed, out);
        out.flush();
        try (Engine engine = search.engine(engines, spec.commandLine())) {
            PrintWriter err = err();
            OneMate mate = new OneMate(engine, settings(), proofs.targets(letters), out, err, list.progress());
            int code = mate.prove(position, checkpoint, checkpoints.every(), search.proofSeconds());
            mate.unfinished().ifPresent(what -> leaveUnfinished(what + checkpoints.advice()));
            return code;
        }
    }

    /** Answers another question than for a mate, for one position. */
    private int answer(Epd epd, String assumed) throws NotationException, InterruptedException, IOException {
        PrintWriter out = out();
        try (MateQuestion question = question()) {
            MateAnswer answer = question.answer(epd);
            show(epd.position(), assumed, out);
            answer.report().forEach(out::println);
            out.println(answer.effort());
            if (question instanceof MaterialQuestion material) {
                PrintWriter err = err();
                new ProofFiles(proofs.targets(letters), settings()::control, out, err).writeGain(material.last());
            }
            if (interruption().isRequested()) {
                leaveUnfinished("the search was cut short");
            }
            if (page != null) {
                page.add(1, epd, answer);
                writePage();
            }
            return answer.exitCode();
        }
    }

    /**
     * Answers for a list or for a file of problems, or for a position that is asked like one.
     *
     * @param problem the stipulation of such a position
     */
    private int answerMany(TypedPosition typed, MateInput input, Optional<Stipulation> problem)
            throws InterruptedException, NotationException, IOException {
        if (!typed.assumed().isEmpty()) {
            (list.json() || problem.isEmpty() ? err() : out()).println(typed.assumed());
        }
        ManyAnswers answers = new ManyAnswers(list, asked, search, engines, interruption(), page, spec);
        int code = problem.isPresent() ? answers.ofProblem(typed, problem.get()) : answers.ofInput(input);
        answers.unfinished().ifPresent(this::leaveUnfinished);
        writePage();
        return code;
    }

    private MateSettings settings() {
        return search.settings(interruption());
    }

    private MateQuestion question() {
        return asked.question(search, interruption(), engines, spec.commandLine());
    }

    /** Has every solution collected for a page, if one was asked for. */
    private void preparePage(MateInput input) {
        Path file = input.isList() ? Path.of(input.text()).getFileName() : null;
        page = proofs.page(file == null || input.text().equals("-") ? "Problems" : file.toString(), letters);
        if (page != null) {
            asked.showWhole();
        }
    }

    private void writePage() throws IOException {
        if (page != null) {
            page.write(unfinished(), list.json() ? err() : out());
        }
    }

    private void checkTwins(TypedPosition typed, Optional<Stipulation> stated, boolean isList) {
        require(typed.twins().isEmpty() || !isList || list.json(), "twins follow a position, not a file", spec);
        require(typed.twins().isEmpty() || stated.isPresent(), "twins need a stipulation, such as \"h#2\"", spec);
    }

    private static void show(Position position, String assumed, PrintWriter out) {
        PrintedBoard.print(position, out);
        out.println("Fen: " + Fen.format(position));
        if (!assumed.isEmpty()) {
            out.println(assumed);
        }
        out.println();
    }

    private void check(MateInput input, boolean isList) {
        search.check(spec.commandLine());
        ProofTargets targets = proofs.targets(letters);
        asked.check(search, targets.areOfMates(), spec);
        letters.apply(spec.commandLine(), list.json());
        proofs.check(spec.commandLine());
        checkpoints.check(spec.commandLine());
        Path resume = list.resume();
        if (resume != null) {
            OutputFile.checkGrowing(resume, spec.commandLine());
        }
        require(input.isList() || input.text().contains(" "), "neither a file nor a position: " + input.text(), spec);
        require(input.isList() || !list.isSharded(), "--shard is for lists, and this is one position", spec);
        require(
                resume == null || !targets.isPageAlone(),
                "--html shows every solution, and --resume skips those that the file has",
                spec);
        require(
                !targets.areSet() || targets.isPageAlone() || !isList && asked.isByAnyMoves(),
                "a proof is written for one mate without restrictions, not for lists, problems or JSON results",
                spec);
        require(
                !checkpoints.areSet() || !isList && asked.isByAnyMoves(),
                "a checkpoint is kept of the search for one mate, not of lists, problems or JSON results",
                spec);
    }
}
