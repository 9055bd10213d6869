package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Writes a mate of the tables as a proof: one move for the attacker, every reply of the defender, down to mate. The
 * tables know neither the game history nor the fifty-move rule. So the writer rejects moves that let the defender claim
 * a draw; where that rules out the quickest mate, it looks for a longer one.
 *
 * <p>Positions that occur again share their node. To share more, the writer takes among the quickest moves the one
 * whose replies lead to the fewest positions without a node, and answers the longest defence before the others.
 */
public final class TableProof {
    private static final int FAILED = -1;

    /** How many plies longer than the mate of the tables a mate may be that avoids draws. */
    public static final int MOST_DETOUR = 12;

    /**
     * A proof with fewer positions than this is written whatever {@code cancelled} says: it takes some ten
     * milliseconds.
     */
    public static final int NODES_BETWEEN_LOOKS = 256;

    private final TableProbe probe;
    private final Position position;
    private final MoveGenerator generator;
    private final int[] rootMoves;
    private final int mostNodes;
    private final BooleanSupplier cancelled;

    private final ProofArray proof = new ProofArray();
    private final Map<Long, Written> written = new HashMap<>();
    private final Map<Long, Failure> failures = new HashMap<>();
    private final List<MoveList> lists = new ArrayList<>();
    private int preferred;
    private int depth;
    private int nodes;
    private boolean exhausted;

    /**
     * An attacker's node.
     *
     * @param moves to mate from here
     * @param clock the halfmove clock with which it was written
     */
    record Written(int index, int moves, int clock) {
        /**
         * Returns true when draws by fifty moves are further away than the mate, or no nearer than when the node was
         * written.
         */
        boolean holdsAt(int otherClock) {
            return otherClock <= clock || otherClock + 2 * moves <= Position.FIFTY_MOVES_IN_PLIES;
        }
    }

    /** No mate within this number of plies with this halfmove clock or a higher one. */
    record Failure(int limit, int clock) {
        boolean holdsAt(int otherLimit, int otherClock) {
            return otherLimit <= limit && otherClock >= clock;
        }
    }

    /** A move of the attacker with the plies that are left after it. */
    private record Candidate(int move, int plies, boolean zeroes) {}

    /**
     * @param root with its game history; not changed
     * @param rootMoves the only moves to consider at the root, empty for all
     * @param mostNodes positions with the attacker to move, at most
     */
    public TableProof(TableProbe probe, Position root, int[] rootMoves, int mostNodes, BooleanSupplier cancelled) {
        this.probe = probe;
        this.rootMoves = rootMoves;
        this.mostNodes = mostNodes;
        this.cancelled = cancelled;
        position = root.copy();
        generator = new MoveGenerator(position);
    }

    /**
     * Returns the proof, if there is one within the limits.
     *
     * @param plies to mate with the root moves, by the tables: odd when the side to move mates
     * @param preferred the first move the defender prefers among those that delay the mate longest
     */
    public Optional<MateProof> write(int plies, int preferred) {
        this.preferred = preferred;
        for (int limit = plies; limit <= plies + MOST_DETOUR && !isExhausted(); limit += 2) {
            written.clear();
            proof.clear();
            int root = plies % 2 == 1 ? attack(limit) : defend(Move.NONE, limit);
            if (root != FAILED) {
                return Optional.of(proof.from(root));
            }
        }
        return Optional.empty();
    }

    /** Returns the number of positions with the attacker to move looked at so far. */
    public int nodes() {
        return nodes;
    }

    /** Returns true when the limits ended the search for a proof. */
    public boolean wasTooLarge() {
        return exhausted;
    }

    /** Proves a mate within the plies given, with the attacker to move. */
    private int attack(int limit) {
        int known = node(limit);
        if (known != FAILED) {
            return known;
        }
        Failure failure = failures.get(position.key());
        nodes++;
        if (isExhausted() || failure != null && failure.holdsAt(limit, position.halfmoveClock())) {
            return FAILED;
        }
        boolean atRoot = depth == 0;
        for (Candidate candidate : candidates(limit, atRoot)) {
            position.make(candidate.move);
            depth++;
            int index = defend(candidate.move, limit - 1);
            depth--;
            position.unmake(candidate.move);
            if (index != FAILED) {
                written.put(position.key(), new Written(index, proof.length(index), position.halfmoveClock()));
                return index;
            }
        }
        failures.put(position.key(), new Failure(limit, position.halfmoveClock()));
        return FAILED;
    }

