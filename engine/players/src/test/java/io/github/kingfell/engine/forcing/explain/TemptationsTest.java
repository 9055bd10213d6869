package io.github.kingfell.engine.forcing.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.explain.Reasons.After;
import io.github.kingfell.engine.forcing.explain.Reasons.Lure;
import io.github.kingfell.engine.forcing.explain.Reasons.Temptation;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemptationsTest {
    private final Endgame mate = new StraightToMate(TreeMethod.DEEPENING);

    /** The temptations by their moves; the chosen move is none of the board's. */
    private static Map<String, Temptation> of(Endgame endgame, Position position) {
        BookPosition place = new EndgameBook(List.of(endgame)).find(position).orElseThrow();
        return Temptations.of(place, Move.NONE).stream()
                .collect(Collectors.toMap(found -> San.format(position, found.move()), found -> found));
    }

    private static int apart(Position x) {
        return Square.distance(x.king(Color.WHITE), x.king(Color.BLACK));
    }

    /** Checks and steps towards the weak king, for either colour, and no other move. */
    @ParameterizedTest
    @CsvSource({"8/8/8/3k4/8/8/8/KR6 w - - 0 1", "kr6/8/8/8/3K4/8/8/8 b - - 0 1"})
    void whatTempts(String fen) {
        Position p = Positions.of(fen);
        Map<String, Temptation> found = of(mate, p);
        int expected = 0;
        for (int move : Positions.legalMoves(p)) {
            Position q = p.copy();
            q.make(move);
            Temptation temptation = found.get(San.format(p, move));
            boolean nearer = apart(q) < apart(p);
            if (q.inCheck() || nearer) {
                assertThat(temptation).isNotNull();
                assertThat(temptation.lures().contains(Lure.CHECK)).isEqualTo(q.inCheck());
                assertThat(temptation.lures().contains(Lure.APPROACH)).isEqualTo(nearer);
                expected++;
            }
        }
        assertThat(found).hasSize(expected).hasSizeGreaterThan(2);
    }

    @Test
    void theBooksMoveIsNoTemptation() {
        Position p = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        BookPosition place = new EndgameBook(List.of(mate)).find(p).orElseThrow();
        int all = Temptations.of(place, Move.NONE).size();
        assertThat(Temptations.of(place, Positions.move(p, "b1d1")))
                .hasSize(all - 1)
                .extracting(Temptation::move)
                .doesNotContain(Positions.move(p, "b1d1"));
    }

    @ParameterizedTest
    @CsvSource({
        "k2K4/3R4/8/8/8/8/8/8, Kc8,  STALEMATE,  -,    false",
        "8/8/8/3k4/7R/8/8/K7, Rd4+, LOSS,       Kxd4, true",
        "8/8/8/8/8/6K1/R7/7k,  Ra1#, BETTER,     -,    false",
        "8/8/8/3k4/8/8/8/KR6,  Rb5+, NOT_BETTER, -,    false"
    })
    void whereItLeads(String board, String move, After after, String reply, boolean draws) {
        Position p = Positions.of(board + " w - - 0 1");
        Temptation temptation = of(mate, p).get(move);
        assertThat(temptation.after()).isEqualTo(after);
        assertThat(temptation.draws()).isEqualTo(draws);
        assertThat(refutation(p, temptation)).isEqualTo(reply);
    }

    private static String refutation(Position p, Temptation temptation) {
        Position q = p.copy();
        q.make(temptation.move());
        return temptation.refutation() == Move.NONE ? "-" : San.format(q, temptation.refutation());
    }

    /** One reply after which bishop or knight falls, whatever White plays; found by trying all moves. */
    @ParameterizedTest
    @CsvSource({
        "8/4K3/8/1B6/4N3/1k6/8/8 w - - 0 1, Nc5+, Kb4",
        "5kB1/8/5N2/K7/8/8/8/8 w - - 0 1,   Kb4,  Kg7",
        "8/8/8/8/k7/5n2/8/5Kb1 b - - 0 1,   Kb5,  Kg2"
    })
    void aForkLosesAPiece(String fen, String move, String reply) {
        Endgame disaster = new StandingAfter(TreeMethod.DEEPENING, "KBNK", Standing.of(0, 0));
        Position p = Positions.of(fen);
        Temptation temptation = of(disaster, p).get(move);
        assertThat(temptation.after()).isEqualTo(After.FORK);
        assertThat(refutation(p, temptation)).isEqualTo(reply);
        assertThat(temptation.draws()).isFalse();
    }

    /** The ending's own terms, where the rules show no loss. The root is of stage 2 with a measure of 5. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, DEEPENING,   DISASTER",
        "1, 0, DEEPENING,   LOWER_STAGE",
        "2, 6, DEEPENING,   LARGER_MEASURE",
        "2, 5, DEEPENING,   NOT_BETTER",
        "2, 5, ON_SCHEDULE, NO_SMALLER_PROMISE",
        "2, 4, DEEPENING,   BETTER",
        "2, 4, ON_SCHEDULE, BETTER"
    })
    void stageAndMeasure(int stage, long measure, TreeMethod method, After after) {
        Endgame endgame = new StandingAfter(method, "KRK", Standing.of(stage, measure));
        Position p = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        Temptation temptation = of(endgame, p).get("Rb5+");
        assertThat(temptation.after()).isEqualTo(after);
        assertThat(temptation.standing()).isEqualTo(Standing.of(stage, measure));
    }

    /** Every position with Black to move has one standing. */
    private static final class StandingAfter extends StraightToMate {
        private final String material;
        private final long after;

        StandingAfter(TreeMethod method, String material, long after) {
            super(method);
            this.material = material;
            this.after = after;
        }

        @Override
        public String material() {
            return material;
        }

        @Override
        public long standing(Position x) {
            return x.sideToMove() == Color.WHITE ? Standing.of(2, 5) : after;
        }
    }

    /** A net of fewer squares tempts; the squares are those of the board. */
    @Test
    void aSmallerNetTempts() {
        Endgame withNet = new StraightToMate(TreeMethod.DEEPENING) {
            @Override
            public long net(Position x) {
                // The files from the rook's to the edge on the right.
                int file = Square.file(Bitboard.first(x.color(Color.WHITE) & ~Bitboard.of(x.king(Color.WHITE))));
                long net = 0;
                for (int i = file + 1; i < 8; i++) {
                    net |= Bitboard.file(i);
                }
                return net;
            }
        };
        Position p = Positions.of("8/8/8/5k2/8/8/8/KR6 w - - 0 1");
        Temptation temptation = of(withNet, p).get("Rd1");
        assertThat(temptation.lures()).containsExactly(Lure.SMALLER_NET);
        assertThat(temptation.net())
                .isEqualTo(Bitboard.file(4) | Bitboard.file(5) | Bitboard.file(6) | Bitboard.file(7));
        assertThat(of(withNet, p)).doesNotContainKeys("Ra2", "Rb2");
        Position without = Positions.of("8/8/8/5k2/8/8/8/K6R w - - 0 1");
        assertThat(of(withNet, without).get("Rg1").lures()).containsExactly(Lure.SMALLER_NET);
    }
}
