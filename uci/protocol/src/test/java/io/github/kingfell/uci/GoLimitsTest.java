package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.SearchLimits;
import org.junit.jupiter.api.Test;

class GoLimitsTest {
    private static SearchLimits white(String go) {
        return limits(go, Fen.start());
    }

    private static SearchLimits black(String go) {
        Position position = Fen.start();
        position.make(UciMove.parse("e2e4", position));
        return limits(go, position);
    }

    private static SearchLimits limits(String go, Position position) {
        return GoLimits.of((UciCommand.Go) UciParser.parse(go), position);
    }

    @Test
    void goAloneHasNoLimits() {
        assertThat(white("go")).isEqualTo(SearchLimits.builder().build());
    }

    @Test
    void eachSideHasItsOwnClock() {
        String go = "go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5";
        assertThat(white(go).clock()).hasValue(new Clock(1000, 10, 5));
        assertThat(black(go).clock()).hasValue(new Clock(2000, 20, 5));
    }

    @Test
    void theOthersClockWhereOwnIsMissing() {
        assertThat(black("go wtime 100 winc 7").clock()).hasValue(new Clock(100, 7, 0));
        assertThat(white("go btime 100").clock()).hasValue(new Clock(100, 0, 0));
    }

    @Test
    void clocksOutOfRange() {
        assertThat(white("go wtime -50 winc -3 movestogo -1").clock()).hasValue(new Clock(-50, 0, 0));
        assertThat(white("go wtime 0 movestogo 0").clock()).hasValue(new Clock(0, 0, 0));
        assertThat(white("go winc 100").clock())
                .as("no time, only an increment")
                .hasValue(new Clock(0, 100, 0));
        assertThat(white("go wtime 99999999999999999999").clock().orElseThrow().remaining())
                .isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void zeroAndLessMeanAsLittleAsPossible() {
        assertThat(white("go depth 0").depth()).isEqualTo(1);
        assertThat(white("go depth -4").depth()).isEqualTo(1);
        assertThat(white("go nodes 0").nodes()).isEqualTo(1);
        assertThat(white("go movetime 0").moveTime()).isEqualTo(1);
        assertThat(white("go movetime -1").depth()).isEqualTo(1);
    }

    /** The other limits apply then, and without any the search ends at once. */
    @Test
    void aMateInNoMovesIsNotAskedFor() {
        assertThat(white("go mate 0")).isEqualTo(white("go depth 1"));
        assertThat(white("go mate -2")).isEqualTo(white("go depth 1"));
        assertThat(white("go infinite mate 0")).isEqualTo(white("go infinite"));
        assertThat(white("go ponder mate 0")).isEqualTo(white("go ponder depth 1"));
        assertThat(white("go mate 0 nodes 5")).isEqualTo(white("go nodes 5"));
    }

    @Test
    void aNumberOfMovesThatNoMateHas() {
        assertThat(complaint("go mate 0")).isEqualTo("number of at least 1 expected after mate in \"0\"");
        assertThat(complaint("go mate -2")).isEqualTo("number of at least 1 expected after mate in \"-2\"");
        assertThat(GoLimits.remark((UciCommand.Go) UciParser.parse("go mate 99999")))
                .isEqualTo("mate 99999 lowered to 500, the longest possible");
        assertThat(white("go mate 99999").mate()).isEqualTo(500);
        assertThat(complaint("go mate 500")).isEmpty();
        assertThat(complaint("go mate 1")).isEmpty();
        assertThat(complaint("go")).isEmpty();
    }

    private static String complaint(String go) {
        return ((UciCommand.Go) UciParser.parse(go)).complaint();
    }

    @Test
    void nodesAreLong() {
        assertThat(white("go nodes 5000000000").nodes()).isEqualTo(5_000_000_000L);
    }

    @Test
    void allTogether() {
        SearchLimits limits = white("go ponder depth 9 nodes 100 mate 3 movetime 50 infinite wtime 1");
        assertThat(limits.depth()).isEqualTo(9);
        assertThat(limits.nodes()).isEqualTo(100);
        assertThat(limits.mate()).isEqualTo(3);
        assertThat(limits.moveTime()).isEqualTo(50);
        assertThat(limits.infinite()).isTrue();
        assertThat(limits.ponder()).isTrue();
        assertThat(limits.clock()).isPresent();
    }

    @Test
    void searchMovesAreTheLegalOnes() throws NotationException {
        Position position = Fen.start();
        int e2e4 = UciMove.parse("e2e4", position);
        int d2d4 = UciMove.parse("d2d4", position);
        assertThat(white("go searchmoves e2e4 e2e5 d2d4 e2e4 rubbish depth 3").searchMoves())
                .containsExactly(e2e4, d2d4);
        assertThat(white("go searchmoves 0000").searchMoves())
                .as("none legal: all")
                .isEmpty();
        assertThat(white("go searchmoves e2e4 depth 3").depth()).isEqualTo(3);
        Position castling = Fen.parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assertThat(limits("go searchmoves e1g1", castling).searchMoves()).hasSize(1);
    }
}
