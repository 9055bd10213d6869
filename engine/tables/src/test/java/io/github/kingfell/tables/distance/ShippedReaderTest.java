package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuiltTable;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables that come with the program, against tables built from the rules and mates known by heart. */
class ShippedReaderTest {
    private final TableProbe reader = TableLibrary.withShippedTables().reader();

    /** Either side to move, in either colour: one of them is stored, the other found from its moves. */
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KQK", "KPK"})
    void valuesAreThoseOfABuiltTable(String name) {
        BuiltTable built = SharedTables.built(name);
        int kind = Piece.kind(Piece.of(Color.WHITE, "PNBRQ".indexOf(name.charAt(1)) + 1));
        Random random = new Random(4);
        int compared = 0;
        while (compared < 1000) {
            int strong = random.nextInt(2);
            PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
            int white = random.nextInt(64);
            int black = random.nextInt(64);
            int square = kind == Piece.PAWN ? 8 + random.nextInt(48) : random.nextInt(64);
            builder.put(white, Piece.of(Color.WHITE, Piece.KING));
            builder.put(black, Piece.of(Color.BLACK, Piece.KING));
            builder.put(square, Piece.of(strong, kind));
            if (white != black && square != white && square != black) {
                try {
                    Position position = builder.build();
                    assertThat(reader.plies(position))
                            .isEqualTo(built.plies(position, position.material(), new int[3]));
                    compared++;
                } catch (IllegalPositionException e) {
                    // Another one is drawn.
                }
            }
        }
    }

    /** The value without the capture and the values behind the captures give the value with it. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/k7/1pP5/8/8/K7 b - c3 0 1, 8/8/8/k7/1pP5/8/8/K7 b - - 0 1",
        "8/8/8/8/1pP5/8/8/K6k b - c3 0 1, 8/8/8/8/1pP5/8/8/K6k b - - 0 1",
        "k7/8/8/pP6/8/8/8/7K w - a6 0 1,  k7/8/8/pP6/8/8/8/7K w - - 0 1",
        "7k/8/8/pP6/8/8/8/K7 w - a6 0 1,  7k/8/8/pP6/8/8/8/K7 w - - 0 1"
    })
    void enPassantIsPlayed(String with, String without) {
        Position position = Positions.of(with);
        int value = reader.plies(Positions.of(without));
        assertThat(reader.plies(position)).isEqualTo(EnPassant.plies(position, value, reader));
    }

    /** Whatever the other side has beside its king is left out; -2 is not known. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1,      w, 1",
        "7k/7p/6K1/8/8/8/8/R7 w - - 0 1,     w, 1",
        "7k/8/6K1/8/8/pp6/pp6/R7 w - - 0 1,  w, 1",
        "r7/8/8/8/8/6k1/QQ6/7K b - - 0 1,    b, 1",
        "2k5/8/1K6/8/8/8/5n2/7R w - - 0 1,   w, 3",
        "R6k/8/6K1/8/8/8/5n2/8 b - - 0 1,    w, 0",
        "7k/8/6K1/8/8/8/8/RR6 w - - 0 1,     w, 1",
        "7k/8/6K1/8/8/8/8/RRRR4 w - - 0 1,   w, -2",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,     w, -2",
        "4k3/8/8/8/8/8/n7/R3K3 w Q - 0 1,    w, -2",
        "8/8/8/8/8/k7/n7/R3K3 w - - 0 1,     w, -2",
        "8/8/8/8/8/1k6/n7/R3K3 w - - 0 1,    b, -1"
    })
    void againstABareKing(String fen, String attacker, int plies) {
        int color = attacker.equals("w") ? Color.WHITE : Color.BLACK;
        assertThat(reader.pliesAgainstBareKing(Positions.of(fen), color)).isEqualTo(plies);
    }

    /** One more pawn of the defender's changes nothing, though a capture en passant is open with it. */
    @Test
    void enPassantIsNoMoveOfABareKing() {
        Position position = Positions.of("7k/8/8/1pP5/8/8/8/K7 w - b6 0 1");
        Position bare = Positions.of("7k/8/8/2P5/8/8/8/K7 w - - 0 1");
        assertThat(reader.pliesAgainstBareKing(position, Color.WHITE)).isEqualTo(reader.plies(bare));
    }

    @Test
    void whatIsNotCoveredIsUnknown() {
        assertThat(reader.plies(Positions.of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"))).isEqualTo(ExactValues.UNKNOWN);
        assertThat(reader.plies(Positions.of("4k3/pp6/8/8/8/8/8/R3K3 w - - 0 1")))
                .isEqualTo(ExactValues.UNKNOWN);
        assertThat(reader.plies(Positions.of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).isEqualTo(ExactValues.DRAW);
    }
}
