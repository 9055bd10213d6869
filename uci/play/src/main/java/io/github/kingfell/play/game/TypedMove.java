package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.PieceLetters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses a move as people type it, also with a move number or a lower-case piece letter. */
final class TypedMove {
    private static final Pattern NUMBER = Pattern.compile("^\\d+\\s*\\.+\\s*");

    private static final Pattern CASTLING = Pattern.compile("[oO]-[oO]");

    private TypedMove() {}

    /**
     * @throws NotationException when no legal move fits, or more than one; the message says when only the promotion
     *     piece is missing
     */
    static int parse(String typed, Position position, PieceLetters letters) throws NotationException {
        String text = NUMBER.matcher(typed.strip()).replaceFirst("");
        int squares = UciMove.parse(text, position);
        if (squares != Move.NONE) {
            return squares;
        }
        try {
            return San.parse(letters.toEnglish(text), position);
        } catch (NotationException e) {
            String capital = text.substring(0, Math.min(1, text.length())).toUpperCase(Locale.ROOT)
                    + text.substring(Math.min(1, text.length()));
            boolean castles = CASTLING.matcher(text).lookingAt();
            Optional<Integer> pieceMove =
                    san(castles ? text.toUpperCase(Locale.ROOT) : letters.toEnglish(capital), position);
            if (pieceMove.isPresent()) {
                return pieceMove.get();
            }
            if (lacksPromotion(text, position, letters)) {
                throw new NotationException("the pawn promotes; name the new piece, such as " + text + "=Q");
            }
            throw e;
        }
    }

    /** Returns true for a move of a pawn that promotes, where only the new piece is missing. */
    static boolean lacksPromotion(String typed, Position position, PieceLetters letters) {
        String text = letters.toEnglish(NUMBER.matcher(typed.strip()).replaceFirst(""));
        return san(text, position).isEmpty() && san(text + "=Q", position).isPresent();
    }

    private static Optional<Integer> san(String text, Position position) {
        try {
            return Optional.of(San.parse(text, position));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }
}
