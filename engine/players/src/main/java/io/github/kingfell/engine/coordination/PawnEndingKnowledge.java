package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;
import io.github.kingfell.tables.pawnending.EndingValue;
import io.github.kingfell.tables.pawnending.SolvedMove;
import io.github.kingfell.tables.pawnending.SolvedPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The values of the root's moves in a solved pawn ending. The fifty-move rule and repetitions do not count in them;
 * where either comes near, only the shortest way to the next move of a pawn is a candidate.
 */
final class PawnEndingKnowledge implements RootKnowledge {
    /** Plies without a capture or a move of a pawn after which the search must come forward. */
    private static final int PATIENCE = 30;

    private final List<SolvedMove> moves;
    private final int clock;
    private final boolean isUrgent;

    /**
     * Creates the knowledge.
     *
     * @param only the moves that the search may make, empty for all
     */
    PawnEndingKnowledge(SolvedPosition solved, Position root, int[] only) {
        moves = solved.moves().stream()
                .filter(move -> only.length == 0 || Arrays.stream(only).anyMatch(allowed -> allowed == move.move()))
                .toList();
        clock = root.halfmoveClock();
        isUrgent = clock >= PATIENCE || root.repetitions() > 0;
    }

    /**
     * Returns the words for the user.
     *
     * @param value of the root; empty where it is no solved pawn ending
     */
    static String note(Optional<EndingValue> value, int structures) {
        String solved = String.format(Locale.ROOT, "%,d pawn structures", structures);
        return value.map(root -> "pawn ending solved: " + name(root) + " (" + solved
                        + "; the fifty-move rule and repetitions do not count)")
                .orElse("pawn endings ahead solved: " + solved);
    }

    private static String name(EndingValue value) {
        if (value.isExact()) {
            return value.least() > 0 ? "won" : value.least() == 0 ? "drawn" : "lost";
        }
        return value.least() == 0 ? "won or drawn" : value.most() == 0 ? "drawn or lost" : "value unknown";
    }

    @Override
    public int[] candidates(int lines) {
        int best = moves.stream().mapToInt(move -> move.value().least()).max().orElse(-1);
        List<SolvedMove> good = new ArrayList<>(moves);
        if (lines == 1 && best >= 0) {
            good.removeIf(move -> move.value().least() < best && move.value().most() <= best);
        }
        if (lines == 1 && best > 0 && isUrgent) {
            int shortest = good.stream().mapToInt(SolvedMove::rounds).min().orElse(0);
            good.removeIf(move -> move.rounds() > shortest);
        }
        return good.stream().mapToInt(SolvedMove::move).toArray();
    }

    @Override
    public int corrected(int estimate, int move) {
        return moves.stream()
                .filter(known -> known.move() == move)
                .findFirst()
                .map(known -> corrected(estimate, known))
                .orElse(estimate);
    }

    private int corrected(int estimate, SolvedMove move) {
        if (clock + move.rounds() >= Position.FIFTY_MOVES_IN_PLIES - 1
                && move.value().least() != 0) {
            return estimate;
        }
        EndingValue value = move.value();
        int sure = Score.TABLE_WIN - move.rounds();
        int least = value.least() > 0 ? sure : value.least() == 0 ? 0 : Integer.MIN_VALUE;
        int most = value.most() < 0 ? -sure : value.most() == 0 ? 0 : Integer.MAX_VALUE;
        return Math.max(least, Math.min(most, estimate));
    }

    @Override
    public String words() {
        return "kept by solved pawn structures";
    }
}
