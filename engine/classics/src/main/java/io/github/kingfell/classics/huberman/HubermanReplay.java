package io.github.kingfell.classics.huberman;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.tree.Branch;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of the thesis, asked again move by move. After a difference the program forgets its tree, so that the next
 * move is compared too. Moves that are impossible as printed are mended in the resource (R23). Depths are counted in
 * White's moves on the longest branch; the thesis says 4 for the tree of five moves at move 16 of KBNK-3 (R24).
 *
 * @param moves number of White's moves
 * @param depths of the trees grown, one word a move: a number, {@code -} where an earlier tree is followed, {@code ?}
 *     where there is none
 * @param differences one sentence for each other move, with the reason as far as the definitions give it
 */
public record HubermanReplay(int moves, List<String> depths, List<String> differences) {
    public HubermanReplay {
        depths = List.copyOf(depths);
        differences = List.copyOf(differences);
    }

    public static HubermanReplay of(PgnGame game) {
        List<String> depths = new ArrayList<>();
        List<String> differences = new ArrayList<>();
        Huberman program = new Huberman(true, true);
        try {
            Position position = game.start();
            for (int move : game.line()) {
                if (position.sideToMove() == Color.WHITE) {
                    Optional<Branch> branch = program.branch(position, SearchControl.unlimited());
                    depths.add(branch.map(HubermanReplay::depth).orElse("?"));
                    if (branch.isEmpty() || Huberman.onBoard(branch.get()) != move) {
                        differences.add(position.fullmoveNumber() + ". "
                                + branch.map(found -> difference(position, found, move))
                                        .orElseGet(() -> San.format(position, move) + ": no tree within the limits"));
                        program.newGame();
                    }
                }
                position.make(move);
            }
        } catch (NotationException e) {
            throw new IllegalStateException(game.tag("Event"), e);
        }
        return new HubermanReplay(depths.size(), depths, differences);
    }

    /** Returns the number of printed moves that are played again. */
    public int repeated() {
        return moves - differences.size();
    }

    private static String depth(Branch branch) {
        return branch.earlier() > 0 ? "-" : Integer.toString(branch.tree().depth(branch.node()));
    }

    private static String difference(Position position, Branch ours, int printed) {
        ForcingTree tree = ours.tree();
        boolean betterAtOnce = tree.isLeaf(ours.node());
        String why = switch (verdict(ours, printed)) {
            case WORSE -> "the printed move is worse by our reading";
            case BETTER -> betterAtOnce ? "both are better, the order decides" : "the printed move is better at once";
            case NEITHER ->
                betterAtOnce ? "ours is better at once, the printed move is not" : "neither is better at once";
        };
        return San.format(position, Huberman.onBoard(ours)) + " (printed " + San.format(position, printed) + "): "
                + why;
    }

    /** Compares the position after the printed move with the root of our tree. */
    private static Comparison verdict(Branch ours, int printed) {
        Endgame endgame = ours.place().endgame();
        Position after = ours.place().seen().copy();
        after.make(ours.place().view().apply(printed));
        ForcingTree tree = ours.tree();
        return endgame.compare(tree.root(), tree.rootStanding(), after, endgame.standing(after));
    }
}
