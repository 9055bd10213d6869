package io.github.kingfell.problems;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.List;

/**
 * A problem of help or series play, and of help play that ends by force. In h#n the side to move helps, and is mated by
 * the other side's n-th move; in h#n.5 the side to move begins, and mates with its last move. In h=n it stalemates. All
 * solutions have exactly that length; other methods return the shorter ones.
 */
public final class HelpmateProblem {
    private final Position position;
    private final Goal goal;
    private final int plies;
    private final PolledNodes nodes;
    private final FoundLines found;
    private final LineSearch solver;
    private int shortPlies;
    private int shortIntro;

    /**
     * Makes a helpmate of whole moves, begun by the side that is mated.
     *
     * @param root copied
     * @param moves of each side, at least 1
     * @param mostLines lines after which the search breaks off
     */
    public HelpmateProblem(Position root, int moves, int mostLines, SearchControl control, int tableMegabytes) {
        this(root, Goal.HELPMATE, mostLines, control, tableMegabytes, 2 * moves);
    }

    private HelpmateProblem(
            Position root, Goal goal, int mostLines, SearchControl control, int tableMegabytes, int plies) {
        if (plies < 1 || goal.isForced()) {
            throw new IllegalArgumentException(goal + " in " + plies + " plies");
        }
        position = goal.start(root).copy();
        this.goal = goal;
        this.plies = plies;
        nodes = new PolledNodes(control);
        found = new FoundLines(mostLines);
        if (goal.intro() == 0) {
            solver = play(root, found, tableMegabytes);
        } else {
            LineSearch series = play(root, found.part(), tableMegabytes);
            solver = new IntroducedSeries(position, goal.intro(), series, nodes, found);
        }
    }

    private LineSearch play(Position root, FoundLines lines, int tableMegabytes) {
        if (goal.aim().followsPieces()) {
            return new FollowedPlay(position, goal, plies, nodes, lines);
        }
        ProblemTable table = new ProblemTable(tableMegabytes);
        if (goal.play() == Goal.Play.PASSING_HELP) {
            return new PassingPlay(position, plies, nodes, lines, table);
        }
        return goal.isProofGame()
                ? new ProofGameSolver(position, goal.diagram(root), goal, plies, nodes, lines, table)
                : new HelpSolver(position, goal, plies, nodes, lines, table);
    }

    /**
     * Makes a helpmate by the number of plies of both sides.
     *
     * @param plies at least 1; an odd number is a helpmate with a half move, 5 for h#2.5
     */
    public static HelpmateProblem ofPlies(
            Position root, int plies, int mostLines, SearchControl control, int tableMegabytes) {
        return of(root, Goal.HELPMATE, plies, mostLines, control, tableMegabytes);
    }

    /**
     * Makes a problem of help or series play.
     *
     * @param root copied
     * @param plies of a solution, as {@link Goal#plies} counts them
     */
    public static HelpmateProblem of(
            Position root, Goal goal, int plies, int mostLines, SearchControl control, int tableMegabytes) {
        return new HelpmateProblem(root, goal, mostLines, control, tableMegabytes, plies);
    }

    /** Returns all lines of exactly that length. */
    public List<int[]> solutions() {
        return solver.lines(plies);
    }

    /**
     * Returns all lines that are shorter by whole moves, of the least length that has any; none if only n counts. A
     * shorter game from the start may end with a move of the other side.
     */
    public List<int[]> shortSolutions() {
        if (goal.exact()) {
            return List.of();
        }
        boolean inTurn = !goal.isSeries() && goal.aim().kind() != ProblemAim.Kind.DIAGRAM;
        for (int fewer = leastPlies(inTurn); fewer < plies; fewer += inTurn ? 2 : 1) {
            List<int[]> lines = solver.lines(fewer);
            if (!lines.isEmpty()) {
                shortPlies = fewer;
                return lines;
            }
        }
        return afterFewerMoves();
    }

    private int leastPlies(boolean inTurn) {
        if (inTurn) {
            return goal.lastPlies() == 2 ? 2 + plies % 2 : 2 - plies % 2;
        }
        return goal.plies(1, false) - (goal.isProofGame() ? goal.plies(0, false) : 0);
    }

    /** Returns the lines of full length after fewer moves before the series. */
    private List<int[]> afterFewerMoves() {
        List<int[]> lines = List.of();
        if (solver instanceof IntroducedSeries introduced) {
            for (int moves = 1; moves < goal.intro() && lines.isEmpty(); moves++) {
                lines = introduced.lines(moves, plies);
                shortIntro = moves;
            }
        }
        shortPlies = lines.isEmpty() ? 0 : plies;
        return lines;
    }

    /**
     * Returns the plies of the shorter solutions found last, as {@link Goal#plies} counts them: without parries, and
     * without the moves before a series; 0 for none.
     */
    public int shortPlies() {
        return shortPlies;
    }

    /** Returns the moves before the series of the shorter solutions found last. */
    public int shortIntro() {
        return shortPlies == plies ? shortIntro : goal.intro();
    }

    /**
     * Returns all lines without the first move, begun by the other side: those of h#(n-½) for h#n, and of h#n for
     * h#n.5. In ser-h#n the other side mates at once. Empty when the side to move is in check, and in a series that the
     * same side ends.
     */
    public List<int[]> setPlay() {
        int left = goal.isSeries() ? 1 : plies - 1;
        if (position.inCheck() || goal.play() == Goal.Play.SERIES || goal.isProofGame() || left < goal.lastPlies()) {
            return List.of();
        }
        position.makeNull();
        List<int[]> lines = solver.lines(left);
        position.unmakeNull();
        return lines;
    }

    /**
     * Returns all lines of a number of plies, at most the length of the problem. With an odd number the side to move
     * begins and mates, as in h#(n-½).
     */
    public List<int[]> linesOf(int plies) {
        return solver.lines(plies);
    }

    /** Returns false when the control has ended the search: there may be more lines. */
    public boolean isComplete() {
        return !nodes.isStopped();
    }

    /** Returns whether a list of lines broke off at its limit. */
    public boolean isCut() {
        return found.isFull();
    }

    public long nodes() {
        return nodes.count();
    }
}
