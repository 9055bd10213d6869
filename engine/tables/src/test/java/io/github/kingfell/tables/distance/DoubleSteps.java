package io.github.kingfell.tables.distance;

import java.util.Arrays;

/**
 * The double steps of pawns that may be answered en passant. Their value is not that of the position they lead to,
 * which the table keeps without the right to capture: each is listed with what the capture is worth.
 */
final class DoubleSteps {
    private static final int FIELDS = 4;

    /**
     * By double step: number and side of the position before it, number after it, worth of the capture, 1 if forced.
     */
    private int[] fields = new int[0];

    private int length;
    private int greatest = PlyCode.DRAW;

    /**
     * Adds a legal double step.
     *
     * @param capture the value for the opponent of capturing, {@link PlyCode#UNUSED} when he may not
     * @param forced he has no other move
     */
    void add(int side, int before, int after, int capture, boolean forced) {
        if (length == fields.length) {
            fields = Arrays.copyOf(fields, Math.max(1024, 2 * length));
        }
        fields[length] = before << 1 | side;
        fields[length + 1] = after;
        fields[length + 2] = capture;
        fields[length + 3] = forced ? 1 : 0;
        length += FIELDS;
        if (capture != PlyCode.UNUSED) {
            greatest = Math.max(greatest, capture);
        }
    }

    void addAll(DoubleSteps others) {
        fields = Arrays.copyOf(fields, length + others.length);
        System.arraycopy(others.fields, 0, fields, length, others.length);
        length += others.length;
        greatest = Math.max(greatest, others.greatest);
    }

    int count() {
        return length / FIELDS;
    }

    /** The greatest value of a capture: the table is not complete before that. */
    int greatest() {
        return greatest;
    }

    int side(int step) {
        return fields[step * FIELDS] & 1;
    }

    int before(int step) {
        return fields[step * FIELDS] >> 1;
    }

    /** The value for the opponent, as far as it follows from what is at most this far from mate, in plies. */
    int code(int step, OracleTable table, int plies) {
        int capture = fields[step * FIELDS + 2];
        boolean forced = fields[step * FIELDS + 3] != 0;
        int others = known(table.code(side(step) ^ 1, fields[step * FIELDS + 1]), plies);
        if (capture == PlyCode.UNUSED) {
            return others;
        }
        // A win by the capture may be slower than one by another move, which is not known yet.
        int taking = PlyCode.isWin(capture) ? known(capture, plies) : capture;
        return forced ? taking : PlyCode.better(others, taking);
    }

    private static int known(int code, int plies) {
        return PlyCode.plies(code) > plies ? PlyCode.DRAW : code;
    }
}
