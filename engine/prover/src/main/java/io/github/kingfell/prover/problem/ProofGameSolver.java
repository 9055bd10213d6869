package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds all games of an exact number of plies that lead to a diagram. A line is given up when the captures still
 * needed, or the moves that the pieces of a side still need on an empty board, are more than the moves left. Whether
 * anybody may castle or take en passant in the diagram does not count.
 */
@Hot
final class ProofGameSolver implements LineSearch {
    private static final int FAR = 64;

    private final Position position;
    private final PolledNodes nodes;
    private final ProblemTable table;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private final int[] path;
    private final int mostLines;

    /** The piece that the diagram has on each square. */
    private final int[] wanted = new int[64];

    private final long[] wantedOf = new long[2];
    private final List<int[]> lines = new ArrayList<>();
    private boolean full;

    /**
     * @param position where the games begin; searched in place
     * @param diagram not changed
     */
    ProofGameSolver(
            Position position, Position diagram, int plies, int mostLines, SearchControl control, ProblemTable table) {
        this.position = position;
        nodes = new PolledNodes(control);
        this.table = table;
        this.mostLines = mostLines;
        generator = new MoveGenerator(position);
        lists = MoveList.perPly(plies);
        path = new int[plies];
        for (int square = 0; square < 64; square++) {
            wanted[square] = diagram.pieceAt(square);
        }
        wantedOf[Color.WHITE] = diagram.color(Color.WHITE);
        wantedOf[Color.BLACK] = diagram.color(Color.BLACK);
    }

    @Override
    public List<int[]> lines(int plies) {
        lines.clear();
        search(plies, 0);
        return List.copyOf(lines);
    }

    private boolean search(int left, int ply) {
        if (left == 0) {
            return keepIfReached(ply);
        }
        if (table.probe(position.key(), left) != 0 || !isWithinReach(left)) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean found = false;
        for (int i = 0; i < list.size(); i++) {
            if (nodes.isOut()) {
                return found;
            }
            int move = list.get(i);
            path[ply] = move;
            position.make(move);
            found |= search(left - 1, ply + 1);
            position.unmake(move);
            if (nodes.isStopped() || full) {
                return found;
            }
        }
        if (!found) {
            table.store(position.key(), left, false, Move.NONE);
        }
        return found;
    }

    private boolean keepIfReached(int ply) {
        for (int square = 0; square < wanted.length; square++) {
            if (position.pieceAt(square) != wanted[square]) {
                return false;
            }
        }
        if (lines.size() == mostLines) {
            full = true;
        } else {
            lines.add(Arrays.copyOf(path, ply));
        }
        return true;
    }

    /** Returns false only when the diagram is certainly out of reach. */
    private boolean isWithinReach(int left) {
        int us = position.sideToMove();
        return isWithinReach(us, (left + 1) / 2, left / 2) && isWithinReach(us ^ 1, left / 2, (left + 1) / 2);
    }

    private boolean isWithinReach(int color, int moves, int otherMoves) {
        int lost = Bitboard.count(position.color(color)) - Bitboard.count(wantedOf[color]);
        return lost >= 0 && lost <= otherMoves && missing(color) <= moves;
    }

    /**
     * Returns a lower bound of the moves that a side needs until its pieces stand as in the diagram. Each square that
     * is still to be filled costs the way of the nearest piece. A castling fills two squares.
     */
    private int missing(int color) {
        int moves = 0;
        int castled = mayCastle(color) ? 1 : 0;
        for (long rest = wantedOf[color]; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            if (position.pieceAt(square) != wanted[square]) {
                int way = nearest(color, square, castled == 1);
                if (way >= FAR) {
                    return FAR;
                }
                moves += way;
            }
        }
        return Math.max(0, moves - castled);
    }

    private int nearest(int color, int square, boolean castles) {
        int kind = Piece.kind(wanted[square]);
        int least = FAR;
        for (long rest = position.color(color); rest != 0 && least > 1; rest = Bitboard.rest(rest)) {
            int from = Bitboard.first(rest);
            // A piece that stands where one like it is wanted need not stay there.
            int piece = position.pieceAt(from);
            int way = Piece.kind(piece) == kind || Piece.kind(piece) == Piece.PAWN
                    ? PieceReach.distanceAs(PieceReach.form(piece), kind, from, square)
                    : FAR;
            least = Math.min(least, way);
        }
        // With castling the king and the rook come nearer than on their own.
        return castles && (kind == Piece.KING || kind == Piece.ROOK) ? Math.min(least, 1) : least;
    }

    private boolean mayCastle(int color) {
        return (position.castling() >>> CastlingRights.index(color, 0) & 3) != 0;
    }

    @Override
    public boolean isStopped() {
        return nodes.isStopped();
    }

    @Override
    public boolean isFull() {
        return full;
    }

    @Override
    public long nodes() {
        return nodes.count();
    }
}
