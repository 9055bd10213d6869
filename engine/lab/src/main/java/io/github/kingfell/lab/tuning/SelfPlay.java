package io.github.kingfell.lab.tuning;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Games of alpha-beta against itself, a fixed number of nodes a move, from openings of random moves. Their quiet positions carry the
 * result of the game: not in check, the move played neither a capture nor a promotion, the score no mate.
 */
public final class SelfPlay {
    private static final int RANDOM_PLIES = 8;

    /** An opening after which a side is ahead by more is thrown away. */
    private static final int MOST_OPENING_ADVANTAGE = 250;

    /** A game is won when both sides have said so for this number of plies. */
    private static final int WON_SCORE = 1_500;

    private static final int WON_PLIES = 6;

    /** A game is drawn when from a late ply on both sides have said so. */
    private static final int DRAWN_SCORE = 8;

    private static final int DRAWN_PLIES = 16;
    private static final int DRAWN_FROM = 120;
    private static final int LONGEST = 400;

    private static final double DRAW = 0.5;

    private final FixedSearch search;

    /** @param engine used by this object alone */
    public SelfPlay(Engine engine, long nodes) {
        search = new FixedSearch(engine, nodes);
    }

    /** Plays a game; the same seed gives the same game. */
    public List<LabelledPosition> play(long seed, int game) throws InterruptedException {
        Random random = new Random(seed);
        while (true) {
            Position position = opening(random);
            search.forget();
            if (position != null && Math.abs(search.judge(position).centipawns()) <= MOST_OPENING_ADVANTAGE) {
                return play(position, game);
            }
        }
    }

    private List<LabelledPosition> play(Position position, int game) throws InterruptedException {
        List<String> quiet = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        double result = Double.NaN;
        int won = 0;
        int drawn = 0;
        for (int ply = 0; Double.isNaN(result); ply++) {
            result = resultByRule(position);
            if (!Double.isNaN(result)) {
                break;
            }
            FixedSearch.Judged judged = search.judge(position);
            int white = position.sideToMove() == 0 ? judged.centipawns() : -judged.centipawns();
            won = Math.abs(white) >= WON_SCORE ? won + 1 : 0;
            drawn = Math.abs(white) <= DRAWN_SCORE ? drawn + 1 : 0;
            if (won >= WON_PLIES) {
                result = white > 0 ? 1 : 0;
            } else if (ply >= DRAWN_FROM && drawn >= DRAWN_PLIES || ply >= LONGEST) {
                result = DRAW;
            }
            boolean noisy = Move.isPromotion(judged.move()) || position.isCapture(judged.move());
            if (!judged.mate() && !noisy && !position.inCheck()) {
                quiet.add(Fen.format(position));
                scores.add(white);
            }
            position.make(judged.move());
        }
        double label = result;
        return IntStream.range(0, quiet.size())
                .mapToObj(i -> new LabelledPosition(quiet.get(i), label, game, scores.get(i)))
                .toList();
    }

    /** For White; not a number while the game goes on. */
    private static double resultByRule(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? position.sideToMove() : DRAW;
        }
        boolean draw = position.mayClaimDraw() || position.isInsufficientMaterial();
        return draw ? DRAW : Double.NaN;
    }

    /** The position after some random moves, null when the game is over then. */
    static @Nullable Position opening(Random random) {
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
}
