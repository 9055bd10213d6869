package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;

/**
 * Forsyth-Edwards notation with four to six fields, and its Chess960 forms X-FEN and Shredder-FEN.
 *
 * <p>Castling letters: {@code KQkq} mean the outermost rook on that wing, {@code A}..{@code H} and {@code a}..{@code h}
 * the rook on that file.
 */
public final class Fen {
    /** The start position of a game. */
    public static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final int LONGEST_TOKEN_SHOWN = 40;

    /** The most digits of a counter, so that every value fits an {@code int}. */
    private static final int LONGEST_COUNTER = 9;

    private Fen() {}

    /** The start position of a game. */
    public static Position start() {
        try {
            return parse(START);
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Parses a FEN.
     *
     * @throws NotationException when the text does not have four to six fields, a field is malformed, or the position
     *     is illegal; the message says what is wrong and in which token
     */
    public static Position parse(String fen) throws NotationException {
        return parse(fen, new PositionBuilder());
    }

    /**
     * Parses the FEN of a composed problem, in which a side may have no king. The solvers of problems take such a
     * position; nobody else does.
     *
     * @throws NotationException as {@link #parse}
     */
    public static Position parseProblem(String fen) throws NotationException {
        return parse(fen, new PositionBuilder().kingsMayLack());
    }

    private static Position parse(String fen, PositionBuilder setUp) throws NotationException {
        String[] fields = fen.strip().split("\\s+");
        if (fields.length < 4 || fields.length > 6) {
            throw new NotationException("FEN needs 4 to 6 fields, found " + (fen.isBlank() ? 0 : fields.length));
        }
        parseBoard(fields[0], setUp);
        setUp.sideToMove(parseSide(fields[1]));
        parseCastling(fields[2], setUp);
        parseEnPassant(fields[3], setUp);
        int halfmoves = fields.length > 4 ? parseCounter(fields[4], "halfmove clock") : 0;
        int moves = fields.length > 5 ? parseCounter(fields[5], "move number") : 1;
        setUp.counters(halfmoves, moves);
        try {
            return setUp.build();
        } catch (IllegalPositionException e) {
            throw new NotationException("illegal position: " + e.getMessage());
        }
    }

    /**
     * Formats a position with six fields; castling as {@code KQkq}, or by file where the rook is not the outermost
     * (X-FEN).
     */
    public static String format(Position position) {
        return format(position, false);
    }

    /** Formats a position with six fields; castling by the rooks' files (Shredder-FEN). */
    public static String formatShredder(Position position) {
        return format(position, true);
    }

    private static String format(Position position, boolean byFile) {
        StringBuilder fen = new StringBuilder(90);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                int piece = position.pieceAt(Square.of(file, rank));
                if (piece == Piece.NONE) {
                    empty++;
                    continue;
                }
                fen.append(empty > 0 ? Integer.toString(empty) : "").append(Piece.symbol(piece));
                empty = 0;
            }
            fen.append(empty > 0 ? Integer.toString(empty) : "").append(rank > 0 ? "/" : "");
        }
        fen.append(position.sideToMove() == Color.WHITE ? " w " : " b ");
        fen.append(formatCastling(position, byFile)).append(' ');
        fen.append(position.enPassant() == Square.NONE ? "-" : Square.name(position.enPassant()));
        return fen.append(' ')
                .append(position.halfmoveClock())
                .append(' ')
                .append(position.fullmoveNumber())
                .toString();
    }

    private static String formatCastling(Position position, boolean byFile) {
        StringBuilder letters = new StringBuilder();
        for (int color = 0; color < 2; color++) {
            for (int wing = 0; wing < 2; wing++) {
                int right = CastlingRights.index(color, wing);
                if ((position.castling() >> right & 1) == 0) {
                    continue;
                }
                int rook = position.castlingRook(right);
                boolean outermost = rook == outermostRook(position::pieceAt, color, position.king(color), wing);
                char letter = byFile || !outermost ? (char) ('A' + Square.file(rook)) : "KQ".charAt(wing);
                letters.append(color == Color.WHITE ? letter : Character.toLowerCase(letter));
            }
        }
        return letters.length() == 0 ? "-" : letters.toString();
    }

