package io.github.kingfell.book.kbbk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.BookMatch;
import io.github.kingfell.book.GameReplay;
import io.github.kingfell.book.HubermanGame;
import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The KBBK games of Huberman 1968 against our definitions and our player. */
class HubermanGamesTest {
    private final Kbbk kbbk = new Kbbk();

    static List<HubermanGame> games() {
        return HubermanGame.of("kbbk");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPositionHasItsStageMeasureAndSquad(HubermanGame game) {
        GameReplay.positions(game, this::check);
    }

    private void check(Position position, HubermanGame.Value value) {
        long standing = kbbk.standing(position);
        assertThat(Standing.stage(standing)).as(position.toString()).isEqualTo(value.stage());
        assertThat(Standing.measure(standing)).isEqualTo(value.number("m").orElse(0));
        value.number("squad").ifPresent(squad -> {
            int x = BareKingPosition.ofBishops(position);
            int edge = Quadrant.quad(x);
            assertThat(edge).isNotEqualTo(Quadrant.NONE);
            assertThat(Quadrant.squad(x, edge)).isEqualTo(squad);
            assertThat(Quadrant.isOdd(squad)).isEqualTo(value.says("head"));
        });
    }

    /** The tree depths 8, 6 and 6 at moves 5 and 13 of KBBK-4 and move 1 of KBBK-5 are the thesis' own. */
    @Test
    void playerReplaysTheProgramsGames() {
        int asked = 0;
        for (HubermanGame game : games()) {
            asked += GameReplay.moves(game, new BookMatch());
        }
        assertThat(asked).isEqualTo(12 + 19 + 6);
    }

    /** Figure 5.2, x3. */
    @Test
    void figure52() {
        int x = BareKingPosition.ofBishops(Positions.of("7K/8/8/2B5/2B5/8/2k5/8 w - - 0 1"));
        int edge = Quadrant.quad(x);
        assertThat(Quadrant.squad(x, edge)).isEqualTo(7);
        assertThat(Square.name(Quadrant.head(x, edge))).isEqualTo("c4");
        assertThat(Quadrant.innerDiagonals(x, edge)).isEqualTo(squares("a2 b3 d3 e2 f1"));
        long front = Quadrant.inside(x, edge) & Attacks.king(Quadrant.head(x, edge));
        assertThat(front).isEqualTo(squares("c3"));
    }

    private static long squares(String names) {
        long set = 0;
        for (String name : names.split(" ")) {
            set |= Bitboard.of(Square.parse(name));
        }
        return set;
    }

    /** Figure 5.4, p2: on the inner diagonal, the ray blocked by the white king, so no quadrant; Bd6 makes nine. */
    @Test
    void figure54() {
        Position p2 = Positions.of("8/8/8/2BB4/3K4/8/5k2/8 w - - 0 1");
        int x = BareKingPosition.ofBishops(p2);
        int edge = Quadrant.quad(x);
        assertThat(Bitboard.contains(Quadrant.inside(x, edge), BareKingPosition.bk(x)))
                .isFalse();
        assertThat(Quadrant.spec(x, edge)).isTrue();
        assertThat(Quadrant.goodquad(x, Edition.CLASSIC)).isEqualTo(Quadrant.NONE);
        Position after = Positions.play(p2.copy(), "c5d6");
        assertThat(kbbk.standing(after)).isEqualTo(Standing.of(KbbkStages.CONFINED, 9));
    }

    /** Figure 5.5, q2: where the white king must stand to be in time for the head on e5. */
    @Test
    void figure55() {
        List<String> inTime = new ArrayList<>();
        for (int wk = 0; wk < 64; wk++) {
            boolean free = Square.distance(wk, Square.parse("e3")) > 1
                    && !Square.name(wk).matches("e[56]");
            if (free) {
                int q = q2(wk);
                if (!Quadrant.badc(q, Quadrant.quad(q))) {
                    inTime.add(Square.name(wk));
                }
            }
        }
        assertThat(inTime).containsExactlyInAnyOrder("g5", "g6", "g7", "f5", "f7", "e7", "d5", "d7", "c5", "c6", "c7");
    }

    private static int q2(int wk) {
        return BareKingPosition.bishops(wk, Square.parse("e5"), Square.parse("e6"), Square.parse("e3"), true);
    }

    /** Figure 5.7, p1. */
    @Test
    void figure57() {
        Position p1 = Positions.of("8/5k2/8/5BB1/8/8/8/4K3 w - - 0 1");
        assertThat(kbbk.standing(p1)).isEqualTo(Standing.of(KbbkStages.CORNERED, 5));
        int edge = Quadrant.quad(BareKingPosition.ofBishops(p1));
        assertThat(Square.name(CornerGoal.sq1(edge, Square.H8))).isEqualTo("g6");
        assertThat(Square.name(CornerGoal.sq2(edge, Square.H8))).isEqualTo("h6");
    }

    /** Figure 5.12, q3: KBBK-4 after 11. Kg3. */
    @Test
    void figure512() {
        int q3 = BareKingPosition.ofBishops(Positions.of("8/8/3B4/3B4/8/6K1/8/6k1 b - - 0 11"));
        int corner = CornerGoal.end2(q3);
        assertThat(corner).isEqualTo(Square.H1);
        assertThat(CornerGoal.dcond(q3, corner, Edition.CLASSIC)).isFalse();
    }

    /** Only bishops on squares of both colours are this ending. */
    @ParameterizedTest
    @CsvSource({"8/8/8/3k4/8/8/8/B1B4K w - - 0 1, false", "8/8/8/3k4/8/8/8/BB5K w - - 0 1, true"})
    void bishopsOfBothColours(String fen, boolean accepted) {
        assertThat(kbbk.accepts(Positions.of(fen))).isEqualTo(accepted);
    }
}
