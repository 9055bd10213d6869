package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.search.SearchControl;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One thread's part in a {@link MateSolver}. All workers take their turns from one order: the turns of a search with
 * many threads are those of a search with one thread, dealt out. Any worker may find the mate, and writes its proof.
 */
final class SolverWorker implements MateSolver.Worker {
    private final DfPn search;
    private final SoleSearches others;
    private final Findings findings;
    private final Certification certification;
    private final SolverNodes nodes;
    private final AtomicInteger turns;

    /** The root's proof number at this worker's last turn that searched to the whole bound. */
    private volatile int proofNumber = 1;

    private int turn;
    private long visited;

    /**
     * @param search on the root
     * @param turns taken so far by all workers
     */
    SolverWorker(
            DfPn search,
            SoleSearches others,
            Findings findings,
            Certification certification,
            SolverNodes nodes,
            AtomicInteger turns) {
        this.search = search;
        this.others = others;
        this.findings = findings;
        this.certification = certification;
        this.nodes = nodes;
        this.turns = turns;
    }

    int proofNumber() {
        return proofNumber;
    }

    @Override
    public long advance(long wanted, SearchControl control) {
        nodes.deal(wanted);
        try {
            return takeTurn(wanted, control);
        } finally {
            nodes.end(wanted);
        }
    }

    private long takeTurn(long wanted, SearchControl control) {
        visited = 0;
        boolean goesOn = true;
        turn = others.areDue() ? turns.get() : turns.incrementAndGet();
        while (goesOn && findings.isSearching() && visited < wanted) {
            goesOn = step(wanted - visited, control);
        }
        boolean isLastTurn = !goesOn && !control.isOutOfTime();
        visited += certification.writeWhenDue(isLastTurn, control);
        return visited;
    }

    /** @return false when the control allows no more nodes */
    private boolean step(long wanted, SearchControl control) {
        SoleSearches.Turn other = others.advance(wanted, control).orElse(null);
        if (other == null) {
            return searchTree(wanted, control);
        }
        visited += other.nodes();
        return other.goesOn();
    }

    private boolean searchTree(long wanted, SearchControl control) {
        TurnBounds.TurnAim aim = aim(turn);
        if (aim.bound() < 1) {
            return true; // another worker has just ended the search
        }
        long before = search.nodes();
        search.search(aim, wanted, control);
        long used = search.nodes() - before;
        nodes.addTree(used);
        visited += used;
        if (aim.bound() == findings.bound()) {
            proofNumber = search.proof();
        }
        if (search.proof() == 0) {
            Findings.FoundMate mate = new Findings.FoundMate(search.move(), search.length());
            visited += certification.accept(mate, aim.numbers(), control);
            return true;
        }
        if (search.disproof() == 0) {
            visited += certification.disprove(aim.bound(), control);
            return true;
        }
        return used > 0 || search.isInterrupted();
    }

    /** @param turn its number, from 1 */
    TurnBounds.TurnAim aim(int turn) {
        return findings.leaveAllOpen()
                ? TurnBounds.of(turn, nodes.treeOfTurns(), findings.disproved(), findings.bound())
                : findings.aim();
    }
}
