package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * The network's value of positions, one after the other. A position of a search differs by few men from its parent,
 * which lends its sums; where the parent was not asked for, the nearer of what its place and the sibling's place hold.
 * Men are compared with the position itself, so any order of positions gives the same values. One object serves one
 * thread.
 */
@Hot
public final class NetworkValue {
    /** Plies apart that do not share a place; a power of two. */
    private static final int PLACES = 256;

    private final Network network;
    private final HiddenLayer[] layers = new HiddenLayer[PLACES];
    private final HiddenLayer empty;
    private final Changes changes = new Changes();

    /** Parts of the weighted sum. */
    private final int[] weighed;

    public NetworkValue(Network network) {
        this.network = network;
        empty = new HiddenLayer(network);
        weighed = new int[network.width() / 2];
        for (int place = 0; place < PLACES; place++) {
            layers[place] = new HiddenLayer(network);
        }
    }

    /** Centipawns for the side to move. */
    public int of(Position position) {
        HiddenLayer layer = layer(position);
        int us = position.sideToMove();
        int output = Network.output(Bitboard.count(position.occupied()));
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
     * Adds the squares of a side's hidden values, weighed. Bits cut the values off at both ends, because comparing them
     * would keep virtual machines from computing several at once; so would a single sum.
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
