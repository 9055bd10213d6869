package io.github.kingfell.book.kpk;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The reasons why king and pawn do not win: rules that every player learns, each so narrow that no won position
 * satisfies it. A test compares each rule with the distance table over all positions. The last two rules use the result
 * of {@link KeySquares}.
 */
public enum KpkDraw {
    PAWN_LOST("%2$s takes the pawn whatever %1$s plays, so nothing is left to win with"),
    ROOK_PAWN_CORNER("a rook pawn does not win when %2$s's king is in the corner in front of it: the king cannot be "
            + "driven out"),
    ROOK_PAWN_LOCKED("a rook pawn does not win when %2$s's king confines the other king to the edge in front of it"),
    OPPOSITION(
            "%2$s has the opposition: the kings face each other, %1$s has to move, and the key squares stay guarded"),
    PAWN_CAUGHT("%2$s's king is in the square of the pawn, and %1$s's king is too far away to help it"),
    KEY_SQUARES("%2$s's king keeps %1$s's king from all key squares of the pawn, %3$s, whatever %1$s plays"),
    ROOK_PAWN("with a rook pawn %1$s's king must reach %3$s, and %2$s's king can always prevent it");

    private static final int SIXTH = 5;

    private final String words;

    KpkDraw(String words) {
        this.words = words;
    }

    /** The reason in words; empty for another material, and where no rule applies. The position must be drawn. */
    public static Optional<String> sentence(Position position) {
        return reason(position).map(reason -> {
            boolean white = strong(position) == Color.WHITE;
            return String.format(
                    reason.words, white ? "White" : "Black", white ? "Black" : "White", keySquares(position, white));
        });
    }

    private static String keySquares(Position position, boolean white) {
        int flip = white ? 0 : 56;
        List<String> names = new ArrayList<>();
        long squares = KeySquares.of(Bitboard.first(position.kind(Piece.PAWN)) ^ flip);
        for (long rest = squares; rest != 0; rest = Bitboard.rest(rest)) {
            names.add(Square.name(Bitboard.first(rest) ^ flip));
        }
        return names.isEmpty() ? "the squares that guard its last step" : String.join(" ", names);
    }

    /**
     * The first rule that a position satisfies; each rule proves a draw. Empty for a material other than king and pawn.
     */
    public static Optional<KpkDraw> reason(Position position) {
        long pawns = position.kind(Piece.PAWN);
        if (Bitboard.count(position.occupied()) != 3 || Bitboard.count(pawns) != 1) {
            return Optional.empty();
        }
        if (losesPawn(position)) {
            return Optional.of(PAWN_LOST);
        }
        return new View(position).reason();
    }

    private static int strong(Position position) {
        return (position.color(Color.WHITE) & position.kind(Piece.PAWN)) != 0 ? Color.WHITE : Color.BLACK;
    }

    /** True when the weak side captures the pawn at once, or after each move of the other side. */
    private static boolean losesPawn(Position position) {
        if (position.sideToMove() != strong(position)) {
            return mayTake(position);
        }
        Position board = position.copy();
        MoveList moves = MoveList.legal(board);
        for (int move : moves.toArray()) {
            board.make(move);
            boolean lost = mayTake(board);
            board.unmake(move);
            if (!lost) {
                return false;
            }
        }
        return !moves.isEmpty();
    }

    private static boolean mayTake(Position position) {
        for (int move : MoveList.legal(position).toArray()) {
            if (position.isCapture(move)) {
                return true;
            }
        }
        return false;
    }

    /** The position turned so that the pawn goes up. */
    private static final class View {
        private final int king;
        private final int enemy;
        private final int pawn;
        private final boolean strongToMove;

        View(Position position) {
            int strong = strong(position);
            int flip = strong == Color.WHITE ? 0 : 56;
            king = position.king(strong) ^ flip;
            enemy = position.king(strong ^ 1) ^ flip;
            pawn = Bitboard.first(position.kind(Piece.PAWN)) ^ flip;
            strongToMove = position.sideToMove() == strong;
        }

        Optional<KpkDraw> reason() {
            boolean rookPawn = Square.file(pawn) == 0 || Square.file(pawn) == 7;
            if (rookPawn && holdsCorner()) {
                return Optional.of(ROOK_PAWN_CORNER);
            }
            if (rookPawn && locksIn()) {
                return Optional.of(ROOK_PAWN_LOCKED);
            }
            if (!rookPawn && hasOpposition()) {
                return Optional.of(OPPOSITION);
            }
            if (catches()) {
                return Optional.of(PAWN_CAUGHT);
            }
            boolean shut = !KeySquares.STANDARD.areReached(strongToMove, king, enemy, pawn);
            return shut ? Optional.of(rookPawn ? ROOK_PAWN : KEY_SQUARES) : Optional.empty();
        }

        private boolean holdsCorner() {
            int corner = Square.of(Square.file(pawn), 7);
            return Square.distance(enemy, corner) <= 1 && Square.rank(pawn) < Square.rank(enemy);
        }

        private boolean locksIn() {
            return Square.file(king) == Square.file(pawn)
                    && Square.rank(king) > Square.rank(pawn)
                    && Math.abs(Square.file(enemy) - Square.file(king)) == 2
                    && Math.abs(Square.rank(enemy) - Square.rank(king)) <= (strongToMove ? 0 : 1);
        }

        /**
         * True when the kings stand on a file with one square between them, the strong one at most a step ahead of its
         * pawn.
         */
        private boolean hasOpposition() {
            return strongToMove
                    && Square.file(king) == Square.file(enemy)
                    && Square.rank(enemy) - Square.rank(king) == 2
                    && Math.abs(Square.file(king) - Square.file(pawn)) <= 1
                    && Square.rank(enemy) > Square.rank(pawn)
                    && Square.rank(king) <= Square.rank(pawn) + 1
                    && Square.rank(king) < SIXTH;
        }

        /**
         * True when the king is in the square of the pawn, and nearer than the other king to every square of the pawn's
         * way, the move counted.
         */
        private boolean catches() {
            int tempo = strongToMove ? 1 : 0;
            int steps = 7 - Square.rank(pawn) - (Square.rank(pawn) == 1 ? 1 : 0);
            int corner = Square.of(Square.file(pawn), 7);
            for (int square = pawn; square <= corner; square += 8) {
                if (Square.distance(king, square) <= Square.distance(enemy, square) + tempo) {
                    return false;
                }
            }
            int late = Square.rank(enemy) > Square.rank(pawn) ? 1 : 0;
            return Square.distance(enemy, corner) + tempo <= steps + late;
        }
    }
}
