package io.github.kingfell.engine.table;

import io.github.kingfell.engine.table.PawnEndingMemory.Structure;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.pawnending.PawnEndingPlan;
import io.github.kingfell.tables.pawnending.PawnEndingSolver;
import io.github.kingfell.tables.pawnending.PawnEndings;
import io.github.kingfell.tables.pawnending.SolvedPosition;
import io.github.kingfell.tables.pawnending.SolvingLimits;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Solves the pawn endings that are near before alpha-beta plays. A search limited by nodes or plies solves few
 * structures, as many as it has nodes for, and always the same. A search on the clock gives the work a small share of
 * its time, once for each structure; what is larger goes on in the opponent's time and serves a later move.
 */
public final class PawnEndingWork {
    /** The most that a search solves whose result must not depend on time: a fraction of a second. */
    private static final int REPRODUCIBLE_STRUCTURES = 2_000;

    private static final int REPRODUCIBLE_WITH_QUEEN = 1_000;

    /** Such a search gives a structure the time of so many of its nodes, so that it takes at most twice its time. */
    private static final int NODES_PER_STRUCTURE = 25;

    private static final int NODES_PER_STRUCTURE_WITH_QUEEN = 500;

    /** Limits in the opponent's time: some seconds, and 100 MB. */
    private static final int MOST_STRUCTURES = 12_000;

    private static final int MOST_WITH_QUEEN = 8_000;

    /** Without a clock the first line may come this many milliseconds later. */
    private static final long PATIENCE = 1_000;

    /** The part of the hard limit that one structure may take, which is four times the share of a move. */
    private static final int PERCENT_OF_HARD = 20;

    /**
     * So many hard limits are about the whole clock. What takes longer than that is not begun: no later move of this
     * game would have it, and it takes memory and a core.
     */
    private static final int HARD_LIMITS_IN_CLOCK = 8;

    /** A longer hard limit allows no more: an hour in milliseconds. */
    private static final long MOST_HARD = 3_600_000;

    private final PawnEndingMemory memory = new PawnEndingMemory();
    private final BackgroundWork work;

    /** For the thread of the search. */
    private final TableProbe exact;

    private final PawnEndingSolver atOnce;

    /** For the background thread. */
    private final PawnEndingSolver later;

    /** @param work what outlasts a search is done there */
    public PawnEndingWork(TableLibrary tables, BackgroundWork work) {
        this.work = work;
        exact = tables.reader();
        atOnce = new PawnEndingSolver(exact);
        later = new PawnEndingSolver(tables.reader());
    }

    /** Returns true where a search may use solved pawn endings. */
    static boolean mayUse(SearchTask task) {
        return task.settings().pawnStructures()
                && task.settings().exactTables()
                && !task.settings().limitStrength(task.limits())
                && PawnEndingsNear.isNear(task.position());
    }

    /**
     * Returns outcomes of solved pawn endings for the inside of a search.
     *
     * @param others asked where they have none
     */
    public LeafOutcomes leaves(LeafOutcomes others) {
        return PawnEndingLeaves.before(others, memory);
    }

    /** Solves what is near and not solved yet, as far as the limits of the search allow. */
    public void prepare(SearchTask task) {
        if (!mayUse(task)) {
            return;
        }
        for (Structure structure : PawnEndingsNear.of(task.position())) {
            Solving solving = task.limits().areReproducible()
                    ? reproducible(structure, nodes(task.limits()))
                    : onTheClock(structure, task.control().clock().budget());
            if (memory.isSettled(structure, solving.mostStructures)
                    || task.control().stopRequested()) {
                continue;
            }
            if (task.limits().areReproducible()) {
                solving.run(task.control()::stopRequested);
            } else {
                lend(solving, task.control());
            }
        }
    }

    private Solving onTheClock(Structure structure, TimeBudget budget) {
        long millis = Math.min(budget.hard(), MOST_HARD) * HARD_LIMITS_IN_CLOCK;
        return new Solving(structure, later, (int) Math.min(MOST_STRUCTURES, PawnEndingPlan.structuresIn(millis)), (int)
                Math.min(MOST_WITH_QUEEN, PawnEndingPlan.structuresWithQueenIn(millis)));
    }

    private Solving reproducible(Structure structure, long nodes) {
        return new Solving(
                structure, atOnce, (int) Math.min(REPRODUCIBLE_STRUCTURES, nodes / NODES_PER_STRUCTURE), (int)
                        Math.min(REPRODUCIBLE_WITH_QUEEN, nodes / NODES_PER_STRUCTURE_WITH_QUEEN));
    }

    /** Returns the nodes that a search may have; a limit by depth counts as twice as many nodes with each ply. */
    private static long nodes(SearchLimits limits) {
        long byDepth = limits.depth() == 0 ? Long.MAX_VALUE : 1L << Math.min(limits.depth(), 40);
        return limits.nodes() == 0 ? byDepth : Math.min(limits.nodes(), byDepth);
    }

    /** Orders the work, and waits for it if it is likely to be done soon. */
    private void lend(Solving solving, SearchControl control) {
        work.order(solving.structure, solving);
        TimeBudget budget = control.clock().budget();
        long allowed = budget.isUnlimited() ? PATIENCE : budget.hard() * PERCENT_OF_HARD / 100;
        long until = control.clock().elapsedOnClock() + allowed;
        work.lend(control, until, () -> solving.isDone || solving.estimate > allowed);
    }

    /** Returns the root with its moves, where it is a solved pawn ending. */
    public Optional<SolvedPosition> root(SearchTask task) {
        if (!mayUse(task)) {
            return Optional.empty();
        }
        Position root = task.position();
        return memory.solutions().stream()
                .flatMap(solution -> SolvedPosition.of(root, solution, exact).stream())
                .findFirst();
    }

    /** Returns the number of solved structures that a search may use. */
    public int structures(SearchTask task) {
        return mayUse(task)
                ? memory.solutions().stream().mapToInt(PawnEndings::structures).sum()
                : 0;
    }

    /** Forgets the solutions: another game begins. */
    public void newGame() {
        memory.forget();
    }

    /** The solution of one ending, from the list of its structures on. */
    private final class Solving implements BackgroundWork.Job {
        private final Structure structure;
        private final PawnEndingSolver solver;
        private final int mostStructures;
        private final int mostWithQueen;

        /** Milliseconds that it will take; 0 before that is known. */
        private volatile long estimate;

        private volatile boolean isDone;

        Solving(Structure structure, PawnEndingSolver solver, int mostStructures, int mostWithQueen) {
            this.structure = structure;
            this.solver = solver;
            this.mostStructures = mostStructures;
            this.mostWithQueen = mostWithQueen;
        }

        @Override
        public void run(BooleanSupplier cancelled) {
            SolvingLimits limits = new SolvingLimits(mostStructures, mostWithQueen, cancelled);
            Optional<PawnEndingPlan> plan =
                    solver.plan(structure.white(), structure.black(), limits).filter(PawnEndingPlan::knowsPromotions);
            estimate = plan.map(PawnEndingPlan::millis).orElse(0L);
            Optional<PawnEndings> solved = plan.flatMap(listed -> solver.solve(listed, cancelled));
            solved.ifPresent(memory::add);
            if (plan.isEmpty() && !cancelled.getAsBoolean()) {
                memory.giveUp(structure, mostStructures);
            }
            isDone = true;
        }
    }
}
