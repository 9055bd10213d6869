package io.github.kingfell.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.kernel.Verdict.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests each condition of {@code docs/proof-format.md}, satisfied and violated. */
class ProofCheckTest {
    /** Black's king in the corner always has exactly one move; White shuffles or mates with the rook on g8. */
    private static final String SHUFFLE = "k7/8/1K6/8/8/7B/8/6R1 w - - 0 1";

    @ParameterizedTest
    @CsvSource({
        "three, 'mate 3, no mate in 2'",
        "mated, 'mated 2, no mate in 1'",
        "checkmate, mated 0",
        "castling, mate 1",
        "gain, gain 9 patience 1",
        "lemmas, mate 3"
    })
    void trueProofsHold(String name, String text) {
        assertThat(ProofText.check(ProofText.resource(name))).isEqualTo(new Verdict(Kind.HOLDS, text));
    }

    @ParameterizedTest
    @CsvSource({
        "board100, the fifty-move rule ends the game before mate",
        "lem98, the fifty-move rule ends the game before mate",
    })
    void falseProofsDoNot(String name, String text) {
        assertThat(ProofText.check(ProofText.resource(name))).isEqualTo(new Verdict(Kind.REJECTED, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the attacker
                "- b4c3 3 | - b4b3 3 | the answer b4b3 is not legal",
                "- b4c3 3 | - - 3 | line 5: the answer - is not legal",
                "a2b1 g4a4 1 | a2b1 c3c2 1 | line 8: the answer c3c2 is not legal",
                "b1c1 a4a1 0 | b1c1 a4b4 0 | line 9: c1d1 is not answered",
                "a1a2 g4a4 0 | a1a2 g4g2 0 | line 7: a2a3 is not answered",
                // the defender
                "a1a2 g4a4 0 | a1b1 g4a4 0 | line 6: a1a2 is not answered",
                "a3a2 =3 | a3a2 =1 | is not",
                "a3a2 =3 | a3a2 =2 | is not",
                "a3a2 =3 | a3a2 =6 | is not",
                // the claim
                "claim mate 3 | claim mate 2 | the longest defence takes 3 moves",
                "claim mate 3 | claim mate 4 | the longest defence takes 3 moves",
                "claim mate 3 | claim mated 3 | line 5: the defender is to move",
                // the clock
                "w - - 0 1 | w - - 96 99 | the fifty-move rule ends the game",
                // the refutation
                "refutation 2 | refutation 0 | the claim does not fit a refutation of a mate in 0",
                "refutation 2 | refutation 500 | is not answered",
                "refutation 2 | refutation 501 | the claim does not fit a refutation of a mate in 501",
                "refutation 2 | refutation 1 | line 13: a move is answered twice or does not exist",
                "refutation 2 | refutation 3 | is not answered",
                "- - 18 | - b4a4 18 | line 13: the attacker is to move",
                "b4a4 a2a1 0 | b4a4 - 0 | line 15: the answer - is not legal",
                "b4a4 a2a1 0 | b4a4 a2a3 0 | line 15: the answer a2a3 is not legal",
                "g4g8 a2a1 0 | g4g7 a2a1 0 | line 13: g4g8 is not answered",
            })
    void aForgedMateIsRejected(String original, String forged, String reason) {
        String text = ProofText.resource("three");
        assertThat(text).contains(original);
        assertRejected(ProofText.sealed(text.replace(original, forged)), reason);
    }

    @Test
    void aMoveAnsweredTwiceIsRejected() {
        String text = ProofText.resource("three").replace("a3a2 =3", "a3a2 =3\na3a2 =3");
        text = text.replace("a2a3 c3c2 1", "a2a3 c3c2 2");
        assertRejected(ProofText.sealed(text), "line 10: a move is answered twice or needs no answer");
    }

    @Test
    void aMoveThatIsNotLegalIsRejected() {
        String text = ProofText.resource("three").replace("a3a2 =3", "a3a2 =3\na3b3 =3");
        text = text.replace("a2a3 c3c2 1", "a2a3 c3c2 2");
        assertRejected(ProofText.sealed(text), "line 10: a move is answered twice or needs no answer");
    }

    @Test
    void stalemateIsNoMate() {
        assertRejected(
                ProofText.of("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "mate 1", "proof 1; - c1c7 0"),
                "line 5: the defender is stalemated");
    }

    @Test
    void aBranchThatComesBackIsRejected() {
        assertRejected(
                ProofText.of(SHUFFLE, "mate 9", "proof 2; - g1g2 1; a8b8 g2g1 1; b8a8 =1"),
                "a branch of more than 500 moves");
    }

    /** A position that occurs twice is no draw, one that occurs a third time is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mate 1 | proof 1; - g1g8 0 | mate 1",
                "mate 3 | proof 3; - g1g2 1; a8b8 g2g1 1; b8a8 g1g8 0 | mate 3",
                "mate 4 | proof 4; - g1g2 1; a8b8 g2g1 1; b8a8 g1g2 1; a8b8 g2g8 0 | mate 4",
                "mate 5 | proof 5; - g1g2 1; a8b8 g2g1 1; b8a8 g1g2 1; a8b8 g2g1 1; b8a8 g1g8 0"
                        + " | line 8: the defender can claim a draw by repetition with b8a8",
                "mate 7 | proof 7; - g1g3 1; a8b8 g3g1 1; b8a8 g1g2 1; a8b8 g2g3 1; b8a8 g3g2 1; a8b8 g2g3 1; b8a8 g3g8 0"
                        + " | mate 7",
                "mate 8 | proof 8; - g1g3 1; a8b8 g3g2 1; b8a8 g2g3 1; a8b8 g3g2 1; b8a8 g2g3 1; a8b8 g3g2 1; b8a8 g2g1 1;"
                        + " a8b8 g1g8 0 | line 9: the defender can claim a draw by repetition",
            })
    void repetition(String claim, String nodes, String text) {
        assertThat(ProofText.check(ProofText.of(SHUFFLE, claim, nodes)).text()).isEqualTo(text);
    }

    @Test
    void noMate() {
        assertThat(ProofText.check(
                        ProofText.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1", "no mate 1", "refutation 1 1; - - 0")))
                .isEqualTo(new Verdict(Kind.HOLDS, "no mate 1"));
        assertRejected(ProofText.of(SHUFFLE, "no mate 1", "refutation 1 1; - - 0"), "line 5: g1g8 mates");
        assertRejected(
                ProofText.of(SHUFFLE, "no mate 2", "refutation 1 1; - - 0"),
                "the claim does not fit a " + "refutation of a mate in 1");
        assertRejected(
                ProofText.of(SHUFFLE, "no mate 1", "refutation 0 1; - - 0"),
                "the claim does not fit a " + "refutation of a mate in 0");
    }

    /** Stalemate is no move; a claim of the defender is a dash before his move, and no moves after it. */
    @Test
    void drawsInARefutation() {
        String after = "7k/8/8/8/8/8/8/K7 w - - 98 99";
        String nodes = "refutation 2 4; - - 3; a1a2 - 0; a1b1 - 0; a1b2 - 0";
        assertRejected(ProofText.of(after, "no mate 2", nodes), "the answer - is not legal");
        assertThat(ProofText.check(ProofText.of(after.replace("98", "99"), "no mate 2", nodes))
                        .kind())
                .isEqualTo(Kind.HOLDS);
        String moves = nodes.replace("- 0", "h8h7 0");
        assertRejected(
                ProofText.of(after.replace("98", "99"), "no mate 2", moves),
                "an answer follows although the game is " + "already drawn");
        assertThat(ProofText.check(ProofText.of(after, "no mate 3", moves.replace("refutation 2", "refutation 3")))
                        .kind())
                .isEqualTo(Kind.HOLDS);
        assertRejected(
                ProofText.of(after.replace("98", "97"), "no mate 3", moves.replace("refutation 2", "refutation 3")),
                "is not answered");
    }

    /** Where a claim ends the game, nothing follows. */
    @Test
    void nothingFollowsADraw() {
        String fen = "7k/8/8/8/8/8/8/K7 w - - 98 99";
        String body = "refutation 3 5; - - 3; a1a2 h8h7 1; a2a1 h7h8 0; a1b1 h8h7 0; a1b2 h8h7 0";
        assertRejected(ProofText.of(fen, "no mate 3", body), "line 6: moves follow a draw");
        String claims = body.replace("h8h7", "-");
        assertRejected(ProofText.of(fen.replace("98", "99"), "no mate 3", claims), "line 6: moves follow a draw");
    }

    /**
     * Both kings go to and fro. The position of the file is there the third time with Black's fourth move, and not
     * before.
     */
    @Test
    void aRefutationEndsWithTheThirdRepetition() {
        String fen = "k7/8/7b/8/8/8/4r3/K7 w - - 0 1";
        String nodes = "refutation 7 5; - - 1; a1b1 a8b8 1; b1a1 b8a8 1; a1b1 a8b8 1; b1a1 b8a8 0";
        assertThat(ProofText.check(ProofText.of(fen, "no mate 7", nodes)))
                .isEqualTo(new Verdict(Kind.HOLDS, "no mate 7"));
        String more = nodes.replace("7 5", "7 6").replace("b8a8 0", "b8a8 1; a1b1 a8b8 0");
        assertRejected(ProofText.of(fen, "no mate 7", more), "line 9: moves follow a draw");
        String less = "refutation 7 3; - - 1; a1b1 a8b8 1; b1a1 b8a8 0";
        assertRejected(ProofText.of(fen, "no mate 7", less), "line 7: a1b1 is not answered");
    }

    /** A dash stands for a draw, not for a mate before the last move. */
    @Test
    void theDefenderIsCheckmatedTooSoon() {
        Position start = Fen.read("7k/5K1p/6P1/8/8/8/8/8 w - - 0 1").position();
        StringBuilder nodes = new StringBuilder();
        int count = 1;
        for (Move move : start.legalMoves()) {
            Position after = start.play(move);
            String answer = after.legalMoves().stream()
                    .filter(reply -> after.play(reply).legalMoves().stream()
                            .map(after.play(reply)::play)
                            .noneMatch(end -> end.inCheck() && end.legalMoves().isEmpty()))
                    .map(Move::toString)
                    .findFirst()
                    .orElse("-");
            nodes.append("; " + move + " " + answer + " 0");
            count++;
        }
        String body = "refutation 2 " + count + "; - - " + (count - 1) + nodes;
        assertRejected(
                ProofText.of("7k/5K1p/6P1/8/8/8/8/8 w - - 0 1", "no mate 2", body), "the defender is checkmated");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lemmas 6; | lemmas 7; Kc2ka2Rg4 g4a4; | lemma Kc2ka2Rg4 g4a4: an earlier lemma has the same position",
                "Kc2ka2Rg4 g4a4 | Kc2ka2Rg4 g4h5 | lemma Kc2ka2Rg4 g4h5: the move is not legal",
                "Kc2ka2Rg4 g4a4 | Kc2ka2Rg4 g4h4 | no earlier lemma has ",
                "Kc2ka2Rg4 g4a4 | ka2Kc2Rg4 g4a4 | the position is not in its normal form",
                "Kc2ka2Rg4 g4a4 | Kb2ka2Rg4 g4a4 | the side that is not to move is in check",
                "Kc2ka2Rg4 g4a4 | Kc2Ka2Rg4 g4a4 | each side must have exactly one king",
                "Kc2ka2Rg4 g4a4 | Kf6kh8Qg5 g5g6 | the defender is stalemated in Kf6kh8Qg6",
                "lemmas 6; Kc2ka2Rg4 g4a4; | lemmas 5; | no earlier lemma has Kc2ka2Rg4",
                "mate 3 | mate 4 | the longest defence takes 3 moves",
                "w - - 0 1 | w - - 96 99 | the fifty-move rule ends the game before mate",
                "w - - 0 1 | b - - 0 1 | the move is not legal",
            })
    void forgedLemmasAreRejected(String original, String forged, String reason) {
        String text =
                ProofText.resource("lemmas").replace("\nKc2ka2", "; Kc2ka2").replace("g4a4\nKc3kc1", "g4a4; Kc3kc1");
        assertThat(text).contains(original);
        assertRejected(ProofText.sealed(text.replace(original, forged).replace("; ", "\n")), reason);
    }

    /** A square of en passant is written where the capture is legal, and only there. */
    @Test
    void aLemmaWithASquareOfEnPassant() {
        Position position = Fen.read("6k1/8/8/3Pp3/8/8/8/2K5 w - e6 0 1").position();
        assertThat(Lemma.text(position)).isEqualTo("Pd5pe5Kc1kg8/e6");
        assertThat(new Lemma("Pd5pe5Kc1kg8/e6", "d5e6").position(true)).isEqualTo(position);
        assertThatThrownBy(() -> new Lemma("Pc5pe5Kc1kg8/e6", "c1c2").position(true))
                .hasMessage("lemma Pc5pe5Kc1kg8/e6 c1c2: the position is not in its normal form");
    }

    /** The clock, and the defender to move. */
    @Test
    void trueLemmasHold() {
        String text = ProofText.resource("lemmas");
        assertThat(ProofText.check(ProofText.sealed(text.replace("w - - 0 1", "w - - 95 99"))))
                .isEqualTo(new Verdict(Kind.HOLDS, "mate 3"));
        String mated =
                text.replace("8/8/8/8/1K4R1/8/k7/8 w", "8/8/8/8/6R1/2K5/k7/8 b").replace("mate 3", "mated 2");
        assertThat(ProofText.check(ProofText.sealed(mated))).isEqualTo(new Verdict(Kind.HOLDS, "mated 2"));
    }

    /** On the board and with the next move; mate comes before any claim, and a pawn move sets the clock back. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "97 | HOLDS",
                "98 | REJECTED",
                "99 | REJECTED",
            })
    void fiftyMoves(int clock, Kind verdict) {
        String fen = SHUFFLE.replace("0 1", clock + " 120");
        assertThat(ProofText.check(ProofText.of(fen, "mate 2", "proof 2; - g1g2 1; a8b8 g2g8 0"))
                        .kind())
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource({"98", "99", "100", "149"})
    void mateComesBeforeAnyClaim(int clock) {
        String fen = SHUFFLE.replace("0 1", clock + " 120");
        assertThat(ProofText.check(ProofText.of(fen, "mate 1", "proof 1; - g1g8 0"))
                        .kind())
                .isEqualTo(Kind.HOLDS);
    }

    /** After seventy-five moves the game is over, unless the last of them mated; a pawn's move comes too late. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/3n4/4P3/8/8/4K3 w - - 149 90 | gain 3 patience 0 | proof 1; - e4d5 0 | HOLDS",
                "4k3/8/8/3n4/4P3/8/8/4K3 w - - 150 90 | gain 3 patience 0 | proof 1; - e4d5 0 | REJECTED",
                "7k/5K2/4Q2p/8/8/8/8/8 w - - 149 90   | mate 1            | proof 1; - e6h6 0 | HOLDS",
                "7k/5K2/4Q2p/8/8/8/8/8 w - - 150 90   | mate 1            | proof 1; - e6h6 0 | REJECTED",
                "7k/5K2/4Q2p/8/8/8/8/8 w - - 149 90   | mate 1            | lemmas 1; ph6Kf7kh8Qe6 e6h6 | HOLDS",
                "7k/5K2/4Q2p/8/8/8/8/8 w - - 150 90   | mate 1            | lemmas 1; ph6Kf7kh8Qe6 e6h6 | REJECTED",
                "7k/5K2/7Q/8/8/8/8/8 b - - 150 90     | mated 0           | proof 1; - - 0 | HOLDS",
            })
    void seventyFiveMoves(String fen, String claim, String nodes, Kind kind) {
        Verdict verdict = ProofText.check(ProofText.of(fen, claim, nodes));
        assertThat(verdict.kind()).as(verdict.text()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/4k3/8/8/8/8/4K3, true",
        "8/8/4k3/8/8/8/8/N3K3, true",
        "8/8/4k3/8/8/8/8/b3K3, true",
        "8/8/4k3/8/1B6/8/3b4/B3K3, true",
        "8/8/4k3/8/8/8/3b4/BB2K3, false",
        "8/8/4k3/8/8/8/8/NN2K3, false",
        "8/8/4k3/8/8/8/8/N3K2n, false",
        "8/8/4k3/8/8/8/8/B3K2n, false",
        "8/8/4k3/8/8/8/P7/4K3, false",
        "8/8/4k3/8/8/8/8/R3K3, false",
    })
    void deadPositions(String board, boolean dead) {
        assertThat(Fen.read(board + " w - - 0 1").position().isDead()).isEqualTo(dead);
    }

    @Test
    void theDefenderWhoMovesFirstMayClaimAtOnce() {
        String body = "proof 2; - - 1; a8b8 g1g8 0";
        String fen = SHUFFLE.replace(" w ", " b ");
        assertThat(ProofText.check(ProofText.of(fen, "mated 1", body)).kind()).isEqualTo(Kind.HOLDS);
        assertRejected(ProofText.of(fen.replace("0 1", "99 99"), "mated 1", body), "the fifty-move rule ends the game");
        assertRejected(
                ProofText.of(fen.replace("0 1", "100 99"), "mated 1", body), "the fifty-move rule ends the game");
        assertRejected(
                ProofText.of(fen, "mated 1", "proof 2; - a8b8 1; a8b8 g1g8 0"), "line 5: the defender is to move");
    }

    /** A shared node is replayed at the clock with which the other branch reaches it. */
    @Test
    void aSharedNodeIsReplayedWithTheGreaterClock() {
        String text = ProofText.resource("three").replaceAll("(?s)refutation.*", "end 0");
        // Node 3 comes at plies 4 and 4 here: one answer later the same clock, so both hold or fail together.
        assertThat(ProofText.check(ProofText.sealed(text.replace("- - 0 1", "- - 95 90")))
                        .kind())
                .isEqualTo(Kind.HOLDS);
        assertRejected(ProofText.sealed(text.replace("- - 0 1", "- - 96 90")), "the fifty-move rule ends the game");
    }

    /** The defender who moves first has to answer first. */
    @Test
    void aFalseRefutationOfBeingMated() {
        String mated = "proof 2; - - 1; a8b8 g1g8 0";
        String fen = SHUFFLE.replace(" w ", " b ");
        assertRejected(ProofText.of(fen, "mated 1", mated + "; refutation 1 1; - a8b8 0"), "g1g8 mates");
        String text = ProofText.resource("mated");
        assertRejected(ProofText.sealed(text.replace("- h8h7 0", "- h8h6 0")), "the answer h8h6 is not legal");
        assertRejected(ProofText.sealed(text.replace("- h8h7 0", "- - 0")), "the answer - is not legal");
    }

    /**
     * A pawn becomes a queen in two moves, and nothing can be done about it. White or Black wins eight points so, and
     * no more. A knight or a bishop alone is drawn.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8/P7/8/8/8/5K2/7k w - - 0 1 | gain 8 patience 0 | proof 2; - a6a7 1; h1h2 a7a8q 0 | HOLDS",
                "8/8/P7/8/8/8/5K2/7k w - - 0 1 | gain 9 patience 0 | proof 2; - a6a7 1; h1h2 a7a8q 0 | REJECTED",
                "8/8/P7/8/8/8/5K2/7k w - - 0 1 | gain 8 patience 0 | proof 2; - a6a7 1; h1h2 a7a8r 0 | REJECTED",
                "8/8/P7/8/8/8/5K2/7k w - - 0 1 | gain 4 patience 0 | proof 2; - a6a7 1; h1h2 a7a8r 0 | HOLDS",
                "8/8/P7/P7/8/8/5K2/7k w - - 0 1 | gain 2 patience 0 | proof 2; - a6a7 1; h1h2 a7a8n 0 | HOLDS",
                "8/8/P7/P7/8/8/5K2/7k w - - 0 1 | gain 3 patience 0 | proof 2; - a6a7 1; h1h2 a7a8n 0 | REJECTED",
                "8/8/P7/P7/8/8/5K2/7k w - - 0 1 | gain 2 patience 0 | proof 2; - a6a7 1; h1h2 a7a8b 0 | HOLDS",
                "8/8/P7/8/8/8/5K2/7k w - - 0 1  | gain 2 patience 0 | proof 2; - a6a7 1; h1h2 a7a8n 0 | REJECTED",
                "8/8/P7/8/8/8/5K2/7k w - - 0 1  | gain 2 patience 0 | proof 2; - a6a7 1; h1h2 a7a8b 0 | REJECTED",
                "4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1 | gain 9 patience 0 | proof 1; - c3d5 0 | REJECTED",
                "8/8/P7/8/8/8/5K2/7k w - - 0 1 | gain 1 patience 0 | proof 1; - a6a7 0               | REJECTED",
                "7K/5k2/8/8/8/p7/8/8 b - - 0 1 | gain 8 patience 0 | proof 2; - a3a2 1; h8h7 a2a1q 0 | HOLDS",
                "7K/5k2/8/8/8/p7/8/8 b - - 0 1 | gain 9 patience 0 | proof 2; - a3a2 1; h8h7 a2a1q 0 | REJECTED",
                // What was won can be taken back, a pawn becomes a queen, and checks have to be answered.
                "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1 | gain 1 patience 0 | proof 1; - e4d5 0 | REJECTED",
                "k7/8/8/8/8/1r6/2P3p1/K7 w - - 0 1   | gain 1 patience 0 | proof 1; - c2b3 0 | REJECTED",
                "k3r3/8/8/8/8/8/3p4/2K5 w - - 0 1    | gain 1 patience 0 | proof 1; - c1d2 0 | REJECTED",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1   | gain 1 patience 0 | proof 1; - e4d5 0 | HOLDS",
            })
    void whatIsWon(String fen, String claim, String nodes, Kind kind) {
        Verdict verdict = ProofText.check(ProofText.of(fen, claim, nodes));
        assertThat(verdict.kind()).as(verdict.text()).isEqualTo(kind);
    }

    /**
     * Each node is looked at twice, once for what may recur, and a node that is referred to no more often than another.
     */
    @Test
    void aBudgetOfTwoPlacesANodeIsEnough() {
        String text = ProofText.sealed(ProofText.resource("three").replaceAll("(?s)refutation.*", "end 0"));
        assertThat(ProofText.check(text, 12).kind()).isEqualTo(Kind.HOLDS);
        assertThat(ProofText.check(text, 11)).isEqualTo(new Verdict(Kind.UNFINISHED, "not finished after 11 places"));
    }

    @Test
    void aBudgetThatIsTooSmallLeavesTheQuestionOpen() {
        for (String name : new String[] {"three", "mated", "gain", "lemmas"}) {
            String text = ProofText.resource(name);
            assertThat(ProofText.check(text, 4).kind()).as(name).isEqualTo(Kind.UNFINISHED);
            assertThat(ProofText.check(text, 200).kind()).as(name).isEqualTo(Kind.HOLDS);
        }
    }

    private static void assertRejected(String text, String reason) {
        Verdict verdict = ProofText.check(text);
        assertThat(verdict.text()).contains(reason);
        assertThat(verdict.kind()).isEqualTo(Kind.REJECTED);
    }
}
