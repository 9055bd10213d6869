package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;

/**
 * The network's value of positions, one after the other. A position of a search differs by few men from its parent and from the
 * sibling before it; whichever of the two is nearer lends its sums. What is kept is compared with the position itself, so
 * any order of positions gives the same values. One object serves one thread.
 */
@Hot
public final class NetworkValue {
    /** Plies apart that do not share a place; a power of two. */
    private static final int PLACES = 256;

    /** Further away than this nothing is gained by beginning with it. */
    private static final int TOO_FAR = 24;

    private final Network network;
    private final HiddenSums[] kept = new HiddenSums[2 * PLACES];

    public NetworkValue(Network network) {
        this.network = network;
        for (int side = 0; side < 2; side++) {
            for (int place = 0; place < PLACES; place++) {
                kept[side * PLACES + place] = new HiddenSums(network, side);
            }
        }
    }

    /** Centipawns for the side to move. */
    public int of(Position position) {
        int us = position.sideToMove();
        HiddenSums ours = sums(position, us);
        HiddenSums theirs = sums(position, Color.opponent(us));
        int output = Network.output(Bitboard.count(position.occupied()));
        long total = (long) ours.weighted(network.outputWeights(output, 0))
                + theirs.weighted(network.outputWeights(output, 1));
        long logit = total / Network.HIDDEN_ONE + network.outputBias(output);
        return (int) (logit * network.scale() / (Network.HIDDEN_ONE * Network.OUTPUT_ONE));
    }

    private HiddenSums sums(Position position, int side) {
        int view = NetworkInputs.view(side, position);
        HiddenSums here = kept[side * PLACES + (position.ply() & PLACES - 1)];
        HiddenSums parent = kept[side * PLACES + (position.ply() - 1 & PLACES - 1)];
        int fromHere = here.distance(position, view);
        if (fromHere == 0) {
            return here;
        }
        int fromParent = parent.distance(position, view);
        HiddenSums base = fromParent <= fromHere ? parent : here;
        here.set(position, view, Math.min(fromHere, fromParent) < TOO_FAR ? base : null);
        return here;
    }
}
