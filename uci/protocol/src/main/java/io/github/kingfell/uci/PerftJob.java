package io.github.kingfell.uci;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;

/** The job of {@code go perft N}: counts the leaves below each move, and their sum. */
final class PerftJob extends ConsoleJob {
    private static final long DEEPEST = 100;

    private final int depth;
    private final UciWriter writer;

    PerftJob(long depth, UciWriter writer) {
        this.depth = (int) Math.max(1, Math.min(DEEPEST, depth));
        this.writer = writer;
    }

    @Override
    void launchWithoutPosition() {
        writer.noPosition("go perft");
        finish();
    }

    @Override
    void work(Position root, OutputStyle style) {
        StoppablePerft perft = new StoppablePerft(root, this::isStopped);
        MoveList moves = MoveList.legal(root);
        long total = 0;
        for (int move : moves.toArray()) {
            long leaves = perft.countAfter(move, depth);
            if (isStopped()) {
                return;
            }
            total += leaves;
            writer.line(UciMove.format(move, style.chess960()) + ": " + leaves);
        }
        writer.line("Nodes searched: " + total);
    }
}
