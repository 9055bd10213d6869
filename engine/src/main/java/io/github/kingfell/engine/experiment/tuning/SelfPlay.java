package io.github.kingfell.engine.experiment.tuning;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.search.PlayerChoice;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Games of alpha-beta against itself, so many nodes a move, from openings of random moves. Their quiet positions carry the
 * result of the game: not in check, the move played neither a capture nor a promotion, the score no mate.
 */
public final class SelfPlay {
    private static final int RANDOM_PLIES = 8;

    /** An opening after which a side is ahead by more is thrown away. */
    private static final int MOST_OPENING_ADVANTAGE = 250;

    /** A game is won when both sides have said so for so many plies. */
    private static final int WON_SCORE = 1_500;

    private static final int WON_PLIES = 6;

    /** A game is drawn when from a late ply on both sides have said so. */
    private static final int DRAWN_SCORE = 8;

    private static final int DRAWN_PLIES = 16;
    private static final int DRAWN_FROM = 120;
    private static final int LONGEST = 400;

    private static final int MEGABYTES = 16;
    private static final double DRAW = 0.5;

    private final Engine engine;
    private final SearchLimits limits;

    /** @param engine used by this object alone */
    public SelfPlay(Engine engine, long nodes) {
        this.engine = engine;
        limits = SearchLimits.builder().nodes(nodes).build();
        engine.configure(new SearchSettings(1, MEGABYTES, 1, 0, PlayerChoice.ALPHABETA, false));
    }

    /** Plays a game; the same seed gives the same game. */
    public List<LabelledPosition> play(long seed, int game) throws InterruptedException {
        Random random = new Random(seed);
        while (true) {
            Position position = opening(random);
            engine.newGame();
            if (position != null && Math.abs(search(position).centipawns) <= MOST_OPENING_ADVANTAGE) {
                return play(position, game);
            }
        }
    }

    private List<LabelledPosition> play(Position position, int game) throws InterruptedException {
        List<String> quiet = new ArrayList<>();
        double result = Double.NaN;
        int won = 0;
        int drawn = 0;
        for (int ply = 0; Double.isNaN(result); ply++) {
            result = resultByRule(position);
            if (!Double.isNaN(result)) {
                break;
            }
            Judged judged = search(position);
            int white = position.sideToMove() == 0 ? judged.centipawns : -judged.centipawns;
            won = Math.abs(white) >= WON_SCORE ? won + 1 : 0;
            drawn = Math.abs(white) <= DRAWN_SCORE ? drawn + 1 : 0;
            if (won >= WON_PLIES) {
                result = white > 0 ? 1 : 0;
            } else if (ply >= DRAWN_FROM && drawn >= DRAWN_PLIES || ply >= LONGEST) {
                result = DRAW;
            }
            boolean noisy = Move.isPromotion(judged.move) || position.isCapture(judged.move);
            if (!judged.mate && !noisy && !position.inCheck()) {
                quiet.add(Fen.format(position));
            }
            position.make(judged.move);
        }
        double label = result;
        return quiet.stream().map(fen -> new LabelledPosition(fen, label, game)).toList();
    }

    /** For White; not a number while the game goes on. */
    private static double resultByRule(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? position.sideToMove() : DRAW;
        }
        boolean draw = position.isFiftyMoveDraw() || position.repetitions() >= 2 || position.isInsufficientMaterial();
        return draw ? DRAW : Double.NaN;
    }

    private static @Nullable Position opening(Random random) {
        Position position = Fen.start();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < RANDOM_PLIES; ply++) {
            new MoveGenerator(position).generate(position, moves);
            if (moves.isEmpty()) {
                return null;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return new MoveGenerator(position).count(position) == 0 ? null : position;
    }

    /** @param centipawns for the side to move, far out for a mate */
    private record Judged(int move, int centipawns, boolean mate) {}

    private Judged search(Position position) throws InterruptedException {
        Ending ending = new Ending();
        engine.go(new SearchRequest(position, limits), ending);
        engine.awaitIdle();
        SearchOutcome outcome = ending.outcome;
        if (outcome == null) {
            throw new IllegalStateException("the search did not end: " + Fen.format(position));
        }
        if (outcome.score() instanceof Score.Mate mate) {
            return new Judged(outcome.bestMove(), mate.moves() > 0 ? 2 * WON_SCORE : -2 * WON_SCORE, true);
        }
        int value = outcome.score() instanceof Score.Centipawns estimate ? estimate.value() : 0;
        return new Judged(outcome.bestMove(), value, false);
    }

    private static final class Ending implements SearchListener {
        private volatile @Nullable SearchOutcome outcome;

        @Override
        public void onInfo(SearchInfo info) {}

        @Override
        public void onFinished(SearchOutcome outcome) {
            this.outcome = outcome;
        }
    }
}