    /**
     * Returns the moves that mate in time: quickest first; when the fifty-move rule is near, captures and pawn moves
     * first.
     */
    private List<Candidate> candidates(int limit, boolean atRoot) {
        MoveList list = listAt(depth);
        generator.generate(position, list);
        if (atRoot && rootMoves.length > 0) {
            list.retain(rootMoves);
        }
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            position.make(move);
            int plies = probe.plies(position);
            if (plies >= 0 && plies % 2 == 0 && plies < limit) {
                candidates.add(new Candidate(move, plies, position.halfmoveClock() == 0));
            }
            position.unmake(move);
        }
        boolean pressed = position.halfmoveClock() + limit > Position.FIFTY_MOVES_IN_PLIES;
        candidates.sort(Comparator.comparing((Candidate candidate) -> pressed && !candidate.zeroes)
                .thenComparing(Candidate::plies));
        moveCheapestToFront(candidates, limit);
        return candidates;
    }

    /** Moves the cheapest of the moves that tie for first place to the front. */
    private void moveCheapestToFront(List<Candidate> candidates, int limit) {
        int cheapest = 0;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < candidates.size() && isLike(candidates.get(0), candidates.get(i)); i++) {
            long cost = candidates.size() == 1 ? 0 : newWork(candidates.get(i).move, limit - 2);
            if (cost < least) {
                least = cost;
                cheapest = i;
            }
        }
        if (cheapest > 0) {
            Collections.swap(candidates, 0, cheapest);
        }
    }

    private static boolean isLike(Candidate one, Candidate other) {
        return one.plies == other.plies && one.zeroes == other.zeroes;
    }

    /**
     * Estimates how much is still to be written after a move: the further a new position is from mate, the more
     * follows.
     */
    private long newWork(int move, int limit) {
        position.make(move);
        MoveList replies = listAt(depth + 1);
        generator.generate(position, replies);
        long work = 0;
        for (int i = 0; i < replies.size(); i++) {
            position.make(replies.get(i));
            if (node(limit) == FAILED) {
                long plies = probe.plies(position);
                work += plies * plies;
            }
            position.unmake(replies.get(i));
        }
        position.unmake(move);
        return work;
    }

    /** Returns the existing node of the position that mates within the plies given. */
    private int node(int limit) {
        Written known = written.get(position.key());
        return known != null && 2 * known.moves - 1 <= limit && known.holdsAt(position.halfmoveClock())
                ? known.index
                : FAILED;
    }

    /** Proves a mate within the plies given, with the defender to move after the attacker's move. */
    private int defend(int move, int limit) {
        MoveList list = listAt(depth);
        generator.generate(position, list);
        boolean atRoot = move == Move.NONE;
        if (!list.isEmpty() && position.mayClaimDraw()) {
            return FAILED;
        }
        for (int i = 0; i < list.size(); i++) {
            position.make(list.get(i));
            boolean claim = position.mayClaimDraw();
            list.setScore(i, probe.plies(position));
            position.unmake(list.get(i));
            if (claim) {
                return FAILED;
            }
        }
        int[] replies = longestFirst(list, atRoot);
        int[] nexts = new int[replies.length];
        for (int i = 0; i < replies.length; i++) {
            position.make(replies[i]);
            depth++;
            nexts[i] = attack(limit - 1);
            depth--;
            position.unmake(replies[i]);
            if (nexts[i] == FAILED) {
                return FAILED;
            }
        }
        return proof.append(move, replies, nexts);
    }

    /**
     * Orders the longest defence first; at the root the preferred move comes first if it is among the longest defences.
     */
    private int[] longestFirst(MoveList list, boolean atRoot) {
        if (atRoot) {
            for (int i = 0; i < list.size(); i++) {
                if (list.get(i) == preferred) {
                    list.setScore(i, Integer.MAX_VALUE);
                }
            }
            if (rootMoves.length > 0) {
                list.retain(rootMoves);
            }
        }
        int[] replies = new int[list.size()];
        for (int i = 0; i < replies.length; i++) {
            replies[i] = list.pick(i);
        }
        return replies;
    }

    private boolean isExhausted() {
        exhausted |= nodes > mostNodes
                || nodes >= NODES_BETWEEN_LOOKS && nodes % NODES_BETWEEN_LOOKS == 0 && cancelled.getAsBoolean();
        return exhausted;
    }

    private MoveList listAt(int index) {
        while (lists.size() <= index) {
            lists.add(new MoveList());
        }
        return lists.get(index);
    }
}
