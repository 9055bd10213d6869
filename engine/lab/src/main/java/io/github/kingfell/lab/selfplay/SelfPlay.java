package io.github.kingfell.lab.selfplay;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.Arrays;
import java.util.Random;

/** Plays games of alpha-beta against itself, with a fixed number of nodes per move. */
public final class SelfPlay {
    static final double DRAW = 0.5;

    /** A start position is discarded when a side is ahead by more than this, in centipawns. */
    private static final int MOST_ADVANTAGE = 250;

    /** A game is won when both sides have had this score, in centipawns, for the required number of plies. */
    private static final int WON_SCORE = 1_500;

    private static final int WON_PLIES = 6;

    /**
     * A game is drawn when, from a late ply on, the scores of both sides have stayed within this bound, in centipawns.
     */
    private static final int DRAWN_SCORE = 8;

    private static final int DRAWN_PLIES = 16;
    private static final int DRAWN_FROM = 120;
    private static final int LONGEST = 400;

    private final FixedSearch search;
    private final Starts starts;
    private final ExactResults.Reader exact;

    /**
     * @param engine used by this object alone
     * @param exact ends a game that reaches few pieces
     */
    public SelfPlay(Engine engine, long nodes, Starts starts, ExactResults exact) {
        search = new FixedSearch(engine, nodes);
        this.starts = starts;
        this.exact = exact.reader();
    }

    /** Plays a game. The same number gives the same game. */
    public SelfPlayGame play(long number) throws InterruptedException {
        Random random = new Random(number);
        Starts.Source source = starts.source(random);
        while (true) {
            Position position = source.draw();
            if (position != null && !position.inCheck()) {
                search.forget();
                if (Math.abs(search.judge(position).centipawns()) <= MOST_ADVANTAGE) {
                    return play(position, number);
                }
            }
        }
    }

    /**
     * Judges one random position, which is returned as a game of one move with the exact result. The same number gives
     * the same position.
     */
    public SelfPlayGame judge(RandomPlacements placements, long number) throws InterruptedException {
        Random random = new Random(number);
        while (true) {
            Position position = placements.draw(random);
            double result = exact.of(position);
            if (!Double.isNaN(result)) {
                search.forget();
                FixedSearch.Judged judged = search.judge(position);
                int white = judged.forWhite(position);
                return new SelfPlayGame(
                        number, Fen.format(position), result, new int[] {judged.move()}, new int[] {white});
            }
        }
    }

    private SelfPlayGame play(Position position, long number) throws InterruptedException {
        String start = Fen.format(position);
        int[] moves = new int[LONGEST];
        int[] scores = new int[LONGEST];
        double result = resultByRule(position);
        int won = 0;
        int drawn = 0;
        int ply = 0;
        while (Double.isNaN(result)) {
            FixedSearch.Judged judged = search.judge(position);
            int white = judged.forWhite(position);
            won = Math.abs(white) >= WON_SCORE ? won + 1 : 0;
            drawn = Math.abs(white) <= DRAWN_SCORE ? drawn + 1 : 0;
            moves[ply] = judged.move();
            scores[ply] = white;
            ply++;
            position.make(judged.move());
            if (won >= WON_PLIES) {
                result = white > 0 ? 1 : 0;
            } else if (ply >= DRAWN_FROM && drawn >= DRAWN_PLIES || ply >= LONGEST) {
                result = DRAW;
            } else {
                result = resultByRule(position);
            }
        }
        return new SelfPlayGame(number, start, result, Arrays.copyOf(moves, ply), Arrays.copyOf(scores, ply));
    }

    /** Returns the result for White; NaN while the game goes on. */
    private double resultByRule(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? position.sideToMove() : DRAW;
        }
        boolean draw = position.mayClaimDraw() || position.isInsufficientMaterial();
        return draw ? DRAW : exact.of(position);
    }
}
