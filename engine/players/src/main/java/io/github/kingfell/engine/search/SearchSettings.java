package io.github.kingfell.engine.search;

import java.util.Optional;

/**
 * What the user has set for all searches.
 *
 * @param threads search threads, at least 1
 * @param hashMegabytes total of all search tables, at least 1
 * @param multiPv lines to report, at least 1
 * @param moveOverhead milliseconds kept back for each move for the way to the GUI
 * @param player asked first wherever it may be; empty when the router chooses
 * @param explain send the reasons of book players as notes
 * @param exactTables the router may choose the exact tables by itself
 * @param rememberedTrees book players may play from trees that certificates remember, where they find none in time
 * @param elo the strength to play with in games, as {@link LimitedStrength} has it; 0 for full strength
 * @param purpose what searches are for
 */
public record SearchSettings(
        int threads,
        int hashMegabytes,
        int multiPv,
        long moveOverhead,
        Optional<PlayerId> player,
        boolean explain,
        boolean exactTables,
        boolean rememberedTrees,
        int elo,
        Purpose purpose) {
    /** What a search is for. */
    public enum Purpose {
        /** A search with a clock or a time for the move, and one line, plays a game; any other analyses. */
        BY_LIMITS,
        GAME,
        ANALYSIS
    }

    /** The largest number of threads that may be asked for. */
    public static final int MOST_THREADS = 256;

    /** The largest number of lines that may be asked for. */
    public static final int MOST_LINES = 256;

    public static final SearchSettings DEFAULT = new SearchSettings(1, 64, 1, 30, Optional.empty(), false);

    /** With exact tables and full strength. */
    public SearchSettings(
            int threads,
            int hashMegabytes,
            int multiPv,
            long moveOverhead,
            Optional<PlayerId> player,
            boolean explain) {
        this(threads, hashMegabytes, multiPv, moveOverhead, player, explain, true, 0);
    }

    /** With remembered trees. */
    public SearchSettings(
            int threads,
            int hashMegabytes,
            int multiPv,
            long moveOverhead,
            Optional<PlayerId> player,
            boolean explain,
            boolean exactTables,
            int elo) {
        this(threads, hashMegabytes, multiPv, moveOverhead, player, explain, exactTables, true, elo, Purpose.BY_LIMITS);
    }

    /** The same for another purpose. */
    public SearchSettings withPurpose(Purpose other) {
        return new SearchSettings(
                threads,
                hashMegabytes,
                multiPv,
                moveOverhead,
                player,
                explain,
                exactTables,
                rememberedTrees,
                elo,
                other);
    }

    /** The same with another number of threads. */
    public SearchSettings withThreads(int number) {
        return new SearchSettings(
                number,
                hashMegabytes,
                multiPv,
                moveOverhead,
                player,
                explain,
                exactTables,
                rememberedTrees,
                elo,
                purpose);
    }

    /** True for a search that shows what is known of its position, false for one that plays a game. */
    public boolean isAnalysis(SearchLimits limits) {
        boolean timed = limits.clock().isPresent() || limits.moveTime() > 0;
        return switch (purpose) {
            case GAME -> false;
            case ANALYSIS -> true;
            case BY_LIMITS -> limits.infinite() || limits.askForMate() || multiPv > 1 || !timed;
        };
    }

    /** True for a search that is to play below full strength: an analysis and a search for a mate are not. */
    public boolean limitStrength(SearchLimits limits) {
        return elo > 0 && purpose != Purpose.ANALYSIS && !limits.infinite() && !limits.askForMate();
    }
}
