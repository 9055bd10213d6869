package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.peer.EngineCommand;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.jobs.HardMate;
import io.github.kingfell.workbench.jobs.JobTaker;
import io.github.kingfell.workbench.jobs.LocalTaker;
import io.github.kingfell.workbench.jobs.ProcessTaker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches one hard mate with many workers. */
@Command(
        name = "prove",
        description = {
            "Prove one hard mate with many workers: threads of this process, other processes, other machines.",
            "The master keeps a tree of proof numbers and gives its leaves to the workers as jobs. Every proof that "
                    + "comes back is checked. A worker that is lost loses only its job."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:a mate is proved", "1:there is none, or none was found", "2:wrong usage"})
public final class ProveCommand extends InterruptibleCommand {
    @Parameters(arity = "1..*", paramLabel = "FEN", description = "the position, quoted or not")
    private List<String> fen = List.of();

    @Option(
            names = "--in",
            required = true,
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "a mate by the side to move in at most N moves")
    private int in;

    @Option(
            names = "--workers",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "workers inside this process; default 1, or none where --worker names others")
    private @Nullable Integer workers;

    @Option(
            names = "--worker",
            paramLabel = "CMD",
            description = "a worker of its own, such as \"ssh host kingfell worker\"; may be repeated")
    private List<String> commands = List.of();

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory of each worker inside this process, default ${DEFAULT-VALUE}")
    private int hash = 256;

    @Option(
            names = "--job",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes after which a position is divided into its moves, default ${DEFAULT-VALUE}")
    private long job = 1_000_000;

    @Option(
            names = "--jobs",
            paramLabel = "FILE",
            description = "keep all answers in this file; a later run with it goes on where this one ended")
    private @Nullable Path jobs;

    @Option(names = "--proof", paramLabel = "FILE", description = "write the proof, as a file for proof check")
    private @Nullable Path proof;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "node limit for all workers together, default none")
    private long nodes;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Seconds.class,
            description = "time limit, such as 45s, 30m, 8h; default none")
    private double seconds = Double.POSITIVE_INFINITY;

    /** @param interruption ends the search */
    public ProveCommand(Interruption interruption) {
        super(interruption);
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        Position root = Epd.parse(String.join(" ", fen)).position();
        check(root);
        HardMate mate =
                new HardMate(new HardMate.Plan(in, job, nodes, seconds, jobs, proof), interruption(), out(), err());
        try {
            int code = mate.prove(root, takers());
            if (interruption().isRequested() && !mate.isFinished()) {
                leaveUnfinished("the mate is not decided"
                        + (jobs == null ? "" : "; the same command goes on from the answers in " + jobs));
            }
            return code;
        } catch (IOException e) {
            throw usageError("cannot use " + FileProblem.of(e), e);
        }
    }

    private void check(Position root) {
        OutputFile.checkAll(spec.commandLine(), proof);
        if (in > ProofNumberPlayer.MAX_BOUND) {
            throw usageError("--in must be at most " + ProofNumberPlayer.MAX_BOUND);
        }
        if (!(seconds > 0)) {
            throw usageError("--time must be more than 0");
        }
        if (MoveList.legal(root).isEmpty()) {
            throw usageError("the side to move has no legal move");
        }
    }

    private List<JobTaker> takers() {
        List<JobTaker> takers = new ArrayList<>();
        int own = workers == null ? commands.isEmpty() ? 1 : 0 : workers;
        for (int i = 0; i < own; i++) {
            takers.add(new LocalTaker(hash));
        }
        for (String command : commands) {
            try {
                takers.add(new ProcessTaker(EngineCommand.words(command)));
            } catch (IOException e) {
                takers.forEach(JobTaker::close);
                throw usageError("cannot start the worker: " + e.getMessage(), e);
            }
        }
        return takers;
    }
}
