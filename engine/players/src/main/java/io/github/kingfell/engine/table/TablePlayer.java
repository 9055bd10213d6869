package io.github.kingfell.engine.table;

import io.github.kingfell.engine.search.Answer;
import io.github.kingfell.engine.search.Player;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchInfo.Iteration;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Plays endings of at most four men, and those of five whose tables were built, exactly: wins by the shortest way, loses by the longest, keeps what is drawn and
 * leaves the opponent as few ways as possible to keep it too. A mate is announced only with its proof, which knows the game
 * history and the fifty-move rule; without one, for lack of time or because a draw can be claimed, a won position is shown
 * in centipawns.
 */
public final class TablePlayer implements Player {
    /** Score of a mate without a proof, less what each ply to it costs. */
    private static final int WON = 12_000;

    private static final int PLY_COST = 10;

    /** The same where the fifty-move rule may come first. */
    private static final int DOUBTFUL = 200;

    private static final int[] ALL_MOVES = {};

    /** Plies of a line that has no end. */
    private static final int SHOWN_PLIES = 12;

    /** Positions that each of them may cost: it is only likely. */
    private static final int LIKELY_NODES = 100;

    private final TableSupply supply;

    /** What is shown of a move. */
    private record Line(Score score, Pv line) {
        boolean isMate() {
            return score instanceof Score.Mate;
        }

        /** A mate might follow. */
        boolean isUnproved() {
            return score instanceof Score.Centipawns centipawns && centipawns.value() != 0;
        }
    }

    public TablePlayer(TableSupply supply) {
        this.supply = supply;
    }

    @Override
    public PlayerId id() {
        return PlayerId.EXACT_TABLE;
    }

    /** Keeps the tables: they are facts. */
    @Override
    public void newGame() {}

    @Override
    public Answer play(SearchTask task) {
        Position root = task.position();
        if (!supply.library().mayAnswer(root)) {
            return new Answer.Declines("no exact table: more than four men, or castling rights");
        }
        boolean insisted = task.settings().player().filter(id()::equals).isPresent();
        if (!(insisted ? supply.await(root.material(), task) : supply.has(root.material(), task))) {
            return new Answer.Declines(whyNot(root, task));
        }
        TableProbe probe = supply.library().reader();
        List<RootMove> moves = RootMove.of(root, task.limits().searchMoves(), probe);
        if (moves.isEmpty()) {
            return new Answer.Declines("no legal move");
        }
        Distance value = moves.get(0).value();
        reportNoMate(task, value);
        String words = PlayerId.EXACT_TABLE + ": " + inWords(value);
        task.report(value.isDraw() ? new SearchInfo.Drawn(words) : new SearchInfo.Note(words));
        TableMates mates = TableMates.soon(task, probe);
        List<Line> lines = lines(task, moves, mates, List.of(), probe);
        Optional<TableMates> patient =
                lines.stream().anyMatch(Line::isUnproved) ? TableMates.patient(task, probe) : Optional.empty();
        if (patient.isPresent()) {
            mates = patient.get();
            lines = lines(task, moves, mates, lines, probe);
        }
        Line best = lines.get(0);
        if (!value.isDraw() && !best.isMate()) {
            task.report(new SearchInfo.Unproved(mates.whyNot(moves.get(0))));
        }
        if (best.score instanceof Score.Mate mate && Math.abs(mate.moves()) == value.moves()) {
            task.report(new SearchInfo.ShortestProved(mate.moves()));
        }
        return new Answer.Plays(
                new SearchOutcome(best.line.move(0), best.score, best.line, PlayerId.EXACT_TABLE, inWords(value)));
    }

    private String whyNot(Position root, SearchTask task) {
        if (task.limits().areReproducible()) {
            return "no table is built for a search that is limited by nodes or plies";
        }
        if (!supply.mayBuild(task)) {
            return "no time is left to build the table";
        }
        supply.order(root.material(), task);
        return "the table is being built";
    }

    /** True when the position will be played as soon as its table is there, and it has been ordered. */
    public boolean isAwaited(SearchTask task) {
        Position root = task.position();
        return TableLibrary.covers(root) && supply.mayBuild(task) && !supply.isThere(root.material());
    }

