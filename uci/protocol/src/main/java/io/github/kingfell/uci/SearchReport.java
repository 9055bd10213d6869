package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.WinRates;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes the UCI output of one search: its reports as they arrive, then the last score again if other output came after
 * it, and {@code bestmove} as the last line.
 */
final class SearchReport implements SearchListener {
    private final UciWriter writer;
    private final Position root;
    private final int material;
    private final OutputStyle style;
    private final Job job;
    private SearchInfo.@Nullable Iteration mainLine;
    private SearchInfo.@Nullable Iteration lastExact;
    private boolean finished;

    /**
     * @param root the position; it must not change during the search
     * @param job the job to end when the best move is written; a forsaken job does not even write that
     */
    SearchReport(UciWriter writer, Position root, OutputStyle style, Job job) {
        this.writer = writer;
        this.root = root;
        this.style = style;
        material = WinRates.material(root);
        this.job = job;
    }

    @Override
    public synchronized void onInfo(SearchInfo info) {
        if (finished || job.isForsaken()) {
            return;
        }
        if (info instanceof SearchInfo.Iteration iteration) {
            onIteration(iteration);
        } else if (info instanceof SearchInfo.CurrentMove current) {
            writer.currentMove(current, style);
        } else if (info instanceof SearchInfo.Remark remark) {
            writer.note(remark.words());
        }
    }

    private void onIteration(SearchInfo.Iteration iteration) {
        writer.info(iteration, style, material);
        if (iteration.bound() == SearchInfo.Bound.EXACT) {
            lastExact = iteration;
            mainLine = iteration.multiPv() == 1 ? iteration : mainLine;
        }
    }

    @Override
    public synchronized void onFinished(SearchOutcome outcome) {
        if (finished) {
            return;
        }
        finished = true;
        job.end();
        try {
            if (!job.isForsaken()) {
                writer.finish(
                        Optional.ofNullable(lastExact),
                        Optional.ofNullable(mainLine),
                        outcome.bestMove(),
                        ponderMove(outcome),
                        style,
                        material);
            }
        } catch (OutOfMemoryError e) {
            // What the lines would have taken is free again, and a GUI waits for the best move.
            writer.finish(Optional.empty(), Optional.empty(), outcome.bestMove(), Move.NONE, style, material);
        } finally {
            job.finish();
        }
    }

    /** The expected reply, if it is legal and the game continues after it; otherwise there is no move to ponder on. */
    private int ponderMove(SearchOutcome outcome) {
        Position position = root.copy();
        MoveGenerator generator = new MoveGenerator(position);
        MoveList moves = new MoveList();
        int reply = Move.NONE;
        for (int ply = 0; ply < 2; ply++) {
            reply = ply == 0 ? outcome.bestMove() : outcome.line().move(1);
            generator.generate(position, moves);
            if (!moves.contains(reply) || outcome.line().move(0) != outcome.bestMove()) {
                return Move.NONE;
            }
            position.make(reply);
        }
        boolean over = position.mayClaimDraw() || position.isInsufficientMaterial() || generator.count(position) == 0;
        return over ? Move.NONE : reply;
    }
}
