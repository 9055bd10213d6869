package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.StoredPosition;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DefenceCheckerTest {
    /** Every pawn is blocked, and no king gets through. */
    private static final String BLOCKED = "8/3k4/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/3K4 w - - 0 1";

    /** All positions that arise, whatever either side plays. */
    private static DefenceProof everything(Position root, int attacker) {
        List<StoredPosition> found = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        Deque<Position> open = new ArrayDeque<>(List.of(root.copy()));
        while (!open.isEmpty()) {
            Position position = open.remove();
            if (!seen.add(position.key())) {
                continue;
            }
            if (position.sideToMove() == attacker) {
                found.add(StoredPosition.of(position));
            }
            for (int move : MoveList.legal(position).toArray()) {
                position.make(move);
                open.add(position.copy());
                position.unmake(move);
            }
        }
        return new DefenceProof(attacker, found);
    }

    private static void accepts(Position root, DefenceProof proof) throws RejectedProofException {
        assertThat(DefenceChecker.check(root, proof, done -> true).proof()).isEqualTo(proof);
    }

    private static void rejects(Position root, DefenceProof proof, String reason) {
        assertThatThrownBy(() -> DefenceChecker.check(root, proof, done -> true))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(ints = {Color.WHITE, Color.BLACK})
    void blockedPawnsHoldForEver(int attacker) throws RejectedProofException {
        Position root = Positions.of(BLOCKED);
        DefenceProof proof = everything(root, attacker);
        assertThat(proof.positions().size()).isGreaterThan(100);
        accepts(root, proof);
        DefenceCertificate certificate = DefenceChecker.check(root, proof, done -> true);
        assertThat(certificate.answered()).isGreaterThan(proof.positions().size());
        assertThat(certificate.inWords())
                .isEqualTo(attacker == Color.WHITE ? "no mate in any number of moves" : "never mated");
    }

    /** The defender's king must not be driven into a corner that is left out: all positions around it are needed. */
    @Test
    void aSetThatCanBeLeftIsRejected() {
        Position root = Positions.of(BLOCKED);
        List<StoredPosition> positions = everything(root, Color.WHITE).positions();
        rejects(root, new DefenceProof(Color.WHITE, List.of()), "the position of the proof: after ");
        rejects(root, new DefenceProof(Color.WHITE, positions.subList(0, 1)), "position 1: after ");
        rejects(root, new DefenceProof(Color.WHITE, positions.subList(0, positions.size() / 2)), "no reply leads");
        rejects(Positions.of(BLOCKED.replace(" w ", " b ")), new DefenceProof(Color.WHITE, List.of()), "no reply");
    }

    /** Rook and king win: the set of all positions has mates in it, and each part of it can be left. */
    @Test
    void noSetHoldsAgainstAWin() throws IllegalPositionException {
        List<StoredPosition> all = new ArrayList<>();
        for (int place = 0; place < 64 * 64 * 64; place += 7) {
            PositionBuilder builder = new PositionBuilder();
            builder.put(place & 63, Piece.of(Color.WHITE, Piece.KING));
            builder.put(place >> 6 & 63, Piece.of(Color.WHITE, Piece.ROOK));
            builder.put(place >> 12, Piece.of(Color.BLACK, Piece.KING));
            try {
                all.add(StoredPosition.of(builder.build()));
            } catch (IllegalPositionException e) {
                // Two pieces on one square, or Black in check.
            }
        }
        assertThat(all.size()).isGreaterThan(10_000);
        rejects(Positions.of("8/8/8/4k3/8/8/8/KR6 w - - 0 1"), new DefenceProof(Color.WHITE, all), "no reply leads");
    }

    /** The rook is lost at once, or the side is stalemated: nothing needs to follow. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/1k6/2R5/K7 b - - 0 1, 0",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, 0",
        "8/8/8/4k3/8/8/8/K1N5 w - - 0 1, 0",
        "8/8/8/4k3/8/8/7r/K7 b - - 0 1, 0",
    })
    void theEndOfTheFight(String fen, int attacker) throws RejectedProofException {
        accepts(Positions.of(fen), new DefenceProof(attacker, List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, 0",
        "7k/8/6K1/8/8/8/Q7/8 w - - 0 1, 0",
        "8/8/8/4k3/8/8/7r/K7 b - - 0 1, 1",
    })
    void aMateIsNotDenied(String fen, int attacker) {
        rejects(Positions.of(fen), new DefenceProof(attacker, List.of()), "no reply");
    }

    @Test
    void theAttackerIsToMove() {
        StoredPosition root = StoredPosition.of(Positions.of(BLOCKED));
        rejects(Positions.of(BLOCKED), new DefenceProof(Color.BLACK, List.of(root)), "position 1: the attacker is not");
    }
}
