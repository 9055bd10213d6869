package io.github.kingfell.engine.search;

import io.github.kingfell.rules.check.MateCertificate;

/** What a search says about a position, for the side to move. A mate cannot be said without its certificate. */
public sealed interface Score {
    /**
     * Every centipawn score lies between minus and plus this. Above it begin the scores that mate checkers read as
     * distances to a tablebase.
     */
    int HIGHEST_CENTIPAWNS = 19_000;

    /**
     * A position that a table of outcomes calls won is worth this less its distance: above all estimates, below mates and wins
     * whose distance to mate is known.
     */
    int TABLE_WIN = 16_000;

    /** An estimate in hundredths of a pawn. */
    record Centipawns(int value) implements Score {
        public Centipawns {
            value = Math.max(-HIGHEST_CENTIPAWNS, Math.min(HIGHEST_CENTIPAWNS, value));
        }
    }

    /** A proved mate. */
    record Mate(MateCertificate certificate) implements Score {
        /** Signed length in moves, as {@link MateCertificate#moves}. */
        public int moves() {
            return certificate.moves();
        }
    }
}
