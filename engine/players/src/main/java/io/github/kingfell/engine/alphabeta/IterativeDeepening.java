package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.ReportThrottle;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.ScoreOrder;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iterative deepening on the main thread: deepens ply by ply, has mates proven, reports lines, and decides when to
 * stop. Each search uses a new object.
 */
@Hot
final class IterativeDeepening implements RootSearch.Observer {
    /** Deepest iteration in plies. */
    static final int MAX_DEPTH = 120;

    // Factors in percent for the soft time limit.
    private static final int[] STABILITY_PERCENT = {180, 130, 110, 90, 80, 75};
    private static final int FALLING_PERCENT = 140;
    private static final int FALLING_MARGIN = 30;

    // A second factor: this percentage less the percentage of the nodes spent on the best move.
    private static final int EFFORT_FROM = 170;
    private static final int EFFORT_DIVISOR = 90;
    private static final int EFFORT_DEPTH = 6;

    /** A line as it is shown. */
    private record RootLine(int move, Score score, Pv moves) {}

    private final SearchTask task;
    private final SearchControl control;
    private final SearchLimits limits;
    private final SearchStack stack;
    private final RootSearch root;
    private final TranspositionTable table;
    private final MateClaims claims;
    private final int lineCount;
    private final ReportThrottle throttle = new ReportThrottle();

    private RootLine[] shown = {};

    /** Depth of the last complete iteration. */
    private int complete;

    private int stability;
    private int lastValue;

    IterativeDeepening(
            SearchTask task, SearchStack stack, RootSearch root, TranspositionTable table, MateClaims claims) {
        this.task = task;
        control = task.control();
        limits = task.limits();
        this.stack = stack;
        this.root = root;
        this.table = table;
        this.claims = claims;
        lineCount = Math.min(task.settings().multiPv(), root.moves().size());
    }

    /** The result of a search, taken from its first line. */
    record Result(Score score, Pv line) {}

    /** The first line of a complete iteration of another thread. */
    record CompleteLine(int depth, int value, Pv line) {
        static CompleteLine of(int depth, RootMoves moves) {
            return new CompleteLine(depth, moves.value(0), Pv.of(moves.line(0)));
        }
    }

    /** Searches until a limit is reached. There must be a legal move. */
    void run() {
        RootMoves moves = root.moves();
        int deepest = limits.depth() > 0 ? Math.min(limits.depth(), MAX_DEPTH) : MAX_DEPTH;
        for (int depth = 1; depth <= deepest; depth++) {
            moves.beginIteration();
            stack.resetSelectiveDepth();
            int done = 0;
            while (done < lineCount && !stack.allowance().isStopped()) {
                root.search(depth, done, this);
                done++;
            }
            if (stack.allowance().isStopped()) {
                if (done == 1 && root.isExact()) {
                    showInterrupted(depth);
                }
                break;
            }
            if (depth == 1) {
                stack.allowance().withdrawCredit();
            }
            moves.sort(0, lineCount);
            complete = depth;
            show(depth, lines());
            if (isEnough(depth)) {
                break;
            }
        }
        if (shown.length == 0) {
            showGuess();
        }
    }

    /**
     * Takes over the result of another thread if it was found at a greater depth; called after {@link #run}. A better
     * value at the same depth is not taken over: judged by deeper searches, such moves were worse as often as better
     * (measured, docs/lab-notes/alpha-beta-threads.md).
     */
    void hear(@Nullable CompleteLine other) {
        boolean isFree = limits.depth() == 0 && lineCount == 1 && !(shown[0].score() instanceof Score.Mate);
        if (other == null || other.depth() <= complete || !isFree) {
            return;
        }
        complete = other.depth();
        Score score = new Score.Centipawns(Value.unproved(other.value()));
        show(complete, new RootLine[] {new RootLine(other.line().move(0), score, other.line())});
    }

    /** Returns the first line as last shown. */
    Result result() {
        return new Result(shown[0].score(), shown[0].moves());
    }

    // ---- lines ----

    /** Returns the lines of a complete iteration, best first. Proven mates have the line of their certificate. */
    private RootLine[] lines() {
        RootMoves moves = root.moves();
        RootLine[] lines = new RootLine[lineCount];
        for (int i = 0; i < lineCount; i++) {
            int value = moves.value(i);
            // With a single line, a proof of any mating move is enough. A proof of being mated must cover all root
            // moves.
            boolean wholeRoot = i == 0 && (lineCount == 1 || value < 0);
            int claimant = wholeRoot ? MateClaims.ANY_MOVE : moves.move(i);
            if (Value.isMate(value)) {
                claims.submit(claimant, value);
            }
            lines[i] = line(i, lineCount == 1 ? MateClaims.ANY_MOVE : moves.move(i));
        }
        return withProvedFirst(lines);
    }

    private RootLine line(int index, int claimant) {
        MateCertificate proved = claims.proved(claimant);
        RootMoves moves = root.moves();
        if (proved != null) {
            return certified(proved);
        }
        Score score = new Score.Centipawns(Value.unproved(moves.value(index)));
        return new RootLine(moves.move(index), score, Pv.of(moves.line(index)));
    }

    private static RootLine certified(MateCertificate certificate) {
        int[] line = certificate.line();
        return new RootLine(line[0], new Score.Mate(certificate), Pv.of(line));
    }

