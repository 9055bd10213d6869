package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The collector of the {@link Reasons}. */
public final class Reasoning {
    /**
     * Positions compared for a tree: a few seconds' work. For each tree after one of the defender's moves: less than
     * one.
     */
    private static final int MOST_POSITIONS = 2_000_000;

    private static final int MOST_POSITIONS_FURTHER = 200_000;

    private final EndgameBook book;

    /** Whether to grow the trees after the first one, which takes time that a game may not leave. */
    private final boolean looksFurther;

    public Reasoning(EndgameBook book, boolean looksFurther) {
        this.book = book;
        this.looksFurther = looksFurther;
    }

    /** Returns the limits of a tree that explains a position: as in a game, but for seconds at most. */
    public static TreeLimits limits(Endgame endgame) {
        return limits(endgame, MOST_POSITIONS);
    }

    /** Returns the limits of a tree after one of the defender's moves. */
    public static TreeLimits limitsFurther(Endgame endgame) {
        return limits(endgame, MOST_POSITIONS_FURTHER);
    }

    private static TreeLimits limits(Endgame endgame, int most) {
        TreeLimits own = endgame.treeRules().limits();
        return new TreeLimits(own.depth(), Math.min(own.positions(), most));
    }

    /** Returns the reasons for a position that is not in the book. */
    public Reasons outside(Position position) {
        return new Reasons(
                position.copy(),
                known(),
                Optional.empty(),
                0,
                0,
                List.of(),
                List.of(),
                Optional.empty(),
                0,
                List.of(),
                List.of());
    }

    /** Returns the reasons for a position in which the weak side is to move, or in which no tree was found. */
    public Reasons withoutPlan(Position position, BookPosition place, int examined) {
        boolean defends = !place.strongSideToMove();
        List<Reasons.Defence> defences = defends ? defences(position, place, List.of()) : List.of();
        return reasons(position, place, Optional.empty(), examined, List.of(), defences);
    }

    /**
     * Returns the reasons for a position with the book's move.
     *
     * @param place in the view in which the tree was grown
     * @param tree that contains the move
     * @param earlier moves of the tree played before
     * @param remaining moves within which mate is sure, or {@link Endgame#NO_GUARANTEE}
     */
    public Reasons withPlan(
            Position position, BookPosition place, ForcingTree tree, int node, int earlier, int remaining) {
        Endgame endgame = place.endgame();
        TreeMove shown = TreeMove.of(endgame, tree, node, place.seen(), place.view());
        Position q = place.seen().copy();
        q.make(tree.move(node));
        int promised = endgame.promise(tree.root());
        Reasons.Plan plan = new Reasons.Plan(
                shown,
                tree.rootStanding(),
                promised == Endgame.NO_GUARANTEE ? promised : promised - earlier,
                earlier,
                remaining,
                place.view().squaresOnBoard(endgame.net(q)),
                tree.isRemembered());
        Position board = position.copy();
        board.make(shown.move());
        // Inside a tree the answer is already fixed, so no other move competes with it.
        List<Reasons.Temptation> temptations = earlier == 0 ? Temptations.of(place, tree.move(node)) : List.of();
        return reasons(
                position,
                place,
                Optional.of(plan),
                earlier == 0 ? tree.examined() : 0,
                temptations,
                defences(board, place, shown.replies()));
    }

    private Reasons reasons(
            Position position,
            BookPosition place,
            Optional<Reasons.Plan> plan,
            int examined,
            List<Reasons.Temptation> temptations,
            List<Reasons.Defence> defences) {
        Endgame endgame = place.endgame();
        return new Reasons(
                position.copy(),
                known(),
                Optional.of(place),
                endgame.standing(place.seen()),
                place.view().squaresOnBoard(endgame.net(place.seen())),
                landmarks(place),
                attacked(position, place.strongSide()),
                plan,
                examined,
                temptations,
                defences);
    }

    private static List<Landmark> landmarks(BookPosition place) {
        return place.endgame().landmarks(place.seen()).stream()
                .map(mark -> new Landmark(mark.name(), place.view().squaresOnBoard(mark.squares())))
                .toList();
    }

    private List<String> known() {
        return book.endgames().stream().map(Endgame::material).toList();
    }

    /** Returns the strong side's pieces next to the weak king. */
    private static List<Reasons.Attacked> attacked(Position board, int strong) {
        int king = board.king(strong ^ 1);
        long withoutKing = board.occupied() ^ Bitboard.of(king);
        List<Reasons.Attacked> attacked = new ArrayList<>();
        for (long pieces = Attacks.king(king) & board.color(strong); pieces != 0; pieces = Bitboard.rest(pieces)) {
            int square = Bitboard.first(pieces);
            attacked.add(new Reasons.Attacked(square, board.isAttacked(square, strong, withoutKing)));
        }
        return attacked;
    }

    /** Returns all replies on a board, with the answers of a tree, or else those of the trees that begin after them. */
    private List<Reasons.Defence> defences(Position before, BookPosition place, List<TreeMove.Reply> inTree) {
        Position board = before.copy();
        MoveList replies = MoveList.legal(board);
        List<Reasons.Defence> defences = new ArrayList<>();
        for (int reply : replies.toArray()) {
            if (board.isCapture(reply)) {
                boolean draws = Temptations.leavesTooFew(board, reply);
                defences.add(new Reasons.Defence(reply, true, draws, 0, List.of(), Move.NONE, 0, false));
            } else {
                board.make(reply);
                defences.add(defence(reply, board, place, inTree));
                board.unmake(reply);
            }
        }
        return defences;
    }

    /**
     * @param board after the reply
     * @param place of the position before, whose ending names the stages; the next tree may belong to another ending
     */
    private Reasons.Defence defence(int reply, Position board, BookPosition place, List<TreeMove.Reply> inTree) {
        int answer = Move.NONE;
        int depth = 0;
        for (TreeMove.Reply known : inTree) {
            if (known.move() == reply) {
                answer = known.answer().move();
                depth = known.answer().depth();
            }
        }
        Optional<BookPosition> next = inTree.isEmpty() && looksFurther ? book.find(board) : Optional.empty();
        if (next.isPresent()) {
            BookPosition p = next.get();
            ForcingTree tree = new ForcingTree(p.endgame(), p.seen());
            tree.grow(p.seen(), limitsFurther(p.endgame()), SearchControl.unlimited());
            if (tree.firstNode() != ForcingTree.NONE) {
                answer = p.view().toBoard(tree.bestMove());
                depth = tree.depth(tree.firstNode());
            }
        }
        long standing = place.endgame().standing(place.view().apply(board));
        return new Reasons.Defence(
                reply, false, false, standing, attacked(board, place.strongSide()), answer, depth, next.isPresent());
    }
}
