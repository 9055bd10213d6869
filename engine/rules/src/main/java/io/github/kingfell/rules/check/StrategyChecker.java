package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Certifies mates by a strategy. All states that can follow a state are checked with the rules alone, once for all
 * games. Then the position is mated in the number of moves that the state claims, unless the defender can claim a draw
 * first. This is excluded as follows:
 *
 * <ul>
 *   <li>fifty-move rule: halfmove clock and moves to mate together stay below the limit;
 *   <li>repetition: no position occurs a third time on any path from the state, and no position of the game before it
 *       occurred often enough to do so together with a path. When the game has followed the strategy since the last
 *       certificate, it is part of a path that was checked then.
 * </ul>
 *
 * <p>Not thread-safe.
 */
public final class StrategyChecker {

    private static final int VISITS_BETWEEN_LOOKS = 256;

    /** The most occurrences allowed on the board; at the third the defender may claim a draw. */
    private static final int MOST_OCCURRENCES = 2;

    private final Automaton automaton;
    private final Placements placements;
    private final StrategyView view;
    private final Recurrences recurrences;

    /** States that have been checked or wait for their check. */
    private final BitSet known;

    /** The last state requested. */
    private int sought = Automaton.NO_STATE;

    private int[] waiting = new int[256];
    private int waitingCount;

    /** States that have been checked with all states that can follow them. */
    private final BitSet closed;

    /** States that became known since the last states were closed. */
    private int[] opened = new int[256];

    private int openedCount;

    /** States being closed, and how many of them are done. */
    private int[] closing = {};

    private int closedCount;

    /** Closed states from which some position may occur a third time. */
    private final BitSet beforeThird = new BitSet();

    private @Nullable String fault;
    private @Nullable Certified last;

    /** The last mate certified. */
    private record Certified(Position root, int state, int move) {}

    /** @param automaton an automaton that need not be trusted */
    public StrategyChecker(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
        view = new StrategyView(automaton);
        recurrences = new Recurrences(automaton);
        known = new BitSet(automaton.states());
        closed = new BitSet(automaton.states());
    }

    Automaton automaton() {
        return automaton;
    }

    /**
     * Certifies a mate.
     *
     * @param root the position with its game history, the strong side to move; not changed
     * @param state the state of its position
     * @param move the move that will be played, on the board
     * @param stop polled while states are checked; the states checked so far are remembered
     * @throws RejectedProofException when the mate cannot be certified, or not yet
     */
    public MateCertificate certify(Position root, int state, int move, BooleanSupplier stop)
            throws RejectedProofException {
        int attacker = root.sideToMove();
        if (!placements.contains(root, attacker) || root.castling() != 0) {
            throw new RejectedProofException("not a position of " + placements);
        }
        int number = placements.number(root, attacker);
        int turn = turn(number, state, onBoard(attacker, move));
        if (!judge(state, stop)) {
            throw new RejectedProofException(
                    fault == null ? "the check of the strategy was stopped" : "the certificate is wrong: " + fault);
        }
        int length = automaton.length(state);
        if (root.halfmoveClock() + 2 * length > Position.FIFTY_MOVES_IN_PLIES) {
            throw new RejectedProofException("the fifty-move rule ends the game before mate");
        }
        if (!isContinued(root, state)) {
            rejectThirdRepetition(root, state, stop);
        }
        last = new Certified(root.copy(), state, move);
        WrittenStrategy proof = new WrittenStrategy(automaton, attacker, number, state, turn);
        return MateCertificate.ofStrategy(root.copy(), proof::written, length, proof.line());
    }

    /** Returns the symmetry that turns the board to the state so that the state's move is the given one. */
    private int turn(int number, int state, int move) throws RejectedProofException {
        int symmetry = view.openPlaying(number, state, move);
        if (symmetry == StrategyView.NO_SYMMETRY) {
            throw new RejectedProofException("the state has a different position or a different move");
        }
        return symmetry;
    }

    private static int onBoard(int attacker, int move) {
        return Symmetry.applyToMove(attacker == Color.WHITE ? Symmetry.IDENTITY : Symmetry.RANKS, move);
    }

    /**
     * Checks a state and all states that can follow it.
     *
     * @param stop polled; the next call for the same state continues
     * @return true when all of them have been checked and hold
     */
    public boolean judge(int state, BooleanSupplier stop) {
        if (isJudged(state)) {
            return true;
        }
        if (state != sought) {
            forgetOpened();
            sought = state;
        }
        close(stop);
        await(state);
        while (waitingCount > 0 && fault == null && !stop.getAsBoolean()) {
            int judged = waiting[--waitingCount];
            fault = view.open(automaton.number(judged), judged);
            for (int reply = 0; reply < view.count() && fault == null; reply++) {
                await(view.next(reply));
            }
            if (fault == null) {
                recurrences.search(judged);
            }
        }
        if (waitingCount == 0 && fault == null && closedCount == closing.length) {
            closing = shortestFirst();
            closedCount = 0;
            openedCount = 0;
            close(stop);
        }
        return isJudged(state);
    }

    /**
     * Forgets unfinished states, so that a request for another state need not wait for those of the previous request.
     */
    private void forgetOpened() {
        for (int i = 0; i < openedCount; i++) {
            known.clear(opened[i]);
        }
        for (int i = closedCount; i < closing.length; i++) {
            known.clear(closing[i]);
        }
        waitingCount = 0;
        openedCount = 0;
        closedCount = closing.length;
    }

