package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.Attacks;
import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the {@link Reasons}. */
final class Reasoning {
    private final EndgameBook book;

    /** Grows the trees that follow the first, which takes time that a game may not leave. */
    private final boolean looksFurther;

    Reasoning(EndgameBook book, boolean looksFurther) {
        this.book = book;
        this.looksFurther = looksFurther;
    }

    /** What can be said about a position that is not in the book. */
    Reasons outside(Position position) {
        return new Reasons(
                position.copy(), known(), Optional.empty(), 0, 0, List.of(), Optional.empty(), 0, List.of(), List.of());
    }

    /** About a position in which the weak side is to move, or in which no tree was found. */
    Reasons withoutPlan(Position position, BookPosition place, int examined) {
        boolean defends = !place.strongSideToMove();
        List<Reasons.Defence> defences = defends ? defences(place, place.seen(), List.of()) : List.of();
        return reasons(position, place, Optional.empty(), examined, List.of(), defences);
    }

    /**
     * About a position with the book's move.
     *
     * @param tree whose node is played
     * @param earlier moves of the tree played before
     * @param remaining moves within which mate is sure, or {@link Endgame#NO_GUARANTEE}
     */
    Reasons withPlan(Position position, BookPosition place, ForcingTree tree, int node, int earlier, int remaining) {
        Endgame endgame = place.endgame();
        TreeMove shown = TreeMove.of(endgame, tree, node, place.seen(), place.view());
        Position q = place.seen().copy();
        q.make(tree.move(node));
        long net = place.view().squares(endgame.net(q));
        Reasons.Plan plan = new Reasons.Plan(shown, tree.headStanding(), earlier, remaining, net);
        // Inside a tree the answer is not chosen any more, so nothing competes with it.
        List<Reasons.Temptation> temptations = earlier == 0 ? Temptations.of(place, tree.move(node)) : List.of();
        int examined = earlier == 0 ? tree.examined() : 0;
        return reasons(position, place, Optional.of(plan), examined, temptations, defences(place, q, shown.replies()));
    }

    private Reasons reasons(
            Position position,
            BookPosition place,
            Optional<Reasons.Plan> plan,
            int examined,
            List<Reasons.Temptation> temptations,
            List<Reasons.Defence> defences) {
        Endgame endgame = place.endgame();
        Position seen = place.seen();
        return new Reasons(
                position.copy(),
                known(),
                Optional.of(place),
                endgame.standing(seen),
                place.view().squares(endgame.net(seen)),
                attacked(seen, place.view()),
                plan,
                examined,
                temptations,
                defences);
    }

    private List<String> known() {
        return book.endgames().stream().map(Endgame::material).toList();
    }

    /** The men of the strong side that the weak king stands next to. */
    private static List<Reasons.Attacked> attacked(Position x, Perspective view) {
        int bk = x.king(Color.BLACK);
        long withoutKing = x.occupied() ^ Bitboard.of(bk);
        List<Reasons.Attacked> attacked = new ArrayList<>();
        for (long men = Attacks.king(bk) & x.color(Color.WHITE); men != 0; men = Bitboard.rest(men)) {
            int square = Bitboard.first(men);
            int shown = Bitboard.first(view.squares(Bitboard.of(square)));
            attacked.add(new Reasons.Attacked(shown, x.isAttacked(square, Color.WHITE, withoutKing)));
        }
        return attacked;
    }

    /** All replies to q, with the answers of a tree, or else those of the trees that begin then. */
    private List<Reasons.Defence> defences(BookPosition place, Position q, List<TreeMove.Reply> inTree) {
        Position x = q.copy();
        MoveList replies = new MoveList();
        new MoveGenerator(x).generate(x, replies);
        List<Reasons.Defence> defences = new ArrayList<>();
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            if (x.isCapture(reply)) {
                boolean draws = Temptations.leavesTooFew(x, reply);
                int shown = place.view().apply(reply);
                defences.add(new Reasons.Defence(shown, true, draws, 0, List.of(), Move.NONE, 0, false));
            } else {
                x.make(reply);
                defences.add(defence(place, reply, x, inTree));
                x.unmake(reply);
            }
        }
        return defences;
    }

    /** @param p after the reply */
    private Reasons.Defence defence(BookPosition place, int reply, Position p, List<TreeMove.Reply> inTree) {
        Perspective view = place.view();
        int shown = view.apply(reply);
        int answer = Move.NONE;
        int depth = 0;
        boolean grown = inTree.isEmpty() && looksFurther;
        for (TreeMove.Reply known : inTree) {
            if (known.move() == shown) {
                answer = known.answer().move();
                depth = known.answer().depth();
            }
        }
        if (grown) {
            ForcingTree next = new ForcingTree(place.endgame(), p);
            next.grow(p, place.endgame().treeLimits(), SearchControl.unlimited());
            if (next.root() != ForcingTree.NONE) {
                answer = view.apply(next.bestMove());
                depth = next.depth(next.root());
            }
        }
        long standing = place.endgame().standing(p);
        return new Reasons.Defence(shown, false, false, standing, attacked(p, view), answer, depth, grown);
    }
}
