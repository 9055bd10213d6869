package io.github.kingfell.workbench.suite;

import io.github.kingfell.arena.matecheck.MatingLine;
import io.github.kingfell.arena.matecheck.ScoreLine;
import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Reply;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.problem.Problem;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Asks several engines for the mates of a book, all through UCI and with the same limit. A mate counts only if its line
 * is legal, mates after the stated number of moves, and is not shorter than the proven length.
 */
public final class Contest implements AutoCloseable {
    private final List<EngineUnderTest> engines;
    private final String limits;
    private final boolean tellingLength;

    /**
     * @param engines ours first
     * @param limits the words after {@code go}
     * @param tellingLength whether the other engines are told the length of the mate by the book
     */
    public Contest(List<EngineUnderTest> engines, String limits, boolean tellingLength) {
        this.engines = List.copyOf(engines);
        this.limits = limits;
        this.tellingLength = tellingLength;
    }

    /**
     * The output of an engine for a position.
     *
     * @param mate the last score, in moves, negative when the side to move is mated; 0 when it is no mate
     * @param found moves of that mate if it counts and is one for the right side; otherwise 0
     * @param course pairs of seconds and the value of {@code found} from then on, one for each change
     * @param bad number of mate claims that do not count
     * @param firstBad the first of them with its fault; empty without any
     */
    private record Claims(int mate, int found, List<List<Number>> course, int bad, String firstBad) {}

    /** Starts the engines; throws as {@link EngineUnderTest#newGame} does. */
    public void begin() throws InterruptedException {
        for (EngineUnderTest engine : engines) {
            engine.newGame();
        }
    }

    /** Returns one answer from each engine; none for a problem that no engine can be asked. */
    List<JsonObject> ask(Problem problem, ProblemOutcome known) throws InterruptedException {
        List<JsonObject> answers = new ArrayList<>();
        boolean asked = switch (problem.stipulation().kind()) {
            case GOAL -> problem.stipulation().isMate();
            case MATED -> true;
            case OPEN -> known.isSolved();
            default -> false;
        };
        for (EngineUnderTest engine : asked ? engines : List.<EngineUnderTest>of()) {
            answers.add(ask(engine, problem, known));
        }
        return answers;
    }

    private JsonObject ask(EngineUnderTest engine, Problem problem, ProblemOutcome known) throws InterruptedException {
        Reply reply;
        try {
            engine.newGame();
            reply = engine.think(problem.fen(), List.of(), question(engine, problem));
        } catch (EngineGoneException | UnusableEngineException e) {
            return new JsonObject()
                    .put("found", false)
                    .put("shortest", false)
                    .put("mate", 0)
                    .put("badLines", 0)
                    .put("failed", true)
                    .put("seconds", 0, 3);
        }
        Claims claims = judge(problem, known, reply);
        int best = known.isSolved() ? known.length() : problem.stipulation().moves();
        JsonObject answer = new JsonObject()
                .put("found", claims.found() > 0)
                .put("shortest", claims.found() > 0 && claims.found() <= best)
                .put("mate", claims.mate())
                .put("best", best)
                .putRows("course", claims.course())
                .put("badLines", claims.bad())
                .put("failed", false)
                .put("seconds", reply.nanos() / 1e9, 3);
        return claims.bad() == 0 ? answer : answer.put("firstBad", claims.firstBad());
    }

    /** Returns the words after {@code go}; UCI can tell only the length of a mate by the side to move. */
    private String question(EngineUnderTest engine, Problem problem) {
        Stipulation wanted = problem.stipulation();
        boolean tells = tellingLength && engine != engines.get(0) && wanted.moves() > 0 && wanted.isMate();
        return tells ? "mate " + wanted.moves() + " " + limits : limits;
    }

    private static Claims judge(Problem problem, ProblemOutcome known, Reply reply) {
        boolean mated = problem.stipulation().kind() == Stipulation.Kind.MATED;
        Set<String> heard = new HashSet<>();
        List<List<Number>> course = new ArrayList<>();
        String firstBad = "";
        int bad = 0;
        int mate = 0;
        int found = 0;
        for (String text : reply.lines()) {
            Optional<ScoreLine> score = ScoreLine.parse(text).filter(line -> line.exact() && line.multiPv() == 1);
            if (score.isEmpty()) {
                continue;
            }
            ScoreLine line = score.get();
            mate = line.isMate() ? line.value() : 0;
            String fault = mate == 0 ? "" : fault(problem, known, mate, line.moves());
            if (!fault.isEmpty() && heard.add(mate + " " + line.moves())) {
                bad++;
                firstBad = firstBad.isEmpty() ? "mate " + mate + ": " + fault : firstBad;
            }
            int before = found;
            found = fault.isEmpty() && mate < 0 == mated ? Math.abs(mate) : 0;
            if (found != before) {
                course.add(List.of(line.seconds().orElse(reply.nanos() / 1e9), found));
            }
        }
        return new Claims(mate, found, course, bad, firstBad);
    }

    private static String fault(Problem problem, ProblemOutcome known, int mate, List<String> line) {
        String fault = MatingLine.fault(problem.position(), mate, line);
        boolean sameSide = mate < 0 == (problem.stipulation().kind() == Stipulation.Kind.MATED);
        if (fault.isEmpty() && known.isSolved() && !sameSide) {
            return "the other side is proved to mate";
        }
        if (fault.isEmpty() && known.noShorter().isPresent() && Math.abs(mate) < known.length()) {
            return "there is no mate shorter than " + known.length() + " (" + Grounds.SEARCH.words() + ")";
        }
        return fault;
    }

    @Override
    public void close() {
        engines.forEach(EngineUnderTest::close);
    }
}
