package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.UNIT;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;

/**
 * A pattern database (Culberson and Schaeffer 1998) for mates: the distance table of the attacker's pieces against a
 * bare king estimates how far off a mate is. A defender with more pieces is hardly ever mated sooner than one with
 * none. Hardly ever is no proof, so the search only comes last to what this rules out.
 */
@Hot
final class BareKing {
    /** Nothing is known. */
    static final int UNKNOWN = 0;

    /** Even a bare king is not mated: more moves than any search has left. */
    static final int NEVER = 255;

    /** The least proof number of what probably takes more moves than are left: beyond that of any other node. */
    static final int FAR = UNIT << 16;

    /** Moves that a defender with more pieces usually holds out longer. */
    private static final int USUAL_DELAY = 2;

    /** What each of these moves that are not left adds to a proof number, in units. */
    private static final int WEIGHT_OF_DELAY = 10;

    private final ExactValues exact;

    BareKing(ExactValues exact) {
        this.exact = exact;
    }

    /** Moves of the attacker that a mate probably takes at least. */
    int moves(Position position, int attacker) {
        int plies = exact.pliesAgainstBareKing(position, attacker);
        if (plies == ExactValues.UNKNOWN) {
            return UNKNOWN;
        }
        return plies == ExactValues.DRAW ? NEVER : Math.max(1, (plies + 1) / 2);
    }

    /**
     * The proof number of a new node.
     *
     * @param proof without this knowledge
     * @param likely moves that a mate probably takes at least
     * @param left moves that the attacker has
     */
    static int first(int proof, int likely, int left) {
        if (likely > left) {
            return FAR + proof;
        }
        int missing = likely == UNKNOWN ? 0 : Math.max(0, likely + USUAL_DELAY - left);
        return proof + UNIT * (likely + WEIGHT_OF_DELAY * missing);
    }

    /** The proof number of a node from the table, whose numbers may have been found with another bound. */
    static int kept(ProofEntry entry, int left) {
        if (entry.likelyLength > left) {
            return Math.max(entry.proof, FAR);
        }
        boolean wasFar = entry.proof >= FAR && entry.left < left && entry.likelyLength > 0;
        return wasFar ? UNIT * (1 + entry.likelyLength) : entry.proof;
    }
}
