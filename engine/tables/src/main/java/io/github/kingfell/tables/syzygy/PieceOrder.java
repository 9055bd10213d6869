package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * Numbers the positions of one part of a file. The file's generator chose the order of the pieces that packs best. The
 * pieces form groups: the leading pieces, then the pieces of each kind. The rank of a group among all its arrangements
 * on the squares still free is a digit; the file gives the order of the digits.
 */
@Hot
final class PieceOrder {
    /** There is no group of pawns that do not lead. */
    static final int NONE = 15;

    /** Squares on which a pawn can stand. */
    private static final int PAWN_SQUARES = 48;

    private final int[] pieces;
    private final boolean hasPawns;
    private final boolean hasOtherPawns;
    private final int[] lengths;
    private final long[] weights;
    private final long size;

    /**
     * @param pieces as {@link Piece}s, in the file's order
     * @param leadingDigit the place of the leading group's digit, 0 for the least significant
     * @param pawnDigit the place of the other pawns' digit, {@link #NONE} where only one side has pawns
     * @param file of the leading pawn, 0..3; 0 without pawns
     * @throws UnreadableSyzygyException when these are not the pieces of the material, or there are no such digits
     */
    PieceOrder(SyzygyMaterial material, int[] pieces, int leadingDigit, int pawnDigit, int file)
            throws UnreadableSyzygyException {
        this.pieces = pieces;
        hasPawns = material.hasPawns();
        hasOtherPawns = material.hasPawnsOnBothSides();
        checkPieces(material);
        lengths = groups(hasPawns ? 1 : material.hasSinglePiece() ? 3 : 2);
        boolean fits = leadingDigit < lengths.length
                && leadingDigit != pawnDigit
                && (hasOtherPawns ? lengths.length > 1 && pawnDigit < lengths.length : pawnDigit == NONE);
        if (!fits) {
            throw new UnreadableSyzygyException("damaged, its order of pieces is impossible");
        }
        weights = new long[lengths.length];
        size = weigh(leadingDigit, pawnDigit, leadingSize(material, file));
    }

    private void checkPieces(SyzygyMaterial material) throws UnreadableSyzygyException {
        long key = 0;
        int kings = 0;
        for (int piece : pieces) {
            int kind = Piece.kind(piece);
            if (kind < Piece.PAWN || kind > Piece.KING) {
                throw new UnreadableSyzygyException("damaged, it has an unknown piece");
            }
            key += MaterialKey.of(piece);
            kings += kind == Piece.KING ? 1 << Piece.color(piece) : 0;
        }
        boolean pawnsLead = !hasPawns || Piece.kind(pieces[0]) == Piece.PAWN;
        if (key != material.key() || kings != 3 || !pawnsLead) {
            throw new UnreadableSyzygyException("not the table that its name says");
        }
    }

    private int[] groups(int leading) {
        int[] found = new int[pieces.length];
        int count = 0;
        found[0] = 1;
        for (int i = 1; i < pieces.length; i++) {
            if (i < leading || pieces[i] == pieces[i - 1]) {
                found[count]++;
            } else {
                found[++count] = 1;
            }
        }
        return Arrays.copyOf(found, count + 1);
    }

    private int leadingSize(SyzygyMaterial material, int file) {
        if (hasPawns) {
            return LeadingPawns.size(lengths[0], file);
        }
        return material.hasSinglePiece() ? LeadingPieces.THREE : LeadingPieces.KINGS;
    }

    /** Gives each group's digit its weight; returns the number of positions. */
    private long weigh(int leadingDigit, int pawnDigit, int leadingSize) {
        int next = hasOtherPawns ? 2 : 1;
        int free = 64 - lengths[0] - (hasOtherPawns ? lengths[1] : 0);
        long weight = 1;
        for (int digit = 0; digit < lengths.length; digit++) {
            if (digit == leadingDigit) {
                weights[0] = weight;
                weight *= leadingSize;
            } else if (digit == pawnDigit) {
                weights[1] = weight;
                weight *= Choose.of(lengths[1], PAWN_SQUARES - lengths[0]);
            } else {
                weights[next] = weight;
                weight *= Choose.of(lengths[next], free);
                free -= lengths[next];
                next++;
            }
        }
        return weight;
    }

