package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import org.jspecify.annotations.Nullable;

/**
 * Reads outcomes of five men from the files of a directory. The captures are tried first, since they may settle more
 * than what is stored; with the side to move that is not stored, every move is tried. The tiles read last stay decoded.
 * For one thread; allocates at the first use of a file only.
 */
public final class OutcomeReader implements WdlValues {
    /** Decoded tiles that are kept, a power of two. */
    private static final int KEPT = 4096;

    private static final int NOT_KNOWN = -1;

    /** The position, one after a move of the side that is not stored, and one after its capture. */
    private static final int PLIES = 4;

    private static final int MOST_BYTES = 1 << 16;

    private final OutcomeTables tables;
    private final ExactValues fewer;
    private final MoveList[] lists = MoveList.perPly(PLIES);
    private final int[] squares = new int[Signature.MOST_PIECES];
    private final byte[] packed = new byte[MOST_BYTES];

    /** Empty until they are used. */
    private final byte[][] tiles = new byte[KEPT][0];

    private final @Nullable OutcomeFile[] owners = new OutcomeFile[KEPT];
    private final int[] numbers = new int[KEPT];

    private @Nullable MoveGenerator generator;
    private int depth;

    /** The file used last, by the material that was asked for, with its decoder. */
    private long material = -1;

    private @Nullable OutcomeFile file;
    private @Nullable TileDecoder decoder;

    OutcomeReader(OutcomeTables tables, ExactValues fewer) {
        this.tables = tables;
        this.fewer = fewer;
    }

    @Override
    public boolean mayKnow(int pieceCount, int depth) {
        return pieceCount >= tables.fewestMen && pieceCount <= Signature.MOST_PIECES;
    }

    @Override
    public int wdl(Position position) {
        int outcome = outcome(position);
        return outcome == NOT_KNOWN ? UNKNOWN : OutcomeCode.wdl(outcome);
    }

    /**
     * Returns who wins without the fifty-move rule: positive for the side to move, 0 for a draw; {@link #UNKNOWN} where
     * no file has it.
     */
    public int sign(Position position) {
        int outcome = outcome(position);
        if (outcome == NOT_KNOWN) {
            return UNKNOWN;
        }
        return outcome == OutcomeCode.DRAW ? 0 : outcome == OutcomeCode.WIN || outcome == OutcomeCode.LATE_WIN ? 1 : -1;
    }

    private int outcome(Position position) {
        int men = Bitboard.count(position.occupied());
        if (men > Signature.MOST_PIECES || position.castling() != 0) {
            return NOT_KNOWN;
        }
        OutcomeFile from = men < tables.fewestMen ? null : fileOf(position.material());
        if (from == null) {
            int plies = fewer.plies(position);
            return plies == ExactValues.UNKNOWN ? NOT_KNOWN : OutcomeCode.of(plies);
        }
        depth++;
        try {
            return outcome(from, position);
        } catch (OutcomeFormatException e) {
            tables.leaveAside(from, e);
            material = -1;
            return NOT_KNOWN;
        } finally {
            depth--;
        }
    }

    private int outcome(OutcomeFile from, Position position) throws OutcomeFormatException {
        MoveList moves = lists[depth - 1];
        generator(position).generate(position, moves);
        if (moves.isEmpty()) {
            return position.inCheck() ? OutcomeCode.LOSS : OutcomeCode.DRAW;
        }
        boolean flipped = from.grid.signature.key != position.material();
        int side = position.sideToMove() ^ (flipped ? 1 : 0);
        boolean stored = from.grid.isStored(slice(from, position, flipped), side);
        boolean stays = false;
        int best = NOT_KNOWN;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            stays |= Move.kind(move) != Move.EN_PASSANT;
            if (!stored || position.isCapture(move)) {
                position.make(move);
                int after = outcome(position);
                position.unmake(move);
                if (after == NOT_KNOWN) {
                    return NOT_KNOWN;
                }
                int value = OutcomeCode.opposite(after);
                best = best == NOT_KNOWN ? value : OutcomeCode.better(best, value);
                if (best == OutcomeCode.WIN) {
                    return best;
                }
            }
        }
        if (!stored || !stays) {
            return best;
        }
        int outcome = stored(from, position, flipped, side);
        return best == NOT_KNOWN ? outcome : OutcomeCode.better(best, outcome);
    }

    /** Returns the slice of a position whose men are put on their squares. */
    private int slice(OutcomeFile from, Position position, boolean flipped) {
        Signature signature = from.grid.signature;
        signature.squaresOf(position, flipped, squares);
        int placement = from.grid.pawns.find(squares);
        if ((placement & 1) != 0) {
            PawnPlacements.reflect(squares, signature.pieceCount);
        }
        return placement >> 1;
    }

    private int stored(OutcomeFile from, Position position, boolean flipped, int side) throws OutcomeFormatException {
        TileGrid grid = from.grid;
        int slice = slice(from, position, flipped);
        int number = grid.index.of(squares);
        grid.index.place(number, squares);
        int own = grid.own(number, squares);
        return tile(from, slice, side, own)[grid.cell(squares)];
    }

    private byte[] tile(OutcomeFile from, int slice, int side, int own) throws OutcomeFormatException {
        int number = from.grid.tile(slice, side, own);
        int at = number * 31 + (int) from.grid.signature.key & KEPT - 1;
        byte[] tile = tiles[at];
        if (tile.length == 0) {
            tile = new byte[TileGrid.CELLS];
            tiles[at] = tile;
        }
        if (owners[at] != from || numbers[at] != number) {
            owners[at] = null;
            int length = from.read(number, packed);
            decoderOf(from).decode(packed, length, from.model, slice, side, own, tile);
            owners[at] = from;
            numbers[at] = number;
        }
        return tile;
    }

    private TileDecoder decoderOf(OutcomeFile from) {
        TileDecoder used = decoder;
        if (used == null || used.grid != from.grid) {
            used = new TileDecoder(from.grid);
            decoder = used;
        }
        return used;
    }

    private MoveGenerator generator(Position position) {
        MoveGenerator used = generator;
        if (used == null) {
            used = new MoveGenerator(position);
            generator = used;
        }
        return used;
    }

    /** Returns the file of a material, null for one without. */
    private @Nullable OutcomeFile fileOf(long key) {
        if (key != material) {
            file = tables.find(key).orElse(null);
            material = key;
        }
        return file;
    }
}
