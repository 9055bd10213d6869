package io.github.kingfell.engine.route;

import io.github.kingfell.search.PlayerId;
import java.util.ArrayList;
import java.util.List;

/**
 * A route: the players that are asked, in order, and why. The last one never declines. If no mate was requested, the
 * prover is not asked in turn but works beside alpha-beta, so it appears as a share.
 *
 * @param players empty when there is no legal move
 * @param proverShare percentage of alpha-beta's and the prover's common effort that goes to the prover, 0..99
 * @param reason for the user
 */
public record Route(List<PlayerId> players, int proverShare, String reason) {
    public Route {
        players = List.copyOf(players);
    }

    /** Returns the route with one player moved to the front. */
    public Route beginningWith(PlayerId first) {
        List<PlayerId> order = new ArrayList<>(players);
        order.remove(first);
        order.add(0, first);
        return new Route(order, proverShare, reason);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(reason).append(" -> ");
        for (int i = 0; i < players.size(); i++) {
            text.append(i == 0 ? "" : ", then ").append(players.get(i).title());
        }
        if (players.isEmpty()) {
            text.append("direct answer");
        }
        return proverShare == 0
                ? text.toString()
                : text.append(" with ")
                        .append(proverShare)
                        .append("% proof-number search")
                        .toString();
    }
}
