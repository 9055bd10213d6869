package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes WDL files of any material, with outcomes that mean nothing: every 65,536 positions of a part have four symbols
 * out of eight, drawn at random, and each of these is a tree of random pairs. So a file of seven men, which has
 * billions of positions, has few megabytes, and whoever numbers positions differently reads other outcomes.
 */
final class WrittenTable {
    private static final int OUTCOMES = 5;
    private static final int WIDTH = 8;
    private static final int LEVELS = 14;
    private static final int CODE_BITS = 7;
    private static final int SYMBOLS_A_BLOCK = 4;
    private static final int BLOCK_BITS = 3;
    private static final int VALUE_BITS = 16;
    private static final int SPAN_BITS = 18;

    private final Random random;
    private final SyzygyMaterial material;
    private final int[] left = new int[OUTCOMES + LEVELS * WIDTH];
    private final int[] right = new int[left.length];
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** By part and block: the codes, the first in the high bits. */
    private final List<int[]> blocks = new ArrayList<>();

    WrittenTable(String name, long seed) {
        random = new Random(seed);
        material = SyzygyMaterial.parse(name).orElseThrow();
        for (int symbol = 0; symbol < left.length; symbol++) {
            boolean isLeaf = symbol < OUTCOMES;
            int below = symbol < OUTCOMES + WIDTH ? 0 : symbol - (symbol - OUTCOMES) % WIDTH - WIDTH;
            int choice = symbol < OUTCOMES + WIDTH ? OUTCOMES : WIDTH;
            left[symbol] = isLeaf ? symbol : below + random.nextInt(choice);
            right[symbol] = isLeaf ? 0xFFF : below + random.nextInt(choice);
        }
    }

    /** Sides to move, each with a part of its own. */
    int sides() {
        return material.isSymmetric() ? 1 : 2;
    }

    private int files() {
        return material.hasPawns() ? 4 : 1;
    }

    /**
     * The pieces in the order of the file: of pawns those of the side with fewer first, then what must lead, then the
     * others.
     */
    int[] pieces() {
        List<Integer> pieces = new ArrayList<>();
        long key = material.key();
        int whitePawns = MaterialKey.count(key, Color.WHITE, Piece.PAWN);
        int blackPawns = MaterialKey.count(key, Color.BLACK, Piece.PAWN);
        int first = whitePawns == 0 || blackPawns > 0 && blackPawns < whitePawns ? Color.BLACK : Color.WHITE;
        add(pieces, Piece.of(first, Piece.PAWN));
        add(pieces, Piece.of(first ^ 1, Piece.PAWN));
        pieces.add(Piece.of(Color.WHITE, Piece.KING));
        pieces.add(Piece.of(Color.BLACK, Piece.KING));
        for (int wanted = 1; wanted < SyzygyMaterial.MOST_PIECES; wanted++) {
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                    if (MaterialKey.count(key, color, kind) == wanted) {
                        add(pieces, Piece.of(color, kind));
                    }
                }
            }
        }
        return pieces.stream().mapToInt(Integer::intValue).toArray();
    }

    private void add(List<Integer> pieces, int piece) {
        for (int i = 0; i < MaterialKey.count(material.key(), Piece.color(piece), Piece.kind(piece)); i++) {
            pieces.add(piece);
        }
    }

    /** How a part numbers its positions. The sides to move differ in it. */
    PieceOrder order(int file, int side) throws UnreadableSyzygyException {
        int pawns = material.hasPawnsOnBothSides() ? 1 - side : PieceOrder.NONE;
        return new PieceOrder(material, pieces(), leadingDigit(side), pawns, file);
    }

    /** Three pieces without a pawn are one group, which has one digit. */
    private int leadingDigit(int side) {
        return material.pieceCount() > 3 || material.hasPawns() ? side : 0;
    }

    /** The outcome at a place of a part, as the file has it: 0 to 4. */
    int value(int part, long index) {
        int[] codes = blocks.get(part);
        int inBlock = (int) (index & (1 << VALUE_BITS) - 1);
        int shift = CODE_BITS * (SYMBOLS_A_BLOCK - 1 - (inBlock >>> LEVELS));
        int symbol = codes[(int) (index >>> VALUE_BITS)] >>> shift & (1 << CODE_BITS) - 1;
        for (int level = LEVELS - 1; level >= 0; level--) {
            symbol = (inBlock >>> level & 1) == 0 ? left[symbol] : right[symbol];
        }
        return symbol;
    }

    /** Once. */
    Path write(Path directory) throws IOException, UnreadableSyzygyException {
        number(TableKind.WDL.magic(), Integer.BYTES);
        out.write((material.isSymmetric() ? 0 : 1) | (material.hasPawns() ? 2 : 0));
        for (int file = 0; file < files(); file++) {
            out.write(leadingDigit(1) << 4);
            if (material.hasPawnsOnBothSides()) {
                out.write(0x01);
            }
            for (int piece : pieces()) {
                out.write(piece * 0x11);
            }
        }
        align(2);
        for (int part = 0; part < files() * sides(); part++) {
            header(order(part / sides(), part % sides()).size());
        }
        blocks.forEach(this::sparse);
        for (int[] codes : blocks) {
            for (int block = 0; block < codes.length; block++) {
                number(0xFFFF, Short.BYTES);
            }
        }
        for (int[] codes : blocks) {
            align(64);
            for (int code : codes) {
                number(Long.reverseBytes((long) code << 64 - SYMBOLS_A_BLOCK * CODE_BITS), Long.BYTES);
            }
        }
        align(64);
        out.write(new byte[16]);
        return Files.write(directory.resolve(material.name() + TableKind.WDL.suffix()), out.toByteArray());
    }

    private void header(long positions) {
        int spans = (int) (positions + (1 << SPAN_BITS) - 1 >>> SPAN_BITS);
        int count = spans << SPAN_BITS - VALUE_BITS;
        int highest = left.length - WIDTH;
        blocks.add(random.ints(count, 0, 1 << 12)
                .map(three -> {
                    int codes = 0;
                    for (int i = 0; i < SYMBOLS_A_BLOCK; i++) {
                        codes = codes << CODE_BITS | highest + (three >>> 3 * i & WIDTH - 1);
                    }
                    return codes;
                })
                .toArray());
        out.write(0);
        out.write(BLOCK_BITS);
        out.write(SPAN_BITS);
        out.write(0);
        number(count, Integer.BYTES);
        out.write(CODE_BITS);
        out.write(CODE_BITS);
        number(0, Short.BYTES);
        number(left.length, Short.BYTES);
        for (int symbol = 0; symbol < left.length; symbol++) {
            number(left[symbol] | right[symbol] << 12, 3);
        }
        align(2);
    }

    /** An entry tells of the position in the middle of its span, with which a block begins. */
    private void sparse(int[] codes) {
        int step = 1 << SPAN_BITS - VALUE_BITS;
        for (int block = step / 2; block < codes.length; block += step) {
            number(block, Integer.BYTES);
            number(0, Short.BYTES);
        }
    }

    private void number(long value, int bytes) {
        for (int i = 0; i < bytes; i++) {
            out.write((int) (value >>> 8 * i));
        }
    }

    private void align(int multiple) {
        while (out.size() % multiple != 0) {
            out.write(0);
        }
    }
}
