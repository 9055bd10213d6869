package io.github.kingfell.prover.refutation;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A defence that holds against any number of moves: a set of positions with the attacker to move, closed under all his
 * moves and one reply to each, in which no move mates. Such a set needs no bound. It ignores clocks and repetition,
 * which only help the defender. Any replies may be used: they come from the move generator, or from a df-pn search.
 */
public final class EndlessDefence {
    /** The greatest number of positions with the attacker to move: a second or two of work. */
    private static final int MOST_POSITIONS = 20_000;

    /** The same limit where any reply will do: some milliseconds. */
    private static final int MOST_OF_DEAD_POSITION = 4_000;

    /** A reply that holds for so many moves probably holds for ever. */
    private static final int MANY_MOVES = 20;

    /** Nodes for each reply tried. */
    private static final long NODES_PER_REPLY = 2_000;

    private static final int[] ALL_MOVES = {};

    private final int attacker;
    private final SearchControl control;
    private final int most;
    private final @Nullable DfPn search;
    private final Set<StoredPosition> seen = new LinkedHashSet<>();
    private final Deque<Position> open = new ArrayDeque<>();

    private EndlessDefence(int attacker, int most, @Nullable DfPn search, SearchControl control) {
        this.attacker = attacker;
        this.most = most;
        this.search = search;
        this.control = control;
    }

    /**
     * Returns whether neither side can mate and hardly any reply matters: the position is dead or blocked. Visits no
     * nodes.
     */
    public static boolean isDead(Position root) {
        SearchControl endless = SearchControl.unlimited();
        return new EndlessDefence(root.sideToMove(), MOST_OF_DEAD_POSITION, null, endless).holdsFrom(root)
                && new EndlessDefence(root.sideToMove() ^ 1, MOST_OF_DEAD_POSITION, null, endless).holdsFrom(root);
    }

    /**
     * Proves that the attacker never mates.
     *
     * @param attacker the colour that might mate
     * @param table the transposition table of a search, or an empty one; it gets more entries
     * @return empty when no proof was found with little effort, or the control stopped the search
     */
    public static Optional<DefenceProof> prove(Position root, int attacker, ProofTable table, SearchControl control) {
        for (DfPn search : new DfPn[] {null, new DfPn(table, MANY_MOVES)}) {
            EndlessDefence defence = new EndlessDefence(attacker, MOST_POSITIONS, search, control);
            if (defence.holdsFrom(root)) {
                return Optional.of(new DefenceProof(attacker, List.copyOf(defence.seen)));
            }
        }
        return Optional.empty();
    }

    /**
     * Looks for such a set, and keeps none.
     *
     * @param attacker the colour that might mate
     * @param table the transposition table of a search that found no mate; it gets more entries
     * @return false when none was found with little effort, or the control stopped the search
     */
    public static boolean exists(Position root, int attacker, ProofTable table, SearchControl control) {
        return new EndlessDefence(attacker, MOST_POSITIONS, new DfPn(table, MANY_MOVES), control).holdsFrom(root);
    }

    private boolean holdsFrom(Position root) {
        boolean holds = root.sideToMove() == attacker ? enter(root) : defend(root.copy());
        while (holds && !open.isEmpty()) {
            holds = attack(open.remove());
        }
        return holds;
    }

    /** Follows all moves of the attacker, of which none mates. */
    private boolean attack(Position position) {
        MoveGenerator generator = new MoveGenerator(position);
        MoveList moves = new MoveList();
        generator.generate(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            boolean holds = defend(position);
            position.unmake(moves.get(i));
            if (!holds) {
                return false;
            }
        }
        return true;
    }

    /** Follows one reply that holds. */
    private boolean defend(Position position) {
        MoveList replies = MoveList.legal(position);
        if (replies.isEmpty()) {
            return !position.inCheck();
        }
        if (isBare(position)) {
            return true;
        }
        for (int known = 1; known >= 0; known--) {
            for (int reply : replies.toArray()) {
                position.make(reply);
                boolean holds = seen.contains(StoredPosition.of(position))
                        || isBare(position)
                        || known == 0 && seemsToHold(position);
                boolean entered = holds && enter(position);
                position.unmake(reply);
                if (holds) {
                    return entered;
                }
            }
        }
        return false;
    }

    /** Adds the position to those that must be followed, unless it has been added before. */
    private boolean enter(Position position) {
        if (isBare(position) || !seen.add(StoredPosition.of(position))) {
            return true;
        }
        open.add(position.copy());
        return seen.size() <= most && !control.stopRequested();
    }

    private boolean seemsToHold(Position position) {
        DfPn asked = search;
        if (asked == null) {
            return true;
        }
        asked.begin(position, ALL_MOVES, attacker);
        asked.search(MANY_MOVES, NODES_PER_REPLY, control);
        return asked.disproof() == 0;
    }

    /** Returns whether the attacker has a bare king. */
    private boolean isBare(Position position) {
        return position.color(attacker) == position.pieces(attacker, Piece.KING) || position.isInsufficientMaterial();
    }
}
