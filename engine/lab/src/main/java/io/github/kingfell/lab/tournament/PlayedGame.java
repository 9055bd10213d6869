package io.github.kingfell.lab.tournament;

import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game and its result.
 *
 * @param pairing the players and the opening
 * @param turns the moves after the opening
 * @param score for White: 1, 0.5 or 0
 */
public record PlayedGame(Pairing pairing, List<CommentedMove> turns, double score, Ending ending) {
    private static final double DRAW = 0.5;

    public PlayedGame {
        turns = List.copyOf(turns);
    }

    /** Returns the length in plies, those of the opening included. */
    public int plies() {
        return pairing.opening().line().size() + turns.size();
    }

    boolean isWonBy(int entrant) {
        return score == 1 && pairing.white() == entrant || score == 0 && pairing.black() == entrant;
    }

    boolean isPlayedBy(int entrant) {
        return pairing.white() == entrant || pairing.black() == entrant;
    }

    /**
     * Returns the game with the players' comments on their moves.
     *
     * @param round number of the game in the tournament, from 1
     * @param names of all entrants
     */
    public PgnGame annotated(int round, List<String> names) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Kingfell classics");
        tags.put("Site", "?");
        tags.put("Round", Integer.toString(round));
        tags.put("White", names.get(pairing.white()));
        tags.put("Black", names.get(pairing.black()));
        tags.put("Opening", pairing.opening().name());
        List<PgnMove> moves = new ArrayList<>();
        pairing.opening().line().forEach(move -> moves.add(PgnMove.of(move)));
        turns.forEach(turn -> moves.add(new PgnMove(turn.move(), List.of(), turn.comment(), List.of())));
        String result = score == DRAW ? "1/2-1/2" : score == 1 ? "1-0" : "0-1";
        return new PgnGame(tags, "ends by " + ending, moves, result);
    }
}
