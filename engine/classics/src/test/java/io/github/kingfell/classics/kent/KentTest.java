package io.github.kingfell.classics.kent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The behaviour that the paper describes, and reference values of our reconstruction. */
class KentTest {
    private static final String GAME_2 =
            "e4 e5 Nf3 Nc6 Bb5 a6 Bd3 Nf6 O-O Bc5 Nc3 O-O Kh1 d5 exd5 Nxd5 Qe1 Bd6 Nxd5 Re8"
                    + " Qe4 Nd4 Qxh7+ Kf8 Qh8#";
    private static final String AFTER_ND4 = "r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    private static final String AFTER_QG5 = "r1b1kbnr/pppp1ppp/8/4N1q1/2BnP3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5";
    private static final String HORIZON = "2kn4/1pp2p2/7N/1p5p/8/P1P5/1PK2PpP/3R4 w - - 0 25";

    private static Kent kent(ProgramStage edition, String... settings) throws NotationException {
        return new Kent(
                edition,
                ClassicSettings.parse(List.of(settings), List.of(Kent.WIDTH, Kent.PLIES, Kent.SUBTRACT, Kent.KNIGHT)));
    }

    private static int[] legal(Position position) {
        return MoveList.legal(position).toArray();
    }

    private static String plays(Kent kent, Position position) {
        Choice choice = kent.choose(position, legal(position), PositionCounter.unlimited())
                .orElseThrow();
        return San.format(position, choice.move());
    }

    private static List<String> selection(Kent kent, Position position) {
        return kent.select(position, legal(position), PositionCounter.unlimited()).stream()
                .map(candidate -> San.format(position, candidate.move()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"e4, 76", "e3, 76", "d4, 74", "Nf3, 56", "c4, 48"})
    void oneMoveFromTheStart(String move, int value) throws NotationException {
        Position start = Fen.start();
        assertThat(kent(ProgramStage.PLAIN).select(start, legal(start), PositionCounter.unlimited()))
                .contains(new Candidate(San.parse(move, start), value));
    }

    @ParameterizedTest
    @CsvSource({"e4, 0", "e3, 0", "d4, -2", "Nf3, -24", "d3, -24"})
    void twoMovesFromTheStart(String move, int value) throws NotationException {
        Position start = Fen.start();
        assertThat(kent(ProgramStage.PLAIN)
                        .afterReplies(start, San.parse(move, start), 1, -1_000_000, PositionCounter.unlimited()))
                .isEqualTo(value);
    }

    @Test
    void opensWithTheKingsPawn() throws NotationException {
        assertThat(plays(kent(ProgramStage.PLAIN), Fen.start())).isEqualTo("e4");
        // Without the subtraction, the reconstruction opens with this move.
        assertThat(plays(kent(ProgramStage.PLAIN, "kent.subtract=0"), Fen.start()))
                .isEqualTo("c3");
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8, 20})
    void declinesTheShillingTrap(int width) throws NotationException {
        assertThat(plays(kent(ProgramStage.PLAIN, "kent.width=" + width), Fen.parse(AFTER_ND4)))
                .isEqualTo("Nxd4");
    }

    @Test
    void checksInsteadOfForking() throws NotationException {
        Position position = Fen.parse(AFTER_QG5);
        assertThat(plays(kent(ProgramStage.PLAIN), position)).isEqualTo("Bxf7+");
        assertThat(selection(kent(ProgramStage.PLAIN), position).indexOf("Bxf7+"))
                .isEqualTo(7);
        assertThat(plays(kent(ProgramStage.PLAIN, "kent.width=6"), position)).isEqualTo("Nxf7");
    }

    @Test
    void doesNotSeeTheRookThatStopsThePawn() throws NotationException {
        assertThat(selection(kent(ProgramStage.FIRST), Fen.parse(HORIZON)).subList(0, 6))
                .contains("Rxd8+")
                .doesNotContain("Rg1");
    }

    @Test
    void playsMostOfTheSecondGame() throws NotationException {
        Kent kent = kent(ProgramStage.PLAIN);
        Position position = Fen.start();
        int same = 0;
        int moves = 0;
        for (String san : GAME_2.split(" ")) {
            if (moves++ % 2 == 0 && plays(kent, position).equals(san)) {
                same++;
            }
            position.make(San.parse(san, position));
        }
        assertThat(same).isGreaterThanOrEqualTo(7);
    }

    @Test
    void theSecondGameAsItWasTyped() throws NotationException {
        String[] typed = "6444 7152 6050 7655 7542 00 6343 5543 4253 7574 5233 7675".split(" ");
        Position position = Fen.start();
        int ply = 0;
        for (String san : GAME_2.split(" ")) {
            int move = San.parse(san, position);
            if (ply % 2 == 1) {
                assertThat(OctalMove.parse(typed[ply / 2], position)).isEqualTo(move);
            }
            position.make(move);
            ply++;
        }
        assertThat(OctalMove.parse("14 34", Fen.start())).isEqualTo(San.parse("e4", Fen.start()));
        assertThatThrownBy(() -> OctalMove.parse("1444", Fen.start())).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource({"1, 6, 22", "10, 6, 22", "11, 7, 21", "22, 18, 10", "40, 18, 6"})
    void fromTheCentreToTheKing(int move, int bias, int centre) {
        KentTables tables = new KentTables(ProgramStage.LATE, false);
        assertThat(tables.kingBias(move)).isEqualTo(bias);
        assertThat(tables.square(28, move)).isEqualTo(centre);
    }

    @ParameterizedTest
    @CsvSource({"FIRST, 2", "PLAIN, 2", "LATE, 2", "PLAIN, 3", "LATE, 3"})
    void aMateInOneIsPlayed(ProgramStage edition, int plies) throws NotationException {
        Position position = Fen.parse("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
        assertThat(plays(kent(edition, "kent.plies=" + plies), position)).isEqualTo("Ra8#");
    }
}
