package io.github.kingfell.lab.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.advice.ShippedAdvice;
import io.github.kingfell.engine.advice.AdviceGame;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the advice for the side with the knight with exact values: single positions in the fast tests, all in the
 * slow ones.
 */
class KnkrAdviceTest {
    private static final int SAMPLE = 10_000;

    private static final Pattern SCOPE =
            Pattern.compile("\\| positions in the scope of the table \\| (\\d+) \\| (\\d+) \\| .*");

    /** Positions with one correct move each, which leads to distance four. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/3n4/8/8/k1KR4 b - - 0 1, Nb5, CORNCASE",
        "8/8/8/8/8/2n5/6R1/k1K5 b - - 0 1, Nb5, CORNCASE",
        "8/8/8/8/8/2n3R1/8/k1K5 b - - 0 1, Ne2+, KILLROOK",
        "8/8/8/8/3n1R2/8/8/k1K5 b - - 0 1, Ne2+, KILLROOK"
    })
    void theCornerCasesOfTheBooks(String fen, String move, String advice) {
        Position board = Positions.of(fen);
        AdviceGame game = new AdviceGame(new ShippedAdvice().table("KNKR-LADDER"));

        assertThat(San.format(board, game.move(board))).isEqualTo(move);
        assertThat(game.decision().advice()).hasToString(advice);
    }

    /** The moves of the printed lists in the same positions: they have only the corner advice there. */
    @ParameterizedTest
    @CsvSource({"8/8/8/8/3n4/8/8/k1KR4 b - - 0 1, Nb5", "8/8/8/8/8/2n5/6R1/k1K5 b - - 0 1, Nb5"})
    void thePrintedTableKnowsThem(String fen, String move) {
        Position board = Positions.of(fen);
        assertThat(San.format(board, new AdviceGame(new ShippedAdvice().table("KNKR-1978")).move(board)))
                .isEqualTo(move);
    }

    /**
     * The rook can be won by 1...Ne2+. Only the ladder sees it, and the printed list of CR ends with the corner advice.
     */
    @ParameterizedTest
    @CsvSource({"KNKR-1978, 'CR, no advice'", "KNKR, 'CR, SURVIVE1'", "KNKR-LADDER, 'CR, KILLROOK'"})
    void thePrintedListOfTheCornerIsShorter(String table, String decision) {
        AdviceGame game = new AdviceGame(new ShippedAdvice().table(table));
        game.move(Positions.of("8/8/8/8/3n1R2/8/8/k1K5 b - - 0 1"));
        assertThat(game.decision()).hasToString(decision);
    }

    /** After a rotation of the board or an exchange of colours the advice is the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/3kn3/8/4K3/8/8/4R3 b - - 0 1",
                "4r3/8/8/4k3/8/3KN3/8/8 w - - 0 1",
                "8/8/8/2nk4/8/2K5/2R5/8 b - - 0 1"
            })
    void aCentralKingHoldsTheKnightBesideHim(String fen) {
        Position board = Positions.of(fen);
        AdviceGame game = new AdviceGame(new ShippedAdvice().table("KNKR"));

        assertThat(Positions.legalMoves(board)).contains(game.move(board));
        assertThat(game.decision().rule()).hasToString("R1");
        assertThat(game.decision().advice()).isNotNull();
    }

    /** Random drawn positions with king and knight at most 2 apart, in any orientation, Black with the knight. */
    @ParameterizedTest
    @ValueSource(strings = {"KNKR", "KNKR-LADDER"})
    void aSampleIsKept(String name) {
        AdviceTable table = new ShippedAdvice().table(name);
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse(table.material()), 2, BuildProgress.SILENT, () -> false);
        TableProbe probe = library.reader();
        Random random = new Random(1978);
        int asked = 0;
        int given = 0;
        while (asked < SAMPLE) {
            Position board = placement(random);
            if (board != null && probe.plies(board) == TableProbe.DRAW && new MoveGenerator(board).count(board) > 0) {
                board.make(new AdviceGame(table).move(board));
                given += probe.plies(board) == TableProbe.DRAW ? 0 : 1;
                asked++;
            }
        }
        // The rate over all positions is 0.41 %: in a sample of 10,000 it stays below 0.7 % unless something has
        // changed.
        assertThat(given).isPositive().isLessThan(SAMPLE * 7 / 1000);
    }

    private static @Nullable Position placement(Random random) {
        int king = random.nextInt(64);
        int knight = random.nextInt(64);
        int theirKing = random.nextInt(64);
        int rook = random.nextInt(64);
        boolean apart = IntStream.of(king, knight, theirKing, rook).distinct().count() == 4;
        if (!apart || Square.distance(king, knight) > 2) {
            return null;
        }
        try {
            return new PositionBuilder()
                    .sideToMove(Color.BLACK)
                    .put(king, Piece.of(Color.BLACK, Piece.KING))
                    .put(knight, Piece.of(Color.BLACK, Piece.KNIGHT))
                    .put(theirKing, Piece.of(Color.WHITE, Piece.KING))
                    .put(rook, Piece.of(Color.WHITE, Piece.ROOK))
                    .build();
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    /**
     * The advice keeps 99.5 % of the draws with king and knight together: with the printed lists, with those lists
     * filled up, and amended.
     */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"KNKR-1978, 14244", "KNKR, 13972", "KNKR-LADDER, 13948"})
    void drawsAreKept(String name, int failures) {
        AdviceTable table = new ShippedAdvice().table(name);
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse(table.material()), 2, BuildProgress.SILENT, () -> false);

        List<String> lines = AdviceAudit.judge(table, library.reader()::plies, (done, total, what) -> {})
                .lines();

        Matcher scope = lines.stream()
                .map(SCOPE::matcher)
                .filter(Matcher::matches)
                .findFirst()
                .orElseThrow();
        assertThat(scope.group(1)).isEqualTo("3376936");
        assertThat(Integer.parseInt(scope.group(2))).isEqualTo(failures).isLessThan(3_376_936 / 200);
        assertThat(String.join("\n", lines)).contains("| exceptions of the table, counted separately | 400 | ");
        assertThat(lines).anyMatch(line -> line.endsWith("Deepest look ahead: 3 plies."));
    }
}
