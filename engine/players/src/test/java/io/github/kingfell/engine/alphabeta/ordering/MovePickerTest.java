package io.github.kingfell.engine.alphabeta.ordering;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.evaluation.StaticExchange;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MovePickerTest {
    private static final int PLY = 5;

    private final PlayedMoves played = new PlayedMoves();
    private final Histories histories = new Histories(played);

    private List<Integer> rest(MovePicker picker) {
        List<Integer> moves = new ArrayList<>();
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            moves.add(move);
        }
        return moves;
    }

    private MovePicker at(Position position) {
        return new MovePicker(histories, new MoveGenerator(position), position, PLY);
    }

    private static boolean isNoisy(Position position, int move) {
        return MovePicker.isNoisy(position, move);
    }

    /** Table moves, killers and countermoves may come from other positions. */
    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void handsOutEveryLegalMoveOnce(RandomWalk walk) {
        Random random = new Random(1);
        List<Integer> seen = new ArrayList<>(List.of(Move.NONE));
        walk.forEach(position -> {
            Set<Integer> legal = Positions.legalMoves(position);
            seen.addAll(legal);
            MovePicker picker = at(position);
            for (int i = 0; i < 3; i++) {
                histories.reward(position, PLY, seen.get(random.nextInt(seen.size())), 5, 0);
            }
            int hashMove = seen.get(random.nextInt(seen.size()));
            picker.start(position, hashMove);
            List<Integer> moves = rest(picker);
            assertThat(moves).doesNotHaveDuplicates();
            assertThat(new TreeSet<>(moves)).isEqualTo(legal);
            if (legal.contains(hashMove)) {
                assertThat(moves.get(0)).isEqualTo(hashMove);
            }
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void handsOutNoisyMovesThatDoNotLoseAlone(RandomWalk walk) {
        walk.forEach(position -> {
            Set<Integer> good = Positions.legalMoves(position);
            good.removeIf(move -> !isNoisy(position, move)
                    || Move.isPromotion(move) && Move.promotedTo(move) != Piece.QUEEN
                    || !StaticExchange.gains(position, move, 0));
            MovePicker picker = at(position);
            picker.startNoisy(position, Move.NONE);
            List<Integer> moves = rest(picker);
            assertThat(moves).doesNotHaveDuplicates();
            assertThat(new TreeSet<>(moves)).isEqualTo(good);
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void knowsWhichQuietMovesGiveCheck(RandomWalk walk) {
        walk.forEach(position -> {
            MovePicker picker = at(position);
            picker.start(position, Move.NONE);
            for (int move : Positions.legalMoves(position)) {
                if (!isNoisy(position, move) && !Move.isCastling(move)) {
                    position.make(move);
                    boolean check = position.inCheck();
                    position.unmake(move);
                    assertThat(picker.givesCheck(move)).isEqualTo(check);
                }
            }
        });
    }

    /** The request may come in any stage. */
    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void leavesQuietMovesOutOnlyIfNoneGivesCheck(RandomWalk walk) {
        Random random = new Random(1);
        walk.forEach(position -> {
            Set<Integer> left = Positions.legalMoves(position);
            if (left.isEmpty()) {
                return;
            }
            MovePicker picker = at(position);
            histories.reward(position, PLY, any(random, left), 5, 0);
            picker.start(position, any(random, left));
            for (int i = random.nextInt(left.size()); i > 0; i--) {
                left.remove(picker.next());
            }
            int before = picker.count();
            picker.skipQuiets();
            int skipped = picker.count() - before;
            List<Integer> rest = rest(picker);
            assertThat(rest).hasSize(left.size() - skipped);
            if (skipped > 0) {
                left.removeAll(rest);
                assertThat(left).allMatch(move -> !isNoisy(position, move) && !picker.givesCheck(move));
                assertThat(rest).allMatch(move -> isNoisy(position, move));
            }
        });
    }

    @Test
    void leavesOutTheQuietMovesOfANodeOfWhichTheFirstCame() {
        Position position = Positions.of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        MovePicker picker = at(position);
        picker.start(position, Move.NONE);
        picker.next();
        int before = picker.count();
        picker.skipQuiets();
        assertThat(picker.count() - before).isEqualTo(5);
        assertThat(rest(picker)).isEmpty();
    }

    private static int any(Random random, Set<Integer> moves) {
        return List.copyOf(moves).get(random.nextInt(moves.size()));
    }

    @Test
    void goodCapturesComeFirstAndLosingOnesLast() {
        Position position = Positions.of("4k3/3p4/Q1p5/2q5/3P4/8/8/4K3 w - - 0 1");
        MovePicker picker = at(position);
        picker.start(position, Move.NONE);
        List<Integer> moves = rest(picker);
        assertThat(moves.get(0)).isEqualTo(Positions.move(position, "d4c5"));
        assertThat(moves.get(moves.size() - 1)).isEqualTo(Positions.move(position, "a6c6"));
        assertThat(picker.amongLosingCaptures()).isTrue();
    }

    @Test
    void aQuietMoveAfterWhichNothingHelpsComesSooner() {
        Position position = Positions.of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        MovePicker picker = at(position);
        picker.start(position, Move.NONE);
        List<Integer> before = rest(picker);
        int last = before.get(before.size() - 1);
        played.set(PLY, position, last);
        position.make(last);
        histories.rewardLeadingMove(position, PLY + 1, 10);
        position.unmake(last);
        picker.start(position, Move.NONE);
        assertThat(rest(picker).get(0)).isEqualTo(last);
    }

    @Test
    void capturesThatCutOffComeSooner() {
        Position position = Positions.of("4k3/8/8/2n1n3/3P4/8/8/4K3 w - - 0 1");
        MovePicker picker = at(position);
        picker.startNoisy(position, Move.NONE);
        List<Integer> before = rest(picker);
        assertThat(before).hasSize(2);
        histories.reward(position, PLY, before.get(1), 10, 0);
        picker.startNoisy(position, Move.NONE);
        assertThat(rest(picker)).containsExactly(before.get(1), before.get(0));
    }
}
