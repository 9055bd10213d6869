package io.github.kingfell.spark;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.workbench.mate.PositionSolver;
import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Solves the lines of a task with an engine of its own. */
final class EngineSolver implements LineSolver {
    private final PositionSolver solver;

    EngineSolver(Limits limits) {
        solver = new PositionSolver(new Engine(StandardBook.create()), limits);
    }

    @Override
    public ProvedLine solve(ListLine line) throws Exception {
        PositionSolver.Solved solved = solver.solve(line.number(), Epd.parse(line.text()));
        return new ProvedLine(line.number(), solved.json(), proof(solved.mate()));
    }

    @Override
    public void close() {
        solver.close();
    }

    private static String proof(Optional<MateCertificate> mate) throws IOException {
        if (mate.isEmpty()) {
            return "";
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        ProofFileWriter.write(mate.get(), Optional.empty(), text);
        return text.toString(StandardCharsets.US_ASCII);
    }
}
