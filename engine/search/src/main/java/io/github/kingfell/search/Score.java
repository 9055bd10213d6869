package io.github.kingfell.search;

import io.github.kingfell.rules.check.MateCertificate;
import java.util.Optional;

/**
 * What a search says about a position, for the side to move. A mate is either proved, then it has its certificate, or
 * it is read from an exact table.
 */
public sealed interface Score {
    /**
     * Every centipawn score lies between minus and plus this. Above it begin the scores that mate checkers read as
     * distances to a tablebase.
     */
    int HIGHEST_CENTIPAWNS = 19_000;

    /**
     * A position that a table of outcomes calls won is worth this less its distance: above all estimates, below mates
     * and wins whose distance to mate is known.
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
     * @param proved its certificate; empty for a mate that an exact table knows and nobody has proved
     */
    record Mate(int moves, Optional<MateCertificate> proved) implements Score {
        /** A proved mate. */
        public Mate(MateCertificate certificate) {
            this(certificate.moves(), Optional.of(certificate));
        }

        /** A mate that an exact table knows: nothing before it can end the game. */
        public static Mate byTable(int moves) {
            return new Mate(moves, Optional.empty());
        }

        public boolean isProved() {
            return proved.isPresent();
        }

        /** @throws java.util.NoSuchElementException when it is not proved */
        public MateCertificate certificate() {
            return proved.orElseThrow();
        }
    }
}
