package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * All positions of an ending with their moves, reflections once. White is the stronger side and wants to win. A capture
 * or a promotion leaves the ending: then the exact table says whether White has won.
 *
 * <p>Moves are numbers of positions with the other side to move, {@link #WON} or {@link #GONE}.
 */
public final class EndingGraph {
    /** The move leads to an ending that White wins. */
    static final int WON = -1;

    /** The move leads to an ending that White does not win, or there is no move at all: stalemate. */
    static final int GONE = -2;

    /** The most men. */
    public static final int MOST_PIECES = TableLibrary.MOST_PIECES;

    private final EndingNumbers numbers;
    private final TableLibrary library;

    /** By side to move, the number of each position. */
    private final IntRow[] nodes = {new IntRow(), new IntRow()};

    /** By side to move and number, the position; {@link #GONE} where there is none. */
    private final int[][] node;

    /** By side to move, where the moves of each position begin; one more for the end. */
    final int[][] begin = new int[2][];

    /** By side to move, the moves of all positions. A mate has none. */
    final int[][] moves = new int[2][];

    /** By side to move and position, the value as {@link ExactValues#plies}. */
    private final IntRow[] plies = {new IntRow(), new IntRow()};

    private EndingGraph(long material, TableLibrary library) {
        numbers = new EndingNumbers(material);
        node = new int[2][numbers.bound()];
        this.library = library;
    }

    /**
     * Returns the graph of an ending.
     *
     * @param material of three or four men, White the stronger side
     * @param library with the tables that come with the program
     * @param threads that build the table, if need be
     * @throws IllegalArgumentException when {@link #covers} is false
     */
    public static EndingGraph of(long material, TableLibrary library, int threads) {
        if (!covers(material)) {
            throw new IllegalArgumentException(MaterialKey.name(material));
        }
        EndingGraph graph = new EndingGraph(material, library);
        graph.place(library.table(material, threads, (name, part, ply) -> {}, () -> false)
                .scan());
        return graph;
    }

    /** Returns true when there is a graph: three or four men, White the stronger side. */
    public static boolean covers(long material) {
        int men = MaterialKey.pieceCount(material);
        return men > 2 && men <= MOST_PIECES && MaterialKey.strongerWhite(material) == material;
    }

    private void place(TableScan scan) {
        for (int[] row : node) {
            Arrays.fill(row, GONE);
        }
        ExactValues beyond = library.reader();
        try {
            scan.run(1, () -> placement -> add(placement, beyond), part -> {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        join(Color.WHITE, node[Color.BLACK], beyond);
        join(Color.BLACK, node[Color.WHITE], beyond);
    }

    private void add(Placement placement, ExactValues values) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            if (placement.plies(side) != ExactValues.UNKNOWN) {
                int number = numbers.of(placement.position(side).orElseThrow());
                add(side, number, placement.plies(side));
                int passing = numbers.afterDoubleStep(number, side);
                if (passing != EndingNumbers.NO_NUMBER) {
                    add(side, passing, values.plies(numbers.position(passing, side)));
                }
            }
        }
    }

    private void add(int side, int number, int value) {
        node[side][number] = nodes[side].size();
        nodes[side].add(number);
        plies[side].add(value);
    }

    private void join(int side, int[] after, ExactValues beyond) {
        begin[side] = new int[size(side) + 1];
        IntRow all = new IntRow();
        MoveList legal = new MoveList();
        for (int from = 0; from < size(side); from++) {
            Position position = position(from, side);
            new MoveGenerator(position).generate(position, legal);
            for (int i = 0; i < legal.size(); i++) {
                int move = legal.get(i);
                position.make(move);
                all.add(
                        position.material() == numbers.material
                                ? after[numbers.of(position)]
                                : isWon(beyond.plies(position), side ^ 1) ? WON : GONE);
                position.unmake(move);
            }
            if (legal.isEmpty() && !position.inCheck()) {
                all.add(GONE);
            }
            begin[side][from + 1] = all.size();
        }
        moves[side] = all.toArray();
    }

    private static boolean isWon(int plies, int sideToMove) {
        return plies >= 0 && plies % 2 == (sideToMove == Color.WHITE ? 1 : 0);
    }

    /** Returns the positions with a side to move by their {@link EndingNumbers}, negative where there is none. */
    int[] nodesByNumber(int side) {
        return node[side];
    }

    /** Returns the number of positions with a side to move. */
    int size(int side) {
        return nodes[side].size();
    }

    /** Returns a position. */
    Position position(int node, int side) {
        return numbers.position(nodes[side].get(node), side);
    }

    /** Returns true when Black, to move, is mated. */
    boolean isMate(int node) {
        return begin[Color.BLACK][node] == begin[Color.BLACK][node + 1];
    }

    /** Returns true when White, to move, wins. */
    boolean isWon(int node) {
        return isWon(plies[Color.WHITE].get(node), Color.WHITE);
    }

    /** Returns true when Black wins, whichever side is to move. */
    boolean isLost(int node, int side) {
        return plies[side].get(node) >= 0 && !isWon(plies[side].get(node), side);
    }

    /** Returns true when a position is drawn. */
    boolean isDrawn(int node, int side) {
        return plies[side].get(node) == ExactValues.DRAW;
    }

    /** Returns how many moves White, to move, needs to mate in a won position. */
    int movesToMate(int node) {
        return (plies[Color.WHITE].get(node) + 1) / 2;
    }

    /** Returns the number of positions with White to move that are won. */
    public int won() {
        int won = 0;
        for (int node = 0; node < size(Color.WHITE); node++) {
            won += isWon(node) ? 1 : 0;
        }
        return won;
    }

    /** Returns the number of positions with Black to move that are drawn. */
    public int drawn() {
        int drawn = 0;
        for (int node = 0; node < size(Color.BLACK); node++) {
            drawn += isDrawn(node, Color.BLACK) ? 1 : 0;
        }
        return drawn;
    }

    /**
     * Returns the positions with Black to move to which any play from the won positions can lead, mistakes included.
     */
    NodeSet occurring() {
        NodeSet[] seen = {NodeSet.empty(size(Color.WHITE)), NodeSet.empty(size(Color.BLACK))};
        IntRow[] open = {new IntRow(), new IntRow()};
        for (int node = 0; node < size(Color.WHITE); node++) {
            if (isWon(node)) {
                seen[Color.WHITE].add(node);
                open[Color.WHITE].add(node);
            }
        }
        int[] done = new int[2];
        while (done[Color.WHITE] < open[Color.WHITE].size()) {
            spread(Color.WHITE, seen, open, done);
            spread(Color.BLACK, seen, open, done);
        }
        return seen[Color.BLACK];
    }

    private void spread(int side, NodeSet[] seen, IntRow[] open, int[] done) {
        while (done[side] < open[side].size()) {
            int node = open[side].get(done[side]++);
            for (int i = begin[side][node]; i < begin[side][node + 1]; i++) {
                int after = moves[side][i];
                if (after >= 0 && !seen[side ^ 1].has(after)) {
                    seen[side ^ 1].add(after);
                    open[side ^ 1].add(after);
                }
            }
        }
    }

    /** Returns the {@link MaterialKey}. */
    public long material() {
        return numbers.material;
    }
}
