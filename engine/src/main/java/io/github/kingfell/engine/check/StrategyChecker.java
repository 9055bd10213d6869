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
    }

    public Automaton automaton() {
        return automaton;
    }

    /**
     * The state of a game that has followed the strategy, White strong, in the canonical orientation of its first position.
     *
     * @param head the first position
     * @param plies played since, White's and Black's in turn
     * @param move that White is about to play
     * @return {@link Automaton#NO_STATE} when the strategy plays differently
     */
    public int follow(Position head, int[] plies, int move) {
        Position x = head.copy();
        int state = automaton.state(placements.number(x), 0);
        for (int ply = 0; ply < plies.length && state != Automaton.NO_STATE; ply += 2) {
            int number = placements.number(x);
            x.make(plies[ply]);
            x.make(plies[ply + 1]);
            state = next(number, state, plies[ply], placements.number(x));
        }
        return state != Automaton.NO_STATE && plays(placements.number(x), state, move) ? state : Automaton.NO_STATE;
    }

    private int next(int number, int state, int move, int after) {
        if (!plays(number, state, move)) {
            return Automaton.NO_STATE;
        }
        int reply = view.replyTo(after);
        return reply < 0 ? Automaton.NO_STATE : view.next(reply);
    }

    private boolean plays(int number, int state, int move) {
        return view.open(number, state) == null && view.move() == move;
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
        judge(state, stop);
        int length = automaton.length(state);
        if (root.halfmoveClock() + 2 * length > FIFTY_MOVES_IN_PLIES) {
            throw new RejectedProofException("the fifty-move rule comes first");
        }
        if (!isContinued(root, state)) {
            rejectThirdRepetition(root, state);
        }
        last = new Certified(root.copy(), state, move);
        WrittenStrategy proof = new WrittenStrategy(automaton, attacker, number, state, turn);
        return MateCertificate.ofStrategy(root.copy(), proof::written, length, proof.line());
    }

    /** The symmetry that turns the board to the state so that the state's move is the one given. */
    private int turn(int number, int state, int move) throws RejectedProofException {
        for (int symmetry = 0; symmetry < placements.symmetries(number); symmetry++) {
            if (view.isTurn(symmetry, number, state)
                    && view.open(number, state, symmetry) == null
                    && view.move() == move) {
                return symmetry;
            }
        }
        throw new RejectedProofException("the state has another position or another move");
    }

    private static int onBoard(int attacker, int move) {
        return Symmetry.applyToMove(attacker == Color.WHITE ? Symmetry.IDENTITY : Symmetry.RANKS, move);
    }

    /** Judges a state and all that can follow it. */
    private void judge(int state, BooleanSupplier stop) throws RejectedProofException {
        await(state);
        while (waitingCount > 0 && fault == null) {
            if (stop.getAsBoolean()) {
                throw new RejectedProofException("no time to judge the strategy");
            }
            int judged = waiting[--waitingCount];
            fault = view.open(automaton.number(judged), judged);
            for (int reply = 0; reply < view.count() && fault == null; reply++) {
                await(view.next(reply));
            }
            if (fault == null) {
                recurrences.search(judged);
            }
        }
        if (fault != null) {
            throw new RejectedProofException("the certificate is wrong: " + fault);
        }
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
    }

    private void rejectThirdRepetition(Position root, int state) throws RejectedProofException {
        if (canLeadTo(recurrences.beforeThird(), state)) {
            throw new RejectedProofException("a position may come a third time");
        }
        for (int plies = 0; plies <= root.reversiblePlies(); plies++) {
            long key = root.keyBefore(plies);
            // The root's last occurrence is the first one on the path.
            int before = occurrences(root, key) - (key == root.key() ? 1 : 0);
            if (before == MOST_OCCURRENCES
                    || before == MOST_OCCURRENCES - 1 && canLeadTo(recurrences.beforeSecond(key), state)) {
                throw new RejectedProofException("a position of the game may come a third time");
            }
        }
    }

    /** True when the state is one of some states, or one of them can follow. */
    private boolean canLeadTo(Set<Integer> wanted, int state) {
        if (wanted.isEmpty()) {
            return false;
        }
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        seen.set(state);
        open.push(state);
        while (!open.isEmpty()) {
            int here = open.pop();
            if (wanted.contains(here)) {
                return true;
            }
            view.open(automaton.number(here), here);
            for (int reply = 0; reply < view.count(); reply++) {
                int next = view.next(reply);
                if (!seen.get(next)) {
                    seen.set(next);
                    open.push(next);
                }
            }
        }
        return false;
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
