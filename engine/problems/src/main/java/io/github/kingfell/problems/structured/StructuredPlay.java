package io.github.kingfell.problems.structured;

import io.github.kingfell.problems.ProblemAim;
import java.util.List;

/** A play, or a part of one: what must be possible from a position on, or true of the move that has led to it. */
public sealed interface StructuredPlay {
    /** The last move has reached the aim. */
    record Reached(ProblemAim aim) implements StructuredPlay {}

    /** The part is not solved. */
    record Unsolved(StructuredPlay part) implements StructuredPlay {}

    /** Each of the parts is solved. */
    record Each(List<StructuredPlay> parts) implements StructuredPlay {
        public Each {
            parts = List.copyOf(parts);
        }
    }

    /** At least one of the parts is solved. */
    record Either(List<StructuredPlay> parts) implements StructuredPlay {
        public Either {
            parts = List.copyOf(parts);
        }
    }

    /** The other side begins the part. */
    record OtherSide(StructuredPlay part) implements StructuredPlay {}

    /** Who wants what in a branch. */
    enum Manner {
        /** The side that begins forces an end. */
        ATTACK,
        /** The side that begins defends. */
        DEFENCE,
        /** Both sides want an end. */
        HELP,
        /** The side that begins makes all moves. */
        SERIES
    }

    /**
     * What may follow a move.
     *
     * @param mustEnd whether the play ends whenever it can; with an aim it does anyway
     * @param hidden whether the moves of the part are not shown
     */
    record End(StructuredPlay part, boolean mustEnd, boolean hidden) {}

    /**
     * What ends a branch after a move of one side, and what must be true for it to go on.
     *
     * @param conditions in help play those of the move itself
     */
    record AfterMove(List<End> ends, List<StructuredPlay> conditions) {
        static final AfterMove NOTHING = new AfterMove(List.of(), List.of());

        public AfterMove {
            ends = List.copyOf(ends);
            conditions = List.copyOf(conditions);
        }

        /** Returns whether each end is a mate. */
        boolean isMate() {
            return ends.stream()
                    .allMatch(end -> end.part() instanceof Reached reached
                            && reached.aim().equals(ProblemAim.MATE));
        }

        /** Returns whether each end is a check or a mate, which the move gives itself. */
        boolean isCheck() {
            for (End end : ends) {
                boolean check = end.part() instanceof Reached reached
                        && (reached.aim().kind() == ProblemAim.Kind.MATE
                                || reached.aim().kind() == ProblemAim.Kind.CHECK);
                if (!check) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * Moves in turn.
     *
     * @param least plies before which it does not end
     * @param most plies; in a series, moves
     * @param first after the moves of the side that begins
     * @param second after the others
     * @param parries whether the other side passes unless it is in check
     */
    record PlayBranch(Manner manner, int least, int most, AfterMove first, AfterMove second, boolean parries)
            implements StructuredPlay {
        public boolean isBattle() {
            return manner == Manner.ATTACK || manner == Manner.DEFENCE;
        }

        /** Returns whether the side that is to move after so many plies wants an end. */
        boolean wantsEnd(int ply) {
            return !isBattle() || (ply % 2 == 0) == (manner == Manner.ATTACK);
        }

        /** Returns whether it is help in turn that ends in mate only, always given by the same side. */
        boolean isHelpmate() {
            boolean one = first.ends().isEmpty() != second.ends().isEmpty();
            return manner == Manner.HELP && !parries && one && first.isMate() && second.isMate();
        }

        /** Returns the most plies left to a mate of {@link #isHelpmate} when so many have been made. */
        int pliesToMate(int made, int atMost) {
            boolean odd = second.ends().isEmpty();
            return atMost - (odd == (atMost % 2 == 1) ? 0 : 1) - made;
        }

        AfterMove after(int ply) {
            return manner == Manner.SERIES || ply % 2 == 1 ? first : second;
        }
    }
}
