package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo.Iteration;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a search comes to: score, line and best move from one player, the one that proved a mate, if any did. */
final class Settlement {
    private Settlement() {}

    /**
     * The outcome of a search.
     *
     * @param found by the player that played; null when none did
     * @param announced the mate announced, whoever proved it
     * @param best the best line reported
     */
    static SearchOutcome of(
            Position root,
            @Nullable SearchOutcome found,
            Optional<MateCertificate> announced,
            Optional<Iteration> best) {
        Optional<MateCertificate> mate = announced.filter(proved -> proved.moves() != 0);
        if (mate.isPresent()) {
            Pv line = Pv.of(mate.get().line());
            Optional<PlayerId> player = found == null ? Optional.of(PlayerId.PROOF_NUMBER) : found.player();
            return new SearchOutcome(line.move(0), new Score.Mate(mate.get()), line, player, "proved mate");
        }
        // Of several lines a proof may have changed the order.
        boolean stands = best.isEmpty() || found != null && best.get().line().move(0) == found.bestMove();
        if (found != null && stands) {
            return found;
        }
        return best.filter(line -> line.line().length() > 0)
                .map(Settlement::lastReported)
                .orElseGet(() -> anyMove(root));
    }

    private static SearchOutcome lastReported(Iteration best) {
        Pv line = best.line();
        return new SearchOutcome(line.move(0), best.score(), line, Optional.empty(), "last line reported");
    }

    /** The answer when there is no legal move, and the last resort when every player failed. */
    static SearchOutcome anyMove(Position root) {
        MoveList moves = new MoveList();
        new MoveGenerator(root).generate(root, moves);
        if (!moves.isEmpty()) {
            Pv line = Pv.of(moves.get(0));
            return new SearchOutcome(moves.get(0), new Score.Centipawns(0), line, Optional.empty(), "");
        }
        Score score = root.inCheck() ? new Score.Mate(MateCertificate.ofMatedRoot(root)) : new Score.Centipawns(0);
        return new SearchOutcome(Move.NONE, score, Pv.EMPTY, Optional.empty(), "");
    }
}
