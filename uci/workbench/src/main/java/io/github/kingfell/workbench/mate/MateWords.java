package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.prooffile.MateProofFile;
import io.github.kingfell.search.Grounds;
import java.util.Locale;
import java.util.Optional;

/** Describes the result of a search for a mate in one sentence, with its grounds. */
public final class MateWords {
    private MateWords() {}

    /**
     * Describes the mate that a search has found.
     *
     * @param result of that search
     */
    public static String claim(TimedMateSearch.Mate mate, TimedMateSearch.Result result) {
        return mate.certificate().isPresent()
                ? claim(mate.moves(), result.noShorter())
                : byTable(mate.moves(), result.unproved().orElse("the search ended first"));
    }

    /** Describes the effort of the search, and when a proven mate was first found. */
    static String effort(Optional<TimedMateSearch.Mate> found, TimedMateSearch.Result result) {
        String effort = String.format(Locale.ROOT, "nodes %d  time %.2f s", result.nodes(), result.seconds());
        if (found.isEmpty() || found.get().certificate().isEmpty()) {
            return effort;
        }
        return result.firstAfter().isEmpty()
                ? effort + ", first proof in an earlier run"
                : String.format(
                        Locale.ROOT,
                        "%s, first proof after %.2f s",
                        effort,
                        result.firstAfter().getAsDouble());
    }

    /**
     * Describes a mate of the exact table.
     *
     * @param moves signed, as in a certificate
     * @param whyNot why it is not proved
     */
    public static String byTable(int moves, String whyNot) {
        return MateProofFile.inWords(moves) + " (by the exact table; not proved: " + whyNot + ")";
    }

    /**
     * Describes a proven mate.
     *
     * @param moves signed, as in a certificate
     * @param noShorter what it rests on that no mate is shorter; empty when that is open
     */
    public static String claim(int moves, Optional<Grounds> noShorter) {
        String claim = MateProofFile.inWords(moves);
        if (moves == 0) {
            return claim;
        }
        if (Math.abs(moves) == 1) {
            return claim + " (proved); no mate can be shorter";
        }
        return claim + " (proved); "
                + noShorter
                        .map(grounds -> "no shorter mate (" + grounds.words() + ")")
                        .orElse("a shorter mate is not ruled out");
    }

    /**
     * Describes that no mate was found, with the reason.
     *
     * @param in moves asked for, 0 for any number
     */
    public static String noMate(Position position, int in, TimedMateSearch.Result result) {
        String asked = "no mate" + (in == 0 ? "" : " in " + in);
        Optional<String> decided = Decided.withoutMate(position);
        if (decided.isPresent()) {
            return asked + ": " + decided.get();
        }
        if (result.none().isPresent()) {
            TimedMateSearch.None none = result.none().get();
            String longer = in == 0 && none.moves() > 0 ? "; longer mates were not searched" : "";
            return "no mate" + (none.moves() == 0 ? "" : " in " + none.moves()) + " ("
                    + none.grounds().words() + ")" + longer;
        }
        if (result.unproved().isPresent()) {
            return "no mate proved: the exact table has one; "
                    + result.unproved().get();
        }
        return result.ending().orElse(asked + " found");
    }
}
