package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;

/**
 * The {@link Reasons} in English sentences. The names of stages, their purposes and the units of their measures come
 * from the ending.
 */
public final class Wording {
    /** With more pieces, the name of the material is less clear than the board. */
    private static final int MOST_PIECES_NAMED = 6;

    private final Reasons reasons;
    private final Position position;

    public Wording(Reasons reasons) {
        this.reasons = reasons;
        position = reasons.position();
    }

    /** Returns all sentences, without the tree. */
    public List<String> sentences() {
        List<String> all = new ArrayList<>(situation());
        all.addAll(plan());
        all.addAll(temptations());
        all.addAll(defences());
        all.addAll(details());
        return all;
    }

    /** Returns the situation: ending, stage, measure, pieces attacked. */
    public List<String> situation() {
        if (isOver()) {
            return List.of(over());
        }
        if (reasons.place().isEmpty()) {
            return List.of(outside());
        }
        BookPosition place = reasons.place().get();
        List<String> lines = new ArrayList<>();
        lines.add(Phrases.whereWeAre(place));
        Stage stage = stage(reasons.standing());
        if (stage.hasMeasure()) {
            lines.add(stage.scale().subject() + ": " + stage.scale().counted(Standing.measure(reasons.standing())));
        }
        reasons.attacked()
                .forEach(attacked -> lines.add(weak() + " attacks " + Phrases.attackedPiece(position, attacked)));
        return lines;
    }

    /** Returns whether the side to move has no move. */
    private boolean isOver() {
        return new MoveGenerator(position).count(position) == 0;
    }

    private String over() {
        return Phrases.side(position.sideToMove())
                + (position.inCheck() ? " is checkmated" : " has no legal move: stalemate, a draw");
    }

    private String outside() {
        String material = MaterialKey.name(position.material());
        String flipped = MaterialKey.name(MaterialKey.flip(position.material()));
        boolean treated = reasons.known().contains(material) || reasons.known().contains(flipped);
        return treated
                ? material + " is in the book, but this position is not one that it wins"
                : (material.length() <= MOST_PIECES_NAMED ? material : "this material") + " is not in the book, which "
                        + "has "
                        + String.join(", ", reasons.known());
    }

    /** Returns the move, its effect on the board, and the moves within which the book can promise mate. */
    public List<String> plan() {
        if (isOver() || reasons.plan().isEmpty()) {
            return List.of();
        }
        Reasons.Plan plan = reasons.plan().get();
        List<String> lines = new ArrayList<>();
        String progress = progress(plan);
        lines.add("the book plays " + San.format(position, plan.tree().move())
                + (progress.isEmpty() ? "" : ": " + progress));
        if (plan.net() != 0 && plan.net() != reasons.net() && !isMeasure(plan)) {
            String before = reasons.net() == 0 ? "" : " instead of " + Bitboard.count(reasons.net());
            lines.add("after it the pieces seem to hold the king on "
                    + Phrases.counted(Bitboard.count(plan.net()), "square") + before);
        }
        int bound = Math.min(plan.remaining(), plan.promised());
        if (bound != Endgame.NO_GUARANTEE) {
            lines.add("the book can promise mate within " + Phrases.counted(bound, "move"));
        }
        return lines;
    }

    /** Returns how the move was found, for readers who know the book's trees, or why there is none. */
    public List<String> details() {
        if (isOver() || reasons.place().isEmpty()) {
            return List.of();
        }
        if (!reasons.place().get().strongSideToMove()) {
            return List.of("the book has no advice for the defence");
        }
        if (reasons.plan().isEmpty()) {
            return List.of("no forcing tree found, " + Phrases.counted(reasons.examined(), "position") + " examined");
        }
        Reasons.Plan plan = reasons.plan().get();
        List<String> lines = new ArrayList<>();
        if (plan.earlier() == 0 && !plan.tree().isLeaf() && !isChosen()) {
            lines.add("after one move the book sees no better position");
        }
        int stage = Standing.stage(plan.tree().standing());
        if (stage < Standing.stage(plan.rootStanding())) {
            lines.add("the move itself goes back to stage " + stage + ", "
                    + stage(plan.tree().standing()).name());
        }
        lines.add(Phrases.size(plan.tree().depth(), plan.earlier(), reasons.examined(), plan.remembered()));
        return lines;
    }

