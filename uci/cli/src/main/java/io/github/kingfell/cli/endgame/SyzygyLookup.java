package io.github.kingfell.cli.endgame;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.FiftyMoves;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyProbe;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.PrintWriter;
import java.util.List;

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
     * Returns the answer in words, such as {@code Syzygy: win, zeroing in 15 plies}. Some files count in moves, so that
     * the true number of plies may be one more than theirs.
     *
     * @param left the verdict on the outcome under the halfmove clock
     * @param mate plies to mate, which is never before the counter is reset; the largest int where they are not known
     */
    String words(Position position, FiftyMoves.ClockVerdict left, int mate) {
        if (!knows(position)) {
            return "Syzygy: unknown" + missing(position);
        }
        String outcome = "Syzygy: " + name(probe.wdl(position), left);
        int dtz = probe.dtz(position);
        if (dtz == SyzygyProbe.UNKNOWN_DTZ) {
            return outcome + ", zeroing unknown" + missing(position);
        }
        if (!isDecided(position)) {
            return outcome + (dtz == 0 ? "" : ", dtz " + dtz + " plies");
        }
        int plies = Math.abs(dtz);
        boolean isCertain = plies == 1 || plies >= mate;
        return outcome + ", zeroing in " + plies + (isCertain ? "" : " or " + (plies + 1))
                + (plies == 1 ? " ply" : " plies");
    }

    private String missing(Position position) {
        List<String> files = tables.missing(position);
        return files.isEmpty() ? "" : ": " + MissingTable.sentence(files);
    }

    /** Returns the names of the files that the answer needs and that are not there. */
    List<String> missingFiles(Position position) {
        return tables.missing(position);
    }

    /** Returns the members {@code wdl} and {@code dtz}, each where it is known, and {@code missing} files. */
    JsonObject json(Position position, FiftyMoves.ClockVerdict left) {
        JsonObject json = new JsonObject();
        if (knows(position)) {
            json.put("wdl", name(probe.wdl(position), left));
            int dtz = probe.dtz(position);
            if (dtz != SyzygyProbe.UNKNOWN_DTZ) {
                json.put("dtz", dtz);
            }
        }
        List<String> missing = tables.missing(position);
        return missing.isEmpty() ? json : json.put("missing", missing);
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
