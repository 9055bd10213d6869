package io.github.kingfell.lab.tournament;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game to its end by the rules of chess. There is no resignation and no draw by agreement, so that a program
 * that cannot mate with an extra queen is seen to fail. The third repetition, fifty moves and insufficient material are
 * a draw at once, and so is a game that reaches the greatest length. A player without a move for the position loses.
 */
public final class Referee {
    private static final double DRAW = 0.5;

    private final int longest;

    /** @param longest greatest length of a game in plies, those of the opening included */
    public Referee(int longest) {
        this.longest = longest;
    }

    /** @throws IllegalStateException when a player chooses an illegal move, which is a fault of the program */
    public PlayedGame play(Pairing pairing, Contender white, Contender black) throws InterruptedException {
        white.newGame();
        black.newGame();
        Position position = Fen.start();
        pairing.opening().line().forEach(position::make);
        List<CommentedMove> turns = new ArrayList<>();
        while (true) {
            boolean whiteMoves = position.sideToMove() == Color.WHITE;
            Ending ending = ending(position, pairing.opening().line().size() + turns.size());
            if (ending != null) {
                double score = ending == Ending.MATE ? lost(whiteMoves) : DRAW;
                return new PlayedGame(pairing, turns, score, ending);
            }
            Optional<CommentedMove> turn = (whiteMoves ? white : black).play(position);
            if (turn.isEmpty()) {
                return new PlayedGame(pairing, turns, lost(whiteMoves), Ending.DECLINED);
            }
            check(position, turn.get().move());
            turns.add(turn.get());
            position.make(turn.get().move());
        }
    }

    /** Returns the score when the side to move has lost. */
    private static double lost(boolean whiteMoves) {
        return whiteMoves ? 0 : 1;
    }

    private @Nullable Ending ending(Position position, int plies) {
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? Ending.MATE : Ending.STALEMATE;
        }
        if (position.isThreefoldRepetition()) {
            return Ending.REPETITION;
        }
        if (position.isFiftyMoveDraw()) {
            return Ending.FIFTY_MOVES;
        }
        if (position.isInsufficientMaterial()) {
            return Ending.MATERIAL;
        }
        return plies >= longest ? Ending.LENGTH : null;
    }

    private static void check(Position position, int move) {
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i) == move) {
                return;
            }
        }
        throw new IllegalStateException("an illegal move in " + Fen.format(position));
    }
}
