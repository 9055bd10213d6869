package io.github.kingfell.lab.learning;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A player that learns from its tree searches (Huberman 1968, chapter 8). Where no move is better at once, it plays a
 * move that matches a pattern of success, without search. If there is none, it searches without the moves that match a
 * pattern of failure, and remembers the branches that succeeded and those that failed. After a move played without
 * search, the old head stays the first argument of better until a position that is truly better has been reached.
 */
public final class LearningPlayer {
    private final Lesson lesson;
    private final PatternMemory memory;
    private final int decisionsToLearnFrom;
    private final boolean rejects;
    private final int mostPositions;
    private final List<Decision> decisions = new ArrayList<>();
    private @Nullable CompleteSearch search;
    private boolean followsTree;

    /**
     * Positions of the game in which a move was played without search. When one occurs again it is searched, which
     * prevents circles.
     */
    private final Set<Long> accepted = new HashSet<>();

    /** The patterns matched by the moves played without search since the current head. */
    private final List<Lesson.Pattern> trusted = new ArrayList<>();

    /**
     * A decision in a position in which no move was better at once.
     *
     * @param p the position
     * @param move played
     * @param accepted true when the move matched a pattern and nothing was searched
     * @param depth of the tree, 0 when accepted
     * @param examined positions compared in the search
     * @param rejected first moves not tried because of their pattern
     * @param wronglyRejected those of them that would have succeeded at the same level
     */
    public record Decision(
            Position p, int move, boolean accepted, int depth, int examined, int rejected, int wronglyRejected) {}

    /** Makes a learner that uses both kinds of patterns. */
    public LearningPlayer(Lesson lesson, PatternMemory memory, int decisionsToLearnFrom, int mostPositions) {
        this(lesson, memory, decisionsToLearnFrom, true, mostPositions);
    }

    /**
     * Makes a learner with a memory.
     *
     * @param memory used by the learner, and written to while it learns
     * @param decisionsToLearnFrom after this number of decisions the player uses what the memory holds; 0 for a player
     *     that learns nothing
     * @param rejects false to use the patterns of success alone
     * @param mostPositions greatest number compared in the search from one head
     */
    public LearningPlayer(
            Lesson lesson, PatternMemory memory, int decisionsToLearnFrom, boolean rejects, int mostPositions) {
        this.lesson = lesson;
        this.memory = memory;
        this.decisionsToLearnFrom = decisionsToLearnFrom;
        this.rejects = rejects;
        this.mostPositions = mostPositions;
    }

    /** Returns all decisions so far, in order. */
    public List<Decision> decisions() {
        return List.copyOf(decisions);
    }

    public void newGame() {
        forgetHead();
        accepted.clear();
    }

    private void forgetHead() {
        search = null;
        followsTree = false;
        trusted.clear();
    }

    /**
     * Returns the learner's move; {@link Move#NONE} when it finds no tree within its limits.
     *
     * @param p White to move; not changed
     */
    public int move(Position p) {
        Position x = p.copy();
        CompleteSearch current = search;
        if (current == null) {
            current = new CompleteSearch(lesson.endgame(), x, mostPositions);
            search = current;
        }
        int better = current.better(x);
        if (better != Move.NONE) {
            forgetHead();
            return better;
        }
        if (followsTree) {
            return current.continuation(x);
        }
        int known = accepted.add(x.key()) ? known(x, current) : Move.NONE;
        if (known != Move.NONE) {
            trusted.add(pattern(x, known));
            decisions.add(new Decision(p.copy(), known, true, 0, 0, 0, 0));
            return known;
        }
        return searched(x, current);
    }

    /** Returns the first move that matches a pattern of success. */
    private int known(Position p, CompleteSearch current) {
        return current.kept(p).stream()
                .filter(move -> memory.isSuccess(pattern(p, move)))
                .findFirst()
                .orElse(Move.NONE);
    }

    private int searched(Position p, CompleteSearch current) {
        int examined = -current.examined();
        List<Integer> rejected = current.kept(p).stream()
                .filter(move -> rejects && memory.isFailure(pattern(p, move)))
                .toList();
        CompleteSearch.Result result = current.search(p, move -> !rejected.contains(move));
        examined += current.examined();
        CompleteSearch last = current;
        if (result.depth() == 0 && !rejected.isEmpty()) {
            last = new CompleteSearch(lesson.endgame(), current.head(), mostPositions);
            result = last.search(p, move -> true);
            examined += last.examined();
        }
        if (result.depth() == 0) {
            return p.key() == current.head().key() ? Move.NONE : withNewHead(p);
        }
        search = last;
        int wrong = decisions.size() < decisionsToLearnFrom ? learn(p, last, result, rejected) : 0;
        int move = result.successes().get(0);
        decisions.add(new Decision(p.copy(), move, false, result.depth(), examined, rejected.size(), wrong));
        followsTree = true;
        return move;
    }

    /**
     * Takes a new head when moves played without search have put the aim of the old head out of reach; the patterns of
     * these moves have failed.
     */
    private int withNewHead(Position p) {
        if (decisions.size() < decisionsToLearnFrom) {
            trusted.forEach(memory::failed);
        }
        forgetHead();
        return move(p);
    }

    /**
     * Stores the branches. Rejected branches are finished too, to learn from mistakes; returns the number of mistakes.
     */
    private int learn(Position p, CompleteSearch current, CompleteSearch.Result result, List<Integer> rejected) {
        result.successes().forEach(move -> memory.succeeded(pattern(p, move)));
        result.failures().forEach(move -> memory.failed(pattern(p, move)));
        int wrong = 0;
        for (int move : rejected) {
            if (result.successes().contains(move)) {
                wrong++;
            } else if (!result.failures().contains(move) && current.succeeds(p, move, result.depth())) {
                memory.succeeded(pattern(p, move));
                wrong++;
            }
        }
        return wrong;
    }

    private Lesson.Pattern pattern(Position p, int move) {
        Position q = p.copy();
        q.make(move);
        return lesson.pattern(p, q);
    }
}
