package io.github.kingfell.lab.tuning;

import io.github.kingfell.engine.alphabeta.EvalWeights;
import io.github.kingfell.engine.alphabeta.ShannonEvaluator;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The static evaluation as a function of its weights, for those who tune them. Slopes are measured by moving one weight at a
 * time: nearly all terms are linear, so what the rounding to centipawns loses is all that is lost.
 *
 * <p>For one thread.
 */
public final class EvaluationModel {
    /** How far a weight is moved, to keep the rounding small. */
    private static final int STEP = 64;

    /** The attack on the king is not linear: there the slope is that of a small step. */
    private static final int ATTACK_STEP = 4;

    /** What is no weight of a term, or stands in for another, or speaks of positions that are decided anyway. */
    private static final List<String> FIXED = List.of("mopup.edge", "mopup.kings", "mopup.corner");

    private static final List<String> ATTACK = List.of("king.attack", "king.check", "king.hole");

    private static final String[] KINDS = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};

    /** One number that may be tuned. */
    private static final class Weight {
        final String row;
        final int[] values;
        final int index;
        final int step;

        /** Of the man whose square it is about, 0 for any other weight. */
        final int kind;

        final ShannonEvaluator moved;

        Weight(Map<String, int[]> rows, String row, int index) {
            this.row = row;
            this.index = index;
            step = ATTACK.contains(row) ? ATTACK_STEP : STEP;
            kind = kindOf(row);
            values = Objects.requireNonNull(rows.get(row));
            values[index] += step;
            moved = new ShannonEvaluator(new EvalWeights(rows));
            values[index] -= step;
        }

        private static int kindOf(String row) {
            for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                if (row.startsWith("square." + KINDS[kind] + ".")) {
                    return kind;
                }
            }
            return 0;
        }

        /** True where the weight can count. */
        boolean matters(Position position) {
            if (kind == 0) {
                return true;
            }
            // Rank 8 comes first, seen from the own side.
            return Bitboard.contains(position.men(Color.WHITE, kind), index ^ 56)
                    || Bitboard.contains(position.men(Color.BLACK, kind), index);
        }
    }

    private final Map<String, int[]> rows;
    private final ShannonEvaluator evaluator;
    private final List<Weight> weights = new ArrayList<>();

    /** With the weights that the engine plays with. */
    public EvaluationModel() {
        this(EvalWeights.STANDARD.rows());
    }

    private EvaluationModel(Map<String, int[]> rows) {
        this.rows = rows;
        evaluator = new ShannonEvaluator(new EvalWeights(rows));
        for (Map.Entry<String, int[]> row : rows.entrySet()) {
            if (!FIXED.contains(row.getKey())) {
                for (int i = 0; i < row.getValue().length; i++) {
                    weights.add(new Weight(rows, row.getKey(), i));
                }
            }
        }
    }

    /** Number of weights. */
    public int size() {
        return weights.size();
    }

    /** A weight as it stands. */
    public int weight(int number) {
        Weight weight = weights.get(number);
        return weight.values[weight.index];
    }

    /** The row in which a weight stands, such as {@code square.king.eg}. */
    public String row(int number) {
        return weights.get(number).row;
    }

    /** The same model with other weights, one for each of {@link #size}. */
    public EvaluationModel with(int[] values) {
        Map<String, int[]> other = new EvalWeights(rows).rows();
        for (int i = 0; i < values.length; i++) {
            Weight weight = weights.get(i);
            Objects.requireNonNull(other.get(weight.row))[weight.index] = values[i];
        }
        return new EvaluationModel(other);
    }

    /** Centipawns for White. Not meant for positions in check. */
    public int evaluate(Position position) {
        return seenByWhite(position, evaluator);
    }

    /**
     * The weights that move the value of a position, and how far.
     *
     * @param numbers receives the numbers of the weights; {@link #size} long
     * @param slopes receives centipawns for White by unit of the weight
     * @return how many there are
     */
    public int slopes(Position position, int[] numbers, float[] slopes) {
        int value = evaluate(position);
        int count = 0;
        for (int i = 0; i < weights.size(); i++) {
            Weight weight = weights.get(i);
            int change = weight.matters(position) ? seenByWhite(position, weight.moved) - value : 0;
            if (change != 0) {
                numbers[count] = i;
                slopes[count++] = (float) change / weight.step;
            }
        }
        return count;
    }

    /** The weights as the text of their resource. */
    public List<String> lines() {
        return EvalWeights.write(rows);
    }

    private static int seenByWhite(Position position, ShannonEvaluator evaluator) {
        int value = evaluator.evaluate(position);
        return position.sideToMove() == Color.WHITE ? value : -value;
    }
}
