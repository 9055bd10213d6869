package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import org.jspecify.annotations.Nullable;

/**
 * Checks one state of an automaton by the rules: the move is legal, every reply leads to a state with fewer moves to
 * mate, and without a reply the position is checkmate. When this holds for a state and for all states that follow it,
 * the state mates in the claimed number of moves. One object serves one thread.
 */
final class StateChecker {
    /** The most replies of a king and one piece, a queen. */
    private static final int MOST_REPLIES = 8 + 27;

    private final Automaton automaton;
    private final Placements placements;
    private final MoveList moves = new MoveList();
    private final MoveList replies = new MoveList();

    /** Of the last state checked: the move, and for each reply the position after it by number, and the state. */
    private int move;

    private final int[] after = new int[MOST_REPLIES];
    private final int[] next = new int[MOST_REPLIES];
    private final int[] variants = new int[MOST_REPLIES];
    private int count;

    StateChecker(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
    }

    /**
     * Checks a state.
     *
     * @param x the state's position; moves are made and taken back
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
        move = moves.get(index);
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
            return length == 1 ? null : "mates at once, but states mate in " + length;
        }
        if (!placements.contains(x, Color.WHITE)) {
            return "promotes to a piece that cannot mate";
        }
        int here = placements.number(x);
        boolean isDefended = placements.isDefended();
        automaton.variantsAfter(state, replies.size(), variants);
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            if (x.isCapture(reply)) {
                return "reply " + i + " takes a piece";
            }
            after[i] = isDefended ? numberAfter(x, reply) : Placements.withBlackKing(here, Move.to(reply));
            next[i] = automaton.state(placements.canonical(after[i]), variants[i]);
            if (next[i] == Automaton.NO_STATE) {
                return "reply " + i + " leads to variant " + variants[i] + " of a position, but that state is missing";
            }
            int left = automaton.length(next[i]);
            if (left < 1 || left >= length) {
                return "states mate in " + length + ", but after reply " + i + " in " + left;
            }
            count++;
        }
        return null;
    }

    private int numberAfter(Position x, int reply) {
        x.make(reply);
        int number = placements.number(x);
        x.unmake(reply);
        return number;
    }

    /** The move of the last state checked. */
    int move() {
        return move;
    }

    /** The number of replies to that move. */
    int count() {
        return count;
    }

    /** One of the replies. */
    int reply(int index) {
        return replies.get(index);
    }

    /** The number of the position after a reply, in the orientation of the state checked. */
    int after(int reply) {
        return after[reply];
    }

    /** The state after a reply. */
    int next(int reply) {
        return next[reply];
    }
}
