package io.github.kingfell.classics.tan;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import java.util.List;
import java.util.Optional;

/**
 * Tan's program as a player of either side of king and two pawns against king and bishop, the pawns of either colour.
 * All other positions, also those after a capture or a promotion in such a game, are left to another player.
 */
public final class TanProgram implements ClassicProgram {
    /** The paper gives no number. */
    static final ClassicSetting BUDGET = new ClassicSetting(
            "tan.budget", 1, 1_000_000, Tan.BUDGET, "greatest number of situations examined for a move");

    public static final ClassicCard CARD = new ClassicCard(
            new PlayerId("tan", "Tan 1973"),
            "S. T. Tan, A knowledge based program to play chess end-games (1973)",
            List.of(BUDGET),
            false,
            settings -> new TanProgram(settings.get(BUDGET)));

    /** The program has no scores, only win, draw and undecided. A win that it expects is shown as about a rook. */
    private static final int BELIEVED_WIN = 500;

    private final Tan tan = new Tan();
    private final int budget;

    TanProgram(int budget) {
        this.budget = budget;
    }

    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        if (!Tan.accepts(position)) {
            return Optional.empty();
        }
        TanDecision decision = tan.decide(position, moves, budget, counter);
        return Optional.of(new Choice(
                Pv.of(decision.move()),
                centipawns(position, decision.outcome()),
                decision.plies(),
                reason(position, decision)));
    }

    private static int centipawns(Position position, ExpectedOutcome outcome) {
        if (outcome != ExpectedOutcome.WIN) {
            return 0;
        }
        boolean hasPawns = position.pieces(position.sideToMove(), Piece.PAWN) != 0;
        return hasPawns ? BELIEVED_WIN : -BELIEVED_WIN;
    }

    private static String reason(Position position, TanDecision decision) {
        String idea = decision.idea().isEmpty() ? "every move was tried" : decision.idea();
        return idea + "; it judges the position as " + PlanWording.judgement(position, decision.outcome()) + ", after "
                + decision.situations() + " situations";
    }
}
