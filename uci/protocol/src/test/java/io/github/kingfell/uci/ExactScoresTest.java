package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests random positions with three and four pieces: outside a game the first and the last score are those of the
 * distance table.
 */
@Timeout(600)
class ExactScoresTest {
    private static final List<Long> MATERIALS = TableLibrary.allMaterials();
    private static final int LINES = 3;

    /** Ways to search that are not part of a game. */
    private static final List<Way> WAYS = List.of(
            new Way("go nodes 1"),
            new Way("go nodes 5000"),
            new Way("go depth 2"),
            new Way("go mate 3"),
            new Way("go infinite"),
            new Way("go ponder"),
            new Way("go nodes 100 searchmoves"),
            new Way("MultiPV", "3", "1", "go nodes 2000", LINES),
            new Way("Threads", "2", "1", "go nodes 2000", 1),
            new Way("UCI_Chess960", "true", "false", "go nodes 2000", 1),
            new Way("UCI_AnalyseMode", "true", "false", "go movetime 30", 1));

    /**
     * A way to search.
     *
     * @param option set to the value before the search and to the other value after it; empty for none
     * @param lines the number of lines requested
     */
    private record Way(String option, String value, String reset, String go, int lines) {
        Way(String go) {
            this("", "", "", go, 1);
        }
    }

    private ExactValues table = TableLibrary.withShippedTables().reader();
    private final Conversation gui = Conversation.withEngine();

    @AfterEach
    void close() {
        gui.close();
    }

    @Test
    void theTableIsTheScore() {
        check(220, 4);
    }

    @Test
    @Tag("slow")
    void theTableIsTheScoreOfManyPositions() {
        check(2_000, 5);
    }

    @Test
    @Tag("slow")
    void theTableIsTheScoreOfFivePieces(@TempDir Path folder) throws IOException {
        long material = MaterialKey.parse("KRNKR");
        TablebaseBuilder builder = new TablebaseBuilder(folder, 2, 1L << 30, () -> false);
        for (long next : TablebaseBuilder.order(List.of(material))) {
            builder.build(next, BuildProgress.SILENT);
        }
        gui.send("setoption name TablePath value " + folder);
        table = new Tablebase(folder).reader(table);
        Random random = new Random(6);
        for (int i = 0; i < 500; i++) {
            check(placement(material, random), WAYS.get(i % WAYS.size()), random);
        }
        gui.send("setoption name TablePath value");
        gui.sync();
    }

    @Test
    void nearTheEndOfTheFiftyMoves() {
        checkNearTheEnd(94, 25, 7);
    }

    @Test
    @Tag("slow")
    void tenPliesBeforeTheEndOfTheFiftyMoves() {
        checkNearTheEnd(90, 100, 8);
    }

    /**
     * Near a draw by the fifty-move rule the score is the value that the rule leaves. A win that needs a capture or
     * pawn move first may be reported without its distance, or with a longer mate; nothing is then said of shorter
     * ones. Where the engine does not know whether a win comes before the draw, it says so.
     */
    private void checkNearTheEnd(int counter, int positions, long seed) {
        Random random = new Random(seed);
        int spoiled = 0;
        int reset = 0;
        int inexact = 0;
        for (int i = 0; i < positions; i++) {
            Position position = placement(MATERIALS.get(random.nextInt(MATERIALS.size())), random);
            Position late = Positions.of(Fen.format(position).replaceFirst(" 0 1$", " " + counter + " 90"));
            gui.position(Fen.format(late)).send("go nodes 2000");
            List<String> lines = gui.until("bestmove");
            int plies = new ClockedValue(table).plies(late);
            String text = Fen.format(late) + " " + plies + "\n" + String.join("\n", lines);
            boolean isOpen = contain(lines, "unless the fifty-move rule ends the game first");
            boolean needsReset = plies > Position.FIFTY_MOVES_IN_PLIES - counter;
            if ((needsReset || isOpen) && !contain(lines, " score " + score(plies) + " ")) {
                boolean wins = (isOpen ? value(position) : plies) % 2 == 1;
                assertThat(isOpen
                                || contain(lines, wins ? "table: won" : "table: lost")
                                || contain(lines, "in at most"))
                        .as(text)
                        .isTrue();
                assertThat(lines.stream().filter(line -> line.contains(" score mate ")))
                        .as(text)
                        .allMatch(line -> needsReset && isLongerMate(line, plies));
                assertThat(contain(lines, "no shorter mate")).as(text).isFalse();
                inexact++;
            } else {
                List<String> shown =
                        lines.stream().filter(line -> line.contains(" score ")).toList();
                assertScore(shown.get(shown.size() - 1), late, plies, text);
                assertThat(needsReset || contain(shown.subList(0, 1), " score " + score(plies) + " "))
                        .as(text)
                        .isTrue();
                spoiled += plies == ExactValues.DRAW && value(position) != plies ? 1 : 0;
                reset += needsReset ? 1 : 0;
            }
        }
        assertThat(spoiled).isGreaterThan(positions / 10);
        assertThat(reset).isGreaterThan(positions / 20);
        assertThat(inexact).isLessThan(positions / 5);
    }

    private static boolean contain(List<String> lines, String words) {
        return lines.stream().anyMatch(line -> (line + " ").contains(words));
    }

    private static boolean isLongerMate(String line, int plies) {
        String moves = line.substring(line.indexOf(" score mate ") + 12).split(" ")[0];
        return moves.startsWith("-") == (plies % 2 == 0) && Math.abs(Integer.parseInt(moves)) > (plies + 1) / 2;
    }

