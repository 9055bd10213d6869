package io.github.kingfell.spark;

import io.github.kingfell.workbench.mate.PositionSolver.Limits;

/**
 * The real solver, except that every attempt at a line breaks off.
 *
 * @param number of the line
 */
record FailsAlways(Limits limits, int number) implements LineSolver.Factory {
    @Override
    public LineSolver open() {
        LineSolver solver = new EngineSolver(limits);
        return new LineSolver() {
            @Override
            public ProvedLine solve(ListLine line) throws Exception {
                if (line.number() == number) {
                    throw new IllegalStateException("the machine has gone");
                }
                return solver.solve(line);
            }

            @Override
            public void close() {
                solver.close();
            }
        };
    }
}
