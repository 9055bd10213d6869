package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.check.DefenceChecker;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A fortress with the certified proof that its defender is never mated. */
public final class ProvedFortress {
    /** Structures examined where at most one side has a piece. */
    private static final int ONE_PIECE = 8;

    /** Structures examined with a piece on both sides, each some 4 MB and some tenths of a second. */
    private static final int TWO_PIECES = 16;

    /** Positions after which a proof is given up: a few seconds. */
    private static final int MOST_POSITIONS = 120_000;

    private final DefenceCertificate certificate;

    private ProvedFortress(DefenceCertificate certificate) {
        this.certificate = certificate;
    }

    /**
     * Looks for a fortress and proves it: some milliseconds, with a piece on both sides some seconds.
     *
     * @param cancelled asked now and then; true ends the work
     * @return empty where none is found
     */
    public static Optional<ProvedFortress> find(Position position, int defender, BooleanSupplier cancelled) {
        int pieces = Bitboard.count(position.occupied() & ~(position.kind(Piece.PAWN) | position.kind(Piece.KING)));
        Optional<Fortress> found =
                FortressSolver.find(position, defender, pieces < 2 ? ONE_PIECE : TWO_PIECES, cancelled);
        Optional<DefenceProof> proof =
                found.flatMap(fortress -> FortressDefence.prove(position, fortress, MOST_POSITIONS, cancelled));
        try {
            return proof.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new ProvedFortress(
                            DefenceChecker.check(position, proof.get(), done -> !cancelled.getAsBoolean())));
        } catch (UnfinishedCheckException e) {
            return Optional.empty();
        } catch (RejectedProofException e) {
            throw new IllegalStateException("a fortress that does not hold", e);
        }
    }

    public DefenceCertificate certificate() {
        return certificate;
    }

    /** Returns the side that is never mated. */
    public int defender() {
        return Color.opponent(certificate.proof().attacker());
    }

    /** Returns the number of positions of the proof, with the attacker to move. */
    public int size() {
        return certificate.proof().positions().size();
    }

    /** Returns whether the proof holds for a position, of whichever side to move. */
    public boolean covers(Position position) {
        return certificate.covers(position);
    }
}
