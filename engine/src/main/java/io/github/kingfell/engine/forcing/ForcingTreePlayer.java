package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.check.MateProof;
import io.github.kingfell.engine.search.Answer;
import io.github.kingfell.engine.search.Player;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays the endings of the book. It grows a forcing tree and then follows it move by move until its branch ends: Black's
 * reply is looked up and the stored answer played, even when a better move has become visible (Huberman 1968, section
 * 2.1). That is part of the method: grown afresh at every move, trees may lead in a circle.
 */
public final class ForcingTreePlayer implements Player {
    public static final String NAME = "forcing tree";

    private static final int FIFTY_MOVES_IN_PLIES = 100;

    /** One part in so many of the time or the nodes may go into a tree; the rest is left to the next player. */
    private static final int SHARE = 5;

    /** Scores of won book endings: a base, a step for each stage, and less than a step for the measure. */
    private static final int WON = 9_000;

    private static final int STEP = 1_000;
    private static final int MEASURE_STEP = 10;

    /** Of a tree sent as notes; a larger one is cut. */
    private static final int MOST_TREE_LINES = 60;

    private final EndgameBook book;
    private final Certifier certifier;
    private @Nullable Branch remembered;

    /**
     * Where the game stands in a tree.
     *
     * @param node of the move played last
     * @param before the position in which it was played, in the book's view
     * @param earlier moves of the tree played before it
     */
    private record Branch(Endgame endgame, ForcingTree tree, int node, Position before, int earlier) {
        /** The same branch, or the answer to the reply that has led to a position; null when that is not in the tree. */
        @Nullable
        Branch at(Position seen) {
            if (seen.key() == before.key()) {
                return this;
            }
            Position x = before.copy();
            x.make(tree.move(node));
            for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
                int move = tree.replyMove(reply);
                x.make(move);
                if (x.key() == seen.key()) {
                    return new Branch(endgame, tree, tree.answer(reply), seen, earlier + 1);
                }
                x.unmake(move);
            }
            return null;
        }

        /** True when all branches end in mate, or at least in the stage before it. */
        boolean endsNearMate() {
            return Standing.stage(tree.promise(node)) >= endgame.stages().highest() - 1;
        }

        /** Moves to mate that are sure from here, by this tree's leaves or by its head; or {@link Endgame#NO_GUARANTEE}. */
        int remaining() {
            int byLeaves = RemainingMoves.of(endgame, tree, node, before);
            int byHead = endgame.guarantee(tree.head());
            return byHead == Endgame.NO_GUARANTEE ? byLeaves : Math.min(byLeaves, byHead - earlier);
        }

