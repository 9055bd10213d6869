package io.github.kingfell.workbench.solution;

import io.github.kingfell.problems.FewPerPicture;
import io.github.kingfell.problems.HelpmateProblem;
import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.render.Solution;
import io.github.kingfell.workbench.render.Solution.PlayPart;
import java.util.ArrayList;
import java.util.List;

/** All solutions of a problem of help or series play, the shorter ones that cook it, and the set play. */
public final class HelpmateReport implements ProblemReport {
    private static final int MOST_LINES = 1000;
    private static final int MOST_WITH_SAME_PICTURE = 100_000;

    private final Position position;
    private final AskedProblem asked;
    private final int plies;
    private final HelpmateProblem problem;
    private final int mostLines;
    private final int perPicture;
    private boolean isCut;
    private List<int[]> solutions = List.of();
    private List<int[]> shorter = List.of();
    private List<int[]> setPlay = List.of();

    /** @param plies single moves of both sides; an odd number is a problem with half a move */
    public HelpmateReport(Position position, AskedProblem asked, int plies, SearchControl control, int tableMegabytes) {
        this.position = position;
        this.asked = asked;
        this.plies = plies;
        perPicture = FewPerPicture.suits(asked.goal()) ? asked.show().leftOut().perPicture() : 0;
        int most = perPicture > 0 ? MOST_WITH_SAME_PICTURE : MOST_LINES;
        int wanted = asked.show().solutions();
        mostLines = wanted > 0 ? Math.min(wanted, MOST_LINES) : most;
        problem = HelpmateProblem.of(
                position, asked.goal(), plies, perPicture > 0 ? most : mostLines, control, tableMegabytes);
    }

    @Override
    public void solve() {
        shorter = taken(problem.shortSolutions());
        if (asked.show().setPlay()) {
            setPlay = problem.setPlay();
        }
        if (shorter.isEmpty() || !asked.show().leftOut().longer()) {
            solutions = taken(problem.solutions());
        }
    }

    private List<int[]> taken(List<int[]> lines) {
        Position start = start();
        List<int[]> taken = lines.stream()
                .filter(line -> asked.show().leftOut().takes(start, line[0]))
                .toList();
        return perPicture > 0 ? first(new FewPerPicture(start, asked.goal()).of(taken, perPicture)) : taken;
    }

    /** Returns no more lines than are wanted. */
    private List<int[]> first(List<int[]> lines) {
        isCut |= lines.size() > mostLines;
        return lines.subList(0, Math.min(lines.size(), mostLines));
    }

    List<int[]> solutions() {
        return solutions;
    }

    @Override
    public boolean isSolved() {
        return !solutions.isEmpty() || !shorter.isEmpty();
    }

    @Override
    public boolean isComplete() {
        return problem.isComplete() && !problem.isCut() && !isCut;
    }

    /** Returns the number of moves of the mating side. */
    @Override
    public int length() {
        int length = shorter.isEmpty() ? solutions.isEmpty() ? 0 : plies : problem.shortPlies();
        return moves(length);
    }

    @Override
    public String summary() {
        return claim() + (solutions.isEmpty() ? "" : ": " + String.join("; ", text(solutions, false)));
    }

    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(claim()));
        text(solutions, false).forEach(line -> lines.add("  " + line));
        if (asked.show().setPlay() && setPlay.isEmpty()) {
            lines.add("no set play");
        }
        section("set play:", text(setPlay, true), lines);
        section("shorter:", text(shorter, false), lines);
        return lines;
    }

    @Override
    public Solution solution(String verdict) {
        List<PlayPart> parts = new ArrayList<>();
        part("Set play", text(setPlay, true).stream().map(line -> "* " + line).toList(), parts);
        part(solutions.size() == 1 ? "Solution" : "Solutions", text(solutions, false), parts);
        part("Shorter solutions", text(shorter, false), parts);
        boolean isSound = isComplete() && shorter.isEmpty() && !solutions.isEmpty();
        return new Solution(stipulation(), claim(), verdict, isSound, parts);
    }

    private static void part(String heading, List<String> lines, List<PlayPart> parts) {
        if (!lines.isEmpty()) {
            parts.add(new PlayPart(heading, lines, true));
        }
    }

    @Override
    public JsonObject details() {
        JsonObject details = new JsonObject();
        if (isHalf()) {
            details.put("in", plies / 2.0, 1);
        } else {
            details.put("in", moves(plies));
        }
        details.put("complete", isComplete()).putObjects("solutions", objects(solutions, false));
        details.putObjects("shorter", objects(shorter, false));
        if (isSolved()) {
            details.put("foundBy", Grounds.SEARCH.word());
        }
        if (isComplete() && !asked.show().leftOut().isPart()) {
            details.put("disprovedBy", Grounds.SEARCH.word());
        }
        return asked.show().setPlay() ? details.putObjects("setPlay", objects(setPlay, true)) : details;
    }

    @Override
    public long nodes() {
        return problem.nodes();
    }

    private String claim() {
        String count = solutions.isEmpty()
                ? "no solution" + (isComplete() ? " (" + Grounds.SEARCH.words() + ")" : " found within the limit")
                : solutions.size()
                        + (solutions.size() == 1 ? " solution" : " solutions")
                        + (isComplete() ? " (others " + Grounds.SEARCH.words() + ")" : " (more are possible)");
        String cooks = ", cooked in %s (" + Grounds.SEARCH.wordsOfMate() + ")";
        return stipulation() + " " + count + (shorter.isEmpty() ? "" : String.format(cooks, shorterNumber()));
    }

    /** Returns the number of the shorter solutions, after that of the moves before the series if there are any. */
    private String shorterNumber() {
        String number = number(problem.shortPlies());
        return asked.goal().intro() > 0 ? problem.shortIntro() + "->" + number : number;
    }

    private String stipulation() {
        return asked.goal().sign() + number(plies) + asked.show().leftOut().words();
    }

    private boolean isHalf() {
        return !asked.goal().isSeries() && plies % 2 == 1;
    }

    private String number(int plies) {
        return asked.goal().isSeries() ? "" + moves(plies) : plies / 2 + (plies % 2 == 1 ? ".5" : "");
    }

    private int moves(int plies) {
        return asked.goal().isSeries() ? Math.max(0, plies - asked.goal().plies(0, false)) : (plies + 1) / 2;
    }

    private Position start() {
        return asked.goal().start(position);
    }

    private List<String> text(List<int[]> lines, boolean passed) {
        return lines.stream()
                .map(line -> VariationPrinter.line(start(), asked.goal(), plies, line, passed))
                .toList();
    }

    private List<JsonObject> objects(List<int[]> lines, boolean passed) {
        Position start = start().copy();
        if (passed && !lines.isEmpty()) {
            start.makeNull();
        }
        return lines.stream().map(line -> LineJson.of(start, line)).toList();
    }

    private static void section(String title, List<String> content, List<String> lines) {
        if (!content.isEmpty()) {
            lines.add(title);
            content.forEach(line -> lines.add("  " + line));
        }
    }
}
