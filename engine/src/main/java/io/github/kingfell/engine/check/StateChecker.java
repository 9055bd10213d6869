package io.github.kingfell.engine.check;

import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.certificate.Automaton;
import io.github.kingfell.engine.certificate.Placements;
import org.jspecify.annotations.Nullable;

/**
 * Judges one state of an automaton by the rules: the move is legal, every reply leads to a state with fewer moves to mate,
 * and without a reply it is mate. When this holds of a state and of all that follow it, the state mates in as many moves as
 * it says. One object serves one thread.
 */
final class StateChecker {
    private final Automaton automaton;
    private final Placements placements;
    private final MoveList moves = new MoveList();
    private final MoveList replies = new MoveList();

    /** The states after the replies of the state judged last, and how many. */
    private final int[] next = new int[8];

    private int count;

    StateChecker(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
    }

    /**
     * Judges a state.
     *
     * @param x its position; not changed in the end
     * @return what is wrong, or null
     */
    @Nullable
    String fault(Position x, int state, MoveGenerator generator) {
        count = 0;
        generator.generate(x, moves);
        int index = automaton.moveIndex(state);
        if (index >= moves.size()) {
            return "move " + index + " of " + moves.size();
        }
        int move = moves.get(index);
        x.make(move);
        String fault = faultAfterMove(x, state, generator);
        x.unmake(move);
        return fault;
    }

    private @Nullable String faultAfterMove(Position x, int state, MoveGenerator generator) {
        int length = automaton.length(state);
        generator.generate(x, replies);
        if (replies.isEmpty()) {
            if (!x.inCheck()) {
                return "stalemate";
            }
            return length == 1 ? null : "mates at once, but says in " + length;
        }
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            if (x.isCapture(reply)) {
                return "reply " + i + " takes a man";
            }
            x.make(reply);
            int number = placements.canonical(placements.number(x));
            x.unmake(reply);
            int after = automaton.state(number, automaton.variantAfter(state, i));
            if (after == Automaton.NO_STATE) {
                return "reply " + i + " leads to variant " + automaton.variantAfter(state, i) + " of position " + number
                        + ", which is not there";
            }
            if (automaton.length(after) < 1 || automaton.length(after) >= length) {
                return "says mate in " + length + ", and after reply " + i + " in " + automaton.length(after);
            }
            next[count++] = after;
        }
        return null;
    }

    /** Of the state judged last: how many states follow it. */
    int count() {
        return count;
    }

    /** One of them, by the index of the reply. */
    int next(int reply) {
        return next[reply];
    }
}
