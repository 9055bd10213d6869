package io.github.kingfell.classics.kent;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Kent's move input: rank and file of both squares as octal digits, so that {@code 1434} is e2-e4; {@code 00} and
 * {@code 000} castle. Blanks are ignored. Here the letter of a promotion follows the digits; Kent's program asked for
 * it, and took a queen when the answer was none of N, B and R.
 */
public final class OctalMove {
    private static final Pattern MOVE = Pattern.compile("([0-7])([0-7])([0-7])([0-7])([A-Z]?)");

    private OctalMove() {}

    /**
     * Returns the legal move that the text denotes.
     *
     * @throws NotationException when there is none
     */
    public static int parse(String text, Position position) throws NotationException {
        String plain = text.replace(" ", "").toUpperCase(Locale.ROOT);
        for (int move : MoveList.legal(position).toArray()) {
            if (isMeant(plain, move)) {
                return move;
            }
        }
        throw new NotationException("no legal move \"" + text + '"');
    }

    private static boolean isMeant(String text, int move) {
        if (Move.isCastling(move)) {
            boolean toKingSide = Square.file(Move.to(move)) > Square.file(Move.from(move));
            return text.equals(toKingSide ? "00" : "000");
        }
        Matcher digits = MOVE.matcher(text);
        return digits.matches()
                && Move.from(move) == square(digits.group(1), digits.group(2))
                && Move.to(move) == square(digits.group(3), digits.group(4))
                && (!Move.isPromotion(move) || Move.promotedTo(move) == promoted(digits.group(5)));
    }

    private static int square(String rank, String file) {
        return Square.of(Integer.parseInt(file), Integer.parseInt(rank));
    }

    private static int promoted(String letter) {
        return switch (letter) {
            case "N" -> Piece.KNIGHT;
            case "B" -> Piece.BISHOP;
            case "R" -> Piece.ROOK;
            default -> Piece.QUEEN;
        };
    }
}
