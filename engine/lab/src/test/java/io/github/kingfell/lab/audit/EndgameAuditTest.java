package io.github.kingfell.lab.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.krk.Krk;
import io.github.kingfell.book.krk.KrkMeasures;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.KrkDistances;
import io.github.kingfell.rules.testkit.Positions;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Audits KRK, whose strategy is already proved, and changed versions of it. */
class EndgameAuditTest {
    private static ExactDistances truth;

    @BeforeAll
    static void distances() {
        KrkDistances table = new KrkDistances();
        truth = x -> {
            int placement = KrkDistances.of(x.king(Color.WHITE), KrkMeasures.r(x), x.king(Color.BLACK));
            int moves = x.sideToMove() == Color.WHITE ? table.white[placement] : table.black[placement];
            return moves < 0 ? -1 : x.sideToMove() == Color.WHITE ? 2 * moves - 1 : 2 * moves;
        };
    }

    private static EndgameAudit judged(Endgame endgame, EndgameAudit.Scope scope) throws IOException {
        return EndgameAudit.judge(
                endgame, truth, scope, new EndgameAudit.RunOptions(2, null, (done, total, what) -> {}));
    }

    @Test
    void everyHeadOfTheThesisIsMated() throws IOException {
        EndgameAudit audit = judged(new Krk(), EndgameAudit.Scope.ALL);
        assertThat(audit.isClean()).isTrue();
        assertThat(audit.unbounded()).isZero();
        assertThat(String.join("\n", audit.lines()))
                .contains("stage 2: 0 of 6815; stage 3: 0 of 19.")
                .contains("| 1 | 13449 | 11498, 1950, 1 | 0 | 0 |")
                .contains("| true distance | 9.87 | 16 | 1.00 |")
                .contains("| the longest defence, with the worst of equal replies for the book | 16.64 | 30 | 1.69 |")
                .contains("| any defence | 20.19 | 36 | 2.05 |")
                .contains("Trees that lead back to a root position before them: 0.");
    }

    @Test
    void aSampleIsTheSameTwice() throws IOException {
        EndgameAudit one = judged(new Krk(), new EndgameAudit.Scope(50, 7));
        EndgameAudit other = judged(new Krk(), new EndgameAudit.Scope(50, 7));
        assertThat(one.lines()).isEqualTo(other.lines());
        assertThat(one.lines().get(2)).startsWith("50 root positions, chosen");
    }

    /** A book that calls every move of stage 2 worse has root positions without a tree. */
    @Test
    void aBookWithAHoleIsNotClean() throws IOException {
        EndgameAudit audit = judged(new Holed(), new EndgameAudit.Scope(200, 1));
        assertThat(audit.isClean()).isFalse();
        assertThat(audit.unbounded()).isPositive();
        assertThat(String.join("\n", audit.lines()))
                .contains("every move is worse")
                .contains("both hold");
    }

    /** Plays games against the longest defence, as in endgames in which Black has more than the king. */
    @Test
    void gamesAreCountedAsTheyEnd() {
        EndgameAudit.Scope scope = new EndgameAudit.Scope(30, 1);
        PlayedGames games = PlayedGames.play(new Krk(), truth, scope, (done, total, what) -> {});
        assertThat(games.isClean()).isTrue();
        assertThat(games.lines()).contains("| all | 30 | 30, 100.0 % |");
        assertThat(String.join(" ", games.lines())).contains("gave the win away: 0.");
        PlayedGames holed = PlayedGames.play(new Holed(), truth, scope, (done, total, what) -> {});
        assertThat(holed.isClean()).isFalse();
        assertThat(String.join(" ", holed.lines())).contains("Without a tree, for example:");
    }

    @Test
    void symmetricPositionsAreOneRoot() {
        RootPositions roots = new RootPositions(new Krk());
        int one = roots.canonical(roots.number(Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 1")));
        assertThat(one).isEqualTo(roots.canonical(roots.number(Positions.of("8/8/5K2/4R3/8/3k4/8/8 w - - 0 1"))));
        assertThat(one).isEqualTo(roots.canonical(roots.number(Positions.of("8/8/3k4/8/4R3/5K2/8/8 w - - 0 1"))));
        assertThat(roots.canonical(one)).isEqualTo(one);
        assertThat(roots.number(roots.position(one, Color.WHITE))).isEqualTo(one);
    }

    /** KRK in which no move is better once the king is confined. */
    private static final class Holed implements Endgame, Judgement {
        private final Krk krk = new Krk();

        @Override
        public String name() {
            return krk.name();
        }

        @Override
        public String material() {
            return krk.material();
        }

        @Override
        public boolean accepts(Position x) {
            return true;
        }

        @Override
        public Stages stages() {
            return krk.stages();
        }

        @Override
        public MoveOrder moveOrder() {
            return krk.moveOrder();
        }

        @Override
        public TreeRules treeRules() {
            return krk.treeRules();
        }

        @Override
        public Judgement judgement() {
            return this;
        }

        @Override
        public boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
            return KrkMeasures.goodquad(p);
        }
    }
}
