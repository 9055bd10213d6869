package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.tables.pawnending.EndingValue;
import io.github.kingfell.tables.pawnending.FortressSolver;
import io.github.kingfell.tables.pawnending.ProvedFortress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What fortresses say of a position: which sides are never mated. Each fortress is certified by the rules of chess.
 *
 * @param value bounds for the side to move
 * @param proofs of the sides that have a fortress: one or two
 */
public record HeldPosition(EndingValue value, List<DefenceCertificate> proofs) {
    public HeldPosition {
        proofs = List.copyOf(proofs);
    }

    /** Looks for a fortress of each side; empty where neither has one that is found and certified. */
    public static Optional<HeldPosition> of(Position position) {
        if (!FortressSolver.isCandidate(position)) {
            return Optional.empty();
        }
        List<DefenceCertificate> proofs = new ArrayList<>();
        int us = position.sideToMove();
        boolean weHold = holds(position, us, proofs);
        boolean theyHold = holds(position, Color.opponent(us), proofs);
        EndingValue value = new EndingValue(weHold ? 0 : -1, theyHold ? 0 : 1);
        return proofs.isEmpty() ? Optional.empty() : Optional.of(new HeldPosition(value, proofs));
    }

    /** Returns the number of positions in the proofs, with the side to move that never mates. */
    public int positions() {
        return proofs.stream()
                .mapToInt(certificate -> certificate.proof().positions().size())
                .sum();
    }

    /** Returns the proof that a side is never mated, if a fortress shows it. */
    public Optional<DefenceCertificate> proofFor(int defender) {
        return proofs.stream()
                .filter(certificate -> certificate.proof().attacker() != defender)
                .findFirst();
    }

    /** Returns whether a side is never mated, and adds the proof; a bare king needs none, because it never mates. */
    private static boolean holds(Position position, int defender, List<DefenceCertificate> proofs) {
        int attacker = Color.opponent(defender);
        if (position.color(attacker) == position.pieces(attacker, Piece.KING)) {
            return true;
        }
        Optional<ProvedFortress> found = ProvedFortress.find(position, defender, () -> false);
        found.ifPresent(fortress -> proofs.add(fortress.certificate()));
        return found.isPresent();
    }
}
