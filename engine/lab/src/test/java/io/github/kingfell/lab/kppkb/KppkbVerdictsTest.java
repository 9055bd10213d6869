package io.github.kingfell.lab.kppkb;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.tan.Tan;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class KppkbVerdictsTest {
    /** Compares the sets with the tables, which work on single positions and share only the rules with them. */
    @Test
    @Tag("slow")
    void endingsOfFourPiecesAreThoseOfTheTables() {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse("KPKB"), 2, BuildProgress.SILENT, () -> false);
        TableProbe tables = library.reader();
        Endings endings = new Endings(line -> {});
        Random random = new Random(1);
        int[] wins = new int[Piece.KING];
        for (int i = 0; i < 40_000; i++) {
            int kind = List.of(Piece.PAWN, Piece.ROOK, Piece.QUEEN).get(i % 3);
            Position position = random(random, kind);
            boolean whiteToMove = position.sideToMove() == Color.WHITE;
            int white = position.king(Color.WHITE);
            int black = position.king(Color.BLACK);
            int bishop = Bitboard.first(position.kind(Piece.BISHOP));
            int piece = Bitboard.first(position.kind(kind));
            boolean found;
            if (kind == Piece.PAWN) {
                PawnEnding ending = endings.pawns(piece, Square.NONE);
                found = Bitboard.contains(
                        whiteToMove ? ending.won(0, white, black) : ending.lost(0, white, black), bishop);
            } else {
                PieceEnding ending = endings.withoutPawn(kind);
                found = whiteToMove
                        ? Bitboard.contains(ending.won(white, black, bishop), piece)
                        : ending.isLost(white, black, bishop, piece);
            }
            int plies = tables.plies(position);
            boolean won = plies >= 0 && plies % 2 == (whiteToMove ? 1 : 0);
            assertThat(found).as(Fen.format(position) + " " + plies).isEqualTo(won);
            wins[kind] += won ? 1 : 0;
        }
        assertThat(wins[Piece.PAWN]).isPositive();
        assertThat(wins[Piece.ROOK]).isGreaterThan(1000);
        assertThat(wins[Piece.QUEEN]).isGreaterThan(5000);
    }

    /** Every verdict follows from the verdicts after the moves, as the engine's own move generator lists them. */
    @Test
    @Tag("slow")
    void verdictsAgreeWithTheirMoves() {
        KppkbVerdicts truth = new KppkbVerdicts(line -> {});
        Random random = new Random(2);
        int[] count = new int[3];
        for (int i = 0; i < 3_000; i++) {
            Position position = randomTwoPawns(random);
            GameValue verdict = truth.verdict(position);
            count[verdict.ordinal()]++;
            boolean whiteToMove = position.sideToMove() == Color.WHITE;
            List<GameValue> children = new ArrayList<>();
            for (int move : Positions.legalMoves(position)) {
                position.make(move);
                children.add(truth.verdict(position));
                position.unmake(move);
            }
            String message = Fen.format(position) + " " + children;
            if (children.isEmpty()) {
                assertThat(verdict)
                        .as(message)
                        .isEqualTo(!whiteToMove && position.inCheck() ? GameValue.WIN : GameValue.NO_WIN);
            } else if (verdict == GameValue.WIN) {
                assertThat(children)
                        .as(message)
                        .satisfies(all -> assertThat(
                                        whiteToMove
                                                ? all.contains(GameValue.WIN)
                                                : all.stream().allMatch(GameValue.WIN::equals))
                                .isTrue());
            } else if (verdict == GameValue.NO_WIN) {
                assertThat(
                                whiteToMove
                                        ? children.stream().allMatch(GameValue.NO_WIN::equals)
                                        : children.contains(GameValue.NO_WIN))
                        .as(message)
                        .isTrue();
            }
        }
        assertThat(count[GameValue.WIN.ordinal()]).isGreaterThan(500);
        assertThat(count[GameValue.NO_WIN.ordinal()]).isGreaterThan(500);
        assertThat(count[GameValue.UNKNOWN.ordinal()]).isLessThan(60);
    }

    /** The four positions with a value known from a long search, and the moves of Tan's program in them. */
    @Test
    @Tag("slow")
    void knownPositions() {
        KppkbVerdicts truth = new KppkbVerdicts(line -> {});
        Map<String, GameValue> known = Map.of(
                "8/8/4PP2/4k3/2b5/8/5K2/8 w - - 0 1", GameValue.WIN,
                "8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1", GameValue.WIN,
                "8/8/8/3b4/3kPP2/8/8/4K3 w - - 0 1", GameValue.NO_WIN,
                "8/4k3/4P3/3KP3/8/8/8/1b6 w - - 0 1", GameValue.NO_WIN);
        Tan tan = new Tan();
        known.forEach((fen, verdict) -> {
            Position position = Positions.of(fen);
            assertThat(truth.verdict(position)).as(fen).isEqualTo(verdict);
            position.make(tan.decide(position).move());
            assertThat(truth.verdict(position)).as(fen).isEqualTo(verdict);
        });
        // A player that always throws the win away loses it; one that never does either wins or reaches the move limit.
        Position apart = Positions.of("8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1");
        Playout playout = new Playout(truth);
        assertThat(playout.play(apart, choosing(truth, GameValue.NO_WIN))).isEqualTo(Playout.End.LOST);
        assertThat(playout.play(apart, choosing(truth, GameValue.WIN))).isIn(Playout.End.KEPT, Playout.End.STUCK);
    }

    /** Plays a move with this verdict if there is one. */
    private static Contestant choosing(KppkbVerdicts truth, GameValue wanted) {
        return new Contestant() {
            @Override
            public String name() {
                return wanted.name();
            }

            @Override
            public int move(Position position) {
                Map<Integer, GameValue> moves = truth.after(position);
                return moves.keySet().stream()
                        .filter(move -> moves.get(move) == wanted)
                        .findFirst()
                        .orElseGet(() -> moves.keySet().iterator().next());
            }
        };
    }

    /** Pawns on the sixth and seventh rank of one wing: few positions, with all cases. */
    private static Position randomTwoPawns(Random random) {
        return random(random, "KPPkb", () -> 40 + 8 * random.nextInt(2) + random.nextInt(2));
    }

    private static Position random(Random random, int kind) {
        return random(random, "Kkb" + Piece.symbol(kind), () -> random.nextInt(64));
    }

    private static Position random(Random random, String pieces, IntSupplier pawnSquares) {
        while (true) {
            PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
            long used = 0;
            for (char piece : pieces.toCharArray()) {
                int square = piece == 'P' ? pawnSquares.getAsInt() : random.nextInt(64);
                used |= Bitboard.of(square);
                builder.put(square, Piece.fromSymbol(piece));
            }
            try {
                if (Bitboard.count(used) == pieces.length()) {
                    return builder.build();
                }
            } catch (IllegalPositionException e) {
                // Illegal: try again.
            }
        }
    }
}
