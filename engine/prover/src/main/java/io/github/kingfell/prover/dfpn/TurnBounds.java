package io.github.kingfell.prover.dfpn;

/**
 * The bounds of a search's turns while it has no mate yet. A search with a distant bound alone may get lost among long
 * lines: a mate in five that takes ten thousand nodes under a bound of five or twelve moves stayed unfound for ten
 * million. So some turns look for a short mate only.
 *
 * <p>Proven and disproven entries serve all bounds, but proof and disproof numbers do not: numbers raised by long lines
 * say little about short ones, and a few turns cannot lower them again. So after some time each short bound gets a set
 * of numbers of its own.
 */
public final class TurnBounds {
    /**
     * The common set of numbers, for everything without its own set: the search to the whole bound, claims, proofs, and
     * the first short turns.
     */
    public static final int COMMON = 0;

    /** The bound of the first short turns. */
    private static final int FIRST_BOUND = 12;

    private static final int TURNS_PER_FIRST = 16;

    /** Nodes of the search until then: the search to the whole bound finds most mates with fewer. */
    private static final long NODES_AT_FIRST = 1_000_000;

    /**
     * The bounds with their own sets of numbers: three short ones and a middle one. The set of a bound is its index
     * here plus one.
     */
    private static final int[] OWN_BOUNDS = {8, 12, 18, 28};

    /** The index of the middle bound; those before it are short. */
    private static final int MIDDLE = OWN_BOUNDS.length - 1;

    /** Stands in place of a set for a mate that was found in a class of mobility, whose numbers are apart. */
    public static final int OF_CLASS = OWN_BOUNDS.length + 1;

    private static final int TURNS_PER_SHORT = 3;

    private static final int TURNS_PER_MIDDLE = 6;

    /** Nodes of the search before turns of the middle bound. Earlier ones would cost more mates than they find. */
    private static final long NODES_WITHOUT_MIDDLE = 3_000_000;

    private TurnBounds() {}

    /**
     * The aim of a turn.
     *
     * @param bound moves of the attacker
     * @param numbers the set of proof and disproof numbers
     */
    public record TurnAim(int bound, int numbers) {}

    /**
     * Returns the aim of a turn.
     *
     * @param turn its number, from 1
     * @param nodes of the search so far
     * @param disproved moves in which there is no mate
     * @param bound the whole one
     */
    public static TurnAim of(int turn, long nodes, int disproved, int bound) {
        if (nodes < NODES_AT_FIRST) {
            boolean isShort = turn % TURNS_PER_FIRST == 0 && disproved < FIRST_BOUND;
            return new TurnAim(isShort ? Math.min(FIRST_BOUND, bound) : bound, COMMON);
        }
        if (turn % TURNS_PER_SHORT == 0) {
            for (int i = 0; i < MIDDLE; i++) {
                int own = (turn / TURNS_PER_SHORT + i) % MIDDLE;
                if (isOpen(own, disproved, bound)) {
                    return new TurnAim(OWN_BOUNDS[own], own + 1);
                }
            }
        } else if (turn % TURNS_PER_MIDDLE == 1 && nodes >= NODES_WITHOUT_MIDDLE && isOpen(MIDDLE, disproved, bound)) {
            return new TurnAim(OWN_BOUNDS[MIDDLE], MIDDLE + 1);
        }
        return new TurnAim(bound, COMMON);
    }

    private static boolean isOpen(int own, int disproved, int bound) {
        return OWN_BOUNDS[own] > disproved && OWN_BOUNDS[own] < bound;
    }
}
