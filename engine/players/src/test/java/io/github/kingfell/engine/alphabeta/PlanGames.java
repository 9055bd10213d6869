package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Plays games of alpha-beta alone, with a fixed number of nodes per move, from random won positions of an ending. The
 * opponent defends by the longest distance to mate, with a random choice among equal replies. A game is won if it ends
 * in mate before the rules make it a draw.
 */
final class PlanGames {
    private final long material;
    private final int nodes;
    private final Random random;
    private final TableProbe truth;
    private final AlphaBetaPlayer player =
            new AlphaBetaPlayer((position, rootMoves, moves, judged, control) -> Optional.empty());
    private int games;
    private int won;
    private long moves;
    private long distances;
    private final List<String> failures = new ArrayList<>();

    PlanGames(TableLibrary library, String ending, int nodes, long seed) {
        material = MaterialKey.parse(ending);
        this.nodes = nodes;
        random = new Random(seed);
        library.table(material, 2, BuildProgress.SILENT, () -> false);
        truth = library.reader();
        player.resize(4);
    }

    PlanGames play(int wanted) {
        while (games < wanted) {
            Position start = draw();
            if (start != null && truth.plies(start) > 0) {
                games++;
                int distance = (truth.plies(start) + 1) / 2;
                int length = length(start.copy());
                if (length > 0) {
                    won++;
                    moves += length;
                    distances += distance;
                } else {
                    failures.add(Fen.format(start) + ", mate in " + distance);
                }
            }
        }
        return this;
    }

    int won() {
        return won;
    }

    List<String> failures() {
        return failures;
    }

    @Override
    public String toString() {
        return String.format(
                "%s: %d of %d won, %.1f moves, true %.1f",
                MaterialKey.name(material),
                won,
                games,
                (double) moves / Math.max(1, won),
                (double) distances / Math.max(1, won));
    }

    /** Returns a random position with White to move; null when it is illegal. */
    private @Nullable Position draw() {
        PositionBuilder builder = new PositionBuilder().sideToMove(Color.WHITE);
        long taken = 0;
        int pieceCount = 0;
        int color = Color.BLACK;
        for (char piece : MaterialKey.name(material).toCharArray()) {
            color = piece == 'K' ? color ^ 1 : color;
            int square = random.nextInt(64);
            taken |= 1L << square;
            pieceCount++;
            builder.put(square, Piece.of(color, Piece.fromSymbol(piece)));
        }
        try {
            return Long.bitCount(taken) == pieceCount ? builder.build() : null;
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    /** Returns White's moves to mate, 0 when there is none. */
    private int length(Position position) {
        player.newGame();
        for (int played = 1; ; played++) {
            position.make(choice(position));
            int reply = longestReply(position);
            if (reply == NO_REPLY) {
                return position.inCheck() ? played : 0;
            }
            position.make(reply);
            boolean drawn = position.isFiftyMoveDraw() || position.isRepetition(position.ply());
            if (drawn || truth.plies(position) <= 0) {
                return 0;
            }
        }
    }

    private int choice(Position position) {
        SearchLimits limits = SearchLimits.builder().nodes(nodes).build();
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, nodes, false);
        SearchTask task = new SearchTask(position, limits, SearchSettings.DEFAULT, control, info -> {});
        return ((Answer.Plays) player.play(task)).outcome().bestMove();
    }

    private static final int NO_REPLY = -1;

    private int longestReply(Position position) {
        MoveList replies = MoveList.legal(position);
        int best = NO_REPLY;
        int most = 0;
        int equal = 0;
        for (int reply : replies.toArray()) {
            position.make(reply);
            int plies = truth.plies(position);
            int holds = plies > 0 ? plies : Integer.MAX_VALUE;
            position.unmake(reply);
            equal = holds > most ? 1 : holds == most ? equal + 1 : equal;
            if (holds > most || holds == most && random.nextInt(equal) == 0) {
                best = reply;
                most = holds;
            }
        }
        return best;
    }
}
