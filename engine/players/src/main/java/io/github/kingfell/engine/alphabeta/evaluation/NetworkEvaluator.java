package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.engine.network.Network;
import io.github.kingfell.engine.network.NetworkValue;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The evaluation used in play: the network's value, but a draw where pawns cannot promote. Without pawns the terms of
 * {@link ShannonEvaluator} decide: the network was trained on few such positions, and the terms drive the enemy king to
 * the edge. The terms also explain positions to users.
 */
@Hot
public final class NetworkEvaluator implements Evaluator {
    private final NetworkValue network;
    private final Evaluator terms = new ShannonEvaluator();

    public NetworkEvaluator(Network network) {
        this.network = new NetworkValue(network);
    }

    @Override
    public int evaluate(Position position) {
        if (position.kind(Piece.PAWN) == 0) {
            return terms.evaluate(position);
        }
        int verdict = EndingKnowledge.verdict(position);
        if (verdict != EndingKnowledge.NO_VERDICT) {
            return verdict;
        }
        int value = network.of(position);
        int strong = value > 0 ? position.sideToMove() : Color.opponent(position.sideToMove());
        return EndingKnowledge.isFortress(position, strong) ? Value.DRAW : value;
    }

    @Override
    public String explain(Position position) {
        int value = evaluate(position);
        int white = position.sideToMove() == Color.WHITE ? value : -value;
        return terms.explain(position) + "network " + white + " cp for White: the evaluation that alpha-beta uses\n";
    }
}
