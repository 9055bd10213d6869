package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import java.util.function.Supplier;

/**
 * The right to announce a mate. Only this package can make one, and does so only after replaying a complete proof, or
 * judging every state of a strategy, with the move generator; whoever holds a certificate holds a true mate, its full
 * line, and the proof to hand on.
 */
public final class MateCertificate {
    private final Position root;
    private final Supplier<MateProof> proof;
    private final boolean ofStrategy;
    private final int moves;
    private final int[] line;

    /** @param root becomes the certificate's own */
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

    /** The certificate of a strategy whose states have been judged; its proof is written only when it is asked for. */
    static MateCertificate ofStrategy(Position root, Supplier<MateProof> proof, int moves, int[] line) {
        return new MateCertificate(root, proof, true, moves, line);
    }

    /**
     * The certificate of a position in which the side to move is checkmated.
     *
     * @throws IllegalArgumentException when it is not
     */
    public static MateCertificate ofMatedRoot(Position position) {
        if (!position.inCheck() || new MoveGenerator(position).count(position) != 0) {
            throw new IllegalArgumentException("not checkmate");
        }
        return new MateCertificate(position.copy(), new MateProof(new int[] {Move.NONE, 0}), 0, new int[0]);
    }

    /** The position that the proof begins with, game history included. A fresh copy. */
    public Position root() {
        return root.copy();
    }

    /** The proof that was replayed; of a strategy what it plays from here, which may be large. */
    public MateProof proof() {
        return proof.get();
    }

    /**
     * True when a player follows a strategy: he knows the state he is in, and will announce the rest of the mate
     * himself.
     */
    public boolean isOfStrategy() {
        return ofStrategy;
    }

    /**
     * Length in moves, seen by the side to move at the root: n when it mates in at most n, -n when it is mated in at
     * most n, 0 when it is mated already.
     */
    public int moves() {
        return moves;
    }

    /** The colour that mates. */
    public int attacker() {
        return moves > 0 ? root.sideToMove() : root.sideToMove() ^ 1;
    }

    /** A line of exactly the announced length, 2n-1 or 2n plies, that ends in mate. A fresh array. */
    public int[] line() {
        return line.clone();
    }
}
