package io.github.kingfell.tables.ladder;

import static io.github.kingfell.tables.ladder.LadderTerm.number;
import static io.github.kingfell.tables.ladder.LadderTerm.yesOrNo;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.List;

/** What there is to see of the only pawn of the stronger side. */
final class OnePawnTerms {
    private OnePawnTerms() {}

    static List<LadderTerm> all() {
        return List.of(
                number("the pawn's steps {}", x -> 7 - Square.rank(pawn(x))),
                number("the pawn {} files from the rim", "a rook's pawn", "no rook's pawn", x -> filesFromRim(pawn(x))),
                yesOrNo("the pawn's way free", "the pawn's way blocked", x -> isBlocked(x) ? 1 : 0),
                yesOrNo("their king outside the square", "their king in the square", x -> isInSquare(x) ? 1 : 0),
                number("our king {} from the queening square", x -> Square.distance(ours(x), queening(x))),
                number("their king {} from the queening square", x -> Square.distance(theirs(x), queening(x))),
                number("our king's lead to the queening square, plus 8, {}", OnePawnTerms::lead),
                number("our king's rank, less the pawn's, plus 7, {}", x -> 7 + ahead(x)),
                number(
                        "our king {} files from the pawn",
                        "our king on the pawn's file",
                        "our king off the pawn's file",
                        x -> Distances.files(ours(x), pawn(x))),
                yesOrNo("our king on a key square", "our king on no key square", x -> isOnKeySquare(x) ? 0 : 1));
    }

    /** Where the defender's king stands to the pawn, which helps to hold a draw. */
    static List<LadderTerm> ofDefender() {
        return List.of(
                number(
                        "their king {} files from the pawn",
                        "their king on the pawn's file",
                        "their king off the pawn's file",
                        x -> Distances.files(theirs(x), pawn(x))),
                number(
                        "their king's rank, less the pawn's, plus 7, {}",
                        x -> 7 + Square.rank(theirs(x)) - Square.rank(pawn(x))));
    }

    private static int pawn(Position position) {
        return Distances.square(position, Color.WHITE, Piece.PAWN);
    }

    private static int ours(Position position) {
        return position.king(Color.WHITE);
    }

    private static int theirs(Position position) {
        return position.king(Color.BLACK);
    }

    private static int queening(Position position) {
        return Square.of(Square.file(pawn(position)), 7);
    }

    private static int filesFromRim(int square) {
        return Math.min(Square.file(square), 7 - Square.file(square));
    }

    private static boolean isBlocked(Position position) {
        long ahead = Bitboard.file(Square.file(pawn(position))) & -(2L << pawn(position));
        return (ahead & position.occupied()) != 0;
    }

    /** With Black to move his king may be a step further away. */
    private static boolean isInSquare(Position position) {
        int steps = Math.min(5, 7 - Square.rank(pawn(position)));
        int first = position.sideToMove() == Color.BLACK ? 1 : 0;
        return Square.distance(theirs(position), queening(position)) <= steps + first;
    }

    private static int lead(Position position) {
        int queening = queening(position);
        return 8 + Square.distance(theirs(position), queening) - Square.distance(ours(position), queening);
    }

    private static int ahead(Position position) {
        return Square.rank(ours(position)) - Square.rank(pawn(position));
    }

    /** From a key square the king escorts the pawn whoever moves. */
    private static boolean isOnKeySquare(Position position) {
        int pawn = pawn(position);
        int king = ours(position);
        if (filesFromRim(pawn) == 0) {
            return filesFromRim(king) == 1 && Distances.files(king, pawn) == 1 && Square.rank(king) >= 6;
        }
        boolean isAcross = Square.rank(pawn) >= 4 && ahead(position) == 1;
        return Distances.files(king, pawn) <= 1 && (ahead(position) == 2 || isAcross);
    }
}
