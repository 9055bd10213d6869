package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds positions that can occur more than once in one game of a strategy. The moves to mate fall with every move, so a
 * position recurs only from a variant with more moves to mate to one with fewer. A search from each longer variant down
 * to the length of the shortest is therefore short.
 *
 * <p>A position q with Black to move that recurs leads again, by the same reply, to the position p that followed it. So
 * q is found from p, as one of the positions before p.
 */
final class Recurrences {
    private final Automaton automaton;
    private final Placements placements;
    private final StrategyView view;

    /** By state: the later states with the same position. */
    private final Map<Integer, Set<Integer>> again = new HashMap<>();

    /** The reverse of {@link #again}: by state, the earlier states with the same position. */
    private final Map<Integer, Set<Integer>> earlier = new HashMap<>();

    /** By key of a position, in all images and for both colours: the states after which it can occur twice. */
    private final Map<Long, Set<Integer>> twice = new HashMap<>();

    /** States from which their position, or one before it, may occur a third time. */
    private final Set<Integer> beforeThird = new HashSet<>();

    /** A position found by the search: White to move, in the orientation in which the search began. */
    private record Met(int number, int state) {}

    Recurrences(Automaton automaton) {
        this.automaton = automaton;
        placements = automaton.placements();
        view = new StrategyView(automaton);
    }

    /** The searched states after which some position may occur for the third time. */
    Set<Integer> beforeThird() {
        return Collections.unmodifiableSet(beforeThird);
    }

    /** The searched states after which the position of a key can occur twice, or occurs a second time. */
    Set<Integer> beforeSecond(long key) {
        return Collections.unmodifiableSet(twice.getOrDefault(key, Set.of()));
    }

    /** Searches for later occurrences of a state's position. All states that follow have been checked, or will be. */
    void search(int state) {
        int least = automaton.leastLength(state);
        // Recurrence takes a move away and a move back, so a length shorter by one move only is too short.
        if (automaton.length(state) - least < 2) {
            return;
        }
        int start = automaton.number(state);
        Set<Met> met = new HashSet<>();
        Map<Integer, Set<Integer>> lengthsBefore = new HashMap<>();
        Deque<Met> open = new ArrayDeque<>();
        open.push(new Met(start, state));
        while (!open.isEmpty()) {
            Met here = open.pop();
            for (int symmetry = 0; symmetry < placements.symmetries(here.number()); symmetry++) {
                if (view.isTurn(symmetry, here.number(), here.state())
                        && view.open(here.number(), here.state(), symmetry) == null) {
                    noteBefore(start, here, lengthsBefore);
                    for (int reply = 0; reply < view.count(); reply++) {
                        Met next = new Met(view.after(reply), view.next(reply));
                        if (canComeBack(next, start, least) && met.add(next)) {
                            open.push(next);
                        }
                    }
                }
            }
        }
        met.stream().filter(one -> one.number() == start).forEach(one -> comesAgain(state, one.state()));
        if (again.containsKey(state)) {
            addKeys(start, Color.WHITE, state);
            lengthsBefore.forEach((q, lengths) -> {
                addKeys(q, Color.BLACK, state);
                if (lengths.size() > 1) {
                    beforeThird.add(state);
                }
            });
        }
    }

    /**
     * True when the start may recur after this position: the moves to mate, which fall with every move, leave room for
     * the way back.
     */
    private boolean canComeBack(Met here, int start, int least) {
        return automaton.length(here.state()) - placements.movesBetween(here.number(), start) >= least;
    }

    /** Records the position after the move just read, if one reply to it leads to the start. */
    private void noteBefore(int start, Met here, Map<Integer, Set<Integer>> lengthsBefore) {
        if (view.replyTo(start) >= 0) {
            int q = Placements.withBlackKing(start, Placements.blackKing(here.number()));
            lengthsBefore.computeIfAbsent(q, key -> new HashSet<>()).add(automaton.length(here.state()));
        }
    }

    private void comesAgain(int state, int later) {
        again.computeIfAbsent(state, key -> new HashSet<>()).add(later);
        earlier.computeIfAbsent(later, key -> new HashSet<>()).add(state);
        if (again.containsKey(later)) {
            beforeThird.add(state);
        }
        beforeThird.addAll(earlier.getOrDefault(state, Set.of()));
    }

    private void addKeys(int number, int sideToMove, int state) {
        for (int symmetry = 0; symmetry < placements.symmetries(number); symmetry++) {
            Position x = placements.position(placements.turned(symmetry, number), sideToMove);
            if (x != null) {
                twice.computeIfAbsent(x.key(), key -> new HashSet<>()).add(state);
                twice.computeIfAbsent(exchanged(x).key(), key -> new HashSet<>())
                        .add(state);
            }
        }
    }

    /** The position with ranks and colours exchanged. */
    private static Position exchanged(Position x) {
        PositionBuilder other = new PositionBuilder().sideToMove(x.sideToMove() ^ 1);
        for (int square = 0; square < 64; square++) {
            int piece = x.pieceAt(square);
            if (piece != Piece.NONE) {
                other.put(Symmetry.apply(Symmetry.RANKS, square), Piece.of(Piece.color(piece) ^ 1, Piece.kind(piece)));
            }
        }
        try {
            return other.build();
        } catch (IllegalPositionException e) {
            throw new IllegalStateException("a legal position stays legal", e);
        }
    }
}
