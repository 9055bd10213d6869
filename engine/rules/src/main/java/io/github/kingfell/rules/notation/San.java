package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Moves in standard algebraic notation, such as {@code Nbd7}, {@code exd8=Q+} and {@code O-O-O#}. */
public final class San {
    private static final Pattern MOVE =
            Pattern.compile("([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])(?:=?\\(?([QRBNqrbn])\\)?)?");
    private static final Pattern DECORATION = Pattern.compile("(?:\\s*e\\.?p\\.?)?[+#!?]*$");

    private San() {}

    /** The text of a legal move in the position before it. */
    public static String format(Position position, int move) {
        StringBuilder text = new StringBuilder(8);
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Piece.kind(position.pieceAt(from));
        if (Move.isCastling(move)) {
            text.append(to > from ? "O-O" : "O-O-O");
        } else {
            if (kind != Piece.PAWN) {
                text.append(Piece.symbol(kind)).append(disambiguation(position, move, kind));
            } else if (position.isCapture(move)) {
                text.append((char) ('a' + Square.file(from)));
            }
            text.append(position.isCapture(move) ? "x" : "").append(Square.name(to));
            if (Move.isPromotion(move)) {
                text.append('=').append(Piece.symbol(Move.promotedTo(move)));
            }
        }
        Position after = position.copy();
        after.make(move);
        if (after.inCheck()) {
            text.append(new MoveGenerator(after).count(after) == 0 ? '#' : '+');
        }
        return text.toString();
    }

    /** A line of play with move numbers, such as {@code 1. Rd8 Ke4 2. Rd5} or {@code 1... Kh1 2. Rf2}. */
    public static String formatLine(Position start, int[] line) {
        Position position = start.copy();
        StringBuilder text = new StringBuilder(line.length * 7);
        int number = position.sideToMove() == Color.BLACK ? -1 : 0;
        for (int move : line) {
            text.append(text.length() == 0 ? "" : " ");
            if (position.sideToMove() == Color.WHITE) {
                text.append(++number).append(". ");
            } else if (number < 0) {
                number = 1;
                text.append("1... ");
            }
            text.append(format(position, move));
            position.make(move);
        }
        return text.toString();
    }

    /**
     * Returns the one legal move that the text names. Check signs and annotations are ignored, a missing capture sign
     * and needless disambiguation are accepted, castling may be written with zeros.
     *
     * @throws NotationException when no legal move or more than one fits
     */
    public static int parse(String text, Position position) throws NotationException {
        String bare = DECORATION.matcher(text.strip()).replaceFirst("");
        MoveList moves = MoveList.legal(position);
        int found = Move.NONE;
        for (int move : moves.toArray()) {
            if (matches(bare, position, move)) {
                if (found != Move.NONE) {
                    throw new NotationException("ambiguous move " + Fen.shown(text));
                }
                found = move;
            }
        }
        if (found == Move.NONE) {
            throw new NotationException("no legal move " + Fen.shown(text));
        }
        return found;
    }

    private static boolean matches(String bare, Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCastling(move)) {
            return bare.replace('0', 'O').equals(to > from ? "O-O" : "O-O-O");
        }
        Matcher parts = MOVE.matcher(bare);
        if (!parts.matches()) {
            return false;
        }
        int kind = Piece.kind(position.pieceAt(from));
        String promotion = parts.group(5) == null ? "" : parts.group(5);
        int promoted = promotion.isEmpty() ? Piece.NONE : Piece.fromSymbol(Character.toUpperCase(promotion.charAt(0)));
        boolean kindFits = parts.group(1).isEmpty()
                ? kind == Piece.PAWN || isCoordinates(parts)
                : kind == Piece.fromSymbol(parts.group(1).charAt(0));
        return kindFits
                && Square.name(to).equals(parts.group(4))
                && Move.promotedTo(move) == promoted
                && Square.name(from).startsWith(parts.group(2))
                && Square.name(from).endsWith(parts.group(3));
    }

    /** Long algebraic text without a piece letter, such as {@code e2e4} or {@code g1-f3}. */
    private static boolean isCoordinates(Matcher parts) {
        return !parts.group(2).isEmpty() && !parts.group(3).isEmpty();
    }

    /** File, rank or both of the origin, as far as another piece of the kind may legally go to the same square. */
    private static String disambiguation(Position position, int move, int kind) {
        MoveList moves = MoveList.legal(position);
        int from = Move.from(move);
        long rivals = 0;
        for (int other : moves.toArray()) {
            if (!Move.isCastling(other)
                    && Move.to(other) == Move.to(move)
                    && Move.from(other) != from
                    && Piece.kind(position.pieceAt(Move.from(other))) == kind) {
                rivals |= Bitboard.of(Move.from(other));
            }
        }
        if (rivals == 0) {
            return "";
        }
        String name = Square.name(from);
        if ((rivals & Bitboard.file(Square.file(from))) == 0) {
            return name.substring(0, 1);
        }
        return (rivals & Bitboard.rank(Square.rank(from))) == 0 ? name.substring(1) : name;
    }
}
