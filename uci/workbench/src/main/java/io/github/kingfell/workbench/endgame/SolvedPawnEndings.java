package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.pawnending.PawnEndingSolver;
import io.github.kingfell.tables.pawnending.PawnEndings;
import io.github.kingfell.tables.pawnending.SolvedPosition;
import io.github.kingfell.tables.pawnending.SolvingLimits;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Solves pawn endings when they are asked for, and keeps the last one. Remembers what is too large. For one thread. */
public final class SolvedPawnEndings {
    /** What takes three seconds at most: nearly all endings of up to seven men, and some of eight. */
    public static final SolvingLimits A_FEW_SECONDS = SolvingLimits.of(12_000, 4_000);

    private final TableProbe exact;
    private final PawnEndingSolver solver;
    private final SolvingLimits limits;
    private Optional<PawnEndings> last = Optional.empty();

    /** What was more work than the limits allow. */
    private final Set<Pawns> givenUp = new HashSet<>();

    private record Pawns(long white, long black) {}

    /** @param exact tables of at most four men */
    public SolvedPawnEndings(TableProbe exact, SolvingLimits limits) {
        this.exact = exact;
        this.limits = limits;
        solver = new PawnEndingSolver(exact);
    }

    /**
     * Returns a pawn ending with its moves; empty with other pieces, and where the work would be more than the limits.
     */
    public Optional<SolvedPosition> of(Position position) {
        return PawnEndings.isPawnEnding(position)
                ? solution(position).flatMap(solved -> SolvedPosition.of(position, solved, exact))
                : Optional.empty();
    }

    /** Returns the solution that contains a pawn ending. */
    public Optional<PawnEndings> solution(Position position) {
        Pawns pawns = new Pawns(position.pieces(Color.WHITE, Piece.PAWN), position.pieces(Color.BLACK, Piece.PAWN));
        if (last.filter(solved -> solved.covers(position)).isPresent()) {
            return last;
        }
        if (givenUp.contains(pawns)) {
            return Optional.empty();
        }
        Optional<PawnEndings> solved = solver.solve(pawns.white(), pawns.black(), limits);
        if (solved.isPresent()) {
            last = solved;
        } else {
            givenUp.add(pawns);
        }
        return solved;
    }
}
