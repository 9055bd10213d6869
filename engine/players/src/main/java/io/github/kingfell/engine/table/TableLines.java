package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.RootMove;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of the distance tables for the best root moves, best first, each with the exact value of its move. */
final class TableLines {
    /** Score of an unproven mate where the game history matters, and the reduction for each ply to mate. */
    private static final int WON = 12_000;

    private static final int PLY_COST = 10;

    /** Score of an unproven mate where the fifty-move rule may come first. */
    private static final int DOUBTFUL = 200;

    private final SearchTask task;
    private final Position root;
    private final List<RootMove> moves;
    private final TableProbe probe;
    private List<ScoredLine> lines = List.of();

    /** A line as it is shown. */
    record ScoredLine(Score score, Pv line) {
        boolean isProved() {
            return score instanceof Score.Mate mate && mate.isProved();
        }

        /** Returns true for a decided value whose distance is unknown without a proof. */
        boolean isUncertain() {
            return score instanceof Score.Centipawns centipawns && centipawns.value() != 0;
        }

        boolean isWithoutProof() {
            return score instanceof Score.Mate mate && !mate.isProved();
        }
    }

    /**
     * Creates the lines.
     *
     * @param moves of the root, best first, at least one
     */
    TableLines(SearchTask task, List<RootMove> moves, TableProbe probe) {
        this.task = task;
        root = task.position();
        this.moves = moves;
        this.probe = probe;
    }

    ScoredLine best() {
        return lines.get(0);
    }

    /** Returns true when more work could turn a line's score into a mate. */
    boolean areUncertain() {
        return lines.stream().anyMatch(ScoredLine::isUncertain);
    }

    /** Returns true when more work could prove a line's mate. */
    boolean lackProofs() {
        return lines.stream().anyMatch(ScoredLine::isWithoutProof);
    }

    /**
     * Reports the requested lines.
     *
     * @param mates proves mates that are not proven yet
     * @param proveAll whether to prove also mates that are certain by the distance tables
     */
    void report(TableMates mates, boolean proveAll) {
        List<ScoredLine> earlier = lines;
        boolean bestIsProved = !earlier.isEmpty() && earlier.get(0).isProved();
        ScoredLine best =
                bestIsProved ? earlier.get(0) : line(moves.get(0), task.limits().searchMoves(), mates, proveAll);
        List<ScoredLine> now = new ArrayList<>(List.of(best));
        for (RootMove other : moves) {
            if (now.size() < task.settings().multiPv() && other.move() != best.line.move(0)) {
                now.add(earlier.stream()
                        .filter(line -> line.isProved() && line.line.move(0) == other.move())
                        .findFirst()
                        .orElseGet(() -> line(other, new int[] {other.move()}, mates, proveAll)));
            }
        }
        lines = now;
        List<Iteration> iterations = new ArrayList<>();
        for (ScoredLine line : lines) {
            iterations.add(iteration(iterations.size() + 1, line));
        }
        task.reportLines(iterations);
    }

    private ScoredLine line(RootMove move, int[] only, TableMates mates, boolean proveAll) {
        if (move.value().isDraw()) {
            return new ScoredLine(
                    new Score.Centipawns(0),
                    TableLine.likely(root, move, probe, task.control().clock()));
        }
        boolean certain = move.isCertain(root);
        Optional<MateCertificate> mate = certain && !proveAll ? Optional.empty() : mates.prove(move, only);
        if (mate.isPresent()) {
            return new ScoredLine(new Score.Mate(mate.get()), Pv.of(mate.get().line()));
        }
        return certain
                ? new ScoredLine(Score.Mate.byTable(signedMoves(move.value())), TableLine.toMate(root, move, probe))
                : new ScoredLine(
                        estimate(move),
                        TableLine.likely(root, move, probe, task.control().clock()));
    }

    private static int signedMoves(Distance value) {
        return value.isWin() ? value.moves() : -value.moves();
    }

    /** Returns the score of a move whose value is neither certain nor proven. */
    private static Score estimate(RootMove move) {
        int won = move.isDoubtful() ? DOUBTFUL : WON - PLY_COST * move.value().plies();
        return new Score.Centipawns(move.value().isWin() ? won : -won);
    }

    private Iteration iteration(int rank, ScoredLine line) {
        int depth = line.line.length();
        SearchControl control = task.control();
        return new Iteration(
                depth,
                depth,
                rank,
                line.score,
                SearchInfo.Bound.EXACT,
                control.counter().nodes(),
                control.clock().elapsed(),
                0,
                line.line);
    }
}
