package io.github.kingfell.cli.endgame;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.FiftyMoves;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyProbe;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.PrintWriter;

/** Answers of the user's Syzygy tables for single positions, in words and in JSON. */
final class SyzygyLookup {
    private final SyzygyTables tables = new SyzygyTables();
    private final SyzygyProbe probe;
    private final PrintWriter complaints;

    /** @param complaints where files that cannot be read are reported, with the first answer that needs them */
    SyzygyLookup(SyzygyOptions options, PrintWriter complaints) {
        this.complaints = complaints;
        tables.configure(options);
        probe = tables.probe();
    }

    /** Returns a reader for one more thread. */
    SyzygyProbe reader() {
        return tables.probe();
    }

    boolean knows(Position position) {
        boolean known = probe.wdl(position) != WdlValues.UNKNOWN;
        tables.takeComplaints().forEach(complaint -> complaints.println("kingfell: " + complaint));
        return known;
    }

    /**
     * Returns the answer in words, such as {@code wdl win, dtz 15}.
     *
     * @param left the verdict on the outcome under the halfmove clock
     */
    String words(Position position, FiftyMoves.ClockVerdict left) {
        if (!knows(position)) {
            return "wdl unknown";
        }
        int dtz = probe.dtz(position);
        return "wdl " + name(probe.wdl(position), left) + ", dtz " + (dtz == SyzygyProbe.UNKNOWN_DTZ ? "unknown" : dtz);
    }

    /** Returns the members {@code wdl} and {@code dtz}, each where it is known. */
    JsonObject json(Position position, FiftyMoves.ClockVerdict left) {
        JsonObject json = new JsonObject();
        if (knows(position)) {
            json.put("wdl", name(probe.wdl(position), left));
            int dtz = probe.dtz(position);
            if (dtz != SyzygyProbe.UNKNOWN_DTZ) {
                json.put("dtz", dtz);
            }
        }
        return json;
    }

    /** Returns true for a win or a loss with the halfmove clock at zero. */
    boolean isDecided(Position position) {
        int wdl = probe.wdl(position);
        return wdl == WdlValues.WIN || wdl == WdlValues.LOSS;
    }

    /**
     * Returns the verdict on a win or a loss under the halfmove clock. The capture, the pawn move or the mate must come
     * within a hundred plies; a table that counts in moves may report one ply too many.
     */
    FiftyMoves.ClockVerdict afterClock(Position position) {
        int dtz = probe.dtz(position);
        int end = position.halfmoveClock() + Math.abs(dtz);
        if (!isDecided(position) || dtz == SyzygyProbe.UNKNOWN_DTZ || end == Position.FIFTY_MOVES_IN_PLIES + 1) {
            return FiftyMoves.ClockVerdict.OPEN;
        }
        return end <= Position.FIFTY_MOVES_IN_PLIES ? FiftyMoves.ClockVerdict.DECIDED : FiftyMoves.ClockVerdict.DRAWN;
    }

    private static String name(int wdl, FiftyMoves.ClockVerdict left) {
        boolean spoiled = left == FiftyMoves.ClockVerdict.DRAWN;
        if (spoiled && wdl == WdlValues.WIN) {
            return name(WdlValues.CURSED_WIN);
        }
        return name(spoiled && wdl == WdlValues.LOSS ? WdlValues.BLESSED_LOSS : wdl);
    }

    private static String name(int wdl) {
        return switch (wdl) {
            case WdlValues.WIN -> "win";
            case WdlValues.CURSED_WIN -> "cursed win";
            case WdlValues.DRAW -> "draw";
            case WdlValues.BLESSED_LOSS -> "blessed loss";
            default -> "loss";
        };
    }
}
