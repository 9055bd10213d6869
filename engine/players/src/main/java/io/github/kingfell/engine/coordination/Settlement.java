package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchOutcome;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides the final outcome of a search: score, line and best move all come from one player. That is the player that
 * has announced a mate, if there is one.
 */
final class Settlement {
    private static final String PROVED_FOR_IT = "its mate, proved by proof-number search";

    private Settlement() {}

    /**
     * Returns the outcome of a search.
     *
     * @param found the outcome of the player that played; null when none did
     * @param announced the line of the announced mate
     * @param best the best line reported
     */
    static SearchOutcome of(
            Position root, @Nullable SearchOutcome found, Optional<Signed> announced, Optional<Signed> best) {
        if (announced.isPresent()) {
            return mate(announced.get(), found);
        }
        // With several lines, a proof may have changed their order.
        boolean stands =
                best.isEmpty() || found != null && best.get().line().line().move(0) == found.bestMove();
        if (found != null && stands) {
            return found;
        }
        return best.filter(shown -> shown.line().line().length() > 0)
                .map(Settlement::lastReported)
                .orElseGet(() -> SearchOutcome.ofAnyMove(root));
    }

    /**
     * Returns the outcome with the mate: the player's own outcome if the mate is its own, otherwise the move of the
     * player that announced the mate.
     */
    private static SearchOutcome mate(Signed announced, @Nullable SearchOutcome found) {
        Score.Mate mate = (Score.Mate) announced.line().score();
        if (found != null
                && found.score() instanceof Score.Mate same
                && same.moves() == mate.moves()
                && found.bestMove() == announced.line().line().move(0)
                && isOf(found, announced.by())
                && !announced.by().equals(PlayerId.ALPHA_BETA)) {
            return found;
        }
        String reason = announced.by().equals(PlayerId.ALPHA_BETA) ? PROVED_FOR_IT : "its mate";
        return credited(announced, announced.reason().isEmpty() ? reason : announced.reason());
    }

    /** Returns true when the outcome is by this player. The book's two kinds of trees count as one player. */
    private static boolean isOf(SearchOutcome found, PlayerId author) {
        PlayerId player = found.player().orElse(author);
        return player.equals(author) || player.equals(PlayerId.REMEMBERED_TREE) && author.equals(PlayerId.FORCING_TREE);
    }

    private static SearchOutcome lastReported(Signed best) {
        return credited(best, "the line that it reported last");
    }

    private static SearchOutcome credited(Signed shown, String reason) {
        Pv line = shown.line().line();
        return new SearchOutcome(line.move(0), shown.line().score(), line, shown.by(), reason);
    }

    /**
     * Returns outcomes for the moves of a finished game, each with the value of the game; without a legal move, the one
     * outcome that says so.
     *
     * @param only the moves that count, empty for all
     * @param most the most outcomes returned
     */
    static List<SearchOutcome> ends(Position root, int[] only, int most) {
        MoveList moves = MoveList.legal(root);
        if (only.length > 0) {
            moves.retain(only);
        }
        return moves.isEmpty()
                ? List.of(SearchOutcome.ofAnyMove(root))
                : Arrays.stream(moves.toArray())
                        .limit(most)
                        .mapToObj(SearchOutcome::drawn)
                        .toList();
    }
}
