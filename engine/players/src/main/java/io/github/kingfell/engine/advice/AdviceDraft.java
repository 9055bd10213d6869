package io.github.kingfell.engine.advice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A piece of advice while its lines are being parsed. */
final class AdviceDraft {
    final String name;

    /** Number of its first line. */
    final int line;

    @Nullable
    AdviceGoal better;

    @Nullable
    AdviceGoal holding;

    @Nullable
    List<MoveConstraint> us;

    @Nullable
    List<MoveConstraint> them;

    /** In plies; 0 while not given. */
    int depth;

    AdviceDraft(String name, int line) {
        this.name = name;
        this.line = line;
    }

    Advice finished() {
        return new Advice(
                name,
                better == null ? AdviceGoal.NONE : better,
                holding == null ? AdviceGoal.NONE : holding,
                us == null ? List.of(MoveConstraint.ANY) : us,
                them == null ? List.of(MoveConstraint.ANY) : them,
                depth);
    }
}
