package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Perspective;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.engine.forcing.explain.Phrases;
import io.github.kingfell.engine.forcing.explain.Reasoning;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.engine.forcing.remembered.RememberedEnding;
import io.github.kingfell.engine.forcing.remembered.RememberedEndings;
import io.github.kingfell.engine.forcing.tree.Branch;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A player of book endings. It grows a forcing tree and follows it move by move until its branch ends: Black's reply is
 * looked up and the stored answer is played, even when a better move has become visible (Huberman 1968, section 2.1).
 * This is part of the method: trees grown again at every move may lead in a circle.
 */
public final class ForcingTreePlayer implements Player {
    /** Scores of won book endings: a base, a step for each stage, and less than a step for the measure. */
    private static final int WON = 9_000;

    private static final int STEP = 1_000;
    private static final int MEASURE_STEP = 10;

    /** The greatest number of pieces of an ending with a small certificate. */
    private static final int SMALL = 3;

    /** The greatest number of lines of a tree sent as notes; a larger tree is cut. */
    private static final int MOST_TREE_LINES = 60;

    private final EndgameBook book;
    private final Certifier certifier;
    private final RememberedEndings endings;
    private final Planner planner;

    /**
     * @param certifier certifies mates that are near
     * @param certificates of whole endings, for moves where no tree is found in time, and for mates to announce
     * @param work reads and judges the certificates
     */
    public ForcingTreePlayer(
            EndgameBook book, Certifier certifier, CertificateLibrary certificates, BackgroundWork work) {
        this.book = book;
        this.certifier = certifier;
        endings = new RememberedEndings(certificates, work);
        planner = new Planner(endings, work);
    }

    @Override
    public PlayerId id() {
        return PlayerId.FORCING_TREE;
    }

    @Override
    public void newGame() {
        planner.forget();
    }

    /**
     * Reads the certificates of all endings in the background, so that the first move of a fast game comes from the
     * book too. This takes two megabytes, and a quarter of a second.
     *
     * @param ready called when that is done
     */
    public void warmUp(Runnable ready) {
        book.endgames().forEach(endings::order);
        endings.whenRead(ready);
    }

    /**
     * Prepares, in the background, the endings that the game may soon reach: reads their certificates, and judges those
     * of three pieces. To judge earlier would cost each process a second or two, most of it for the compiler, and few
     * games need it.
     */
    public void prepare(Position position) {
        List<Endgame> near = book.endgames().stream()
                .filter(endgame -> Reachable.from(position, endgame.material()))
                .toList();
        near.forEach(endings::order);
        near.stream().filter(endgame -> endgame.material().length() == SMALL).forEach(endings::orderJudgement);
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
        if (task.limits().searchMoves().length > 0 || task.limits().askForMate()) {
            return new Answer.Declines("the book answers neither searchmoves nor go mate");
        }
        Plan plan = planner.plan(root, found.get(), task);
        if (plan == null) {
            return new Answer.Declines("no forcing tree found within the limits");
        }
        int room = plan.room();
        if (root.halfmoveClock() + 2 * room > Position.FIFTY_MOVES_IN_PLIES) {
            return new Answer.Declines("the book needs up to " + room + " moves, but the fifty-move rule leaves fewer");
        }
        if (allowsRepetition(root, plan.move())) {
            return new Answer.Declines("the book's move allows a third repetition");
        }
        planner.play(plan, root);
        return new Answer.Plays(report(task, root, plan));
    }

