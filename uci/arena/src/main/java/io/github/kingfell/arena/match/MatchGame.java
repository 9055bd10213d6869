package io.github.kingfell.arena.match;

import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game played.
 *
 * @param moves all of them, those of the opening first
 * @param remarks of each move: score, depth and time, such as {@code +0.31/12 0.50s}; {@code book} of the opening
 * @param halfPoints that White has: 0, 1 or 2
 * @param end in words
 * @param atFault the colour that lost on time or made no legal move; {@link #NOBODY} in a regular game
 * @param termination why the game ended, in the words of the PGN standard
 * @param begun when the game began
 * @param ended when it ended
 */
public record MatchGame(
        MatchOpening opening,
        List<Integer> moves,
        List<String> remarks,
        int halfPoints,
        String end,
        int atFault,
        String termination,
        ZonedDateTime begun,
        ZonedDateTime ended,
        Pace white,
        Pace black) {
    public static final int NOBODY = -1;

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    /** As other match runners write a moment. */
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss xx");

    private static final long SECONDS_OF_A_DAY = 86_400;

    public MatchGame {
        moves = List.copyOf(moves);
        remarks = List.copyOf(remarks);
    }

    boolean isWhiteAtFault() {
        return atFault == Color.WHITE;
    }

    /** Returns the result as in PGN. */
    public String result() {
        return halfPoints == 2 ? "1-0" : halfPoints == 1 ? "1/2-1/2" : "0-1";
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
        String fen = Fen.format(opening.start());
        if (!fen.equals(Fen.format(Fen.start()))) {
            tags.put("FEN", fen);
        }
        tags.put("Time", TIME.format(begun));
        tags.put("GameStartTime", MOMENT.format(begun));
        tags.put("GameEndTime", MOMENT.format(ended));
        long seconds = Duration.between(begun, ended).toSeconds();
        if (seconds < SECONDS_OF_A_DAY) {
            tags.put("GameDuration", TIME.format(LocalTime.ofSecondOfDay(Math.max(0, seconds))));
        }
        tags.put("PlyCount", Integer.toString(moves.size()));
        tags.putAll(Pace.tags(white, black));
        tags.put("Termination", termination);
        List<PgnMove> played = new ArrayList<>();
        for (int ply = 0; ply < moves.size(); ply++) {
            String last = ply == moves.size() - 1 ? ", " + end : "";
            played.add(new PgnMove(moves.get(ply), List.of(), remarks.get(ply) + last, List.of()));
        }
        return new PgnGame(tags, moves.isEmpty() ? end : "", played, result());
    }
}
