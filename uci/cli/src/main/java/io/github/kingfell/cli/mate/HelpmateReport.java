package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.engine.problem.HelpmateProblem;
import io.github.kingfell.engine.problem.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;

/** All solutions of a helpmate, the shorter ones that cook it, and the set play. */
final class HelpmateReport implements ProblemReport {
    private static final int MOST_LINES = 1000;

    private final Position position;
    private final boolean wantsSetPlay;
    private final int moves;
    private final HelpmateProblem problem;
    private List<String> solutions = List.of();
    private List<String> shorter = List.of();
    private List<String> setPlay = List.of();
    private int shorterLength;

    HelpmateReport(Position position, ProblemOptions options, int moves, MateSettings settings) {
        this.position = position;
        this.wantsSetPlay = options.setPlay();
        this.moves = moves;
        problem = new HelpmateProblem(position, moves, MOST_LINES, settings.control(), settings.hash());
    }

    @Override
    public void solve() {
        List<int[]> fewer = problem.shortSolutions();
        shorterLength = fewer.isEmpty() ? 0 : fewer.get(0).length / 2;
        shorter = text(fewer, false);
        if (wantsSetPlay) {
            setPlay = text(problem.setPlay(), true);
        }
        solutions = text(problem.solutions(), false);
    }

    @Override
    public boolean isSolved() {
        return !solutions.isEmpty() || !shorter.isEmpty();
    }

    @Override
    public boolean isComplete() {
        return problem.isComplete() && !problem.isCut();
    }

    @Override
    public int length() {
        return shorterLength > 0 ? shorterLength : solutions.isEmpty() ? 0 : moves;
    }

    @Override
    public String summary() {
        return claim() + (solutions.isEmpty() ? "" : ": " + String.join("; ", solutions));
    }

    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(claim()));
        solutions.forEach(line -> lines.add("  " + line));
        section("set play:", setPlay, lines);
        section("shorter:", shorter, lines);
        return lines;
    }

    @Override
    public JsonObject details() {
        JsonObject details = new JsonObject().put("in", moves).put("complete", isComplete());
        details.put("solutions", solutions).put("shorter", shorter);
        return wantsSetPlay ? details.put("setPlay", setPlay) : details;
    }

    @Override
    public long nodes() {
        return problem.nodes();
    }

    private String claim() {
        String count = solutions.isEmpty()
                ? "no solution" + (isComplete() ? " (proved)" : " found within the limit")
                : solutions.size()
                        + (solutions.size() == 1 ? " solution" : " solutions")
                        + (isComplete() ? "" : " (there may be more)");
        return "h#" + moves + " " + count + (shorter.isEmpty() ? "" : ", cooked in " + shorterLength);
    }

    private List<String> text(List<int[]> lines, boolean fromSecond) {
        return lines.stream()
                .map(line -> VariationPrinter.helpLine(position, line, fromSecond))
                .toList();
    }

    private static void section(String title, List<String> content, List<String> lines) {
        if (!content.isEmpty()) {
            lines.add(title);
            content.forEach(line -> lines.add("  " + line));
        }
    }
}
