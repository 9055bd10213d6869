package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.EnPassant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mates of the tables that the fifty-move rule lengthens or takes away. */
class TableProofDrawsTest {
    private static final int MOST_NODES = 100_000;
    private static final int NO_PROOF = -1;
    private static final int[] ALL_MOVES = {};

    private final TableProbe probe = TableLibrary.withShippedTables().reader();

    /** The values found by {@link #underFiftyMoves}, by key and clock. */
    private final Map<Long, Integer> known = new HashMap<>();

    /**
     * Returns the plies to mate under the fifty-move rule, {@link TableProbe#DRAW} for a draw: by all moves until the
     * clock is set back, and by the tables from there.
     */
    private int underFiftyMoves(Position position) {
        MoveList moves = MoveList.legal(position);
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

    /**
     * Pawns that have to move sooner than the tables say, at the cost of so many plies; -1 for a draw, or for more than
     * the writer tries.
     */
    @ParameterizedTest
    @CsvSource({
        "3K3k/5P2/8/8/8/8/8/8 w - - 99 120, 0",
        "k2K4/7P/8/8/8/8/8/8 w - - 99 120, 2",
        "2k5/8/3K4/8/8/8/1P6/8 w - - 99 120, 10",
        "2k5/8/8/2K5/8/8/5P2/8 w - - 99 120, 12",
        "8/8/8/8/8/5k2/1PK5/8 w - - 99 120, -1",
        "3K2k1/3P4/8/8/8/8/8/8 w - - 99 120, -1",
        "3K3k/5P2/8/8/8/8/8/8 b - - 99 120, -1",
        "5k2/8/8/3K4/8/8/1P6/8 b - - 98 120, 10",
        "8/8/8/8/8/8/1PK3k1/8 b - - 98 120, -1",
        "8/5k2/3K4/8/8/8/1P6/8 b - - 97 120, 6",
        "8/8/8/8/8/1Pk5/K7/8 w - - 95 120, 8",
        "8/8/7k/8/8/8/2KP4/8 b - - 95 120, 4",
        "8/8/6k1/8/8/8/2P5/K7 w - - 92 120, 4",
        "8/8/6k1/8/8/8/2P5/K7 b - - 92 120, -1"
    })
    void theClockLengthensAMateOrTakesItAway(String fen, int longer) throws RejectedProofException {
        assertThat(detour(Positions.of(fen))).isEqualTo(longer);
    }

    /** Positions of all kinds, also such as are drawn whatever the pawn does. */
    @ParameterizedTest
    @CsvSource({"98, 1801", "97, 1801", "96, 3001", "93, 9001"})
    void proofsAreAsShortAsTheRuleAllows(int clock, int step) throws RejectedProofException {
        OracleTable table = RetrogradeOracle.table("KPK");
        List<Integer> found = new ArrayList<>();
        for (int number = 0; number < table.index.size(); number += step) {
            for (int side = 0; side < 2; side++) {
                int code = table.code(side, number);
                if (code != PlyCode.UNUSED && PlyCode.plies(code) > 0) {
                    found.add(detour(withClock(table, number, side, clock)));
                }
            }
        }
        assertThat(found).contains(0, NO_PROOF);
    }

    private static Position withClock(OracleTable table, int number, int side, int clock) {
        Position position = table.position(number, side);
        assertThat(position).isNotNull();
        return Positions.of(Fen.format(position).replaceFirst("\\d+ \\d+$", clock + " 120"));
    }

    /** Returns how many plies the shortest proof is longer than the tables say, after a check of it. */
    private int detour(Position position) throws RejectedProofException {
        int plies = probe.plies(position);
        int expected = underFiftyMoves(position);
        TableProof writer = new TableProof(probe, position, ALL_MOVES, MOST_NODES, () -> false);
        Optional<MateProof> proof = writer.write(plies, Move.NONE);
        assertThat(writer.wasTooLarge()).isFalse();
        assertThat(writer.nodes()).isLessThanOrEqualTo(MOST_NODES);
        String fen = Fen.format(position);
        if (expected == TableProbe.DRAW || expected > plies + TableProof.MOST_DETOUR) {
            assertThat(proof).as(fen).isEmpty();
            return NO_PROOF;
        }
        assertThat(proof).as(fen).isPresent();
        int moves = ProofChecker.check(position, ALL_MOVES, proof.orElseThrow()).moves();
        assertThat(moves).as(fen).isEqualTo(plies % 2 == 1 ? (expected + 1) / 2 : -expected / 2);
        return expected - plies;
    }

    /** The preferred defence first, then the longest. */
    @Test
    void theLongestDefenceComesFirst() {
        Position root = Positions.of("8/8/8/8/8/3k4/8/K6R b - - 0 1");
        ExactVerdict verdict = ExactVerdict.of(root, probe).orElseThrow();
        assertThat(verdict.best()).hasSizeLessThan(verdict.choices().size());
        for (ExactVerdict.MoveValue preferred : verdict.best()) {
            TableProof writer = new TableProof(probe, root, ALL_MOVES, MOST_NODES, () -> false);
            AnswerTree tree = writer.write(probe.plies(root), preferred.move())
                    .orElseThrow()
                    .answers();
            assertThat(tree.move(0, 0)).isEqualTo(preferred.move());
            for (int i = 1; i < tree.count(0); i++) {
                assertThat(verdict.value(tree.move(0, i)).plies())
                        .isLessThanOrEqualTo(verdict.value(tree.move(0, i - 1)).plies());
            }
        }
    }

    @Test
    void theLimitIsExact() {
        Position root = Positions.of("8/8/8/8/8/3k4/8/K6R w - - 0 1");
        TableProof free = new TableProof(probe, root, ALL_MOVES, MOST_NODES, () -> false);
        assertThat(free.write(probe.plies(root), Move.NONE)).isPresent();
        int nodes = free.nodes();
        TableProof enough = new TableProof(probe, root, ALL_MOVES, nodes, () -> false);
        assertThat(enough.write(probe.plies(root), Move.NONE)).isPresent();
        TableProof tooFew = new TableProof(probe, root, ALL_MOVES, nodes - 1, () -> false);
        assertThat(tooFew.write(probe.plies(root), Move.NONE)).isEmpty();
        assertThat(tooFew.wasTooLarge()).isTrue();
    }
}
