package io.github.kingfell.workbench.solution;

import io.github.kingfell.problems.forced.Continuation;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.problems.structured.StructuredPlay;
import io.github.kingfell.problems.structured.StructuredPlay.Each;
import io.github.kingfell.problems.structured.StructuredPlay.Manner;
import io.github.kingfell.problems.structured.StructuredPlay.OtherSide;
import io.github.kingfell.problems.structured.StructuredPlay.PlayBranch;
import io.github.kingfell.problems.structured.StructuredSolver;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.render.Solution;
import io.github.kingfell.workbench.render.Solution.PlayPart;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The keys, replies or lines of each part of a structured stipulation. */
public final class StructuredReport implements ProblemReport {
    private static final int MOST_LINES = 1000;

    private final Position position;
    private final Stipulation stipulation;
    private final SolvingOptions show;
    private final StructuredSolver solver;
    private final List<PlayPart> parts = new ArrayList<>();
    private final List<JsonObject> keys = new ArrayList<>();
    private final List<JsonObject> solutions = new ArrayList<>();
    private final List<JsonObject> setPlay = new ArrayList<>();
    private boolean solved;

    public StructuredReport(
            Position position, Stipulation stipulation, SolvingOptions show, SearchControl control, int megabytes) {
        this.position = position.copy();
        this.stipulation = stipulation;
        this.show = show;
        solver = new StructuredSolver(position, MOST_LINES, control, megabytes);
    }

    @Override
    public void solve() {
        StructuredPlay play = stipulation.structured();
        if (show.setPlay()) {
            setPlay(play);
        }
        solved = solver.isSolved(play);
        if (solved) {
            for (StructuredPlay part : play instanceof Each each ? each.parts() : List.of(play)) {
                begin(part);
            }
        }
    }

    private void setPlay(StructuredPlay play) {
        List<int[]> lines = solver.setPlay(play);
        if (!lines.isEmpty()) {
            position.makeNull();
            lines.forEach(line -> setPlay.add(LineJson.of(position, line)));
            position.unmakeNull();
            List<String> texts = lines.stream()
                    .map(line -> "* " + VariationPrinter.helpLine(position, line, true))
                    .toList();
            parts.add(new PlayPart("Set play", texts, true));
        }
    }

    /** Solves a part that the other side may begin. */
    private void begin(StructuredPlay part) {
        if (part instanceof OtherSide other && other.part() instanceof PlayBranch branch && branch.isBattle()) {
            position.makeNull();
            solver.pass();
            battle(branch);
            solver.takeBackPass();
            position.unmakeNull();
        } else if (part instanceof PlayBranch branch && branch.isBattle()) {
            battle(branch);
        } else {
            List<int[]> lines = solver.lines(part).stream()
                    .filter(line -> line.length == 0 || isTaken(line[0]))
                    .toList();
            lines.forEach(line -> solutions.add(LineJson.of(position, line)));
            List<String> texts = lines.stream()
                    .map(line -> VariationPrinter.moves(position, line))
                    .toList();
            parts.add(new PlayPart("Solutions", texts, true));
        }
    }

    private void battle(PlayBranch branch) {
        if (branch.manner() == Manner.DEFENCE) {
            List<DefenderReply> replies = solver.replies(branch);
            parts.add(new PlayPart("Variations", VariationPrinter.defences(position, replies), false));
            return;
        }
        List<Continuation> found =
                solver.keys(branch).stream().filter(key -> isTaken(key.move())).toList();
        found.forEach(key -> keys.add(new JsonObject().put("move", VariationJson.move(position, key.move()))));
        List<String> lines = found.stream()
                .flatMap(key -> show.variations()
                        ? VariationPrinter.variations(position, key).stream()
                        : List.of("1. " + San.format(position, key.move()) + "!").stream())
                .toList();
        parts.add(new PlayPart("Keys", lines, false));
    }

    private boolean isTaken(int move) {
        return show.leftOut().takes(position, move);
    }

    @Override
    public boolean isSolved() {
        return solved;
    }

    @Override
    public boolean isComplete() {
        return solver.isComplete();
    }

    /** The stipulation has no single number. */
    @Override
    public int length() {
        return 0;
    }

    @Override
    public String summary() {
        List<String> lines = parts.stream()
                .flatMap(part -> part.lines().stream())
                .map(String::strip)
                .toList();
        return claim() + (lines.isEmpty() ? "" : ": " + String.join("; ", lines));
    }

    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(claim()));
        for (PlayPart part : parts) {
            lines.add(part.heading().toLowerCase(Locale.ROOT) + ":");
            part.lines().forEach(line -> lines.add("  " + line));
        }
        return lines;
    }

    @Override
    public Solution solution(String verdict) {
        return new Solution(stipulation.text(), claim(), verdict, false, parts);
    }

    @Override
    public JsonObject details() {
        JsonObject details = new JsonObject()
                .put("complete", isComplete())
                .putObjects("keys", keys)
                .putObjects("solutions", solutions);
        return show.setPlay() ? details.putObjects("setPlay", setPlay) : details;
    }

    @Override
    public long nodes() {
        return solver.nodes();
    }

    private String claim() {
        String others = " (" + (solved ? "others " : "") + Grounds.SEARCH.words() + ")";
        return stipulation.text()
                + show.leftOut().words()
                + (solved ? " is solved" : " has no solution")
                + (isComplete() ? others : ", as far as the limit let it be seen");
    }
}
