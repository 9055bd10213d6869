package io.github.kingfell.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A match of several engines as text: a row for each engine, the best first, with its score against the field and its
 * points against each of the others.
 */
public final class CrossTable {
    private static final int LONGEST_NAME = 24;

    /** Heading of the column of names. */
    private static final String NAME = "engine";

    private final MatchTable table;
    private final List<Integer> ranking;
    private final int width;

    private CrossTable(MatchTable table) {
        this.table = table;
        ranking = table.ranking();
        width = Math.max(
                NAME.length(),
                table.names().stream()
                        .mapToInt(name -> Math.min(LONGEST_NAME, name.length()))
                        .max()
                        .orElse(0));
    }

    /** Returns a heading and one line for each engine. */
    public static List<String> lines(MatchTable table) {
        CrossTable cross = new CrossTable(table);
        List<String> lines = new ArrayList<>();
        lines.add(cross.heading());
        for (int rank = 0; rank < cross.ranking.size(); rank++) {
            lines.add(cross.row(rank));
        }
        return lines;
    }

    private String heading() {
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT, " #  %-" + width + "s    Elo   +/-  games  points    %%    +    =    -", NAME));
        for (int rank = 1; rank <= ranking.size(); rank++) {
            line.append(String.format(Locale.ROOT, "%7d", rank));
        }
        return line.toString();
    }

    private String row(int rank) {
        int engine = ranking.get(rank);
        String name = table.names().get(engine);
        MatchScore score = table.score(engine);
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT,
                "%2d  %-" + width + "s  %5s %5s %6d %7.1f %4.0f %4d %4d %4d",
                rank + 1,
                name.substring(0, Math.min(LONGEST_NAME, name.length())),
                elo(score),
                error(score),
                score.games(),
                score.points(),
                100 * score.share(),
                score.wins(),
                score.draws(),
                score.losses()));
        for (int other : ranking) {
            MatchScore met = table.between(engine, other);
            line.append(
                    met.games() == 0
                            ? String.format(Locale.ROOT, "%7s", engine == other ? "*" : "-")
                            : String.format(Locale.ROOT, "%7.1f", met.points()));
        }
        return line.toString();
    }

    /** Returns the difference in Elo from the engines that this one met, all together. */
    private static String elo(MatchScore score) {
        if (score.games() == 0) {
            return "-";
        }
        return score.share() == 1
                ? "+inf"
                : score.share() == 0 ? "-inf" : String.format(Locale.ROOT, "%+.0f", score.elo());
    }

    /** Returns half the width of its 95 % interval; a hyphen where the pairs do not differ and show no spread. */
    private static String error(MatchScore score) {
        return score.variance() == 0 ? "-" : String.format(Locale.ROOT, "%.0f", score.eloError());
    }
}
