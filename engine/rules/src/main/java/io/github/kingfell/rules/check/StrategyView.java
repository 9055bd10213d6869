package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import org.jspecify.annotations.Nullable;

/**
 * Reads states of an automaton in whatever orientation the board has: the move, and for each reply the position after
 * it and the state. White is strong; positions are numbers. A position that is its own image under a symmetry can be
 * read in two ways, and what follows is turned accordingly; both are good.
 */
public final class StrategyView {
    /** No way to read a state. */
    public static final int NO_SYMMETRY = -1;

    private final Automaton automaton;
    private final Placements placements;
    private final StateChecker states;

    /** From the canonical orientation to that of the board. */
    private int turn;

    /** @param automaton of which nothing is believed */
    public StrategyView(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
        states = new StateChecker(automaton);
    }

    /**
     * Reads and judges a state.
     *
     * @param number of its position in the orientation of the board
     * @return what is wrong with the state, or null
     */
    public @Nullable String open(int number, int state) {
        return open(number, state, placements.symmetry(number));
    }

    /** The same with one of the symmetries that turn the board to the canonical orientation. */
    @Nullable
    String open(int number, int state, int symmetry) {
        turn = Symmetry.inverse(symmetry);
        int canonical = automaton.number(state);
        Position x = placements.position(canonical, Color.WHITE);
        if (x == null || placements.turned(symmetry, number) != canonical) {
            return "not the state of position " + number;
        }
        return states.fault(x, state, new MoveGenerator(x));
    }

    /**
     * Reads and judges a state in the way in which it plays a move; a position of some symmetry can be read in two
     * ways.
     *
     * @return the symmetry by which it was read, {@link #NO_SYMMETRY} when it does not play the move
     */
    public int openPlaying(int number, int state, int move) {
        for (int symmetry = 0; symmetry < placements.symmetries(number); symmetry++) {
            if (isTurn(symmetry, number, state) && open(number, state, symmetry) == null && move() == move) {
                return symmetry;
            }
        }
        return NO_SYMMETRY;
    }

    /** True for a symmetry that turns the board to the orientation of the state. */
    boolean isTurn(int symmetry, int number, int state) {
        return placements.turned(symmetry, number) == automaton.number(state);
    }

    /** The move of the state read last, in the orientation of the board. */
    public int move() {
        return Symmetry.applyToMove(turn, states.move());
    }

    /** How many replies there are to it. */
    public int count() {
        return states.count();
    }

    /** One of them, in the orientation of the board. */
    public int reply(int index) {
        return Symmetry.applyToMove(turn, states.reply(index));
    }

    /** The number of the position after a reply. */
    int after(int reply) {
        return placements.turned(turn, states.after(reply));
    }

    /** The state after a reply. */
    public int next(int reply) {
        return states.next(reply);
    }

    /** True for a state in which a position is met afresh, outside of any tree. */
    public boolean isFresh(int state) {
        return automaton.variant(state) == 0;
    }

    /** The reply that leads to a position, -1 when none does. */
    public int replyTo(int number) {
        for (int reply = 0; reply < count(); reply++) {
            if (after(reply) == number) {
                return reply;
            }
        }
        return -1;
    }
}
