package io.github.kingfell.arena.endplay;

import io.github.kingfell.arena.matecheck.ScoreLine;
import io.github.kingfell.arena.peer.GameEnd;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Compares the mates that an engine announces during a game with what it announces and plays later. */
final class Announcements {
    private static final int NONE = 0;

    private final Map<Breach, String> breaches = new EnumMap<>(Breach.class);

    /** The engine's move, counted from 1, by which it has promised mate. */
    private int due = NONE;

    private int first = NONE;

    /**
     * Records a search.
     *
     * @param move the engine's move in the game, from 1
     * @param distance true moves to mate
     */
    void hear(int move, int distance, List<String> lines) {
        int mate = NONE;
        boolean heard = false;
        for (String text : lines) {
            ScoreLine line = ScoreLine.parse(text).orElse(null);
            if (line == null || !line.exact() || line.multiPv() != 1) {
                continue;
            }
            heard = true;
            int next = line.isMate() && line.value() > 0 ? line.value() : NONE;
            if (next != NONE && next < distance) {
                breach(Breach.TOO_SHORT, move, text);
            }
            compare(mate, next, move, text);
            mate = next;
        }
        if (heard && due != NONE) {
            compare(due - move + 1, mate, move, lines.get(lines.size() - 1));
        }
        if (mate != NONE) {
            first = first == NONE ? move : first;
            due = due == NONE ? move + mate - 1 : Math.min(due, move + mate - 1);
        }
    }

    private void compare(int before, int now, int move, String text) {
        if (before != NONE && now == NONE) {
            breach(Breach.TAKEN_BACK, move, text);
        } else if (before != NONE && now > before) {
            breach(Breach.LENGTHENED, move, text);
        }
    }

    /** Records the end of the game. */
    void end(int moves, GameEnd end) {
        if (due != NONE && (end != GameEnd.MATED || moves > due)) {
            breach(Breach.NOT_KEPT, moves, "due by move " + due);
        }
    }

    /** Records a breach; the first of each kind is enough. */
    private void breach(Breach breach, int move, String text) {
        breaches.putIfAbsent(breach, breach + ", move " + move + ": `" + withoutMoves(text) + '`');
    }

    private static String withoutMoves(String text) {
        int moves = text.indexOf(" pv ");
        return moves < 0 ? text : text.substring(0, moves);
    }

    /** Returns the move at which the first mate was announced; 0 when none was. */
    int first() {
        return first;
    }

    /** Returns the breaches in words, the first of each kind. */
    List<String> breaches() {
        return List.copyOf(breaches.values());
    }
}
