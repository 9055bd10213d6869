package io.github.kingfell.lab.tournament;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A historic program, with a limit of positions for each move. */
public final class ClassicContender implements Contender {
    private final ClassicProgram program;
    private final long nodes;

    private ClassicContender(ClassicProgram program, long nodes) {
        this.program = program;
        this.nodes = nodes;
    }

    /** @param nodes positions that the program may examine for a move */
    public static Entrant entrant(ClassicCard card, ClassicSettings settings, long nodes) {
        return new Entrant(
                card.id().option(), () -> new ClassicContender(card.maker().apply(settings), nodes));
    }

    @Override
    public void newGame() {
        program.newGame();
    }

    @Override
    public Optional<CommentedMove> play(Position position) {
        MoveList list = MoveList.legal(position);
        int[] moves = new int[list.size()];
        Arrays.setAll(moves, list::get);
        PositionCounter counter = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, nodes, false));
        return program.choose(position.copy(), moves, counter).map(ClassicContender::turn);
    }

    private static CommentedMove turn(Choice choice) {
        return new CommentedMove(choice.move(), centipawns(choice.centipawns()), choice.reason());
    }

    static String centipawns(int value) {
        return String.format(Locale.ROOT, "%+.2f", value / 100.0);
    }
}
