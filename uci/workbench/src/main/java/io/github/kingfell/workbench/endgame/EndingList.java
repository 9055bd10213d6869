package io.github.kingfell.workbench.endgame;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.route.Route;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.RandomPosition;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.tables.census.OutcomeCount;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuiltTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Lists all endings of three and four men: the knowledge of each, and its player in a game. */
public final class EndingList {
    /** Random positions for which the router is asked; only some positions of an ending may be in the book. */
    private static final int SAMPLES = 200;

    private static final long SEED = 1970;

    /** The router considers only whether there is a clock, not the time left. */
    private static final SearchLimits GAME =
            SearchLimits.builder().clock(new Clock(60_000, 0, 0)).build();

    private final Engine engine;
    private final CertificateLibrary certificates;

    /**
     * A row.
     *
     * @param strong route with the stronger side to move
     * @param weak route with the weaker side to move
     * @param certificate of the book's play, where one is shipped
     * @param exact what the exact table holds with White and with Black to move; empty when it was not asked for
     */
    public record Row(
            String material, Route strong, Route weak, Optional<Automaton> certificate, List<OutcomeCount> exact) {
        boolean isInBook() {
            return strong.players().get(0).equals(PlayerId.FORCING_TREE);
        }

        /** Returns the players, the first choice first, without the last resort. */
        private static String players(Route route) {
            return route.players().stream()
                    .filter(player -> !player.equals(PlayerId.ALPHA_BETA))
                    .map(PlayerId::title)
                    .collect(Collectors.joining(", then "));
        }

        private String proof() {
            return certificate
                    .map(automaton -> automaton.isComplete()
                            ? "certificate: every won position"
                            : "certificate: " + automaton.positions() + " positions")
                    .orElse(isInBook() ? "none" : "exact");
        }

        private String longest() {
            return certificate
                    .map(automaton -> Integer.toString(automaton.longest()))
                    .orElse("");
        }

        private String exactWins(int side) {
            return exact.isEmpty() ? "" : Integer.toString(exact.get(side).longestWin());
        }

        private String won() {
            if (exact.isEmpty()) {
                return "";
            }
            OutcomeCount white = exact.get(Color.WHITE);
            return String.format(Locale.ROOT, "%.2f %%", 100.0 * white.wins() / white.positions());
        }

        /** Returns as many cells as there are headings. */
        public List<String> cells() {
            List<String> cells = List.of(
                    material,
                    players(strong),
                    players(weak),
                    proof(),
                    longest(),
                    exactWins(Color.WHITE),
                    exactWins(Color.BLACK),
                    won());
            return cells.subList(0, headings(!exact.isEmpty()).size());
        }
    }

    private static final int WITHOUT_TABLES = 5;

    private static final List<String> HEADINGS = List.of(
            "ending",
            "strong side to move",
            "weak side to move",
            "proof",
            "longest game",
            "exact: longest mate by White",
            "by Black",
            "won with White to move");

    /** Names of {@link Row#cells}, of those only that there is something to say about. */
    public static List<String> headings(boolean exact) {
        return HEADINGS.subList(0, exact ? HEADINGS.size() : WITHOUT_TABLES);
    }

    public EndingList(Engine engine, CertificateLibrary certificates) {
        this.engine = engine;
        this.certificates = certificates;
    }

    /** @param tables gives the exact table of a material; null to leave the tables alone */
    public List<Row> rows(@Nullable LongFunction<BuiltTable> tables) {
        List<Row> rows = new ArrayList<>();
        for (long material : TableLibrary.allMaterials()) {
            String name = MaterialKey.name(material);
            List<OutcomeCount> exact = new ArrayList<>();
            if (tables != null) {
                TableStatistics statistics = TableStatistics.of(tables.apply(material), 1);
                exact.add(statistics.of(Color.WHITE));
                exact.add(statistics.of(Color.BLACK));
            }
            rows.add(new Row(
                    name, route(material, Color.WHITE), route(material, Color.BLACK), certificates.find(name), exact));
        }
        rows.sort(Comparator.comparing((Row row) -> row.material().length()).thenComparing(Row::material));
        return rows;
    }

    /** Returns the book's route where some position has it. */
    private Route route(long material, int sideToMove) {
        Random random = new Random(SEED);
        Route found = null;
        for (int sample = 0; sample < SAMPLES; sample++) {
            Route route = engine.route(RandomPosition.draw(material, sideToMove, random), GAME);
            if (found == null || route.players().get(0).equals(PlayerId.FORCING_TREE)) {
                found = route;
            }
        }
        return Objects.requireNonNull(found);
    }
}
