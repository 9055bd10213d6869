package io.github.kingfell.classics.tan;

/**
 * An action of a node: nothing, a verdict, or moves to add to the list of moves worth considering.
 *
 * @param name as written in the network, arguments included
 * @param words such as {@code push the foremost pawn}
 */
record Action(String name, String words, Effect effect) {
    /** The name of the action that does nothing. */
    static final String NOTHING = "nothing";

    /** Changes the consultation of a state. */
    @FunctionalInterface
    interface Effect {
        void on(State state);
    }

    /** Performs the action; returns true when it changed anything. */
    boolean perform(State state) {
        int before = state.consultation().weight();
        effect.on(state);
        return state.consultation().weight() > before;
    }
}
