package io.github.kingfell.lab.learning;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A complete search for forcing trees: the level at which a branch succeeds is finished for all first moves (Huberman
 * 1968, chapter 8). All trees are compared with one head position, wherever they start. Results are remembered by
 * position.
 */
public final class CompleteSearch {
    /** Greater than the depth of any tree of the formal definitions for king and rook, which is 8. */
    public static final int MOST_DEPTH = 10;

    private final Endgame endgame;
    private final Position head;
    private final long headStanding;
    private final int mostPositions;

    /** By key: the number of moves within which every branch ends, and the number up to which none does. */
    private final Map<Long, Integer> solved = new HashMap<>();

    private final Map<Long, Integer> failed = new HashMap<>();

    private int examined;

    /** Greatest number of positions to examine; a tree that is known to exist is followed without a limit. */
    private int budget;

    /**
     * The result of a search.
     *
     * @param depth of the trees; 0 when there is none
     * @param successes first moves that have a tree of this depth, in order
     * @param failures first moves that have none
     */
    public record Result(int depth, List<Integer> successes, List<Integer> failures) {}

    /**
     * Makes a search whose trees are compared with one head position.
     *
     * @param head White to move; not changed
     * @param mostPositions greatest number compared in all searches; beyond it no more trees are found
     */
    public CompleteSearch(Endgame endgame, Position head, int mostPositions) {
        this.endgame = endgame;
        this.head = head.copy();
        this.mostPositions = mostPositions;
        headStanding = endgame.standing(head);
    }

    /** Returns the head, which must not be changed. */
    Position head() {
        return head;
    }

    /** Returns how many positions have been compared with the head so far. */
    public int examined() {
        return examined;
    }

    /** Returns the first move from p that is better than the head, or {@link Move#NONE}. */
    public int better(Position p) {
        for (int move : moves(p)) {
            if (compared(p, move) == Comparison.BETTER) {
                return move;
            }
        }
        return Move.NONE;
    }

    /** Returns the moves from p that are neither better nor worse than the head, in order. */
    public List<Integer> kept(Position p) {
        List<Integer> kept = new ArrayList<>();
        for (int move : moves(p)) {
            if (compared(p, move) == Comparison.NEITHER) {
                kept.add(move);
            }
        }
        return kept;
    }

    /**
     * Searches for trees from p of at least two moves.
     *
     * @param allowed which of the kept first moves may be tried
     */
    public Result search(Position p, IntPredicate allowed) {
        budget = mostPositions;
        Result result = levels(p, allowed);
        budget = Integer.MAX_VALUE;
        return result;
    }

    private Result levels(Position p, IntPredicate allowed) {
        List<Integer> candidates =
                kept(p).stream().filter(move -> allowed.test(move)).toList();
        for (int depth = 2; depth <= MOST_DEPTH && examined < budget && !candidates.isEmpty(); depth++) {
            List<Integer> successes = new ArrayList<>();
            List<Integer> failures = new ArrayList<>();
            for (int move : candidates) {
                (succeeds(p, move, depth) ? successes : failures).add(move);
            }
            // When the budget is used up, an unfinished move would be counted as a failure.
            if (!successes.isEmpty() && examined < budget) {
                return new Result(depth, successes, failures);
            }
        }
        return new Result(0, List.of(), candidates);
    }

    /** Returns true when a kept first move from p begins a tree of at most this depth. */
    public boolean succeeds(Position p, int move, int depth) {
        p.make(move);
        boolean forced = isForced(p, depth - 1);
        p.unmake(move);
        return forced;
    }

    /** Returns the first move of a shallowest tree from a position p inside a tree found before. */
    public int continuation(Position p) {
        int better = better(p);
        return better != Move.NONE
                ? better
                : levels(p, move -> true).successes().get(0);
    }

    /** Returns true when every reply to q has an answer within the given number of moves. */
    private boolean isForced(Position q, int depth) {
        Boolean known = known(q, depth);
        if (known != null) {
            return known;
        }
        boolean forced = true;
        for (int reply : replies(q)) {
            q.make(reply);
            forced = isAnswered(q, depth);
            q.unmake(reply);
            if (!forced) {
                break;
            }
        }
        return remember(q, depth, forced);
    }

    private boolean isAnswered(Position p, int depth) {
        Boolean known = known(p, depth);
        if (known != null) {
            return known;
        }
        boolean answered = better(p) != Move.NONE;
        if (!answered && depth > 1 && examined < budget) {
            for (int move : kept(p)) {
                if (succeeds(p, move, depth)) {
                    answered = true;
                    break;
                }
            }
        }
        return remember(p, depth, answered);
    }

    private @Nullable Boolean known(Position x, int depth) {
        if (solved.getOrDefault(x.key(), Integer.MAX_VALUE) <= depth) {
            return true;
        }
        return failed.getOrDefault(x.key(), 0) >= depth ? Boolean.FALSE : null;
    }

    private boolean remember(Position x, int depth, boolean found) {
        if (found) {
            solved.merge(x.key(), depth, Math::min);
        } else {
            failed.merge(x.key(), depth, Math::max);
        }
        return found;
    }

    private Comparison compared(Position p, int move) {
        examined++;
        p.make(move);
        Comparison comparison = endgame.compare(head, headStanding, p, endgame.standing(p));
        p.unmake(move);
        return comparison;
    }

    private List<Integer> moves(Position p) {
        MoveList moves = MoveList.legal(p);
        endgame.moveOrder().score(p, moves);
        List<Integer> ordered = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            ordered.add(moves.pick(i));
        }
        return ordered;
    }

    private static List<Integer> replies(Position q) {
        MoveList moves = MoveList.legal(q);
        List<Integer> replies = new ArrayList<>();
        for (int move : moves.toArray()) {
            replies.add(move);
        }
        return replies;
    }
}