    /** Orders lines by score. A proof for the whole root is the first line, whatever the search now says. */
    private RootLine[] withProvedFirst(RootLine[] lines) {
        for (int i = 1; i < lines.length; i++) {
            for (int j = i; j > 0 && ScoreOrder.compare(lines[j - 1].score(), lines[j].score()) < 0; j--) {
                RootLine swapped = lines[j];
                lines[j] = lines[j - 1];
                lines[j - 1] = swapped;
            }
        }
        MateCertificate truth = claims.shortestWin();
        if (truth == null) {
            truth = claims.proved(MateClaims.ANY_MOVE);
        }
        if (truth == null) {
            return lines;
        }
        RootLine first = certified(truth);
        int last = lines.length - 1;
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].move() == first.move()) {
                last = i;
            }
        }
        System.arraycopy(lines, 0, lines, 1, last);
        lines[0] = first;
        return lines;
    }

    /**
     * Shows the first line of an interrupted iteration. It has an exact value; it is shown only when the move has
     * changed.
     */
    private void showInterrupted(int depth) {
        int move = root.moves().move(0);
        boolean proved = shown.length > 0 && shown[0].score() instanceof Score.Mate;
        if (proved || shown.length > 0 && (shown[0].move() == move || lineCount > 1)) {
            return;
        }
        RootLine[] lines = shown.length == 0 ? new RootLine[1] : shown.clone();
        lines[0] = line(0, MateClaims.ANY_MOVE);
        show(depth, lines);
    }

    /** Shows the move that move ordering puts first, with the static evaluation, when nothing was searched. */
    private void showGuess() {
        int move = root.moves().move(0);
        int value = stack.evaluation(0) == Value.NONE ? Value.DRAW : stack.evaluation(0);
        show(1, new RootLine[] {new RootLine(move, new Score.Centipawns(value), Pv.of(move))});
    }

    private void show(int depth, RootLine[] lines) {
        boolean sameMove = shown.length > 0 && shown[0].move() == lines[0].move();
        stability = sameMove ? stability + 1 : 0;
        shown = lines;
        report(depth, lines);
    }

    private void report(int depth, RootLine[] lines) {
        List<SearchInfo.Iteration> iterations = new ArrayList<>();
        for (RootLine line : lines) {
            int rank = iterations.size() + 1;
            iterations.add(iteration(depth, rank, line.score(), SearchInfo.Bound.EXACT, line.moves()));
        }
        task.reportLines(iterations);
    }

    private SearchInfo.Iteration iteration(int depth, int rank, Score score, SearchInfo.Bound bound, Pv moves) {
        return new SearchInfo.Iteration(
                depth,
                Math.max(depth, stack.selectiveDepth()),
                rank,
                score,
                bound,
                control.counter().nodes() + stack.allowance().unbooked(),
                control.clock().elapsed(),
                table.hashfull(),
                moves);
    }

    // ---- when to end ----

    private boolean isEnough(int depth) {
        if (control.stopRequested() || isMateSettled(depth)) {
            return true;
        }
        int value = root.moves().value(0);
        boolean falling = depth > 1 && value < lastValue - FALLING_MARGIN;
        lastValue = value;
        long soft = control.clock().budget().soft();
        if (soft == Long.MAX_VALUE) {
            return false;
        }
        int percent = STABILITY_PERCENT[Math.min(stability, STABILITY_PERCENT.length - 1)];
        if (falling) {
            percent = Math.max(percent, FALLING_PERCENT);
        }
        if (depth >= EFFORT_DEPTH) {
            long share =
                    100 * root.moves().effort(0) / Math.max(1, stack.allowance().visited());
            percent = (int) (percent * (EFFORT_FROM - share) / EFFORT_DIVISOR);
        }
        // Time spent pondering counts: its results need not be searched for again.
        boolean enough = root.moves().size() == 1 || control.clock().elapsed() * 100 >= soft * percent;
        if (enough && control.clock().isPondering()) {
            control.enoughForPonderHit();
        }
        return enough && !control.clock().isPondering();
    }

    /**
     * Returns true when all lines are proven mates and either too short for deeper search to shorten them, or short
     * enough for the user.
     */
    private boolean isMateSettled(int depth) {
        int longest = 0;
        for (RootLine line : shown) {
            if (!(line.score() instanceof Score.Mate mate)) {
                return false;
            }
            longest = Math.max(longest, Math.abs(mate.moves()));
        }
        boolean wanted = limits.mate() > 0 && longest <= limits.mate();
        return wanted || depth >= 2 * longest;
    }

    // ---- what happens at the root ----

    @Override
    public void searching(int depth, int move, int number) {
        if (throttle.allowsCurrentMove(control.clock().elapsed())) {
            task.report(new SearchInfo.CurrentMove(depth, move, number));
        }
    }

    @Override
    public void outside(int depth, int first, int value, boolean above) {
        boolean proved = shown.length > 0 && shown[0].score() instanceof Score.Mate;
        if (lineCount > 1 || proved || !throttle.allowsBound(control.clock().elapsed())) {
            return;
        }
        SearchInfo.Bound bound = above ? SearchInfo.Bound.LOWER : SearchInfo.Bound.UPPER;
        Score score = new Score.Centipawns(Value.unproved(value));
        task.report(iteration(depth, 1, score, bound, Pv.of(root.moves().line(0))));
    }
}
