package io.github.kingfell.book.kbnk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.BookMatch;
import io.github.kingfell.book.GameReplay;
import io.github.kingfell.book.HubermanGame;
import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The KBNK games of Huberman 1968 against our definitions and our player. */
class HubermanGamesTest {
    private final Kbnk kbnk = new Kbnk();
    private final EndgameBook book = new EndgameBook(List.of(kbnk));

    static List<HubermanGame> games() {
        return HubermanGame.of("kbnk");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPositionHasItsStageAndMeasures(HubermanGame game) {
        GameReplay.positions(game, this::check);
    }

    private void check(Position position, HubermanGame.Value value) {
        Position seen = book.find(position).orElseThrow().seen();
        int x = BareKingPosition.ofBishopAndKnight(seen);
        long standing = kbnk.standing(seen);
        assertThat(Standing.stage(standing)).as(position.toString()).isEqualTo(value.stage());
        assertThat(Standing.measure(standing)).isEqualTo(value.number("m").orElse(0));
        if (value.stage() == KbnkStages.ENCLOSED) {
            int area = Area.ar(x);
            assertThat(Area.s(x)).isEqualTo(value.number("s").orElseThrow());
            assertThat(Area.v(x, area)).isEqualTo(value.number("v").orElseThrow());
            assertThat(!BareKingPosition.isBlackToMove(x) && Area.poss(x, area)).isEqualTo(value.says("poss"));
        } else if (value.stage() == KbnkStages.GATHERED) {
            assertThat(Area.sl(x)).isEqualTo(value.number("sl").orElse(Area.NO_SIZE));
        }
    }

    /**
     * The depths of KBNK-3 moves 25 and 35 and of KBNK-4 move 12 are the thesis' own, and so is move 16 of KBNK-3
     * (R24). The third example, KBNK-5, has the tree of its six moves (R26).
     */
    @Test
    void playerReplaysTheProgramsGames() {
        int asked = 0;
        for (HubermanGame game : games()) {
            asked += GameReplay.moves(game, new BookMatch());
        }
        assertThat(asked).isEqualTo(41 + 16 + 6 + 8);
    }

    /** Figure 6.4, x1: the four areas of a bishop on d6. */
    @Test
    void figure64() {
        int x = BareKingPosition.bishopAndKnight(Square.A1, Square.parse("d6"), Square.parse("h4"), Square.H8, false);
        assertThat(List.of(
                        Area.size(x, Square.A8),
                        Area.size(x, Square.H1),
                        Area.size(x, Square.H8),
                        Area.size(x, Square.A1)))
                .containsExactly(5, 9, 6, 8);
    }

    /** Figure 6.10: p1 with el = 2 and p2 with el = 0. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/k1K2B2/3N4/8/8 w - - 0 1, 5, d3b4 4",
        "8/8/8/k7/1NK2B2/8/8/8 w - - 0 1, 4, c4c5 4 f4e3 4 f4c7 3"
    })
    void figure610(String fen, int measure, String movesAndMeasures) {
        Position p = Positions.of(fen);
        assertThat(kbnk.standing(p)).isEqualTo(Standing.of(KbnkStages.ALONG_EDGE, measure));
        String[] words = movesAndMeasures.split(" ");
        for (int i = 0; i < words.length; i += 2) {
            Position q = Positions.play(p.copy(), words[i]);
            assertThat(kbnk.standing(q))
                    .as(words[i])
                    .isEqualTo(Standing.of(KbnkStages.ALONG_EDGE, Integer.parseInt(words[i + 1])));
        }
    }

    /** Figure 6.13, p1: Kc6 is allowed, and with the black king on a6 it is rejected. */
    @ParameterizedTest
    @CsvSource({"8/k7/3B1N2/3K4/8/8/8/8 w - - 0 1, false", "8/8/k2B1N2/3K4/8/8/8/8 w - - 0 1, true"})
    void figure613(String fen, boolean rejected) {
        Position p = Positions.of(fen);
        int x = BareKingPosition.ofBishopAndKnight(p);
        assertThat(Area.s(x)).isEqualTo(5);
        assertThat(Area.v(x, Area.ar(x))).isEqualTo(3);
        Position q = Positions.play(p.copy(), "d5c6");
        assertThat(kbnk.compare(p, kbnk.standing(p), q, kbnk.standing(q)) == Comparison.WORSE)
                .isEqualTo(rejected);
    }

    /** Figure 6.14, p2: a tree of depth 7 that begins with the only move of its first level. */
    @Test
    void figure614() {
        Position p2 = Positions.of("1B6/8/1NK5/k7/8/8/8/8 w - - 0 1");
        assertThat(kbnk.standing(p2)).isEqualTo(Standing.of(KbnkStages.ALONG_EDGE, 5));
        ForcingTree tree = new ForcingTree(kbnk, p2);
        tree.grow(p2, kbnk.treeRules().limits(), SearchControl.unlimited());
        assertThat(San.format(p2, tree.bestMove())).isEqualTo("Nd5");
        assertThat(tree.depth(tree.firstNode())).isEqualTo(7);
    }

    /** KBNK-5: when the king has gone round, the knight on the boundary is no progress (ktposs). */
    @Test
    void knightOnTheBoundaryIsRejected() {
        Position p = Positions.of("8/8/1k1B4/2NK4/8/8/8/8 w - - 0 2");
        Position q = Positions.play(p.copy(), "d5e5");
        assertThat(kbnk.judgement().better(p, kbnk.standing(p), q, kbnk.standing(q)))
                .isFalse();
    }
}
