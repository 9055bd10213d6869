package io.github.kingfell.spark;

import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The real solver, whose first attempt at a line breaks off.
 *
 * @param number of the line
 * @param mark a file that tells later attempts, which may run elsewhere, that the first one has been made
 */
record FailsOnce(Limits limits, int number, String mark) implements LineSolver.Factory {
    @Override
    public LineSolver open() {
        LineSolver solver = new EngineSolver(limits);
        return new LineSolver() {
            @Override
            public ProvedLine solve(ListLine line) throws Exception {
                if (line.number() == number) {
                    fail();
                }
                return solver.solve(line);
            }

            @Override
            public void close() {
                solver.close();
            }
        };
    }

    private void fail() throws Exception {
        try {
            Files.createFile(Path.of(mark));
        } catch (FileAlreadyExistsException e) {
            return;
        }
        throw new IllegalStateException("the machine has gone");
    }
}
