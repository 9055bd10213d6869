package io.github.kingfell.play.game;

import io.github.kingfell.arena.peer.GameEnd;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.PgnWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game that is being played, with its first position and all moves. */
public final class GameInPlay {
    private static final int NOBODY = -1;

    private final Position start;
    private final Position position;
    private final List<Integer> moves = new ArrayList<>();

    /** The colour that has resigned, or nobody. */
    private int resigned = NOBODY;

    public GameInPlay(Position start) {
        this.start = start.copy();
        position = start.copy();
    }

    /** Returns a copy of the position, with the game history. */
    public Position position() {
        return position.copy();
    }

    Position start() {
        return start.copy();
    }

    /** Returns the moves so far. */
    public List<Integer> moves() {
        return List.copyOf(moves);
    }

    int sideToMove() {
        return position.sideToMove();
    }

    /** @param move legal */
    public void make(int move) {
        moves.add(move);
        position.make(move);
    }

    /** Takes back one move; there must be one. */
    void unmake() {
        resigned = NOBODY;
        position.unmake(moves.remove(moves.size() - 1));
    }

    void resign(int color) {
        resigned = color;
    }

    boolean isOver() {
        return resigned != NOBODY || end() != null;
    }

    /** Returns the end of the game by the rules; null when the game goes on. */
    @Nullable
    GameEnd end() {
        return GameEnd.byRules(position);
    }

    /** Returns the result as in PGN. */
    String result() {
        if (resigned != NOBODY) {
            return wonBy(resigned ^ 1);
        }
        GameEnd end = end();
        if (end == null) {
            return PgnGame.UNFINISHED;
        }
        return end == GameEnd.MATED ? wonBy(position.sideToMove() ^ 1) : "1/2-1/2";
    }

    private static String wonBy(int color) {
        return color == Color.WHITE ? "1-0" : "0-1";
    }

    /** Describes in one line how the game ended; it must be over. */
    String endInWords() {
        GameEnd end = end();
        String loser = position.sideToMove() == Color.WHITE ? "White" : "Black";
        String words = end == null
                ? (resigned == Color.WHITE ? "White resigns" : "Black resigns")
                : switch (end) {
                    case MATED -> loser + " is checkmated";
                    case STALEMATE -> loser + " is stalemated, a draw";
                    case INSUFFICIENT_MATERIAL -> "neither side can mate, a draw";
                    case REPETITION -> "third occurrence of the position, a draw";
                    case FIFTY_MOVES -> "fifty moves without a capture or a pawn move, a draw";
                    default -> end.toString();
                };
        return words + " (" + result() + ")";
    }

    /** Returns the game in PGN. */
    String pgn(String white, String black) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", white);
        tags.put("Black", black);
        String fen = Fen.format(start);
        if (!fen.equals(Fen.START)) {
            tags.put("FEN", fen);
        }
        try {
            return PgnWriter.format(
                    new PgnGame(tags, "", moves.stream().map(PgnMove::of).toList(), result()));
        } catch (NotationException e) {
            throw new IllegalStateException("a played game must have a PGN form", e);
        }
    }
}
