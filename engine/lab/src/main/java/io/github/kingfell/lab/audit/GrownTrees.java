package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.forcing.growth.Growth;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * The trees of an ending with their costs, by canonical number of the root position. The store grows as trees are
 * added.
 */
final class GrownTrees {
    private static final int NONE = -1;

    /** By number of the root position. */
    private final int[] recordOf;

    private int count;
    private int[] number = new int[1024];
    private Growth.Result[] result = new Growth.Result[1024];
    private int[] examined = new int[1024];
    private int[] micros = new int[1024];

    /** Offset at which the code of a record begins; it ends where the next one begins. */
    private int[] begin = new int[1025];

    private byte[] codes = new byte[1 << 14];

    /** @param roots exclusive upper bound of the numbers */
    GrownTrees(int roots) {
        recordOf = new int[roots];
        Arrays.fill(recordOf, NONE);
    }

    /** One tree. */
    static final class Grown {
        private final int number;
        private final Growth.Result result;
        private final int examined;
        private final int micros;
        private final byte[] code;

        /**
         * @param examined positions compared with the root position
         * @param micros time it took to grow, in microseconds
         * @param code {@link TreeCode}, empty unless the tree was found
         */
        Grown(int number, Growth.Result result, int examined, int micros, byte[] code) {
            this.number = number;
            this.result = result;
            this.examined = examined;
            this.micros = micros;
            this.code = code;
        }

        int number() {
            return number;
        }

        /** Returns true when both searches had the same result at the same effort. */
        boolean isLike(Grown other) {
            return result == other.result && examined == other.examined && Arrays.equals(code, other.code);
        }

        void write(DataOutputStream out) throws IOException {
            out.writeInt(number);
            out.writeUTF(result.name());
            out.writeInt(examined);
            out.writeInt(micros);
            out.writeInt(code.length);
            out.write(code);
        }

        static Grown read(DataInputStream in) throws IOException {
            int number = in.readInt();
            Growth.Result result = Growth.Result.valueOf(in.readUTF());
            int examined = in.readInt();
            int micros = in.readInt();
            return new Grown(number, result, examined, micros, in.readNBytes(in.readInt()));
        }
    }

    void add(Grown tree) {
        if (count == number.length) {
            number = Arrays.copyOf(number, 2 * count);
            result = Arrays.copyOf(result, 2 * count);
            examined = Arrays.copyOf(examined, 2 * count);
            micros = Arrays.copyOf(micros, 2 * count);
            begin = Arrays.copyOf(begin, 2 * count + 1);
        }
        int end = begin[count] + tree.code.length;
        if (end > codes.length) {
            codes = Arrays.copyOf(codes, Math.max(end, codes.length / 2 * 3));
        }
        System.arraycopy(tree.code, 0, codes, begin[count], tree.code.length);
        recordOf[tree.number] = count;
        number[count] = tree.number;
        result[count] = tree.result;
        examined[count] = tree.examined;
        micros[count] = tree.micros;
        begin[++count] = end;
    }

    /** Returns the number of records: trees, and root positions without a tree. */
    int size() {
        return count;
    }

    boolean has(int root) {
        return recordOf[root] != NONE;
    }

    /** Returns the record of a root position that has one. */
    int record(int root) {
        return recordOf[root];
    }

    int number(int record) {
        return number[record];
    }

    Growth.Result result(int record) {
        return result[record];
    }

    int examined(int record) {
        return examined[record];
    }

    int micros(int record) {
        return micros[record];
    }

    /** Returns one byte of a record's code. */
    byte code(int record, int index) {
        return codes[begin[record] + index];
    }

    /** Returns a copy of a record. */
    Grown get(int record) {
        byte[] code = Arrays.copyOfRange(codes, begin[record], begin[record + 1]);
        return new Grown(number[record], result(record), examined[record], micros[record], code);
    }
}
