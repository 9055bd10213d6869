package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks a whole certificate with the rules alone. Every state must mate as it claims ({@link StateChecker}), and a
 * position missing from a complete certificate must not be won. A missing position passes if after every White move
 * Black is stalemated, can capture and leave what never mates, or can reach another missing position: then Black can go
 * on like this for ever.
 */
public final class CertificateChecker {
    private static final int SLICE = 1 << 12;

    private final Automaton automaton;
    private final Placements placements;

    /**
     * A finding about one position.
     *
     * @param number the number of the position, White to move
     * @param variant the variant of the state; also 0 when the whole position is missing
     * @param what the finding, in words
     */
    public record Finding(int number, int variant, String what) {}

    /**
     * The result of a check, with findings in the order of the positions.
     *
     * @param faults errors that make the certificate invalid
     * @param repetitions states that mate only if Black does not claim a draw by threefold repetition; the engine
     *     announces no mate where one of them can occur
     */
    public record CertificateVerdict(List<Finding> faults, List<Finding> repetitions) {
        /** True for a certificate without faults. */
        public boolean holds() {
            return faults.isEmpty();
        }
    }

    private CertificateChecker(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
    }

    /**
     * Checks a certificate.
     *
     * @param threads the number of threads that share the work
     */
    public static CertificateVerdict check(Automaton automaton, int threads) {
        CertificateChecker checker = new CertificateChecker(automaton);
        List<Finding> faults = checker.inSlices(threads, checker::slice);
        List<Finding> repetitions = faults.isEmpty() ? checker.inSlices(threads, checker::repetitions) : List.of();
        return new CertificateVerdict(faults, repetitions);
    }

    private List<Finding> inSlices(int threads, IntFunction<List<Finding>> work) {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(() -> IntStream.range(0, (bound() + SLICE - 1) / SLICE)
                            .parallel()
                            .mapToObj(work)
                            .flatMap(List::stream)
                            .toList())
                    .join();
        } finally {
            pool.shutdown();
        }
    }

    private int bound() {
        return automaton.isComplete() ? placements.size() : automaton.positions();
    }

    /** One slice of all numbers, so that a state of an impossible position is found too; or of those that are there. */
    private IntStream numbers(int slice) {
        IntStream indexes = IntStream.range(slice * SLICE, Math.min(bound(), (slice + 1) * SLICE));
        return automaton.isComplete() ? indexes : indexes.map(automaton::number);
    }

    private List<Finding> repetitions(int slice) {
        return numbers(slice)
                .filter(number -> automaton.contains(number) && automaton.variants(number) > 1)
                .boxed()
                .flatMap(this::repetitionsOf)
                .toList();
    }

    private Stream<Finding> repetitionsOf(int number) {
        Recurrences recurrences = new Recurrences(automaton);
        states(number).forEach(recurrences::search);
        return recurrences.beforeThird().stream()
                .sorted()
                .map(state -> new Finding(number, automaton.variant(state), "may occur a third time"));
    }

    private List<Finding> slice(int slice) {
        StateChecker states = new StateChecker(automaton);
        return numbers(slice).boxed().flatMap(number -> faults(number, states)).toList();
    }

    private Stream<Finding> faults(int number, StateChecker states) {
        boolean there = automaton.contains(number);
        boolean canonical = placements.canonical(number) == number;
        Position x = canonical ? placements.position(number, Color.WHITE) : null;
        if (x == null) {
            return there ? Stream.of(new Finding(number, 0, "not a canonical legal position")) : Stream.empty();
        }
        if (!there) {
            String fault = escape(x);
            return fault == null ? Stream.empty() : Stream.of(new Finding(number, 0, fault));
        }
        if (automaton.isComplete() && automaton.state(number, 0) == Automaton.NO_STATE) {
            return Stream.of(new Finding(number, 0, "no state of variant 0"));
        }
        MoveGenerator generator = new MoveGenerator(x);
        return states(number)
                .mapToObj(state -> fault(x, state, states, generator))
                .flatMap(Stream::ofNullable);
    }

    private IntStream states(int number) {
        return IntStream.range(0, automaton.variants(number))
                .map(variant -> automaton.state(number, variant))
                .filter(state -> state != Automaton.NO_STATE);
    }

    private @Nullable Finding fault(Position x, int state, StateChecker states, MoveGenerator generator) {
        String reason = states.fault(x, state, generator);
        return reason == null ? null : new Finding(automaton.number(state), automaton.variant(state), reason);
    }

    /** Says why a missing position might be won; null when Black holds it. */
    private @Nullable String escape(Position x) {
        MoveGenerator generator = new MoveGenerator(x);
        MoveList moves = new MoveList();
        MoveList replies = new MoveList();
        generator.generate(x, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            x.make(move);
            generator.generate(x, replies);
            boolean held = replies.isEmpty() && !x.inCheck();
            for (int j = 0; j < replies.size() && !held; j++) {
                int reply = replies.get(j);
                boolean takes = x.isCapture(reply);
                x.make(reply);
                held = takes || !placements.contains(x, Color.WHITE)
                        ? x.isInsufficientMaterial() || isBare(x)
                        : !automaton.contains(placements.canonical(placements.number(x)));
                x.unmake(reply);
            }
            x.unmake(move);
            if (!held) {
                return "missing, but Black cannot hold it after move " + i;
            }
        }
        return null;
    }

    /** True when White has only a king. */
    private static boolean isBare(Position x) {
        return Bitboard.count(x.color(Color.WHITE)) == 1;
    }
}
