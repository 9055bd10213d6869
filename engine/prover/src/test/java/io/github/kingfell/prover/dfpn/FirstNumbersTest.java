package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.UNIT;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FirstNumbersTest {
    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void aThreatTestedForLaterGivesTheNumbersOfOneTestedForAtOnce(RandomWalk walk) {
        FirstNumbers first = new FirstNumbers(walk.start(), EnumSet.allOf(Refinement.class));
        FirstNumbers withoutThreats =
                new FirstNumbers(walk.start(), EnumSet.complementOf(EnumSet.of(Refinement.THREATS)));
        int[] tested = {0};
        walk.forEach(position -> {
            first.seeDefence(position);
            if (!first.isUntested()) {
                return;
            }
            int granted = first.proof();
            first.testThreat(position);
            int proof = first.proof();
            int disproof = first.disproof();
            first.testThreat(position, granted);
            assertThat(first.isUntested()).isFalse();
            assertThat(first.proof()).as(() -> Fen.format(position)).isEqualTo(proof);
            assertThat(first.disproof()).isEqualTo(disproof);
            withoutThreats.seeDefence(position);
            position.makeNull();
            boolean threat = MateOracle.mates(position, 1);
            position.unmakeNull();
            assertThat(proof).isEqualTo(threat ? granted : withoutThreats.proof());
            tested[0]++;
        });
        assertThat(tested[0]).isPositive();
    }

    private static FirstNumbers without(Position start, Refinement... left) {
        EnumSet<Refinement> refinements = EnumSet.allOf(Refinement.class);
        refinements.removeAll(List.of(left));
        return new FirstNumbers(start, refinements);
    }

    /** Each reply counts a unit, a king's step two more; with an assumed threat of mate the replies count a quarter. */
    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void theDefendersMobility(RandomWalk walk) {
        FirstNumbers all = without(walk.start());
        FirstNumbers noThreats = without(walk.start(), Refinement.THREATS);
        FirstNumbers noKings = without(walk.start(), Refinement.THREATS, Refinement.KING_MOVES);
        FirstNumbers plain = without(walk.start(), Refinement.MOBILITY);
        walk.forEach(position -> {
            Set<Integer> replies = Positions.legalMoves(position);
            int kings = (int) replies.stream()
                    .filter(move -> !Move.isCastling(move))
                    .filter(move -> Piece.kind(position.pieceAt(Move.from(move))) == Piece.KING)
                    .count();
            for (FirstNumbers first : List.of(all, noThreats, noKings, plain)) {
                assertThat(first.seeDefence(position)).isEqualTo(replies.size());
                assertThat(first.disproof()).isEqualTo(UNIT);
                assertThat(first.isUntested()).isEqualTo(first == all && !replies.isEmpty() && !position.inCheck());
            }
            int counted = replies.isEmpty() ? UNIT : UNIT * (replies.size() + 2 * kings);
            assertThat(noThreats.proof()).isEqualTo(counted);
            assertThat(noKings.proof()).isEqualTo(Math.max(1, replies.size()) * UNIT);
            assertThat(plain.proof()).isEqualTo(UNIT);
            assertThat(all.proof()).isEqualTo(all.isUntested() ? UNIT + counted / 4 : counted);
        });
    }

    /**
     * A mating move is found if there is one. Otherwise checks and moves make the attacker's position harder to
     * disprove.
     */
    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void theAttackersMoves(RandomWalk walk) {
        FirstNumbers all = without(walk.start());
        FirstNumbers noMates = without(walk.start(), Refinement.MATE_IN_ONE, Refinement.WORK);
        FirstNumbers plain = without(walk.start(), Refinement.MOBILITY, Refinement.WORK);
        int[] found = {0, 0};
        walk.forEach(position -> {
            Set<Integer> moves = Positions.legalMoves(position);
            if (moves.isEmpty()) {
                return;
            }
            int any = moves.iterator().next();
            all.seeAttack(position, any, false, 5);
            noMates.seeAttack(position, any, false, 5);
            plain.seeAttack(position, any, false, 5);
            boolean mates = MateOracle.mates(position, 1);
            found[mates ? 1 : 0]++;
            assertThat(all.mating() != Move.NONE).isEqualTo(mates);
            assertThat(all.hasNoMateInOne()).isEqualTo(!mates);
            assertThat(all.isUntested()).isFalse();
            assertThat(noMates.mating()).isEqualTo(Move.NONE);
            assertThat(noMates.hasNoMateInOne()).isFalse();
            assertThat(noMates.proof()).isEqualTo(UNIT);
            assertThat(plain.disproof()).isEqualTo(UNIT);
            if (mates) {
                position.make(all.mating());
                assertThat(position.inCheck() && Positions.legalMoves(position).isEmpty())
                        .isTrue();
                position.unmake(all.mating());
                assertThat(all.proof()).isEqualTo(UNIT);
            } else {
                long checks =
                        moves.stream().filter(move -> checks(position, move)).count();
                assertThat(noMates.disproof()).isEqualTo(UNIT * (1 + (int) checks + moves.size() / 8));
                assertThat(all.disproof()).isEqualTo(noMates.disproof());
                assertThat(all.proof()).isPositive();
            }
        });
        assertThat(found[0]).isPositive();
    }

    /** The expected work gives the proof number, and it differs between positions. */
    @Test
    void theWorkThatIsExpected() {
        Set<Integer> numbers = new HashSet<>();
        for (String fen : new String[] {
            "r1b2rk1/pp1p1pp1/1q1n2np/2b3NQ/2B1N3/8/PP3PPP/R1B2RK1 w - - 0 1", "8/8/8/8/1K4R1/8/k7/8 w - - 0 1"
        }) {
            Position position = Positions.of(fen);
            FirstNumbers first = without(position);
            first.seeAttack(position, Move.NONE, false, 8);
            numbers.add(first.proof());
        }
        assertThat(numbers).hasSize(2);
    }

    private static boolean checks(Position position, int move) {
        position.make(move);
        boolean check = position.inCheck();
        position.unmake(move);
        return check;
    }
}
