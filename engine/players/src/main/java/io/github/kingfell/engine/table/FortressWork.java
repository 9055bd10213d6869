package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import io.github.kingfell.rules.check.GainChecker;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.pawnending.FortressSolver;
import io.github.kingfell.tables.pawnending.ProvedFortress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Looks for a fortress of the weaker side before alpha-beta plays. It looks only where one is likely, because it takes
 * up to some seconds: pieces on the board, and the stronger side's pawns blocked by pawns. A proof serves later moves
 * of the game as well. What does not fit into the time goes on in the opponent's time.
 */
public final class FortressWork {
    /** A search limited by nodes or plies must not take much longer than without a fortress. */
    private static final long LEAST_NODES = 1_000_000;

    /** Without a clock the first line may come this many milliseconds later. */
    private static final long PATIENCE = 3_000;

    private static final int PERCENT_OF_HARD = 10;

    /**
     * In a fresh process even a small fortress takes some hundred milliseconds. The first search that looks for one may
     * wait so long, but no longer than half of its hard limit.
     */
    private static final long AT_FIRST = 300;

    private static final int MOST_PROOFS = 3;

    private final BackgroundWork work;

    /** The newest first. */
    private final List<ProvedFortress> proved = new ArrayList<>();

    /** True until the first search that looks for a fortress. */
    private boolean isFirst = true;

    /** Positions of this game in which none was found. */
    private final Set<StoredPosition> without = new HashSet<>();

    /** @param work what outlasts a search is done there */
    public FortressWork(BackgroundWork work) {
        this.work = work;
    }

    /** Looks for a fortress, as far as the limits of the search allow. */
    public void prepare(SearchTask task) {
        Position root = task.position();
        if (!mayUse(task) || !isLikely(root) || isSettled(root)) {
            return;
        }
        Finding finding = new Finding(root.copy());
        if (!task.limits().areReproducible()) {
            lend(finding, task.control());
        } else if (task.limits().nodes() >= LEAST_NODES) {
            finding.run(task.control()::stopRequested);
        }
    }

    private static boolean mayUse(SearchTask task) {
        return task.settings().pawnStructures()
                && task.settings().exactTables()
                && !task.settings().limitStrength(task.limits());
    }

    /** Returns whether the weaker side may have a fortress: the other's pawns are blocked, and there are pieces. */
    static boolean isLikely(Position position) {
        if (!FortressSolver.isCandidate(position)) {
            return false;
        }
        int attacker = Color.opponent(weaker(position));
        boolean hasPieces = position.occupied() != (position.kind(Piece.PAWN) | position.kind(Piece.KING));
        long pawns = position.pieces(attacker, Piece.PAWN);
        long ahead = attacker == Color.WHITE ? pawns << 8 : pawns >>> 8;
        boolean areBlocked = (ahead & ~position.kind(Piece.PAWN)) == 0;
        return hasPieces && areBlocked && position.color(attacker) != position.pieces(attacker, Piece.KING);
    }

    private static int weaker(Position position) {
        boolean isWhite = GainChecker.points(position, Color.WHITE) < GainChecker.points(position, Color.BLACK);
        return isWhite ? Color.WHITE : Color.BLACK;
    }

    private void lend(Finding finding, SearchControl control) {
        work.order(StoredPosition.of(finding.root), finding);
        TimeBudget budget = control.clock().budget();
        long share = budget.hard() * PERCENT_OF_HARD / 100;
        if (isFirst) {
            share = Math.max(share, Math.min(budget.hard() / 2, AT_FIRST));
            isFirst = false;
        }
        long allowed = budget.isUnlimited() ? PATIENCE : share;
        long until = control.clock().elapsedOnClock() + allowed;
        work.lend(control, until, () -> finding.isDone);
    }

    /** Returns the proved fortress that the root is part of. */
    public synchronized Optional<ProvedFortress> root(SearchTask task) {
        return mayUse(task)
                ? proved.stream()
                        .filter(fortress -> fortress.covers(task.position()))
                        .findFirst()
                : Optional.empty();
    }

    private synchronized boolean isSettled(Position root) {
        return without.contains(StoredPosition.of(root)) || proved.stream().anyMatch(fortress -> fortress.covers(root));
    }

    private synchronized void settle(Position root, Optional<ProvedFortress> found) {
        if (found.isEmpty()) {
            without.add(StoredPosition.of(root));
            return;
        }
        proved.add(0, found.get());
        if (proved.size() > MOST_PROOFS) {
            proved.remove(MOST_PROOFS);
        }
    }

    /** Forgets the proofs: another game begins. */
    public synchronized void newGame() {
        proved.clear();
        without.clear();
    }

    /** The search for one fortress. */
    private final class Finding implements BackgroundWork.Job {
        private final Position root;
        private volatile boolean isDone;

        Finding(Position root) {
            this.root = root;
        }

        @Override
        public void run(BooleanSupplier cancelled) {
            Optional<ProvedFortress> found = ProvedFortress.find(root, weaker(root), cancelled);
            if (found.isPresent() || !cancelled.getAsBoolean()) {
                settle(root, found);
            }
            isDone = true;
        }
    }
}
