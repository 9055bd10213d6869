package io.github.kingfell.classics.player;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchTask;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Adapts a historic program to the player interface. The program is made when it is first asked for a move, so that a
 * session that never uses it pays nothing.
 */
public final class ClassicPlayer implements Player {
    private final PlayerId id;
    private final Supplier<ClassicProgram> maker;
    private @Nullable ClassicProgram program;

    public ClassicPlayer(PlayerId id, Supplier<ClassicProgram> maker) {
        this.id = id;
        this.maker = maker;
    }

    @Override
    public PlayerId id() {
        return id;
    }

    @Override
    public Answer play(SearchTask task) {
        int[] moves = moves(task);
        PositionCounter counter = new PositionCounter(task.control());
        Optional<Choice> choice = program().choose(task.position(), moves, counter);
        counter.settle();
        return choice.<Answer>map(chosen -> new Answer.Plays(report(task, chosen)))
                .orElseGet(() -> new Answer.Declines("the program does not play this position"));
    }

    @Override
    public void newGame() {
        if (program != null) {
            program.newGame();
        }
    }

    private ClassicProgram program() {
        ClassicProgram current = program;
        if (current == null) {
            current = maker.get();
            program = current;
        }
        return current;
    }

    private static int[] moves(SearchTask task) {
        int[] asked = task.limits().searchMoves();
        if (asked.length > 0) {
            return asked;
        }
        Position root = task.position();
        MoveList moves = MoveList.legal(root);
        int[] all = new int[moves.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = moves.get(i);
        }
        return all;
    }

    private SearchOutcome report(SearchTask task, Choice choice) {
        SearchControl control = task.control();
        Score score = new Score.Centipawns(choice.centipawns());
        Pv line = choice.line();
        task.report(new SearchInfo.Iteration(
                choice.plies(),
                choice.plies(),
                1,
                score,
                SearchInfo.Bound.EXACT,
                control.counter().nodes(),
                control.clock().elapsed(),
                0,
                line));
        return new SearchOutcome(choice.move(), score, line, id, choice.reason());
    }
}
