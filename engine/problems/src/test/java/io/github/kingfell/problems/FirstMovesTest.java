package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FirstMovesTest {
    /** What Popeye 4.104 prints with its option MoveNumbers: moves into check have numbers too. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6k1/p7/2p1p3/3P4/8/8/8/R3K2R w KQ - | a1a7 a1a6 a1a5 a1a4 a1a3 a1a2 a1d1 a1c1 a1b1 e1c1 e1g1 e1f2 \
            e1d2 e1d1 e1e2 e1f1 h1f1 h1g1 h1h8 h1h7 h1h6 h1h5 h1h4 h1h3 h1h2 d5d6 d5e6 d5c6
            4K3/1p6/2N5/8/3p4/2P1k3/2p5/1R1R4 b - - | c2c1q c2c1n c2c1r c2c1b c2d1q c2d1n c2d1r c2d1b c2b1q c2b1n \
            c2b1r c2b1b e3d2 e3f2 e3f4 e3e2 e3d3 e3e4 e3f3 d4d3 d4c3 b7b5 b7b6 b7c6
            """)
    void numbersAreThoseOfPopeye(String fen, String moves) throws NotationException {
        Position position = Fen.parse(fen);
        List<String> numbered = List.of(moves.split("[ \\n]+"));
        int[] legal = MoveList.legal(position).toArray();
        for (int move : legal) {
            String text = UciMove.format(move, false);
            assertThat(FirstMoves.number(position, move)).as(text).isEqualTo(numbered.indexOf(text) + 1);
        }
        assertThat(legal).isNotEmpty();
    }

    /** Black counts as White does when the board is turned and the colours are exchanged. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq -",
                "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3",
                "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -",
            })
    void blackSeesTheBoardTurned(String fen) throws NotationException {
        Position position = Fen.parse(fen);
        Position turned = Fen.parse(turned(fen.split(" ")));
        for (int move : MoveList.legal(position).toArray()) {
            int image = MoveList.legal(turned)
                    .find(Square.flip(Move.from(move)), Square.flip(Move.to(move)), Move.promotedTo(move));
            assertThat(FirstMoves.number(position, move, Color.BLACK))
                    .as(UciMove.format(move, false))
                    .isEqualTo(FirstMoves.number(turned, image));
        }
    }

    private static String turned(String[] fields) {
        List<String> ranks = Arrays.asList(exchanged(fields[0]).split("/"));
        Collections.reverse(ranks);
        String passed = fields[3].replace('3', '6');
        return String.join("/", ranks) + (fields[1].equals("w") ? " b " : " w ") + exchanged(fields[2]) + " " + passed;
    }

    private static String exchanged(String letters) {
        return letters.chars()
                .map(letter ->
                        Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