    /** Sorts the opened states by length. When no state waits, every state that can follow them is opened or closed. */
    private int[] shortestFirst() {
        int[] begin = new int[(1 << Byte.SIZE) + 1];
        for (int i = 0; i < openedCount; i++) {
            begin[automaton.length(opened[i]) + 1]++;
        }
        for (int length = 1; length < begin.length; length++) {
            begin[length] += begin[length - 1];
        }
        int[] sorted = new int[openedCount];
        for (int i = 0; i < openedCount; i++) {
            sorted[begin[automaton.length(opened[i])]++] = opened[i];
        }
        return sorted;
    }

    /**
     * Continues closing states. Lengths fall along a path, so the states that can follow a state were closed before it.
     */
    private void close(BooleanSupplier stop) {
        if (closedCount == closing.length) {
            return;
        }
        int least = recurrences.beforeThird().stream()
                .mapToInt(automaton::length)
                .min()
                .orElse(Integer.MAX_VALUE);
        while (closedCount < closing.length && !stop.getAsBoolean()) {
            int state = closing[closedCount++];
            closed.set(state);
            beforeThird.set(state, automaton.length(state) >= least && leadsToThird(state));
        }
    }

    private boolean leadsToThird(int state) {
        boolean leads = recurrences.beforeThird().contains(state);
        view.open(automaton.number(state), state);
        for (int reply = 0; reply < view.count() && !leads; reply++) {
            leads = beforeThird.get(view.next(reply));
        }
        return leads;
    }

    /** True when a state and all states that can follow it have been checked and hold. */
    public boolean isJudged(int state) {
        return fault == null && closed.get(state);
    }

    /** The fault of a checked state; empty when there is none. */
    public String fault() {
        return fault == null ? "" : fault;
    }

    private void await(int state) {
        if (known.get(state)) {
            return;
        }
        known.set(state);
        if (waitingCount == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waitingCount);
        }
        waiting[waitingCount++] = state;
        if (openedCount == opened.length) {
            opened = Arrays.copyOf(opened, 2 * openedCount);
        }
        opened[openedCount++] = state;
    }

    private void rejectThirdRepetition(Position root, int state, BooleanSupplier stop) throws RejectedProofException {
        if (beforeThird.get(state)) {
            throw new RejectedProofException("a position may occur a third time");
        }
        for (int plies = 0; plies <= root.reversiblePlies(); plies++) {
            long key = root.keyBefore(plies);
            // The root's latest occurrence is already the first one on the path.
            int before = occurrences(root, key) - (key == root.key() ? 1 : 0);
            if (before == MOST_OCCURRENCES
                    || before == MOST_OCCURRENCES - 1 && canLeadTo(recurrences.beforeSecond(key), state, stop)) {
                throw new RejectedProofException("a position of the game may occur a third time");
            }
        }
    }

    /**
     * Returns whether the state is one of the wanted states or can lead to one. Lengths fall along a path, so the walk
     * stops at the least of theirs.
     */
    private boolean canLeadTo(Set<Integer> wanted, int state, BooleanSupplier stop) throws RejectedProofException {
        int least = wanted.stream().mapToInt(automaton::length).min().orElse(Integer.MAX_VALUE);
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        meet(state, least, seen, open);
        for (int visits = 1; !open.isEmpty(); visits++) {
            // A short walk is never stopped, so that a mate already checked can be announced however little time is
            // left.
            if (visits % VISITS_BETWEEN_LOOKS == 0 && stop.getAsBoolean()) {
                throw new RejectedProofException("the check of the moves played before was stopped");
            }
            int here = open.pop();
            if (wanted.contains(here)) {
                return true;
            }
            view.open(automaton.number(here), here);
            for (int reply = 0; reply < view.count(); reply++) {
                meet(view.next(reply), least, seen, open);
            }
        }
        return false;
    }

    private void meet(int state, int least, BitSet seen, Deque<Integer> open) {
        if (automaton.length(state) >= least && !seen.get(state)) {
            seen.set(state);
            open.push(state);
        }
    }

    private static int occurrences(Position root, long key) {
        int occurrences = 0;
        for (int plies = 0; plies <= root.reversiblePlies(); plies++) {
            occurrences += root.keyBefore(plies) == key ? 1 : 0;
        }
        return occurrences;
    }

    /** True when the game is the one certified last, or continues it by the strategy's move and some reply. */
    private boolean isContinued(Position root, int state) {
        Certified earlier = last;
        if (earlier == null) {
            return false;
        }
        if (earlier.state() == state && isSameGame(root, 0, earlier.root())) {
            return true;
        }
        if (!isSameGame(root, 2, earlier.root())) {
            return false;
        }
        Position x = earlier.root().copy();
        x.make(earlier.move());
        return x.key() == root.keyBefore(1) && follows(state, earlier);
    }

    private boolean follows(int state, Certified earlier) {
        view.open(automaton.number(earlier.state()), earlier.state());
        for (int reply = 0; reply < view.count(); reply++) {
            if (view.next(reply) == state) {
                return true;
            }
        }
        return false;
    }

    /** True when the game was the earlier one that number of plies ago, as far back as a repetition can reach. */
    private static boolean isSameGame(Position root, int pliesAgo, Position earlier) {
        if (root.reversiblePlies() - pliesAgo != earlier.reversiblePlies()) {
            return false;
        }
        for (int plies = 0; plies <= earlier.reversiblePlies(); plies++) {
            if (root.keyBefore(plies + pliesAgo) != earlier.keyBefore(plies)) {
                return false;
            }
        }
        return true;
    }
}
