package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** Compares positions with the root of one tree, each of them once. */
public final class RootComparison {
    private final Endgame endgame;
    private final Judgement judgement;
    private final boolean onlyWhatLasts;
    private final VerdictTable verdicts;
    private final GrowthBudget budget;
    private final MoveGenerator generator;
    private final MoveList replies = new MoveList();

    private Position root;
    private long rootStanding;
    private long rootProgress;
    private Refusal refusal = Refusal.WITH_ADDITIONS;

    /** Makes a comparison with its own verdicts. */
    public RootComparison(Endgame endgame, GrowthBudget budget, Position anyPosition) {
        this(endgame, new VerdictTable(), budget, anyPosition);
    }

    /** @param verdicts filled here, read by the growth */
    RootComparison(Endgame endgame, VerdictTable verdicts, GrowthBudget budget, Position anyPosition) {
        this.endgame = endgame;
        judgement = endgame.judgement();
        onlyWhatLasts = endgame.treeRules().onlyWhatLasts();
        this.verdicts = verdicts;
        this.budget = budget;
        generator = new MoveGenerator(anyPosition);
        root = anyPosition;
    }

    /** Begins with another root p and forgets the verdicts. */
    public void begin(Position p, long standing, Refusal worse) {
        root = p;
        rootStanding = standing;
        rootProgress = onlyWhatLasts ? judgement.progress(p, standing) : 0;
        refusal = worse;
        verdicts.clear();
    }

    /** Returns the slot of a q with its comparison; q is not changed. */
    int place(Position q) {
        budget.count();
        int place = verdicts.insert(q.key());
        if (!verdicts.isCompared(place)) {
            long standing = endgame.standing(q);
            Comparison comparison = judgement.compare(refusal, root, rootStanding, q, standing);
            boolean undone = comparison == Comparison.BETTER && onlyWhatLasts && !lasts(q);
            verdicts.setCompared(place, standing, undone ? Comparison.NEITHER : comparison);
        }
        return place;
    }

    /** Returns whether a q is better than the root, and stays so if only lasting progress counts; q is not changed. */
    public boolean isBetter(Position q) {
        return verdicts.comparison(place(q)) == Comparison.BETTER;
    }

    /**
     * Returns whether no black reply undoes the progress: after each of them White's progress is further than in the
     * root.
     */
    private boolean lasts(Position q) {
        generator.generate(q, replies);
        boolean lasts = true;
        for (int i = 0; i < replies.size() && lasts; i++) {
            int reply = replies.get(i);
            q.make(reply);
            lasts = judgement.progress(q, endgame.standing(q)) > rootProgress;
            q.unmake(reply);
        }
        return lasts;
    }
}
