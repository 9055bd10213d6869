package io.github.kingfell.lab.classic.tan;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

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
    private final Set<Long> played;
    private final int recursions;
    private final Deque<Situation> stack = new ArrayDeque<>();
    private final Deque<Consultation> consultations = new ArrayDeque<>();
    private final AnalysisTree tree = new AnalysisTree();
    private final int budget;
    private int spent;

    /**
     * @param played keys of the situations of the game so far
     * @param budget situations to look at
     */
    State(Interpreter interpreter, Set<Long> played, int budget, int recursions) {
        this.interpreter = interpreter;
        this.played = Set.copyOf(played);
        this.budget = budget;
        this.recursions = recursions;
    }

    void enter(Situation situation, Consultation consultation) {
        stack.push(situation);
        consultations.push(consultation);
    }

    /** Another situation is looked at. */
    void count() {
        spent++;
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
        return spent >= budget;
    }

    /** Situations looked at, those of questions to oneself included. */
    int spent() {
        return spent;
    }

    /** A situation is on the way from the root to the one considered. */
    boolean isOnStack(long key) {
        return stack.stream().anyMatch(situation -> situation.key() == key);
    }

    boolean wasPlayed(long key) {
        return played.contains(key);
    }

    /** Calls the whole program about another board; {@link Outcome#OPEN} when it has been called so already. */
    Outcome askOneself(Situation other) {
        if (recursions >= MOST_RECURSIONS || isExhausted()) {
            return Outcome.OPEN;
        }
        State aside = new State(interpreter, Set.of(), Math.min(ASIDE, budget - spent), recursions + 1);
        Outcome outcome = interpreter.judge(other, aside);
        spent += aside.spent();
        return outcome;
    }
}
