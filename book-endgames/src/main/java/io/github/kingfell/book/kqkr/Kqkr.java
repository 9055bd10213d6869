package io.github.kingfell.book.kqkr;

import io.github.kingfell.book.kqk.Kqk;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.engine.forcing.endgame.SolvedEndings;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Set;

/**
 * King and queen against king and rook, an extension that Huberman 1968, chapter 8, names with a modification:
 * positions are judged after Black's moves too. The book drives the king and wins the rook by the promises of
 * {@link Drive}.
 */
public final class Kqkr implements Endgame {
    private static final MoveOrder ORDER = new MoveOrder(
            new MoveOrder.KindOrder(Piece.QUEEN, false, "N S E W NW NE SW SE"),
            new MoveOrder.KindOrder(Piece.KING, false, "NW N NE W E SW S SE"));

    private static final TreeRules RULES = new TreeRules(
            TreeMethod.ON_SCHEDULE, new TreeLimits(Drive.DEEPEST, 20_000_000), List.of(Refusal.DISASTER), false);

    /** Without a clock the distance table shows the way to mate. */
    private static final Set<Trait> TRAITS = Set.of(Trait.NOT_ALWAYS_WON, Trait.ONLY_IN_GAMES);

    private static final List<Endgame> SOLVED = List.of(new Kqk());
    private static final SolvedEndings ROOKLESS = new SolvedEndings(SOLVED);
    private static final Stages STAGES = KqkrStages.of(ROOKLESS);

    @Override
    public String name() {
        return "king and queen against king and rook";
    }

    @Override
    public String material() {
        return "KQKR";
    }

    /** Accepts all positions, though one in a hundred is not won. */
    @Override
    public boolean accepts(Position x) {
        return true;
    }

    @Override
    public Set<Trait> traits() {
        return TRAITS;
    }

    @Override
    public List<Endgame> solved() {
        return SOLVED;
    }

    @Override
    public Stages stages() {
        return STAGES;
    }

    @Override
    public MoveOrder moveOrder() {
        return ORDER;
    }

    @Override
    public TreeRules treeRules() {
        return RULES;
    }

    @Override
    public Schedule schedule() {
        return Shared.SCHEDULE;
    }

    /** Created when the first position is evaluated, because most games never reach this ending. */
    private static final class Shared {
        static final KqkrSchedule SCHEDULE = new KqkrSchedule();
    }
}
