package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.UNIT;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;

/**
 * A pattern database (Culberson and Schaeffer 1998) for mates. The distance table of the attacker's pieces against a
 * bare king gives an estimate of the distance to mate, because a defender with more pieces is hardly ever mated sooner
 * than a bare king. An estimate proves nothing, so moves that it rules out are searched last instead of being left out.
 */
@Hot
final class BareKing {
    /** Nothing is known. */
    static final int UNKNOWN = 0;

    /** Not even a bare king is mated: more moves than any search has left. */
    static final int NEVER = 255;

    /**
     * The least proof number of a node whose mate probably takes more moves than are left. It is above that of any
     * other node.
     */
    static final int FAR = UNIT << 16;

    /** The usual number of moves that a defender with more pieces holds out longer. */
    private static final int USUAL_DELAY = 2;

    /** Units added to a proof number for each move that is missing. */
    private static final int WEIGHT_OF_DELAY = 10;

    private final ExactValues exact;

    BareKing(ExactValues exact) {
        this.exact = exact;
    }

    /** Returns the least number of attacker's moves that a mate probably takes. */
    int moves(Position position, int attacker) {
        int plies = exact.pliesAgainstBareKing(position, attacker);
        if (plies == ExactValues.UNKNOWN) {
            return UNKNOWN;
        }
        return plies == ExactValues.DRAW ? NEVER : Math.max(1, (plies + 1) / 2);
    }

    /**
     * Returns the proof number of a new node.
     *
     * @param proof the proof number without this estimate
     * @param likely the least number of moves that a mate probably takes
     * @param left moves that the attacker has left
     */
    static int first(int proof, int likely, int left) {
        if (likely > left) {
            return FAR + proof;
        }
        int missing = likely == UNKNOWN ? 0 : Math.max(0, likely + USUAL_DELAY - left);
        return proof + UNIT * (likely + WEIGHT_OF_DELAY * missing);
    }

    /**
     * Returns the proof number of a node from the transposition table, where it may have been stored under another
     * bound.
     */
    static int kept(ProofEntry entry, int left) {
        if (entry.likelyLength > left) {
            return Math.max(entry.proof, FAR);
        }
        boolean wasFar = entry.proof >= FAR && entry.left < left && entry.likelyLength > 0;
        return wasFar ? UNIT * (1 + entry.likelyLength) : entry.proof;
    }
}
