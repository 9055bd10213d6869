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

/** The lines that the tables have for the best moves of a root, best first: each with the exact value of its move. */
final class TableLines {
    /** Score of a mate without a proof where the game history counts, less what each ply to it costs. */
    private static final int WON = 12_000;

    private static final int PLY_COST = 10;

    /** The same where the fifty-move rule may come first. */
    private static final int DOUBTFUL = 200;

    private final SearchTask task;
    private final Position root;
    private final List<RootMove> moves;
    private final TableProbe probe;
    private List<Line> lines = List.of();

    /** What is shown of a move. */
    record Line(Score score, Pv line) {
        boolean isProved() {
            return score instanceof Score.Mate mate && mate.isProved();
        }

        /** Decided, but how soon is not known without a proof. */
        boolean isUncertain() {
            return score instanceof Score.Centipawns centipawns && centipawns.value() != 0;
        }

        boolean isWithoutProof() {
            return score instanceof Score.Mate mate && !mate.isProved();
        }
    }

    /** @param moves of the root, best first, at least one */
    TableLines(SearchTask task, List<RootMove> moves, TableProbe probe) {
        this.task = task;
        root = task.position();
        this.moves = moves;
        this.probe = probe;
    }

    Line best() {
        return lines.get(0);
    }

    /** True when more work could give a line a mate. */
    boolean areUncertain() {
        return lines.stream().anyMatch(Line::isUncertain);
    }

    /** True when more work could give a line a proof. */
    boolean lackProofs() {
        return lines.stream().anyMatch(Line::isWithoutProof);
    }

    /**
     * Reports the lines asked for.
     *
     * @param mates proves what has no proof yet
     * @param proveAll also where the tables' mate is certain without
     */
    void report(TableMates mates, boolean proveAll) {
        List<Line> earlier = lines;
        boolean bestIsProved = !earlier.isEmpty() && earlier.get(0).isProved();
        Line best =
                bestIsProved ? earlier.get(0) : line(moves.get(0), task.limits().searchMoves(), mates, proveAll);
        List<Line> now = new ArrayList<>(List.of(best));
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
        for (Line line : lines) {
            iterations.add(iteration(iterations.size() + 1, line));
        }
        task.reportLines(iterations);
    }

    private Line line(RootMove move, int[] only, TableMates mates, boolean proveAll) {
        if (move.value().isDraw()) {
            return new Line(new Score.Centipawns(0), TableLine.likely(root, move, probe));
        }
        boolean certain = move.isCertain(root);
        Optional<MateCertificate> mate = certain && !proveAll ? Optional.empty() : mates.prove(move, only);
        if (mate.isPresent()) {
            return new Line(new Score.Mate(mate.get()), Pv.of(mate.get().line()));
        }
        return certain
                ? new Line(Score.Mate.byTable(signedMoves(move.value())), TableLine.toMate(root, move, probe))
                : new Line(estimate(move), TableLine.likely(root, move, probe));
    }

    private static int signedMoves(Distance value) {
        return value.isWin() ? value.moves() : -value.moves();
    }

    /** The value of what is not certain and not proved. */
    private static Score estimate(RootMove move) {
        int won = move.doubtful() ? DOUBTFUL : WON - PLY_COST * move.value().plies();
        return new Score.Centipawns(move.value().isWin() ? won : -won);
    }

    private Iteration iteration(int rank, Line line) {
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
