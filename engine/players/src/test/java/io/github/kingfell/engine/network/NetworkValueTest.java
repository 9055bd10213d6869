package io.github.kingfell.engine.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NetworkValueTest {
    private static final int WIDTH = 16;
    private static final int SCALE = 150;
    private static final int[][] INPUTS = rows(NetworkInputs.COUNT, 200, 1);
    private static final int[] BIASES = rows(1, 200, 2)[0];
    private static final int[][] OUTPUTS = rows(2 * Network.OUTPUTS, Network.MOST_OUTPUT, 3);
    private static final int[] OUTPUT_BIASES =
            new Random(4).ints(Network.OUTPUTS, -5000, 5000).toArray();
    private static final Network NETWORK = new Network(SCALE, INPUTS, BIASES, OUTPUTS, OUTPUT_BIASES);

    private static int[][] rows(int count, int most, long seed) {
        Random random = new Random(seed);
        int[][] rows = new int[count][WIDTH];
        for (int[] row : rows) {
            for (int i = 0; i < WIDTH; i++) {
                row[i] = random.nextInt(2 * most + 1) - most;
            }
        }
        return rows;
    }

    /** The set from the definition: six ranges of four kinds of ending, then four ranges. */
    private static int set(Position position, int pieceCount) {
        if (pieceCount >= 18) {
            return 24 + (pieceCount - 18) / 4;
        }
        int range = pieceCount <= 5 ? 0 : pieceCount <= 7 ? 1 : pieceCount <= 9 ? 2 : pieceCount <= 11 ? 3 : 4;
        range = pieceCount >= 14 ? 5 : range;
        String pieces = Fen.format(position).split(" ")[0].toLowerCase(Locale.ROOT);
        int kind = pieces.contains("q") ? 3 : pieces.contains("r") ? 2 : pieces.matches(".*[bn].*") ? 1 : 0;
        return 4 * range + kind;
    }

    /** Computes the value from the definition: all pieces summed anew, without caches, squares transformed by hand. */
    private static int definition(Position position) {
        return definition(position, set(position, Bitboard.count(position.occupied())));
    }

    private static int definition(Position position, int set) {
        long total = 0;
        for (int turn = 0; turn < 2; turn++) {
            int side = position.sideToMove() ^ turn;
            boolean mirrored = position.king(side) % 8 >= 4;
            int[] sums = BIASES.clone();
            for (int square = 0; square < 64; square++) {
                int piece = position.pieceAt(square);
                if (piece != Piece.NONE) {
                    int file = mirrored ? 7 - square % 8 : square % 8;
                    int rank = side == 0 ? square / 8 : 7 - square / 8;
                    int own = Piece.color(piece) == side ? 0 : 6;
                    int input = (own + Piece.kind(piece) - 1) * 64 + rank * 8 + file;
                    for (int i = 0; i < WIDTH; i++) {
                        sums[i] += INPUTS[input][i];
                    }
                }
            }
            for (int i = 0; i < WIDTH; i++) {
                long cut = Math.max(0, Math.min(255, sums[i]));
                total += cut * cut * OUTPUTS[2 * set + turn][i];
            }
        }
        return (int) ((total / 255 + OUTPUT_BIASES[set]) * SCALE / (255 * 64));
    }

    /** Follows a game and evaluates, at each position, also the positions after all moves, as a search does. */
    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void whatIsKeptChangesNothing(RandomWalk walk) {
        NetworkValue value = new NetworkValue(NETWORK);
        walk.forEach(position -> {
            assertThat(value.of(position)).isEqualTo(definition(position));
            for (int move : MoveList.legal(position).toArray()) {
                position.make(move);
                assertThat(value.of(position)).isEqualTo(definition(position));
                position.unmake(move);
            }
            assertThat(value.of(position)).isEqualTo(definition(position));
        });
    }

    @Test
    void positionsOfOtherGamesMayComeBetween() {
        NetworkValue value = new NetworkValue(NETWORK);
        Position start = Positions.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        Position bare = Positions.of("4k3/8/8/8/8/8/8/3K3R b - - 0 1");
        for (int i = 0; i < 3; i++) {
            assertThat(value.of(start)).isEqualTo(definition(start));
            assertThat(value.of(bare)).isEqualTo(definition(bare));
        }
    }

    @Test
    void isReadAsItWasWritten() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NETWORK.write(out);
        Network read = Network.read(new ByteArrayInputStream(out.toByteArray()));
        Position position = Positions.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        assertThat(read.width()).isEqualTo(WIDTH);
        assertThat(new NetworkValue(read).of(position)).isEqualTo(definition(position));
    }

    /** The first format had one set for four piece counts each: every set of such a network comes from one of them. */
    @Test
    void theFirstFormatIsRead() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DataOutputStream head = new DataOutputStream(out);
        head.writeInt(0x4B464E31);
        DeflaterOutputStream deflater = new DeflaterOutputStream(out);
        DataOutputStream body = new DataOutputStream(deflater);
        body.writeShort(WIDTH);
        body.writeShort(SCALE);
        for (int[] row : INPUTS) {
            write(row, body);
        }
        write(BIASES, body);
        for (int row = 0; row < 16; row++) {
            write(OUTPUTS[row], body);
        }
        for (int set = 0; set < 8; set++) {
            body.writeInt(OUTPUT_BIASES[set]);
        }
        deflater.finish();
        NetworkValue value = new NetworkValue(Network.read(new ByteArrayInputStream(out.toByteArray())));
        for (String fen : List.of(
                "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
                "8/2k5/3r4/8/8/3R4/2PP4/4K3 b - - 0 1",
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")) {
            Position position = Positions.of(fen);
            int set = (Bitboard.count(position.occupied()) - 2) / 4;
            assertThat(value.of(position)).as(fen).isEqualTo(definition(position, set));
        }
    }

    private static void write(int[] row, DataOutputStream out) throws IOException {
        for (int number : row) {
            out.writeShort(number);
        }
    }

    @Test
    void whatIsNoNetworkIsRefused() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NETWORK.write(out);
        byte[] half = Arrays.copyOf(out.toByteArray(), out.size() / 2);
        assertThatThrownBy(() -> Network.read(new ByteArrayInputStream(half))).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> Network.read(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8})))
                .isInstanceOf(IOException.class);
        int[][] tooGreat = rows(2 * Network.OUTPUTS, Network.MOST_OUTPUT, 3);
        tooGreat[5][7] = Network.MOST_OUTPUT + 1;
        assertThatThrownBy(() -> new Network(SCALE, INPUTS, BIASES, tooGreat, OUTPUT_BIASES))
                .isInstanceOf(IllegalArgumentException.class);
        int[] greatBiases = BIASES.clone();
        greatBiases[3] = -Network.MOST_INPUT - 1;
        assertThatThrownBy(() -> new Network(SCALE, INPUTS, greatBiases, OUTPUTS, OUTPUT_BIASES))
                .isInstanceOf(IllegalArgumentException.class);
        int[] odd = Arrays.copyOf(BIASES, WIDTH - 1);
        assertThatThrownBy(() -> new Network(SCALE, INPUTS, odd, OUTPUTS, OUTPUT_BIASES))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** The shipped network: an extra queen has a high value, and the starting position is level. */
    @Test
    void theShippedNetworkKnowsWhatPiecesAreWorth() {
        NetworkValue value = new NetworkValue(Network.shipped());
        Position start = Positions.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        Position odds = Positions.of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
        assertThat(Math.abs(value.of(start))).isLessThan(80);
        assertThat(value.of(odds)).isLessThan(-400);
    }
}
