package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads values from the tables of a directory, where all tables of five men that can follow a position exist. The
 * blocks read last stay unpacked. For one thread; allocates only where en passant is possible.
 */
public final class TablebaseReader implements ExactValues {
    /** Unpacked blocks that are kept, a power of two. */
    private static final int KEPT = 8192;

    private final Tablebase tablebase;
    private final ExactValues fewer;
    private final BlockCoder coder = new BlockCoder();
    /** Empty until they are used. */
    private final byte[][] blocks = new byte[KEPT][0];

    private final @Nullable TableFile[] owners = new TableFile[KEPT];
    private final int[] numbers = new int[KEPT];
    private final int[] squares = new int[Signature.MOST_PIECES];

    /** The table used last, by the material that was asked for. */
    private long material = -1;

    private @Nullable TableFile table;

    /** The table used last for a position against a bare king. */
    private long bareMaterial = -1;

    private @Nullable TableFile bareTable;

    TablebaseReader(Tablebase tablebase, ExactValues fewer) {
        this.tablebase = tablebase;
        this.fewer = fewer;
    }

    @Override
    public int plies(Position position) {
        if (Long.bitCount(position.occupied()) > Signature.MOST_PIECES || position.castling() != 0) {
            return UNKNOWN;
        }
        TableFile found = tableOf(position.material());
        if (found == null) {
            return fewer.plies(position);
        }
        try {
            int plies = plies(found, position, position.material());
            return position.enPassant() == Square.NONE ? plies : EnPassant.plies(position, plies, this);
        } catch (TablebaseFormatException e) {
            leaveAside(found, e);
            return UNKNOWN;
        }
    }

    @Override
    public int pliesAgainstBareKing(Position position, int attacker) {
        long pieces = position.color(attacker);
        if (Long.bitCount(pieces) >= Signature.MOST_PIECES || position.castling() != 0) {
            return UNKNOWN;
        }
        int defender = Color.opponent(attacker);
        long key = MaterialKey.side(position.material(), attacker);
        TableFile found = bareTableOf(key);
        boolean isCheck = position.sideToMove() == attacker
                && position.isAttacked(position.king(defender), attacker, pieces | 1L << position.king(defender));
        if (found == null) {
            return fewer.pliesAgainstBareKing(position, attacker);
        }
        if (isCheck) {
            return UNKNOWN;
        }
        try {
            return plies(found, position, key);
        } catch (TablebaseFormatException e) {
            leaveAside(found, e);
            return UNKNOWN;
        }
    }

    private void leaveAside(TableFile damaged, TablebaseFormatException why) {
        tablebase.leaveAside(damaged, why);
        table = null;
        material = -1;
        bareTable = null;
        bareMaterial = -1;
    }

    private @Nullable TableFile tableOf(long key) {
        if (key != material) {
            table = find(key);
            material = key;
        }
        return table;
    }

    private @Nullable TableFile bareTableOf(long key) {
        if (key != bareMaterial) {
            bareTable = find(key);
            bareMaterial = key;
        }
        return bareTable;
    }

    private @Nullable TableFile find(long key) {
        Optional<TableFile> found = tablebase.isComplete(key) ? tablebase.find(key) : Optional.empty();
        return found.orElse(null);
    }

    /** @param key of the pieces to consider: those of the table, or the same with the colours exchanged */
    private int plies(TableFile found, Position position, long key) throws TablebaseFormatException {
        int code = code(found, position, key);
        return code == MoveCode.DRAW ? DRAW : MoveCode.plies(code);
    }

    private int code(TableFile found, Position position, long key) throws TablebaseFormatException {
        Signature signature = found.signature;
        boolean flipped = signature.key != key;
        signature.squaresOf(position, flipped, squares);
        int placement = found.pawns.find(squares);
        if ((placement & 1) != 0) {
            PawnPlacements.reflect(squares, signature.pieceCount);
        }
        int side = position.sideToMove() ^ (flipped ? 1 : 0);
        int number = found.index.of(squares);
        byte[] block = block(found, found.layout.block(placement >> 1, side, number));
        return block[found.layout.offset(side, number)];
    }

    private byte[] block(TableFile from, int number) throws TablebaseFormatException {
        int at = number * 31 + (int) from.signature.key & KEPT - 1;
        byte[] block = blocks[at];
        if (block.length == 0) {
            block = new byte[TableLayout.BLOCK];
            blocks[at] = block;
        }
        if (owners[at] != from || numbers[at] != number) {
            owners[at] = null;
            from.block(number, coder, block);
            owners[at] = from;
            numbers[at] = number;
        }
        return block;
    }
}
