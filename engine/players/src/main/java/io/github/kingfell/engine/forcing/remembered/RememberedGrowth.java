package io.github.kingfell.engine.forcing.remembered;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.growth.GrowthBudget;
import io.github.kingfell.engine.forcing.growth.RootComparison;
import io.github.kingfell.engine.forcing.growth.TreeTable;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.check.StrategyView;
import io.github.kingfell.search.SearchControl;
import java.util.Arrays;

/**
 * Writes a tree remembered in a certificate instead of searching for one: its move, and an answer to every reply, until
 * each branch ends in a better position from which the strategy starts afresh. Only the ends of branches are compared,
 * so a tree that took a second to find takes milliseconds.
 */
final class RememberedGrowth implements Growth {
    private static final int NONE = TreeTable.NONE;

    private final Endgame endgame;
    private final TreeTable table;
    private final Placements placements;
    private final StrategyView view;
    private final int rootState;
    private final GrowthBudget budget = new GrowthBudget();
    private final RootComparison comparison;
    private final MoveGenerator generator;

    private long rootMaterial;
    private int promised;
    private int firstNode = NONE;
    private int nodes;
    private TreeLimits limits = new TreeLimits(0, 0, 0);

    RememberedGrowth(Endgame endgame, TreeTable table, Position anyPosition, Automaton automaton, int rootState) {
        this.endgame = endgame;
        this.table = table;
        this.rootState = rootState;
        placements = automaton.placements();
        view = new StrategyView(automaton);
        comparison = new RootComparison(endgame, budget, anyPosition);
        generator = new MoveGenerator(anyPosition);
    }

    /** @param limits at which branches end wherever they are */
    @Override
    public Growth.Result grow(
            Position p, long rootStanding, Refusal refusal, TreeLimits limits, SearchControl control) {
        table.clear();
        this.limits = limits;
        nodes = 0;
        rootMaterial = p.material();
        promised = endgame.promise(p);
        budget.begin(limits, control);
        comparison.begin(p, rootStanding, Refusal.DISASTER);
        firstNode = write(NONE, p.copy(), rootState, 1);
        budget.settle();
        return firstNode == NONE ? Growth.Result.NOTHING_BETTER : Growth.Result.FOUND;
    }

    @Override
    public int firstNode() {
        return firstNode;
    }

    /** Nothing was searched. */
    @Override
    public int examined() {
        return 0;
    }

    @Override
    public boolean isRemembered() {
        return true;
    }

    /** @param depth moves of White on the branch, this one included */
    private int write(int reply, Position x, int state, int depth) {
        if (view.open(placements.number(x), state) != null) {
            return NONE;
        }
        nodes++;
        int move = view.move();
        int count = view.count();
        int[] moves = new int[count];
        int[] states = new int[count];
        for (int i = 0; i < count; i++) {
            moves[i] = view.reply(i);
            states[i] = view.next(i);
        }
        x.make(move);
        int node = table.add(reply, move, endgame.standing(x), TreeTable.placement(x));
        if (!ends(x, states, depth)) {
            answer(node, x, moves, states, depth);
        }
        x.unmake(move);
        return node;
    }

    private void answer(int node, Position x, int[] moves, int[] states, int depth) {
        MoveList replies = new MoveList();
        generator.generate(x, replies);
        endgame.moveOrder().score(x, replies);
        table.setExpanded(node);
        for (int i = 0; i < replies.size(); i++) {
            int black = replies.pick(i);
            int state = states[indexOf(black, moves)];
            int below = table.addReply(node, black);
            x.make(black);
            int answered = write(below, x, state, depth + 1);
            x.unmake(black);
            if (answered == NONE) {
                throw new IllegalStateException("a successor state is missing");
            }
            table.accept(below, answered);
        }
    }

    private static int indexOf(int move, int[] moves) {
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == move) {
                return i;
            }
        }
        throw new IllegalStateException("a reply that is not in the certificate");
    }

    /**
     * Returns whether the branch ends: at mate, at other material, at a better position after which the strategy starts
     * afresh, or when the tree is too large.
     */
    private boolean ends(Position q, int[] states, int depth) {
        boolean tooLarge = depth >= limits.depth() || nodes >= limits.positions() || budget.isExhausted();
        if (states.length == 0 || q.material() != rootMaterial || tooLarge) {
            return true;
        }
        return isBetter(q, depth) && Arrays.stream(states).allMatch(view::isFresh);
    }

    private boolean isBetter(Position q, int depth) {
        if (endgame.treeRules().method() == TreeMethod.ON_SCHEDULE) {
            budget.count();
            return endgame.promise(q) <= promised - depth;
        }
        return comparison.isBetter(q);
    }
}
