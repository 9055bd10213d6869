package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The hidden layer as one side sees one position, and the men it was summed for. */
@Hot
final class HiddenSums {
    private static final int BOARDS = 2 * 6;

    private final Network network;
    private final int side;
    private final int[] sums;
    private final long[] men = new long[BOARDS];

    /** What squares were seen with; below 0 as long as nothing was summed. */
    private int view = -1;

    HiddenSums(Network network, int side) {
        this.network = network;
        this.side = side;
        sums = new int[network.width()];
    }

    /** How many inputs differ from those of a position; more than there are men where all differ. */
    int distance(Position position, int wanted) {
        if (view != wanted) {
            return BOARDS * 64;
        }
        int distance = 0;
        for (int board = 0; board < BOARDS; board++) {
            distance += Bitboard.count(men[board] ^ board(position, board));
        }
        return distance;
    }

    /** Sums for a position, beginning with what another has summed, or with nothing. */
    void set(Position position, int wanted, @Nullable HiddenSums base) {
        if (base == null) {
            System.arraycopy(network.hiddenBiases(), 0, sums, 0, sums.length);
            Arrays.fill(men, 0);
        } else if (base != this) {
            System.arraycopy(base.sums, 0, sums, 0, sums.length);
            System.arraycopy(base.men, 0, men, 0, BOARDS);
        }
        view = wanted;
        for (int board = 0; board < BOARDS; board++) {
            long now = board(position, board);
            long gone = men[board] & ~now;
            long come = now & ~men[board];
            while (gone != 0 && come != 0) {
                move(weights(board, Bitboard.first(gone)), weights(board, Bitboard.first(come)));
                gone = Bitboard.rest(gone);
                come = Bitboard.rest(come);
            }
            for (; gone != 0; gone = Bitboard.rest(gone)) {
                subtract(weights(board, Bitboard.first(gone)));
            }
            for (; come != 0; come = Bitboard.rest(come)) {
                add(weights(board, Bitboard.first(come)));
            }
            men[board] = now;
        }
    }

    private static long board(Position position, int board) {
        return position.men(board / 6, board % 6 + Piece.PAWN);
    }

    private int[] weights(int board, int square) {
        return network.inputWeights(NetworkInputs.index(side, view, board / 6, board % 6 + Piece.PAWN, square));
    }

    private void add(int[] come) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += come[i];
        }
    }

    private void subtract(int[] gone) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] -= gone[i];
        }
    }

    private void move(int[] gone, int[] come) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += come[i] - gone[i];
        }
    }

    /**
     * The weighted sum of the squares of the hidden values. Bits cut the sums off at both ends, because comparing them would keep
     * virtual machines from computing several at once.
     */
    int weighted(int[] weights) {
        int total = 0;
        for (int i = 0; i < sums.length; i++) {
            int value = sums[i];
            value &= ~(value >> 31);
            int over = value - Network.HIDDEN_ONE;
            value = Network.HIDDEN_ONE + (over & over >> 31);
            total += value * value * weights[i];
        }
        return total;
    }
}
