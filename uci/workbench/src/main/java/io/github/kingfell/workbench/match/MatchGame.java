package io.github.kingfell.workbench.match;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.workbench.peer.GameEnd;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game played.
 *
 * @param moves all of them
 * @param halfPoints that White has: 0, 1 or 2
 * @param end in words
 * @param atFault the colour that lost on time or made no legal move; {@link #NOBODY} in a regular game
 */
public record MatchGame(Position start, List<Integer> moves, int halfPoints, String end, int atFault) {
    public static final int NOBODY = -1;

    static MatchGame over(Position start, List<Integer> moves, GameEnd end, int sideToMove) {
        boolean fault = end == GameEnd.OUT_OF_TIME || end == GameEnd.NO_MOVE;
        boolean lost = fault || end == GameEnd.MATED;
        int halfPoints = !lost ? 1 : sideToMove == Color.WHITE ? 0 : 2;
        return new MatchGame(start, List.copyOf(moves), halfPoints, end.toString(), fault ? sideToMove : NOBODY);
    }

    public PgnGame pgn(String event, String white, String black, int round) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Round", Integer.toString(round));
        tags.put("White", white);
        tags.put("Black", black);
        tags.put("FEN", Fen.format(start));
        tags.put("Termination", end);
        String result = halfPoints == 2 ? "1-0" : halfPoints == 1 ? "1/2-1/2" : "0-1";
        return new PgnGame(tags, "", moves.stream().map(PgnMove::of).toList(), result);
    }
}
