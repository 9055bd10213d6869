package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.workbench.pawns.PawnStructure;
import java.util.ArrayList;
import java.util.List;

/** All pawns in one sentence. */
final class PawnSummary {
    private PawnSummary() {}

    /** One line, or none without pawns. */
    static List<String> of(PawnStructure structure) {
        if (structure.isEmpty()) {
            return List.of();
        }
        int white = Bitboard.count(structure.white());
        int black = Bitboard.count(structure.black());
        List<String> parts = new ArrayList<>();
        parts.add(white == black ? white + " each" : "White " + white + ", Black " + black);
        long passers = structure.passers();
        parts.add("passed: " + (passers == 0 ? "none" : Sides.joined(ReasonsJson.squares(passers))));
        parts.add("doubled: " + files(structure.white(), structure.black(), true));
        parts.add("isolated: " + files(structure.white(), structure.black(), false));
        return List.of("pawns: " + String.join("; ", parts) + " (--pawns shows more)");
    }

    private static String files(long white, long black, boolean doubled) {
        List<String> found = new ArrayList<>();
        for (long pawns : new long[] {white, black}) {
            for (long rest = pawns; rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                if (doubled ? isDoubled(pawns, square) : isIsolated(pawns, square)) {
                    found.add(Square.name(square));
                }
            }
        }
        return found.isEmpty() ? "none" : Sides.joined(found);
    }

    private static boolean isDoubled(long pawns, int square) {
        return Bitboard.count(pawns & Bitboard.file(Square.file(square))) > 1;
    }

    private static boolean isIsolated(long pawns, int square) {
        int file = Square.file(square);
        long neighbours = (file > 0 ? Bitboard.file(file - 1) : 0) | (file < 7 ? Bitboard.file(file + 1) : 0);
        return (pawns & neighbours) == 0;
    }
}
