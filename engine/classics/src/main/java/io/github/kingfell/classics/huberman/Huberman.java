package io.github.kingfell.classics.huberman;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.tree.Branch;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Huberman's program of 1968 in KRK, KBBK and KBNK: her stages, measures, additions and trees, without the repairs that
 * the engine plays with. It has no advice for the defence. She proves that a tree always exists; where there is none
 * within the limits, as happens in KBNK, it declines.
 */
public final class Huberman implements ClassicProgram {
    static final ClassicSetting KILLER =
            new ClassicSetting("huberman.killer", 0, 1, 1, "the last better move is tried first");
    static final ClassicSetting REDUNDANCY = new ClassicSetting(
            "huberman.redundancy",
            0,
            1,
            1,
            "a position is dropped when the strong pieces stand as before on its branch");

    public static final ClassicCard CARD = new ClassicCard(
            new PlayerId("huberman", "Huberman 1968"),
            "B. J. Huberman, A Program to Play Chess End Games (Stanford University, CS 106, 1968)",
            List.of(KILLER, REDUNDANCY),
            false,
            settings -> new Huberman(settings.get(KILLER) == 1, settings.get(REDUNDANCY) == 1));

    /** The scale is ours: a stage is worth more than all other men. */
    private static final int CENTIPAWNS_OF_A_STAGE = 1_000;

    private final EndgameBook book = StandardBook.of(Edition.CLASSIC);
    private final boolean killer;
    private final boolean redundancy;
    private @Nullable Branch followed;

    public Huberman(boolean killer, boolean redundancy) {
        this.killer = killer;
        this.redundancy = redundancy;
    }

    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        return branch(position, counter.control())
                .filter(branch -> IntStream.of(moves).anyMatch(move -> move == onBoard(branch)))
                .map(Huberman::choice);
    }

    @Override
    public void newGame() {
        followed = null;
    }

    /**
     * Returns the place in the tree from which the program plays: the tree of the move before while its branch lasts,
     * otherwise a new one; empty where it has none.
     */
    public Optional<Branch> branch(Position position, SearchControl control) {
        Optional<BookPosition> place = book.find(position)
                .filter(found -> found.strongSideToMove() && book.endgames().contains(found.endgame()));
        followed = place.map(found -> next(position, found, control)).orElse(null);
        return Optional.ofNullable(followed);
    }

    private @Nullable Branch next(Position position, BookPosition place, SearchControl control) {
        Branch last = followed;
        Branch next = last == null || last.isOfAnother(place) ? null : last.at(position);
        if (next != null) {
            return next;
        }
        ForcingTree tree = new ForcingTree(place.endgame(), place.seen(), killer, redundancy);
        return tree.grow(place.seen(), place.endgame().treeRules().limits(), control) == Growth.Result.FOUND
                ? new Branch(place, tree)
                : null;
    }

    /** Returns the move of a branch on the board of the game. */
    public static int onBoard(Branch branch) {
        return branch.place().view().toBoard(branch.move());
    }

    private static Choice choice(Branch branch) {
        ForcingTree tree = branch.tree();
        int depth = tree.depth(branch.node());
        int stage = Standing.stage(tree.reached(branch.node()));
        String reason = branch.earlier() == 0
                ? "tree of depth " + depth + ", " + tree.examined() + " positions"
                : "move " + (branch.earlier() + 1) + " of its tree";
        return new Choice(
                Pv.of(onBoard(branch)),
                CENTIPAWNS_OF_A_STAGE * stage,
                2 * depth - 1,
                reason + ", from stage " + Standing.stage(tree.rootStanding()) + " to stage " + stage);
    }
}
