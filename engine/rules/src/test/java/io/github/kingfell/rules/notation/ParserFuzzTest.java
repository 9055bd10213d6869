package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.ReferenceMoveGenerator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Mutates texts at random. Parsers may refuse them with a message, and in no other way; accepted texts must be sound.
 */
class ParserFuzzTest {
    private static final int TEXTS = 2_000;
    private static final String LETTERS = "pnbrqkPNBRQK12345678/w- KQkqabcdefgh;\"#+=xO0.\t\u0000\u00e9\uD83D\u212A9";

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void fenAndEpdAreReadOrRefused(long seed) {
        Random random = new Random(seed);
        List<String> lines = Suite.PERFT_STANDARD.lines();
        List<String> mates = Suite.MATE_WAC_80.lines();
        for (int i = 0; i < TEXTS; i++) {
            List<String> source = random.nextBoolean() ? lines : mates;
            String line = source.get(random.nextInt(source.size()));
            String text = bend(random.nextBoolean() ? line : line.replaceFirst(" *;.*", ""), random);
            read(text, seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void movesAreReadOrRefused(long seed) {
        Random random = new Random(seed);
        Position position = RandomWalk.of(seed, 30).end();
        int[] moves = Positions.legalMoves(position).stream()
                .mapToInt(Integer::intValue)
                .toArray();
        for (int i = 0; i < TEXTS / 4 && moves.length > 0; i++) {
            int move = moves[random.nextInt(moves.length)];
            String san = bend(San.format(position, move), random);
            String uci = bend(UciMove.format(move, random.nextBoolean()), random);
            try {
                assertThat(moves).as(san).contains(San.parse(san, position));
            } catch (NotationException e) {
                assertThat(e.getMessage()).isNotBlank();
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + san, e);
            }
            try {
                int read = UciMove.parse(uci, position);
                assertThat(read == Move.NONE || Positions.legalMoves(position).contains(read))
                        .as(uci)
                        .isTrue();
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + uci, e);
            }
        }
    }

    private static void read(String text, long seed) {
        try {
            sound(Fen.parse(text));
        } catch (NotationException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("\n");
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + text, e);
        }
        try {
            sound(Epd.parse(text).position());
        } catch (NotationException e) {
            assertThat(e.getMessage()).isNotBlank().doesNotContain("\n");
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + text, e);
        }
    }

    private static void sound(Position position) throws NotationException {
        assertThat(Positions.legalMoves(position))
                .isEqualTo(ReferenceMoveGenerator.of(position).moves());
        assertThat(Fen.parse(Fen.format(position)).key()).isEqualTo(position.key());
    }

    /** Makes one to four small changes: a letter inserted, removed or replaced, a part doubled, cut or swapped. */
    private static String bend(String text, Random random) {
        StringBuilder bent = new StringBuilder(text);
        for (int changes = 1 + random.nextInt(4); changes > 0 && bent.length() > 0; changes--) {
            int at = random.nextInt(bent.length());
            int end = Math.min(bent.length(), at + 1 + random.nextInt(6));
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            switch (random.nextInt(6)) {
                case 0 -> bent.insert(at, letter);
                case 1 -> bent.deleteCharAt(at);
                case 2 -> bent.setCharAt(at, letter);
                case 3 -> bent.insert(at, bent.substring(at, end));
                case 4 -> bent.delete(at, end);
                default -> {
                    int other = random.nextInt(bent.length());
                    char kept = bent.charAt(at);
                    bent.setCharAt(at, bent.charAt(other));
                    bent.setCharAt(other, kept);
                }
            }
        }
        return bent.toString();
    }
}
