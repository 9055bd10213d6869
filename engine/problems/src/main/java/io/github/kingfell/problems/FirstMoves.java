package io.github.kingfell.problems;

import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers the first moves as Popeye does, for its options that begin or end with one of them: piece by piece from a1,
 * b1 to h8. Moves that leave the king in check have numbers too.
 */
public final class FirstMoves {
    /** Steps in files and ranks. */
    private static final int[][] DIAGONALS = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

    private static final int[][] STRAIGHTS = {{0, -1}, {-1, 0}, {0, 1}, {1, 0}};
    private static final int[][] LEAPS = {{-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}};
    private static final int TURNED = 56;
    private static final int[] PROMOTIONS = {Piece.QUEEN, Piece.KNIGHT, Piece.ROOK, Piece.BISHOP};

    private final Position position;
    private final int us;

    /** What turns a square of the position into one as the numbering side sees it, and back. */
    private final int view;

    /** Where the pawns of the side to move go, as the numbering side sees it. */
    private final int forward;

    /** From, to and the piece that a pawn becomes, as in {@link MoveList#find}, but as the numbering side sees it. */
    private final List<int[]> moves = new ArrayList<>();

    private FirstMoves(Position position, int side) {
        this.position = position;
        us = position.sideToMove();
        view = side == Color.WHITE ? 0 : TURNED;
        forward = us == side ? 1 : -1;
        for (int square = 0; square < 64; square++) {
            if (isOwn(square)) {
                add(square, Piece.kind(piece(square)));
            }
        }
    }

    /** Returns the number of a move, from 1. */
    public static int number(Position position, int move) {
        return number(position, move, Color.WHITE);
    }

    /** Returns the number as a side counts that has its own first rank below. */
    static int number(Position position, int move, int side) {
        FirstMoves all = new FirstMoves(position, side);
        int from = Move.from(move) ^ all.view;
        int to = Move.to(move) ^ all.view;
        int number = 1;
        for (int[] other : all.moves) {
            if (other[0] == from && other[1] == to && other[2] == Move.promotedTo(move)) {
                return number;
            }
            number++;
        }
        return number;
    }

    private void add(int from, int kind) {
        switch (kind) {
            case Piece.PAWN -> addPawn(from);
            case Piece.KNIGHT -> addAll(from, LEAPS, 1);
            case Piece.KING -> {
                addCastling(from, CastlingRights.QUEEN_SIDE);
                addCastling(from, CastlingRights.KING_SIDE);
                addAll(from, DIAGONALS, 1);
                addAll(from, STRAIGHTS, 1);
            }
            default -> {
                addAll(from, kind == Piece.ROOK ? new int[0][] : DIAGONALS, 7);
                addAll(from, kind == Piece.BISHOP ? new int[0][] : STRAIGHTS, 7);
            }
        }
    }

    /** Adds the moves in some directions, the longest first. */
    private void addAll(int from, int[][] directions, int length) {
        for (int[] step : directions) {
            int begin = moves.size();
            for (int i = 1, to = target(from, step[0], step[1]); i <= length && to != Square.NONE; i++) {
                if (!isOwn(to)) {
                    moves.add(begin, new int[] {from, to, Piece.NONE});
                }
                to = isEmpty(to) ? target(to, step[0], step[1]) : Square.NONE;
            }
        }
    }

    private void addCastling(int from, int wing) {
        int rook = position.castlingRook(CastlingRights.index(us, wing));
        boolean may = (position.castling() >>> CastlingRights.index(us, wing) & 1) != 0;
        if (may && MoveList.legal(position).contains(Move.of(from ^ view, rook, Move.CASTLING))) {
            moves.add(new int[] {from, rook ^ view, Piece.NONE});
        }
    }

    private void addPawn(int from) {
        int ahead = target(from, 0, forward);
        if (isEmpty(ahead)) {
            boolean home = Square.rank(from) == (forward > 0 ? 1 : 6);
            if (home && isEmpty(target(ahead, 0, forward))) {
                moves.add(new int[] {from, target(ahead, 0, forward), Piece.NONE});
            }
            addArrival(from, ahead);
        }
        for (int side = 1; side >= -1; side -= 2) {
            int to = target(from, side, forward);
            if (to != Square.NONE && ((to ^ view) == position.enPassant() || !isEmpty(to) && !isOwn(to))) {
                addArrival(from, to);
            }
        }
    }

    private void addArrival(int from, int to) {
        if (Square.rank(to) > 0 && Square.rank(to) < 7) {
            moves.add(new int[] {from, to, Piece.NONE});
            return;
        }
        for (int kind : PROMOTIONS) {
            moves.add(new int[] {from, to, kind});
        }
    }

    private int piece(int square) {
        return position.pieceAt(square ^ view);
    }

    private boolean isEmpty(int square) {
        return piece(square) == Piece.NONE;
    }

    private boolean isOwn(int square) {
        return !isEmpty(square) && Piece.color(piece(square)) == us;
    }

    private static int target(int square, int files, int ranks) {
        int file = Square.file(square) + files;
        int rank = Square.rank(square) + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? Square.NONE : rank * 8 + file;
    }
}
