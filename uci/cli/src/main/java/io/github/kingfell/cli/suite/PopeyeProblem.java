package io.github.kingfell.cli.suite;

import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** One problem in the words of Popeye, on its way to a line of EPD. */
final class PopeyeProblem {
    private static final int SIZE = 8;
    private static final char EMPTY = '1';
    private static final Pattern MEN = Pattern.compile("[kqrbsp](?:[a-h][1-8])+");
    private static final Pattern PLACEMENT = Pattern.compile("[kqrbspKQRBSP1-8/]+");
    private static final Pattern HELP = Pattern.compile("(?:ser-)?h", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** Options that say how much is printed or searched, and change nothing of what a solution is. */
    private static final Set<String> HARMLESS = Set.of(
            "variation",
            "try",
            "setplay",
            "noboard",
            "nothreat",
            "noshort",
            "maxsolutions",
            "maxtime",
            "maxflights",
            "maxthreats",
            "nontrivial",
            "intelligent",
            "movenumbers",
            "beep",
            "threat",
            "defence");

    private final char[] board = new char[SIZE * SIZE];
    private boolean white = true;
    private String stipulation = "";
    private String name = "";
    private boolean otherSide;

    PopeyeProblem() {
        Arrays.fill(board, EMPTY);
    }

    /** The first name counts: a title, or else the author. */
    void name(String text) {
        name = name.isEmpty() ? text.replace('"', '\'') : name;
    }

    String name() {
        return name;
    }

    /** A colour, or a man with its squares, such as {@code pa2b2}. */
    void man(String token) throws NotationException {
        String text = token.toLowerCase(Locale.ROOT);
        if (!MEN.matcher(text).matches()) {
            white = "white".startsWith(text);
            if (text.length() < 2 || !white && !"black".startsWith(text)) {
                throw new NotationException("neither a colour nor an orthodox man with its square: " + token);
            }
            return;
        }
        char man = letter(text.charAt(0));
        for (int i = 1; i < text.length(); i += 2) {
            int square = (text.charAt(i + 1) - '1') * SIZE + text.charAt(i) - 'a';
            if (board[square] != EMPTY) {
                throw new NotationException("two men on " + text.substring(i, i + 2));
            }
            board[square] = white ? Character.toUpperCase(man) : man;
        }
    }

    private static char letter(char popeye) {
        return popeye == 's' ? 'n' : popeye == 'S' ? 'N' : popeye;
    }

    /** A whole board, rank by rank from the eighth. */
    void forsyth(String token) throws NotationException {
        String[] ranks = token.split("/");
        if (!PLACEMENT.matcher(token).matches() || ranks.length != SIZE) {
            throw new NotationException("no board of orthodox men: " + token);
        }
        for (int rank = 0; rank < SIZE; rank++) {
            int file = 0;
            for (char c : ranks[rank].toCharArray()) {
                if (file >= SIZE) {
                    throw new NotationException("a rank of more than eight squares: " + ranks[rank]);
                }
                if (Character.isDigit(c)) {
                    file += c - '0';
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
        stipulation = token.replace(',', '.');
    }

    void option(String token) throws NotationException {
        String text = token.toLowerCase(Locale.ROOT);
        if (text.equals("whitetoplay") || text.equals("halfduplex")) {
            otherSide = !otherSide;
        } else if (!NUMBER.matcher(text).matches()
                && HARMLESS.stream().noneMatch(option -> text.length() >= 2 && option.startsWith(text))) {
            throw new NotationException("an option that is not known here: " + token);
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
        return placement() + (whiteBegins ? " w " : " b ") + castling() + " - stip \"" + stipulation + "\"; id \""
                + name + "\";";
    }

    private String placement() {
        StringBuilder text = new StringBuilder();
        for (int rank = SIZE - 1; rank >= 0; rank--) {
            text.append(board, rank * SIZE, SIZE).append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }

    /** Where king and rook stand at home, problemists may castle unless it can be shown that they may not. */
    private String castling() {
        String rights =
                right('K', 4, 7, "K") + right('K', 4, 0, "Q") + right('k', 60, 63, "k") + right('k', 60, 56, "q");
        return rights.isEmpty() ? "-" : rights;
    }

    private String right(char king, int kingSquare, int rookSquare, String right) {
        char rook = king == 'K' ? 'R' : 'r';
        return board[kingSquare] == king && board[rookSquare] == rook ? right : "";
    }
}
