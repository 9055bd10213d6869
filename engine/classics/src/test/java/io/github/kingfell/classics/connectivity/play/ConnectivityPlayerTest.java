package io.github.kingfell.classics.connectivity.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectivityPlayerTest {
    private static final int LONGEST = 300;
    private static final String BEFORE_MATE = "1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 0 17";

    private static ConnectivityPlayer player(String... settings) throws NotationException {
        return new ConnectivityPlayer(ClassicSettings.parse(
                List.of(settings), ConnectivityPlayer.card().settings()));
    }

    private static String best(String fen, String... settings) throws NotationException {
        Position position = Positions.of(fen);
        int[] moves =
                Positions.legalMoves(position).stream().mapToInt(move -> move).toArray();
        Choice choice = player(settings)
                .choose(position, moves, PositionCounter.unlimited())
                .orElseThrow();
        return San.format(position, choice.move());
    }

    /** Plays against random moves, with both colours. */
    @ParameterizedTest(name = "seed {0}, order {1}")
    @CsvSource({"1973, 1", "1974, 1", "1975, 0", "1976, 0"})
    void playsWholeGames(long seed, int order) throws NotationException {
        Random random = new Random(seed);
        ConnectivityPlayer player = player("connectivity.order=" + order);
        int own = (int) (seed % 2);
        Position position = Fen.start();
        Set<Integer> legal = Positions.legalMoves(position);
        int plies = 0;
        while (!legal.isEmpty() && !position.mayClaimDraw() && plies < LONGEST) {
            int[] moves = legal.stream().mapToInt(move -> move).sorted().toArray();
            int move = moves[random.nextInt(moves.length)];
            if (position.sideToMove() == own) {
                String before = Fen.format(position);
                move = player.choose(position, moves, PositionCounter.unlimited())
                        .orElseThrow()
                        .move();
                assertThat(Fen.format(position)).isEqualTo(before);
                assertThat(legal).as(before).contains(move);
            }
            position.make(move);
            legal = Positions.legalMoves(position);
            plies++;
        }
        assertThat(plies).isGreaterThan(20);
    }

    @Test
    void playsTheFirstMoveOfTheRanking() throws NotationException {
        String start = Fen.format(Fen.start());
        assertThat(best(start)).isEqualTo("d4");
        assertThat(best(start, "connectivity.order=0")).isEqualTo("d4");
    }

    @Test
    void materialComesFirstUnlessPositionAloneCounts() throws NotationException {
        String fen = "4k3/8/8/3q4/8/4N3/7P/4K3 w - - 0 1";
        assertThat(best(fen)).isEqualTo("Nxd5");
        assertThat(best(fen, "connectivity.order=0")).isNotEqualTo("Nxd5");
    }

    @Test
    void playsAMateUnlessToldToRankOnly() throws NotationException {
        assertThat(best(BEFORE_MATE)).isEqualTo("Rd8#");
        assertThat(best(BEFORE_MATE, "connectivity.mate=0")).isNotEqualTo("Rd8#");
    }

    @Test
    void playsAmongTheMovesAllowedHoweverLittleTheEffort() throws NotationException {
        Position position = Positions.of(BEFORE_MATE);
        int[] moves = {Positions.move(position, "a2a3"), Positions.move(position, "a2a4")};
        PositionCounter none = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, 1, false));
        none.look();
        Choice choice = player().choose(position, moves, none).orElseThrow();
        assertThat(choice.move()).isEqualTo(moves[0]);
        assertThat(choice.reason()).startsWith("rank 1 of 1, material ");
    }
}
