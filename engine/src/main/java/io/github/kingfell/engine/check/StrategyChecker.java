package io.github.kingfell.engine.check;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.board.Symmetry;
import io.github.kingfell.engine.certificate.Automaton;
import io.github.kingfell.engine.certificate.Placements;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Certifies mates by a strategy: from a state, all states that can follow are judged with the rules alone, once for all
 * games. Then the position is mated in as many moves as the state says, unless the defender can claim a draw first. That he
 * cannot is shown so:
 *
 * <ul>
 *   <li>by fifty moves, because clock and moves to mate leave room;
 *   <li>by repetition, because no position comes a third time on any path from the state, and none of the game before it
 *       often enough to do so with those on a path. Where the game itself has followed the strategy since the last
 *       certificate, it is part of a path that was judged then.
 * </ul>
 *
 * <p>Not thread-safe.
 */
public final class StrategyChecker {
    private static final int FIFTY_MOVES_IN_PLIES = 100;

    /** On the board; with the third time the defender may claim a draw. */
    private static final int MOST_OCCURRENCES = 2;

    private final Automaton automaton;
    private final Placements placements;
    private final StrategyView view;
    private final Recurrences recurrences;

    /** States that have been judged or wait for it. */
    private final BitSet known;

    private int[] waiting = new int[256];
    private int waitingCount;

    /** States that have been judged with all that can follow them. */
    private final BitSet closed;

    /** States known since some were closed last. */
    private int[] opened = new int[256];

    private int openedCount;

    /** States from which no position may come a third time. */
    private final BitSet withoutThird = new BitSet();

    /** States from which one may. */
    private final BitSet beforeThird = new BitSet();

    /** The search for the former that is under way. */
    private @Nullable Walk thirdSought;

    private @Nullable String fault;
    private @Nullable Certified last;

    /** What was certified last. */
    private record Certified(Position root, int state, int move) {}

    public StrategyChecker(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
        view = new StrategyView(automaton);
        recurrences = new Recurrences(automaton);
        known = new BitSet(automaton.states());
        closed = new BitSet(automaton.states());
    }

    public Automaton automaton() {
        return automaton;
    }

    /**
     * The certificate of a mate.
     *
     * @param root with its game history, the strong side to move; not changed
     * @param state of its position
     * @param move that is going to be played, on the board
     * @param stop polled while states are judged; those judged are remembered
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
                    fault == null ? "no time to judge the strategy" : "the certificate is wrong: " + fault);
        }
        int length = automaton.length(state);
        if (root.halfmoveClock() + 2 * length > FIFTY_MOVES_IN_PLIES) {
            throw new RejectedProofException("the fifty-move rule comes first");
        }
        if (!isContinued(root, state)) {
            rejectThirdRepetition(root, state, stop);
        }
        last = new Certified(root.copy(), state, move);
        WrittenStrategy proof = new WrittenStrategy(automaton, attacker, number, state, turn);
        return MateCertificate.ofStrategy(root.copy(), proof::written, length, proof.line());
    }

    /** The symmetry that turns the board to the state so that the state's move is the one given. */
    private int turn(int number, int state, int move) throws RejectedProofException {
        int symmetry = view.openPlaying(number, state, move);
        if (symmetry == StrategyView.NO_SYMMETRY) {
            throw new RejectedProofException("the state has another position or another move");
        }
        return symmetry;
    }

    private static int onBoard(int attacker, int move) {
        return Symmetry.applyToMove(attacker == Color.WHITE ? Symmetry.IDENTITY : Symmetry.RANKS, move);
    }

    /**
     * Judges a state and all that can follow it.
     *
     * @param stop polled; what was judged by then is not judged again
     * @return true when all of it has been judged and holds
     */
    public boolean judge(int state, BooleanSupplier stop) {
        if (isJudged(state)) {
            return true;
        }
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
        if (waitingCount == 0 && fault == null) {
            close();
            if (!isJudged(state)) {
                seekThird(state, stop);
            }
        }
        return isJudged(state);
    }

