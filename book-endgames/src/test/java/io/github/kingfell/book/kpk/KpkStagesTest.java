package io.github.kingfell.book.kpk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.BookMatch;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the terms of the chess books with the distance table. */
class KpkStagesTest {
    private static final Placements PLACEMENTS = new Placements("KPK");
    private static final int DRAWN = 25;

    private static TableLibrary library;

    private final Endgame kpk = new Kpk();

    @BeforeAll
    static void table() {
        library = new TableLibrary();
        library.table(MaterialKey.parse("KPK"), 2, BuildProgress.SILENT, () -> false);
    }

    private static boolean isWon(Position x) {
        int plies = library.reader().plies(x);
        return plies >= 0 && (x.sideToMove() == Color.WHITE) == (plies % 2 == 1);
    }

    /** Opposition, key square and run win wherever they are met; the disaster never does. */
    @Test
    void whatTheStagesPromiseIsTrueEverywhere() {
        int[] met = new int[kpk.stages().highest() + 1];
        for (int number = 0; number < PLACEMENTS.size(); number++) {
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                Position x = PLACEMENTS.position(number, side);
                if (x != null && PLACEMENTS.material(number).equals("KPK")) {
                    int stage = Standing.stage(kpk.standing(x));
                    met[stage]++;
                    if (stage != 1) {
                        assertThat(isWon(x)).as(Fen.format(x)).isEqualTo(stage > 1);
                    }
                }
            }
        }
        assertThat(met[KpkStages.OPPOSITION]).isGreaterThan(10_000);
        assertThat(met[KpkStages.KEY_SQUARE]).isGreaterThan(6_000);
        assertThat(met[KpkStages.RUN]).isGreaterThan(170_000);
    }

    /**
     * A king on a marked square wins, whichever side is to move, unless the lone king can capture the pawn or is
     * stalemated.
     */
    @Test
    void fromTheMarkedKeySquaresTheKingWins() throws IllegalPositionException {
        int met = 0;
        for (int pawn = Square.of(0, 1); pawn <= Square.of(7, 6); pawn++) {
            for (long keys = KpkMeasures.keySquares(pawn); keys != 0; keys = Bitboard.rest(keys)) {
                int king = Bitboard.first(keys);
                long free =
                        ~(Attacks.king(king) | Attacks.pawn(Color.WHITE, pawn) | Bitboard.of(king) | Bitboard.of(pawn));
                boolean isGuarded = Bitboard.contains(Attacks.king(king), pawn);
                for (long rest = isGuarded ? free : free & ~Attacks.king(pawn); rest != 0; rest = Bitboard.rest(rest)) {
                    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                        Position x = position(king, pawn, Bitboard.first(rest), side);
                        assertThat(kpk.landmarks(x))
                                .extracting(Landmark::squares)
                                .contains(KpkMeasures.keySquares(pawn));
                        if (new MoveGenerator(x).count(x) > 0) {
                            met++;
                            assertThat(isWon(x)).as(Fen.format(x)).isTrue();
                        }
                    }
                }
            }
        }
        assertThat(met).isGreaterThan(10_000);
    }

    private static Position position(int king, int pawn, int enemy, int side) throws IllegalPositionException {
        return new PositionBuilder()
                .put(king, Piece.of(Color.WHITE, Piece.KING))
                .put(pawn, Piece.of(Color.WHITE, Piece.PAWN))
                .put(enemy, Piece.of(Color.BLACK, Piece.KING))
                .sideToMove(side)
                .build();
    }

    @Test
    void fromADrawnPositionNoTreeIsFound() {
        Random random = new Random(1968);
        ForcingTree tree = new ForcingTree(kpk, Fen.start());
        for (int found = 0; found < DRAWN; ) {
            Position x = PLACEMENTS.position(random.nextInt(1 << 18), Color.WHITE);
            if (x != null && !isWon(x)) {
                tree.grow(x, kpk.treeRules().limits(), SearchControl.unlimited());
                assertThat(tree.firstNode()).as(Fen.format(x)).isEqualTo(ForcingTree.NONE);
                found++;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "8/k1P5/8/K7/8/8/8/8 w - - 0 1,    c7c8r", // the queen would stalemate
        "8/4P1k1/4K3/8/8/8/8/8 w - - 0 1,  e7e8q",
        "8/5k2/8/3K4/4P3/8/8/8 w - - 0 1,  d5d6", // a key square, and not e5, which loses the opposition
        "8/8/8/6k1/8/8/P7/7K w - - 0 1,    a2a4" // out of the square
    })
    void playsTheMoveOfTheBooks(String fen, String move) {
        Position position = Positions.of(fen);
        BookMatch match = new BookMatch(StandardBook.create(), StandardBook.certificates());
        assertThat(UciMove.format(match.play(position).bestMove(), false)).isEqualTo(move);
    }
}
