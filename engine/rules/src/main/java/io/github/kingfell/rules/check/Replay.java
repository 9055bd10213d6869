package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.StoredPosition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** One walk over a mate proof whose indexes have been checked. */
final class Replay {
    private static final int VISITS_BETWEEN_LOOKS = 64;

    private final Position position;
    private final int[] rootMoves;
    private final MateProof proof;
    private final Limits limits;
    private final MoveGenerator generator;
    private final MoveList attackerMoves = new MoveList();
    private final List<MoveList> replies = new ArrayList<>();

    /** Attacker's moves to mate from each node; they depend on the array alone. */
    private final int[] lengths;

    private final BitSet onPath = new BitSet();
    private int depth;
    private int visits;

    private final BitSet shared;
    private final Map<Integer, Visit> done = new HashMap<>();
    private int insideShared;
    private boolean skipped;

    /** Occurrences of positions, by key. Equal keys by accident only make the check stricter. */
    private final Map<Long, Occurrences> occurrences = new HashMap<>();

    /**
     * Limits of a replay.
     *
     * @param mostVisits the most visits of attacker's nodes, repeated visits included
     * @param stop polled now and then
     */
    record Limits(int mostVisits, BooleanSupplier stop) {}

    /**
     * Counts how often one position can occur on a path: the occurrences before the root, and then at most one for each
     * different length to mate, because lengths fall along a path.
     */
    private static final class Occurrences {
        private final int before;
        private final BitSet lengths = new BitSet();

        /** True when the position was met below a node that may be skipped. */
        private boolean skippable;

        Occurrences(int before) {
            this.before = before;
        }

        int atMost() {
            return before + lengths.cardinality();
        }
    }

    /** The position and clock with which a shared node was replayed. */
    private record Visit(StoredPosition position, int halfmoveClock) {
        Visit(Position position) {
            this(StoredPosition.of(position), position.halfmoveClock());
        }

        boolean isOf(Position other) {
            return position.equals(StoredPosition.of(other));
        }

        /**
         * True when the other clock is not greater: a replay with the greater clock has tried all claims possible with
         * the smaller one.
         */
        boolean covers(Position other) {
            return other.halfmoveClock() <= halfmoveClock;
        }
    }

    /** @param shared the nodes to replay only once; empty to replay every path */
    Replay(Position root, int[] rootMoves, MateProof proof, BitSet shared, Limits limits) {
        position = root.copy();
        this.rootMoves = rootMoves;
        this.proof = proof;
        this.shared = shared;
        this.limits = limits;
        generator = new MoveGenerator(position);
        lengths = new int[proof.size()];
    }

    boolean defenderBegins() {
        return proof.at(0) == Move.NONE;
    }

    /** Replays everything and returns the length in moves of the attacker. */
    int run() throws RejectedProofException {
        if (defenderBegins()) {
            rejectRootClaim();
            lengths[0] = afterReplies(0);
        } else if (position.isSeventyFiveMoveDraw()) {
            throw rejected(0, "the seventy-five-move rule has ended the game");
        } else {
            follow(0);
        }
        return lengths[0];
    }

    /**
     * False when a shared node was skipped and a position below it might occur a third time on the skipped path, as far
     * as this walk can tell.
     */
    boolean isComplete() {
        return !skipped
                || occurrences.values().stream()
                        .noneMatch(seen -> seen.skippable && seen.atMost() > Position.THIRD_REPETITION);
    }

    /** The line of longest defence. */
    int[] line() {
        boolean defender = defenderBegins();
        int[] line = new int[defender ? 2 * lengths[0] : Math.max(0, 2 * lengths[0] - 1)];
        int ply = 0;
        int node = 0;
        if (!defender) {
            line[ply++] = proof.at(0);
        }
        while (ply < line.length) {
            int longest = node + 2;
            for (int pair = node + 4; pair < node + 2 + 2 * proof.at(node + 1); pair += 2) {
                if (lengths[proof.at(pair + 1)] > lengths[proof.at(longest + 1)]) {
                    longest = pair;
                }
            }
            line[ply++] = proof.at(longest);
            node = proof.at(longest + 1);
            line[ply++] = proof.at(node);
        }
        return line;
    }

    /** True when no branch below a replayed node reaches the fifty-move rule. */
    private boolean isFarFromFiftyMoves(int node) {
        return position.halfmoveClock() + 2 * lengths[node] <= Position.FIFTY_MOVES_IN_PLIES;
    }

