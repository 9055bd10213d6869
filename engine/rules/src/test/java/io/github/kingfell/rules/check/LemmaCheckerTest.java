package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.PackedPosition;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.KrkDistances;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the mate in three of docs/proof-format.md as lemmas, true and forged. */
class LemmaCheckerTest {
    private static final String ROOT = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    /** Computed once, and never changed. */
    private static final KrkDistances DISTANCES = new KrkDistances();

    private static final String[][] LEMMAS = {
        {"8/8/8/8/6R1/8/k1K5/8 w - - 0 1", "g4a4"},
        {"8/8/8/8/R7/2K5/8/2k5 w - - 0 1", "a4a1"},
        {"8/8/8/8/6R1/k1K5/8/8 w - - 0 1", "c3c2"},
        {"8/8/8/8/6R1/2K5/8/k7 w - - 0 1", "c3c2"},
        {"8/8/8/8/6R1/2K5/8/1k6 w - - 0 1", "g4a4"},
        {ROOT, "b4c3"}
    };

    private static LemmaProof proof(int... order) {
        LemmaProof proof = new LemmaProof(Color.WHITE, 1);
        for (int lemma : order) {
            add(proof, LEMMAS[lemma][0], LEMMAS[lemma][1]);
        }
        return proof;
    }

    private static void add(LemmaProof proof, String fen, String move) {
        proof.add(
                PackedPosition.of(Positions.of(fen)),
                Square.parse(move.substring(0, 2)),
                Square.parse(move.substring(2)),
                Piece.NONE);
    }

    private static LemmaProof truth() {
        return proof(0, 1, 2, 3, 4, 5);
    }

    private static LemmaCertificate check(String fen, LemmaProof proof) throws RejectedProofException {
        return LemmaChecker.check(Positions.of(fen), proof, done -> true);
    }

    @Test
    void aTrueListIsCertified() throws RejectedProofException {
        LemmaCertificate mate = check(ROOT, truth());
        assertThat(mate.moves()).isEqualTo(3);
        assertThat(mate.line()).hasSize(5);
        Position end = mate.root();
        for (int move : mate.line()) {
            end.make(move);
        }
        assertThat(end.inCheck()).isTrue();
    }

    @Test
    void theDefenderMayBegin() throws RejectedProofException {
        LemmaCertificate mate = check("8/8/8/8/6R1/2K5/k7/8 b - - 0 1", truth());
        assertThat(mate.moves()).isEqualTo(-2);
        assertThat(mate.line()).hasSize(4);
    }

    /** Each lemma is needed, in this order. */
    @ParameterizedTest
    @CsvSource({"0", "1", "2", "3", "4", "5"})
    void nothingMayBeMissing(int missing) {
        LemmaProof whole = truth();
        LemmaProof proof = new LemmaProof(Color.WHITE, 1);
        for (int i = 0; i < whole.size(); i++) {
            if (i != missing) {
                proof.add(whole.position(i), whole.from(i), whole.to(i), whole.promoted(i));
            }
        }
        assertThatThrownBy(() -> check(ROOT, proof)).isInstanceOf(RejectedProofException.class);
    }

    @Test
    void whatFollowsIsNoReason() {
        assertThatThrownBy(() -> check(ROOT, proof(3, 0))).hasMessageContaining("no earlier lemma");
    }

