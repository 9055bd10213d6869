package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphHistoryTest {
    private static final int[] ALL = {};
    private static final int WHITE = Color.WHITE;
    private static final String TWO_ROOKS = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    // ---- which positions are drawn by the path ----

    @Test
    void aPositionOfTheSearchRepeatsAtItsSecondOccurrence() {
        Position position = Positions.of(TWO_ROOKS);
        GraphHistory history = new GraphHistory(position);
        Positions.play(position, "a2a3 h8g8 a3a2");
        assertThat(isRepetition(history, position, "g8h8")).isTrue();
        assertThat(isRepetition(history, position, "g8g7")).isFalse();
    }

    @Test
    void aPositionBeforeTheSearchRepeatsAtItsThirdOccurrence() {
        Position position = Positions.of(TWO_ROOKS);
        GraphHistory history = new GraphHistory(position);
        Positions.play(position, "a2a3 h8g8 a3a2");
        history.begin(position);
        assertThat(isRepetition(history, position, "g8h8")).isFalse();
        Positions.play(position, "g8h8 a2a3 h8g8 a3a2");
        history.begin(position);
        assertThat(isRepetition(history, position, "g8h8")).isTrue();
    }

    private static boolean isRepetition(GraphHistory history, Position position, String uci) {
        int move = Positions.move(position, uci);
        return history.repeatedAfter(move, position.keyAfter(move)) != GraphHistory.NO_PATH;
    }

    @ParameterizedTest
    @CsvSource({"98, a2a3, false", "99, a2a3, true", "99, a2a7, false", "99, b5b6, false", "100, a2a3, true"})
    void theLastOfTheFiftyMovesIsNoCaptureAndNoPawnMove(int clock, String move, boolean runsOut) {
        Position position = Positions.of("7k/p7/8/1P6/8/8/R7/1R4K1 w - - " + clock + " 90");
        assertThat(new GraphHistory(position).runsOutWith(Positions.move(position, move)))
                .isEqualTo(runsOut);
    }

    @ParameterizedTest
    @CsvSource({"98, false", "99, false", "100, true"})
    void theFiftyMovesHaveRunOut(int clock, boolean hasRunOut) {
        GraphHistory history = new GraphHistory(Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - " + clock + " 90"));
        assertThat(history.hasRunOut()).isEqualTo(hasRunOut);
    }

    // ---- what a disproof rests on ----

    @Test
    void whereTheAttackerMovesTheEarliestPlyDecides() {
        Children children = new Children();
        children.begin(true, false);
        children.disprove(0, GraphHistory.NO_PATH);
        children.disprove(1, GraphHistory.NO_PATH);
        assertThat(GraphHistory.restsOn(children, 6)).isEqualTo(GraphHistory.NO_PATH);
        children.disprove(2, 4);
        children.disprove(3, 2);
        assertThat(GraphHistory.restsOn(children, 6)).isEqualTo(2);
        children.disprove(4, GraphHistory.GAME);
        assertThat(GraphHistory.restsOn(children, 6)).isEqualTo(GraphHistory.GAME);
    }

    @Test
    void whereTheDefenderMovesTheBestRefutationDecides() {
        Children children = new Children();
        children.begin(false, false);
        children.prove(0, 2);
        children.disprove(1, GraphHistory.GAME);
        children.set(2, 3, 4);
        assertThat(GraphHistory.restsOn(children, 7)).isEqualTo(GraphHistory.GAME);
        children.disprove(3, 3);
        assertThat(GraphHistory.restsOn(children, 7)).isEqualTo(3);
        children.disprove(4, GraphHistory.NO_PATH);
        assertThat(GraphHistory.restsOn(children, 7)).isEqualTo(GraphHistory.NO_PATH);
    }

    @Test
    void whatRestsOnTheNodeItselfIsAFactAgain() {
        Children children = new Children();
        children.begin(true, false);
        children.disprove(0, 6);
        children.disprove(1, 8);
        assertThat(GraphHistory.restsOn(children, 5)).isEqualTo(GraphHistory.NO_PATH);
        assertThat(GraphHistory.restsOn(children, 6)).isEqualTo(GraphHistory.NO_PATH);
        assertThat(GraphHistory.restsOn(children, 7)).isEqualTo(6);
    }

    // ---- the effect on the search ----

    /** Both mates in two lead to positions that have occurred twice; without that history they exist. */
    @Test
    void whatAGameRefutesIsNoFactAboutThePosition() {
        Position played = Positions.of(TWO_ROOKS);
        String there = "a2a7 h8g8 a7a2 g8h8 b1b7 h8g8 b7b1 g8h8 ";
        Positions.play(played, there + there);
        assertThat(MateOracle.mates(played, 2)).isFalse();

        ProofTable table = table();
        assertThat(isMate(table, played, ALL, WHITE, 2)).isFalse();
        // The transposition table is used only for the children of a root, so a move leads to the same position.
        Position before = Positions.of("6k1/8/8/8/8/8/R7/1R4K1 b - - 0 1");
        int[] thither = {Positions.move(before, "g8h8")};
        assertThat(isMate(table, before, thither, WHITE, 2)).isTrue();
        assertThat(isMate(table, played, ALL, WHITE, 2)).isFalse();
    }

    /**
     * Random games with few pieces, which repeat positions and reach the fifty-move limit. One transposition table
     * serves all positions of a game, the last one first, so the disproofs of a longer history could mislead the search
     * of a shorter one.
     */
    @Test
    void agreesWithTheOracleInGamesFullOfRepetitions() {
        int decidedByHistory = 0;
        for (int seed = 1; seed <= 40; seed++) {
            ProofTable table = table();
            for (Position position : game(new Random(seed))) {
                for (int bound = 1; bound <= 2; bound++) {
                    for (int attacker = 0; attacker < 2; attacker++) {
                        boolean mate = oracle(position, attacker, bound);
                        assertThat(isMate(table, position, ALL, attacker, bound))
                                .as("seed %d bound %d %s", seed, bound, Fen.format(position))
                                .isEqualTo(mate);
                        decidedByHistory += mate == oracle(withoutHistory(position), attacker, bound) ? 0 : 1;
                    }
                }
            }
        }
        assertThat(decidedByHistory).isGreaterThan(20);
    }

    /** Returns the positions of a game, the last one first. */
    private static List<Position> game(Random random) {
        List<Position> positions = new ArrayList<>();
        Position position = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 75 90");
        for (int ply = 0; ply < 30; ply++) {
            List<Integer> moves = new ArrayList<>(Positions.legalMoves(position));
            moves.removeIf(position::isZeroing);
            if (moves.isEmpty()) {
                break;
            }
            positions.add(0, position.copy());
            position.make(shuffle(position, moves, random));
        }
        return positions;
    }

    /** Usually returns to an earlier position of the game. */
    private static int shuffle(Position position, List<Integer> moves, Random random) {
        List<Integer> back = moves.stream()
                .filter(move -> position.repeatedPlyAfter(move, position.keyAfter(move), 0) != Position.NO_PLY)
                .toList();
        List<Integer> choice = back.isEmpty() || random.nextInt(4) == 0 ? moves : back;
        return choice.get(random.nextInt(choice.size()));
    }

    private static Position withoutHistory(Position position) {
        return Positions.of(Fen.format(position).replaceFirst(" \\d+ \\d+$", " 0 1"));
    }

    private static boolean oracle(Position position, int attacker, int bound) {
        return position.sideToMove() == attacker
                ? MateOracle.mates(position, bound)
                : MateOracle.isMated(position, bound);
    }

    private static boolean isMate(ProofTable table, Position root, int[] rootMoves, int attacker, int bound) {
        DfPn search = new DfPn(table, bound);
        search.begin(root, rootMoves, attacker);
        search.search(bound, Long.MAX_VALUE / 2, SearchControl.unlimited());
        assertThat(search.proof() == 0 || search.disproof() == 0).as("solved").isTrue();
        return search.proof() == 0;
    }

    private static ProofTable table() {
        ProofTable table = new ProofTable();
        table.resize(4);
        return table;
    }
}
