package io.github.kingfell.lab.classic.tan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Interprets the network. In each situation the network gives the moves worth considering, or the outcome. From the
 * root these moves are searched depth first with iterative deepening, until the outcome is known.
 */
final class Interpreter {
    /** Greatest depth in plies; studies of this ending need about twenty. */
    private static final int DEEPEST = 24;

    private final Network network;

    Interpreter(Network network) {
        this.network = network;
    }

    /** Returns the outcome, as far as the state's budget allows. */
    Outcome judge(Situation root, State state) {
        Outcome outcome = Outcome.OPEN;
        for (int depth = 2; depth <= DEEPEST && outcome == Outcome.OPEN && !state.isExhausted(); depth += 2) {
            outcome = analyse(root, depth, state);
        }
        return outcome;
    }

    /** @param allowed the moves to choose from, at least one; other moves are only searched as replies */
    Decision decide(Situation root, List<Integer> allowed, State state) {
        Consultation consultation = consult(root, state);
        List<Integer> moves = new ArrayList<>(candidates(root, consultation));
        moves.retainAll(allowed);
        if (moves.isEmpty()) {
            moves.addAll(allowed);
        }
        List<Outcome> outcomes = new ArrayList<>();
        moves.forEach(move -> outcomes.add(Outcome.OPEN));
        Outcome aim = root.whiteToMove() ? Outcome.WIN : Outcome.DRAW;
        int plies = 1;
        for (int depth = 1; depth < DEEPEST && !outcomes.contains(aim) && !state.isExhausted(); depth += 2) {
            plies = depth + 1;
            for (int i = 0; i < moves.size() && !outcomes.contains(aim); i++) {
                if (outcomes.get(i) == Outcome.OPEN) {
                    state.enter(root, consultation);
                    outcomes.set(i, analyse(root.after(moves.get(i)), depth, state));
                    state.leave();
                }
            }
        }
        int chosen = choose(root, moves, outcomes, state);
        return new Decision(
                moves.get(chosen),
                outcomes.get(chosen),
                consultation.idea(moves.get(chosen)),
                consultation.path(),
                moves,
                plies,
                state.spent());
    }

    /**
     * Chooses a move that reaches the aim, else an undecided one, in the order of the network and new situations before
     * repeated ones; else any other move.
     */
    private static int choose(Situation root, List<Integer> moves, List<Outcome> outcomes, State state) {
        Outcome aim = root.whiteToMove() ? Outcome.WIN : Outcome.DRAW;
        int best = 0;
        int bestRank = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            boolean again = state.wasPlayed(root.after(moves.get(i)));
            int rank = outcomes.get(i) == aim ? 0 : outcomes.get(i) == Outcome.OPEN ? 2 : 4;
            rank += again && root.whiteToMove() ? 1 : 0;
            if (rank < bestRank) {
                best = i;
                bestRank = rank;
            }
        }
        return best;
    }

    private Outcome analyse(Situation situation, int depth, State state) {
        Outcome known = state.tree().find(situation, depth);
        if (known != null) {
            return known;
        }
        if (state.isOnStack(situation.key()) || state.isExhausted()) {
            return Outcome.OPEN;
        }
        Consultation consultation = consult(situation, state);
        Outcome outcome = consultation.outcome();
        if (outcome == Outcome.OPEN && depth > 0) {
            outcome = follow(situation, consultation, depth, state);
        }
        state.tree().put(situation, depth, outcome);
        return outcome;
    }

    private Outcome follow(Situation situation, Consultation consultation, int depth, State state) {
        boolean white = situation.whiteToMove();
        Outcome aim = white ? Outcome.WIN : Outcome.DRAW;
        List<Integer> moves = new ArrayList<>(candidates(situation, consultation));
        moves.sort(Comparator.comparingInt(move -> -state.tree().praises(move, white)));
        boolean allKnown = true;
        state.enter(situation, consultation);
        try {
            for (int move : moves) {
                Outcome outcome = analyse(situation.after(move), depth - 1, state);
                if (outcome == aim) {
                    state.tree().praise(move, white);
                    return aim;
                }
                allKnown &= outcome != Outcome.OPEN;
            }
        } finally {
            state.leave();
        }
        return allKnown ? (white ? Outcome.DRAW : Outcome.WIN) : Outcome.OPEN;
    }

    private Consultation consult(Situation situation, State state) {
        Consultation consultation = new Consultation();
        state.count();
        state.enter(situation, consultation);
        try {
            network.walk(state);
        } finally {
            state.leave();
        }
        return consultation;
    }

    /**
     * Returns the candidates at depth one: the proposed moves without those that the goals show to be superfluous; all
     * moves when none was proposed.
     */
    private static List<Integer> candidates(Situation situation, Consultation consultation) {
        List<Integer> proposed = consultation.moves();
        if (proposed.isEmpty()) {
            List<Integer> all = new ArrayList<>();
            for (int move : situation.moves()) {
                all.add(move);
            }
            return all;
        }
        return Goals.undominated(situation, proposed);
    }
}
