package io.github.kingfell.tables.pawnending;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solved endings of more than four men against the rules of chess: every value follows from those of the moves. */
class SolvedPositionTest {
    private static final SolvingLimits LIMITS = SolvingLimits.of(5_000, 5_000);

    private final TableProbe tables = TableLibrary.withShippedTables().reader();
    private final PawnEndingSolver solver = new PawnEndingSolver(tables);

    @Test
    void everyValueFollowsFromTheMovesOfBlockedPawns() throws NotationException {
        compareAll("8/8/4p3/4Pk1p/7P/4K3/8/8 b - - 0 1", false);
    }

    /** Double steps past each other, passed pawns on both sides, and seven men. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/1p6/8/P6k/5p2/8/4P1K1/8 w - - 0 1",
                "8/6k1/8/1PK5/p6p/8/5P2/8 b - - 0 1",
                "8/8/2P2k1p/4p3/6P1/5P2/6K1/8 b - - 0 1"
            })
    @Tag("slow")
    void everyValueOfLargerOnesFollowsFromTheMoves(String fen) throws NotationException {
        compareAll(fen, fen.contains("P6k"));
    }

    private void compareAll(String fen, boolean mayPass) throws NotationException {
        Position root = Fen.parse(fen);
        PawnEndings solved = solve(root);
        SplittableRandom random = new SplittableRandom(20261129);
        int passed = 0;
        int known = 0;
        for (int game = 0; game < 60; game++) {
            Position position = root.copy();
            Optional<SolvedPosition> at = SolvedPosition.of(position, solved, tables);
            for (int ply = 0; ply < 30 && at.isPresent(); ply++) {
                compare(position, at.get());
                passed += position.enPassant() < 64 ? 1 : 0;
                known += at.get().value().isExact() ? 1 : 0;
                List<SolvedMove> moves = at.get().moves();
                if (moves.isEmpty()) {
                    break;
                }
                position.make(moves.get(random.nextInt(moves.size())).move());
                at = SolvedPosition.of(position, solved, tables);
            }
        }
        assertThat(known).isGreaterThan(300);
        assertThat(passed > 0).isEqualTo(mayPass);
    }

    private static void compare(Position position, SolvedPosition solved) {
        assertThat(solved.moves().stream().mapToInt(SolvedMove::move).toArray())
                .containsExactlyInAnyOrder(MoveList.legal(position.copy()).toArray());
        EndingValue expected = solved.moves().stream()
                .map(SolvedMove::value)
                .reduce(EndingValue::orBetter)
                .orElseGet(() -> position.inCheck() ? new EndingValue(-1, -1) : new EndingValue(0, 0));
        assertThat(solved.value()).as(Fen.format(position)).isEqualTo(expected);
    }

    /** Whatever the loser does, the winner comes to a promotion that is certainly won, or to a table. */
    @Test
    void aWinIsReachedByFewerRoundsWithEachMove() throws NotationException {
        Position root = Fen.parse("8/7p/6p1/k7/5KPP/8/8/8 w - - 0 1");
        PawnEndings solved = solve(root);
        SplittableRandom random = new SplittableRandom(7);
        for (int game = 0; game < 30; game++) {
            Position position = root.copy();
            int moves = 0;
            boolean promoted = false;
            while (!promoted) {
                SolvedPosition at = SolvedPosition.of(position, solved, tables).orElseThrow();
                if (at.moves().isEmpty()) {
                    assertThat(position.inCheck()).isTrue();
                    break;
                }
                boolean wins = position.sideToMove() == Color.WHITE;
                SolvedMove move = wins
                        ? winning(at)
                        : at.moves().get(random.nextInt(at.moves().size()));
                assertThat(move.value().isExact()).isTrue();
                promoted = Move.isPromotion(move.move());
                assertThat(promoted && !wins).isFalse();
                position.make(move.move());
                assertThat(++moves).isLessThan(300);
            }
        }
    }

    private static SolvedMove winning(SolvedPosition at) {
        SolvedMove best = null;
        for (SolvedMove move : at.moves()) {
            if (move.value().least() > 0 && (best == null || move.rounds() < best.rounds())) {
                best = move;
            }
        }
        assertThat(best).isNotNull();
        return best;
    }

    /** Without the captures en passant of White's king pawn or Black's, the value is another. */
    @Test
    void aDoubleStepIsNotSafeFromEnPassant() throws NotationException {
        Position position = Fen.parse("8/8/8/8/5p1k/8/4P2K/8 w - - 0 1");
        PawnEndings solved = solve(position);
        SolvedPosition at = SolvedPosition.of(position, solved, tables).orElseThrow();
        List<String> moves = new ArrayList<>();
        at.moves().forEach(move -> moves.add(UciMove.format(move.move(), false)));
        int step = moves.indexOf("e2e4");
        position.make(at.moves().get(step).move());
        assertThat(position.enPassant()).isLessThan(64);
        assertThat(at.moves().get(step).value().opposite()).isEqualTo(SolvedPosition.value(position, solved));
        assertThat(solved.outcome(position)).isEqualTo(WdlValues.UNKNOWN);
    }

    @Test
    void tooManyStructuresAndAnInterruptionEndTheWork() throws NotationException {
        Position position = Fen.parse("7k/p6p/6p1/8/8/8/PP4KP/8 w - - 0 1");
        long white = position.pieces(Color.WHITE, Piece.PAWN);
        long black = position.pieces(Color.BLACK, Piece.PAWN);
        assertThat(solver.solve(white, black, SolvingLimits.of(1_000, 1_000))).isEmpty();
        assertThat(solver.solve(white, black, new SolvingLimits(100_000, 100_000, () -> true)))
                .isEmpty();
    }

    /** Promotions of more than four men are not guessed. */
    @Test
    void withoutTheQueensPromotionsAreUnknown() throws NotationException {
        Position position = Fen.parse("8/2k5/8/1p2pP2/4P3/8/8/6K1 w - - 0 1");
        PawnEndings guarded = solver.solve(
                        position.pieces(Color.WHITE, Piece.PAWN),
                        position.pieces(Color.BLACK, Piece.PAWN),
                        SolvingLimits.of(5_000, 0))
                .orElseThrow();
        assertThat(guarded.structuresWithQueen()).isZero();
        assertThat(guarded.valueWithoutEnPassant(position).isExact()).isFalse();
        assertThat(solve(position).valueWithoutEnPassant(position)).isEqualTo(new EndingValue(0, 0));
    }

    private PawnEndings solve(Position position) {
        return solver.solve(position.pieces(Color.WHITE, Piece.PAWN), position.pieces(Color.BLACK, Piece.PAWN), LIMITS)
                .orElseThrow();
    }
}
