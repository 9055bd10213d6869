package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * The last two plies of help and series play where they belong together: a move that forces the other side to reach the
 * goal, or, in reciprocal play, the move that reaches a goal itself together with those that let the other side reach
 * it.
 */
@Hot
final class ForcedEnding {
    private final boolean reflex;
    private final boolean reciprocal;
    private final ReachedAim aim;
    private final ReachedAim first;
    private final MoveGenerator generator;
    private final MoveList moves = new MoveList();
    private final MoveList replies = new MoveList();

    /** The last plies that were found, two ints each; the second is 0 when the first move reaches the goal. */
    private int[] found = new int[32];

    private int size;

    ForcedEnding(Goal goal, Position position) {
        reflex = goal.play() == Goal.Play.HELP_REFLEX || goal.play() == Goal.Play.SERIES_REFLEX;
        reciprocal = goal.play().isReciprocal();
        aim = new ReachedAim(goal.aim(), position);
        first = new ReachedAim(goal.first(), position);
        generator = new MoveGenerator(position);
    }

    /** Finds all endings in a position with two plies left, and returns their number. */
    int find(Position position) {
        size = 0;
        generator.generate(position, moves);
        if (reflex && aim.anyReaches(position, moves)) {
            return 0;
        }
        boolean own = !reciprocal;
        for (int i = 0; i < moves.size() && reciprocal; i++) {
            if (first.reaches(position, moves.get(i))) {
                add(moves.get(i), 0);
                own = true;
            }
        }
        int alone = size;
        for (int i = 0; i < moves.size() && own; i++) {
            position.make(moves.get(i));
            addReplies(position, moves.get(i));
            position.unmake(moves.get(i));
        }
        if (size == alone) {
            size = 0;
        }
        return size / 2;
    }

    private void addReplies(Position position, int move) {
        generator.generate(position, replies);
        int before = size;
        for (int i = 0; i < replies.size(); i++) {
            if (aim.reaches(position, replies.get(i))) {
                add(move, replies.get(i));
            } else if (!reflex && !reciprocal) {
                size = before;
                return;
            }
        }
    }

    private void add(int move, int reply) {
        if (size == found.length) {
            found = Arrays.copyOf(found, 2 * size);
        }
        found[size++] = move;
        found[size++] = reply;
    }

    int move(int index) {
        return found[2 * index];
    }

    /** Returns the last ply, or {@link io.github.kingfell.rules.board.Move#NONE} when the move before is the last. */
    int reply(int index) {
        return found[2 * index + 1];
    }
}
