package io.github.kingfell.search;

import java.util.Optional;

/**
 * The user's settings for all searches.
 *
 * @param threads search threads, at least 1
 * @param hashMegabytes total of all transposition tables, at least 1
 * @param multiPv lines to report, at least 1
 * @param moveOverhead milliseconds reserved in each move for the transfer to the GUI
 * @param player asked first wherever it can play; empty when the router chooses
 * @param explain send the reasons of book players as notes
 * @param exactTables the router may choose the exact tables by itself
 * @param rememberedTrees book players may play from trees in certificates, when they find none in time
 * @param pawnStructures alpha-beta may have pawn endings solved; needs {@code exactTables}
 * @param gainAdvice a proof-number search for gains of material advises alpha-beta
 * @param elo the strength to play with in games, see {@link LimitedStrength}; 0 for full strength
 * @param purpose the purpose of searches
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
        boolean pawnStructures,
        boolean gainAdvice,
        int elo,
        Purpose purpose) {
    /** The purpose of a search. */
    public enum Purpose {
        /** A search with a clock or a time for the move, and one line, plays a game; any other analyses. */
        BY_LIMITS,
        GAME,
        ANALYSIS
    }

    /** The greatest number of threads that may be set. */
    public static final int MOST_THREADS = 256;

    /** The greatest number of lines that may be set. */
    public static final int MOST_LINES = 256;

    public static final SearchSettings DEFAULT = builder().build();

    /** Returns a builder that begins with {@link #DEFAULT}. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder that begins with these settings. */
    public Builder copy() {
        return new Builder()
                .threads(threads)
                .hashMegabytes(hashMegabytes)
                .multiPv(multiPv)
                .moveOverhead(moveOverhead)
                .player(player)
                .explain(explain)
                .exactTables(exactTables)
                .rememberedTrees(rememberedTrees)
                .pawnStructures(pawnStructures)
                .gainAdvice(gainAdvice)
                .elo(elo)
                .purpose(purpose);
    }

    /** Returns whether the search analyses its position, rather than plays a game. */
    public boolean isAnalysis(SearchLimits limits) {
        boolean timed = limits.clock().isPresent() || limits.moveTime() > 0;
        return switch (purpose) {
            case GAME -> false;
            case ANALYSIS -> true;
            case BY_LIMITS -> limits.infinite() || limits.askForMate() || multiPv > 1 || !timed;
        };
    }

    /** Returns whether the search must play below full strength. An analysis and a search for a mate never do. */
    public boolean limitStrength(SearchLimits limits) {
        return elo > 0 && purpose != Purpose.ANALYSIS && !limits.infinite() && !limits.askForMate();
    }

    /** Builds settings; each setting is described at the record. */
    public static final class Builder {
        private int threads = 1;
        private int hashMegabytes = 64;
        private int multiPv = 1;
        private long moveOverhead = 30;
        private Optional<PlayerId> player = Optional.empty();
        private boolean explain;
        private boolean exactTables = true;
        private boolean rememberedTrees = true;
        private boolean pawnStructures = true;
        private boolean gainAdvice;
        private int elo;
        private Purpose purpose = Purpose.BY_LIMITS;

        private Builder() {}

        public Builder threads(int number) {
            threads = number;
            return this;
        }

        public Builder hashMegabytes(int number) {
            hashMegabytes = number;
            return this;
        }

        public Builder multiPv(int lines) {
            multiPv = lines;
            return this;
        }

        public Builder moveOverhead(long millis) {
            moveOverhead = millis;
            return this;
        }

        public Builder player(Optional<PlayerId> asked) {
            player = asked;
            return this;
        }

        public Builder player(PlayerId asked) {
            return player(Optional.of(asked));
        }

        public Builder explain(boolean value) {
            explain = value;
            return this;
        }

        public Builder exactTables(boolean value) {
            exactTables = value;
            return this;
        }

        public Builder rememberedTrees(boolean value) {
            rememberedTrees = value;
            return this;
        }

        public Builder pawnStructures(boolean value) {
            pawnStructures = value;
            return this;
        }

        public Builder gainAdvice(boolean value) {
            gainAdvice = value;
            return this;
        }

        public Builder elo(int value) {
            elo = value;
            return this;
        }

        public Builder purpose(Purpose value) {
            purpose = value;
            return this;
        }

        public SearchSettings build() {
            return new SearchSettings(
                    threads,
                    hashMegabytes,
                    multiPv,
                    moveOverhead,
                    player,
                    explain,
                    exactTables,
                    rememberedTrees,
                    pawnStructures,
                    gainAdvice,
                    elo,
                    purpose);
        }
    }
}
