package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.ReferenceMoveGenerator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveGeneratorTest {
    private final MoveList list = new MoveList();
    private final MoveList other = new MoveList();

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void movesAreThoseOfTheReference(RandomWalk walk) {
        ReferenceMoveGenerator[] reference = {ReferenceMoveGenerator.of(walk.start())};
        int[] moves = walk.moves();
        walk.forEach(position -> {
            assertThat(Positions.legalMoves(position)).isEqualTo(reference[0].moves());
            assertThat(position.inCheck()).isEqualTo(reference[0].inCheck());
            if (position.ply() < moves.length) {
                reference[0] = reference[0].after(moves[position.ply()]);
            }
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void noMoveIsListedTwiceAndTheCountIsTheLengthOfTheList(RandomWalk walk) {
        MoveGenerator generator = new MoveGenerator(walk.start());
        walk.forEach(position -> {
            generator.generate(position, list);
            assertThat(list.toArray()).doesNotHaveDuplicates();
            assertThat(generator.count(position)).isEqualTo(list.size());
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void noisyAndQuietMovesShareNothingAndAreAll(RandomWalk walk) {
        MoveGenerator generator = new MoveGenerator(walk.start());
        walk.forEach(position -> {
            generator.generateNoisy(position, list);
            generator.generateQuiet(position, other);
            for (int move : list.toArray()) {
                assertThat(position.isCapture(move) || Move.isPromotion(move)).isTrue();
            }
            for (int move : other.toArray()) {
                assertThat(position.isCapture(move) || Move.isPromotion(move)).isFalse();
            }
            Set<Integer> both = setOf(list);
            both.addAll(setOf(other));
            assertThat(both).isEqualTo(Positions.legalMoves(position)).hasSize(list.size() + other.size());
        });
    }

    @Test
    void ofAllMovesThereAreThoseGeneratedAreLegal() {
        RandomWalk.walks(40, 40).forEach(walk -> {
            MoveGenerator generator = new MoveGenerator(walk.start());
            for (Position position : List.of(walk.start(), walk.end())) {
                Set<Integer> legal = new TreeSet<>();
                for (int move = 0; move <= Move.MASK; move++) {
                    if (generator.isLegal(position, move)) {
                        legal.add(move);
                    }
                }
                assertThat(legal).as(walk.toString()).isEqualTo(Positions.legalMoves(position));
            }
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void aMoveOfAnotherPositionIsLegalWhenItIsGenerated(RandomWalk walk) {
        MoveGenerator generator = new MoveGenerator(walk.start());
        Set<Integer> seen = new TreeSet<>();
        walk.forEach(position -> {
            Set<Integer> legal = Positions.legalMoves(position);
            seen.addAll(legal);
            for (int move : seen) {
                assertThat(generator.isLegal(position, move)).isEqualTo(legal.contains(move));
            }
        });
    }

    @Test
    void aGeneratorServesAnyPosition() {
        MoveGenerator generator = new MoveGenerator(Positions.of("4k3/8/8/8/8/8/8/4K3 w - -"));
        assertThat(generator.count(Positions.of("8/8/8/8/8/8/8/K6k w - -"))).isEqualTo(3);
    }

    @Test
    void stalemateAndMateHaveNoMoves() {
        assertThat(Positions.legalMoves(Positions.of("7k/5Q2/6K1/8/8/8/8/8 b - -")))
                .isEmpty();
        assertThat(Positions.legalMoves(Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - -")))
                .isEmpty();
    }

    @Test
    void twoPawnsLeavingARankAtOnceMayNotExposeTheKing() {
        Position position = Positions.of("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
        assertThat(position.enPassant()).isEqualTo(Square.NONE);
        assertThat(Positions.legalMoves(position)).noneMatch(move -> Move.kind(move) == Move.EN_PASSANT);
    }

    @Test
    void aRookThatShieldsItsKingFromTheCornerMayNotCastleAway() {
        Position position = Positions.of("4k3/8/8/8/8/8/8/rRK5 w B - 0 1");
        assertThat(Positions.legalMoves(position)).noneMatch(Move::isCastling);
        assertThat(Positions.legalMoves(Positions.of("4k3/8/8/8/8/8/8/1RK5 w B - 0 1")))
                .anyMatch(Move::isCastling);
    }

    @Test
    void theMovesOfTwentySevenQueensFitIntoTheList() {
        Position position = Positions.of("QQQQQQnk/Q4Qpp/Q5QQ/Q6Q/Q6Q/Q1Q4Q/Q6Q/KQQQQQQQ w - - 0 1");
        assertThat(Positions.legalMoves(position))
                .hasSize(262)
                .isEqualTo(ReferenceMoveGenerator.of(position).moves());
    }

    private static Set<Integer> setOf(MoveList list) {
        Set<Integer> set = new TreeSet<>();
        for (int move : list.toArray()) {
            set.add(move);
        }
        return set;
    }

    /** Two plies deep, so that double steps and captures en passant are met. */
    @ParameterizedTest
    @ValueSource(strings = {"QRPPPkrnppp", "KBNPPPqppp", "QRBNPPPqrbnppp"})
    void aSideMayLackItsKing(String pieces) {
        Random random = new Random(Long.getLong("kingfell.seed", 1));
        for (int i = 0; i < 60; i++) {
            Position position = Positions.random(pieces, random);
            ReferenceMoveGenerator reference = ReferenceMoveGenerator.of(position);
            compare(position, reference);
            for (int move : MoveList.legal(position).toArray()) {
                position.make(move);
                compare(position, reference.after(move));
                position.unmake(move);
            }
        }
    }

    private static void compare(Position position, ReferenceMoveGenerator reference) {
        MoveGenerator generator = new MoveGenerator(position);
        assertThat(Positions.legalMoves(position)).isEqualTo(reference.moves());
        assertThat(generator.count(position)).isEqualTo(reference.moves().size());
        assertThat(position.inCheck()).isEqualTo(reference.inCheck());
        assertThat(reference.moves()).allMatch(move -> generator.isLegal(position, move));
    }
}
