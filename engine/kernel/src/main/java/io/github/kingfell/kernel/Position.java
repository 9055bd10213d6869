package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Squares.NONE;
import static io.github.kingfell.kernel.Squares.rank;
import static io.github.kingfell.kernel.Squares.step;
import static java.lang.Character.toLowerCase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A position, and the rules of chess. Two positions are the same for threefold repetition when all four components are
 * equal. There are no hash keys.
 *
 * @param board the pieces, 64 letters of FEN from a1, b1 to h8; a dot is an empty square
 * @param white whether White is to move
 * @param castling the squares of the rooks that may still castle, such as {@code a1h1h8}, in that order
 * @param enPassant the square behind a pawn that can legally be captured en passant, otherwise -1
 */
record Position(String board, boolean white, String castling, int enPassant) {
    private static final int[][] LINES = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONALS = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    private static final int[][] ALL_WAYS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    private static final int[][] LEAPS = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}, {2, 1}, {-2, 1}, {2, -1}, {-2, -1}};

    /** Drops the en-passant square when no legal capture exists, because it makes no difference then. */
    Position {
        if (enPassant != NONE && !canCapture(board, white, enPassant)) {
            enPassant = NONE;
        }
    }

    private static boolean canCapture(String board, boolean white, int enPassant) {
        int passed = step(enPassant, 0, backward(white));
        return isPassed(board, white, enPassant)
                && IntStream.of(step(passed, -1, 0), step(passed, 1, 0))
                        .filter(from -> at(board, from) == piece('p', white))
                        .mapToObj(from -> moved(board, from, enPassant, passed))
                        .anyMatch(after -> !attacked(after, king(after, white), !white));
    }

    /** Whether a pawn may just have made a double step over a square, with the other side to move now. */
    static boolean isPassed(String board, boolean white, int square) {
        return rank(square) == (white ? 5 : 2)
                && at(board, step(square, 0, backward(white))) == piece('p', !white)
                && at(board, square) == '.'
                && at(board, step(square, 0, -backward(white))) == '.';
    }

    /** Says why the position cannot occur in a game; empty when it can. */
    String fault() {
        boolean kings = board.replaceAll("[^kK]", "").matches("kK|Kk");
        boolean pawns = !(board.substring(0, 8) + board.substring(56)).matches(".*[pP].*");
        String fault = pawns ? "the side that is not to move is in check" : "a pawn on the first or last rank";
        return !kings ? "each side must have exactly one king" : pawns && !kingCanBeTaken() ? "" : fault;
    }

    /** Whether nobody can mate: the kings with one knight, or with bishops that all stand on squares of one colour. */
    boolean isDead() {
        String chequered = board.replaceAll(".{8}", "$0.");
        return board.matches("[.kK]*[nN]?[.kK]*|[.kKbB]*") && chequered.matches("([^bB].)*|(.[^bB])*");
    }

    // Who attacks what

    static char piece(char kind, boolean white) {
        return white ? Character.toUpperCase(kind) : kind;
    }

    private static int backward(boolean white) {
        return white ? -1 : 1;
    }

    /** The letter on a square; a space off the board. */
    private static char at(String board, int square) {
        return square == NONE ? ' ' : board.charAt(square);
    }

    static int king(String board, boolean white) {
        return board.indexOf(piece('k', white));
    }

    /** Whether the side to move is in check. */
    boolean inCheck() {
        return attacked(board, king(board, white), !white);
    }

    /** Whether the side that has moved left its king attacked, which no legal move does. */
    boolean kingCanBeTaken() {
        return attacked(board, king(board, !white), white);
    }

    private static boolean attacked(String board, int square, boolean byWhite) {
        return at(board, step(square, -1, backward(byWhite))) == piece('p', byWhite)
                || at(board, step(square, 1, backward(byWhite))) == piece('p', byWhite)
                || attacked(board, square, byWhite, LEAPS, 1, "n")
                || attacked(board, square, byWhite, ALL_WAYS, 1, "k")
                || attacked(board, square, byWhite, LINES, 7, "rq")
                || attacked(board, square, byWhite, DIAGONALS, 7, "bq");
    }

    private static boolean attacked(String board, int square, boolean byWhite, int[][] ways, int reach, String kinds) {
        for (int[] way : ways) {
            int from = step(square, way[0], way[1]);
            for (int steps = 1; steps < reach && at(board, from) == '.'; steps++) {
                from = step(from, way[0], way[1]);
            }
            char piece = at(board, from);
            if (kinds.indexOf(toLowerCase(piece)) >= 0 && Character.isUpperCase(piece) == byWhite) {
                return true;
            }
        }
        return false;
    }

    // Moves

    /** The legal move with this text in the file formats; empty when there is none. */
    Optional<Move> move(String text) {
        return legalMoves().stream()
                .filter(move -> move.toString().equals(text))
                .findFirst();
    }

    /** All legal moves, in no particular order. */
    List<Move> legalMoves() {
        List<Move> moves = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            if (isOwn(from)) {
                switch (toLowerCase(board.charAt(from))) {
                    case 'p' -> addPawnMoves(from, moves);
                    case 'n' -> addMoves(from, LEAPS, 1, moves);
                    case 'b' -> addMoves(from, DIAGONALS, 7, moves);
                    case 'r' -> addMoves(from, LINES, 7, moves);
                    case 'q' -> addMoves(from, ALL_WAYS, 7, moves);
                    default -> addKingMoves(from, moves);
                }
            }
        }
        moves.removeIf(move -> play(move).kingCanBeTaken());
        return moves;
    }

    private boolean isOwn(int square) {
        return !isEmpty(square) && Character.isUpperCase(board.charAt(square)) == white;
    }

    private boolean isEmpty(int square) {
        return board.charAt(square) == '.';
    }

    private void addMoves(int from, int[][] ways, int reach, List<Move> moves) {
        for (int[] way : ways) {
            int to = step(from, way[0], way[1]);
            for (int steps = 1; steps <= reach && to != NONE && !isOwn(to); steps++) {
                moves.add(new Move(from, to, ' '));
                to = isEmpty(to) ? step(to, way[0], way[1]) : NONE;
            }
        }
    }

    private void addPawnMoves(int from, List<Move> moves) {
        int to = step(from, 0, -backward(white));
        for (int steps = rank(from) == (white ? 1 : 6) ? 2 : 1; steps > 0 && isEmpty(to); steps--) {
            addPawnMove(from, to, moves);
            to = step(to, 0, -backward(white));
        }
        for (int side : new int[] {-1, 1}) {
            int aside = step(from, side, -backward(white));
            if (aside != NONE && (aside == enPassant || !isEmpty(aside) && !isOwn(aside))) {
                addPawnMove(from, aside, moves);
            }
        }
    }

    private static void addPawnMove(int from, int to, List<Move> moves) {
        String promotions = rank(to) == 0 || rank(to) == 7 ? "qrbn" : " ";
        promotions.chars().forEach(promotion -> moves.add(new Move(from, to, (char) promotion)));
    }

    /**
     * Adds the king's moves. To castle, king and rook need every square of their paths free, and the king every square
     * of his path safe.
     */
    private void addKingMoves(int king, List<Move> moves) {
        addMoves(king, ALL_WAYS, 1, moves);
        for (int i = 0; i < castling.length(); i += 2) {
            int rook = Squares.named(castling.substring(i, i + 2));
            int kingTo = afterCastling(king, rook, 6, 2);
            int rookTo = afterCastling(king, rook, 5, 3);
            boolean possible = isOwn(rook);
            for (int square = 0; square < 64; square++) {
                boolean onWayOfKing = square >= Math.min(king, kingTo) && square <= Math.max(king, kingTo);
                boolean onWayOfRook = square >= Math.min(rook, rookTo) && square <= Math.max(rook, rookTo);
                boolean free = isEmpty(square) || square == king || square == rook;
                possible &= free || !onWayOfKing && !onWayOfRook;
                possible &= !onWayOfKing || !attacked(board, square, !white);
            }
            if (possible) {
                moves.add(new Move(king, rook, ' '));
            }
        }
    }

    /** The square on the right file or on the left one, depending on the side that the rook comes from. */
    private static int afterCastling(int king, int rook, int right, int left) {
        return 8 * rank(king) + (rook > king ? right : left);
    }

    /** Whether a move is a capture. */
    boolean isCapture(Move move) {
        return !isEmpty(move.to()) && !isOwn(move.to()) || isPawn(move) && move.to() == enPassant;
    }

    private boolean isPawn(Move move) {
        return toLowerCase(board.charAt(move.from())) == 'p';
    }

    /** Whether a move resets the halfmove clock. */
    boolean isZeroing(Move move) {
        return isPawn(move) || isCapture(move);
    }

    /** The position after a move; it may leave the king attacked. */
    Position play(Move move) {
        if (isOwn(move.to())) {
            return new Position(castled(move.from(), move.to()), !white, castlingAfter(move), NONE);
        }
        int behind = step(move.to(), 0, backward(white));
        String after = moved(board, move.from(), move.to(), isPawn(move) && move.to() == enPassant ? behind : NONE);
        if (move.promotion() != ' ') {
            after = with(after, move.to(), piece(move.promotion(), white));
        }
        boolean twoSteps = isPawn(move) && Math.abs(move.to() - move.from()) == 16;
        return new Position(after, !white, castlingAfter(move), twoSteps ? behind : NONE);
    }

    private String castled(int king, int rook) {
        String after = with(with(board, king, '.'), rook, '.');
        after = with(after, afterCastling(king, rook, 6, 2), piece('k', white));
        return with(after, afterCastling(king, rook, 5, 3), piece('r', white));
    }

    /**
     * The castling rights after a move. A king that moves loses all rights of his side; a rook that moves or is
     * captured loses its own.
     */
    private String castlingAfter(Move move) {
        if (toLowerCase(board.charAt(move.from())) == 'k') {
            return castling.replaceAll(white ? "[a-h]1" : "[a-h]8", "");
        }
        return castling.replace(Squares.name(move.from()), "").replace(Squares.name(move.to()), "");
    }

    /** The board after a piece has moved from one square to another and the piece on a third square is gone. */
    private static String moved(String board, int from, int to, int taken) {
        String after = with(with(board, to, board.charAt(from)), from, '.');
        return taken == NONE ? after : with(after, taken, '.');
    }

    private static String with(String board, int square, char piece) {
        return board.substring(0, square) + piece + board.substring(square + 1);
    }
}
