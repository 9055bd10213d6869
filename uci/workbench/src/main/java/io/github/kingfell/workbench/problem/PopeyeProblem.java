package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;

/** One problem of Popeye's input while it is being read; its result is a line of EPD. */
final class PopeyeProblem {
    private static final int SIZE = 8;
    private static final char EMPTY = '1';
    private static final Pattern PIECES = Pattern.compile("[a-z](?:[a-h][1-8])+");
    private static final Pattern PLACEMENT = Pattern.compile("[a-zA-Z1-8/]+");
    private static final Pattern SQUARES = Pattern.compile("(?:[a-h][1-8])+");
    private static final Pattern HELP = Pattern.compile("(?:ser-)?h", Pattern.CASE_INSENSITIVE);
    private static final String EN_PASSANT = "enpassant";
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final char[] board = new char[SIZE * SIZE];
    private boolean white = true;
    private String stipulation = "";
    private String name = "";
    private boolean otherSide;
    private final PopeyeLanguage language;

    /** The option whose squares may follow: en passant, or no castling. */
    private String asksSquares = "";

    private String enPassant = "";
    private String cannotCastle = "";

    PopeyeProblem(PopeyeLanguage language) {
        this.language = language;
        Arrays.fill(board, EMPTY);
    }

    /** Sets the name; the first call counts, with a title or else the author. */
    void name(String text) {
        name = name.isEmpty() ? text.replace('"', '\'') : name;
    }

    String name() {
        return name;
    }

    /** Reads a colour, or a piece with its squares, such as {@code pa2b2}. */
    void piece(String token) throws NotationException {
        String text = token.toLowerCase(Locale.ROOT);
        char piece = PIECES.matcher(text).matches() ? language.piece(text.charAt(0)) : 0;
        if (piece == 0) {
            int colour = language.colour(text);
            white = colour == 0;
            if (colour < 0) {
                throw new NotationException("neither a colour nor an orthodox piece with its square: " + token);
            }
            return;
        }
        for (int i = 1; i < text.length(); i += 2) {
            int square = (text.charAt(i + 1) - '1') * SIZE + text.charAt(i) - 'a';
            if (board[square] != EMPTY) {
                throw new NotationException("two pieces on " + text.substring(i, i + 2));
            }
            board[square] = white ? Character.toUpperCase(piece) : piece;
        }
    }

    /** Returns a piece letter whose case is the colour; 0 for no piece. */
    private char letter(char popeye) {
        char piece = language.piece(Character.toLowerCase(popeye));
        return Character.isUpperCase(popeye) ? Character.toUpperCase(piece) : piece;
    }

    /** Reads a whole board, rank by rank from the eighth. */
    void forsyth(String token) throws NotationException {
        String[] ranks = token.split("/");
        if (!PLACEMENT.matcher(token).matches() || ranks.length != SIZE) {
            throw new NotationException("not a board of orthodox pieces: " + token);
        }
        for (int rank = 0; rank < SIZE; rank++) {
            int file = 0;
            for (char c : ranks[rank].toCharArray()) {
                if (file >= SIZE) {
                    throw new NotationException("a rank of more than eight squares: " + ranks[rank]);
                }
                if (Character.isDigit(c)) {
                    file += c - '0';
                } else if (letter(c) == 0) {
                    throw new NotationException("not a board of orthodox pieces: " + token);
                } else {
                    board[(SIZE - 1 - rank) * SIZE + file++] = letter(c);
                }
            }
        }
    }

    void stipulation(String token) throws NotationException {
        if (!stipulation.isEmpty()) {
            throw new NotationException("two stipulations: " + stipulation + " and " + token);
        }
        if (token.indexOf('"') >= 0) {
            throw new NotationException("not a stipulation: " + token);
        }
        stipulation = token.replace(',', '.');
    }

    void option(String token) throws NotationException {
        String text = token.toLowerCase(Locale.ROOT);
        if (!asksSquares.isEmpty() && SQUARES.matcher(text).matches()) {
            squares(text);
        } else if (text.equals(EN_PASSANT) || language.isNoCastling(text)) {
            asksSquares = text;
        } else if (language.changesSides(text)) {
            asksSquares = "";
            otherSide = !otherSide;
        } else if (!NUMBER.matcher(text).matches() && !language.isHarmless(text)) {
            throw new NotationException("an option that is not supported: " + token);
        }
    }

    /**
     * Reads the path of a pawn, such as {@code f2f3f4}, or the square that it has passed; or the squares of kings and
     * rooks that have moved.
     */
    private void squares(String text) throws NotationException {
        if (!asksSquares.equals(EN_PASSANT)) {
            cannotCastle += text;
        } else if (enPassant.isEmpty() && (text.length() == 2 || text.length() == 6)) {
            enPassant = text.substring(text.length() / 2 - 1, text.length() / 2 + 1);
        } else {
            throw new NotationException("not a single en-passant square: " + text);
        }
    }

    /** @throws NotationException when there is no stipulation */
    String epd() throws NotationException {
        if (stipulation.isEmpty()) {
            throw new NotationException("no stipulation");
        }
        boolean help = HELP.matcher(stipulation).lookingAt();
        boolean half = stipulation.contains(".5");
        boolean whiteBegins = (!help || half) ^ otherSide;
        return placement() + (whiteBegins ? " w " : " b ") + castling() + " "
                + (enPassant.isEmpty() ? "-" : enPassant) + " stip \"" + stipulation + "\"; id \""
                + name + "\";";
    }

    private String placement() {
        StringBuilder text = new StringBuilder();
        for (int rank = SIZE - 1; rank >= 0; rank--) {
            text.append(board, rank * SIZE, SIZE).append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }

    /**
     * Returns the castling rights: by convention, castling with king and rook at home is allowed unless it can be
     * proved illegal.
     */
    private String castling() {
        String rights =
                right('K', 4, 7, "K") + right('K', 4, 0, "Q") + right('k', 60, 63, "k") + right('k', 60, 56, "q");
        return rights.isEmpty() ? "-" : rights;
    }

    private String right(char king, int kingSquare, int rookSquare, String right) {
        char rook = king == 'K' ? 'R' : 'r';
        boolean atHome = board[kingSquare] == king && board[rookSquare] == rook;
        return atHome && !hasMoved(kingSquare) && !hasMoved(rookSquare) ? right : "";
    }

    private boolean hasMoved(int square) {
        String name = "" + (char) ('a' + square % SIZE) + (char) ('1' + square / SIZE);
        for (int i = 0; i < cannotCastle.length(); i += 2) {
            if (cannotCastle.startsWith(name, i)) {
                return true;
            }
        }
        return false;
    }
}
