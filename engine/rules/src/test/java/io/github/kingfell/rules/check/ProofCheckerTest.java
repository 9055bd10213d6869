package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProofCheckerTest {
    private static final int[] ALL = {};

    /** Two rooks: 1.Ra7 Kg8 2.Rb8#, every reply forced. */
    private static final String LADDER = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    /** Mate in two after several replies. */
    private static final String QUIET = "8/1Q6/8/8/1K6/8/8/1k6 w - - 0 1";

    /** Mate in three with many replies and transpositions. */
    private static final String OPEN = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    @Test
    void certifiesLengthAndLine() throws Exception {
        Position root = Fen.parse(LADDER);
        MateCertificate mate = check(root, ladder(root));
        assertThat(mate.moves()).isEqualTo(2);
        assertThat(mate.line()).containsExactly(line(root, "a2a7", "h8g8", "b1b8"));
    }

    @ParameterizedTest
    @ValueSource(strings = {QUIET, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "k7/2K5/8/8/8/8/8/1Q6 w - - 0 1"})
    void acceptsWhatTheOracleProves(String fen) throws Exception {
        Position root = Fen.parse(fen);
        int length = MateOracle.mates(root, 1) ? 1 : 2;
        MateCertificate mate = check(root, MateOracle.proof(root, 2, false));
        assertThat(mate.moves()).isEqualTo(length);
        assertEndsInMate(root, mate, 2 * length - 1);
    }

    @Test
    void givesUpWhenToldTo() throws Exception {
        Position root = Fen.parse(OPEN);
        MateProof proof = new MateProof(MateOracle.proof(root, 3, false));
        int enough = 1_000_000;
        assertThat(ProofChecker.check(root, ALL, proof, enough, () -> false).moves())
                .isEqualTo(3);
        assertThatThrownBy(() -> ProofChecker.check(root, ALL, proof, enough, () -> true))
                .isInstanceOf(UnfinishedCheckException.class);
        assertThatThrownBy(() -> ProofChecker.check(root, ALL, proof, 5, () -> false))
                .isInstanceOf(UnfinishedCheckException.class);
    }

    @Test
    void certifiesTheMatedSide() throws Exception {
        Position root = Fen.parse("7k/R7/8/8/8/8/8/1R4K1 b - - 0 1");
        MateCertificate mate = check(root, MateOracle.defenderProof(root, 1));
        assertThat(mate.moves()).isEqualTo(-1);
        assertEndsInMate(root, mate, 2);
    }

    @Test
    void certifiesAMateByBlack() throws Exception {
        Position root = Fen.parse("1r4k1/r7/8/8/8/8/8/7K b - - 0 1");
        int[] line = line(root, "a7a2", "h1g1", "b8b1");
        MateCertificate mate = check(root, new int[] {line[0], 1, line[1], 4, line[2], 0});
        assertThat(mate.moves()).isEqualTo(2);
        assertThat(mate.attacker()).isEqualTo(root.sideToMove());
        assertThat(mate.isOfStrategy()).isFalse();
    }

    @Test
    void certifiesAMatedRoot() throws Exception {
        Position root = Fen.parse("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        MateCertificate mate = check(root, new int[] {Move.NONE, 0});
        assertThat(mate.moves()).isZero();
        assertThat(mate.line()).isEmpty();
    }

    @Test
    void theCertificateCarriesItsProof() throws Exception {
        Position root = Fen.parse(LADDER);
        play(root, "a2a3", "h8g8");
        int[] code = MateOracle.proof(root, 2, false);
        MateCertificate mate = check(root, code);
        assertThat(mate.root().key()).isEqualTo(root.key());
        assertThat(mate.root().ply()).as("the game is kept").isEqualTo(2);
        assertThat(mate.attacker()).isEqualTo(root.sideToMove());
        root.make(code[0]);
        mate.root().make(code[0]);
        assertThat(ProofChecker.check(mate.root(), ALL, mate.proof()).moves()).isEqualTo(mate.moves());
        Position mated = Fen.parse("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        MateCertificate there = MateCertificate.ofMatedRoot(mated);
        assertThat(ProofChecker.check(there.root(), ALL, there.proof()).moves()).isZero();
        assertThat(there.attacker()).isNotEqualTo(mated.sideToMove());
    }

    @Test
    void doesNotChangeTheRoot() throws Exception {
        Position root = Fen.parse(LADDER);
        check(root, ladder(root));
        assertThat(Fen.format(root)).isEqualTo(LADDER);
    }

    @Test
    void holdsTheAttackerToTheRootMoves() throws Exception {
        Position root = Fen.parse(LADDER);
        int key = UciMove.parse("a2a7", root);
        int other = UciMove.parse("b1b2", root);
        MateProof proof = new MateProof(ladder(root));
        assertThat(ProofChecker.check(root, new int[] {other, key}, proof).moves())
                .isEqualTo(2);
        assertThatThrownBy(() -> ProofChecker.check(root, new int[] {other}, proof))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining("root moves");
    }

    @Test
    void wantsAnswersToTheRootMovesOfTheDefenderOnly() throws Exception {
        // Kf8 walks out of the net, Kh8 does not.
        Position root = Fen.parse("6k1/R7/8/8/8/8/8/1R4K1 b - - 0 1");
        int stay = UciMove.parse("g8h8", root);
        root.make(stay);
        int mate = UciMove.parse("b1b8", root);
        root.unmake(stay);
        MateProof proof = new MateProof(new int[] {Move.NONE, 1, stay, 4, mate, 0});
        assertThat(ProofChecker.check(root, new int[] {stay}, proof).moves()).isEqualTo(-1);
        assertRejected(root, "replies", Move.NONE, 1, stay, 4, mate, 0);
    }

    // ---- what must be refused ----

    @Test
    void refusesStalemate() throws Exception {
        Position root = Fen.parse("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1");
        assertRejected(root, "stalemate", UciMove.parse("c1c7", root), 0);
    }

    @Test
    void refusesAMoveThatDoesNotMate() throws Exception {
        Position root = Fen.parse(LADDER);
        assertRejected(root, "replies", UciMove.parse("a2a8", root), 0);
    }

    @Test
    void refusesAMissingReply() throws Exception {
        Position root = Fen.parse(QUIET);
        int[] code = MateOracle.proof(root, 2, false);
        assertThat(code[1]).as("replies").isGreaterThan(0);
        int[] fewer = code.clone();
        fewer[1]--;
        assertRejected(root, "replies", fewer);
    }

    @Test
    void refusesAReplyAnsweredTwice() throws Exception {
        Position root = Fen.parse(QUIET);
        int[] code = MateOracle.proof(root, 2, false);
        code[4] = code[2];
        code[5] = code[3];
        assertRejected(root, "answered twice", code);
    }

    @Test
    void refusesAnIllegalReplyAndRepliesToMate() throws Exception {
        Position root = Fen.parse(LADDER);
        int[] code = ladder(root);
        int[] illegal = code.clone();
        illegal[2] = Move.of(0, 1, Move.NORMAL);
        assertRejected(root, "not legal", illegal);
        int[] after = Arrays.copyOf(code, 8);
        after[5] = 1;
        after[6] = code[2];
        after[7] = 0;
        assertRejected(root, "mate", after);
    }

    @Test
    void refusesTheWrongSide() throws Exception {
        Position root = Fen.parse(LADDER);
        int[] code = ladder(root);
        assertRejected(Fen.parse(LADDER.replace(" w ", " b ")), "not legal", code);
        code[0] = Move.NONE;
        assertRejected(root, "replies", code);
    }

    @Test
    void refusesLoops() throws Exception {
        Position root = Fen.parse(LADDER);
        int[] code = ladder(root);
        code[3] = 0;
        assertRejected(root, "comes back", code);
    }

    @Test
    void refusesMoreThanFiveHundredMoves() throws Exception {
        assertThat(check(LongMate.start(), LongMate.code(500)).moves()).isEqualTo(500);
        assertRejected(LongMate.start(), "too long", LongMate.code(501));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5, 6, 100, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void refusesIndexesOutOfRange(int index) throws Exception {
        Position root = Fen.parse(LADDER);
        int[] code = ladder(root);
        code[3] = index;
        assertRejected(root, "", code);
        int[] count = ladder(root);
        count[1] = index;
        assertRejected(root, "", count);
    }

    @Test
    void refusesEveryTruncation() throws Exception {
        Position root = Fen.parse(QUIET);
        int[] code = MateOracle.proof(root, 2, false);
        for (int length = 0; length < code.length; length++) {
            assertRejected(root, "", Arrays.copyOf(code, length));
        }
    }

    @Test
    void acceptsOnlyTruthAmongTamperedProofs() throws Exception {
        Position root = Fen.parse(QUIET);
        int[] code = MateOracle.proof(root, 2, false);
        int refused = 0;
        Random random = new Random(1);
        for (int run = 0; run < 20_000; run++) {
            int[] tampered = code.clone();
            for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                tampered[random.nextInt(code.length)] ^= 1 << random.nextInt(run % 2 == 0 ? 16 : 32);
            }
            refused += refusesOrTellsTheTruth(root, tampered);
        }
        assertThat(refused).isGreaterThan(19_000);
    }

    @Test
    void survivesGarbage() throws Exception {
        Position root = Fen.parse(QUIET);
        Random random = new Random(2);
        for (int run = 0; run < 20_000; run++) {
            int bound = 1 << random.nextInt(16);
            int[] garbage = random.ints(random.nextInt(40), 0, bound + 1).toArray();
            refusesOrTellsTheTruth(root, garbage);
            refusesOrTellsTheTruth(root, random.ints(random.nextInt(40)).toArray());
        }
    }

    // ---- draws ----

    @ParameterizedTest
    @CsvSource({"96, true", "97, true", "98, false", "99, false", "100, false"})
    void knowsTheFiftyMoveRule(int clock, boolean holds) throws Exception {
        // At 97 the mate is the hundredth ply; at 98 Black claims with his own move, the hundredth.
        Position root = Fen.parse(LADDER.replace(" 0 1", " " + clock + " 100"));
        assertHolds(root, ladder(root), holds);
    }

    @Test
    void matesOnTheHundredthPly() throws Exception {
        Position root = Fen.parse("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 100");
        assertHolds(root, new int[] {UciMove.parse("a1a8", root), 0}, true);
    }

    @Test
    void theDefenderMayClaimAtTheRoot() throws Exception {
        Position root = Fen.parse("7k/R7/8/8/8/8/8/1R4K1 b - - 98 100");
        assertHolds(root, MateOracle.defenderProof(root, 1), true);
        assertHolds(Fen.parse("7k/R7/8/8/8/8/8/1R4K1 b - - 99 100"), MateOracle.defenderProof(root, 1), false);
    }

    /** A capture that mates resets the clock, but after seventy-five moves the game is over. */
    @ParameterizedTest
    @CsvSource({"100, true", "149, true", "150, false", "9999, false"})
    void knowsTheSeventyFiveMoveRule(int clock, boolean holds) throws Exception {
        Position root = Fen.parse("7k/5K2/4Q2p/8/8/8/8/8 w - - " + clock + " 120");
        MateProof proof = new MateProof(new int[] {UciMove.parse("e6h6", root), 0});
        if (holds) {
            assertThat(ProofChecker.check(root, new int[0], proof).moves()).isEqualTo(1);
        } else {
            assertThatThrownBy(() -> ProofChecker.check(root, new int[0], proof))
                    .hasMessageContaining("the seventy-five-move rule has ended the game");
        }
    }

    /** Fifty moves are complete on the board, so the defender's own move, which resets the clock, comes too late. */
    @ParameterizedTest
    @CsvSource({"98, true", "99, false"})
    void theDefenderMayClaimBeforeHeMoves(int clock, boolean holds) throws Exception {
        Position root = Fen.parse("7k/5K2/6P1/8/p7/8/8/1R6 w - - " + clock + " 120");
        int[] line = line(root, "b1b2", "a4a3", "b2h2");
        assertHolds(root, new int[] {line[0], 1, line[1], 4, line[2], 0}, holds);
    }

    @Test
    void theDefenderMayClaimWithAMoveThatIsNotSearched() throws Exception {
        // The pawn move resets the clock and is answered by mate; any king move would claim.
        Position root = Fen.parse("7k/R6p/8/8/8/8/8/1R4K1 b - - 99 100");
        int push = UciMove.parse("h7h5", root);
        root.make(push);
        int mate = UciMove.parse("b1b8", root);
        root.unmake(push);
        MateProof proof = new MateProof(new int[] {Move.NONE, 1, push, 4, mate, 0});
        assertThatThrownBy(() -> ProofChecker.check(root, new int[] {push}, proof))
                .hasMessageContaining("claim");
        Position fresh = Fen.parse("7k/R6p/8/8/8/8/8/1R4K1 b - - 0 100");
        assertThatCode(() -> ProofChecker.check(fresh, new int[] {push}, proof)).doesNotThrowAnyException();
    }

    @Test
    void knowsTheGame() throws Exception {
        Position root = Fen.parse(LADDER);
        int[] proof = ladder(root);
        play(root, "a2a7", "h8g8", "a7a2", "g8h8");
        assertHolds(root, proof, true);
        play(root, "a2a7", "h8g8", "a7a2", "g8h8");
        // 1.Ra7 would repeat its position for the third time.
        assertHolds(root, proof, false);
    }

    @Test
    void knowsThatTheNextMoveRepeats() throws Exception {
        Position root = Fen.parse("6k1/R7/8/8/8/8/8/1R4K1 w - - 0 1");
        play(root, "b1b2", "g8h8");
        int[] proof = ladder(root, "b2b1");
        assertHolds(root, proof, true);
        play(root, "b2b1", "h8g8", "b1b2", "g8h8");
        // The position after 1.Rb1 occurs only the second time, but 1...Kg8 would make a third.
        assertHolds(root, proof, false);
    }

    // ---- shared nodes ----

    @Test
    void sharedNodesChangeNothingButTheSize() throws Exception {
        Position root = Fen.parse(OPEN);
        int[] tree = MateOracle.proof(root, 3, false);
        int[] graph = MateOracle.proof(root, 3, true);
        assertThat(graph).hasSizeLessThan(tree.length);
        MateCertificate mate = check(root, graph);
        assertThat(mate.moves()).isEqualTo(3);
        assertThat(mate.moves()).isEqualTo(check(root, tree).moves());
        assertEndsInMate(root, mate, 5);
    }

    @Test
    void sharedNodesAreTriedWithEachPosition() throws Exception {
        // One answer to two different replies: good after one, wrong after the other.
        Position root = Fen.parse(OPEN);
        int[] graph = MateOracle.proof(root, 3, true);
        int[] wrong = graph.clone();
        wrong[5] = wrong[3];
        assertRejected(root, "", wrong);
    }

    private static int[] ladder(Position root, String... first) {
        int key = UciMove.parse(first.length > 0 ? first[0] : "a2a7", root);
        root.make(key);
        int reply = UciMove.parse("h8g8", root);
        root.make(reply);
        int mate = UciMove.parse("b1b8", root);
        root.unmake(reply);
        root.unmake(key);
        return new int[] {key, 1, reply, 4, mate, 0};
    }

    private static MateCertificate check(Position root, int[] code) throws RejectedProofException {
        return ProofChecker.check(root, ALL, new MateProof(code));
    }

    private static void assertRejected(Position root, String reason, int... code) {
        assertThatThrownBy(() -> check(root, code))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining(reason);
    }

    private static void assertHolds(Position root, int[] code, boolean holds) {
        if (holds) {
            assertThatCode(() -> check(root, code)).doesNotThrowAnyException();
        } else {
            assertRejected(root, "claim", code);
        }
    }

    /** Returns 1 when the array is refused; an accepted proof must be true, whatever the array. */
    private static int refusesOrTellsTheTruth(Position root, int[] code) {
        try {
            MateCertificate mate = check(root, code);
            assertThat(MateOracle.mates(root, mate.moves()))
                    .as(Arrays.toString(code))
                    .isTrue();
            return 0;
        } catch (RejectedProofException e) {
            return 1;
        }
    }

    private static void play(Position position, String... moves) {
        for (String move : moves) {
            position.make(UciMove.parse(move, position));
        }
    }

    private static int[] line(Position root, String... texts) {
        Position position = root.copy();
        int[] moves = new int[texts.length];
        for (int i = 0; i < texts.length; i++) {
            moves[i] = UciMove.parse(texts[i], position);
            position.make(moves[i]);
        }
        return moves;
    }

    private static void assertEndsInMate(Position root, MateCertificate mate, int plies) throws NotationException {
        assertThat(mate.line()).hasSize(plies);
        Position end = Fen.parse(Fen.format(root));
        for (int move : mate.line()) {
            assertThat(MateOracle.legalMoves(end)).contains(move);
            end.make(move);
        }
        assertThat(end.inCheck()).isTrue();
        assertThat(new MoveGenerator(end).count(end)).isZero();
    }
}
