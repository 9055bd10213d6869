package io.github.kingfell.rules.testkit;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A random game from one of many starts: the initial position, positions full of special cases, Chess960 arrays,
 * endgames. The same seed gives the same walk. Parameterised tests take {@code @MethodSource(RandomWalk.WALKS)}; the
 * seed is in the test's name and in the message of every failure along the way.
 *
 * <p>{@code -Dkingfell.seed=N} begins the series at another seed.
 */
public final class RandomWalk {
    /** For {@code @MethodSource}: 150 walks of up to 80 plies. */
    public static final String WALKS = "io.github.kingfell.rules.testkit.RandomWalk#walks";

    /** For {@code @MethodSource}: 30 walks, for tests that do much at every step. */
    public static final String FEW_WALKS = "io.github.kingfell.rules.testkit.RandomWalk#fewWalks";

    private static final int WALK_COUNT = 150;
    private static final int FEW = 30;
    private static final int PLIES = 80;
    private static final long FIRST_SEED = Long.getLong("kingfell.seed", 1);

    private final long seed;
    private final String start;
    private final int[] moves;

    private RandomWalk(long seed, String start, int[] moves) {
        this.seed = seed;
        this.start = start;
        this.moves = moves;
    }

    /** The action of a test at each position; it may move about in the position but must restore it. */
    @FunctionalInterface
    public interface Visit {
        void visit(Position position) throws Exception;
    }

    public static Stream<RandomWalk> walks() {
        return walks(WALK_COUNT, PLIES);
    }

    public static Stream<RandomWalk> fewWalks() {
        return walks(FEW, PLIES);
    }

    public static Stream<RandomWalk> walks(int count, int plies) {
        return LongStream.range(FIRST_SEED, FIRST_SEED + count).mapToObj(seed -> of(seed, plies));
    }

    /** The walk of a seed; shorter than {@code plies} when the game ends by mate or stalemate. */
    public static RandomWalk of(long seed, int plies) {
        Random random = new Random(seed);
        String start = start(random);
        Position position = parse(start);
        MoveGenerator generator = new MoveGenerator(position);
        MoveList list = new MoveList();
        List<Integer> moves = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            generator.generate(position, list);
            if (list.isEmpty()) {
                break;
            }
            int move = choose(list, random);
            moves.add(move);
            position.make(move);
        }
        return new RandomWalk(
                seed, start, moves.stream().mapToInt(Integer::intValue).toArray());
    }

    /** The first position, a fresh one at each call. */
    public Position start() {
        return parse(start);
    }

    public int[] moves() {
        return moves.clone();
    }

    /** The last position with its game history. */
    public Position end() {
        Position position = start();
        for (int move : moves) {
            position.make(move);
        }
        return position;
    }

    /** Visits every position from the first to the last. */
    public void forEach(Visit visit) {
        Position position = start();
        for (int ply = 0; ply <= moves.length; ply++) {
            String fen = Fen.formatShredder(position);
            try {
                visit.visit(position);
            } catch (Exception | AssertionError e) {
                throw new AssertionError(this + ", ply " + ply + ", " + fen + ": " + e.getMessage(), e);
            }
            if (ply < moves.length) {
                position.make(moves[ply]);
            }
        }
    }

    @Override
    public String toString() {
        return "walk with seed " + seed + " from " + start;
    }

    /** A third of the walks begin in a Chess960 array, the others in a position of a suite. */
    private static String start(Random random) {
        int kind = random.nextInt(3);
        if (kind == 0) {
            return chess960(random);
        }
        List<String> lines = new ArrayList<>(Suite.PERFT_STANDARD.lines());
        lines.addAll(Suite.PERFT_CHESS960.lines());
        lines.addAll(Suite.BENCH_ALPHABETA.lines());
        String line = lines.get(random.nextInt(lines.size()));
        try {
            return Fen.formatShredder(Epd.parse(line).position());
        } catch (NotationException e) {
            throw new IllegalStateException(line, e);
        }
    }

    /**
     * A Chess960 array; in every second one the pieces between king and rooks are gone or all knights, so that castling
     * comes soon.
     */
    private static String chess960(Random random) {
        List<Character> pieces = new ArrayList<>(List.of('K', 'Q', 'R', 'R', 'B', 'B', 'N', 'N'));
        String rank;
        do {
            Collections.shuffle(pieces, random);
            StringBuilder text = new StringBuilder();
            pieces.forEach(text::append);
            rank = text.toString();
        } while (!rank.matches(".*R.*K.*R.*") || (rank.indexOf('B') + rank.lastIndexOf('B')) % 2 == 0);
        if (random.nextBoolean()) {
            rank = rank.replaceAll("[QBN]", random.nextBoolean() ? "1" : "N");
        }
        char[] files = {(char) ('A' + rank.lastIndexOf('R')), (char) ('A' + rank.indexOf('R'))};
        String rights = new String(files);
        return rank.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank + " w " + rights
                + rights.toLowerCase(Locale.ROOT) + " - 0 1";
    }

    /** Chooses any move, but often one of a rare kind if there is one. */
    private static int choose(MoveList list, Random random) {
        if (random.nextInt(3) == 0) {
            List<Integer> rare = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                int kind = Move.kind(list.get(i));
                if (kind != Move.NORMAL && kind != Move.DOUBLE_PUSH) {
                    rare.add(list.get(i));
                }
            }
            if (!rare.isEmpty()) {
                return rare.get(random.nextInt(rare.size()));
            }
        }
        return list.get(random.nextInt(list.size()));
    }

    private static Position parse(String fen) {
        try {
            return Fen.parse(fen);
        } catch (NotationException e) {
            throw new IllegalStateException(fen, e);
        }
    }
}
