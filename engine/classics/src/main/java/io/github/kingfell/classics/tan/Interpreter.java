package io.github.kingfell.classics.tan;

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

    private final DecisionNetwork network;

    Interpreter(DecisionNetwork network) {
        this.network = network;
    }

    /** Returns the outcome, as far as the state's budget allows. */
    ExpectedOutcome judge(Situation root, State state) {
        ExpectedOutcome outcome = ExpectedOutcome.OPEN;
        for (int depth = 2; depth <= DEEPEST && outcome == ExpectedOutcome.OPEN && !state.isExhausted(); depth += 2) {
            outcome = analyse(root, depth, state);
        }
        return outcome;
    }

    /** @param allowed the moves to choose from, at least one; other moves are only searched as replies */
    TanDecision decide(Situation root, List<Integer> allowed, State state) {
        Consultation consultation = consult(root, state);
        List<Integer> moves = new ArrayList<>(candidates(root, consultation));
        moves.retainAll(allowed);
        if (moves.isEmpty()) {
            moves.addAll(allowed);
        }
        List<ExpectedOutcome> outcomes = new ArrayList<>();
        moves.forEach(move -> outcomes.add(ExpectedOutcome.OPEN));
        ExpectedOutcome aim = root.whiteToMove() ? ExpectedOutcome.WIN : ExpectedOutcome.DRAW;
        int plies = 1;
        for (int depth = 1; depth < DEEPEST && !outcomes.contains(aim) && !state.isExhausted(); depth += 2) {
            plies = depth + 1;
            for (int i = 0; i < moves.size() && !outcomes.contains(aim); i++) {
                if (outcomes.get(i) == ExpectedOutcome.OPEN) {
                    state.enter(root, consultation);
                    outcomes.set(i, analyse(root.after(moves.get(i)), depth, state));
                    state.leave();
                }
            }
        }
        int chosen = choose(root, moves, outcomes, state);
        return new TanDecision(
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
    private static int choose(Situation root, List<Integer> moves, List<ExpectedOutcome> outcomes, State state) {
        ExpectedOutcome aim = root.whiteToMove() ? ExpectedOutcome.WIN : ExpectedOutcome.DRAW;
        int best = 0;
        int bestRank = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            boolean again = state.wasPlayed(root.after(moves.get(i)));
            int rank = outcomes.get(i) == aim ? 0 : outcomes.get(i) == ExpectedOutcome.OPEN ? 2 : 4;
            rank += again && root.whiteToMove() ? 1 : 0;
            if (rank < bestRank) {
                best = i;
                bestRank = rank;
            }
        }
        return best;
    }

    private ExpectedOutcome analyse(Situation situation, int depth, State state) {
        ExpectedOutcome known = state.tree().find(situation, depth);
        if (known != null) {
            return known;
        }
        if (state.isOnStack(situation.key()) || state.isExhausted()) {
            return ExpectedOutcome.OPEN;
        }
        Consultation consultation = consult(situation, state);
        ExpectedOutcome outcome = consultation.outcome();
        if (outcome == ExpectedOutcome.OPEN && depth > 0) {
            outcome = follow(situation, consultation, depth, state);
        }
        state.tree().put(situation, depth, outcome);
        return outcome;
    }

    private ExpectedOutcome follow(Situation situation, Consultation consultation, int depth, State state) {
        boolean white = situation.whiteToMove();
        ExpectedOutcome aim = white ? ExpectedOutcome.WIN : ExpectedOutcome.DRAW;
        List<Integer> moves = new ArrayList<>(candidates(situation, consultation));
        moves.sort(Comparator.comparingInt(move -> -state.tree().praises(move, white)));
        boolean allKnown = true;
        state.enter(situation, consultation);
        try {
            for (int move : moves) {
                ExpectedOutcome outcome = analyse(situation.after(move), depth - 1, state);
                if (outcome == aim) {
                    state.tree().praise(move, white);
                    return aim;
                }
                allKnown &= outcome != ExpectedOutcome.OPEN;
            }
        } finally {
            state.leave();
        }
        return allKnown ? (white ? ExpectedOutcome.DRAW : ExpectedOutcome.WIN) : ExpectedOutcome.OPEN;
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