    @Test
    void forgeriesAreToldApart() {
        assertThatThrownBy(() -> check(ROOT, proof(0, 0)))
                .hasMessageContaining("an earlier lemma has the same position");
        assertThatThrownBy(() -> check(ROOT, proof(2))).hasMessageContaining("no earlier lemma");
        assertThatThrownBy(() -> check(ROOT, proof(1, 2))).hasMessageContaining("lemma 2, White to move: ");
        LemmaProof illegal = new LemmaProof(Color.WHITE, 1);
        add(illegal, LEMMAS[0][0], "g4h5");
        assertThatThrownBy(() -> check(ROOT, illegal)).hasMessageContaining("not legal");
        LemmaProof stalemate = new LemmaProof(Color.WHITE, 1);
        add(stalemate, "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "g5g6");
        assertThatThrownBy(() -> check(ROOT, stalemate)).hasMessageContaining("stalemate");
        LemmaProof unusual = new LemmaProof(Color.WHITE, 1);
        unusual.add(
                PackedPosition.of(
                        new int[] {Piece.of(Color.BLACK, Piece.KING), Piece.of(Color.WHITE, Piece.KING)},
                        new int[] {0, 63},
                        Square.NONE),
                63,
                62,
                Piece.NONE);
        assertThatThrownBy(() -> check(ROOT, unusual)).hasMessageContaining("normal form");
    }

    /** Mate in three takes five plies, and the last of them may be the hundredth. */
    @Test
    void theClockCounts() throws RejectedProofException {
        assertThat(check("8/8/8/8/1K4R1/8/k7/8 w - - 95 80", truth()).moves()).isEqualTo(3);
        assertThatThrownBy(() -> check("8/8/8/8/1K4R1/8/k7/8 w - - 96 80", truth()))
                .hasMessageContaining("fifty moves");
        assertThat(check("8/8/8/8/6R1/2K5/k7/8 b - - 96 80", truth()).moves()).isEqualTo(-2);
        assertThatThrownBy(() -> check("8/8/8/8/6R1/2K5/k7/8 b - - 97 80", truth()))
                .hasMessageContaining("fifty moves");
    }

    /** The first move resets the clock, so the attacker may make it until the seventy-five-move rule ends the game. */
    @ParameterizedTest
    @CsvSource({"99, true", "101, true", "149, true", "150, false"})
    void aFirstMoveThatSetsTheClockBack(int clock, boolean holds) throws RejectedProofException {
        String fen = "7k/5K2/4Q2p/8/8/8/8/8 w - - " + clock + " 120";
        LemmaProof proof = new LemmaProof(Color.WHITE, 1);
        add(proof, fen, "e6h6");
        if (holds) {
            assertThat(check(fen, proof).moves()).isEqualTo(1);
        } else {
            assertThatThrownBy(() -> check(fen, proof)).hasMessageContaining("the seventy-five-move rule");
        }
    }

    /** The pawn's move resets the clock, but at 98 Black can claim a draw with the reply before it. */
    @ParameterizedTest
    @CsvSource({"97, true", "98, false"})
    void aMoveThatSetsTheClockBackMayComeTooLate(int clock, boolean holds) throws RejectedProofException {
        LemmaProof proof = new LemmaProof(Color.WHITE, 2);
        proof.add(
                PackedPosition.of(Positions.of("6k1/1P6/6K1/8/8/8/8/8 w - - 0 1")),
                Square.parse("b7"),
                Square.parse("b8"),
                Piece.QUEEN);
        String root = "7k/1P6/5K2/8/8/8/8/8 w - - %d 120";
        add(proof, root.formatted(0), "f6g6");
        if (holds) {
            assertThat(check(root.formatted(clock), proof).moves()).isEqualTo(2);
        } else {
            assertThatThrownBy(() -> check(root.formatted(clock), proof)).hasMessageContaining("fifty moves");
        }
    }

    @Test
    void blackMayMate() throws RejectedProofException {
        LemmaProof proof = new LemmaProof(Color.BLACK, 1);
        add(proof, "8/8/8/8/6r1/8/K1k5/8 b - - 0 1", "g4a4");
        assertThat(proof.attacker()).isEqualTo(Color.BLACK);
        assertThat(check("8/8/8/8/6r1/8/K1k5/8 b - - 0 1", proof).moves()).isEqualTo(1);
        add(proof, "8/8/8/8/6r1/8/8/K1k5 b - - 0 1", "g4h4");
        assertThatThrownBy(() -> check("8/8/8/8/6r1/8/K1k5/8 b - - 0 1", proof))
                .hasMessageStartingWith("lemma 2, Black to move: ");
    }

    /** All mates of king and rook in at most six moves: thousands of lemmas, and the line has the longest defence. */
    @Test
    void aLongListIsCertified() throws RejectedProofException {
        LemmaProof proof = new LemmaProof(Color.WHITE, 1);
        int last = 0;
        for (int moves = 1; moves <= 6; moves++) {
            for (int placement = 0; placement < DISTANCES.white.length; placement++) {
                if (DISTANCES.white[placement] == moves) {
                    addShortest(proof, placement);
                    last = placement;
                }
            }
        }
        List<Integer> asked = new ArrayList<>();
        Position root = krk(last);
        LemmaCertificate mate = LemmaChecker.check(root, proof, asked::add);
        assertThat(asked).hasSize((proof.size() + 1023) / 1024).startsWith(0, 1024, 2048);
        assertThat(mate.moves()).isEqualTo(6);
        assertThat(mate.replies()).isGreaterThan(proof.size());
        assertThat(mate.line()).hasSize(11);
        for (int ply = 0; ply < 11; ply++) {
            root.make(mate.line()[ply]);
            assertThat(DISTANCES.plies(placement(root), ply % 2 == 1))
                    .as("plies left after %d", ply)
                    .isEqualTo(10 - ply);
        }
    }

    private static void addShortest(LemmaProof proof, int placement) {
        for (int next : KrkDistances.whiteMoves(placement)) {
            if (DISTANCES.black[next] == DISTANCES.white[placement] - 1) {
                boolean king = KrkDistances.wk(next) != KrkDistances.wk(placement);
                proof.add(
                        PackedPosition.of(krk(placement)),
                        king ? KrkDistances.wk(placement) : KrkDistances.r(placement),
                        king ? KrkDistances.wk(next) : KrkDistances.r(next),
                        Piece.NONE);
                return;
            }
        }
        throw new AssertionError("no shortest move");
    }

    private static Position krk(int placement) {
        try {
            return new PositionBuilder()
                    .put(KrkDistances.wk(placement), Piece.of(Color.WHITE, Piece.KING))
                    .put(KrkDistances.r(placement), Piece.of(Color.WHITE, Piece.ROOK))
                    .put(KrkDistances.bk(placement), Piece.of(Color.BLACK, Piece.KING))
                    .build();
        } catch (IllegalPositionException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static int placement(Position x) {
        int rook = Long.numberOfTrailingZeros(x.pieces(Color.WHITE, Piece.ROOK));
        return KrkDistances.of(x.king(Color.WHITE), rook, x.king(Color.BLACK));
    }

    @Test
    void aCheckCanBeEnded() {
        assertThatThrownBy(() -> LemmaChecker.check(Positions.of(ROOT), truth(), done -> false))
                .isInstanceOf(UnfinishedCheckException.class);
    }

    @Test
    void aGameBeforeIsRefused() {
        Position played = Positions.of("8/8/8/8/1K4R1/8/8/k7 b - - 0 1");
        played.make(UciMove.parse("a1a2", played));
        assertThatThrownBy(() -> LemmaChecker.check(played, truth(), done -> true))
                .hasMessageContaining("moves played before the position");
    }
}
