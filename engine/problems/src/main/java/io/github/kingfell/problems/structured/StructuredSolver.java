package io.github.kingfell.problems.structured;

import io.github.kingfell.problems.forced.Continuation;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.problems.forced.Continuation.Motive;
import io.github.kingfell.problems.structured.StructuredPlay.Each;
import io.github.kingfell.problems.structured.StructuredPlay.Either;
import io.github.kingfell.problems.structured.StructuredPlay.End;
import io.github.kingfell.problems.structured.StructuredPlay.Manner;
import io.github.kingfell.problems.structured.StructuredPlay.OtherSide;
import io.github.kingfell.problems.structured.StructuredPlay.PlayBranch;
import io.github.kingfell.problems.structured.StructuredPlay.Reached;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;

/** Solves a structured stipulation by trying everything: the lines of help, and the moves of battles. */
public final class StructuredSolver {
    private final Position position;
    private final StructuredSearch search;
    private final int mostLines;
    private final List<Integer> path = new ArrayList<>();
    private final List<int[]> lines = new ArrayList<>();
    private boolean full;

    /**
     * @param root copied
     * @param mostLines lines after which a part breaks off
     */
    public StructuredSolver(Position root, int mostLines, SearchControl control, int tableMegabytes) {
        position = root.copy();
        search = new StructuredSearch(position, control, tableMegabytes);
        this.mostLines = mostLines;
    }

    /** Returns whether the play is solved in the position. */
    public boolean isSolved(StructuredPlay play) {
        return search.holds(play, Move.NONE);
    }

    /** Returns the moves of the side that begins an attack which reach an end by force. */
    public List<Continuation> keys(PlayBranch attack) {
        return isSolved(attack) ? answers(attack, 0, attack.most()) : List.of();
    }

    /** Returns what follows each move of the side that begins by defending. */
    public List<DefenderReply> replies(PlayBranch defence) {
        return defences(defence, 0, defence.most());
    }

    /** Makes the other side the one that begins the parts that are asked for next. */
    public void pass() {
        position.makeNull();
    }

    /** Takes {@link #pass} back. */
    public void takeBackPass() {
        position.unmakeNull();
    }

    /** Returns all lines of help and series play that solve; a battle in them is shown with its first move. */
    public List<int[]> lines(StructuredPlay play) {
        lines.clear();
        path.clear();
        follow(play, Move.NONE);
        return List.copyOf(lines);
    }

    /**
     * Returns the lines of help play without its first move, begun by the other side. Empty for other play, and when
     * the side to move is in check.
     */
    public List<int[]> setPlay(StructuredPlay play) {
        lines.clear();
        path.clear();
        if (play instanceof PlayBranch branch && branch.manner() == Manner.HELP && !position.inCheck()) {
            position.makeNull();
            if (search.run(branch, 1, branch.most(), Move.NONE)) {
                help(branch, 1);
            }
            position.unmakeNull();
        }
        return List.copyOf(lines);
    }

    public boolean isComplete() {
        return !search.isStopped() && !full;
    }

    public long nodes() {
        return search.nodes();
    }

    private void follow(StructuredPlay play, int last) {
        if (isComplete() && search.holds(play, last)) {
            if (play instanceof Each each) {
                each.parts().forEach(part -> follow(part, last));
            } else if (play instanceof Either either) {
                either.parts().forEach(part -> follow(part, last));
            } else if (play instanceof OtherSide other) {
                position.makeNull();
                follow(other.part(), Move.NONE);
                position.unmakeNull();
            } else if (play instanceof PlayBranch branch) {
                branch(branch);
            } else {
                keep();
            }
        }
    }

    private void branch(PlayBranch branch) {
        if (!branch.isBattle()) {
            help(branch, 0);
            return;
        }
        for (int move : MoveList.legal(position).toArray()) {
            if (!branch.wantsEnd(0) || search.succeeds(branch, 0, branch.most(), move)) {
                path.add(move);
                keep();
                path.remove(path.size() - 1);
            }
        }
    }

    private void help(PlayBranch branch, int ply) {
        if (search.passes(branch, ply)) {
            position.makeNull();
            if (search.run(branch, ply + 1, branch.most(), Move.NONE)) {
                help(branch, ply + 1);
            }
            position.unmakeNull();
            return;
        }
        for (int move : MoveList.legal(position).toArray()) {
            if (!isComplete()) {
                return;
            }
            path.add(move);
            position.make(move);
            boolean allowed = branch.manner() == Manner.SERIES || search.allowed(branch, ply + 1, move);
            if (allowed && !search.isTooSoon(branch, ply + 1, move) && !ended(branch, ply + 1, move)) {
                goOn(branch, ply + 1, move);
            }
            position.unmake(move);
            path.remove(path.size() - 1);
        }
    }

    /** Keeps the lines that end here, and returns whether the play must end. */
    private boolean ended(PlayBranch branch, int ply, int move) {
        boolean over = false;
        for (End end : ply < branch.least() ? List.<End>of() : branch.after(ply).ends()) {
            if (search.holds(end.part(), move)) {
                over |= end.mustEnd() || end.part() instanceof Reached;
                if (end.hidden()) {
                    keep();
                } else {
                    follow(end.part(), move);
                }
            }
        }
        return over;
    }

    private void goOn(PlayBranch branch, int ply, int move) {
        if (!search.continues(branch, ply, branch.most(), move)) {
            return;
        }
        if (branch.manner() == Manner.SERIES) {
            position.makeNull();
            help(branch, ply);
            position.unmakeNull();
        } else {
            help(branch, ply);
        }
    }

    private void keep() {
        if (lines.size() == mostLines) {
            full = true;
        } else {
            lines.add(path.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    private List<Continuation> answers(PlayBranch branch, int ply, int most) {
        List<Continuation> answers = new ArrayList<>();
        for (int move : MoveList.legal(position).toArray()) {
            if (search.succeeds(branch, ply, most, move)) {
                answers.add(continuation(branch, ply, most, move));
            }
        }
        return answers;
    }

    private Continuation continuation(PlayBranch branch, int ply, int most, int move) {
        position.make(move);
        Motive motive = search.ends(branch, ply + 1, move) ? Motive.GOAL : Motive.UNTOLD;
        int least = motive == Motive.GOAL ? ply + 1 : least(branch, ply + 1, most, move);
        List<DefenderReply> defences = motive == Motive.GOAL ? List.of() : defences(branch, ply + 1, least);
        position.unmake(move);
        return new Continuation(move, (least - ply + 1) / 2, motive, List.of(), defences);
    }

    private List<DefenderReply> defences(PlayBranch branch, int ply, int most) {
        List<DefenderReply> defences = new ArrayList<>();
        for (int reply : MoveList.legal(position).toArray()) {
            position.make(reply);
            List<Continuation> answers = search.ends(branch, ply + 1, reply)
                    ? List.of()
                    : answers(branch, ply + 1, least(branch, ply + 1, most, reply));
            position.unmake(reply);
            defences.add(new DefenderReply(reply, answers));
        }
        return defences;
    }

    /** Returns the least plies of the branch with which it is solved from here on. */
    private int least(PlayBranch branch, int ply, int most, int move) {
        for (int plies = ply + 1; plies < most && !search.isStopped(); plies++) {
            if (search.run(branch, ply, plies, move)) {
                return plies;
            }
        }
        return most;
    }
}
