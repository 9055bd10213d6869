package io.github.kingfell.uci;

import io.github.kingfell.engine.HashMemory;
import io.github.kingfell.engine.SearchService;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A UCI session: the conversation with a GUI.
 *
 * <p>Two threads share the work. The reader calls {@link #accept}, which never blocks: it stops jobs, and queues
 * everything else. The worker processes the queue in order, so an answer to {@code isready} comes after everything
 * before it. A job runs beside both; only the next job waits for its end. Changes that a running search must not notice
 * (options, a new game) are recorded and applied when the engine is idle.
 */
public final class UciSession {
    private static final Logger LOG = LoggerFactory.getLogger(UciSession.class);

    private static final String HELP = """
            Kingfell speaks UCI. Besides the commands of the protocol it has:
              d             the board, FEN, key, checking pieces and number of legal moves
              eval          the static evaluation term by term
              go perft N    counts the leaves at depth N below each move
              bench         searches fixed positions and prints the node counts
              help          this text
              quit          the end
            Commands for the shell: kingfell --help
            """;

    /**
     * How long owed answers may take after the end of input: scripts pipe in everything at once; Cute Chess kills after
     * 5 s.
     */
    private static final long PATIENCE_MILLIS = 4000;

    /** The time that {@code quit} grants to a perft or a bench. */
    private static final long GRACE_MILLIS = 200;

    /** A job that runs longer than this after the end of input is reported. */
    private static final long MOMENT_MILLIS = 100;

    private final SearchService engine;
    private final Supplier<Benchmark> benches;
    private final UciWriter writer;
    private final String version;
    private final boolean console;
    private final long patienceMillis;
    private final ExecutorService worker;

    /** The last job accepted. Used by the reader only. */
    private Job latest = Job.none();

    // Used by the worker only.
    private final UciOptions options;
    private Job current = latest;

    /** The current position; null after a {@code position} that was refused, until a valid one comes. */
    private @Nullable Position position = Fen.start();

    /** The command that led to the current position; used while there is one. */
    private UciCommand.SetUp onBoard = new UciCommand.SetUp(Fen.START, List.of());

    private boolean settingsChanged = true;
    private boolean forgetAsked;
    private boolean debug;
    private String syzygyPath = "";

    /**
     * @param engine the engine
     * @param benches creates a bench on demand
     * @param writer the output
     * @param version shown after the engine's name
     * @param console true when a person types; unknown commands are then reported
     */
    UciSession(SearchService engine, Supplier<Benchmark> benches, UciWriter writer, String version, boolean console) {
        this(engine, benches, writer, version, console, PATIENCE_MILLIS);
    }

    /** @param patienceMillis how long owed answers may take after the end of input */
    UciSession(
            SearchService engine,
            Supplier<Benchmark> benches,
            UciWriter writer,
            String version,
            boolean console,
            long patienceMillis) {
        this.engine = engine;
        this.benches = benches;
        this.writer = writer;
        this.version = version;
        this.console = console;
        this.patienceMillis = patienceMillis;
        UciOptions.Actions actions = new UciOptions.Actions(() -> forgetAsked = true, writer.log()::to);
        options = new UciOptions(engine.players(), HashMemory.mostOffered(), about(version), actions);
        worker = Executors.newSingleThreadExecutor(task -> Daemon.of(task, "uci-commands"));
    }

    /**
     * Accepts one line of input and returns at once.
     *
     * @return false when the line was {@code quit}
     */
    boolean accept(String line) {
        writer.log().heard(line);
        UciCommand command = UciParser.parse(line);
        if (command instanceof UciCommand.Quit) {
            return false;
        }
        if (command instanceof UciCommand.Stop) {
            latest.stop();
        } else if (command instanceof UciCommand.PonderHit) {
            latest.ponderHit();
        } else if (command instanceof UciCommand.Go go) {
            begin(new SearchJob(go, engine, writer));
        } else if (command instanceof UciCommand.Perft perft) {
            begin(new PerftJob(perft.depth(), writer));
        } else if (command instanceof UciCommand.Show show && show.topic() == UciCommand.Topic.BENCH) {
            begin(new BenchJob(benches.get(), writer));
        } else {
            worker.execute(() -> attempt(() -> perform(command)));
        }
        return true;
    }

    /** Ends the conversation. Earlier lines are answered, but a search that was not stopped yet ends without output. */
    void quit() {
        boolean console = latest instanceof ConsoleJob;
        if (!console) {
            latest.forsake();
        }
        conclude(console ? GRACE_MILLIS : patienceMillis);
    }

    /** Accepts a line of a script, and waits until the search that it begins has reached its limit. */
    boolean acceptAndAwait(String line) {
        boolean goOn = accept(line);
        try {
            if (latest.isLimited()) {
                latest.await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return goOn;
    }

    /**
     * Handles the end of input. No more commands come, but the output may still be read: jobs that end by themselves go
     * on, the others are stopped.
     */
    void endOfInput() {
        try {
            if (!latest.isLimited()) {
                latest.stop();
            } else if (!latest.await(MOMENT_MILLIS)) {
                // If nobody reads the output either, as when the GUI has died, the writer finds out here and not hours
                // later.
                latest.beforeTheEnd(() -> writer.note("end of input, so the search runs to its limit"));
                latest.await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        conclude(patienceMillis);
    }

    private void conclude(long millisForLatest) {
        try {
            worker.shutdown();
            if (!worker.awaitTermination(patienceMillis, TimeUnit.MILLISECONDS) || !latest.await(millisForLatest)) {
                LOG.debug("gave up waiting for the last answers");
            }
            latest.stop();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void begin(Job job) {
        Job previous = latest;
        previous.stop();
        latest = job;
        worker.execute(() -> attempt(() -> {
            previous.await();
            engine.awaitIdle();
            if (job.isForsaken()) {
                return;
            }
            // A search must return its best move even when applying the settings fails.
            attempt(this::applyChanges);
            current = job;
            job.start(position == null ? null : position.copy(), options.outputStyle());
        }));
    }

    private void perform(UciCommand command) throws InterruptedException {
        if (command instanceof UciCommand.Uci) {
            identify();
        } else if (command instanceof UciCommand.IsReady) {
            applyChanges();
            if (!current.isBusy()) {
                attempt(engine::awaitReady);
            }
            writer.line("readyok");
        } else if (command instanceof UciCommand.NewGame) {
            forgetAsked = true;
            applyChanges();
        } else if (command instanceof UciCommand.Debug change) {
            debug = change.on();
        } else if (command instanceof UciCommand.SetOption option) {
            setOption(option);
        } else if (command instanceof UciCommand.SetUp setUp) {
            setPosition(setUp);
        } else if (command instanceof UciCommand.NoPosition refused) {
            refusePosition(refused.complaint());
        } else if (command instanceof UciCommand.Show show) {
            show(show.topic());
        } else if (command instanceof UciCommand.Malformed malformed) {
            writer.error(malformed.complaint());
        } else if (command instanceof UciCommand.Unknown unknown && (console || debug)) {
            writer.line("info string Unknown command: " + Words.shown(unknown.text()));
        }
    }

    private static String about(String version) {
        return "Kingfell " + version + ": endgames with reasons, mates with proofs. Apache License 2.0";
    }

    private void identify() {
        writer.line("id name Kingfell " + version);
        writer.line("id author the Kingfell authors");
        options.declarations().forEach(writer::line);
        writer.line("uciok");
    }

    private void setOption(UciCommand.SetOption option) throws InterruptedException {
        String complaint = options.set(option.name(), option.value());
        if (!complaint.isEmpty()) {
            writer.error(complaint);
            return;
        }
        settingsChanged = true;
        applyChanges();
    }

    /** Applies recorded changes, unless a search runs that must not notice them. */
    private void applyChanges() throws InterruptedException {
        if (current.isBusy() || !settingsChanged && !forgetAsked) {
            return;
        }
        current.await();
        engine.awaitIdle();
        if (settingsChanged) {
            settingsChanged = false;
            int asked = options.settings().hashMegabytes();
            engine.readFiveMenTablesIn(options.tablePath());
            useSyzygy(options.syzygy());
            int granted = engine.configure(options.settings());
            if (granted < asked) {
                writer.note("Hash reduced to " + granted + " MB (start Java with a larger -Xmx for " + asked + ")");
            }
        }
        if (forgetAsked) {
            forgetAsked = false;
            engine.newGame();
        }
    }

    private void useSyzygy(SyzygyOptions wanted) {
        boolean isNew = !wanted.path().equals(syzygyPath);
        syzygyPath = wanted.path();
        String found = engine.useSyzygy(wanted);
        if (isNew && !syzygyPath.isEmpty()) {
            writer.note("Syzygy: " + found);
        }
    }

    private void setPosition(UciCommand.SetUp setUp) {
        Position reached = position;
        try {
            position = reached == null ? setUp.play() : setUp.playOn(onBoard, reached);
            onBoard = setUp;
        } catch (NotationException e) {
            refusePosition(String.valueOf(e.getMessage()));
        }
    }

    /** Refuses a position. The previous one is not the position on the GUI's board, so it must not be searched. */
    private void refusePosition(String complaint) {
        position = null;
        writer.error(complaint);
    }

    private void show(UciCommand.Topic topic) {
        Position shown = position;
        if (topic == UciCommand.Topic.HELP) {
            HELP.lines().forEach(writer::line);
        } else if (shown == null) {
            writer.noPosition(topic == UciCommand.Topic.BOARD ? "d" : "eval");
        } else if (topic == UciCommand.Topic.BOARD) {
            BoardText.describe(shown, options.chess960()).lines().forEach(writer::line);
        } else {
            engine.evaluation(shown.copy()).lines().forEach(writer::line);
        }
    }

    @FunctionalInterface
    private interface Step {
        void run() throws InterruptedException;
    }

    /** Runs a step; a failure of one command must not end the conversation. */
    private void attempt(Step step) {
        try {
            step.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            LOG.error("command failed", e);
            writer.error("internal failure, " + e.getClass().getSimpleName() + " in "
                    + Words.shown(String.valueOf(e.getMessage())));
        }
    }
}
