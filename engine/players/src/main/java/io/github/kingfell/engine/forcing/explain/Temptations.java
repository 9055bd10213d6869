package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Perspective;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The moves that tempt a learner and that the book does not play: checks, moves that seem to tighten the net, steps
 * towards the weak king. Their results come from the rules, or else from stage and measure.
 */
final class Temptations {
    private final Endgame endgame;
    private final Perspective view;
    private final Position p;
    private final Position x;
    private final MoveGenerator generator;
    private final long standing;
    private final long net;

    private Temptations(BookPosition place) {
        endgame = place.endgame();
        view = place.view();
        p = place.seen();
        x = p.copy();
        generator = new MoveGenerator(x);
        standing = endgame.standing(x);
        net = endgame.net(x);
    }

    /**
     * Returns the temptations in the ending's order of moves.
     *
     * @param place strong side to move
     * @param chosen the book's move, in its view
     */
    static List<Reasons.Temptation> of(BookPosition place, int chosen) {
        Temptations search = new Temptations(place);
        List<Reasons.Temptation> found = new ArrayList<>();
        MoveList moves = new MoveList();
        search.generator.generate(search.x, moves);
        search.endgame.moveOrder().score(search.x, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.pick(i);
            Set<Reasons.Lure> lures = search.lures(move);
            if (move != chosen && !lures.isEmpty()) {
                found.add(search.judged(move, lures));
            }
        }
        return found;
    }

    private Set<Reasons.Lure> lures(int move) {
        Set<Reasons.Lure> lures = EnumSet.noneOf(Reasons.Lure.class);
        int apart = apart();
        x.make(move);
        if (x.inCheck()) {
            lures.add(Reasons.Lure.CHECK);
        }
        long after = endgame.net(x);
        if (after != 0 && (net == 0 || Bitboard.count(after) < Bitboard.count(net))) {
            lures.add(Reasons.Lure.SMALLER_NET);
        }
        if (apart() < apart) {
            lures.add(Reasons.Lure.APPROACH);
        }
        x.unmake(move);
        return lures;
    }

    private int apart() {
        return Square.distance(x.king(Color.WHITE), x.king(Color.BLACK));
    }

    private Reasons.Temptation judged(int move, Set<Reasons.Lure> lures) {
        x.make(move);
        long reached = endgame.standing(x);
        long held = view.squaresOnBoard(endgame.net(x));
        Reasons.After after = after(reached);
        int refutation = switch (after) {
            case LOSS -> capture();
            case FORK -> fork();
            default -> Move.NONE;
        };
        boolean draws = after == Reasons.After.LOSS && leavesTooFew(x, refutation);
        x.unmake(move);
        int shown = refutation == Move.NONE ? Move.NONE : view.toBoard(refutation);
        return new Reasons.Temptation(view.toBoard(move), lures, held, after, reached, shown, draws);
    }

    private Reasons.After after(long reached) {
        if (isStalemate()) {
            return Reasons.After.STALEMATE;
        }
        if (capture() != Move.NONE) {
            return Reasons.After.LOSS;
        }
        int stage = Standing.stage(reached);
        if (stage == 0) {
            return fork() == Move.NONE ? Reasons.After.DISASTER : Reasons.After.FORK;
        }
        if (stage < Standing.stage(standing)) {
            return Reasons.After.LOWER_STAGE;
        }
        if (reached < standing) {
            return Reasons.After.LARGER_MEASURE;
        }
        if (endgame.compare(p, standing, x, reached) == Comparison.BETTER) {
            return Reasons.After.BETTER;
        }
        return endgame.treeRules().method() == TreeMethod.ON_SCHEDULE
                ? Reasons.After.NO_SMALLER_PROMISE
                : Reasons.After.NOT_BETTER;
    }

    private boolean isStalemate() {
        return generator.count(x) == 0 && !x.inCheck();
    }

    /** Returns a capture by the weak king, or {@link Move#NONE}. */
    private int capture() {
        MoveList replies = new MoveList();
        generator.generate(x, replies);
        for (int i = 0; i < replies.size(); i++) {
            if (x.isCapture(replies.get(i))) {
                return replies.get(i);
            }
        }
        return Move.NONE;
    }

    /**
     * Returns a reply after which every move of the strong side lets a piece be taken or stalemates, or
     * {@link Move#NONE}.
     */
    private int fork() {
        MoveList replies = new MoveList();
        generator.generate(x, replies);
        for (int i = 0; i < replies.size(); i++) {
            x.make(replies.get(i));
            boolean doomed = isDoomed();
            x.unmake(replies.get(i));
            if (doomed) {
                return replies.get(i);
            }
        }
        return Move.NONE;
    }

    private boolean isDoomed() {
        MoveList moves = new MoveList();
        generator.generate(x, moves);
        boolean doomed = true;
        for (int i = 0; i < moves.size() && doomed; i++) {
            x.make(moves.get(i));
            doomed = capture() != Move.NONE || isStalemate();
            x.unmake(moves.get(i));
        }
        return doomed;
    }

    /** Returns whether too few pieces are left to mate after a reply. */
    static boolean leavesTooFew(Position q, int reply) {
        q.make(reply);
        boolean few = q.isInsufficientMaterial();
        q.unmake(reply);
        return few;
    }
}
