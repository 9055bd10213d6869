package io.github.kingfell.arena.bench;

import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Reply;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Compares the nodes per second of two engines. The two search each position one right after the other, so that both
 * meet the same load of the machine. Of several rounds the quickest counts, since other work has disturbed it least. A
 * virtual machine compiles the same program differently in each run, by several per cent of speed; so there are several
 * pairs of processes, and the spread is that of the pairs. A position that an engine decides before the limit is left
 * out.
 */
public final class SpeedBench {
    /** Number of rounds; the first one includes the compilation. */
    private static final int ROUNDS = 3;

    private final Supplier<EngineUnderTest> first;
    private final Supplier<EngineUnderTest> second;
    private final long nodes;
    private final List<String> positions = new ArrayList<>();

    /** @param nodes asked for in each search */
    public SpeedBench(Supplier<EngineUnderTest> first, Supplier<EngineUnderTest> second, long nodes)
            throws NotationException {
        this.first = first;
        this.second = second;
        this.nodes = nodes;
        for (String line : Suite.BENCH_ALPHABETA.lines()) {
            positions.add(Fen.format(Epd.parse(line).position()));
        }
    }

    /** Two processes, one of each engine, by the quickest searches of all positions. */
    public record Pair(TimedNodes first, TimedNodes second) {
        double ratio() {
            return first.perSecond() / second.perSecond();
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%.0f nodes/s, second engine %.0f, ratio %.3f",
                    first.perSecond(),
                    second.perSecond(),
                    ratio());
        }
    }

    /** All pairs. */
    public record Result(List<Pair> pairs) {
        public Result {
            pairs = List.copyOf(pairs);
        }

        /** Returns the geometric mean of the ratios: half as fast and twice as fast cancel out. */
        public double ratio() {
            return Math.exp(meanLog());
        }

        /**
         * Returns the factor by which the ratio may be wrong: two standard errors of the mean; 1 for a single pair,
         * which has no spread.
         */
        public double uncertainty() {
            double squares = 0;
            for (Pair pair : pairs) {
                double off = Math.log(pair.ratio()) - meanLog();
                squares += off * off;
            }
            double degrees = Math.max(1, pairs.size() - 1);
            return Math.exp(2 * Math.sqrt(squares / degrees / pairs.size()));
        }

        private double meanLog() {
            return pairs.stream()
                    .mapToDouble(pair -> Math.log(pair.ratio()))
                    .average()
                    .orElseThrow();
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%.3f times the nodes per second, within two standard errors from %.3f to %.3f",
                    ratio(),
                    ratio() / uncertainty(),
                    ratio() * uncertainty());
        }
    }

    /**
     * Measures one more pair of processes, which end with the measurement.
     *
     * @throws UnusableEngineException when an engine cannot be started, has no such option, speaks no UCI, reports no
     *     nodes, or ignores a node limit
     * @throws EngineGoneException when one ends
     */
    public Pair measure() throws InterruptedException {
        try (Side us = new Side(first.get(), positions.size());
                Side them = new Side(second.get(), positions.size())) {
            for (int round = 0; round < ROUNDS; round++) {
                for (int i = 0; i < positions.size(); i++) {
                    us.search(i, positions.get(i), nodes);
                    them.search(i, positions.get(i), nodes);
                }
            }
            BitSet whole = us.whole();
            whole.and(them.whole());
            if (whole.isEmpty()) {
                long reported = Math.min(us.leastNodes, them.leastNodes);
                throw new UnusableEngineException("the engine reports " + reported + " nodes instead of " + nodes);
            }
            return new Pair(us.total(whole), them.total(whole));
        }
    }

    /** A process and its quickest search of each position. */
    private static final class Side implements AutoCloseable {
        private final EngineUnderTest engine;
        private final List<TimedNodes> best;
        private final BitSet decided = new BitSet();
        private long leastNodes = Long.MAX_VALUE;

        Side(EngineUnderTest engine, int positions) {
            this.engine = engine;
            best = new ArrayList<>(Collections.nCopies(positions, TimedNodes.NONE));
        }

        void search(int position, String fen, long nodes) throws InterruptedException {
            engine.newGame();
            Reply reply = engine.think(fen, List.of(), "nodes " + nodes);
            leastNodes = Math.min(leastNodes, reply.nodes());
            if (reply.nodes() < nodes / 2) {
                decided.set(position);
            }
            TimedNodes effort = new TimedNodes(reply.nodes(), reply.nanosOfNodes());
            if (effort.perSecond() > best.get(position).perSecond()) {
                best.set(position, effort);
            }
        }

        /** Returns the positions in which every search reached the limit. */
        BitSet whole() {
            BitSet whole = new BitSet();
            whole.set(0, best.size());
            whole.andNot(decided);
            return whole;
        }

        TimedNodes total(BitSet counted) {
            return counted.stream().mapToObj(best::get).reduce(TimedNodes.NONE, TimedNodes::plus);
        }

        @Override
        public void close() {
            engine.close();
        }
    }
}
