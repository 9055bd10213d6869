package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.ReferenceMoveGenerator;
import io.github.kingfell.rules.testkit.Snapshot;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PositionTest {
    private static final String KNIGHTS_OUT_AND_BACK = "g1f3 g8f6 f3g1 f6g8";

    // ---- make and unmake ----

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void unmakeRestoresEverything(RandomWalk walk) {
        walk.forEach(position -> {
            String before = Snapshot.of(position);
            for (int move : Positions.legalMoves(position)) {
                position.make(move);
                position.unmake(move);
                assertThat(Snapshot.of(position)).isEqualTo(before);
            }
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void aWholeGameTakenBackIsTheStart(RandomWalk walk) {
        Position position = walk.end();
        int[] moves = walk.moves();
        for (int ply = moves.length - 1; ply >= 0; ply--) {
            position.unmake(moves[ply]);
        }
        assertThat(Snapshot.of(position)).isEqualTo(Snapshot.of(walk.start()));
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void boardAndSetsAgree(RandomWalk walk) {
        walk.forEach(position -> {
            long[] colors = new long[2];
            long[] kinds = new long[7];
            for (int square = 0; square < 64; square++) {
                int piece = position.pieceAt(square);
                if (piece != Piece.NONE) {
                    colors[Piece.color(piece)] |= Bitboard.of(square);
                    kinds[Piece.kind(piece)] |= Bitboard.of(square);
                }
            }
            for (int color = 0; color < 2; color++) {
                assertThat(position.color(color)).isEqualTo(colors[color]);
                for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                    assertThat(position.kind(kind)).isEqualTo(kinds[kind]);
                    assertThat(position.pieces(color, kind)).isEqualTo(kinds[kind] & colors[color]);
                }
            }
            assertThat(position.occupied()).isEqualTo(colors[0] | colors[1]);
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void keysAreThoseComputedFromScratch(RandomWalk walk) {
        walk.forEach(position -> {
            assertThat(position.key()).isEqualTo(position.computeKey());
            long material = 0;
            for (int square = 0; square < 64; square++) {
                int piece = position.pieceAt(square);
                material += piece == Piece.NONE ? 0 : MaterialKey.of(piece);
            }
            assertThat(position.material()).isEqualTo(material);
            assertThat(Fen.parse(Fen.formatShredder(position)).key()).isEqualTo(position.key());
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void keysAreEqualExactlyWhenThePositionsAreTheSame(RandomWalk walk) {
        Map<String, Long> keys = new HashMap<>();
        Map<Long, String> identities = new HashMap<>();
        ReferenceMoveGenerator[] reference = {ReferenceMoveGenerator.of(walk.start())};
        int[] moves = walk.moves();
        walk.forEach(position -> {
            String identity = reference[0].identity();
            assertThat(keys.computeIfAbsent(identity, absent -> position.key())).isEqualTo(position.key());
            assertThat(identities.computeIfAbsent(position.key(), absent -> identity))
                    .isEqualTo(identity);
            if (position.ply() < moves.length) {
                reference[0] = reference[0].after(moves[position.ply()]);
            }
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void unmakeNullRestoresEverything(RandomWalk walk) {
        walk.forEach(position -> {
            if (position.inCheck()) {
                return;
            }
            String before = Snapshot.of(position);
            int side = position.sideToMove();
            position.makeNull();
            assertThat(position.sideToMove()).isEqualTo(side ^ 1);
            assertThat(position.enPassant()).isEqualTo(Square.NONE);
            assertThat(position.key()).isEqualTo(position.computeKey());
            position.unmakeNull();
            assertThat(Snapshot.of(position)).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void whatAMoveWillLeadToIsKnownBeforeItIsMade(RandomWalk walk) {
        walk.forEach(position -> {
            for (int move : Positions.legalMoves(position)) {
                int rootPly = position.ply() / 2;
                long key = position.keyAfter(move);
                int repeated = position.repeatedPlyAfter(move, key, rootPly);
                boolean zeroing = position.isZeroing(move);
                position.make(move);
                assertThat(key).isEqualTo(position.key());
                assertThat(repeated != Position.NO_PLY).isEqualTo(position.isRepetition(rootPly));
                assertThat(zeroing).isEqualTo(position.halfmoveClock() == 0);
                position.unmake(move);
            }
        });
    }

    @Test
    void theHistoryGrowsWithTheGame() {
        Position position = Fen.start();
        String start = Snapshot.of(position);
        int[] moves = new int[1200];
        for (int ply = 0; ply < moves.length; ply++) {
            moves[ply] = Positions.move(position, KNIGHTS_OUT_AND_BACK.split(" ")[ply % 4]);
            position.make(moves[ply]);
        }
        assertThat(position.ply()).isEqualTo(1200);
        assertThat(position.fullmoveNumber()).isEqualTo(601);
        assertThat(position.repetitions()).isEqualTo(300);
        for (int ply = moves.length - 1; ply >= 0; ply--) {
            position.unmake(moves[ply]);
        }
        assertThat(Snapshot.of(position)).isEqualTo(start);
    }

    // ---- copies ----

    @Test
    void aCopyIsEqualAndGoesItsOwnWay() {
        Position position = Positions.play(Fen.start(), KNIGHTS_OUT_AND_BACK);
        String before = Snapshot.of(position);
        Position copy = position.copy();
        assertThat(Snapshot.of(copy)).isEqualTo(before);
        Positions.play(copy, "e2e4 e7e5 g1f3");
        assertThat(Snapshot.of(position)).isEqualTo(before);
        Positions.play(position, "d2d4 d7d5");
        assertThat(Fen.format(copy)).isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 4");
    }

    @Test
    void aCopyHasItsOwnHistory() {
        Position position = Fen.start();
        Position copy = position.copy();
        Positions.play(position, "d2d4");
        String before = Snapshot.of(position);
        int move = Positions.move(position, "d7d5");
        position.make(move);
        Positions.play(copy, "e2e4 e7e5 e1e2");
        position.unmake(move);
        assertThat(Snapshot.of(position)).isEqualTo(before);
    }

    @Test
    void aCopyCanTakeBackTheGame() {
        Position position = Fen.start();
        int move = Positions.move(position, "e2e4");
        position.make(move);
        Position copy = position.copy();
        copy.unmake(move);
        assertThat(Snapshot.of(copy)).isEqualTo(Snapshot.of(Fen.start()));
    }

    // ---- repetition ----

    @Test
    void eachReturnOfAPositionCounts() {
        Position position = Fen.start();
        assertThat(position.repetitions()).isZero();
        Positions.play(position, KNIGHTS_OUT_AND_BACK);
        assertThat(position.repetitions()).isEqualTo(1);
        Positions.play(position, KNIGHTS_OUT_AND_BACK);
        assertThat(position.repetitions()).isEqualTo(2);
        Positions.play(position, "e2e4");
        assertThat(position.repetitions()).isZero();
    }

    @Test
    void aDrawMayBeClaimedAtTheThirdOccurrence() {
        Position position = Positions.play(Fen.start(), KNIGHTS_OUT_AND_BACK);
        assertThat(position.isThreefoldRepetition()).isFalse();
        assertThat(position.mayClaimDraw()).isFalse();
        Positions.play(position, KNIGHTS_OUT_AND_BACK);
        assertThat(position.isThreefoldRepetition()).isTrue();
        assertThat(position.mayClaimDraw()).isTrue();
    }

    @Test
    void oneReturnIsALoopOnlyWithinTheSearch() {
        Position position = Positions.play(Fen.start(), KNIGHTS_OUT_AND_BACK);
        assertThat(position.isRepetition(0)).isTrue();
        assertThat(position.isRepetition(1)).isFalse();
        assertThat(position.isRepetition(position.ply())).isFalse();
        Positions.play(position, KNIGHTS_OUT_AND_BACK);
        assertThat(position.isRepetition(5)).as("third occurrence").isTrue();
        assertThat(position.isRepetition(position.ply())).isTrue();
    }

    @Test
    void aThirdOccurrenceIsSeenComing() {
        Position position = Fen.start();
        int rootPly = 100;
        for (String move : (KNIGHTS_OUT_AND_BACK + " " + KNIGHTS_OUT_AND_BACK).split(" ")) {
            int next = Positions.move(position, move);
            boolean seen = position.repeatedPlyAfter(next, position.keyAfter(next), rootPly) != Position.NO_PLY;
            position.make(next);
            assertThat(seen).isEqualTo(position.isRepetition(rootPly)).isEqualTo(position.repetitions() == 2);
        }
        assertThat(position.repetitions()).isEqualTo(2);
    }

    @Test
    void theRootItselfBelongsToTheSearch() {
        Position position = Positions.play(Fen.start(), "e2e4 e7e5");
        int root = position.ply();
        Positions.play(position, KNIGHTS_OUT_AND_BACK);
        assertThat(position.isRepetition(root)).isTrue();
        assertThat(position.isRepetition(root + 1)).isFalse();
    }

    @Test
    void aLostCastlingRightMakesAnotherPosition() {
        Position position = Positions.of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        Positions.play(position, "h1g1 h8g8 g1h1 g8h8");
        assertThat(position.repetitions()).isZero();
        Positions.play(position, "a1b1 a8b8 b1a1 b8a8");
        assertThat(position.repetitions()).isZero();
        Positions.play(position, "a1b1 a8b8 b1a1 b8a8");
        assertThat(position.repetitions()).isEqualTo(1);
    }

    @Test
    void aLegalEnPassantCaptureMakesAnotherPosition() {
        Position position = Positions.of("4k1n1/8/8/8/5p2/8/4P3/4K1N1 w - - 0 1");
        Positions.play(position, "e2e4");
        assertThat(position.enPassant()).isEqualTo(Square.parse("e3"));
        Positions.play(position, "g8f6 g1f3 f6g8 f3g1");
        assertThat(position.repetitions()).as("with and without e.p.").isZero();
        Positions.play(position, "g8f6 g1f3 f6g8 f3g1");
        assertThat(position.repetitions()).isEqualTo(1);
    }

    @Test
    void anEnPassantCaptureThatIsNotLegalMakesNoOtherPosition() {
        Position position = Positions.of("4k1n1/8/8/8/8/8/4P3/4K1N1 w - - 0 1");
        Positions.play(position, "e2e4");
        assertThat(position.enPassant()).isEqualTo(Square.NONE);
        Positions.play(position, "g8f6 g1f3 f6g8 f3g1");
        assertThat(position.repetitions()).isEqualTo(1);
    }

    @Test
    void aPinnedPawnDoesNotKeepTheEnPassantSquare() {
        Position position = Positions.of("4k3/8/8/8/5p2/8/4P3/4KR2 w - - 0 1");
        Positions.play(position, "e2e4");
        assertThat(position.enPassant()).isEqualTo(Square.parse("e3"));
        Position pinned = Positions.of("5k2/8/8/8/5p2/8/4P3/4KR2 w - - 0 1");
        Positions.play(pinned, "e2e4");
        assertThat(pinned.enPassant()).isEqualTo(Square.NONE);
    }

    // ---- clocks ----

    @Test
    void theHalfmoveClockRunsUntilCaptureOrPawnMove() {
        Position position = Positions.of("4k2r/8/8/8/8/8/4P3/4K2R w Kk - 7 20");
        Positions.play(position, "e1g1");
        assertThat(position.halfmoveClock()).isEqualTo(8);
        assertThat(position.fullmoveNumber()).isEqualTo(20);
        Positions.play(position, "h8h2");
        assertThat(position.halfmoveClock()).isEqualTo(9);
        assertThat(position.fullmoveNumber()).isEqualTo(21);
        Positions.play(position, "g1h2");
        assertThat(position.halfmoveClock()).isZero();
        Positions.play(position, "e8e7 e2e4");
        assertThat(position.halfmoveClock()).isZero();
    }

    @Test
    void fiftyMovesAreADrawFromTheHundredthPlyOn() {
        Position position = Positions.of("4k3/8/8/8/8/8/8/4K2R w - - 99 80");
        assertThat(position.isFiftyMoveDraw()).isFalse();
        assertThat(position.mayClaimDraw()).isFalse();
        Positions.play(position, "h1h2");
        assertThat(position.isFiftyMoveDraw()).isTrue();
        assertThat(position.mayClaimDraw()).isTrue();
        assertThat(position.isThreefoldRepetition()).isFalse();
    }

    @Test
    void aClockOfThousandsSurvivesMakeAndUnmake() {
        Position position = Positions.of("4k3/8/8/8/8/8/P7/4K2R w K - 9000 9000");
        String before = Snapshot.of(position);
        int move = Positions.move(position, "a2a4");
        position.make(move);
        position.unmake(move);
        assertThat(Snapshot.of(position)).isEqualTo(before);
    }

    // ---- draws by material ----

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3, true",
        "4k3/8/8/8/8/8/8/4KN2, true",
        "4kb2/8/8/8/8/8/8/4K3, true",
        "4kb2/8/8/8/8/8/8/2B1K3, true",
        "4kb2/8/8/8/8/B7/8/2B1K3, true",
        "2b1k3/8/8/8/8/8/8/2B1K3, false",
        "4k3/8/8/8/8/8/8/2B1KB2, false",
        "4kn2/8/8/8/8/8/8/4KN2, false",
        "4k3/8/8/8/8/8/8/3NKN2, false",
        "4kb2/8/8/8/8/8/8/4KN2, false",
        "4k3/8/8/8/8/8/P7/4K3, false",
        "4k3/8/8/8/8/8/8/4K2R, false",
        "3qk3/8/8/8/8/8/8/4K3, false"
    })
    void materialIsInsufficientOnlyWhereNoMateCanBe(String board, boolean insufficient) {
        assertThat(Positions.of(board + " w - -").isInsufficientMaterial()).isEqualTo(insufficient);
    }

    // ---- castling ----

    @Test
    void rightsAreLostByKingRookAndCapture() {
        assertThat(rightsAfter("e1e2")).isEqualTo("kq");
        assertThat(rightsAfter("h1h2")).isEqualTo("Qkq");
        assertThat(rightsAfter("a1a8")).isEqualTo("Kk");
        assertThat(rightsAfter("e1g1")).isEqualTo("kq");
        assertThat(rightsAfter("h1h8")).isEqualTo("Qq");
    }

    @Test
    void castlingPiecesMayChangePlaces() {
        Position position = Positions.of("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
        Positions.play(position, "f1g1");
        assertThat(Fen.format(position)).isEqualTo("4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    }

    // ---- attacks ----

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void attackersAreThoseWhoseAttacksReachTheSquare(RandomWalk walk) {
        walk.forEach(position -> {
            for (int square = 0; square < 64; square++) {
                long attackers = 0;
                for (int from = 0; from < 64; from++) {
                    int piece = position.pieceAt(from);
                    if (piece != Piece.NONE && Bitboard.contains(attacks(piece, from, position.occupied()), square)) {
                        attackers |= Bitboard.of(from);
                    }
                }
                assertThat(position.attackersTo(square, position.occupied())).isEqualTo(attackers);
                for (int color = 0; color < 2; color++) {
                    assertThat(position.isAttacked(square, color)).isEqualTo((attackers & position.color(color)) != 0);
                }
            }
            assertThat(position.inCheck()).isEqualTo(position.checkers() != 0);
        });
    }

    private static long attacks(int piece, int from, long occupied) {
        return Piece.kind(piece) == Piece.PAWN
                ? Attacks.pawn(Piece.color(piece), from)
                : Attacks.of(Piece.kind(piece), from, occupied);
    }

    private static String rightsAfter(String move) {
        Position position = Positions.of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        return Fen.format(Positions.play(position, move)).split(" ")[2];
    }

    /** Castling itself ends the right of the other side, and a move of the rook does not. */
    @Test
    void castlingMayBeExclusive() {
        Position plain = Positions.of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        Position position = plain.withExclusiveCastling(Square.parse("a1"), Square.parse("h8"));
        assertThat(plain.hasExclusiveCastling()).isFalse();
        assertThat(position.copy().hasExclusiveCastling()).isTrue();
        assertThat(rightsAfter(position, "e1c1")).isEqualTo("q");
        assertThat(rightsAfter(position, "e1g1")).isEqualTo("kq");
        assertThat(rightsAfter(position, "a1b1")).isEqualTo("Kkq");
        assertThat(rightsAfter(position, "a1b1 e8g8")).isEqualTo("K");
        assertThat(rightsAfter(position, "h1h2 e8g8")).isEqualTo("-");
        assertThat(rightsAfter(plain, "h1h2 e8g8")).isEqualTo("Q");
        assertThat(position.key()).isEqualTo(plain.key());
    }

    private static String rightsAfter(Position position, String moves) {
        Position after = position.copy();
        Positions.play(after, moves);
        assertThat(after.key()).isEqualTo(after.computeKey());
        return Fen.format(after).split(" ")[2];
    }
}