    /** A mate that was asked for and is not there, whoever mates. */
    private static void reportNoMate(SearchTask task, Distance value) {
        int asked = task.limits().mate();
        if (asked > 0 && (value.isDraw() || value.moves() > asked)) {
            task.report(new SearchInfo.NoMate(asked, true, task.limits().searchMoves().length == 0));
        }
    }

    /**
     * The mate in a position that another player has the move in, proved with all the time that the limits allow. An endless
     * analysis has the table built for it.
     */
    public Optional<MateCertificate> mate(SearchTask task) {
        Position root = task.position();
        boolean isThere = supply.library().mayAnswer(root)
                && (task.limits().infinite() ? supply.await(root.material(), task) : supply.isThere(root.material()));
        if (!isThere) {
            return Optional.empty();
        }
        TableProbe probe = supply.library().reader();
        int[] searchMoves = task.limits().searchMoves();
        List<RootMove> moves = RootMove.of(root, searchMoves, probe);
        return moves.isEmpty() || !moves.get(0).value().isWin()
                ? Optional.empty()
                : TableMates.patient(task, probe).flatMap(mates -> mates.prove(moves.get(0), searchMoves));
    }

    /**
     * Reports the lines asked for, best first, and hands them back.
     *
     * @param earlier reported before; what is proved among them is not proved again
     */
    private static List<Line> lines(
            SearchTask task, List<RootMove> moves, TableMates mates, List<Line> earlier, TableProbe probe) {
        Position root = task.position();
        boolean bestIsProved = !earlier.isEmpty() && earlier.get(0).isMate();
        Line best = bestIsProved
                ? earlier.get(0)
                : line(root, moves.get(0), task.limits().searchMoves(), mates, probe);
        List<Line> lines = new ArrayList<>(List.of(best));
        for (RootMove other : moves) {
            if (lines.size() < task.settings().multiPv() && other.move() != best.line.move(0)) {
                lines.add(earlier.stream()
                        .filter(line -> line.isMate() && line.line.move(0) == other.move())
                        .findFirst()
                        .orElseGet(() -> line(root, other, new int[] {other.move()}, mates, probe)));
            }
        }
        List<Iteration> iterations = new ArrayList<>();
        for (Line line : lines) {
            iterations.add(iteration(task, iterations.size() + 1, line));
        }
        task.reportLines(iterations);
        return lines;
    }

    private static Line line(Position root, RootMove move, int[] only, TableMates mates, TableProbe probe) {
        Optional<MateCertificate> mate = move.value().isDraw() ? Optional.empty() : mates.prove(move, only);
        return mate.map(proved -> new Line(new Score.Mate(proved), Pv.of(proved.line())))
                .orElseGet(() -> new Line(estimate(move), likely(root, move, probe)));
    }

    /** The value of what is not proved. */
    private static Score estimate(RootMove move) {
        if (move.value().isDraw()) {
            return new Score.Centipawns(0);
        }
        int won = move.doubtful() ? DOUBTFUL : WON - PLY_COST * move.value().plies();
        return new Score.Centipawns(move.value().isWin() ? won : -won);
    }

    /** A line of best moves of both sides. */
    private static Pv likely(Position root, RootMove first, TableProbe probe) {
        Position position = root.copy();
        int[] line = new int[SHOWN_PLIES];
        line[0] = first.move();
        position.make(first.move());
        int length = 1;
        while (length < SHOWN_PLIES) {
            List<RootMove> moves = RootMove.of(position, ALL_MOVES, probe, LIKELY_NODES);
            if (moves.isEmpty()) {
                break;
            }
            line[length] = moves.get(0).move();
            position.make(line[length++]);
        }
        return Pv.of(Arrays.copyOf(line, length));
    }

    private static Iteration iteration(SearchTask task, int rank, Line line) {
        int depth = line.line.length();
        SearchControl control = task.control();
        return new Iteration(
                depth,
                depth,
                rank,
                line.score,
                SearchInfo.Bound.EXACT,
                control.nodes(),
                control.elapsed(),
                0,
                line.line);
    }

    /** Without its length, which only a proof may tell. */
    private static String inWords(Distance value) {
        return switch (value.outcome()) {
            case WIN -> "won";
            case DRAW -> "drawn";
            case LOSS -> "lost";
        };
    }
}
