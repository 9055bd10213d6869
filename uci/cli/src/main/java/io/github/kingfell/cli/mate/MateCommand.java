package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.input.Folder;
import io.github.kingfell.cli.input.MoveCount;
import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.prover.Checkpoint;
import io.github.kingfell.prover.LongSearch;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.problem.Goal;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.uci.BoardText;
import io.github.kingfell.workbench.input.FileProblem;
import io.github.kingfell.workbench.mate.BellQuestion;
import io.github.kingfell.workbench.mate.LongTableMate;
import io.github.kingfell.workbench.mate.MateAnswer;
import io.github.kingfell.workbench.mate.MateInput;
import io.github.kingfell.workbench.mate.MateList;
import io.github.kingfell.workbench.mate.MateQuestion;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.MateWords;
import io.github.kingfell.workbench.mate.MaterialQuestion;
import io.github.kingfell.workbench.mate.ProblemQuestion;
import io.github.kingfell.workbench.mate.ProverLine;
import io.github.kingfell.workbench.mate.ProverQuestion;
import io.github.kingfell.workbench.mate.RestrictedQuestion;
import io.github.kingfell.workbench.mate.ResultFile;
import io.github.kingfell.workbench.mate.TimedMateSearch;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks for a forced mate and proves it. */
@Command(name = "mate", description = "Look for a forced mate and prove it.")
public final class MateCommand implements Callable<Integer> {
    private static final double DEFAULT_SECONDS = 60;

    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            arity = "1..*",
            paramLabel = "FEN",
            description =
                    "the position, quoted or not; or a file of FEN or EPD lines; or - for lines from standard input")
    private List<String> fen = List.of();

    @Option(
            names = "--in",
            converter = MoveCount.Converter.class,
            paramLabel = "N",
            description = "a mate in at most N moves; default: of any length. A helpmate may have half a move: 2.5")
    private MoveCount length = new MoveCount(0, false);

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Seconds.class,
            description =
                    "time limit, such as 30, 45s, 30m, 8h; used up unless no shorter mate is possible before; without it a limit of 60, and"
                            + " some of it, in proportion to the first proof, to look for a shorter mate")
    private @Nullable Double time;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "node limit, default none")
    private long nodes;

    @Option(names = "--table-path", paramLabel = "DIR", description = "read tables of five men from this directory")
    private @Nullable Path tablePath;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "search threads, default ${DEFAULT-VALUE}")
    private int threads = SearchSettings.DEFAULT.threads();

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory for tables, default ${DEFAULT-VALUE}")
    private int hash = SearchSettings.DEFAULT.hashMegabytes();

    @Option(names = "--first", description = "stop at the first proof instead of looking for a shorter mate")
    private boolean first;

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
    private ProblemOptions problem = new ProblemOptions();

    @Mixin
    private MaterialOptions material = new MaterialOptions();

    @Mixin
    private PastProgram past = new PastProgram();

    public MateCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        checkRanges();
        past.check(spec.commandLine(), length.moves());
        letters.apply(spec.commandLine(), list.json());
        proofs.check(spec.commandLine());
        checkpoints.check(spec.commandLine());
        Folder.check(tablePath, spec.commandLine());
        MateInput input = new MateInput(String.join(" ", fen));
        require(input.isList() || input.text().contains(" "), "neither a file nor a position: " + input.text());
        require(input.isList() || !list.isSharded(), "--shard is for lists, and this is one position");
        boolean oneProof = !input.isList() && !list.json() && list.resume() == null;
        require(
                !proofs.areSet()
                        || oneProof
                                && !problem.areSet()
                                && !restrictions.chosen().areSet(),
                "a proof is written for one mate without restrictions, not for lists, problems or JSON results");
        require(
                !checkpoints.areSet()
                        || oneProof
                                && !problem.areSet()
                                && !restrictions.chosen().areSet()
                                && !past.isSet(),
                "a checkpoint is kept of the search for one mate, not of lists, problems or JSON results");
        if (input.isList() || list.json() || list.resume() != null) {
            return answerList(input);
        }
        if (past.isSet() || problem.areSet() || restrictions.chosen().areSet()) {
            return answerOne(Epd.parse(input.text()).position(), question());
        }
        if (problem.isMaterial()) {
            MaterialQuestion question = new MaterialQuestion(material.points(), material.patience(), settings());
            int code = answerOne(Epd.parse(input.text()).position(), question);
            new ProofFiles(proofs, letters, settings()::control, spec.commandLine()).writeGain(question.last());
            return code;
        }
        return prove(Epd.parse(input.text()).position());
    }

    private int prove(Position position) throws InterruptedException {
        Optional<Checkpoint> checkpoint = checkpoints.open(position, length.moves(), spec.commandLine());
        PrintWriter out = spec.commandLine().getOut();
        out.print(BoardText.board(position));
        out.println("Fen: " + Fen.format(position));
        out.println();
        out.flush();
        ProverLine line = new ProverLine(spec.commandLine().getErr(), list.progress());
        try (Engine engine = engines.get()) {
            engine.readFiveMenTablesIn(tablePath);
            engine.configure(settings().forEngine());
            engine.attendProver(
                    new LongSearch(checkpoint.orElse(null), checkpoints.every(), line::show, line::complain));
            MateSettings left = checkpoint.map(settings()::after).orElse(settings());
            TimedMateSearch.Result run = new TimedMateSearch(settings().effort()).run(engine, position, left.limits());
            line.clear();
            TimedMateSearch.Result result = checkpoint.map(run::after).orElse(run);
            Optional<TimedMateSearch.Mate> found = result.mateWithin(length.moves());
            Optional<MateCertificate> mate = found.flatMap(TimedMateSearch.Mate::certificate);
            if (result.unproved().isPresent() && mate.isEmpty() && result.none().isEmpty() && proofs.isFileAlone()) {
                return proveByLemmas(position, found, engine, out);
            }
            ProofFiles files = new ProofFiles(proofs, letters, settings()::control, spec.commandLine());
            if (found.isPresent() && mate.isEmpty()) {
                print(position, result, out);
                return files.areWanting() ? ExitCode.NOT_FOUND : ExitCode.DONE;
            }
            if (mate.isPresent()) {
                Optional<MateRefutation> refutation = files.refute(mate.get());
                print(position, refutation.isPresent() ? result.proved() : result, out);
                files.write(mate.get(), refutation);
                return ExitCode.DONE;
            }
            Optional<MateRefutation> refutation = files.refute(position, length.moves(), result);
            print(position, refutation.isPresent() ? result.proved() : result, out);
            files.write(position, refutation);
            return ExitCode.NOT_FOUND;
        }
    }

    /** The tables' mate was too large for the search, and its proof is wanted all the same. */
    private int proveByLemmas(
            Position position, Optional<TimedMateSearch.Mate> byTable, Engine engine, PrintWriter out) {
        long begin = System.nanoTime();
        double seconds = time == null ? Double.POSITIVE_INFINITY : time;
        LongTableMate tables = new LongTableMate(engine, spec.commandLine().getErr(), list.progress(), seconds);
        Optional<LemmaCertificate> found = tables.prove(position);
        if (found.isEmpty()) {
            if (byTable.isPresent()) {
                out.println(MateWords.byTable(byTable.get().moves(), tables.whyNot()));
                out.println(San.formatLine(position, byTable.get().line().toArray()));
            } else {
                out.println("no mate proved: the exact table has one; " + tables.whyNot());
            }
            return ExitCode.NOT_FOUND;
        }
        LemmaCertificate mate = found.get();
        out.println(MateWords.claim(mate.moves(), Optional.of(Grounds.TABLE)));
        out.println(San.formatLine(position, mate.line()));
        out.printf(Locale.ROOT, "positions %d  time %.2f s%n", mate.proof().size(), (System.nanoTime() - begin) / 1e9);
        new ProofFiles(proofs, letters, settings()::control, spec.commandLine()).write(mate);
        return ExitCode.DONE;
    }

    private int answerList(MateInput input) throws InterruptedException, NotationException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Path resume = list.resume();
        try (BufferedReader lines = input.open();
                ResultFile results = resume == null ? null : new ResultFile(resume);
                MateQuestion question = question()) {
            ProgressLine progress = new ProgressLine(
                    err, input.isList() && list.progress(), list.shard().share(input.count()));
            return new MateList(question, settings(), list.json(), results, list.shard(), out, err)
                    .run(lines, progress);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read or write " + FileProblem.of(e), e);
        }
    }

    private int answerOne(Position position, MateQuestion asked) throws NotationException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        try (asked) {
            MateAnswer answer = asked.answer(new Epd(position, Map.of()));
            out.print(BoardText.board(position));
            out.println("Fen: " + Fen.format(position));
            out.println();
            answer.report().forEach(out::println);
            out.println(answer.effort());
            return answer.exitCode();
        }
    }

    private MateQuestion question() {
        MateSettings settings = settings();
        if (problem.isMaterial()) {
            return new MaterialQuestion(material.points(), material.patience(), settings);
        }
        if (past.isSet()) {
            return new BellQuestion();
        }
        if (problem.areSet()) {
            return new ProblemQuestion(problem.asked(), restrictions.chosen(), settings, length.half());
        }
        return restrictions.chosen().areSet()
                ? new RestrictedQuestion(restrictions.chosen(), settings)
                : new ProverQuestion(engines.get(), settings, tablePath);
    }

    private MateSettings settings() {
        TimedMateSearch.Effort effort = first
                ? TimedMateSearch.Effort.FIRST_PROOF
                : time == null ? TimedMateSearch.Effort.SOME_SHORTENING : TimedMateSearch.Effort.ALL_THE_TIME;
        return new MateSettings(length.moves(), time == null ? DEFAULT_SECONDS : time, nodes, threads, hash, effort);
    }

    private void checkRanges() {
        int in = length.moves();
        require(in >= 0, "--in must not be negative");
        require(
                !length.half() || problem.goal() == Goal.HELPMATE && !problem.isMaterial(),
                "only helpmates have half a move: --goal helpmate");
        require(in <= ProofNumberPlayer.MAX_BOUND, "--in must be at most " + ProofNumberPlayer.MAX_BOUND);
        require(time == null || time > 0 && time <= Integer.MAX_VALUE, "--time must be more than 0");
        require(restrictions.areValid(), "--king-moves must not be negative");
        require(problem.areValid(), "--tries and --variations are for goals that one side forces");
        require(problem.goal().isForced() || !restrictions.chosen().areSet(), "nobody attacks in a helpmate");
        require(
                !problem.isMaterial()
                        || !problem.areSet() && !restrictions.chosen().areSet(),
                "--goal material goes with none of the options for problems, --checks-only and --king-moves");
        require(!problem.isMaterial() || !proofs.areOfMates(), "the proof of a gain is written with --proof only");
        require(material.areValid(), "--points must be from 0 to 200, --patience from 0 to 9");
    }

    private void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private void print(Position position, TimedMateSearch.Result result, PrintWriter out) {
        String effort = String.format(Locale.ROOT, "nodes %d  time %.2f s", result.nodes(), result.seconds());
        Optional<TimedMateSearch.Mate> found = result.mateWithin(length.moves());
        if (found.isEmpty()) {
            out.println(MateWords.noMate(position, length.moves(), result));
            out.println(effort);
            return;
        }
        TimedMateSearch.Mate mate = found.get();
        out.println(MateWords.claim(mate, result));
        out.println(San.formatLine(position, mate.line().toArray()));
        if (mate.certificate().isEmpty()) {
            out.println(effort);
            return;
        }
        result.firstAfter()
                .ifPresentOrElse(
                        first -> out.println(effort + String.format(Locale.ROOT, ", first proof after %.2f s", first)),
                        () -> out.println(effort + ", first proof in an earlier run"));
    }
}
