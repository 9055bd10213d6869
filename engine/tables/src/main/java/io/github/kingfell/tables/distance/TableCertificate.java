package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes the table of an ending as a strategy that needs no table to be checked: for every position that White wins, a
 * quickest move and the number of moves to mate. Each reply leads to a smaller number. Of several quickest moves it
 * takes the first in the order of generation.
 */
public final class TableCertificate {
    private final TableProbe probe;
    private final Placements placements;
    private final MoveList moves = new MoveList();

    private int[] numbers = new int[1 << 16];
    private byte[] chosen = new byte[1 << 16];
    private byte[] lengths = new byte[1 << 16];
    private int count;

    private TableCertificate(TableProbe probe, Placements placements) {
        this.probe = probe;
        this.placements = placements;
    }

    /**
     * Returns the strategy of all positions that the tables call won.
     *
     * @param placements of an ending whose tables the probe has, and those of the endings into which it leads
     * @param percent receives the part that is done
     * @throws IllegalStateException when a table is missing or contradicts the rules
     */
    public static Automaton of(TableProbe probe, Placements placements, IntConsumer percent) {
        TableCertificate made = new TableCertificate(probe, placements);
        int part = placements.size() / 100 + 1;
        for (int number = 0; number < placements.size(); number++) {
            if (number % part == 0) {
                percent.accept(number / part);
            }
            Position position = made.position(number);
            if (position != null) {
                made.add(number, position);
            }
        }
        return made.automaton();
    }

    private @Nullable Position position(int number) {
        return placements.canonical(number) == number ? placements.position(number, Color.WHITE) : null;
    }

    private void add(int number, Position position) {
        int plies = probe.plies(position);
        if (plies == TableProbe.UNKNOWN) {
            throw new IllegalStateException("no table of " + placements.material(number));
        }
        if (plies > 0 && plies % 2 == 1) {
            if (count == numbers.length) {
                int room = 2 * count;
                numbers = Arrays.copyOf(numbers, room);
                chosen = Arrays.copyOf(chosen, room);
                lengths = Arrays.copyOf(lengths, room);
            }
            numbers[count] = number;
            chosen[count] = (byte) quickest(position, plies);
            lengths[count++] = (byte) ((plies + 1) / 2);
        }
    }

    /** Returns the index of the first move that loses no time. */
    private int quickest(Position position, int plies) {
        new MoveGenerator(position).generate(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            int after = probe.plies(position);
            position.unmake(moves.get(i));
            if (after == plies - 1) {
                return i;
            }
        }
        throw new IllegalStateException("the table of " + placements.material() + " contradicts itself");
    }

    private Automaton automaton() {
        return new Automaton(
                placements,
                true,
                Arrays.copyOf(numbers, count),
                new int[0],
                Arrays.copyOf(chosen, count),
                Arrays.copyOf(lengths, count),
                new int[0],
                new short[0]);
    }
}
