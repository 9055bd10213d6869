package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A problem with a goal that the side to move forces within n moves: keys, tries, set play, variations.
 *
 * <p>Every answer is exact while {@link #isComplete}. Once the control has ended the search, answers may lack
 * solutions.
 */
public final class ForcedProblem {
    private final Position position;
    private final Goal goal;
    private final int moves;
    private final ForcedSearch solver;
    private final ForcedPlay play;

    /**
     * @param root copied
     * @param goal a forced one
     * @param moves the greatest number of moves of the side to move, at least 1
     */
    public ForcedProblem(
            Position root,
            Goal goal,
            int moves,
            AttackRestriction restriction,
            SearchControl control,
            int tableMegabytes) {
        this(root, goal, moves, AttackLimits.NONE, restriction, control, tableMegabytes);
    }

    /**
     * Makes a problem in which the attacker has limits of his own.
     *
     * @param root copied
     * @param limits such as {@link AttackLimits#suit} the goal
     */
    public ForcedProblem(
            Position root,
            Goal goal,
            int moves,
            AttackLimits limits,
            AttackRestriction restriction,
            SearchControl control,
            int tableMegabytes) {
        if (!goal.isForced() || moves < 1 || !limits.suit(goal)) {
            throw new IllegalArgumentException(goal + " in " + moves);
        }
        position = root.copy();
        this.goal = goal;
        this.moves = moves;
        solver = ForcedSearch.of(position, goal, moves, limits, restriction, control, tableMegabytes);
        play = new ForcedPlay(position, goal, solver);
    }

    /**
     * A first move that solves the problem.
     *
     * @param length the least number of moves it needs
     */
    public record Key(int move, int length) {}

    /**
     * A first move with few refutations, mostly one.
     *
     * @param refutations the refuting replies
     * @param play the threat, and the play after the other replies
     */
    public record Try(int move, List<Integer> refutations, Continuation play) {
        public Try {
            refutations = List.copyOf(refutations);
        }
    }

    /** Returns false when the control has ended the search. */
    public boolean isComplete() {
        return !solver.isStopped();
    }

    public long nodes() {
        return solver.nodes();
    }

    /** Returns whether the side to move reaches the goal within a number of moves, at most n. */
    public boolean isWon(int within) {
        return solver.wins(Math.min(within, moves));
    }

    /** Returns all first moves that reach the goal within n moves. A second one is a cook. */
    public List<Key> keys() {
        List<Key> keys = new ArrayList<>();
        for (int move : firstMoves()) {
            int length = lengthWith(move, moves);
            if (length > 0) {
                keys.add(new Key(move, length));
            }
        }
        return keys;
    }

    /** Returns the first moves with exactly one refutation. */
    public List<Try> tries() {
        return tries(1);
    }

    /** Returns the first moves with at least one refutation and at most so many. */
    public List<Try> tries(int most) {
        List<Try> tries = new ArrayList<>();
        for (int move : firstMoves()) {
            boolean ends = solver.reaches(move, true, moves - 1) || solver.spoils(move, true, moves - 1);
            play.make(move);
            List<Integer> refutations = ends ? List.of() : refutations(most);
            play.unmake(move);
            if (!refutations.isEmpty() && isComplete()) {
                Continuation after = play.continuation(move, moves - 1);
                if (isComplete()) {
                    tries.add(new Try(move, refutations, after));
                }
            }
        }
        return tries;
    }

    /**
     * Returns the set play, as if the other side were to move: the replies that are answered in one move less than the
     * problem has. Empty when the side to move is in check, because a pass is then impossible.
     */
    public List<DefenderReply> setPlay() {
        if (position.inCheck() || goal.isParrySeries()) {
            return List.of();
        }
        position.makeNull();
        List<DefenderReply> defences = new ArrayList<>();
        for (int reply : play.replies()) {
            play.defence(reply, moves - 1).ifPresent(defences::add);
        }
        position.unmakeNull();
        return defences;
    }

    /** Returns whether the set play answers every move of the other side, and there is one. */
    public boolean isCompleteBlock(List<DefenderReply> setPlay) {
        if (position.inCheck() || goal.isParrySeries()) {
            return false;
        }
        position.makeNull();
        int replies = MoveList.legal(position).size();
        position.unmakeNull();
        return replies > 0 && setPlay.size() == replies;
    }

    /** Makes variations show every reply, and look for no threats. */
    public void omitThreats() {
        play.omitThreats();
    }

    /** Returns the variations after a key. */
    public Continuation variations(int key) {
        return play.continuation(key, moves - 1);
    }

    /**
     * Returns the proof of a direct mate within n moves, which must have been found.
     *
     * @return empty when the control ends the search first
     */
    public Optional<MateProof> proof(int n) {
        if (!goal.equals(Goal.MATE)) {
            throw new IllegalStateException("only a direct mate has a proof");
        }
        return new ProofOfMate(position, solver).write(n);
    }

    /**
     * Returns the least number of moves in which the attacker reaches the goal with that first move, or 0 when he does
     * not reach it within {@code most}.
     */
    private int lengthWith(int move, int most) {
        if (solver.reaches(move, true, most - 1)) {
            return 1;
        }
        if (solver.spoils(move, true, most - 1)) {
            return 0;
        }
        play.make(move);
        int length = solver.isForced(most - 1) ? 1 + solver.leastForced(most - 1) : 0;
        play.unmake(move);
        return length;
    }

    /** Returns whether the attacker has solved with a reply of the defender, or still solves. */
    private boolean isAnswered(int reply, int left) {
        if (solver.reaches(reply, false, left)) {
            return true;
        }
        if (solver.spoils(reply, false, left)) {
            return false;
        }
        play.make(reply);
        boolean answered = solver.isAnswered(left);
        play.unmake(reply);
        return answered;
    }

    /** Returns none when there are more. */
    private List<Integer> refutations(int most) {
        // A first move that is excluded or that ends the game is no try.
        List<Integer> refutations = new ArrayList<>();
        for (int reply : solver.passes(moves - 1) ? new int[0] : play.replies()) {
            if (!isAnswered(reply, moves - 1)) {
                refutations.add(reply);
                if (refutations.size() > most) {
                    return List.of();
                }
            }
        }
        return refutations;
    }

    /** Returns no move when the rule of reflex play demands that the side to move ends the play at once. */
    private int[] firstMoves() {
        return solver.mustEnd(true) ? new int[0] : play.attack();
    }
}
