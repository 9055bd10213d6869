package io.github.kingfell.workbench.review;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Has one engine analyse positions one by one, all with the same limits. */
public final class Analyst {
    private final Engine engine;
    private final SearchLimits limits;
    private final Interruption interruption;

    /**
     * @param engine configured, and closed by its owner
     * @param interruption ends a review early; it also stops the searches of this engine
     */
    public Analyst(Engine engine, SearchLimits limits, Interruption interruption) {
        this.interruption = interruption;
        this.engine = engine;
        this.limits = limits;
    }

    /** Analyses a position as a new game: nothing is remembered of earlier positions, so it always costs the same. */
    public Assessment assess(Position position) throws InterruptedException {
        engine.newGame();
        return look(position);
    }

    /**
     * Analyses all positions of a game in order, with the hash tables kept from one to the next. An interruption ends
     * the review with the last position that was searched in full.
     *
     * @param progress receives the finished positions before each search, a list that grows
     * @throws NotationException when the first position of the game cannot be read
     */
    public GameReview review(PgnGame game, Consumer<List<Assessment>> progress)
            throws InterruptedException, NotationException {
        engine.newGame();
        Position position = game.start();
        List<Assessment> positions = new ArrayList<>();
        for (PgnMove played : game.moves()) {
            progress.accept(Collections.unmodifiableList(positions));
            Assessment next = look(position);
            if (interruption.isRequested() && !positions.isEmpty()) {
                return new GameReview(game, positions);
            }
            positions.add(next);
            position.make(played.move());
        }
        progress.accept(Collections.unmodifiableList(positions));
        Assessment last = look(position);
        if (positions.isEmpty() || !interruption.isRequested()) {
            positions.add(last);
        }
        return new GameReview(game, positions);
    }

    private Assessment look(Position position) throws InterruptedException {
        Position root = position.copy();
        if (!Assessment.hasMove(root)) {
            return new Assessment(root, List.of(), 0, 0, "", "");
        }
        long begun = System.nanoTime();
        Listener listener = new Listener();
        engine.go(new SearchRequest(root, limits), listener);
        try {
            engine.awaitIdle();
        } catch (InterruptedException e) {
            engine.stop();
            throw e;
        }
        return listener.assessment(root, (System.nanoTime() - begun) / 1e9);
    }

    /** Keeps the last exact line of each rank. */
    private static final class Listener implements SearchListener {
        private final Map<Integer, SearchInfo.Iteration> byRank = new TreeMap<>();
        private @Nullable SearchOutcome outcome;
        private SearchInfo.@Nullable Failed failure;
        private long nodes;

        @Override
        public synchronized void onInfo(SearchInfo info) {
            if (info instanceof SearchInfo.Iteration iteration) {
                nodes = Math.max(nodes, iteration.nodes());
                if (iteration.bound() == SearchInfo.Bound.EXACT) {
                    byRank.put(iteration.multiPv(), iteration);
                }
            } else if (info instanceof SearchInfo.Failed failed) {
                failure = failed;
            }
        }

        @Override
        public synchronized void onFinished(SearchOutcome finished) {
            outcome = finished;
        }

        synchronized Assessment assessment(Position root, double seconds) {
            SearchOutcome end = Objects.requireNonNull(outcome);
            if (failure != null && end.player().isEmpty()) {
                failure.raise();
            }
            SearchInfo.Iteration first = byRank.getOrDefault(1, end.asLine());
            List<Assessment.Line> lines = new ArrayList<>();
            lines.add(line(first, end.score(), end.line()));
            Set<Integer> begun = new HashSet<>(Set.of(end.bestMove()));
            byRank.forEach((rank, iteration) -> {
                // A search that was stopped may have moved a line up and left its older copy below.
                if (rank > 1 && begun.add(iteration.line().move(0))) {
                    lines.add(line(iteration, iteration.score(), iteration.line()));
                }
            });
            String player = end.player().map(PlayerId::title).orElse("");
            return new Assessment(root, lines, nodes, seconds, player, end.reason());
        }

        private static Assessment.Line line(SearchInfo.Iteration iteration, Score score, Pv moves) {
            List<Integer> line = Arrays.stream(moves.toArray()).boxed().toList();
            return new Assessment.Line(score, iteration.depth(), iteration.selectiveDepth(), line);
        }
    }
}
