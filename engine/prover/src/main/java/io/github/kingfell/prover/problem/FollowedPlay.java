package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Help and series play to an aim that depends on which piece is which, because pieces exchange their places or one
 * comes next to another. Every move is tried; where each piece stood in the diagram is kept by ply.
 */
@Hot
final class FollowedPlay implements LineSearch {
    private final Position position;
    private final ProblemAim aim;
    private final PolledNodes nodes;
    private final int mostLines;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private final int[] path;

    /** The diagram's squares of the pieces, by their squares now; by ply. */
    private final byte[][] origins;

    /** The other side passes after a move when more plies than this are left. */
    private final int passesAbove;

    private final List<int[]> lines = new ArrayList<>();
    private boolean full;

    /**
     * @param position the diagram, searched in place
     * @param plies the greatest number of plies that will be asked for
     */
    FollowedPlay(Position position, Goal goal, int plies, int mostLines, SearchControl control) {
        this.position = position;
        aim = goal.aim();
        passesAbove = goal.isSeries() ? goal.plies(0, false) : Integer.MAX_VALUE;
        nodes = new PolledNodes(control);
        this.mostLines = mostLines;
        generator = new MoveGenerator(position);
        lists = MoveList.perPly(plies);
        path = new int[plies];
        origins = new byte[plies + 1][64];
        for (int square = 0; square < 64; square++) {
            origins[0][square] = (byte) square;
        }
    }

    @Override
    public List<int[]> lines(int plies) {
        lines.clear();
        search(plies, 0);
        return List.copyOf(lines);
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

    private void search(int left, int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean own = passesAbove == Integer.MAX_VALUE ? left % 2 == 1 : passesAbove == 0;
        for (int i = 0; i < list.size() && !full; i++) {
            if (nodes.isOut()) {
                return;
            }
            int move = list.get(i);
            path[ply] = move;
            follow(move, ply);
            boolean reached = (own || left == 1) && reaches(move, origins[ply + 1]);
            if (left > 1 && !reached) {
                position.make(move);
                goOn(left - 1, ply + 1);
                position.unmake(move);
            } else if (left == 1 && reached) {
                keep(ply + 1);
            }
        }
    }

    private void goOn(int left, int ply) {
        if (left <= passesAbove) {
            search(left, ply);
        } else if (!position.inCheck()) {
            position.makeNull();
            search(left, ply);
            position.unmakeNull();
        }
    }

    private void follow(int move, int ply) {
        byte[] before = origins[ply];
        byte[] after = origins[ply + 1];
        System.arraycopy(before, 0, after, 0, before.length);
        int arrival = arrival(move);
        after[arrival] = before[Move.from(move)];
        if (Move.isCastling(move)) {
            after[isKingSide(move) ? arrival - 1 : arrival + 1] = before[Move.to(move)];
        }
    }

    private static boolean isKingSide(int castling) {
        return Move.to(castling) > Move.from(castling);
    }

    /** Returns where the moved piece arrives; of castling, the king. */
    private int arrival(int move) {
        if (!Move.isCastling(move)) {
            return Move.to(move);
        }
        return CastlingRights.kingTarget(
                position.sideToMove(), isKingSide(move) ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE);
    }

    /** @param origin the diagram's squares of the pieces after the move, which has not been made */
    private boolean reaches(int move, byte[] origin) {
        int arrival = arrival(move);
        position.make(move);
        boolean reached = aim.kind() == ProblemAim.Kind.KISS ? kisses(arrival, origin) : exchanges(arrival, origin);
        position.unmake(move);
        return reached;
    }

    /** Returns whether the piece on a square has exchanged its place with another of its side. */
    private boolean exchanges(int arrival, byte[] origin) {
        int home = origin[arrival];
        long own = position.color(Color.opponent(position.sideToMove()));
        return home != arrival && Bitboard.contains(own, home) && origin[home] == arrival;
    }

    /** Returns whether the piece on a square, and no other, stands next to the piece that is to be kissed. */
    private boolean kisses(int arrival, byte[] origin) {
        long occupied = position.occupied();
        for (long rest = Attacks.king(arrival) & occupied; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            if (origin[square] == aim.square()) {
                return (Attacks.king(square) & occupied) == Bitboard.of(arrival);
            }
        }
        return false;
    }

    private void keep(int plies) {
        if (lines.size() == mostLines) {
            full = true;
        } else {
            lines.add(Arrays.copyOf(path, plies));
        }
    }
}
