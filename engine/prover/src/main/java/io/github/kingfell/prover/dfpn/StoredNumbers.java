package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;

/** What the transposition table knows of the moves of a position: the numbers of the common set. */
public final class StoredNumbers {
    private StoredNumbers() {}

    /**
     * The numbers after one move.
     *
     * @param move legal in the position
     * @param proof the proof number, {@link ProofNumbers#UNIT} for one unsolved leaf
     * @param disproof the disproof number, 0 when a mate within the bound is disproven
     */
    public record AfterMove(int move, int proof, int disproof) {}

    /**
     * Returns the numbers after each legal move; those of a leaf where the table has none.
     *
     * @param position with its game history
     * @param left moves of the attacker from this position on, at least 1
     */
    public static List<AfterMove> of(ProofTable table, Position position, int attacker, int left) {
        ProofTableView known = new ProofTableView(table);
        known.begin(attacker);
        Children children = new Children();
        new MoveGenerator(position).generate(position, children.moves);
        boolean attacking = position.sideToMove() == attacker;
        children.begin(attacking, false);
        known.prefetch(position, children);
        List<AfterMove> numbers = new ArrayList<>();
        for (int i = 0; i < children.moves.size(); i++) {
            if (!known.lookUp(children, i, position.ply() + 1, attacking ? left - 1 : left)) {
                children.set(i, ProofNumbers.UNIT, ProofNumbers.UNIT);
            }
            numbers.add(new AfterMove(children.moves.get(i), children.proof(i), children.disproof(i)));
        }
        return numbers;
    }
}
