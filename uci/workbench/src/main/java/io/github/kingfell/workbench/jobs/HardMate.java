package io.github.kingfell.workbench.jobs;

import io.github.kingfell.prover.joblevel.JobTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.mate.MateWords;
import io.github.kingfell.workbench.mate.ProofFiles;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One mate searched by many workers: the run, what is printed, and the files. */
public final class HardMate {
    /** Milliseconds between two looks at the limits. */
    private static final long MOMENT = 100;

    private final Plan plan;
    private final Interruption interruption;
    private final PrintWriter out;
    private final PrintWriter err;
    private final long begun = System.nanoTime();
    private boolean finished;

    /**
     * What is asked.
     *
     * @param in most moves of the mate, at least 1
     * @param job nodes after which a position is divided
     * @param nodes limit for all workers together, 0 for none
     * @param seconds limit, infinity for none
     * @param jobs file of the answers, null for none
     * @param proof file for the proof, null for none
     */
    public record Plan(
            int in,
            long job,
            long nodes,
            double seconds,
            @Nullable Path jobs,
            @Nullable Path proof) {}

    public HardMate(Plan plan, Interruption interruption, PrintWriter out, PrintWriter err) {
        this.plan = plan;
        this.interruption = interruption;
        this.out = out;
        this.err = err;
    }

    /** Whether the question was answered; else limits or the user have ended the run. */
    public boolean isFinished() {
        return finished;
    }

    /**
     * Searches and prints the result.
     *
     * @param takers closed at the end
     * @return the exit code
     * @throws NotationException when the file of answers is of another kind
     */
    public int prove(Position root, List<JobTaker> takers) throws IOException, NotationException, InterruptedException {
        JobTree tree = new JobTree(root, plan.in(), plan.job());
        if (plan.jobs() == null) {
            work(tree, takers, null);
        } else {
            try (JobFile file = JobFile.open(plan.jobs(), Fen.format(root), plan.in(), tree)) {
                work(tree, takers, file);
            }
        }
        finished = tree.isDecided();
        int code = tell(root, tree);
        out.printf(Locale.ROOT, "nodes %d  answers %d  time %.2f s%n", tree.nodes(), tree.answers(), seconds());
        return code;
    }

    private void work(JobTree tree, List<JobTaker> takers, @Nullable JobFile file) throws InterruptedException {
        ProgressLine line = new ProgressLine(err, 0);
        JobRun run = new JobRun(
                tree,
                (job, answer) -> {
                    if (file != null) {
                        file.add(job, answer);
                    }
                },
                complaint -> {
                    line.clear();
                    err.println("kingfell: " + complaint);
                    err.flush();
                });
        run.start(takers);
        try {
            while (run.goesOn(MOMENT) && !interruption.isRequested() && !isAtLimit(run)) {
                line.show(run.progress() + "  " + ProgressLine.clock(seconds()));
            }
        } finally {
            line.clear();
            run.end(takers);
        }
    }

    private boolean isAtLimit(JobRun run) {
        return plan.nodes() > 0 && run.nodes() >= plan.nodes() || seconds() >= plan.seconds();
    }

    private double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    private int tell(Position root, JobTree tree) throws IOException {
        if (tree.isDisproven()) {
            out.println("no mate in " + plan.in() + " (" + Grounds.SEARCH.words() + ")");
            return ExitCode.NOT_FOUND;
        }
        if (!tree.isProven()) {
            out.println("no mate in " + plan.in() + " found");
            return ExitCode.NOT_FOUND;
        }
        try {
            MateCertificate mate =
                    ProofChecker.check(root, new int[0], tree.proofOfMate().orElseThrow());
            out.println(MateWords.claim(mate.moves(), Optional.empty()));
            out.println(San.formatLine(root, mate.line()));
            ProofFiles.write(plan.proof(), stream -> ProofFileWriter.write(mate, Optional.empty(), stream), out);
            return ExitCode.DONE;
        } catch (RejectedProofException e) {
            // Every part was checked when it came. Together they may be more than the checker replays.
            out.println(
                    "no mate in " + plan.in() + " proved: the workers have the parts of one, but " + e.getMessage());
            return ExitCode.NOT_FOUND;
        }
    }
}
