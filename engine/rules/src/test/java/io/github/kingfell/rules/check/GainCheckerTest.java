package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GainCheckerTest {
    /** A knight forks king and queen; the king has three squares, and nothing takes the knight. */
    private static final String FORK = "8/8/8/1q3k2/8/1P3N2/8/K7 w - - 0 1";

    /** The fork and, after every reply, the capture of the queen. */
    private static GainProof fork(String fen, int points, int patience) throws Exception {
        Position position = Positions.of(fen);
        int fork = UciMove.parse("f3d4", position);
        position.make(fork);
        List<Integer> replies = List.copyOf(Positions.legalMoves(position));
        List<Integer> code = new ArrayList<>(List.of(fork, replies.size()));
        int next = 2 + 2 * replies.size();
        for (int reply : replies) {
            code.addAll(List.of(reply, next));
            next += 2;
        }
        for (int i = 0; i < replies.size(); i++) {
            code.addAll(List.of(Move.of(Square.of(3, 3), Square.of(1, 4), Move.NORMAL), 0));
        }
        return new GainProof(
                points,
                patience,
                new AnswerTree(code.stream().mapToInt(Integer::intValue).toArray()));
    }

    private static GainCertificate check(String fen, GainProof proof) throws RejectedProofException {
        return GainChecker.check(Positions.of(fen), proof);
    }

    @Test
    void aForkWinsTheQueen() throws Exception {
        GainCertificate gain = check(FORK, fork(FORK, 9, 0));
        assertThat(gain.points()).isEqualTo(9);
        assertThat(gain.isMate()).isFalse();
        assertThat(gain.line()).hasSize(3);
        assertThat(gain.line()[0]).isEqualTo(UciMove.parse("f3d4", Positions.of(FORK)));
    }

    /** The same moves do not prove more points, nor a gain against a quiet reply that they do not answer. */
    @ParameterizedTest
    @CsvSource({"10, 0", "9, 1"})
    void theSameMovesDoNotProveMore(int points, int patience) throws Exception {
        GainProof proof = fork(FORK, points, patience);
        assertThatThrownBy(() -> check(FORK, proof))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining("replies are answered");
    }

    /** The gain can be recaptured, checks have to be answered, and a stalemate or a mate ends the game. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1    | e4d5 | 0 replies are answered, 1 count",
                "k7/8/8/8/8/1r6/2P3p1/K7 w - - 0 1      | c2b3 | 0 replies are answered, 4 count",
                "k3r3/8/8/8/8/8/3p4/2K5 w - - 0 1       | c1d2 | 0 replies are answered, 2 count",
                "k7/2p5/8/1Q6/8/8/6K1/8 w - - 0 1       | b5b6 | replies are answered",
                "k7/2p5/8/1Q6/8/8/6K1/8 w - - 0 1       | b5b2 | replies are answered",
                "7k/5p2/6Q1/8/8/8/6K1/8 w - - 0 1       | g6f7 | stalemate",
                "4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1      | c3d5 | nobody can mate with these pieces",
                "3qk3/8/8/8/7B/8/7b/4K3 w - - 0 1       | h4d8 | nobody can mate with these pieces",
                "4k3/8/8/3n4/4P3/8/8/4K3 w - - 150 90   | e4d5 | the seventy-five-move rule has ended the game",
            })
    void whatDoesNotLast(String fen, String move, String reason) throws Exception {
        int[] code = {UciMove.parse(move, Positions.of(fen)), 0};
        assertThatThrownBy(() -> check(fen, new GainProof(1, 0, new AnswerTree(code))))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void aHangingPieceIsWonAtOnce() throws Exception {
        String fen = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";
        int capture = UciMove.parse("e4d5", Positions.of(fen));
        GainCertificate gain = check(fen, new GainProof(1, 0, new AnswerTree(new int[] {capture, 0})));
        assertThat(gain.points()).isEqualTo(3);
        assertThat(gain.line()).containsExactly(capture);
    }

    /**
     * The gain counts from the material at the root, not against the opponent's; and a promotion counts as what it
     * brings.
     */
    @ParameterizedTest
    @CsvSource({"4k3/2q5/8/3n4/4P3/8/8/4K3 w - - 0 1, e4d5, 3", "8/P6k/8/8/8/8/8/K7 w - - 0 1, a7a8q, 8"})
    void gainsCountFromTheRoot(String fen, String move, int points) throws Exception {
        int played = UciMove.parse(move, Positions.of(fen));
        GainProof proof = new GainProof(points, 0, new AnswerTree(new int[] {played, 0}));
        Position after = Positions.play(Positions.of(fen), move);
        boolean lasting = Positions.legalMoves(after).stream().noneMatch(reply -> isNoisy(after, reply));
        if (lasting) {
            assertThat(check(fen, proof).points()).isEqualTo(points);
        } else {
            assertThatThrownBy(() -> check(fen, proof)).isInstanceOf(RejectedProofException.class);
        }
        assertThatThrownBy(() -> check(fen, new GainProof(points + 1, 0, proof.answers())))
                .isInstanceOf(RejectedProofException.class);
    }

    private static boolean isNoisy(Position position, int move) {
        boolean noisy = position.isCapture(move) || Move.isPromotion(move);
        position.make(move);
        noisy |= position.inCheck();
        position.unmake(move);
        return noisy;
    }

    @Test
    void mateIsAnyGain() throws Exception {
        String fen = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
        int mate = UciMove.parse("h1h8", Positions.of(fen));
        GainCertificate gain = check(fen, new GainProof(200, 0, new AnswerTree(new int[] {mate, 0})));
        assertThat(gain.isMate()).isTrue();
    }

    /** The reply completes fifty moves. */
    @Test
    void aClaimOfADrawForestallsTheGain() throws Exception {
        String fen = "8/8/8/1q3k2/8/1P3N2/8/K7 w - - 98 80";
        GainProof proof = fork(fen, 9, 0);
        assertThatThrownBy(() -> check(fen, proof)).hasMessageContaining("claim a draw");
    }

    /** After the capture of the queen, every quiet reply except the last is answered, up to the patience. */
    @ParameterizedTest
    @CsvSource({"1, 3", "2, 4"})
    void whatIsWonIsKeptThroughQuietReplies(int patience, int moves) throws Exception {
        GainProof proof = keeping(FORK, patience);
        GainCertificate gain = check(FORK, proof);
        assertThat(gain.points()).isEqualTo(9);
        assertThat(gain.line()).hasSize(2 * moves - 1);
        for (int other : new int[] {patience - 1, patience + 1}) {
            assertThatThrownBy(() -> check(FORK, new GainProof(9, other, proof.answers())))
                    .isInstanceOf(RejectedProofException.class)
                    .hasMessageContaining("replies are answered");
        }
    }

    @Test
    void aReplyIsAnsweredOnce() throws Exception {
        int[] code = fork(FORK, 9, 0).answers().toArray();
        code[4] = code[2];
        assertThatThrownBy(() -> check(FORK, new GainProof(9, 0, new AnswerTree(code))))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining("answered twice");
        code[4] = Move.of(0, 1, Move.NORMAL);
        assertThatThrownBy(() -> check(FORK, new GainProof(9, 0, new AnswerTree(code))))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining("not legal");
    }

    /** The fork, the capture of the queen, and then any move that leaves Black only quiet replies. */
    private static GainProof keeping(String fen, int patience) {
        List<Integer> code = new ArrayList<>();
        keep(Positions.of(fen), patience, code);
        return new GainProof(
                9,
                patience,
                new AnswerTree(code.stream().mapToInt(Integer::intValue).toArray()));
    }

    private static int keep(Position x, int patience, List<Integer> code) {
        boolean won = x.pieces(Color.BLACK, Piece.QUEEN) == 0;
        int move = Positions.legalMoves(x).stream()
                .filter(tried -> won ? leavesQuietReplies(x, tried) : isForkOrCapture(x, tried))
                .findFirst()
                .orElseThrow();
        int left = won ? patience - 1 : patience;
        x.make(move);
        boolean ends = x.pieces(Color.BLACK, Piece.QUEEN) == 0 && left == 0;
        List<Integer> replies = ends ? List.of() : List.copyOf(Positions.legalMoves(x));
        int node = code.size();
        code.addAll(List.of(move, replies.size()));
        replies.forEach(reply -> code.addAll(List.of(reply, -1)));
        for (int i = 0; i < replies.size(); i++) {
            x.make(replies.get(i));
            code.set(node + 3 + 2 * i, keep(x, left, code));
            x.unmake(replies.get(i));
        }
        x.unmake(move);
        return node;
    }

    private static boolean isForkOrCapture(Position x, int move) {
        int to = x.king(Color.BLACK) == Square.parse("f5") ? Square.parse("d4") : Square.parse("b5");
        return Move.to(move) == to && Piece.kind(x.pieceAt(Move.from(move))) == Piece.KNIGHT;
    }

    private static boolean leavesQuietReplies(Position x, int move) {
        x.make(move);
        boolean quiet = !x.inCheck() && Positions.legalMoves(x).stream().noneMatch(reply -> isNoisy(x, reply));
        x.unmake(move);
        return quiet && !x.isCapture(move);
    }

    /** A mate is a gain of any size, and the limit of moves holds for gains too. */
    @Test
    void noBranchHasMoreThanFiveHundredMoves() throws Exception {
        GainProof longest = new GainProof(200, 0, new AnswerTree(LongMate.code(500)));
        assertThat(GainChecker.check(LongMate.start(), longest).line()).hasSize(999);
        GainProof longer = new GainProof(200, 0, new AnswerTree(LongMate.code(501)));
        assertThatThrownBy(() -> GainChecker.check(LongMate.start(), longer)).hasMessageContaining("too long");
    }

    /** A mating branch is checked against every reply; of two branches the line is the longer one, to its end. */
    @Test
    void theLineIsALongestBranch() throws Exception {
        Position root = Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1");
        GainProof proof = new GainProof(200, 0, new AnswerTree(MateOracle.proof(root, 3, true)));
        GainCertificate gain = GainChecker.check(root, proof);
        assertThat(gain.isMate()).isTrue();
        assertThat(gain.line()).hasSize(5);
        for (int move : gain.line()) {
            assertThat(Positions.legalMoves(root)).contains(move);
            root.make(move);
        }
        assertThat(root.inCheck()).isTrue();
        assertThat(Positions.legalMoves(root)).isEmpty();
    }

    /**
     * Shared nodes are replayed in every branch, half a million times here. The check is given up, which does not mean
     * that the proof is wrong.
     */
    @Test
    void aProofThatIsTooLargeIsNotJudged() {
        int[] code = ProofSharingTest.code(ProofSharingTest.meeting(ProofSharingTest.THERE_AND_BACK));
        GainProof proof = new GainProof(200, 0, new AnswerTree(code));
        assertThatThrownBy(() -> check(ProofSharingTest.ROOT.formatted(0), proof))
                .isInstanceOf(UnfinishedCheckException.class);
    }

    @ParameterizedTest
    @CsvSource({"1, 0, true", "200, 9, true", "0, 0, false", "201, 0, false", "1, 10, false", "1, -1, false"})
    void theNumbersOfAGain(int points, int patience, boolean sensible) {
        AnswerTree answers = new AnswerTree(new int[] {0, 0});
        if (sensible) {
            assertThat(new GainProof(points, patience, answers).patience()).isEqualTo(patience);
        } else {
            assertThatThrownBy(() -> new GainProof(points, patience, answers))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void whatEndsTheGameEndsTheBranch() {
        String mate = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
        int rook = Positions.move(Positions.of(mate), "h1h8");
        GainProof more = new GainProof(1, 0, new AnswerTree(new int[] {rook, 1, rook, 4, rook, 0}));
        assertThatThrownBy(() -> check(mate, more)).hasMessageContaining("replies follow a mate");
        GainProof illegal = new GainProof(1, 0, new AnswerTree(new int[] {Move.of(7, 62, Move.NORMAL), 0}));
        assertThatThrownBy(() -> check(mate, illegal)).hasMessageContaining("the attacker's move is not legal");
        // Fifty moves are complete before any reply.
        String late = "k7/8/8/p7/P7/8/2K5/7R w - - 99 90";
        GainProof quiet =
                new GainProof(1, 0, new AnswerTree(new int[] {Positions.move(Positions.of(late), "h1h2"), 0}));
        assertThatThrownBy(() -> check(late, quiet)).hasMessageContaining("the defender can claim a draw");
    }

    @Test
    void brokenTreesAreRefused() {
        int capture = Move.of(28, 35, Move.NORMAL);
        String fen = "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1";
        int illegal = Move.of(28, 63, Move.NORMAL);
        for (int[] code : new int[][] {{}, {capture}, {capture, 1}, {capture, 1, 5, 99}, {capture, -1}, {illegal, 0}}) {
            assertThatThrownBy(() -> check(fen, new GainProof(1, 0, new AnswerTree(code))))
                    .isInstanceOf(RejectedProofException.class);
        }
        assertThatThrownBy(() -> new GainProof(0, 0, new AnswerTree(new int[] {0, 0})))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