        /** Moves that the fifty-move rule must leave: those that are sure, or else those of the tree. */
        int room() {
            int remaining = remaining();
            return remaining == Endgame.NO_GUARANTEE ? tree.depth(node) : remaining;
        }
    }

    public ForcingTreePlayer(EndgameBook book, Certifier certifier) {
        this.book = book;
        this.certifier = certifier;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void newGame() {
        remembered = null;
    }

    @Override
    public Answer play(SearchTask task) {
        Position root = task.position();
        Optional<BookPosition> found = book.find(root);
        if (found.isEmpty()) {
            return new Answer.Declines("not in the book");
        }
        if (!found.get().strongSideToMove()) {
            return new Answer.Declines("the book has no advice for the defence");
        }
        if (task.limits().searchMoves().length > 0 || task.limits().mate() > 0) {
            return new Answer.Declines("the book answers neither to given moves nor to a given mate");
        }
        BookPosition place = found.get();
        Branch branch = follow(place);
        if (branch == null) {
            branch = grow(place, limits(place, task), task.control());
        }
        remembered = branch;
        if (branch == null) {
            return new Answer.Declines("no forcing tree found within the limits");
        }
        int room = branch.room();
        if (root.halfmoveClock() + 2 * room > FIFTY_MOVES_IN_PLIES) {
            return new Answer.Declines(
                    "the book needs up to " + room + " moves, and the fifty-move rule does not leave so many");
        }
        if (allowsRepetition(root, place.view().apply(branch.tree().move(branch.node())))) {
            return new Answer.Declines("the book's move allows a third repetition");
        }
        return new Answer.Plays(report(task, root, place, branch));
    }

    /** Why the book plays as it does. Neither uses nor changes the remembered tree. */
    public Reasons explain(Position position) {
        Reasoning reasoning = new Reasoning(book, true);
        Optional<BookPosition> found = book.find(position);
        if (found.isEmpty()) {
            return reasoning.outside(position);
        }
        BookPosition place = found.get();
        if (!place.strongSideToMove()) {
            return reasoning.withoutPlan(position, place, 0);
        }
        ForcingTree tree = new ForcingTree(place.endgame(), place.seen());
        tree.grow(place.seen(), place.endgame().treeLimits(), SearchControl.unlimited());
        return tree.root() == ForcingTree.NONE
                ? reasoning.withoutPlan(position, place, tree.examined())
                : reasons(reasoning, position, place, new Branch(place.endgame(), tree, tree.root(), place.seen(), 0));
    }

    private @Nullable Branch follow(BookPosition place) {
        Branch branch = remembered;
        return branch == null || branch.endgame() != place.endgame() ? null : branch.at(place.seen());
    }

    private static @Nullable Branch grow(BookPosition place, ForcingTree.Limits limits, SearchControl control) {
        ForcingTree tree = new ForcingTree(place.endgame(), place.seen());
        return tree.grow(place.seen(), limits, control) == ForcingTree.Result.FOUND
                ? new Branch(place.endgame(), tree, tree.root(), place.seen(), 0)
                : null;
    }

    /** The ending's own limits, within the share of this search. */
    private static ForcingTree.Limits limits(BookPosition place, SearchTask task) {
        ForcingTree.Limits own = place.endgame().treeLimits();
        long nodes = task.limits().nodes();
        int positions = nodes == 0 ? own.positions() : (int) Math.min(own.positions(), nodes / SHARE + 1);
        return new ForcingTree.Limits(
                own.depth(), positions, task.control().budget().hard() / SHARE);
    }

    /** True when the position after the move, or after some reply to it, would stand on the board for the third time. */
    private static boolean allowsRepetition(Position root, int move) {
        Position position = root.copy();
        position.make(move);
        boolean third = position.repetitions() >= 2;
        MoveList replies = new MoveList();
        new MoveGenerator(position).generate(position, replies);
        for (int i = 0; i < replies.size(); i++) {
            position.make(replies.get(i));
            third |= position.repetitions() >= 2;
            position.unmake(replies.get(i));
        }
        return third;
    }

    private SearchOutcome report(SearchTask task, Position root, BookPosition place, Branch branch) {
        notes(task.settings().explain(), root, place, branch).forEach(task::note);
        Optional<MateCertificate> mate = mate(root, place, branch, task.control());
        Score score = mate.isPresent()
                ? new Score.Mate(mate.get())
                : new Score.Centipawns(centipawns(branch.tree().promise(branch.node())));
        Pv line = mate.isPresent() ? Pv.of(mate.get().line()) : line(branch, place.view());
        int plies = 2 * branch.tree().depth(branch.node()) - 1;
        SearchControl control = task.control();
        task.report(new SearchInfo.Iteration(
                plies, plies, 1, score, SearchInfo.Bound.EXACT, control.nodes(), control.elapsed(), 0, line));
        return new SearchOutcome(line.move(0), score, line, NAME, Phrases.whereWeAre(place));
    }

    private Optional<MateCertificate> mate(Position root, BookPosition place, Branch branch, SearchControl control) {
        if (!branch.endsNearMate()) {
            return Optional.empty();
        }
        MateProof proof = StrategyProof.of(
                branch.endgame(), branch.tree(), branch.node(), branch.before(), place.view(), control);
        return proof == null ? Optional.empty() : certifier.certify(root, proof);
    }

    /** Stage and tree in one line, or all the reasons when they are asked for. */
    private List<String> notes(boolean explain, Position root, BookPosition place, Branch branch) {
        if (!explain) {
            return List.of(Phrases.summary(
                    place,
                    branch.tree().depth(branch.node()),
                    branch.earlier(),
                    branch.tree().examined()));
        }
        Wording wording = new Wording(reasons(new Reasoning(book, false), root, place, branch));
        List<String> notes = new ArrayList<>(wording.sentences());
        notes.addAll(wording.tree(MOST_TREE_LINES));
        return notes;
    }

    private static Reasons reasons(Reasoning reasoning, Position root, BookPosition place, Branch branch) {
        return reasoning.withPlan(root, place, branch.tree(), branch.node(), branch.earlier(), branch.remaining());
    }

    private static int centipawns(long standing) {
        long lost = Math.min(STEP, MEASURE_STEP * Standing.measure(standing));
        return WON + STEP * Standing.stage(standing) + STEP - (int) lost;
    }

    /** The longest branch from here, in moves of the real board. */
    private static Pv line(Branch branch, Perspective view) {
        ForcingTree tree = branch.tree();
        int[] line = new int[2 * tree.depth(branch.node()) - 1];
        int ply = 0;
        int node = branch.node();
        line[ply++] = view.apply(tree.move(node));
        while (!tree.isLeaf(node)) {
            int longest = tree.firstReply(node);
            for (int reply = longest; reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
                if (tree.depth(tree.answer(reply)) > tree.depth(tree.answer(longest))) {
                    longest = reply;
                }
            }
            line[ply++] = view.apply(tree.replyMove(longest));
            node = tree.answer(longest);
            line[ply++] = view.apply(tree.move(node));
        }
        return Pv.of(Arrays.copyOf(line, ply));
    }
}