    /** Returns the number of positions. */
    long size() {
        return size;
    }

    /** Returns the leading piece. */
    int leader() {
        return pieces[0];
    }

    /**
     * Returns the number of a position.
     *
     * @param flipped true exchanges the colours and mirrors the ranks
     * @param squares scratch space for seven squares
     */
    long index(Position position, boolean flipped, int[] squares) {
        gather(position, flipped, squares);
        turn(squares);
        long index = leading(squares) * weights[0];
        int begin = lengths[0];
        for (int group = 1; group < lengths.length; group++) {
            int end = begin + lengths[group];
            sort(squares, begin, end);
            int unused = group == 1 && hasOtherPawns ? 8 : 0;
            index += place(squares, begin, end, unused) * weights[group];
            begin = end;
        }
        return index;
    }

    /** Sorts the one to five squares of a group. */
    private static void sort(int[] squares, int begin, int end) {
        for (int i = begin + 1; i < end; i++) {
            int square = squares[i];
            int to = i;
            for (; to > begin && squares[to - 1] > square; to--) {
                squares[to] = squares[to - 1];
            }
            squares[to] = square;
        }
    }

    private void gather(Position position, boolean flipped, int[] squares) {
        int swap = flipped ? 1 : 0;
        int mirror = flipped ? 56 : 0;
        for (int i = 0; i < pieces.length; ) {
            long same = position.pieces(Piece.color(pieces[i]) ^ swap, Piece.kind(pieces[i]));
            for (; same != 0; same = Bitboard.rest(same)) {
                squares[i++] = Bitboard.first(same) ^ mirror;
            }
        }
        if (hasPawns) {
            bringLeaderForward(squares);
        }
    }

    private void bringLeaderForward(int[] squares) {
        for (int i = 1; i < lengths[0]; i++) {
            if (LeadingPawns.order(squares[i]) > LeadingPawns.order(squares[0])) {
                int leader = squares[i];
                squares[i] = squares[0];
                squares[0] = leader;
            }
        }
    }

    /** Turns the board so that the leading pieces stand on the squares that the numbering requires. */
    private void turn(int[] squares) {
        int flips = Square.file(squares[0]) > 3 ? 7 : 0;
        if (!hasPawns && Square.rank(squares[0]) > 3) {
            flips |= 56;
        }
        for (int i = 0; i < pieces.length; i++) {
            squares[i] ^= flips;
        }
        if (!hasPawns && isAboveDiagonal(squares)) {
            for (int i = 0; i < pieces.length; i++) {
                squares[i] = Square.of(/* file= */ Square.rank(squares[i]), /* rank= */ Square.file(squares[i]));
            }
        }
    }

    private boolean isAboveDiagonal(int[] squares) {
        for (int i = 0; i < lengths[0]; i++) {
            int height = LeadingPieces.height(squares[i]);
            if (height != 0) {
                return height > 0;
            }
        }
        return false;
    }

    private int leading(int[] squares) {
        if (hasPawns) {
            sortFollowers(squares);
            return LeadingPawns.index(squares, lengths[0]);
        }
        return lengths[0] == 2
                ? LeadingPieces.ofKings(squares[0], squares[1])
                : LeadingPieces.ofThree(squares[0], squares[1], squares[2]);
    }

    /** Sorts the pawns behind the leader, the highest first. */
    private void sortFollowers(int[] squares) {
        for (int i = 2; i < lengths[0]; i++) {
            int square = squares[i];
            int to = i;
            while (to > 1 && LeadingPawns.order(squares[to - 1]) < LeadingPawns.order(square)) {
                squares[to] = squares[to - 1];
                to--;
            }
            squares[to] = square;
        }
    }

    /**
     * Returns the rank of like pieces, on ascending squares, among their arrangements on the squares that earlier
     * groups left free.
     */
    private static long place(int[] squares, int begin, int end, int unused) {
        long place = 0;
        for (int i = begin; i < end; i++) {
            int free = squares[i] - unused;
            for (int earlier = 0; earlier < begin; earlier++) {
                free -= squares[earlier] < squares[i] ? 1 : 0;
            }
            place += Choose.of(i - begin + 1, free);
        }
        return place;
    }
}
