package io.github.kingfell.workbench.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks every sentence of {@code explain} about random positions against the exact table, for every endgame of the
 * book.
 */
class ExplanationTruthTest {
    /** Value of the halfmove clock in one of four positions. */
    private static final int HIGH_COUNTER = 80;

    private final Engine engine = new Engine(StandardBook.create());
    private final ExactSource exact = new ExactSource(TableLibrary.withShippedTables());
    private final Judge judge = new Judge(engine, exact, 1_000);
    private final Map<String, Integer> counts = new TreeMap<>();

    @AfterEach
    void close() {
        engine.close();
    }

    @ParameterizedTest
    @CsvSource({"KRK, 30", "KQK, 30", "KPK, 30", "KBBK, 10", "KBNK, 10", "KQKR, 1", "KPKP, 20"})
    void everySentenceIsTrue(String ending, int positions) throws Exception {
        check(ending, positions, 56);
    }

    /** Writes how many sentences of each kind were read to {@code target/explain-ENDING.txt}. */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "KRK, 1000",
        "KQK, 1000",
        "KPK, 2000",
        "KBBK, 500",
        "KBNK, 500",
        "KQKR, 300",
        "KPKP, 500",
        "KRKP, 500",
        "KQKP, 500",
        "KRKN, 500"
    })
    void everySentenceAboutManyPositionsIsTrue(String ending, int positions) throws Exception {
        check(ending, positions, 57);
        Files.write(Path.of("target", "explain-" + ending + ".txt"), ExplanationCheck.table(counts));
    }

    private void check(String ending, int positions, long seed)
            throws NotationException, InterruptedException, IOException {
        Random random = new Random(seed);
        long material = MaterialKey.parse(ending);
        TableProbe table = exact.probe();
        for (int i = 0; i < positions; ) {
            Optional<Position> drawn = draw(ending, random, i % 4 == 0 ? HIGH_COUNTER : 0);
            if (drawn.isPresent()) {
                i++;
                Position root = drawn.get();
                Explanation explanation = Explanation.of(root, engine, judge);
                new ExplanationCheck(root, table, counts).check(ofTheTable(explanation));
                assertNoBestMoveIsBlamed(explanation, table);
            }
        }
        assertThat(counts).isNotEmpty();
    }

    /**
     * Returns the sentences from the table. Tests of the book check its sentences against the table; the player's name
     * is left out.
     */
    static List<String> ofTheTable(Explanation explanation) {
        List<String> sentences = new ArrayList<>(explanation.sentences());
        sentences.removeAll(explanation.wording().sentences());
        sentences.remove("player: " + explanation.player());
        return sentences;
    }

    /** A sentence with "but" never names a move that keeps the result. */
    private static void assertNoBestMoveIsBlamed(Explanation explanation, TableProbe table) {
        explanation.reasons().temptations().forEach(temptation -> {
            Position after = explanation.position().copy();
            after.make(temptation.move());
            boolean keeps = table.distance(after).orElseThrow().before().isWin();
            String sentence = explanation.wording().temptation(temptation);
            assertThat(keeps && sentence.contains(" but "))
                    .as(Fen.format(explanation.position()) + ": " + sentence)
                    .isFalse();
        });
    }

    /**
     * Draws a random position, with the first pieces for either colour and either side to move; empty when it is
     * illegal or over.
     */
    static Optional<Position> draw(String ending, Random random, int counter) {
        int strong = random.nextInt(2);
        int color = strong;
        PositionBuilder builder = new PositionBuilder();
        long taken = 0;
        for (int i = 0; i < ending.length(); i++) {
            int kind = " PNBRQK".indexOf(ending.charAt(i));
            color = i > 0 && kind == Piece.KING ? strong ^ 1 : color;
            int square = random.nextInt(64);
            int rank = Square.rank(square);
            if ((taken & 1L << square) != 0 || kind == Piece.PAWN && (rank == 0 || rank == 7)) {
                return Optional.empty();
            }
            taken |= 1L << square;
            builder.put(square, Piece.of(color, kind));
        }
        builder.sideToMove(random.nextInt(2) == 0 ? Color.WHITE : Color.BLACK);
        try {
            Position position = builder.build();
            boolean isOver = new MoveGenerator(position).count(position) == 0 || position.isInsufficientMaterial();
            return isOver ? Optional.empty() : Optional.of(withCounter(position, counter));
        } catch (IllegalPositionException | NotationException e) {
            return Optional.empty();
        }
    }

    private static Position withCounter(Position position, int counter) throws NotationException {
        return Fen.parse(Fen.format(position).replaceFirst(" \\d+ (\\d+)$", " " + counter + " $1"));
    }
}