    /** Returns whether the measure counts the net's squares, so that the sentence before has mentioned them. */
    private boolean isMeasure(Reasons.Plan plan) {
        long standing = plan.tree().standing();
        return stage(standing).hasMeasure() && Standing.measure(standing) == Bitboard.count(plan.net());
    }

    /**
     * Returns what the branches reach. In an ending with promises, stage and measure may fall; the sentence is then
     * empty, because a promised number of moves is no reason.
     */
    private String progress(Reasons.Plan plan) {
        TreeMove tree = plan.tree();
        boolean promises = plan.promised() != Endgame.NO_GUARANTEE;
        if (promises && tree.least() <= plan.rootStanding()) {
            return "";
        }
        int depth = tree.depth();
        String when = depth == 1 ? "" : "whatever " + weak() + " replies, within " + depth + " moves ";
        return when + change(plan.rootStanding(), tree) + (tree.least() == tree.most() ? "" : " or better");
    }

    /** Returns the change from the root of the tree to the least standing that its branches reach. */
    private String change(long before, TreeMove tree) {
        long after = tree.least();
        Stage from = stage(before);
        Stage to = stage(after);
        if (to.number() == stages().highest()) {
            return to.name();
        }
        String measure = to.hasMeasure()
                ? "; " + to.scale().subject() + ": " + to.scale().counted(Standing.measure(after))
                : "";
        if (from.number() != to.number()) {
            return "stage " + to.number() + " instead of " + from.number() + ", " + to.name() + measure;
        }
        if (before != after) {
            return to.scale().subject() + " shrinks from " + to.scale().counted(Standing.measure(before)) + " to "
                    + Standing.measure(after);
        }
        return String.join(", or ", tree.allAdded()) + "; still stage " + to.number() + measure;
    }

    /** Returns the tempting moves and where they lead, one sentence for each. */
    public List<String> temptations() {
        return reasons.temptations().stream().map(this::temptation).toList();
    }

    /** Returns the sentence for one tempting move. */
    public String temptation(Reasons.Temptation temptation) {
        return new TemptationWording(reasons).sentence(temptation);
    }

    /** Returns whether the tree was chosen among several, which may be shallower. */
    private boolean isChosen() {
        return reasons.place()
                .map(place -> place.endgame().treeRules().method() == TreeMethod.BEST_OF_BETTER)
                .orElse(false);
    }

    /** Returns the tries of the weak side, one sentence for each move, and which moves hold longest. */
    public List<String> defences() {
        List<String> lines = new ArrayList<>();
        reasons.defences().forEach(defence -> lines.add(defence(defence)));
        lines.addAll(longest());
        return lines;
    }

    /** Returns one sentence on the weak side's moves that hold longest, where they differ; otherwise none. */
    public List<String> longest() {
        return reasons.place().isEmpty() ? List.of() : new DefenceWording(reasons, beforeDefence()).longest();
    }

    /** Returns the sentence for one reply of the weak side. */
    public String defence(Reasons.Defence defence) {
        return new DefenceWording(reasons, beforeDefence()).sentence(defence);
    }

    /**
     * Returns the position in which the weak side is to move. With a plan, this is not the position of the question.
     */
    public Position beforeDefence() {
        Position before = position.copy();
        reasons.plan().ifPresent(plan -> before.make(plan.tree().move()));
        return before;
    }

    /** Returns the forcing tree, line by line; empty without a plan. */
    public List<String> tree(int mostLines) {
        return reasons.plan()
                .map(plan -> TreePrinter.lines(plan.tree(), position, stages(), mostLines))
                .orElse(List.of());
    }

    /** Returns the words for the end of a branch. */
    public String leaf(TreeMove leaf) {
        return Phrases.reached(stages(), leaf);
    }

    private Stages stages() {
        return reasons.place().orElseThrow().endgame().stages();
    }

    private Stage stage(long standing) {
        return stages().list().get(Standing.stage(standing));
    }

    private String weak() {
        return Phrases.side(reasons.place().orElseThrow().strongSide() ^ 1);
    }
}
