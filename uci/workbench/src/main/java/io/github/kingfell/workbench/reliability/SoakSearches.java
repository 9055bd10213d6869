package io.github.kingfell.workbench.reliability;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.RandomPosition;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The searches of a soak: problems and random positions of three to eight pieces in turn, with options and limits drawn
 * at random. The same seed gives the same lines.
 */
public final class SoakSearches {
    private static final int SMALLEST_HASH = 16;
    private static final int MOST_PIECES = 8;
    private static final int MOST_LINES = 3;
    private static final int DEEPEST = 16;
    private static final int LONGEST_MATE = 8;

    /** A mated and a stalemated side to move: there is no best move. */
    private static final List<String> FINISHED =
            List.of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");

    private static final int FINISHED_EVERY = 50;

    /** The most moves of a game that leads to the position. */
    private static final int MOST_MOVES = 8;

    /** Limits of nodes are drawn from 1 to 2 to this power. */
    private static final int NODE_BITS = 20;

    private final List<Epd> problems;
    private final int largestHash;
    private final int mostMillis;
    private final Random random;
    private int searches;

    /**
     * @param problems searched in turn, again and again
     * @param largestHash in megabytes; {@code Hash} changes between this and smaller sizes
     * @param mostMillis the longest time for a search
     */
    public SoakSearches(List<Epd> problems, int largestHash, int mostMillis, long seed) {
        this.problems = List.copyOf(problems);
        this.largestHash = largestHash;
        this.mostMillis = mostMillis;
        random = new Random(seed);
    }

    SoakSearch next() {
        Position position = position();
        searches++;
        List<String> before = new ArrayList<>();
        if (random.nextInt(3) == 0) {
            before.add("ucinewgame");
        }
        if (random.nextInt(8) == 0) {
            before.add("setoption name Hash value " + hash());
        }
        before.add("setoption name MultiPV value " + (random.nextBoolean() ? 1 : 1 + random.nextInt(MOST_LINES)));
        before.add("setoption name ExactTables value " + random.nextBoolean());
        String fen = "position fen " + Fen.format(position);
        String moves = random.nextInt(3) == 0 ? playOn(position) : "";
        before.add(moves.isEmpty() ? fen : fen + " moves" + moves);
        return search(before, position);
    }

    /** Returns the line that sets {@code Hash} back to the largest size, so that samples of memory can be compared. */
    String fullHash() {
        return "setoption name Hash value " + largestHash;
    }

    private int hash() {
        int smaller = largestHash >> random.nextInt(6);
        return smaller < SMALLEST_HASH ? largestHash : smaller;
    }

    private Position position() {
        if (searches % FINISHED_EVERY == FINISHED_EVERY - 1) {
            return finished(FINISHED.get(random.nextInt(FINISHED.size())));
        }
        return searches % 2 == 0
                ? problems.get(searches / 2 % problems.size()).position().copy()
                : randomPosition();
    }

    private static Position finished(String fen) {
        try {
            return Fen.parse(fen);
        } catch (NotationException e) {
            throw new IllegalStateException(fen, e);
        }
    }

    /** Makes some random moves, and returns them in UCI form with a blank before each. */
    private String playOn(Position position) {
        StringBuilder words = new StringBuilder();
        for (int left = random.nextInt(MOST_MOVES + 1); left > 0; left--) {
            MoveList moves = new MoveList();
            new MoveGenerator(position).generate(position, moves);
            if (moves.isEmpty()) {
                break;
            }
            int move = moves.get(random.nextInt(moves.size()));
            words.append(' ').append(UciMove.format(move, false));
            position.make(move);
        }
        return words.toString();
    }

    private Position randomPosition() {
        int pieces = 3 + random.nextInt(MOST_PIECES - 2);
        long material = MaterialKey.BARE_KINGS;
        for (int i = 2; i < pieces; i++) {
            int kind = Piece.PAWN + random.nextInt(Piece.QUEEN - Piece.PAWN + 1);
            material += MaterialKey.of(Piece.of(random.nextInt(2), kind));
        }
        return RandomPosition.draw(material, random.nextBoolean() ? Color.WHITE : Color.BLACK, random);
    }

    /**
     * Returns a search with a kind of limit drawn at random. Each ends in time: by itself, or by the line sent then.
     */
    private SoakSearch search(List<String> before, Position position) {
        // Most searches are short, so that there are many.
        int millis = 1 + (int) (mostMillis * Math.pow(random.nextDouble(), 3));
        String time = " movetime " + millis;
        return switch (random.nextInt(9)) {
            case 0, 1 -> new SoakSearch(before, position, "go" + time, "", 0);
            case 2 ->
                new SoakSearch(before, position, "go nodes " + (1 + random.nextInt(1 << nodeBits())) + time, "", 0);
            case 3 -> new SoakSearch(before, position, "go depth " + (1 + random.nextInt(DEEPEST)) + time, "", 0);
            case 4 -> new SoakSearch(before, position, "go mate " + (1 + random.nextInt(LONGEST_MATE)) + time, "", 0);
            case 5 -> new SoakSearch(before, position, clock(millis), "", 0);
            case 6 -> new SoakSearch(before, position, "go infinite", "stop", millis);
            case 7 -> new SoakSearch(before, position, "go ponder" + time, "stop", random.nextInt(millis) + 1);
            default -> new SoakSearch(before, position, "go ponder" + time, "ponderhit", random.nextInt(millis) + 1);
        };
    }

    private int nodeBits() {
        return random.nextInt(NODE_BITS + 1);
    }

    /** Returns a {@code go} with a clock that gives a move about this time. */
    private static String clock(int millis) {
        int left = 30 * millis;
        return "go wtime " + left + " btime " + left + " winc " + millis / 2 + " binc " + millis / 2;
    }
}
