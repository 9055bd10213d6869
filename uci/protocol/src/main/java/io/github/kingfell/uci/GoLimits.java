package io.github.kingfell.uci;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.SearchLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Translates the parameters of {@code go} into search limits. Values out of range are clamped, or ignored where zero
 * means no limit. When a parameter was not understood and no limit is left, the search ends at once.
 */
final class GoLimits {
    private static final int MOST_MOVES_TO_GO = 1000;
    private static final List<String> CLOCKS = List.of("wtime", "btime", "winc", "binc");
    private static final List<String> LIMITS =
            List.of("depth", "nodes", "mate", "movetime", "wtime", "btime", "winc", "binc");

    private GoLimits() {}

    static SearchLimits of(UciCommand.Go go, Position position) {
        int[] moves = legalMoves(go.searchMoves(), position);
        SearchLimits.Builder limits = SearchLimits.builder()
                .infinite(go.infinite())
                .ponder(go.ponder())
                .searchMoves(moves);
        Map<String, Long> numbers = go.numbers();
        boolean misunderstood = !go.complaint().isEmpty()
                || moves.length == 0 && !go.searchMoves().isEmpty();
        if (misunderstood && !go.infinite() && !areGiven(go)) {
            limits.depth(1);
        }
        if (numbers.containsKey("depth")) {
            limits.depth((int) clamp(numbers.getOrDefault("depth", 0L), SearchLimits.DEEPEST));
        }
        if (numbers.containsKey("nodes")) {
            limits.nodes(clamp(numbers.getOrDefault("nodes", 0L), Long.MAX_VALUE));
        }
        if (numbers.containsKey("movetime")) {
            limits.moveTime(clamp(numbers.getOrDefault("movetime", 0L), Integer.MAX_VALUE));
        }
        if (numbers.containsKey("mate")) {
            limits.mate((int) clamp(numbers.getOrDefault("mate", 0L), ProofNumberPlayer.MAX_BOUND));
        }
        if (CLOCKS.stream().anyMatch(numbers::containsKey)) {
            limits.clock(clock(numbers, position.sideToMove()));
        }
        return limits.build();
    }

    /** True when the search ends without being stopped; a depth that no search reaches is no limit. */
    static boolean areGiven(UciCommand.Go go) {
        return !go.infinite() && LIMITS.stream().anyMatch(go.numbers()::containsKey);
    }

    /** All complaints about the command; empty for none. */
    static String complaint(UciCommand.Go go, Position position) {
        List<String> complaints = new ArrayList<>();
        if (!go.complaint().isEmpty()) {
            complaints.add(go.complaint());
        }
        List<String> illegal = go.searchMoves().stream()
                .filter(word -> UciMove.parse(word, position) == Move.NONE)
                .toList();
        if (!illegal.isEmpty()) {
            boolean none = legalMoves(go.searchMoves(), position).length == 0;
            complaints.add("illegal move after searchmoves in " + Words.shown(String.join(" ", illegal))
                    + (none ? ", so all moves are searched" : ""));
        }
        return String.join("; ", complaints);
    }

    /** A remark about each parameter that {@link #of} reduces to what the engine can do; empty for none. */
    static String remark(UciCommand.Go go) {
        long mate = go.numbers().getOrDefault("mate", 1L);
        return mate <= ProofNumberPlayer.MAX_BOUND
                ? ""
                : "mate " + mate + " lowered to " + ProofNumberPlayer.MAX_BOUND + ", the longest possible";
    }

    /** The clock of the side to move, or the opponent's when the GUI sends only that one. */
    private static Clock clock(Map<String, Long> numbers, int color) {
        String own = color == Color.WHITE ? "w" : "b";
        String other = color == Color.WHITE ? "b" : "w";
        long remaining = firstOf(numbers, own + "time", other + "time");
        long increment = firstOf(numbers, own + "inc", other + "inc");
        long movesToGo = Math.max(0, Math.min(MOST_MOVES_TO_GO, numbers.getOrDefault("movestogo", 0L)));
        return new Clock(
                Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, remaining)),
                Math.max(0, Math.min(Integer.MAX_VALUE, increment)),
                (int) movesToGo);
    }

    private static long firstOf(Map<String, Long> numbers, String key, String otherwise) {
        return numbers.getOrDefault(key, numbers.getOrDefault(otherwise, 0L));
    }

    private static long clamp(long value, long most) {
        return Math.max(1, Math.min(most, value));
    }

    /** Keeps the legal moves; an empty result means all moves. */
    private static int[] legalMoves(List<String> words, Position position) {
        return words.stream()
                .mapToInt(word -> UciMove.parse(word, position))
                .filter(move -> move != Move.NONE)
                .distinct()
                .toArray();
    }
}
