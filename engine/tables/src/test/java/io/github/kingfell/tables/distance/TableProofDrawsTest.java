package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.EnPassant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mates of the tables that a draw by fifty moves or by repetition lengthens or takes away. */
class TableProofDrawsTest {
    private static final int MOST_NODES = 100_000;
    private static final int[] ALL_MOVES = {};

    private final TableProbe probe = TableLibrary.withShippedTables().reader();

    /** The values found by {@link #underFiftyMoves}, by key and clock. */
    private final Map<Long, Integer> known = new HashMap<>();

    /**
     * Returns the plies to mate under the fifty-move rule, {@link TableProbe#DRAW} for a draw: by all moves until the
     * clock is set back, and by the tables from there.
     */
    private int underFiftyMoves(Position position) {
        MoveList moves = new MoveList();
        new MoveGenerator(position).generate(position, moves);
        if (moves.isEmpty()) {
            return position.inCheck() ? 0 : TableProbe.DRAW;
        }
        if (position.isFiftyMoveDraw() || probe.plies(position) == TableProbe.DRAW) {
            return TableProbe.DRAW;
        }
        long key = position.key() + position.halfmoveClock();
        Integer found = known.get(key);
        if (found == null) {
            int best = TableProbe.UNKNOWN;
            for (int move : moves.toArray()) {
                position.make(move);
                int after = position.halfmoveClock() == 0 ? probe.plies(position) : underFiftyMoves(position);
                position.unmake(move);
                int value = EnPassant.before(after);
                best = best == TableProbe.UNKNOWN ? value : EnPassant.better(best, value);
            }
            known.put(key, best);
            found = best;
        }
        return found;
    }

    /** The proof is as short as the rule allows; there is none where it is a draw, or longer than the writer tries. */
    @ParameterizedTest
    @CsvSource({"99, 1801", "98, 1801", "97, 1801", "96, 3001", "93, 9001"})
    void theClockLengthensAMateOrTakesItAway(int clock, int step) throws RejectedProofException {
        OracleTable table = RetrogradeOracle.table("KPK");
        int[] found = new int[3 + TableProof.MOST_DETOUR];
        for (int number = 0; number < table.index.size(); number += step) {
            for (int side = 0; side < 2; side++) {
                int code = table.code(side, number);
                if (code != PlyCode.UNUSED && PlyCode.plies(code) > 0) {
                    Position position = withClock(table, number, side, clock);
                    found[detour(position)]++;
                }
            }
        }
        assertThat(found[0]).as("as long as the tables say").isPositive();
        assertThat(found[TableProof.MOST_DETOUR + 2]).as("drawn").isPositive();
    }

    private static Position withClock(OracleTable table, int number, int side, int clock) {
        Position position = table.position(number, side);
        assertThat(position).isNotNull();
        return Positions.of(Fen.format(position).replaceFirst("\\d+ \\d+$", clock + " 120"));
    }

    /** Returns how many plies the proof is longer than the tables say; one or two more than the most for no proof. */
    private int detour(Position position) throws RejectedProofException {
        int plies = probe.plies(position);
        int expected = underFiftyMoves(position);
        TableProof writer = new TableProof(probe, position, ALL_MOVES, MOST_NODES, () -> false);
        Optional<MateProof> proof = writer.write(plies, Move.NONE);
        assertThat(writer.wasTooLarge()).isFalse();
        String fen = Fen.format(position);
        if (expected == TableProbe.DRAW || expected > plies + TableProof.MOST_DETOUR) {
            assertThat(proof).as(fen).isEmpty();
            return expected == TableProbe.DRAW ? TableProof.MOST_DETOUR + 2 : TableProof.MOST_DETOUR + 1;
        }
        assertThat(proof).as(fen).isPresent();
        int moves = ProofChecker.check(position, ALL_MOVES, proof.orElseThrow()).moves();
        assertThat(moves).as(fen).isEqualTo(plies % 2 == 1 ? (expected + 1) / 2 : -expected / 2);
        return expected - plies;
    }
}
