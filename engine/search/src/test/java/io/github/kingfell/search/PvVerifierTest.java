package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.Snapshot;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PvVerifierTest {
    private static final String BACK_AND_FORTH = "g1f3 g8f6 f3g1 f6g8 ";

    @Test
    void aSoundLineIsShownWhole() {
        Position root = Fen.start();
        Pv line = line(root, "e2e4 e7e5 g1f3");
        assertThat(PvVerifier.playable(root, line)).isEqualTo(line);
        assertThat(PvVerifier.playable(root, Pv.EMPTY)).isEqualTo(Pv.EMPTY);
    }

    @Test
    void theRootIsNotTouched() {
        Position root = Positions.play(Fen.start(), BACK_AND_FORTH);
        String before = Snapshot.of(root);
        PvVerifier.playable(root, line(root, "e2e4 e7e5"));
        assertThat(Snapshot.of(root)).isEqualTo(before);
    }

    @Test
    void aLineEndsBeforeItsFirstIllegalMove() {
        Position root = Fen.start();
        int[] moves = line(root, "e2e4 e7e5 g1f3").toArray();
        moves[1] = moves[0];
        assertThat(PvVerifier.playable(root, Pv.of(moves))).isEqualTo(Pv.of(moves[0]));
        assertThat(PvVerifier.playable(root, Pv.of(Move.NONE))).isEqualTo(Pv.EMPTY);
    }

    @Test
    void aLineEndsWithMate() {
        Position root = Fen.start();
        int[] moves = line(root, "f2f3 e7e5 g2g4 d8h4").toArray();
        int[] longer = Arrays.copyOf(moves, 6);
        longer[4] = moves[0];
        assertThat(PvVerifier.playable(root, Pv.of(longer))).isEqualTo(Pv.of(moves));
    }

    @Test
    void aLineEndsWithTheThirdOccurrence() {
        Position root = Fen.start();
        String twice = BACK_AND_FORTH + BACK_AND_FORTH;
        assertThat(PvVerifier.playable(root, line(root, twice + "e2e4"))).isEqualTo(line(root, twice));
    }

    @Test
    void occurrencesInTheGameCount() {
        Position root = Positions.play(Fen.start(), BACK_AND_FORTH);
        assertThat(PvVerifier.playable(root, line(root, BACK_AND_FORTH + "e2e4")))
                .isEqualTo(line(root, BACK_AND_FORTH));
    }

    @Test
    void aLineEndsWithTheHundredthPly() {
        Position root = Positions.of("4k3/8/8/8/8/8/8/4K2R w - - 98 90");
        assertThat(PvVerifier.playable(root, line(root, "h1h2 e8e7 h2h3"))).isEqualTo(line(root, "h1h2 e8e7"));
    }

    @Test
    void aLineEndsWithTheLastPieceTaken() {
        Position root = Positions.of("4k3/8/8/8/8/8/4r3/4K3 w - -");
        assertThat(PvVerifier.playable(root, line(root, "e1e2 e8e7"))).isEqualTo(line(root, "e1e2"));
    }

    @Test
    void aLineEndsWithStalemate() {
        Position root = Positions.of("7k/8/6K1/8/8/8/8/5Q2 w - -");
        Pv stalemate = line(root, "f1f7");
        assertThat(PvVerifier.playable(root, Pv.of(stalemate.move(0), stalemate.move(0))))
                .isEqualTo(stalemate);
    }

    private static Pv line(Position root, String uci) {
        Position position = root.copy();
        return Pv.of(Arrays.stream(uci.strip().split(" "))
                .mapToInt(text -> {
                    int move = Positions.move(position, text);
                    position.make(move);
                    return move;
                })
                .toArray());
    }
}
