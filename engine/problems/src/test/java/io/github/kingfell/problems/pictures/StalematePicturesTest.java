package io.github.kingfell.problems.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StalematePicturesTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    /** Plies before the stalemate; more are beyond the tables. */
    private static final int LONGEST = 2 * Ways.MOST_MOVES;

    private final StalematePictures pictures = new StalematePictures();
    private int stalemates;

    /** Random games are help stalemates when they end so: none was out of reach earlier, and each move served it. */
    @Test
    void noStalemateOfARandomGameIsOutOfReach() {
        RandomWalk.walks(200, StalematedGames.PLIES).forEach(walk -> {
            Position position = walk.end();
            if (MoveList.legal(position).isEmpty() && !position.inCheck()) {
                assertWithinReach(position, walk.moves(), walk.toString());
            }
        });
        StalematedGames.play(SEED, 1500, this::assertWithinReach);
        assertThat(stalemates).isGreaterThan(60);
    }

    @Tag("slow")
    @Test
    void noStalemateOfManyGamesIsOutOfReach() {
        StalematedGames.play(SEED + 1, 300_000, this::assertWithinReach);
        assertThat(stalemates).isGreaterThan(15_000);
    }

    private void assertWithinReach(Position position, int[] moves, String game) {
        stalemates++;
        int stalemating = position.sideToMove() ^ 1;
        long king = Bitboard.of(position.king(stalemating ^ 1));
        for (int back = 1; back <= Math.min(moves.length, LONGEST); back++) {
            int move = moves[moves.length - back];
            position.unmake(move);
            int left = back;
            assertThat(pictures.reachable(position, king, stalemating, (back + 1) / 2, back / 2))
                    .as(() -> game + ": " + Fen.format(position) + " in " + left)
                    .isEqualTo(king);
            MoveList useful = new MoveList();
            useful.add(move);
            pictures.keepUseful(position, useful);
            assertThat(useful.contains(move))
                    .as(() -> game + ": " + Square.name(Move.from(move)) + Square.name(Move.to(move)) + " in "
                            + Fen.format(position))
                    .isTrue();
        }
    }

    /** White stalemates; who is to move does not matter. */
    @ParameterizedTest
    @CsvSource({
        // Three neighbours to guard, and no check.
        "7k/8/5K2/8/8/8/8/8 w - - 0 1, 1, 0, ''",
        "7k/8/8/4K3/8/8/8/6R1 w - - 0 1, 1, 0, ''",
        "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1, 1, 0, h8",
        // A pawn that moves must be taken or blocked, and the queen is needed elsewhere.
        "7k/5K2/8/8/8/p7/8/6Q1 w - - 0 1, 1, 0, ''",
        "7k/5K2/8/8/8/p7/8/6Q1 w - - 0 1, 2, 0, ''",
        "7k/5K2/8/8/8/p7/8/6Q1 w - - 0 1, 3, 0, h8",
        "7k/5K2/8/8/8/p7/N7/6Q1 w - - 0 1, 1, 0, h8",
        // Two pawns and two moves, of which one is the king's.
        "7k/4K3/8/8/8/p1p5/8/6Q1 w - - 0 1, 2, 0, ''",
        "7k/4K3/8/8/8/p1p5/8/6Q1 w - - 0 1, 3, 0, ''",
        "7k/4K3/8/8/8/p1p5/8/6Q1 w - - 0 1, 4, 0, h8",
        // A knight is pinned, a queen never.
        "k1n4R/8/1K6/8/8/8/8/8 w - - 0 1, 1, 0, a8",
        "k1q4R/8/1K6/8/8/8/8/8 w - - 0 1, 0, 0, ''",
        // A bishop is walled in by its pawn.
        "8/8/8/8/8/2k5/Kp6/b7 b - - 0 1, 0, 0, ''",
        "4K2b/6p1/6P1/8/8/8/2Q5/k7 w - - 0 1, 1, 0, a1",
        "4K2b/6p1/8/8/8/8/2Q5/k7 w - - 0 1, 1, 0, ''",
        // While somebody may castle, everything stays possible.
        "6k1/8/8/8/8/8/8/4K2R w K - 0 1, 1, 0, g8",
    })
    void reachesOnly(String fen, int moves, int others, String expected) {
        Position position = Positions.of(fen);
        StringBuilder squares = new StringBuilder();
        long king = Bitboard.of(position.king(Color.BLACK));
        for (long rest = others == 0 ? king : -1L; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            if (pictures.reachable(position, Bitboard.of(square), Color.WHITE, moves, others) != 0) {
                squares.append(squares.isEmpty() ? "" : " ").append(Square.name(square));
            }
        }
        assertThat(squares.toString()).isEqualTo(expected);
    }
}
