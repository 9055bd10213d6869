package io.github.kingfell.workbench.mate;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.prover.checkpoint.Checkpoint;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.workbench.output.JsonObject;

/**
 * The limits of a search for one position.
 *
 * @param in the most moves, 0 for any number
 * @param seconds time for each position
 * @param nodes 0 for no limit
 * @param effort what is done for a shorter mate than the first
 * @param interruption ends the search before its limits do
 */
public record MateSettings(
        int in,
        double seconds,
        long nodes,
        int threads,
        int hash,
        TimedMateSearch.Shortening effort,
        Interruption interruption) {
    public SearchLimits limits() {
        return SearchLimits.builder()
                .mate(in)
                .shortestMate(in == 0 || effort != TimedMateSearch.Shortening.FIRST_PROOF)
                .moveTime(millis())
                .nodes(nodes)
                .build();
    }

    /** Returns the settings for one line and any player. */
    public SearchSettings forEngine() {
        return SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(hash)
                .moveOverhead(0)
                .build();
    }

    /**
     * Returns the settings for a problem of a list.
     *
     * @param moves its length
     * @param limit its own time in seconds; 0 for none
     */
    public MateSettings of(int moves, int limit) {
        double own = limit == 0 ? seconds : Math.min(seconds, limit);
        return new MateSettings(moves, own, nodes, threads, hash, effort, interruption);
    }

    /** Returns the limits that remain after the earlier runs of a search. */
    public MateSettings after(Checkpoint earlier) {
        double secondsLeft = Math.max(0, seconds - earlier.millis() / 1000.0);
        long nodesLeft = nodes == 0 ? 0 : Math.max(1, nodes - earlier.nodes());
        return new MateSettings(in, secondsLeft, nodesLeft, threads, hash, effort, interruption);
    }

    /**
     * Returns true when one of the limits is wider.
     *
     * @param otherNodes 0 for no limit
     */
    boolean isMoreThan(double otherSeconds, double otherNodes) {
        return seconds > otherSeconds || otherNodes > 0 && (nodes == 0 || nodes > otherNodes);
    }

    /**
     * Returns true when the result is an answer. An unknown result is searched again with more time or nodes than
     * before.
     */
    boolean isAnsweredBy(JsonNode result) {
        return !result.path("verdict").asText().equals(MateAnswer.MateVerdict.UNKNOWN.word())
                || !isMoreThan(
                        result.path("limitSeconds").asDouble(),
                        result.path("limitNodes").asDouble());
    }

    /** Returns the members with which every result ends. */
    JsonObject json() {
        return new JsonObject().put("limitSeconds", seconds, 3).put("limitNodes", nodes);
    }

    /** Returns a control for searches on the caller's thread. */
    public SearchControl control() {
        return interruption.stops(new SearchControl(new TimeBudget(millis(), millis()), nodes, false));
    }

    private long millis() {
        return Math.max(1, Math.round(seconds * 1000));
    }
}
