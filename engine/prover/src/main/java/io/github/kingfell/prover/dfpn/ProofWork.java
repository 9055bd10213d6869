package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Properties;

/**
 * A learned heuristic for the initial proof number of an attacker's node: the expected work of its proof. Such work
 * adds up like proof numbers: the attacker first tries the move with the least work for its chance of success, and the
 * work for all replies is the sum of their works. The weights were fitted to the measured work of such nodes
 * ({@code kingfell learn-prover}): the logarithm of nodes per proof is a sum of {@link LeafFeatures}, each times its
 * weight.
 */
@Hot
final class ProofWork {
    private static final String RESOURCE = "proof-work.properties";

    /** Weights in the order of the features. */
    private static final double[] WEIGHTS = load();

    /**
     * The numbers have this many steps to an octave, so that they do not depend on how a platform computes the
     * exponential.
     */
    private static final int STEPS = 16;

    private static final int OCTAVES = 20;
    private static final int[] NUMBERS = numbers();

    private static final double[] LOGARITHMS = logarithms();

    private final double[] features = new double[LeafFeatures.COUNT];

    /**
     * Computes the features of a node.
     *
     * @param reply the defender's move that led there
     * @param captured whether it was a capture
     * @param seen the test that has just found no mate in one
     * @param left moves of the attacker
     */
    void see(Position position, int reply, boolean captured, MateInOne seen, int left) {
        int attacker = position.sideToMove();
        int king = position.king(Color.opponent(attacker));
        long defenders = position.color(Color.opponent(attacker));
        long ring = Attacks.king(king);
        features[LeafFeatures.CONSTANT] = 1;
        features[LeafFeatures.CHECKS] = logarithm(seen.checkCount());
        features[LeafFeatures.TIGHT_CHECKS] = logarithm(seen.tightCheckCount());
        features[LeafFeatures.NO_TIGHT_CHECK] = seen.tightCheckCount() == 0 ? 1 : 0;
        features[LeafFeatures.SAFE_CHECKS] = logarithm(safeChecks(position, seen));
        features[LeafFeatures.MOVES] = logarithm(seen.moveCount());
        features[LeafFeatures.IN_CHECK] = position.inCheck() ? 1 : 0;
        features[LeafFeatures.CAPTURE] = captured ? 1 : 0;
        features[LeafFeatures.EXPOSED] = position.isAttacked(Move.to(reply), attacker) ? 1 : 0;
        features[LeafFeatures.FLIGHTS] = flights(position, ring & ~defenders, king, attacker);
        features[LeafFeatures.RING] = Long.bitCount(ring);
        features[LeafFeatures.GUARDS] = Long.bitCount(near(ring) & defenders & ~position.kind(Piece.PAWN)) - 1;
        features[LeafFeatures.LEFT] = logarithm(left);
        features[LeafFeatures.NEAR_END] = left <= 2 ? 1 : 0;
    }

    /**
     * Returns the features of the last node, in the order of {@link LeafFeatures}; the next call of {@link #see}
     * changes them.
     */
    double[] features() {
        return features;
    }

    /** Returns the proof number of the last node, in parts of {@link ProofNumbers#UNIT}. */
    int number() {
        double octaves = 0;
        for (int i = 0; i < WEIGHTS.length; i++) {
            octaves += WEIGHTS[i] * features[i];
        }
        int step = (int) (octaves * STEPS);
        return NUMBERS[Math.max(0, Math.min(step, NUMBERS.length - 1))];
    }

    /** Counts the checks by a piece that the defender cannot take at once; the king takes only unprotected pieces. */
    private static int safeChecks(Position position, MateInOne seen) {
        long attackers = position.color(position.sideToMove());
        int safe = 0;
        for (int i = 0; i < seen.checkCount(); i++) {
            int check = seen.check(i);
            long reach = position.attackersTo(Move.to(check), position.occupied());
            boolean isProtected = (reach & attackers & ~(1L << Move.from(check))) != 0;
            long takers = reach & ~attackers & (isProtected ? ~position.kind(Piece.KING) : -1L);
            safe += takers == 0 ? 1 : 0;
        }
        return safe;
    }

    private static int flights(Position position, long steps, int king, int attacker) {
        long occupied = position.occupied() & ~(1L << king);
        int free = 0;
        for (long rest = steps; rest != 0; rest = Bitboard.rest(rest)) {
            free += position.isAttacked(Bitboard.first(rest), attacker, occupied) ? 0 : 1;
        }
        return free;
    }

    /** Returns the ring and the squares a king's step away from it. */
    private static long near(long ring) {
        long near = ring;
        for (long rest = ring; rest != 0; rest = Bitboard.rest(rest)) {
            near |= Attacks.king(Bitboard.first(rest));
        }
        return near;
    }

    private static double logarithm(int count) {
        return LOGARITHMS[Math.min(count, LOGARITHMS.length - 1)];
    }

    private static double[] logarithms() {
        double[] logarithms = new double[256];
        for (int i = 0; i < logarithms.length; i++) {
            logarithms[i] = StrictMath.log(1 + i) / StrictMath.log(2);
        }
        return logarithms;
    }

    private static int[] numbers() {
        int[] numbers = new int[OCTAVES * STEPS];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) Math.round(StrictMath.pow(2, (double) i / STEPS));
        }
        return numbers;
    }

    private static double[] load() {
        Properties properties = ShippedText.properties(ProofWork.class, RESOURCE);
        double[] weights = new double[LeafFeatures.COUNT];
        for (int i = 0; i < weights.length; i++) {
            String name = LeafFeatures.NAMES.get(i);
            String text = properties.getProperty(name);
            if (text == null) {
                throw new IllegalStateException("no " + name + " in " + RESOURCE);
            }
            weights[i] = Double.parseDouble(text);
        }
        return weights;
    }
}
