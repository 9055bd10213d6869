package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Evaluates positions one after another with the network. A position of a search differs in few pieces from its parent,
 * so its sums are computed from the parent's. If the parent was not evaluated, the nearer of two cached layers is used:
 * the one in the parent's slot, or the one in the position's own slot, usually a sibling's. Differences are taken from
 * the position itself, so the values do not depend on the order of positions. One object serves one thread.
 */
@Hot
public final class NetworkValue {
    /** Number of cache slots, a power of two. Plies that differ by less never share a slot. */
    private static final int PLACES = 256;

    private final Network network;
    private final HiddenLayer[] layers = new HiddenLayer[PLACES];
    private final HiddenLayer empty;
    private final Changes changes = new Changes();

    /** Partial sums of the weighted hidden values. */
    private final int[] weighed;

    public NetworkValue(Network network) {
        this.network = network;
        empty = new HiddenLayer(network);
        weighed = new int[network.width() / 2];
        for (int place = 0; place < PLACES; place++) {
            layers[place] = new HiddenLayer(network);
        }
    }

    /** Returns centipawns for the side to move. */
    public int of(Position position) {
        HiddenLayer layer = layer(position);
        int us = position.sideToMove();
        int output = OutputSet.of(position);
        Arrays.fill(weighed, 0);
        weigh(layer.sums(us), network.outputHalf(output, 0, 0), network.outputHalf(output, 0, 1));
        weigh(layer.sums(Color.opponent(us)), network.outputHalf(output, 1, 0), network.outputHalf(output, 1, 1));
        int total = 0;
        for (int part : weighed) {
            total += part;
        }
        long logit = (long) total / Network.HIDDEN_ONE + network.outputBias(output);
        return (int) (logit * network.scale() / (Network.HIDDEN_ONE * Network.OUTPUT_ONE));
    }

    private HiddenLayer layer(Position position) {
        int ply = position.ply();
        HiddenLayer here = layers[ply & PLACES - 1];
        if (!here.isOf(position.key())) {
            HiddenLayer parent = layers[ply - 1 & PLACES - 1];
            boolean known = ply > 0 && parent.isOf(position.keyBefore(1));
            here.set(position, known ? parent : nearer(position, here, parent), changes);
        }
        return here;
    }

    private HiddenLayer nearer(Position position, HiddenLayer here, HiddenLayer parent) {
        int fromHere = here.distance(position);
        int fromParent = parent.distance(position);
        HiddenLayer base = fromParent <= fromHere ? parent : here;
        return Math.min(fromHere, fromParent) < Bitboard.count(position.occupied()) ? base : empty;
    }

    /**
     * Adds the weighted squares of a side's hidden values. The values are clipped with bit operations and summed in
     * several parts, because comparisons or a single sum would keep virtual machines from vectorising.
     */
    private void weigh(int[] pairs, int[] lowWeights, int[] highWeights) {
        for (int i = 0; i < weighed.length; i++) {
            int low = cutOff(Pairs.low(pairs[i]));
            int high = cutOff(Pairs.high(pairs[i]));
            weighed[i] += low * low * lowWeights[i] + high * high * highWeights[i];
        }
    }

    private static int cutOff(int value) {
        int positive = value & ~(value >> 31);
        int over = positive - Network.HIDDEN_ONE;
        return Network.HIDDEN_ONE + (over & over >> 31);
    }
}
