package io.github.kingfell.prover.dfpn;

/**
 * What the turns of a search look for that has no mate yet. Without a near bound it may wander about among long ways: a
 * mate in five that takes ten thousand nodes where five or twelve moves are all there are has stayed unseen for ten
 * million. So some turns look for a short mate only.
 *
 * <p>Proven and disproven entries serve all bounds, proof and disproof numbers do not: what long ways have driven up
 * says little of short ones, and a few turns cannot bring it down again. So after some time each near bound has numbers
 * of its own.
 */
public final class TurnBounds {
    /**
     * The set of numbers that all others share: the search to the whole bound, claims, proofs, and short turns at
     * first.
     */
    public static final int COMMON = 0;

    /** Of the short turns at first. */
    private static final int FIRST_BOUND = 12;

    private static final int TURNS_PER_FIRST = 16;

    /** Nodes of the search until then: most mates are found with fewer, by the whole bound. */
    private static final long NODES_AT_FIRST = 1_000_000;

    /**
     * Of the turns with numbers of their own, the set of each being its place here, from 1: short ones and a middle
     * one.
     */
    private static final int[] OWN_BOUNDS = {8, 12, 18, 28};

    /** The index of the middle bound; those before it are short. */
    private static final int MIDDLE = OWN_BOUNDS.length - 1;

    /** The set of the highest number. */
    public static final int LAST_NUMBERS = OWN_BOUNDS.length;

    private static final int TURNS_PER_SHORT = 3;

    private static final int TURNS_PER_MIDDLE = 6;

    /** Nodes of the search before turns of the middle bound: they would cost more mates than they find. */
    private static final long NODES_WITHOUT_MIDDLE = 3_000_000;

    private TurnBounds() {}

    /**
     * A turn's aim.
     *
     * @param bound moves of the attacker
     * @param numbers which set of them is used
     */
    public record Aim(int bound, int numbers) {}

    /**
     * The aim of a turn.
     *
     * @param turn its number, from 1
     * @param nodes of the search so far
     * @param disproved moves in which there is no mate
     * @param bound the whole one
     */
    public static Aim of(int turn, long nodes, int disproved, int bound) {
        if (nodes < NODES_AT_FIRST) {
            boolean isShort = turn % TURNS_PER_FIRST == 0 && disproved < FIRST_BOUND;
            return new Aim(isShort ? Math.min(FIRST_BOUND, bound) : bound, COMMON);
        }
        if (turn % TURNS_PER_SHORT == 0) {
            for (int i = 0; i < MIDDLE; i++) {
                int own = (turn / TURNS_PER_SHORT + i) % MIDDLE;
                if (isOpen(own, disproved, bound)) {
                    return new Aim(OWN_BOUNDS[own], own + 1);
                }
            }
        } else if (turn % TURNS_PER_MIDDLE == 1 && nodes >= NODES_WITHOUT_MIDDLE && isOpen(MIDDLE, disproved, bound)) {
            return new Aim(OWN_BOUNDS[MIDDLE], MIDDLE + 1);
        }
        return new Aim(bound, COMMON);
    }

    private static boolean isOpen(int own, int disproved, int bound) {
        return OWN_BOUNDS[own] > disproved && OWN_BOUNDS[own] < bound;
    }
}
