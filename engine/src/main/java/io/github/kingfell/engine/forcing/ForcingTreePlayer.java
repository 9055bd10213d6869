package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.certificate.CertificateLibrary;
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

    /** One part in so many of the time may go into certifying the mate; what was judged by then is not judged again. */
    private static final int CERTIFYING_SHARE = 2;

    /** With less time than this for a move no certificate is read, and no mate announced before it is near. */
    private static final int READING_MILLIS = 1_000;

    /** Scores of won book endings: a base, a step for each stage, and less than a step for the measure. */
    private static final int WON = 9_000;

    private static final int STEP = 1_000;
    private static final int MEASURE_STEP = 10;

    /** Of a tree sent as notes; a larger one is cut. */
    private static final int MOST_TREE_LINES = 60;

    private final EndgameBook book;
    private final Certifier certifier;
    private final CertifiedMates certificates;
    private @Nullable Branch remembered;

    /**
     * @param certifier of mates that are near
     * @param certificates of whole endings; the player plays the same moves without them
     */
    public ForcingTreePlayer(EndgameBook book, Certifier certifier, CertificateLibrary certificates) {
        this.book = book;
        this.certifier = certifier;
        this.certificates = new CertifiedMates(certificates);
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
        Branch branch = follow(root, found.get());
        if (branch == null) {
            branch = grow(found.get(), limits(found.get(), task), task.control());
        }
        remembered = branch;
        if (branch == null) {
            return new Answer.Declines("no forcing tree found within the limits");
        }
        if (task.control().budget().hard() >= READING_MILLIS) {
            certificates.read(branch);
        }
        int room = room(branch);
        if (root.halfmoveClock() + 2 * room > FIFTY_MOVES_IN_PLIES) {
            return new Answer.Declines(
                    "the book needs up to " + room + " moves, and the fifty-move rule does not leave so many");
        }
        if (allowsRepetition(root, branch.place().view().toBoard(branch.move()))) {
            return new Answer.Declines("the book's move allows a third repetition");
        }
        return new Answer.Plays(report(task, root, branch));
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
        if (tree.root() == ForcingTree.NONE) {
            return reasoning.withoutPlan(position, place, tree.examined());
        }
        Branch branch = new Branch(place, tree);
        certificates.read(branch);
        return reasons(reasoning, position, branch);
    }

    private @Nullable Branch follow(Position root, BookPosition place) {
        Branch branch = remembered;
        return branch == null || branch.isOfAnother(place) ? null : branch.at(root);
    }

    private static @Nullable Branch grow(BookPosition place, ForcingTree.Limits limits, SearchControl control) {
        ForcingTree tree = new ForcingTree(place.endgame(), place.seen());
        boolean found = tree.grow(place.seen(), limits, control) == ForcingTree.Result.FOUND;
        // A try that a smaller share ended was not the ending's own: what a later try found is another strategy.
        boolean own = tree.examined() < limits.positions()
                || limits.positions() == place.endgame().treeLimits().positions();
        return found && own ? new Branch(place, tree) : null;
    }

    /** Moves that the fifty-move rule must leave: those to mate where a certificate knows them, or else those of the tree. */
    private int room(Branch branch) {
        int length = certificates.length(branch);
        return length == Endgame.NO_GUARANTEE ? branch.tree().depth(branch.node()) : length;
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

    private SearchOutcome report(SearchTask task, Position root, Branch branch) {
        notes(task.settings().explain(), root, branch).forEach(task::note);
        Optional<MateCertificate> mate = mate(root, branch, task.control());
        Score score = mate.isPresent()
                ? new Score.Mate(mate.get())
                : new Score.Centipawns(centipawns(branch.tree().promise(branch.node())));
        Pv line = mate.isPresent() ? Pv.of(mate.get().line()) : line(branch);
        int plies = 2 * branch.tree().depth(branch.node()) - 1;
        SearchControl control = task.control();
        task.report(new SearchInfo.Iteration(
                plies, plies, 1, score, SearchInfo.Bound.EXACT, control.nodes(), control.elapsed(), 0, line));
        return new SearchOutcome(line.move(0), score, line, NAME, Phrases.whereWeAre(branch.place()));
    }

    private Optional<MateCertificate> mate(Position root, Branch branch, SearchControl control) {
        if (certificates.has(branch)) {
            long until = control.budget().hard() / CERTIFYING_SHARE;
            return certificates.certify(
                    root, branch, () -> control.stopRequested() || control.elapsedOnClock() > until);
        }
        // A player who turns the board would turn it again for the next tree, so only this one says what he will play.
        boolean near = branch.place().endgame().wantsOneOrientation() ? branch.endsInMate() : branch.endsNearMate();
        if (!near) {
            return Optional.empty();
        }
        MateProof proof = StrategyProof.of(
                branch.place().endgame(),
                branch.tree(),
                branch.node(),
                branch.place().seen(),
                branch.place().view(),
                control);
        return proof == null ? Optional.empty() : certifier.certify(root, proof);
    }

    /** Stage and tree in one line, or all the reasons when they are asked for. */
    private List<String> notes(boolean explain, Position root, Branch branch) {
        if (!explain) {
            return List.of(Phrases.summary(
                    branch.place(),
                    branch.tree().depth(branch.node()),
                    branch.earlier(),
                    branch.tree().examined()));
        }
        Wording wording = new Wording(reasons(new Reasoning(book, false), root, branch));
        List<String> notes = new ArrayList<>(wording.sentences());
        notes.addAll(wording.tree(MOST_TREE_LINES));
        return notes;
    }

    private Reasons reasons(Reasoning reasoning, Position root, Branch branch) {
        return reasoning.withPlan(
                root, branch.place(), branch.tree(), branch.node(), branch.earlier(), certificates.length(branch));
    }

    private static int centipawns(long standing) {
        long lost = Math.min(STEP, MEASURE_STEP * Standing.measure(standing));
        return WON + STEP * Standing.stage(standing) + STEP - (int) lost;
    }

    /** The longest branch from here, in moves of the real board. */
    private static Pv line(Branch branch) {
        Perspective view = branch.place().view();
        ForcingTree tree = branch.tree();
        int[] line = new int[2 * tree.depth(branch.node()) - 1];
        int ply = 0;
        int node = branch.node();
        line[ply++] = view.toBoard(tree.move(node));
        while (!tree.isLeaf(node)) {
            int longest = tree.firstReply(node);
            for (int reply = longest; reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
                if (tree.depth(tree.answer(reply)) > tree.depth(tree.answer(longest))) {
                    longest = reply;
                }
            }
            line[ply++] = view.toBoard(tree.replyMove(longest));
            node = tree.answer(longest);
            line[ply++] = view.toBoard(tree.move(node));
        }
        return Pv.of(Arrays.copyOf(line, ply));
    }
}