    /** Replays a node with the attacker to move. */
    private void follow(int node) throws RejectedProofException {
        boolean isShared = shared.get(node);
        Visit earlier = isShared ? done.get(node) : null;
        if (earlier != null && earlier.isOf(position) && (earlier.covers(position) || isFarFromFiftyMoves(node))) {
            skipped = true;
            return;
        }
        enter(node);
        insideShared += isShared ? 1 : 0;
        Optional<Occurrences> here = seen();

        int move = proof.at(node);
        generator.generate(position, attackerMoves);
        if (depth == 1 && !defenderBegins() && rootMoves.length > 0) {
            attackerMoves.retain(rootMoves);
        }
        if (!attackerMoves.contains(move)) {
            throw rejected(node, "the attacker's move is not legal or not among the root moves");
        }
        position.make(move);
        lengths[node] = 1 + afterReplies(node);
        position.unmake(move);
        here.ifPresent(seen -> seen.lengths.set(lengths[node]));

        insideShared -= isShared ? 1 : 0;
        if (isShared) {
            done.put(node, new Visit(position));
        }
        leave(node);
    }

    /** Replays a node with the defender to move and returns the length of the longest branch. */
    private int afterReplies(int node) throws RejectedProofException {
        Optional<Occurrences> here = seen();
        MoveList legal = listAt(depth);
        generator.generate(position, legal);
        int answered = proof.at(node + 1);
        if (legal.isEmpty()) {
            if (!position.inCheck()) {
                throw rejected(node, "stalemate");
            }
            if (answered != 0) {
                throw rejected(node, "replies follow a mate");
            }
            return 0;
        }
        if (position.mayClaimDraw()) {
            throw rejected(node, "the defender can claim a draw");
        }
        if (depth == 0 && rootMoves.length > 0) {
            legal.retain(rootMoves);
        }
        if (legal.isEmpty() || answered != legal.size()) {
            throw rejected(node, answered + " replies are answered, but there are " + legal.size());
        }
        // There are as many answers as moves, all legal and different, so no move is left out.
        int longest = 0;
        for (int pair = node + 2; pair < node + 2 + 2 * answered; pair += 2) {
            int reply = proof.at(pair);
            markAnswered(node, legal, reply);
            position.make(reply);
            if (position.mayClaimDraw()) {
                throw rejected(node, "the defender can claim a draw with the next move");
            }
            follow(proof.at(pair + 1));
            longest = Math.max(longest, lengths[proof.at(pair + 1)]);
            position.unmake(reply);
        }
        int length = longest;
        here.ifPresent(seen -> seen.lengths.set(length));
        return longest;
    }

    private void markAnswered(int node, MoveList legal, int reply) throws RejectedProofException {
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) == reply && legal.score(i) == 0) {
                legal.setScore(i, 1);
                return;
            }
        }
        throw rejected(node, "a reply is not legal or is answered twice");
    }

    /** Rejects a draw claim at the root, also with moves outside the root moves: such a claim is still a draw. */
    private void rejectRootClaim() throws RejectedProofException {
        MoveList legal = listAt(0);
        generator.generate(position, legal);
        for (int i = 0; i < legal.size(); i++) {
            int reply = legal.get(i);
            position.make(reply);
            if (position.mayClaimDraw() && generator.count(position) > 0) {
                throw rejected(0, "the defender can claim a draw with the next move");
            }
            position.unmake(reply);
        }
    }

    private void enter(int node) throws RejectedProofException {
        if (onPath.get(node)) {
            throw rejected(node, "the branch comes back to this node");
        }
        if (depth == ProofChecker.MAX_MOVES) {
            throw rejected(node, "the branch is too long");
        }
        if (++visits > limits.mostVisits) {
            throw new UnfinishedCheckException("the proof is too large to be replayed");
        }
        if (visits % VISITS_BETWEEN_LOOKS == 1 && limits.stop.getAsBoolean()) {
            throw new UnfinishedCheckException("the check was stopped");
        }
        onPath.set(node);
        depth++;
    }

    private void leave(int node) {
        onPath.clear(node);
        depth--;
    }

    private MoveList listAt(int index) {
        while (replies.size() <= index) {
            replies.add(new MoveList());
        }
        return replies.get(index);
    }

    /** Records the position; only needed where nodes may be skipped. */
    private Optional<Occurrences> seen() {
        if (shared.isEmpty()) {
            return Optional.empty();
        }
        Occurrences here = occurrences.computeIfAbsent(position.key(), key -> new Occurrences(position.repetitions()));
        here.skippable |= insideShared > 0;
        return Optional.of(here);
    }

    private static RejectedProofException rejected(int node, String reason) {
        return new RejectedProofException("node " + node + ": " + reason);
    }
}