    /** Nothing waits: what can follow a known state is known too. While no third repetition is known, none can follow. */
    private void close() {
        boolean noThird = recurrences.beforeThird().isEmpty();
        for (int i = 0; i < openedCount; i++) {
            closed.set(opened[i]);
            withoutThird.set(opened[i], noThird);
        }
        openedCount = 0;
    }

    private void seekThird(int state, BooleanSupplier stop) {
        Walk walk = thirdSought;
        if (walk == null || walk.from != state) {
            walk = new Walk(state, recurrences.beforeThird(), withoutThird);
            thirdSought = walk;
        }
        if (walk.goOn(stop)) {
            if (walk.found) {
                beforeThird.set(state);
            } else {
                withoutThird.or(walk.seen);
            }
            thirdSought = null;
        }
    }

    /** True when a state and all that can follow it have been judged and hold. */
    public boolean isJudged(int state) {
        return fault == null && closed.get(state) && (withoutThird.get(state) || beforeThird.get(state));
    }

    /** What is wrong with a state that has been judged; empty while nothing is. */
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
            throw new RejectedProofException("a position may come a third time");
        }
        for (int plies = 0; plies <= root.reversiblePlies(); plies++) {
            long key = root.keyBefore(plies);
            // The root's last occurrence is the first one on the path.
            int before = occurrences(root, key) - (key == root.key() ? 1 : 0);
            if (before == MOST_OCCURRENCES
                    || before == MOST_OCCURRENCES - 1 && canLeadTo(recurrences.beforeSecond(key), state, stop)) {
                throw new RejectedProofException("a position of the game may come a third time");
            }
        }
    }

    /** True when the state is one of some states, or one of them can follow. */
    private boolean canLeadTo(Set<Integer> wanted, int state, BooleanSupplier stop) throws RejectedProofException {
        Walk walk = new Walk(state, wanted, new BitSet());
        if (!walk.goOn(stop)) {
            throw new RejectedProofException("no time to judge the game before");
        }
        return walk.found;
    }

    /** A walk through the states that can follow one, until one of those wanted is met. Lengths fall, so it stops at theirs. */
    private final class Walk {
        final int from;
        final BitSet seen = new BitSet();
        boolean found;
        private final Set<Integer> wanted;
        private final BitSet leftOut;
        private final int least;
        private final Deque<Integer> open = new ArrayDeque<>();

        Walk(int from, Set<Integer> wanted, BitSet leftOut) {
            this.from = from;
            this.wanted = wanted;
            this.leftOut = leftOut;
            least = wanted.stream().mapToInt(automaton::length).min().orElse(Integer.MAX_VALUE);
            meet(from);
        }

        /** @return false when it was stopped before the end */
        boolean goOn(BooleanSupplier stop) {
            while (!found && !open.isEmpty()) {
                if (stop.getAsBoolean()) {
                    return false;
                }
                int here = open.pop();
                view.open(automaton.number(here), here);
                for (int reply = 0; reply < view.count(); reply++) {
                    meet(view.next(reply));
                }
            }
            return true;
        }

        private void meet(int state) {
            if (seen.get(state)) {
                return;
            }
            seen.set(state);
            found |= wanted.contains(state);
            if (automaton.length(state) > least && !leftOut.get(state)) {
                open.push(state);
            }
        }
    }

    private static int occurrences(Position root, long key) {
        int occurrences = 0;
        for (int plies = 0; plies <= root.reversiblePlies(); plies++) {
            occurrences += root.keyBefore(plies) == key ? 1 : 0;
        }
        return occurrences;
    }

    /** True when the game is the one certified last, or goes on from it by the strategy's move and some reply. */
    private boolean isContinued(Position root, int state) {
        Certified earlier = last;
        if (earlier == null) {
            return false;
        }
        if (earlier.state() == state && isSameGame(root, 0, earlier.root())) {
            return true;
        }
        if (root.ply() < 2 || !isSameGame(root, 2, earlier.root())) {
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

    /** True when the game so many plies ago was the earlier one, as far back as a repetition can reach. */
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
