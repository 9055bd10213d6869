package io.github.kingfell.tables.ladder;

import static io.github.kingfell.tables.ladder.LadderTerm.number;
import static io.github.kingfell.tables.ladder.LadderTerm.yesOrNo;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;

/** What there is to see of the only pawn of the weaker side, and of the race of two pawns. */
final class TheirPawnTerms {
    private TheirPawnTerms() {}

    /** @param isRace whether White has one pawn too */
    static List<LadderTerm> of(boolean isRace) {
        List<LadderTerm> terms = new ArrayList<>(List.of(
                number("their pawn's steps {}", x -> Square.rank(pawn(x))),
                number("their pawn {} files from the rim", x -> filesFromRim(pawn(x))),
                yesOrNo("their pawn's way free", "their pawn's way blocked", x -> isBlocked(x) ? 1 : 0),
                yesOrNo(
                        "our king outside their pawn's square",
                        "our king in their pawn's square",
                        x -> isInSquare(x) ? 1 : 0),
                number("our king {} from their queening square", x -> Square.distance(ours(x), queening(x))),
                number("their king {} from their queening square", x -> Square.distance(theirs(x), queening(x))),
                number("our king {} files from their pawn", x -> Distances.files(ours(x), pawn(x))),
                number("their king {} files from their pawn", x -> Distances.files(theirs(x), pawn(x))),
                number("our king's rank, less their pawn's, plus 7, {}", x -> 7 + ranksAbove(ours(x), x)),
                number("their king's rank, less their pawn's, plus 7, {}", x -> 7 + ranksAbove(theirs(x), x))));
        if (isRace) {
            terms.addAll(race());
        }
        return terms;
    }

    private static List<LadderTerm> race() {
        return List.of(
                number("the pawns {} files apart", x -> Distances.files(pawn(x), other(x))),
                number(
                        "our pawn's rank, less theirs, plus 7, {}",
                        x -> 7 + Square.rank(other(x)) - Square.rank(pawn(x))),
                number("our pawn's lead in steps, plus 7, {}", x -> 7 + steps(pawn(x)) - steps(7 * 8 ^ other(x))));
    }

    /** Steps of a pawn that moves down, a double step counted as one. */
    private static int steps(int square) {
        return Math.min(5, Square.rank(square));
    }

    private static int pawn(Position position) {
        return Distances.square(position, Color.BLACK, Piece.PAWN);
    }

    private static int other(Position position) {
        return Distances.square(position, Color.WHITE, Piece.PAWN);
    }

    private static int ours(Position position) {
        return position.king(Color.WHITE);
    }

    private static int theirs(Position position) {
        return position.king(Color.BLACK);
    }

    private static int queening(Position position) {
        return Square.file(pawn(position));
    }

    private static int filesFromRim(int square) {
        return Math.min(Square.file(square), 7 - Square.file(square));
    }

    private static boolean isBlocked(Position position) {
        long ahead = Bitboard.file(Square.file(pawn(position))) & (1L << pawn(position)) - 1;
        return (ahead & position.occupied()) != 0;
    }

    /** With White to move his king may be a step further away. */
    private static boolean isInSquare(Position position) {
        int first = position.sideToMove() == Color.WHITE ? 1 : 0;
        return Square.distance(ours(position), queening(position)) <= steps(pawn(position)) + first;
    }

    private static int ranksAbove(int square, Position position) {
        return Square.rank(square) - Square.rank(pawn(position));
    }
}
