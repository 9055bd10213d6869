package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import java.util.function.Supplier;

/**
 * Certifies a mate, so that it may be announced. Only this package creates one, and only after replaying a complete
 * proof, or checking every state of a strategy, with the move generator. A certificate therefore always holds a true
 * mate, its full line, and the proof.
 */
public final class MateCertificate {
    private final Position root;
    private final Supplier<MateProof> proof;
    private final boolean ofStrategy;
    private final int moves;
    private final int[] line;

    /** @param root taken over by the certificate */
    MateCertificate(Position root, MateProof proof, int moves, int[] line) {
        this(root, () -> proof, false, moves, line);
    }

    private MateCertificate(Position root, Supplier<MateProof> proof, boolean ofStrategy, int moves, int[] line) {
        this.root = root;
        this.proof = proof;
        this.ofStrategy = ofStrategy;
        this.moves = moves;
        this.line = line;
    }

    /** The certificate of a strategy whose states have been checked; its proof is written only on demand. */
    static MateCertificate ofStrategy(Position root, Supplier<MateProof> proof, int moves, int[] line) {
        return new MateCertificate(root, proof, true, moves, line);
    }

    /**
     * The certificate of a position in which the side to move is checkmated.
     *
     * @throws IllegalArgumentException when the position is not checkmate
     */
    public static MateCertificate ofMatedRoot(Position position) {
        if (!position.inCheck() || new MoveGenerator(position).count(position) != 0) {
            throw new IllegalArgumentException("not checkmate");
        }
        return new MateCertificate(position.copy(), new MateProof(new int[] {Move.NONE, 0}), 0, new int[0]);
    }

    /** A fresh copy of the position that the proof begins with, game history included. */
    public Position root() {
        return root.copy();
    }

    /** The proof that was replayed; for a strategy, its play from here written out, which may be large. */
    public MateProof proof() {
        return proof.get();
    }

    /**
     * True when a player follows a strategy: he knows his current state and will announce the rest of the mate himself.
     */
    public boolean isOfStrategy() {
        return ofStrategy;
    }

    /**
     * Length in moves, from the side to move at the root: n when it mates in at most n, -n when it is mated in at most
     * n, 0 when it is mated already.
     */
    public int moves() {
        return moves;
    }

    /** The colour that mates. */
    public int attacker() {
        return moves > 0 ? root.sideToMove() : root.sideToMove() ^ 1;
    }

    /** A line of exactly the announced length, 2n-1 or 2n plies, that ends in mate, as a fresh array. */
    public int[] line() {
        return line.clone();
    }
}
