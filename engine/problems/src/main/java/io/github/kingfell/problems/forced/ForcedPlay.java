package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.ReachedAim;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.problems.forced.Continuation.Motive;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What follows a move of the attacker: its threat, the defences, and the answers to them. */
final class ForcedPlay {
    private final Position position;
    private final Goal goal;
    private final ForcedSearch solver;
    private final MoveGenerator generator;
    private final ReachedAim aim;
    private boolean threats = true;

    /** @param position that of the solver */
    ForcedPlay(Position position, Goal goal, ForcedSearch solver) {
        this.position = position;
        this.goal = goal;
        this.solver = solver;
        generator = new MoveGenerator(position);
        aim = new ReachedAim(goal.aim(), position);
    }

    void omitThreats() {
        threats = false;
    }

    /** Returns the continuation with a move that reaches the goal within {@code left} more moves of the attacker. */
    Continuation continuation(int move, int left) {
        if (solver.reaches(move, true, left)) {
            return new Continuation(move, 1, Motive.GOAL, List.of(), List.of());
        }
        make(move);
        int enough = solver.leastForced(left);
        Continuation result = inCheckOrDone(move, enough);
        unmake(move);
        return result;
    }

    private Continuation inCheckOrDone(int move, int left) {
        if (solver.passes(left)) {
            position.makeNull();
            List<DefenderReply> pass = List.of(new DefenderReply(Move.NONE, quickest(left)));
            position.unmakeNull();
            return new Continuation(move, left + 1, Motive.UNTOLD, List.of(), pass);
        }
        int[] replies = replies();
        if (replies.length == 0) {
            return new Continuation(move, 1, Motive.GOAL, List.of(), List.of());
        }
        Motive motive = Motive.CHECK;
        List<Continuation> threatened = List.of();
        if (!position.inCheck()) {
            motive = Motive.UNTOLD;
            if (threats && !goal.isParrySeries()) {
                position.makeNull();
                threatened = quickest(left);
                position.unmakeNull();
                motive = threatened.isEmpty() ? Motive.ZUGZWANG : Motive.THREAT;
            }
        }
        List<DefenderReply> defences = new ArrayList<>();
        for (int reply : replies) {
            if (!isMetByAny(threatened, reply, left)) {
                defence(reply, left).ifPresent(defences::add);
            }
        }
        return new Continuation(move, left + 1, motive, threatened, defences);
    }

    private boolean isMetByAny(List<Continuation> threatened, int reply, int left) {
        if (threatened.isEmpty()) {
            return false;
        }
        // Problem books count a piece that interposes against the threat and is captured as a separate defence.
        long occupied = position.occupied();
        make(reply);
        int[] legal = legalMoves();
        boolean met = false;
        for (Continuation threat : threatened) {
            boolean sameTarget = ((occupied ^ position.occupied()) >>> Move.to(threat.move()) & 1) == 0;
            if (!met && sameTarget && contains(legal, threat.move())) {
                met = solves(threat.move(), left);
            }
        }
        unmake(reply);
        return met;
    }

    /** Returns the defence, if it is answered within the given moves. */
    Optional<DefenderReply> defence(int reply, int left) {
        if (solver.reaches(reply, false, left)) {
            return Optional.of(new DefenderReply(reply, List.of()));
        }
        if (solver.spoils(reply, false, left)) {
            return Optional.empty();
        }
        make(reply);
        List<Continuation> answers = quickest(left);
        unmake(reply);
        return answers.isEmpty() ? Optional.empty() : Optional.of(new DefenderReply(reply, answers));
    }

    /** Returns the attacker's moves that reach the goal soonest, within the given moves. */
    private List<Continuation> quickest(int left) {
        int length = solver.leastToWin(left);
        List<Continuation> best = new ArrayList<>();
        for (int move : length == 0 ? new int[0] : attack()) {
            if (solves(move, length)) {
                best.add(continuation(move, length - 1));
            }
        }
        return best;
    }

    private boolean solves(int move, int within) {
        if (solver.reaches(move, true, within - 1)) {
            return true;
        }
        if (solver.spoils(move, true, within - 1)) {
            return false;
        }
        make(move);
        boolean forced = solver.isForced(within - 1);
        unmake(move);
        return forced;
    }

    /** Returns the replies of the defender; in reflex play only those that end the play, if there are any. */
    int[] replies() {
        int[] legal = legalMoves();
        if (!solver.mustEnd(false)) {
            return legal;
        }
        return Arrays.stream(legal)
                .filter(move -> solver.reaches(move, false, 0))
                .toArray();
    }

    void make(int move) {
        solver.follow(move);
        position.make(move);
    }

    void unmake(int move) {
        position.unmake(move);
        solver.takeBack();
    }

    /** Returns the moves of the attacker, with those that only its aim allows. */
    int[] attack() {
        if (solver.isStopped()) {
            return new int[0];
        }
        MoveList list = new MoveList();
        aim.candidates(position, list);
        return list.toArray();
    }

    private int[] legalMoves() {
        if (solver.isStopped()) {
            return new int[0];
        }
        MoveList list = new MoveList();
        generator.generate(position, list);
        return list.toArray();
    }

    private static boolean contains(int[] moves, int wanted) {
        for (int move : moves) {
            if (move == wanted) {
                return true;
            }
        }
        return false;
    }
}
