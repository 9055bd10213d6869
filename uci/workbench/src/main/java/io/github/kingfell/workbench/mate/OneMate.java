package io.github.kingfell.workbench.mate;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.prover.checkpoint.Checkpoint;
import io.github.kingfell.prover.checkpoint.LongSearch;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a mate in one position and writes its proof: searches with the engine, prints the result with its grounds,
 * and has the files written. Every method returns the exit code.
 */
public final class OneMate {
    private final Engine engine;
    private final MateSettings settings;
    private final ProofTargets targets;
    private final ProofFiles files;
    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean progress;
    private @Nullable String unfinished;

    /**
     * @param engine configured here, not closed here
     * @param progress whether to show the progress of the search on standard error
     */
    public OneMate(
            Engine engine,
            MateSettings settings,
            ProofTargets targets,
            PrintWriter out,
            PrintWriter err,
            boolean progress) {
        this.engine = engine;
        this.settings = settings;
        this.targets = targets;
        this.out = out;
        this.err = err;
        this.progress = progress;
        files = new ProofFiles(targets, settings::control, out, err);
    }

    /** Returns what an interruption has left open; empty where the work is complete. */
    public Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }

    /**
     * @param checkpoint of earlier runs, also where this run is saved; empty for none
     * @param every time between two checkpoints
     * @param proofSeconds limit for a proof from the exact tables, infinity for no limit
     * @throws IOException when a proof cannot be written
     */
    public int prove(Position position, Optional<Checkpoint> checkpoint, Duration every, double proofSeconds)
            throws InterruptedException, IOException {
        TimedMateSearch.Result result = search(position, checkpoint, every);
        if (settings.interruption().isRequested()) {
            unfinished = open(result);
        }
        Optional<TimedMateSearch.Mate> found = result.mateWithin(settings.in());
        Optional<MateCertificate> proved = found.flatMap(TimedMateSearch.Mate::certificate);
        if (proved.isPresent()) {
            return proved(proved.get(), result);
        }
        if (result.unproved().isPresent() && result.none().isEmpty() && targets.isFileAlone()) {
            return byLemmas(position, found, proofSeconds);
        }
        return found.isPresent() ? byTable(position, result) : none(position, result);
    }

    private TimedMateSearch.Result search(Position position, Optional<Checkpoint> checkpoint, Duration every)
            throws InterruptedException {
        ProverLine line = new ProverLine(err, progress);
        engine.configure(settings.forEngine());
        engine.attendProver(new LongSearch(checkpoint.orElse(null), every, line::show, line::complain));
        MateSettings left = checkpoint.map(settings::after).orElse(settings);
        TimedMateSearch.Result run = new TimedMateSearch(settings.effort()).run(engine, position, left.limits());
        line.clear();
        return checkpoint.map(run::after).orElse(run);
    }

    /** Returns what a search that was interrupted has left open; null for nothing. */
    private @Nullable String open(TimedMateSearch.Result result) {
        Optional<TimedMateSearch.Mate> found = result.mateWithin(settings.in());
        if (found.isPresent()) {
            boolean isShortest = Math.abs(found.get().moves()) <= 1
                    || result.noShorter().isPresent()
                    || settings.effort() == TimedMateSearch.Shortening.FIRST_PROOF;
            return isShortest ? null : "a shorter mate was not ruled out";
        }
        return result.refutation(settings.in()).isPresent() ? null : "the search found no mate so far";
    }

    private int proved(MateCertificate mate, TimedMateSearch.Result result) throws IOException {
        Optional<MateRefutation> refutation = files.refute(mate);
        tell(mate.root(), refutation.isPresent() ? result.proved() : result);
        files.write(mate, refutation);
        return ExitCode.DONE;
    }

    private int none(Position position, TimedMateSearch.Result result) throws IOException {
        return settings.in() == 0 ? noneEver(position, result) : noneWithin(position, result);
    }

    private int noneEver(Position position, TimedMateSearch.Result result) throws IOException {
        Optional<DefenceCertificate> defence = files.defend(position, result);
        tell(position, defence.isPresent() ? result.proved() : result);
        if (defence.isPresent()) {
            files.write(defence.get());
        }
        return ExitCode.NOT_FOUND;
    }

    private int noneWithin(Position position, TimedMateSearch.Result result) throws IOException {
        Optional<MateRefutation> refutation = files.refute(position, settings.in(), result);
        tell(position, refutation.isPresent() ? result.proved() : result);
        files.write(position, refutation);
        return ExitCode.NOT_FOUND;
    }

    /** Reports a mate of the exact table that was not proved in time. */
    private int byTable(Position position, TimedMateSearch.Result result) {
        tell(position, result);
        return files.areWanting() ? ExitCode.NOT_FOUND : ExitCode.DONE;
    }

    /** Writes a lemma proof of a mate of the tables that was too large for the search to prove. */
    private int byLemmas(Position position, Optional<TimedMateSearch.Mate> byTable, double seconds) throws IOException {
        long begin = System.nanoTime();
        LongTableMate tables = new LongTableMate(engine, err, progress, seconds, settings.interruption());
        Optional<LemmaCertificate> found = tables.prove(position);
        if (found.isPresent()) {
            LemmaCertificate mate = found.get();
            out.println(MateWords.claim(mate.moves(), Optional.of(Grounds.TABLE)));
            out.println(San.formatLine(position, mate.line()));
            out.printf(
                    Locale.ROOT, "positions %d  time %.2f s%n", mate.proof().size(), (System.nanoTime() - begin) / 1e9);
            files.write(mate);
            return ExitCode.DONE;
        }
        if (byTable.isPresent()) {
            out.println(MateWords.byTable(byTable.get().moves(), tables.whyNot()));
            out.println(San.formatLine(position, byTable.get().line().toArray()));
        } else {
            out.println("no mate proved: the exact table has one; " + tables.whyNot());
        }
        return ExitCode.NOT_FOUND;
    }

    private void tell(Position position, TimedMateSearch.Result result) {
        Optional<TimedMateSearch.Mate> found = result.mateWithin(settings.in());
        if (found.isEmpty()) {
            out.println(MateWords.noMate(position, settings.in(), result));
        } else {
            out.println(MateWords.claim(found.get(), result));
            out.println(San.formatLine(position, found.get().line().toArray()));
        }
        out.println(MateWords.effort(found, result));
    }
}
