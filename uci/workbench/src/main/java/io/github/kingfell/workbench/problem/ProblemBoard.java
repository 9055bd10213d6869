package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The board of a problem while it is being read and changed into its twins. Squares are 0 to 63 from a1, h1 being 7;
 * pieces are the letters of FEN.
 */
final class ProblemBoard {
    private static final int SIZE = 8;
    private static final char EMPTY = '1';

    /** The four ways to mirror a board, each named by the corner into which a1 or a8 turns. */
    enum Mirror {
        /** a1 and h1 change places. */
        FILES,
        /** a1 and a8 change places. */
        RANKS,
        /** a1 and h8 change places. */
        MAIN_CORNERS,
        /** a8 and h1 change places. */
        OTHER_CORNERS
    }

    private final char[] squares = new char[SIZE * SIZE];

    /** Makes an empty board. */
    ProblemBoard() {
        Arrays.fill(squares, EMPTY);
    }

    ProblemBoard copy() {
        ProblemBoard copy = new ProblemBoard();
        System.arraycopy(squares, 0, copy.squares, 0, squares.length);
        return copy;
    }

    /** Returns 0 to 63 for a square such as {@code e4}. */
    static int square(String name) throws NotationException {
        if (!name.matches("[a-h][1-8]")) {
            throw new NotationException("not a square: " + name);
        }
        return (name.charAt(1) - '1') * SIZE + name.charAt(0) - 'a';
    }

    static String name(int square) {
        return "" + (char) ('a' + square % SIZE) + (char) ('1' + square / SIZE);
    }

    /** Returns the letter of the piece; 0 for none. */
    char piece(int square) {
        return squares[square] == EMPTY ? 0 : squares[square];
    }

    /** Returns the piece as problemists name it, such as {@code wS}. */
    String pieceName(int square) {
        char piece = piece(square);
        if (piece == 0) {
            return "";
        }
        char upper = Character.toUpperCase(piece);
        return (Character.isUpperCase(piece) ? "w" : "b") + (upper == 'N' ? 'S' : upper);
    }

    /** Puts a piece on an empty square. */
    void put(int square, char piece) throws NotationException {
        if (squares[square] != EMPTY) {
            throw new NotationException("two pieces on " + name(square));
        }
        squares[square] = piece;
    }

    /** Puts a piece instead of the one that may be there. */
    void replace(int square, char piece) {
        squares[square] = piece;
    }

    void remove(int square) throws NotationException {
        require(square);
        squares[square] = EMPTY;
    }

    /** Moves a piece; one on the other square is removed. */
    void move(int from, int to) throws NotationException {
        require(from);
        squares[to] = squares[from];
        squares[from] = EMPTY;
    }

    void exchange(int one, int other) {
        char piece = squares[one];
        squares[one] = squares[other];
        squares[other] = piece;
    }

    /** Replaces all pieces of a kind, of both colours; the letters are those of FEN for Black. */
    void substitute(char kind, char by) {
        for (int i = 0; i < squares.length; i++) {
            if (Character.toLowerCase(squares[i]) == kind) {
                squares[i] = Character.isUpperCase(squares[i]) ? Character.toUpperCase(by) : by;
            }
        }
    }

