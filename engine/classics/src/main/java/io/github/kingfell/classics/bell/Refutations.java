package io.github.kingfell.classics.bell;

import java.util.List;

/**
 * Counts how often the reply that refutes a first move is the one that refuted the previous first move (Bell 1973, "Two
 * and three move mate").
 *
 * @param compared first moves that have an earlier refuted first move in the same problem
 * @param sameMove the same piece went from the same square to the same square
 * @param samePiece the same piece refuted, by this move or another
 */
public record Refutations(int compared, int sameMove, int samePiece) {
    public static final Refutations NONE = new Refutations(0, 0, 0);

    /** @param moves the refutations of one problem in the order in which its first moves were tried */
    public static Refutations of(List<BellMove> moves) {
        int sameMove = 0;
        int samePiece = 0;
        for (int i = 1; i < moves.size(); i++) {
            sameMove += moves.get(i).equals(moves.get(i - 1)) ? 1 : 0;
            samePiece += moves.get(i).number() == moves.get(i - 1).number() ? 1 : 0;
        }
        return new Refutations(Math.max(0, moves.size() - 1), sameMove, samePiece);
    }

    public Refutations plus(Refutations other) {
        return new Refutations(compared + other.compared, sameMove + other.sameMove, samePiece + other.samePiece);
    }
}
