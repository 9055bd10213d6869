package io.github.kingfell.engine.forcing.remembered;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.StrategyChecker;
import io.github.kingfell.rules.check.StrategyView;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.BackgroundWork;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An ending as remembered by its certificate: the trees that the player once grew from every won position, stored as
 * states with a move and a claimed number of moves to mate. A move may be played without a check, because a wrong one
 * would do no more harm than another move. A mate is announced only when the rules have confirmed the state and all its
 * successors.
 */
public final class RememberedEnding {
    public static final int NO_STATE = Automaton.NO_STATE;

    private static final Logger LOG = LoggerFactory.getLogger(RememberedEnding.class);

    /** Time for which the background judges before a search may see the results. */
    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

    /** States visited to test whether the game so far leaves room for a third repetition. */
    private static final int SHORT_LOOK = 1_000;

    private final Automaton automaton;
    private final Placements placements;
    private final BackgroundWork work;

    /** Used by one thread at a time: an explanation may be requested while a search runs. */
    private final StrategyView view;

    private final StrategyChecker checker;
    private final ReentrantLock judging = new ReentrantLock(true);
    private volatile boolean isWhollyJudged;

    RememberedEnding(Automaton automaton, BackgroundWork work) {
        this.automaton = automaton;
        this.work = work;
        placements = automaton.placements();
        view = new StrategyView(automaton);
        checker = new StrategyChecker(automaton);
    }

    Automaton automaton() {
        return automaton;
    }

    /** Returns the moves to mate that a state claims. */
    public int length(int state) {
        return automaton.length(state);
    }

    /** Returns the state of a position without a game before it, White strong; {@link #NO_STATE} when there is none. */
    public int fresh(Position x) {
        return automaton.state(placements.canonical(placements.number(x)), 0);
    }

    /**
     * Returns the state of a position that claims the shortest mate, White strong; {@link #NO_STATE} when there is
     * none.
     */
    int quickest(Position x) {
        int number = placements.canonical(placements.number(x));
        if (!automaton.contains(number)) {
            return NO_STATE;
        }
        int quickest = NO_STATE;
        for (int variant = 0; variant < automaton.variants(number); variant++) {
            int state = automaton.state(number, variant);
            if (state != NO_STATE && (quickest == NO_STATE || length(state) < length(quickest))) {
                quickest = state;
            }
        }
        return quickest;
    }

    /**
     * Returns whether a state of the position, White strong, plays a move. A symmetric position may have two such
     * moves.
     */
    public synchronized boolean plays(Position x, int state, int move) {
        return read(placements.number(x), state, move);
    }

    /**
     * Returns the next state.
     *
     * @param before the board, before the strong side's move
     * @param move of a state of that position
     * @param now the board a reply later
     * @return {@link #NO_STATE} when it is not a reply later
     */
    synchronized int next(Position before, int strongSide, int state, int move, Position now) {
        if (!placements.contains(now, strongSide) || now.sideToMove() != strongSide) {
            return NO_STATE;
        }
        int upright = Symmetry.applyToMove(strongSide == Color.WHITE ? Symmetry.IDENTITY : Symmetry.RANKS, move);
        if (!read(placements.number(before, strongSide), state, upright)) {
            return NO_STATE;
        }
        int reply = view.replyTo(placements.number(now, strongSide));
        return reply < 0 ? NO_STATE : view.next(reply);
    }

    private boolean read(int number, int state, int move) {
        return view.openPlaying(number, state, move) != StrategyView.NO_SYMMETRY;
    }

    /** Returns the tree that a state remembers, empty until it is grown from its root. */
    public ForcingTree tree(Endgame endgame, Position root, int state) {
        return new ForcingTree(endgame, root, table -> new RememberedGrowth(endgame, table, root, automaton, state));
    }

    /** Orders the background to judge a state and all its successors. */
    public void orderJudgement(int state) {
        if (!isJudged(state)) {
            work.order("judging " + placements, cancelled -> judge(state, cancelled));
        }
    }

    /** Judges all states, beginning with those farthest from mate, because they have the most successors. */
    void judgeAll(BooleanSupplier cancelled) {
        for (int length = automaton.longest(); length > 0; length--) {
            for (int state = 0; state < automaton.states() && !cancelled.getAsBoolean(); state++) {
                if (length(state) == length && automaton.moveIndex(state) != Automaton.NO_MOVE) {
                    judge(state, cancelled);
                }
            }
        }
        isWhollyJudged = !cancelled.getAsBoolean();
    }

    /** Returns whether {@link #judgeAll} has come to its end. */
    boolean isWhollyJudged() {
        return isWhollyJudged;
    }

    private void judge(int state, BooleanSupplier cancelled) {
        boolean judged = false;
        while (!judged && !cancelled.getAsBoolean()) {
            long end = System.nanoTime() + SLICE_NANOS;
            judging.lock();
            try {
                judged = checker.judge(state, () -> System.nanoTime() > end)
                        || !checker.fault().isEmpty();
            } finally {
                judging.unlock();
            }
        }
    }

    /** Returns whether a state and all its successors have been judged. */
    public boolean isJudged(int state) {
        judging.lock();
        try {
            return checker.isJudged(state);
        } finally {
            judging.unlock();
        }
    }

    /**
     * Returns whether the mate of a state has been judged and may be announced in this game, as far as a short test
     * shows.
     *
     * @param root the board, with its game history
     * @param place of the same position
     */
    boolean isCertain(Position root, BookPosition place, int state) {
        int[] looks = {0};
        return isJudged(state)
                && certify(root, state, place.view().toBoard(move(place.seen(), state)), () -> looks[0]++ > SHORT_LOOK)
                        .isPresent();
    }

    /** Returns the move of a state, in the orientation of its position. */
    private synchronized int move(Position x, int state) {
        String fault = view.open(placements.number(x), state);
        if (fault != null) {
            throw new IllegalStateException(fault);
        }
        return view.move();
    }

    /**
     * Returns the certified mate of a state.
     *
     * @param root the board, with its game history
     * @param move that is going to be played, on the board
     * @param stop polled while states are judged that have not been; the next call continues
     */
    public Optional<MateCertificate> certify(Position root, int state, int move, BooleanSupplier stop) {
        judging.lock();
        try {
            return Optional.of(checker.certify(root, state, move, stop));
        } catch (RejectedProofException e) {
            LOG.debug("no mate is announced: {}", Fen.format(root), e);
            return Optional.empty();
        } finally {
            judging.unlock();
        }
    }
}
