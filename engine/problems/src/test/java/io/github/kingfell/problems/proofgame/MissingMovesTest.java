package io.github.kingfell.problems.proofgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MissingMovesTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);
    private static final int GAMES = 100;

    /** Pawns that soon promote, and kings that may castle. */
    private static final String LATE = "r3k2r/1P2ppp1/8/2pP4/8/8/PP2p1PP/R3K2R w KQkq c6 0 1";

    /** A random game shows itself that its end is within reach of each of its positions. */
    @ParameterizedTest
    @CsvSource({"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", LATE})
    void noGameThatWasPlayedIsOutOfReach(String fen) {
        Random random = new Random(SEED);
        int castlings = 0;
        int promotions = 0;
        for (int game = 0; game < GAMES; game++) {
            List<Integer> moves = new ArrayList<>();
            Position diagram = played(fen, random, moves, false);
            MissingMoves missing = new MissingMoves(Positions.of(fen), diagram, -1);
            Position position = Positions.of(fen).copy();
            for (int ply = 0; ply < moves.size(); ply++) {
                int left = moves.size() - ply;
                boolean white = position.sideToMove() == 0;
                assertWithin(missing, position, white ? (left + 1) / 2 : left / 2, white ? left / 2 : (left + 1) / 2);
                castlings += Move.isCastling(moves.get(ply)) ? 1 : 0;
                promotions += Move.isPromotion(moves.get(ply)) ? 1 : 0;
                position.make(moves.get(ply));
            }
            assertThat(missing.isReached(position)).isTrue();
        }
        if (fen.equals(LATE)) {
            assertThat(castlings).isPositive();
            assertThat(promotions).isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource({"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", LATE})
    void noSeriesThatWasPlayedIsOutOfReach(String fen) {
        Random random = new Random(SEED);
        for (int game = 0; game < GAMES; game++) {
            List<Integer> moves = new ArrayList<>();
            Position diagram = played(fen, random, moves, true);
            MissingMoves missing = new MissingMoves(Positions.of(fen), diagram, 1);
            Position position = Positions.of(fen).copy();
            for (int ply = 0; ply < moves.size(); ply++) {
                assertWithin(missing, position, moves.size() - ply, 0);
                position.make(moves.get(ply));
                if (ply < moves.size() - 1) {
                    position.makeNull();
                }
            }
            assertThat(missing.isReached(position)).isTrue();
        }
    }

    /** Plays up to twenty random moves. In a series no move but the last gives check. */
    private static Position played(String fen, Random random, List<Integer> moves, boolean series) {
        Position position = Positions.of(fen).copy();
        for (int ply = random.nextInt(20); ply >= 0; ply--) {
            int[] legal = MoveList.legal(position).toArray();
            if (legal.length == 0) {
                break;
            }
            moves.add(legal[random.nextInt(legal.length)]);
            position.make(moves.get(moves.size() - 1));
            if (series && ply > 0) {
                if (position.inCheck()) {
                    break;
                }
                position.makeNull();
            }
        }
        return position;
    }

    private static void assertWithin(MissingMoves missing, Position position, int white, int black) {
        assertThat(missing.isWithinReach(position, white, black))
                .as(Fen.format(position) + " with " + white + " and " + black)
                .isTrue();
    }

    /** The diagram, and the moves of White and of Black that are too few, in the position before a game. */
    @ParameterizedTest
    @CsvSource({
        // The knight needs two moves, the pawn one.
        "rnbqkbnr/pppppppp/8/8/8/P4N2/1PPPPPPP/RNBQKB1R, 1, 5",
        // No bishop comes out from behind its pawns.
        "rnbqkbnr/pppppppp/8/8/8/2B5/PPPPPPPP/RN1QKBNR, 9, 9",
        // A pawn that has changed its file has taken something.
        "rnbqkbnr/pppppppp/8/8/8/1P6/1PPPPPPP/RNBQKBNR, 9, 9"
    })
    void whatIsOutOfReach(String board, int white, int black) {
        Position diagram = Positions.of(board + " w - - 0 1");
        assertThat(new MissingMoves(Fen.start(), diagram, -1).isWithinReach(Fen.start(), white, black))
                .isFalse();
    }

    @Test
    void pawnsAtHomeAndWhatTheyLockInAreFixed() {
        MissingMoves missing = new MissingMoves(Fen.start(), Fen.start(), -1);
        // All pawns and bishops, and no others: knights leave and come back, and then rooks and the queen may.
        assertThat(missing.fixed() & 0xFFFFL).isEqualTo(0xFF00L | 1L << 2 | 1L << 5);
    }
}
