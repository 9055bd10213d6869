package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;

/** Checks the rules that the definitions of an ending must obey in every position, independently of trees. */
final class RuleCheck {
    /** Stages without a promise: 0 is the disaster, 1 everything else. */
    private static final int FIRST_PROMISE = 2;

    private final Endgame endgame;
    private final MoveList moves = new MoveList();

    /** No move is both better and worse. */
    final Violations exclusive;

    /** Rule 3.7: no black move lowers the stage, or raises the measure within it; an equal measure is allowed (R1). */
    final Violations kept;

    RuleCheck(Endgame endgame) {
        this.endgame = endgame;
        int stages = endgame.stages().highest() + 1;
        exclusive =
                new Violations("Better and worse both hold, by the root position's stage, of all white moves", stages);
        kept = new Violations("Rule 3.7 broken, by q's stage, of all positions q", stages);
    }

    /** Checks all white moves in a root position. */
    void root(Position p) {
        long standingP = endgame.standing(p);
        int stage = Standing.stage(standingP);
        new MoveGenerator(p).generate(p, moves);
        for (int i = 0; i < moves.size(); i++) {
            Position q = p.copy();
            q.make(moves.get(i));
            long standingQ = endgame.standing(q);
            exclusive.ask(stage);
            if (endgame.judgement().better(p, standingP, q, standingQ)
                    && endgame.compare(p, standingP, q, standingQ) == Comparison.WORSE) {
                exclusive.violated(stage, example(p, moves.get(i)));
            }
        }
    }

    /** Checks all black moves in a position q that has a stage to lose. */
    void afterWhite(Position q) {
        long standingQ = endgame.standing(q);
        int stage = Standing.stage(standingQ);
        if (stage < FIRST_PROMISE || stage == endgame.stages().highest()) {
            return;
        }
        kept.ask(stage);
        new MoveGenerator(q).generate(q, moves);
        for (int i = 0; i < moves.size(); i++) {
            Position p = q.copy();
            p.make(moves.get(i));
            if (endgame.standing(p) < standingQ) {
                kept.violated(stage, example(q, moves.get(i)));
                return;
            }
        }
    }

    private static String example(Position x, int move) {
        return "`" + Fen.format(x) + "` " + San.format(x, move);
    }
}
