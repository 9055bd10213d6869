package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * Reads values of positions with at most four men from the tables that come with the program. These store one side to
 * move. With the other side to move, and where a capture en passant is open, the reader makes every move and takes the
 * best value. For one thread.
 */
final class ShippedReader implements TableProbe {
    private final ShippedTables tables;
    private final int[] squares = new int[TableMaterial.MOST_PIECES];
    private @Nullable MoveGenerator generator;

    /** By number of moves made by this reader. */
    private MoveList[] lists = {};

    private int depth;

    /** The table used last, by the material that was asked for. */
    private long material = -1;

    private @Nullable PackedTable table;

    ShippedReader(ShippedTables tables) {
        this.tables = tables;
    }

    @Override
    public int plies(Position position) {
        if (!TableLibrary.covers(position)) {
            return UNKNOWN;
        }
        int code = code(position);
        return code == PlyCode.DRAW ? DRAW : PlyCode.plies(code);
    }

    @Override
    public int pliesAgainstBareKing(Position position, int attacker) {
        long pieces = position.color(attacker);
        if (Long.bitCount(pieces) >= TableMaterial.MOST_PIECES || position.castling() != 0) {
            return UNKNOWN;
        }
        long king = 1L << position.king(Color.opponent(attacker));
        if (position.sideToMove() == attacker && position.isAttacked(Bitboard.first(king), attacker, pieces | king)) {
            return UNKNOWN;
        }
        return position.occupied() == (pieces | king) && position.enPassant() == Square.NONE
                ? plies(position)
                : plies(bare(position, pieces | king));
    }

    /** Returns the position with some of its pieces alone. */
    private static Position bare(Position position, long pieces) {
        PositionBuilder builder = new PositionBuilder().sideToMove(position.sideToMove());
        for (long rest = pieces; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            builder.put(square, position.pieceAt(square));
        }
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new IllegalStateException(e);
        }
    }

    private int code(Position position) {
        if (position.enPassant() != Square.NONE) {
            return fromMoves(position);
        }
        long key = position.material();
        if (key == MaterialKey.BARE_KINGS) {
            return PlyCode.DRAW;
        }
        PackedTable from = tableOf(key);
        boolean flipped = MaterialKey.strongerWhite(key) != key;
        from.material.squaresOf(position, flipped, squares);
        int number = from.index.of(squares);
        int block = from.blocks.of(number);
        int at = number - from.blocks.begin(block);
        if ((position.sideToMove() ^ (flipped ? 1 : 0)) == from.side) {
            return from.kept(block)[at] & 0xFF;
        }
        byte[] found = from.found(block);
        int code = found[at] & 0xFF;
        if (code == PlyCode.UNUSED) {
            code = fromMoves(position);
            found[at] = (byte) code;
        }
        return code;
    }

    private int fromMoves(Position position) {
        lists = MoveList.atLeast(lists, depth + 1);
        MoveList moves = lists[depth];
        generator(position).generate(position, moves);
        if (moves.isEmpty()) {
            return position.inCheck() ? PlyCode.MATED : PlyCode.DRAW;
        }
        depth++;
        int best = PlyCode.UNUSED;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int code = PlyCode.before(code(position));
            position.unmake(moves.get(i));
            best = best == PlyCode.UNUSED ? code : PlyCode.better(best, code);
        }
        depth--;
        return best;
    }

    private MoveGenerator generator(Position position) {
        MoveGenerator used = generator;
        if (used == null) {
            used = new MoveGenerator(position);
            generator = used;
        }
        return used;
    }

    private PackedTable tableOf(long key) {
        PackedTable used = table;
        if (used == null || key != material) {
            used = tables.table(key);
            table = used;
            material = key;
        }
        return used;
    }
}
