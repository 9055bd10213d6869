package io.github.kingfell.rules.certificate;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.testkit.KrkDistances;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A strategy for testing checkers: the shortest mate from every position of KRK, and its parts, which tests can change.
 */
public final class TableStrategy {
    /** Computed once, and never changed. */
    private static final TableStrategy SHORTEST = read(new KrkDistances());

    public final Placements placements;
    public int[] numbers;
    public byte[] moves;
    public byte[] lengths;
    public int[] positionOf = {};
    public int[] replies = {};
    public short[] variants = {};
    public boolean complete = true;

    private TableStrategy(Placements placements, int[] numbers, byte[] moves, byte[] lengths) {
        this.placements = placements;
        this.numbers = numbers;
        this.moves = moves;
        this.lengths = lengths;
    }

    /** The whole strategy, with arrays of its own. */
    public static TableStrategy shortestMates() {
        return new TableStrategy(
                SHORTEST.placements, SHORTEST.numbers.clone(), SHORTEST.moves.clone(), SHORTEST.lengths.clone());
    }

    private static TableStrategy read(KrkDistances distances) {
        Placements placements = new Placements("KRK");
        int[] numbers = new int[placements.size()];
        byte[] moves = new byte[placements.size()];
        byte[] lengths = new byte[placements.size()];
        int count = 0;
        for (int number = 0; number < placements.size(); number++) {
            Position x = placements.canonical(number) == number ? placements.position(number, Color.WHITE) : null;
            int plies = x == null ? -1 : plies(distances, x);
            if (plies > 0) {
                numbers[count] = number;
                moves[count] = (byte) shortest(distances, x, plies);
                lengths[count++] = (byte) ((plies + 1) / 2);
            }
        }
        return new TableStrategy(
                placements, Arrays.copyOf(numbers, count), Arrays.copyOf(moves, count), Arrays.copyOf(lengths, count));
    }

    private static int plies(KrkDistances distances, Position x) {
        long rook = x.pieces(Color.WHITE, Piece.ROOK);
        if (rook == 0) {
            return -1;
        }
        int placement = KrkDistances.of(x.king(Color.WHITE), Bitboard.first(rook), x.king(Color.BLACK));
        return distances.plies(placement, x.sideToMove() == Color.WHITE);
    }

    private static int shortest(KrkDistances distances, Position x, int plies) {
        MoveList list = MoveList.legal(x);
        for (int i = 0; i < list.size(); i++) {
            x.make(list.get(i));
            int after = plies(distances, x);
            x.unmake(list.get(i));
            if (after == plies - 1) {
                return i;
            }
        }
        throw new AssertionError("no best move");
    }

    public int position(Position x) {
        return Arrays.binarySearch(numbers, placements.canonical(placements.number(x)));
    }

    /**
     * Adds a state: the next further variant of a position.
     *
     * @param move the move on the board of x
     * @param variantAfter the variant after a reply, by the position that the reply leads to
     */
    public void add(Position x, int variant, int move, ToIntFunction<Position> variantAfter) {
        Automaton before = automaton();
        int symmetry = placements.symmetry(placements.number(x));
        Position canonical = placements.position(placements.canonical(placements.number(x)), Color.WHITE);
        MoveList list = MoveList.legal(canonical);
        int turned = Symmetry.applyToMove(symmetry, move);
        int index = list.indexOf(turned);
        canonical.make(turned);
        list = MoveList.legal(canonical);
        Position q = x.copy();
        q.make(move);
        int longest = 0;
        int[] after = new int[list.size()];
        for (int i = 0; i < after.length; i++) {
            Position p = q.copy();
            p.make(Symmetry.applyToMove(Symmetry.inverse(symmetry), list.get(i)));
            after[i] = variantAfter.applyAsInt(p);
            int state = before.state(placements.canonical(placements.number(p)), after[i]);
            longest = Math.max(longest, before.length(state));
        }
        insert(position(x), variant, index, 1 + longest, after);
    }

    private void insert(int position, int variant, int move, int length, int[] after) {
        int further = 0;
        while (further < positionOf.length && positionOf[further] <= position) {
            further++;
        }
        int state = numbers.length + further;
        positionOf = IntStream.concat(Arrays.stream(positionOf), IntStream.of(position))
                .sorted()
                .toArray();
        moves = inserted(moves, state, move);
        lengths = inserted(lengths, state, length);
        Map<Integer, Short> all = new TreeMap<>();
        for (int i = 0; i < replies.length; i++) {
            boolean behind = replies[i] >= Automaton.reply(state, 0);
            all.put(replies[i] + (behind ? Automaton.reply(1, 0) : 0), variants[i]);
        }
        for (int i = 0; i < after.length; i++) {
            if (after[i] > 0) {
                all.put(Automaton.reply(state, i), (short) after[i]);
            }
        }
        replies = all.keySet().stream().mapToInt(reply -> reply).toArray();
        variants = new short[replies.length];
        for (int i = 0; i < replies.length; i++) {
            variants[i] = all.get(replies[i]);
        }
        if (automaton().state(numbers[position], variant) != state) {
            throw new IllegalArgumentException("variants come in order");
        }
    }

    private static byte[] inserted(byte[] values, int index, int value) {
        byte[] more = Arrays.copyOf(values, values.length + 1);
        System.arraycopy(values, index, more, index + 1, values.length - index);
        more[index] = (byte) value;
        return more;
    }

    public Automaton automaton() {
        return new Automaton(placements, complete, numbers, positionOf, moves, lengths, replies, variants);
    }
}