    /** A distance table does not know castling; the search does. */
    @Test
    void aCastlingRightIsNotInTheTable() {
        gui.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1").send("go nodes 2000");
        assertThat(gui.until("bestmove")).noneMatch(line -> line.contains("move by exact table"));
    }

    /** The endings of the book, in which a search reports its bound, not the distance. */
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KBBK", "KBNK", "KQKR"})
    void theBookDoesNotHideTheDistance(String ending) {
        Random random = new Random(1);
        long material = MATERIALS.stream()
                .filter(key -> MaterialKey.name(key).equals(ending))
                .findFirst()
                .orElseThrow();
        for (int won = 0; won < 10; ) {
            Position position = placement(material, random);
            if (table.plies(position) > 0 && table.plies(position) % 2 == 1) {
                gui.send("ucinewgame").position(Fen.format(position)).send("go nodes 20000");
                assertScores(gui.until("bestmove"), position, List.of(value(position)));
                won++;
            }
        }
    }

    private void check(int positions, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < positions; i++) {
            Position position = placement(MATERIALS.get(random.nextInt(MATERIALS.size())), random);
            check(position, WAYS.get(i % WAYS.size()), random);
        }
    }

    private void check(Position position, Way way, Random random) {
        List<Integer> moves = new ArrayList<>(Positions.legalMoves(position));
        StringBuilder go = new StringBuilder(way.go);
        if (way.go.endsWith("searchmoves")) {
            Collections.shuffle(moves, random);
            moves = moves.subList(0, Math.min(2, moves.size()));
            moves.forEach(move -> go.append(' ').append(UciMove.format(move, false)));
        }
        if (moves.isEmpty()) {
            go.setLength(0);
            go.append("go nodes 1");
        }
        gui.position(Fen.format(position));
        List<String> lines = search(way, go.toString());
        List<Integer> expected = moves.isEmpty() ? List.of(value(position)) : best(position, moves);
        assertScores(lines, position, expected.subList(0, Math.min(way.lines, expected.size())));
    }

    private List<String> search(Way way, String go) {
        if (!way.option.isEmpty()) {
            gui.send("setoption name " + way.option + " value " + way.value);
        }
        gui.send(go);
        List<String> lines = new ArrayList<>();
        if (go.equals("go infinite") || go.equals("go ponder")) {
            lines.addAll(gui.until("info depth"));
            gui.send("stop");
        }
        lines.addAll(gui.until("bestmove"));
        if (!way.option.isEmpty()) {
            gui.send("setoption name " + way.option + " value " + way.reset);
        }
        return lines;
    }

    /** The values of the best moves, the best first, at most as many as there may be lines. */
    private List<Integer> best(Position position, List<Integer> moves) {
        List<Integer> values = new ArrayList<>();
        for (int move : moves) {
            Position after = position.copy();
            after.make(move);
            int plies = after.isInsufficientMaterial() ? ExactValues.DRAW : table.plies(after);
            values.add(plies == ExactValues.DRAW ? plies : plies + 1);
        }
        values.sort(Comparator.comparingInt(ExactScoresTest::merit).reversed());
        return values.subList(0, Math.min(LINES, values.size()));
    }

    private int value(Position position) {
        return position.isInsufficientMaterial() ? ExactValues.DRAW : table.plies(position);
    }

    /** Wins before draws before losses; early wins and late losses first. */
    private static int merit(int plies) {
        if (plies == ExactValues.DRAW) {
            return 0;
        }
        return plies % 2 == 1 ? 1_000 - plies : plies - 1_000;
    }

    private static String score(int plies) {
        if (plies == ExactValues.DRAW) {
            return "cp 0";
        }
        return "mate " + (plies % 2 == 1 ? (plies + 1) / 2 : -plies / 2);
    }

    /** The first line and the last lines are the expected ones; a mate has its whole line. */
    private static void assertScores(List<String> lines, Position position, List<Integer> expected) {
        List<String> shown =
                lines.stream().filter(line -> line.contains(" score ")).toList();
        String text = Fen.format(position) + "\n" + String.join("\n", lines);
        assertThat(shown).as(text).hasSizeGreaterThanOrEqualTo(expected.size());
        assertScore(shown.get(0), position, expected.get(0), text);
        List<String> last = shown.subList(shown.size() - expected.size(), shown.size());
        for (int i = 0; i < expected.size(); i++) {
            assertScore(last.get(i), position, expected.get(i), text);
        }
    }

    private static void assertScore(String line, Position position, int plies, String text) {
        assertThat(line + " ").as(text).contains(" score " + score(plies) + " ");
        if (plies > 0) {
            String[] moves = line.substring(line.indexOf(" pv ") + 4).split(" ");
            assertThat(moves).as(text).hasSize(plies);
            Position end = Positions.play(position.copy(), String.join(" ", moves));
            assertThat(end.inCheck() && Positions.legalMoves(end).isEmpty())
                    .as(text)
                    .isTrue();
        }
    }

    /** A legal position of a material, with either colour as the stronger one and either side to move. */
    static Position placement(long material, Random random) {
        String name = MaterialKey.name(material);
        int second = name.indexOf('K', 1);
        String figures = name.substring(0, second) + name.substring(second).toLowerCase(Locale.ROOT);
        if (random.nextBoolean()) {
            figures = name.substring(second) + name.substring(0, second).toLowerCase(Locale.ROOT);
        }
        return Positions.random(figures, random);
    }
}
