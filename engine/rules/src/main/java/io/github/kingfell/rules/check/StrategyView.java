package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import org.jspecify.annotations.Nullable;

/**
 * Reads states of an automaton in the orientation of the board: the move, and for each reply the position after it and
 * the state. The strong side is White; positions are numbers. A position that is its own image under a symmetry can be
 * read in two ways, and the following positions are turned accordingly; both ways are correct.
 */
public final class StrategyView {
    /** The state cannot be read. */
    public static final int NO_SYMMETRY = -1;

    private final Automaton automaton;
    private final Placements placements;
    private final StateChecker states;

    /** The symmetry from the canonical orientation to that of the board. */
    private int turn;

    /** @param automaton an automaton that need not be trusted */
    public StrategyView(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
        states = new StateChecker(automaton);
    }

    /**
     * Reads and checks a state.
     *
     * @param number the number of its position in the orientation of the board
     * @return what is wrong with the state, or null
     */
    public @Nullable String open(int number, int state) {
        return open(number, state, placements.symmetry(number));
    }

    /**
     * As {@link #open(int, int)}, with a given one of the symmetries that turn the board to the canonical orientation.
     */
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
     * Reads and checks a state so that it plays a given move; a symmetric position can be read in two ways.
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

    /** The move of the last state read, in the orientation of the board. */
    public int move() {
        return Symmetry.applyToMove(turn, states.move());
    }

    /** The number of replies to that move. */
    public int count() {
        return states.count();
    }

    /** One of the replies, in the orientation of the board. */
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

    /** True for a state of a position met afresh, outside any tree. */
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
