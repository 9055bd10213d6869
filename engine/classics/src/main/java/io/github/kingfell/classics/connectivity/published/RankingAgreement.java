package io.github.kingfell.classics.connectivity.published;

import io.github.kingfell.classics.connectivity.ranking.RankedGame;
import io.github.kingfell.rules.notation.San;
import java.util.List;

/**
 * The agreement of a ranking with the printed one.
 *
 * @param ranks number of printed ranks
 * @param exact of these, reproduced exactly
 * @param near of these, at most two ranks away
 * @param firsts number of printed moves that were ranked first
 * @param sameFirst of these, reproduced
 */
public record RankingAgreement(int ranks, int exact, int near, int firsts, int sameFirst) {
    /** Greatest distance of a rank that still counts as near. */
    private static final int NEAR = 2;

    public static final RankingAgreement NONE = new RankingAgreement(0, 0, 0, 0, 0);

    /**
     * Compares a ranking with the printed ranks.
     *
     * @param printed the printed ranks
     * @param turns the same moves, in the same number
     */
    public static RankingAgreement of(List<PublishedRank> printed, List<RankedGame.Turn> turns) {
        RankingAgreement sum = NONE;
        for (int i = 0; i < printed.size(); i++) {
            sum = sum.plus(of(printed.get(i), turns.get(i)));
        }
        return sum;
    }

    private static RankingAgreement of(PublishedRank printed, RankedGame.Turn turn) {
        int away = printed.rank().isPresent() ? Math.abs(printed.rank().getAsInt() - turn.rank()) : Integer.MAX_VALUE;
        return new RankingAgreement(
                printed.rank().isPresent() ? 1 : 0,
                away == 0 ? 1 : 0,
                away <= NEAR ? 1 : 0,
                printed.first().isEmpty() ? 0 : 1,
                printed.first().contains(withoutSign(San.format(turn.position(), turn.first()))) ? 1 : 0);
    }

    /** Removes the signs of check and mate; the paper's first moves are stored without them. */
    private static String withoutSign(String san) {
        return san.replaceAll("[+#]", "");
    }

    public RankingAgreement plus(RankingAgreement other) {
        return new RankingAgreement(
                ranks + other.ranks,
                exact + other.exact,
                near + other.near,
                firsts + other.firsts,
                sameFirst + other.sameFirst);
    }

    /** Returns whether this agreement is in every respect at least as good as the other. */
    public boolean reaches(RankingAgreement other) {
        return exact >= other.exact && near >= other.near && sameFirst >= other.sameFirst;
    }
}
