package io.github.kingfell.arena.match;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game played.
 *
 * @param moves all of them
 * @param remarks of each move: score, depth and time, such as {@code +0.31/12 0.50s}
 * @param halfPoints that White has: 0, 1 or 2
 * @param end in words
 * @param atFault the colour that lost on time or made no legal move; {@link #NOBODY} in a regular game
 * @param termination why the game ended, in the words of the PGN standard
 * @param begun when the game began
 * @param white time control of White, as in PGN
 * @param black the same of Black
 */
public record MatchGame(
        Position start,
        List<Integer> moves,
        List<String> remarks,
        int halfPoints,
        String end,
        int atFault,
        String termination,
        LocalDateTime begun,
        String white,
        String black) {
    public static final int NOBODY = -1;

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    public MatchGame {
        moves = List.copyOf(moves);
        remarks = List.copyOf(remarks);
    }

    /**
     * Returns the game with the tags and the comments that are usual for matches of engines: after each move its score
     * from the view of the mover, its depth and its time.
     *
     * @param whiteName name of the engine with White
     * @param blackName name of the engine with Black
     * @param round number of the game, from 1 on
     */
    public PgnGame pgn(String event, String whiteName, String blackName, int round) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Date", DATE.format(begun));
        tags.put("Round", Integer.toString(round));
        tags.put("White", whiteName);
        tags.put("Black", blackName);
        tags.put("FEN", Fen.format(start));
        tags.put("Time", TIME.format(begun));
        tags.put("PlyCount", Integer.toString(moves.size()));
        if (white.equals(black)) {
            tags.put("TimeControl", white);
        } else {
            tags.put("WhiteTimeControl", white);
            tags.put("BlackTimeControl", black);
        }
        tags.put("Termination", termination);
        List<PgnMove> played = new ArrayList<>();
        for (int ply = 0; ply < moves.size(); ply++) {
            String last = ply == moves.size() - 1 ? ", " + end : "";
            played.add(new PgnMove(moves.get(ply), List.of(), remarks.get(ply) + last, List.of()));
        }
        String result = halfPoints == 2 ? "1-0" : halfPoints == 1 ? "1/2-1/2" : "0-1";
        return new PgnGame(tags, moves.isEmpty() ? end : "", played, result);
    }
}
