package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.rules.testkit.Positions;

/** The shortest mates of king and rook as a strategy, with detours, and its states on the board. */
record LoiteringStrategy(TableStrategy strategy) {
    LoiteringStrategy() {
        this(TableStrategy.shortestMates());
    }

    /** Adds variants 1 and 2, which play to and fro before they go on with the variant below. */
    void loiter(Position x, String to, String fro) {
        for (int variant = 1; variant <= 2; variant++) {
            Position q = Positions.play(x.copy(), to);
            for (int reply : MoveList.legal(q).toArray()) {
                Position between = q.copy();
                between.make(reply);
                int goOn = variant - 1;
                strategy.add(between, variant, Positions.move(between, fro), p -> p.key() == x.key() ? goOn : 0);
            }
            int same = variant;
            strategy.add(x, variant, Positions.move(x, to), p -> same);
        }
    }

    int state(Position x, int variant) {
        int number = strategy.placements.canonical(strategy.placements.number(x));
        return strategy.automaton().state(number, variant);
    }

    static MateCertificate certified(StrategyChecker checker, Position x, int variant) throws RejectedProofException {
        Automaton automaton = checker.automaton();
        int number = automaton.placements().canonical(automaton.placements().number(x));
        int state = automaton.state(number, variant);
        return checker.certify(x, state, move(automaton, x, state), () -> false);
    }

    /** The state's move on the board. */
    int move(Position x, int state) {
        return move(strategy.automaton(), x, state);
    }

    private static int move(Automaton automaton, Position x, int state) {
        int number = automaton.placements().number(x);
        Position canonical = automaton.placements().position(automaton.number(state), Color.WHITE);
        MoveList moves = MoveList.legal(canonical);
        int back = Symmetry.inverse(automaton.placements().symmetry(number));
        return Symmetry.applyToMove(back, moves.get(automaton.moveIndex(state)));
    }
}
