package io.github.kingfell.lab.learning;

import static io.github.kingfell.book.krk.KrkMeasures.quad;
import static io.github.kingfell.book.krk.KrkMeasures.r;
import static io.github.kingfell.book.krk.KrkMeasures.squad;
import static io.github.kingfell.book.predicates.LoneKing.bk;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.fr;
import static io.github.kingfell.book.predicates.LoneKing.wk;

import io.github.kingfell.book.krk.Krk;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.List;

/**
 * The lesson of Huberman 1968, figure 8.2: king and rook against king. The functions and the six classes are those of
 * the thesis.
 */
public final class KrkLesson implements Lesson {
    private static final Krk TAUGHT = new Krk();
    private static final Endgame FORMAL = new Formal(TAUGHT);

    /** The stages and measures of the thesis without its additions. */
    private record Formal(Krk taught) implements Endgame {
        @Override
        public String name() {
            return taught.name();
        }

        @Override
        public String material() {
            return taught.material();
        }

        @Override
        public boolean accepts(Position x) {
            return taught.accepts(x);
        }

        @Override
        public Stages stages() {
            return taught.stages();
        }

        @Override
        public MoveOrder moveOrder() {
            return taught.moveOrder();
        }

        @Override
        public TreeRules treeRules() {
            return taught.treeRules();
        }
    }

    @Override
    public Endgame endgame() {
        return FORMAL;
    }

    @Override
    public String classOf(Position p) {
        return "st(p) = " + Standing.stage(FORMAL.standing(p))
                + (d(wk(p), r(p)) == 1 ? ", d_p(wk,r) = 1" : ", d_p(wk,r) > 1");
    }

    @Override
    public List<String> functions() {
        return List.of(
                "quad(q)",
                "squad(q) : squad(p)",
                "d(wk,r)",
                "d(wk,bk)",
                "d(bk,r)",
                "fr(wk,r)",
                "fr(wk,bk)",
                "d_q(wk,r) : d_q(bk,r)");
    }

    @Override
    public List<String> describe(Position p, Position q) {
        return List.of(
                quad(q) ? "yes" : "no",
                sizes(p, q),
                sign(d(wk(q), r(q)), d(wk(p), r(p))),
                sign(d(wk(q), bk(q)), d(wk(p), bk(p))),
                sign(d(bk(q), r(q)), d(bk(p), r(p))),
                sign(fr(wk(q), r(q)), fr(wk(p), r(p))),
                sign(fr(wk(q), bk(q)), fr(wk(p), bk(p))),
                sign(d(wk(q), r(q)), d(bk(q), r(q))));
    }

    /** Compares the sizes; undefined without quads. */
    private static String sizes(Position p, Position q) {
        if (!quad(p) || !quad(q)) {
            return "-";
        }
        return squad(q) == squad(p) ? "=" : "not =";
    }

    private static String sign(int a, int b) {
        return a < b ? "<" : a == b ? "=" : ">";
    }

    /** Returns the rules that the thesis reports as found. */
    @Override
    public List<Landmark> landmarks() {
        return List.of(
                new Landmark("4.1, the king's approach to the rook in stage 2", KrkLesson::isApproach),
                new Landmark("the king's step to the boundary", KrkLesson::isStepToBoundary));
    }

    private static boolean isApproach(Position p, Position q) {
        long standingP = FORMAL.standing(p);
        return TAUGHT.judgement().betterAdds(p, standingP, q, FORMAL.standing(q));
    }

    /** Returns true when the king moves to one of the two rays that bound the rectangle. */
    private static boolean isStepToBoundary(Position p, Position q) {
        if (!quad(p) || wk(p) == wk(q)) {
            return false;
        }
        int files = Integer.signum(Square.file(bk(q)) - Square.file(r(q)));
        int ranks = Integer.signum(Square.rank(bk(q)) - Square.rank(r(q)));
        int kingFiles = Integer.signum(Square.file(wk(q)) - Square.file(r(q)));
        int kingRanks = Integer.signum(Square.rank(wk(q)) - Square.rank(r(q)));
        return kingFiles == 0 && kingRanks == ranks || kingRanks == 0 && kingFiles == files;
    }
}
