package io.github.kingfell.engine.check;

import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.Position;

/**
 * The right to announce a mate. Only this package can make one, and does so only after replaying a complete proof with the
 * move generator; whoever holds a certificate holds a true mate and its full line.
 */
public final class MateCertificate {
    private final int moves;
    private final int[] line;

    MateCertificate(int moves, int[] line) {
        this.moves = moves;
        this.line = line;
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
        return new MateCertificate(0, new int[0]);
    }

    /**
     * Length in moves, seen by the side to move at the root: n when it mates in at most n, -n when it is mated in at most
     * n, 0 when it is mated already.
     */
    public int moves() {
        return moves;
    }

    /** A line of exactly the announced length, 2n-1 or 2n plies, that ends in mate. A fresh array. */
    public int[] line() {
        return line.clone();
    }
}
