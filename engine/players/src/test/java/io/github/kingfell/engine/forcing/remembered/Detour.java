package io.github.kingfell.engine.forcing.remembered;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.BackgroundWork;
import java.util.List;

/**
 * The shortest mates of KRK, and a tree that takes a detour: from {@link #ROOT}, mate in one, White plays Rg2 and comes
 * back before he mates, once in variant 1 and twice in variant 2.
 */
final class Detour {
    static final String ROOT = "8/8/8/8/8/3K4/7R/3k4 w - - 0 1";

    final TableStrategy strategy = TableStrategy.shortestMates();
    final Position root = Positions.of(ROOT);
    final int out = Positions.move(root, "h2g2");

    Detour() {
        for (int variant = 1; variant <= 2; variant++) {
            int same = variant;
            Position q = root.copy();
            q.make(out);
            for (int reply : Positions.legalMoves(q)) {
                Position between = q.copy();
                between.make(reply);
                int back = Positions.move(between, "g2h2");
                strategy.add(between, variant, back, p -> p.key() == root.key() ? same - 1 : 0);
            }
            strategy.add(root, variant, out, p -> same);
        }
    }

    RememberedEnding ending(BackgroundWork work) {
        return new RememberedEnding(strategy.automaton(), work);
    }

    int state(Position x, int variant) {
        Automaton automaton = strategy.automaton();
        return automaton.state(
                automaton.placements().canonical(automaton.placements().number(x)), variant);
    }

    /** The board after White's move out of a position of the tree and a reply. */
    static Position after(Position x, String moves) {
        return Positions.play(x.copy(), moves);
    }

    static BookPosition place(Position x) {
        Endgame endgame = new StraightToMate(TreeMethod.DEEPENING);
        return new EndgameBook(List.of(endgame)).find(x).orElseThrow();
    }
}