    /** Returns the reasons for the book's move. Neither uses nor changes the tree being followed. */
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
        tree.grow(place.seen(), Reasoning.limits(place.endgame()), SearchControl.unlimited());
        Plan plan = planner.afresh(place, tree);
        if (plan == null) {
            return reasoning.withoutPlan(position, place, tree.examined());
        }
        SearchTask unlimited = new SearchTask(
                position,
                SearchLimits.builder().build(),
                SearchSettings.DEFAULT,
                SearchControl.unlimited(),
                info -> {});
        return reasons(reasoning, position, plan, mate(position, plan, unlimited));
    }

    /** Returns whether the position after the move, or after some reply to it, would occur for the third time. */
    private static boolean allowsRepetition(Position root, int move) {
        Position position = root.copy();
        position.make(move);
        boolean third = position.isThreefoldRepetition();
        for (int reply : MoveList.legal(position).toArray()) {
            position.make(reply);
            third |= position.isThreefoldRepetition();
            position.unmake(reply);
        }
        return third;
    }

    private SearchOutcome report(SearchTask task, Position root, Plan plan) {
        Branch branch = plan.branch();
        Score score = new Score.Centipawns(centipawns(branch.tree().reached(branch.node())));
        Pv line = line(branch);
        if (plan.ending() != null && !plan.ending().isJudged(plan.state())) {
            // A mate that is not judged yet may take its time.
            show(task, branch, score, line);
        }
        Optional<MateCertificate> mate = mate(root, plan, task);
        notes(task.settings().explain(), root, plan, mate).forEach(task::note);
        if (mate.isPresent()) {
            score = new Score.Mate(mate.get());
            line = Pv.of(mate.get().line());
        }
        show(task, branch, score, line);
        PlayerId whose = branch.tree().isRemembered() ? PlayerId.REMEMBERED_TREE : id();
        return new SearchOutcome(line.move(0), score, line, whose, Phrases.whereWeAre(branch.place()));
    }

    private static void show(SearchTask task, Branch branch, Score score, Pv line) {
        int plies = 2 * branch.tree().depth(branch.node()) - 1;
        SearchControl control = task.control();
        task.report(new SearchInfo.Iteration(
                plies,
                plies,
                1,
                score,
                SearchInfo.Bound.EXACT,
                control.counter().nodes(),
                control.clock().elapsed(),
                0,
                line));
    }

    private Optional<MateCertificate> mate(Position root, Plan plan, SearchTask task) {
        RememberedEnding ending = plan.ending();
        if (ending != null) {
            return planner.certify(root, plan, ending, task);
        }
        Branch branch = plan.branch();
        // A player that turns the board would turn it again for the next tree, so only this tree shows the moves to
        // come.
        boolean near = branch.place().endgame().traits().contains(Trait.ONE_ORIENTATION)
                ? branch.endsInMate()
                : branch.endsNearMate();
        if (!near) {
            return Optional.empty();
        }
        MateProof proof = StrategyProof.of(
                branch.place().endgame(),
                branch.tree(),
                branch.node(),
                branch.place().seen(),
                branch.place().view(),
                task.control());
        return proof == null ? Optional.empty() : certifier.certify(root, proof);
    }

    /** Returns stage and tree in one line, or all the reasons when the user asks for them. */
    private List<String> notes(boolean explain, Position root, Plan plan, Optional<MateCertificate> mate) {
        Branch branch = plan.branch();
        if (!explain) {
            return List.of(Phrases.summary(
                    branch.place(),
                    branch.tree().depth(branch.node()),
                    branch.earlier(),
                    branch.tree().examined(),
                    branch.tree().isRemembered()));
        }
        Wording wording = new Wording(reasons(new Reasoning(book, false), root, plan, mate));
        List<String> notes = new ArrayList<>(wording.sentences());
        notes.addAll(wording.tree(MOST_TREE_LINES));
        return notes;
    }

    /**
     * Returns the reasons. The distance to mate is included only with a proof, because the claim of a certificate may
     * not have been judged yet.
     */
    private static Reasons reasons(Reasoning reasoning, Position root, Plan plan, Optional<MateCertificate> mate) {
        int remaining = mate.map(MateCertificate::moves).orElse(Endgame.NO_GUARANTEE);
        Branch branch = plan.branch();
        return reasoning.withPlan(root, branch.place(), branch.tree(), branch.node(), branch.earlier(), remaining);
    }

    private static int centipawns(long standing) {
        long lost = Math.min(STEP, MEASURE_STEP * Standing.measure(standing));
        return WON + STEP * Standing.stage(standing) + STEP - (int) lost;
    }

    /** Returns the longest branch from here, in moves of the real board. */
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
