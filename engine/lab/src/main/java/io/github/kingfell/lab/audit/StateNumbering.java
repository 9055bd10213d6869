package io.github.kingfell.lab.audit;

import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import java.util.Arrays;

/** Numbers the classes of behaviours as states of an {@link Automaton}. */
final class StateNumbering {
    private static final int FRESH = -1;
    private static final int REPLIES = 2;

    private final Placements placements;
    private final IntSequences behaviours;
    private final int[] behaviourOfRoot;
    private final int[] classes;

    /** By class: one of its behaviours, and which variant of its position it is. */
    private final int[] member;

    private final int[] variantOf;

    private final int[] numbers;
    private final int[] positionOf;

    /** By state: the behaviour, or {@link #FRESH} when none is known. */
    private final int[] behaviourOf;

    StateNumbering(Placements placements, IntSequences behaviours, int[] behaviourOfRoot, int[] classes) {
        this.placements = placements;
        this.behaviours = behaviours;
        this.behaviourOfRoot = behaviourOfRoot;
        this.classes = classes;
        int count = Arrays.stream(classes).max().orElse(-1) + 1;
        member = new int[count];
        for (int behaviour = classes.length - 1; behaviour >= 0; behaviour--) {
            member[classes[behaviour]] = behaviour;
        }
        numbers = Arrays.stream(member).map(this::number).sorted().distinct().toArray();
        int[] further = further();
        variantOf = new int[count];
        positionOf = new int[further.length];
        behaviourOf = new int[numbers.length + further.length];
        for (int position = 0; position < numbers.length; position++) {
            behaviourOf[position] = behaviourOfRoot[numbers[position]];
        }
        for (int i = 0; i < further.length; i++) {
            positionOf[i] = Arrays.binarySearch(numbers, number(member[further[i]]));
            variantOf[further[i]] = i > 0 && positionOf[i] == positionOf[i - 1] ? variantOf[further[i - 1]] + 1 : 1;
            behaviourOf[numbers.length + i] = member[further[i]];
        }
    }

    /** Returns the classes that are not the fresh behaviour of their position, by position. */
    private int[] further() {
        long[] byPosition = new long[member.length];
        int count = 0;
        for (int of = 0; of < member.length; of++) {
            int root = behaviourOfRoot[number(member[of])];
            if (root == FRESH || classes[root] != of) {
                byPosition[count++] = (long) number(member[of]) << Integer.SIZE | of;
            }
        }
        return Arrays.stream(byPosition, 0, count)
                .sorted()
                .mapToInt(key -> (int) key)
                .toArray();
    }

    private int number(int behaviour) {
        return behaviours.get(behaviour, 0);
    }

    /** @param lengths by behaviour, moves to mate */
    Automaton automaton(byte[] lengths, boolean complete) {
        byte[] moves = new byte[behaviourOf.length];
        byte[] moreMoves = new byte[behaviourOf.length];
        int exceptions = 0;
        for (int state = 0; state < behaviourOf.length; state++) {
            int behaviour = behaviourOf[state];
            moves[state] = (byte) (behaviour == FRESH ? Automaton.NO_MOVE : behaviours.get(behaviour, 1));
            moreMoves[state] = behaviour == FRESH ? 0 : lengths[behaviour];
            for (int reply = 0; reply < replies(behaviour); reply++) {
                exceptions += variantAfter(behaviour, reply) == 0 ? 0 : 1;
            }
        }
        int[] replies = new int[exceptions];
        short[] variants = new short[exceptions];
        int next = 0;
        for (int state = 0; state < behaviourOf.length; state++) {
            for (int reply = 0; reply < replies(behaviourOf[state]); reply++) {
                int variant = variantAfter(behaviourOf[state], reply);
                if (variant != 0) {
                    replies[next] = Automaton.reply(state, reply);
                    variants[next++] = (short) variant;
                }
            }
        }
        return new Automaton(placements, complete, numbers, positionOf, moves, moreMoves, replies, variants);
    }

    private int replies(int behaviour) {
        return behaviour == FRESH ? 0 : (behaviours.length(behaviour) - REPLIES) / 2;
    }

    private int variantAfter(int behaviour, int reply) {
        int next = behaviours.get(behaviour, REPLIES + 2 * reply + 1);
        return next == FRESH ? 0 : variantOf[classes[next]];
    }
}
