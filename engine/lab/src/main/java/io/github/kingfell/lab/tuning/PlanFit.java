package io.github.kingfell.lab.tuning;

import io.github.kingfell.engine.alphabeta.evaluation.EndingPlan;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Fits an {@link EndingPlan} to a distance table by least squares: the numbers of one pair of pieces after another are
 * set to the average residual of the others, until little changes ("backfitting", Friedman and Stuetzle 1981).
 */
public final class PlanFit {
    private static final int PIECES = 4;

    private static final int PASSES = 60;

    /** Each step adds this number of positions without error, so that rare pairs change slowly. */
    private static final double PRIOR = 20;

    /** Indices of the first and the second piece of each pair in the name of the ending. */
    private static final int[] FIRST = {0, 0, 0, 1, 1, 2};

    private static final int[] SECOND = {1, 2, 3, 2, 3, 3};

    /** The number that a pair of squares shares with its reflections. */
    private final int[] folded = new int[64 * 64];

    private final int[] pieces;
    private final TableProbe truth;

    /** Squares of the pieces, six bits each, and plies to mate, of the positions to fit. */
    private int[] squares = new int[1 << 16];

    private float[] left = new float[1 << 16];
    private int size;

    /** @param ending four pieces without pawns, such as {@code KQKR}, that the probe covers */
    public PlanFit(String ending, TableProbe truth) {
        this.truth = truth;
        pieces = EndingPlan.pieces(ending);
        for (int i = 0; i < folded.length; i++) {
            folded[i] = EndingPlan.fold(i >>> 6, i & 63);
        }
    }

    /** Fits the plan and returns its text. */
    public List<String> fit(Consumer<String> progress) {
        collect();
        double variance = error();
        double[][] numbers = new double[EndingPlan.PAIRS][64 * 64];
        for (int pass = 0; pass < PASSES; pass++) {
            for (int pair = 0; pair < EndingPlan.PAIRS; pair++) {
                improve(numbers[pair], pair);
            }
        }
        double error = error();
        progress.accept(String.format(
                Locale.ROOT,
                "%d positions, deviation %.2f plies, %.2f left",
                size,
                Math.sqrt(variance),
                Math.sqrt(error)));
        short[][] rounded = new short[EndingPlan.PAIRS][64 * 64];
        for (int pair = 0; pair < EndingPlan.PAIRS; pair++) {
            for (int i = 0; i < rounded[pair].length; i++) {
                rounded[pair][i] = (short) Math.round(numbers[pair][i] * EndingPlan.PARTS);
            }
        }
        return EndingPlan.write(rounded);
    }

    /** Collects all positions that White wins, with Black to move and the white king in one triangle of the board. */
    private void collect() {
        int[] at = new int[PIECES];
        for (int code = 0; code < 1 << 24; code++) {
            long taken = 0;
            for (int piece = 0; piece < PIECES; piece++) {
                at[piece] = code >>> shift(piece) & 63;
                taken |= 1L << at[piece];
            }
            if (EndingPlan.fold(at[0], 0) >>> 6 == at[0] && Long.bitCount(taken) == PIECES) {
                add(code, at);
            }
        }
    }

    private void add(int code, int[] at) {
        int plies;
        try {
            plies = truth.plies(position(at));
        } catch (IllegalPositionException e) {
            return;
        }
        if (plies < 0 || plies % 2 == 1) {
            return;
        }
        if (size == squares.length) {
            squares = Arrays.copyOf(squares, 2 * size);
            left = Arrays.copyOf(left, 2 * size);
        }
        squares[size] = code;
        left[size++] = plies;
    }

    private Position position(int[] at) throws IllegalPositionException {
        PositionBuilder builder = new PositionBuilder().sideToMove(Color.BLACK);
        for (int piece = 0; piece < PIECES; piece++) {
            builder.put(at[piece], pieces[piece]);
        }
        return builder.build();
    }

    private void improve(double[] numbers, int pair) {
        double[] change = new double[numbers.length];
        int[] count = new int[numbers.length];
        for (int i = 0; i < size; i++) {
            int index = index(squares[i], pair);
            change[index] += left[i];
            count[index]++;
        }
        for (int i = 0; i < numbers.length; i++) {
            change[i] /= count[i] + PRIOR;
            numbers[i] += change[i];
        }
        for (int i = 0; i < size; i++) {
            left[i] -= (float) change[index(squares[i], pair)];
        }
    }

    private int index(int code, int pair) {
        return folded[(code >>> shift(FIRST[pair]) & 63) << 6 | code >>> shift(SECOND[pair]) & 63];
    }

    private static int shift(int piece) {
        return 6 * (PIECES - 1 - piece);
    }

    private double error() {
        double sum = 0;
        double squared = 0;
        for (int i = 0; i < size; i++) {
            sum += left[i];
            squared += left[i] * (double) left[i];
        }
        return squared / size - sum / size * (sum / size);
    }
}
