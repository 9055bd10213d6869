package io.github.kingfell.lab.classic.connectivity.published;

import io.github.kingfell.lab.classic.connectivity.ranking.RankedGame;
import io.github.kingfell.rules.notation.San;
import java.util.List;

/**
 * How well a ranking agrees with the printed one.
 *
 * @param ranks printed
 * @param exact of these, found again
 * @param near of these, not more than two away
 * @param firsts printed moves that were ranked first
 * @param sameFirst of these, found again
 */
public record Agreement(int ranks, int exact, int near, int firsts, int sameFirst) {
    /** A rank not more than this away is near. */
    private static final int NEAR = 2;

    public static final Agreement NONE = new Agreement(0, 0, 0, 0, 0);

    /**
     * Of some moves.
     *
     * @param printed what was printed about them
     * @param turns the same moves, as many
     */
    public static Agreement of(List<PublishedRank> printed, List<RankedGame.Turn> turns) {
        Agreement sum = NONE;
        for (int i = 0; i < printed.size(); i++) {
            sum = sum.plus(of(printed.get(i), turns.get(i)));
        }
        return sum;
    }

    private static Agreement of(PublishedRank printed, RankedGame.Turn turn) {
        int away = printed.rank().isPresent() ? Math.abs(printed.rank().getAsInt() - turn.rank()) : Integer.MAX_VALUE;
        return new Agreement(
                printed.rank().isPresent() ? 1 : 0,
                away == 0 ? 1 : 0,
                away <= NEAR ? 1 : 0,
                printed.first().isEmpty() ? 0 : 1,
                printed.first().contains(withoutSign(San.format(turn.position(), turn.first()))) ? 1 : 0);
    }

    /** The paper's first moves are kept without the signs of check and mate. */
    private static String withoutSign(String san) {
        return san.replaceAll("[+#]", "");
    }

    public Agreement plus(Agreement other) {
        return new Agreement(
                ranks + other.ranks,
                exact + other.exact,
                near + other.near,
                firsts + other.firsts,
                sameFirst + other.sameFirst);
    }

    /** Whether no kind of agreement is rarer than in another. */
    public boolean reaches(Agreement other) {
        return exact >= other.exact && near >= other.near && sameFirst >= other.sameFirst;
    }
}
