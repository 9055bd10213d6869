package io.github.kingfell.arena.endplay;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.tables.ExactValues;
import java.util.Random;

/** Plays the weaker side. */
public final class Defender {
    /** More than any value of the sign below it. */
    private static final long RANK = 1 << 12;

    private final Defence defence;
    private final ExactValues truth;
    private final CertificateLibrary certificates;
    private final Random random;

    public Defender(Defence defence, ExactValues truth, CertificateLibrary certificates, Random random) {
        this.defence = defence;
        this.truth = truth;
        this.certificates = certificates;
        this.random = random;
    }

    /** Returns the reply; there must be one. */
    public int reply(Position y) {
        MoveList replies = MoveList.legal(y);
        int best = Move.NONE;
        long most = -1;
        int equal = 0;
        for (int i = 0; i < replies.size(); i++) {
            y.make(replies.get(i));
            long merit = merit(y);
            y.unmake(replies.get(i));
            equal = merit > most ? 1 : merit == most ? equal + 1 : equal;
            if (merit > most || merit == most && random.nextInt(equal) == 0) {
                best = replies.get(i);
                most = merit;
            }
        }
        return best;
    }

    /** Returns how good a position is for the defence. */
    private long merit(Position x) {
        return switch (defence) {
            case RANDOM -> 0;
            case LONGEST -> distance(x);
            case WORST_FOR_US -> {
                long merit = x.repetitions();
                merit = merit * RANK + distance(x);
                merit = merit * RANK + claimed(x);
                yield merit * RANK + Math.min(x.halfmoveClock(), 1);
            }
        };
    }

    /** Returns the plies to mate; a draw is farther than any mate. */
    private long distance(Position x) {
        int plies = truth.plies(x);
        return plies > 0 ? plies : RANK - 1;
    }

    /** Returns the moves to mate that the certificate of the ending claims; 0 without one. */
    private int claimed(Position x) {
        int strong = x.sideToMove();
        String name = MaterialKey.name(strong == Color.WHITE ? x.material() : MaterialKey.flip(x.material()));
        return certificates
                .find(name)
                .map(automaton -> length(automaton, x, strong))
                .orElse(0);
    }

    private static int length(Automaton automaton, Position x, int strong) {
        Placements placements = automaton.placements();
        if (!placements.contains(x, strong)) {
            return 0;
        }
        int state = automaton.state(placements.canonical(placements.number(x, strong)), 0);
        return state == Automaton.NO_STATE ? 0 : automaton.length(state);
    }
}