    private static void parseBoard(String field, PositionBuilder setUp) throws NotationException {
        String[] ranks = field.split("/", -1);
        if (ranks.length != 8) {
            throw new NotationException("board has " + ranks.length + " ranks in " + shown(field));
        }
        for (int i = 0; i < 8; i++) {
            int file = 0;
            for (char letter : ranks[i].toCharArray()) {
                if (letter >= '1' && letter <= '8') {
                    file += letter - '0';
                    continue;
                }
                int piece = Piece.fromSymbol(letter);
                if (piece == Piece.NONE) {
                    throw new NotationException("unknown piece " + shown(letter) + " in " + shown(ranks[i]));
                }
                if (file < 8) {
                    setUp.put(Square.of(file, 7 - i), piece);
                }
                file++;
            }
            if (file != 8) {
                throw new NotationException("rank " + (8 - i) + " has " + file + " files in " + shown(ranks[i]));
            }
        }
    }

    private static int parseSide(String field) throws NotationException {
        return switch (field) {
            case "w" -> Color.WHITE;
            case "b" -> Color.BLACK;
            default -> throw new NotationException("side to move is neither w nor b in " + shown(field));
        };
    }

    private static void parseCastling(String field, PositionBuilder setUp) throws NotationException {
        if (field.equals("-")) {
            return;
        }
        if (field.length() > 4) {
            throw new NotationException("too many castling rights in " + shown(field));
        }
        for (char letter : field.toCharArray()) {
            int color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
            char upper = Character.toUpperCase(letter);
            int rook;
            if (upper == 'K' || upper == 'Q') {
                int wing = upper == 'K' ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE;
                rook = outermostRook(setUp::pieceAt, color, setUp.kingSquare(color), wing);
            } else if (upper >= 'A' && upper <= 'H') {
                rook = Square.of(upper - 'A', 7 * color);
            } else {
                throw new NotationException("unknown castling right " + shown(letter) + " in " + shown(field));
            }
            try {
                if (rook == Square.NONE) {
                    throw new IllegalPositionException("castling right without king and rook on the back rank");
                }
                setUp.castlingRook(color, rook);
            } catch (IllegalPositionException e) {
                throw new NotationException(e.getMessage() + ": " + shown(letter) + " in " + shown(field));
            }
        }
    }

    @FunctionalInterface
    private interface Board {
        int pieceAt(int square);
    }

    /** The rook farthest from the king on its back rank in a wing's direction, or {@link Square#NONE}. */
    private static int outermostRook(Board board, int color, int king, int wing) {
        if (king == Square.NONE || Square.rank(king) != 7 * color) {
            return Square.NONE;
        }
        int edge = Square.of(wing == CastlingRights.KING_SIDE ? 7 : 0, 7 * color);
        int step = Integer.signum(king - edge);
        for (int square = edge; square != king; square += step) {
            if (board.pieceAt(square) == Piece.of(color, Piece.ROOK)) {
                return square;
            }
        }
        return Square.NONE;
    }

    private static void parseEnPassant(String field, PositionBuilder setUp) throws NotationException {
        if (field.equals("-")) {
            return;
        }
        int square = Square.parse(field);
        if (square == Square.NONE) {
            throw new NotationException("no square in en-passant field " + shown(field));
        }
        setUp.enPassant(square);
    }

    private static int parseCounter(String field, String what) throws NotationException {
        if (field.equals("-")) {
            return 0;
        }
        // Integer.parseInt alone would accept digits of every script.
        if (field.matches("[0-9]{1," + LONGEST_COUNTER + "}")) {
            return Integer.parseInt(field);
        }
        throw new NotationException(what + " is not a number of 0 or more in " + shown(field));
    }

    private static String shown(char letter) {
        return "'" + (letter >= ' ' && letter <= '~' ? letter : '?') + "'";
    }

    /** A token as shown in messages: short, printable, quoted. */
    static String shown(String token) {
        String cut = token.length() > LONGEST_TOKEN_SHOWN ? token.substring(0, LONGEST_TOKEN_SHOWN) + "..." : token;
        return '"' + cut.replaceAll("[^\\x20-\\x7E]", "?") + '"';
    }
}
