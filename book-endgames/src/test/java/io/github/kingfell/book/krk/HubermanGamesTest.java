package io.github.kingfell.book.krk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.BookMatch;
import io.github.kingfell.book.GameReplay;
import io.github.kingfell.book.HubermanGame;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The KRK games of Huberman 1968 against our definitions and our player. */
class HubermanGamesTest {
    private final Krk krk = new Krk();

    static List<HubermanGame> games() {
        return HubermanGame.of("krk");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPositionHasItsStageAndSquad(HubermanGame game) {
        GameReplay.positions(game, this::check);
    }

    private void check(Position position, HubermanGame.Value value) {
        long standing = krk.standing(position);
        assertThat(Standing.stage(standing)).isEqualTo(value.stage());
        value.number("squad").ifPresent(squad -> {
            assertThat(KrkMeasures.quad(position)).isTrue();
            assertThat(KrkMeasures.squad(position)).isEqualTo(squad);
        });
        if (value.stage() == KrkStages.CONFINED) {
            assertThat(Standing.measure(standing))
                    .isEqualTo(value.number("squad").orElseThrow());
        }
    }

    @Test
    void playerReplaysProgramGame3WithItsTreeDepths() {
        HubermanGame game = games().stream()
                .filter(other -> other.name().equals("KRK-3"))
                .findFirst()
                .orElseThrow();
        BookMatch match = new BookMatch();
        List<Integer> depths = new ArrayList<>();
        Position position = game.startPosition();
        for (HubermanGame.Ply ply : game.plies()) {
            if (position.sideToMove() == Color.WHITE) {
                String played = UciMove.format(match.playAndExplain(position).bestMove(), false);
                assertThat(played).as(ply.name()).isEqualTo(ply.uci());
                depths.add(match.depthGrown());
            }
            HubermanGame.play(position, ply);
        }
        assertThat(depths).isEqualTo(game.depths());
    }

    /** What the thesis says the program plays in single positions of the games, and where we know to differ. */
    @ParameterizedTest
    @CsvSource({
        "8/8/2K5/8/4k3/8/R7/8 w - - 0 1,  a2a5, KRK-2 move 1: takes a better position at depth 1",
        "8/8/8/8/5K2/4R3/6k1/8 w - - 0 13, e3f3, KRK-2 move 13: shrinks the quadrant instead of checking",
        "8/8/8/8/5K2/5R2/8/6k1 w - - 0 14, f4g3, KRK-4 move 14",
        "8/8/8/8/5K2/5R2/8/7k w - - 0 14, f3f2, KRK-5 move 14: Rg3 would also be better",
        "8/8/8/8/5K2/5R2/7k/8 w - - 0 14, f3g3, KRK-3 move 14"
    })
    void playsWhatTheThesisSays(String fen, String move, String where) throws Exception {
        int played = new BookMatch().play(Fen.parse(fen)).bestMove();
        assertThat(UciMove.format(played, false)).as(where).isEqualTo(move);
    }

    /** Figure 4.2, q1 and p2: the white king too far away. */
    @Test
    void figure42() throws Exception {
        Position p2 = Fen.parse("8/8/8/3k4/4R3/8/8/7K w - - 0 1");
        assertThat(KrkMeasures.quad(p2)).isTrue();
        assertThat(KrkMeasures.squad(p2)).isEqualTo(16);
        assertThat(KrkMeasures.goodquad(p2)).isFalse();
        long smallest = 64;
        for (String to : List.of("a4", "b4", "c4", "d4", "f4", "g4", "h4")) {
            Position q = p2.copy();
            q.make(UciMove.parse("e4" + to, p2));
            smallest = KrkMeasures.quad(q) ? Math.min(smallest, KrkMeasures.squad(q)) : smallest;
        }
        assertThat(smallest).isEqualTo(20);
    }

    /** Figure 8.1: only the rook's square is certain. */
    @ParameterizedTest
    @CsvSource({"c5c3, 10", "c5e5, 12", "c5d5, 16", "c5c4, 15"})
    void figure81(String move, int squad) throws Exception {
        Position position = Fen.parse("8/8/1K6/2R5/8/8/5k2/8 w - - 0 1");
        assertThat(KrkMeasures.squad(position)).isEqualTo(20);
        position.make(UciMove.parse(move, position));
        assertThat(KrkMeasures.quad(position)).isTrue();
        assertThat(KrkMeasures.squad(position)).isEqualTo(squad);
    }

    /** Not the thesis' 15. Rf2: our order of rook moves finds the mate first. */
    @Test
    void game4DiffersInMove15() throws Exception {
        BookMatch match = new BookMatch();
        Position position = Fen.parse("8/8/8/8/5K2/5R2/8/6k1 w - - 0 14");
        for (String uci : List.of("f4g3", "g1h1", "f3f1")) {
            if (position.sideToMove() == Color.WHITE) {
                assertThat(UciMove.format(match.play(position).bestMove(), false))
                        .isEqualTo(uci);
            }
            position.make(UciMove.parse(uci, position));
        }
        assertThat(Standing.stage(krk.standing(position))).isEqualTo(4);
    }
}
