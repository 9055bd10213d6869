package io.github.kingfell.lab.classic.tan;

import io.github.kingfell.lab.classic.player.Effort;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The state of the interpreter: the stack of situations from the root to the one considered, the analysis tree, what
 * happened in the game before, and how often the program has been called by itself.
 */
final class State {
    /** The program may ask itself about another board, but not from there about a third. */
    private static final int MOST_RECURSIONS = 1;

    /** Situations that a question to oneself may cost. */
    private static final int ASIDE = 60;

    private final Interpreter interpreter;
    private final Played played;
    private final int recursions;
    private final Deque<Situation> stack = new ArrayDeque<>();
    private final Deque<Consultation> consultations = new ArrayDeque<>();
    private final AnalysisTree tree = new AnalysisTree();
    private final int budget;
    private final Effort effort;
    private int spent;
    private boolean stopped;

    /**
     * @param played the game so far
     * @param budget situations to look at
     * @param recursions how often the program has been called by itself
     * @param effort told of every situation; may end it all before the budget does
     */
    State(Interpreter interpreter, Played played, int budget, int recursions, Effort effort) {
        this.interpreter = interpreter;
        this.played = played;
        this.budget = budget;
        this.recursions = recursions;
        this.effort = effort;
    }

    void enter(Situation situation, Consultation consultation) {
        stack.push(situation);
        consultations.push(consultation);
    }

    /** Another situation is looked at. */
    void count() {
        spent++;
        stopped |= !effort.look();
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

    /** Situations looked at, those of questions to oneself included. */
    int spent() {
        return spent;
    }

    /** A situation is on the way from the root to the one considered. */
    boolean isOnStack(long key) {
        return stack.stream().anyMatch(situation -> situation.key() == key);
    }

    boolean wasPlayed(Situation other) {
        return played.contains(other);
    }

    /** Calls the whole program about another board; {@link Outcome#OPEN} when it has been called so already. */
    Outcome askOneself(Situation other) {
        if (recursions >= MOST_RECURSIONS || isExhausted()) {
            return Outcome.OPEN;
        }
        State aside = new State(interpreter, Played.NOTHING, Math.min(ASIDE, budget - spent), recursions + 1, effort);
        Outcome outcome = interpreter.judge(other, aside);
        spent += aside.spent();
        return outcome;
    }
}
