package io.github.kingfell.search;

import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/**
 * The score of a position, for the side to move. A mate is either proved and has a certificate, or it comes from an
 * exact table.
 */
public sealed interface Score {
    /**
     * Every centipawn score lies between minus and plus this. Scores above it are read by mate checkers as distances to
     * a tablebase.
     */
    int HIGHEST_CENTIPAWNS = 19_000;

    /**
     * The score of a win in an outcome table is this less its distance: above all estimates, below mates and wins with
     * a known distance to mate.
     */
    int TABLE_WIN = 16_000;

    /** An estimate in hundredths of a pawn. */
    record Centipawns(int value) implements Score {
        public Centipawns {
            value = Math.max(-HIGHEST_CENTIPAWNS, Math.min(HIGHEST_CENTIPAWNS, value));
        }
    }

    /**
     * A mate.
     *
     * @param moves its signed length, as {@link MateCertificate#moves}
     * @param proved its certificate; empty for a mate from an exact table that nobody has proved
     */
    record Mate(int moves, Optional<MateCertificate> proved) implements Score {
        /** Makes a proved mate. */
        public Mate(MateCertificate certificate) {
            this(certificate.moves(), Optional.of(certificate));
        }

        /** Returns a mate from an exact table, which no draw rule can end earlier. */
        public static Mate byTable(int moves) {
            return new Mate(moves, Optional.empty());
        }

        public boolean isProved() {
            return proved.isPresent();
        }

        /**
         * Returns the certificate.
         *
         * @throws java.util.NoSuchElementException when the mate is not proved
         */
        public MateCertificate certificate() {
            return proved.orElseThrow();
        }
    }
}
