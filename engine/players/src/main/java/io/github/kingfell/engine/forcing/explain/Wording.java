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
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Says {@link Reasons} in sentences. This is the only place that does; the names of stages, their purposes and what their
 * measures count come from the ending.
 */
public final class Wording {
    /** Longer names of material say less than the board. */
    private static final int MOST_MEN_NAMED = 6;

    private final Reasons reasons;
    private final Position position;

    public Wording(Reasons reasons) {
        this.reasons = reasons;
        position = reasons.position();
    }

    /** Every sentence, without the tree. */
    public List<String> sentences() {
        List<String> all = new ArrayList<>(situation());
        all.addAll(plan());
        all.addAll(temptations());
        all.addAll(defences());
        return all;
    }

    /** Where we are: ending, stage, measure, men attacked. */
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
                .forEach(attacked -> lines.add(weak() + " attacks " + Phrases.attackedMan(position, attacked)));
        if (!place.strongSideToMove()) {
            lines.add(weak() + " defends, and the book has no advice for the defence");
        }
        return lines;
    }

    /** True when the side to move has no move. */
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
                : (material.length() <= MOST_MEN_NAMED ? material : "this material")
                        + " is not in the book, which knows " + String.join(", ", reasons.known());
    }

    /** The move, what it reaches, how it was found, and within how many moves it mates. */
    public List<String> plan() {
        if (isOver()) {
            return List.of();
        }
        if (reasons.plan().isEmpty()) {
            boolean lost =
                    reasons.place().filter(BookPosition::strongSideToMove).isPresent();
            return lost
                    ? List.of("no forcing tree found, " + Phrases.counted(reasons.examined(), "position") + " examined")
                    : List.of();
        }
        Reasons.Plan plan = reasons.plan().get();
        List<String> lines = new ArrayList<>();
        lines.add(strong() + " plays " + San.format(position, plan.tree().move()) + ": " + progress(plan));
        if (plan.net() != 0 && plan.net() != reasons.net() && !isMeasure(plan)) {
            String before = reasons.net() == 0 ? "" : " instead of " + Bitboard.count(reasons.net());
            lines.add("after it the men seem to hold the king on "
                    + Phrases.counted(Bitboard.count(plan.net()), "square") + before);
        }
        if (plan.earlier() == 0 && !plan.tree().isLeaf() && !isChosen()) {
            lines.add("no move is better at once");
        }
        int stage = Standing.stage(plan.tree().standing());
        if (stage < Standing.stage(plan.rootStanding())) {
            lines.add("at first the move itself goes back to stage " + stage + ", "
                    + stage(plan.tree().standing()).name());
        }
        lines.add(Phrases.size(plan.tree().depth(), plan.earlier(), reasons.examined(), plan.remembered()) + ", "
                + promise(plan.remaining()));
        return lines;
    }

    /** True when the net's squares are what the measure counts, so that the sentence before has said it. */
    private boolean isMeasure(Reasons.Plan plan) {
        long standing = plan.tree().standing();
        return stage(standing).hasMeasure() && Standing.measure(standing) == Bitboard.count(plan.net());
    }

    private String progress(Reasons.Plan plan) {
        TreeMove tree = plan.tree();
        int depth = tree.depth();
        String when = depth == 1 ? "" : "whatever " + weak() + " replies, within " + depth + " moves ";
        if (plan.promised() != Endgame.NO_GUARANTEE) {
            return when + gain(plan);
        }
        boolean same = tree.least() == tree.most();
        return when + change(plan.rootStanding(), tree) + (same ? "" : " or better");
    }

    /** Where the ending promises moves to mate: from what is promised at the root to the most at the end of a branch. */
    private String gain(Reasons.Plan plan) {
        int left = plan.tree().mostPromised();
        if (left == 0) {
            return stages().list().get(stages().highest()).name();
        }
        Stage from = stage(plan.rootStanding());
        Stage to = stage(plan.tree().least());
        String reached =
                from.number() < to.number() ? "; every branch ends in stage " + to.number() + " or higher" : "";
        return "the way to mate shrinks from " + Phrases.counted(plan.promised(), "move") + " to " + left + " at most"
                + reached;
    }

    /** From the root of the tree to the least that its branches reach. */
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
            return "from stage " + from.number() + " to stage " + to.number() + ", " + to.name() + measure;
        }
        if (before != after) {
            return to.scale().subject() + " shrinks from " + to.scale().counted(Standing.measure(before)) + " to "
                    + Standing.measure(after);
        }
        return String.join(", or ", tree.allAdded()) + "; still stage " + to.number() + measure;
    }

    /** Within how many moves it is mate, whatever Black plays; or that nobody has shown it. */
    private static String promise(int remaining) {
        return remaining == Endgame.NO_GUARANTEE
                ? "how soon it mates has not been shown"
                : "mate in at most " + Phrases.counted(remaining, "move");
    }

    /** Tempting moves and what is wrong with them, one sentence for each. */
    public List<String> temptations() {
        return reasons.temptations().stream().map(this::temptation).toList();
    }

    /** One tempting move. */
    public String temptation(Reasons.Temptation temptation) {
        return San.format(position, temptation.move())
                + temptation.lures().stream()
                        .sorted()
                        .map(lure -> lure(lure, temptation))
                        .collect(Collectors.joining(" and ", " ", ", "))
                + flaw(temptation);
    }

    private String lure(Reasons.Lure lure, Reasons.Temptation temptation) {
        return switch (lure) {
            case CHECK -> "gives check";
            case SMALLER_NET -> {
                String before = reasons.net() == 0 ? "" : " instead of " + Bitboard.count(reasons.net());
                yield "seems to hold the king on " + Phrases.counted(Bitboard.count(temptation.net()), "square")
                        + before;
            }
            case APPROACH -> "brings the kings nearer";
        };
    }

    private String flaw(Reasons.Temptation temptation) {
        Stage stage = stage(temptation.standing());
        long measure = Standing.measure(temptation.standing());
        return switch (temptation.flaw()) {
            case STALEMATE -> "but it is stalemate";
            case DISASTER -> "but the book calls it a disaster";
            case LOSS -> {
                Position after = position.copy();
                after.make(temptation.move());
                yield "but " + Phrases.capture(after, temptation.refutation(), " takes", temptation.draws());
            }
            case FORK -> {
                Position after = position.copy();
                after.make(temptation.move());
                yield "but after " + San.format(after, temptation.refutation()) + " " + strong()
                        + " must lose a man or stalemate";
            }
            case LOWER_STAGE -> "but goes back to stage " + stage.number() + ", " + stage.name();
            case LARGER_MEASURE ->
                "but " + stage.scale().subject() + " grows from "
                        + stage.scale().counted(Standing.measure(reasons.standing())) + " to " + measure;
            case NO_PROGRESS ->
                stage.hasMeasure()
                        ? "but " + stage.scale().subject() + " stays at "
                                + stage.scale().counted(measure)
                        : "but is no progress in stage " + stage.number();
            case BEHIND_SCHEDULE -> behind(temptation.move());
            case NONE -> alternative(temptation.standing());
        };
    }

    private String behind(int move) {
        BookPosition place = reasons.place().orElseThrow();
        Position after = position.copy();
        after.make(move);
        int left = place.endgame().promise(place.view().apply(after));
        return left == Endgame.NO_GUARANTEE
                ? "but allows a double attack, and nothing is promised"
                : "but leaves " + Phrases.counted(left, "move") + " to mate, and no more than "
                        + place.endgame().promise(place.seen()) + " are promised now";
    }

    /** A move that is better than the position too. */
    private String alternative(long standing) {
        long chosen = reasons.plan().map(plan -> plan.tree().least()).orElse(0L);
        String reached = Phrases.inWords(stages(), standing);
        if (standing == chosen) {
            return "and would do as well: " + reached;
        }
        return standing < chosen
                ? "which is progress too, but less: " + reached
                : "and would do even better: " + reached + "; " + preference();
    }

    /** Why a move that reaches more at once is not played. */
    private String preference() {
        return isChosen() || reasons.plan().stream().anyMatch(plan -> plan.promised() != Endgame.NO_GUARANTEE)
                ? "the book expects a quicker mate after its own move"
                : "the book takes the first move that is better";
    }

    /** True when the tree was chosen among several, which may be shallower. */
    private boolean isChosen() {
        return reasons.place()
                .map(place -> place.endgame().treeRules().method() == TreeMethod.BEST_OF_BETTER)
                .orElse(false);
    }

    /** The page's headline: the move, or why there is none. */
    public String title() {
        if (isOver()) {
            return over();
        }
        if (reasons.place().isEmpty()) {
            return "not in the book";
        }
        if (!reasons.place().get().strongSideToMove()) {
            return weak() + " defends";
        }
        return reasons.plan()
                .map(plan ->
                        strong() + " plays " + San.format(position, plan.tree().move()))
                .orElse("no forcing tree found");
    }

    /** What the weak side can try, one sentence for each move, and which moves hold longest. */
    public List<String> defences() {
        List<String> lines = new ArrayList<>();
        reasons.defences().forEach(defence -> lines.add(defence(defence)));
        lines.addAll(longest());
        return lines;
    }

    /** Which of the weak side's moves holds longest, where they differ: one sentence, or none. */
    public List<String> longest() {
        List<Reasons.Defence> longest = reasons.longest();
        if (longest.isEmpty() || longest.size() == reasons.defences().size()) {
            return List.of();
        }
        Position before = beforeDefence();
        String moves = longest.stream()
                .map(defence -> San.format(before, defence.move()))
                .collect(Collectors.joining(" and "));
        return List.of(moves + held(longest.get(0), longest.size() == 1));
    }

    private static String held(Reasons.Defence longest, boolean single) {
        if (longest.draws()) {
            return single ? " draws" : " draw";
        }
        if (longest.nextTree()) {
            return single ? " asks for the deepest tree" : " ask for the deepest trees";
        }
        return single ? " holds longest in this tree" : " hold longest in this tree";
    }

    /** The position in which the weak side is to move. Not the one that was asked about when there is a plan. */
    public Position beforeDefence() {
        Position before = position.copy();
        reasons.plan().ifPresent(plan -> before.make(plan.tree().move()));
        return before;
    }

    /** One reply of the weak side. */
    public String defence(Reasons.Defence defence) {
        Position board = beforeDefence();
        if (defence.captures()) {
            return weak() + " can play " + Phrases.capture(board, defence.move(), ", which takes", defence.draws());
        }
        StringBuilder text = new StringBuilder();
        text.append(weak()).append(" can play ").append(San.format(board, defence.move()));
        board.make(defence.move());
        for (Reasons.Attacked attacked : defence.attacked()) {
            text.append(", which attacks ").append(Phrases.attackedMan(board, attacked));
        }
        if (defence.answer() == Move.NONE) {
            return text.append(": ")
                    .append(Phrases.inWords(stages(), defence.standing()))
                    .toString();
        }
        return text.append(defence.nextTree() ? "; the next tree begins with " : "; the answer is ")
                .append(San.format(board, defence.answer()))
                .append(defence.nextTree() ? " and has depth " + defence.depth() : leftWords(defence.depth()))
                .toString();
    }

    private static String leftWords(int depth) {
        return depth == 1 ? ", which ends the branch" : ", and the branch ends within " + depth + " moves";
    }

    /** The forcing tree, line by line; empty without a plan. */
    public List<String> tree(int mostLines) {
        return reasons.plan()
                .map(plan -> TreePrinter.lines(plan.tree(), position, stages(), mostLines))
                .orElse(List.of());
    }

    /** Where a branch ends, for people. */
    public String leaf(TreeMove leaf) {
        return Phrases.reached(stages(), leaf);
    }

    private Stages stages() {
        return reasons.place().orElseThrow().endgame().stages();
    }

    private Stage stage(long standing) {
        return stages().list().get(Standing.stage(standing));
    }

    private String strong() {
        return Phrases.side(reasons.place().orElseThrow().strongSide());
    }

    private String weak() {
        return Phrases.side(reasons.place().orElseThrow().strongSide() ^ 1);
    }
}