    /** Gives every piece the other colour. */
    void swapColours() {
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Character.isUpperCase(squares[i])
                    ? Character.toLowerCase(squares[i])
                    : Character.toUpperCase(squares[i]);
        }
    }

    /** Moves all pieces by the way from one square to the other; those that leave the board are gone. */
    void shift(int from, int to) {
        int files = to % SIZE - from % SIZE;
        int ranks = to / SIZE - from / SIZE;
        char[] before = squares.clone();
        Arrays.fill(squares, EMPTY);
        for (int i = 0; i < before.length; i++) {
            int file = i % SIZE + files;
            int rank = i / SIZE + ranks;
            if (file >= 0 && file < SIZE && rank >= 0 && rank < SIZE) {
                squares[rank * SIZE + file] = before[i];
            }
        }
    }

    void mirror(Mirror mirror) {
        turn(square -> {
            int file = square % SIZE;
            int rank = square / SIZE;
            return switch (mirror) {
                case FILES -> rank * SIZE + SIZE - 1 - file;
                case RANKS -> (SIZE - 1 - rank) * SIZE + file;
                case MAIN_CORNERS -> (SIZE - 1 - file) * SIZE + SIZE - 1 - rank;
                case OTHER_CORNERS -> file * SIZE + rank;
            };
        });
    }

    /** Turns the board to the left by quarters. */
    void rotate(int quarters) {
        for (int i = 0; i < quarters; i++) {
            turn(square -> square % SIZE * SIZE + SIZE - 1 - square / SIZE);
        }
    }

    private void turn(IntUnaryOperator target) {
        char[] before = squares.clone();
        for (int i = 0; i < before.length; i++) {
            squares[target.applyAsInt(i)] = before[i];
        }
    }

    /**
     * Reads Forsyth notation from the eighth rank on. Numbers count empty squares, also above eight, strokes are
     * optional, and empty squares at the end may be left out.
     */
    void forsyth(String token, PopeyeLanguage language) throws NotationException {
        int at = 0;
        int run = 0;
        for (char c : (token + '/').toCharArray()) {
            if (Character.isDigit(c) && run < squares.length) {
                run = 10 * run + Character.digit(c, 10);
                continue;
            }
            at += run;
            run = 0;
            char piece = language.piece(c);
            if (c != '/' && piece == 0) {
                throw new NotationException("not a board of orthodox pieces: " + token);
            }
            if (at + (c == '/' ? 0 : 1) > squares.length) {
                throw new NotationException("more than 64 squares: " + token);
            }
            if (c == '/') {
                at += (SIZE - at % SIZE) % SIZE;
            } else {
                int square = (SIZE - 1 - at / SIZE) * SIZE + at % SIZE;
                put(square, Character.isUpperCase(c) ? Character.toUpperCase(piece) : piece);
                at++;
            }
        }
    }

    /** Sets up the array of a game. */
    void gameArray() {
        String[] ranks = Fen.START.split(" ")[0].split("/");
        for (int rank = 0; rank < SIZE; rank++) {
            for (int file = 0; file < SIZE && ranks[rank].length() == SIZE; file++) {
                squares[(SIZE - 1 - rank) * SIZE + file] = ranks[rank].charAt(file);
            }
        }
    }

    /** Returns the board field of a FEN. */
    String placement() {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (int at = 0; at < squares.length; at++) {
            char piece = piece((SIZE - 1 - at / SIZE) * SIZE + at % SIZE);
            boolean ends = at % SIZE == SIZE - 1;
            empty += piece == 0 ? 1 : 0;
            if (empty > 0 && (piece != 0 || ends)) {
                text.append(empty);
                empty = 0;
            }
            text.append(piece == 0 ? "" : "" + piece).append(ends && at < squares.length - 1 ? "/" : "");
        }
        return text.toString();
    }

    /**
     * Returns the castling rights: by convention, castling with king and rook at home is allowed.
     *
     * @param moved squares whose piece has moved, one after the other
     */
    String castling(String moved) {
        String rights = right('K', 4, 7, "K", moved)
                + right('K', 4, 0, "Q", moved)
                + right('k', 60, 63, "k", moved)
                + right('k', 60, 56, "q", moved);
        return rights.isEmpty() ? "-" : rights;
    }

    private String right(char king, int kingSquare, int rookSquare, String right, String moved) {
        char rook = king == 'K' ? 'R' : 'r';
        boolean atHome = squares[kingSquare] == king && squares[rookSquare] == rook;
        return atHome && !hasMoved(kingSquare, moved) && !hasMoved(rookSquare, moved) ? right : "";
    }

    private static boolean hasMoved(int square, String moved) {
        for (int i = 0; i < moved.length(); i += 2) {
            if (moved.startsWith(name(square), i)) {
                return true;
            }
        }
        return false;
    }

    private void require(int square) throws NotationException {
        if (squares[square] == EMPTY) {
            throw new NotationException("no piece on " + name(square));
        }
    }
}
