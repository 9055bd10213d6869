package io.github.kingfell.classics.tan;

import io.github.kingfell.classics.player.PositionCounter;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The state of the interpreter: the stack of situations from the root to the current one, the analysis tree, the
 * previous situations of the game, and the depth of recursion.
 */
final class State {
    /** The program may call itself on another board, but not from there on a third. */
    private static final int MOST_RECURSIONS = 1;

    /** Budget of situations of a recursive call. */
    private static final int ASIDE = 60;

    private final Interpreter interpreter;
    private final Played played;
    private final int recursions;
    private final Deque<Situation> stack = new ArrayDeque<>();
    private final Deque<Consultation> consultations = new ArrayDeque<>();
    private final AnalysisTree tree = new AnalysisTree();
    private final int budget;
    private final PositionCounter counter;
    private int spent;
    private boolean stopped;

    /**
     * @param played the game so far
     * @param budget number of situations that may be examined
     * @param recursions depth of recursion of the program
     * @param counter is told of every situation; may end the search before the budget does
     */
    State(Interpreter interpreter, Played played, int budget, int recursions, PositionCounter counter) {
        this.interpreter = interpreter;
        this.played = played;
        this.budget = budget;
        this.recursions = recursions;
        this.counter = counter;
    }

    void enter(Situation situation, Consultation consultation) {
        stack.push(situation);
        consultations.push(consultation);
    }

    /** Counts a situation. */
    void count() {
        spent++;
        stopped |= !counter.look();
    }

    void leave() {
        stack.pop();
        consultations.pop();
    }

    Situation situation() {
        return stack.element();
    }

    Consultation consultation() {
        return consultations.element();
    }

    AnalysisTree tree() {
        return tree;
    }

    boolean isExhausted() {
        return stopped || spent >= budget;
    }

    /** Returns the number of situations examined, those of recursive calls included. */
    int spent() {
        return spent;
    }

    /** Returns true when a situation is on the path from the root to the current one. */
    boolean isOnStack(long key) {
        return stack.stream().anyMatch(situation -> situation.key() == key);
    }

    boolean wasPlayed(Situation other) {
        return played.contains(other);
    }

    /**
     * Calls the whole program on another board; returns {@link ExpectedOutcome#OPEN} when this is a recursive call
     * already.
     */
    ExpectedOutcome askOneself(Situation other) {
        if (recursions >= MOST_RECURSIONS || isExhausted()) {
            return ExpectedOutcome.OPEN;
        }
        State aside = new State(interpreter, Played.NOTHING, Math.min(ASIDE, budget - spent), recursions + 1, counter);
        ExpectedOutcome outcome = interpreter.judge(other, aside);
        spent += aside.spent();
        return outcome;
    }
}
