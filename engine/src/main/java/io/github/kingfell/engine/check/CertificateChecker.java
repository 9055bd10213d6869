package io.github.kingfell.engine.check;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.certificate.Automaton;
import io.github.kingfell.engine.certificate.Placements;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks a whole certificate with the rules alone: every state mates as it says ({@link StateChecker}), and what is not
 * there cannot be won. For the latter it is enough that from such a position, whatever White plays, Black is stalemated, or
 * takes a man, or comes to another position that is not there: Black can do so for ever.
 */
public final class CertificateChecker {
    private static final int SLICE = 1 << 12;

    private final Automaton automaton;
    private final Placements placements;

    /**
     * Something that is not as it should be.
     *
     * @param number of the position, White to move
     * @param variant of the state; 0 also where a whole position is missing
     */
    public record Fault(int number, int variant, String reason) {}

    private CertificateChecker(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
    }

    /**
     * All faults, in the order of the positions.
     *
     * @param threads that share the work
     */
    public static List<Fault> check(Automaton automaton, int threads) {
        CertificateChecker checker = new CertificateChecker(automaton);
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(() -> IntStream.range(0, automaton.placements().size() / SLICE)
                            .parallel()
                            .mapToObj(checker::slice)
                            .flatMap(List::stream)
                            .toList())
                    .join();
        } finally {
            pool.shutdown();
        }
    }

    /** Every number is looked at, so that a state of a position that is none would be missed by nobody. */
    private List<Fault> slice(int slice) {
        StateChecker states = new StateChecker(automaton);
        return IntStream.range(slice * SLICE, (slice + 1) * SLICE)
                .boxed()
                .flatMap(number -> faults(number, states))
                .toList();
    }

    private Stream<Fault> faults(int number, StateChecker states) {
        boolean there = automaton.contains(number);
        boolean canonical = placements.canonical(number) == number;
        Position x = canonical ? placements.position(number, Color.WHITE) : null;
        if (x == null) {
            return there ? Stream.of(new Fault(number, 0, "no canonical legal position")) : Stream.empty();
        }
        if (!there) {
            String fault = automaton.isComplete() ? escape(x) : null;
            return fault == null ? Stream.empty() : Stream.of(new Fault(number, 0, fault));
        }
        if (automaton.isComplete() && automaton.state(number, 0) == Automaton.NO_STATE) {
            return Stream.of(new Fault(number, 0, "no move of the fresh position"));
        }
        MoveGenerator generator = new MoveGenerator(x);
        return IntStream.range(0, automaton.variants(number))
                .filter(variant -> automaton.state(number, variant) != Automaton.NO_STATE)
                .mapToObj(variant -> fault(x, number, variant, states, generator))
                .flatMap(Stream::ofNullable);
    }

    private @Nullable Fault fault(Position x, int number, int variant, StateChecker states, MoveGenerator generator) {
        String reason = states.fault(x, automaton.state(number, variant), generator);
        return reason == null ? null : new Fault(number, variant, reason);
    }

    /** True when White has too few men to mate: at most a bishop or a knight. */
    private static boolean isDead(Position x) {
        return Bitboard.count(x.occupied()) <= 3
                && (x.kind(Piece.ROOK) | x.kind(Piece.QUEEN) | x.kind(Piece.PAWN)) == 0;
    }

    /** Why a position that is not there might be won; null when Black holds it. */
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
                held = takes ? isDead(x) : !automaton.contains(placements.canonical(placements.number(x)));
                x.unmake(reply);
            }
            x.unmake(move);
            if (!held) {
                return "not there, but Black does not hold it after move " + i;
            }
        }
        return null;
    }
}
