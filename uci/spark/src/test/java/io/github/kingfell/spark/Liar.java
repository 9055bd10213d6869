package io.github.kingfell.spark;

import io.github.kingfell.workbench.mate.PositionSolver.Limits;

/** Finds what there is to find, and proves it with a proof that was tampered with. */
final class Liar implements LineSolver {
    private final LineSolver solver;

    Liar(Limits limits) {
        solver = new EngineSolver(limits);
    }

    @Override
    public ProvedLine solve(ListLine line) throws Exception {
        ProvedLine solved = solver.solve(line);
        return new ProvedLine(line.number(), solved.json(), solved.proof().replace("claim mate", "claim mated"));
    }

    @Override
    public void close() {
        solver.close();
    }
}
