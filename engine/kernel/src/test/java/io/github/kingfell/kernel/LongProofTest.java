package io.github.kingfell.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Verdict.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks mates at the limits of the fifty-move rule and of the formats. Black's king goes between a8 and b8, and has no
 * other move. White's rook walks about, visits a square at most twice in fifty moves, and mates on the eighth rank at
 * any time.
 */
class LongProofTest {
    private static final String THREE_PAWNS = "k7/8/1K6/8/8/7B/PPP5/6R1 w - - %d 90";
    private static final String TWO_PAWNS = "k7/8/1K6/8/8/7B/P1P5/6R1 w - - %d 90";

    private static final String[] PAWN_MOVES = {
        "a2a3", "a3a4", "a4a5", "a5a6", "c2c3", "c3c4", "c4c5", "c5c6", "b2b3", "b3b4", "b4b5"
    };

    /**
     * A round of the rook; an odd number of squares, so that Black's king stands on the other square in the next round.
     */
    private static final String[] ROUND = {
        "g2", "g3", "g5", "g6", "g7", "h7", "h6", "h5", "h4", "f4", "f6", "f7", "e7", "e5", "e4", "e3", "e2", "e1",
        "f1", "d1", "d6", "d5", "d4", "d3", "d2"
    };

    /** White's moves: the first is a pawn's, and so is one after each number of moves given. The last mates. */
    private static List<String> moves(int count, int between) {
        List<String> moves = new ArrayList<>();
        String rook = "g1";
        for (int rounds = 0; moves.size() < count - 1; ) {
            if (moves.size() % between == 0) {
                moves.add(PAWN_MOVES[moves.size() / between]);
            } else {
                String to = ROUND[rounds++ % ROUND.length];
                moves.add(rook + to);
                rook = to;
            }
        }
        moves.add(rook + rook.charAt(0) + "8");
        return moves;
    }

    private static String tree(List<String> moves) {
        StringBuilder nodes = new StringBuilder("proof " + moves.size());
        for (int i = 0; i < moves.size(); i++) {
            String reply = i == 0 ? "-" : i % 2 == 1 ? "a8b8" : "b8a8";
            nodes.append("; " + reply + " " + moves.get(i) + (i < moves.size() - 1 ? " 1" : " 0"));
        }
        return nodes.toString();
    }

    private static String lemmas(String fen, List<String> moves) {
        List<String> lemmas = new ArrayList<>();
        Position position = Fen.read(fen).position();
        for (String move : moves) {
            lemmas.add(Lemma.text(position) + " " + move);
            Position after = position.play(position.move(move).orElseThrow());
            position = after.legalMoves().stream().findFirst().map(after::play).orElse(after);
        }
        Collections.reverse(lemmas);
        return "lemmas " + lemmas.size() + "; " + String.join("; ", lemmas);
    }

    private static Verdict check(String fen, int length, String body) {
        return ProofText.check(ProofText.of(fen, "mate " + length, body));
    }

    /**
     * With the fiftieth move after the pawn's the mate is there, whatever the clock was before. With the next it is too
     * late.
     */
    @ParameterizedTest
    @CsvSource({"0, 51, HOLDS", "149, 51, HOLDS", "0, 52, REJECTED", "149, 52, REJECTED"})
    void fiftyMovesCountFromAPawnMove(int clock, int length, Kind kind) {
        String fen = TWO_PAWNS.formatted(clock);
        List<String> moves = moves(length, 1000);
        Verdict tree = check(fen, length, tree(moves));
        assertThat(tree.kind()).as(tree.text()).isEqualTo(kind);
        Verdict lemmas = check(fen, length, lemmas(fen, moves));
        assertThat(lemmas.kind()).as(lemmas.text()).isEqualTo(kind);
        if (kind == Kind.REJECTED) {
            assertThat(tree.text()).endsWith("the defender can claim a draw by fifty moves");
            assertThat(lemmas.text()).endsWith("the fifty-move rule ends the game before mate");
        }
    }

    @Test
    void aTreeHasFiveHundredMovesAtMost() {
        String fen = THREE_PAWNS.formatted(0);
        assertThat(check(fen, 500, tree(moves(500, 46)))).isEqualTo(new Verdict(Kind.HOLDS, "mate 500"));
        Verdict longer = check(fen, 500, tree(moves(501, 46)));
        assertThat(longer.kind()).isEqualTo(Kind.REJECTED);
        assertThat(longer.text()).endsWith("a branch of more than 500 moves");
    }

    @Test
    void lemmasHaveTwoHundredAndFiftyFiveMovesAtMost() {
        String fen = TWO_PAWNS.formatted(0);
        assertThat(check(fen, 255, lemmas(fen, moves(255, 32)))).isEqualTo(new Verdict(Kind.HOLDS, "mate 255"));
        Verdict longer = check(fen, 256, lemmas(fen, moves(256, 32)));
        assertThat(longer.kind()).isEqualTo(Kind.REJECTED);
        assertThat(longer.text()).endsWith("a mate of more than 255 moves");
    }

    /** His only move is a pawn's, and sets the clock back; but with the fiftieth move he claims before he makes it. */
    @ParameterizedTest
    @CsvSource({"0, HOLDS", "98, HOLDS", "99, REJECTED"})
    void aPawnMoveOfTheDefenderSetsTheClockBack(int clock, Kind kind) {
        String fen = "7k/5K2/6P1/8/p7/8/8/1R6 w - - " + clock + " 120";
        assertThat(check(fen, 2, "proof 2; - b1b2 1; a4a3 b2h2 0").kind()).isEqualTo(kind);
        assertThat(check(fen, 2, "lemmas 2; Pg6pa3Kf7kh8Rb2 b2h2; Pg6pa4Kf7kh8Rb1 b1b2")
                        .kind())
                .isEqualTo(kind);
    }

    /**
     * Mate comes before any claim, also on the hundredth ply; but there the position before the move is drawn already.
     * A capture or pawn move comes before a claim until 75 moves have ended the game.
     */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/6R1/8/k1K5/8 w - - 99 90, Kc2ka2Rg4 g4a4, HOLDS",
        "8/8/8/8/6R1/8/k1K5/8 w - - 100 90, Kc2ka2Rg4 g4a4, REJECTED",
        "6k1/1P6/6K1/8/8/8/8/8 w - - 149 200, Pb7Kg6kg8 b7b8q, HOLDS",
        "6k1/1P6/6K1/8/8/8/8/8 w - - 150 200, Pb7Kg6kg8 b7b8q, REJECTED"
    })
    void aLemmaThatMates(String fen, String lemma, Kind kind) {
        assertThat(check(fen, 1, "lemmas 1; " + lemma).kind()).isEqualTo(kind);
    }
}
