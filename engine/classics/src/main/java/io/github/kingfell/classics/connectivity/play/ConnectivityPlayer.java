package io.github.kingfell.classics.connectivity.play;

import io.github.kingfell.classics.connectivity.ranking.Centre;
import io.github.kingfell.classics.connectivity.ranking.MoveRanking;
import io.github.kingfell.classics.connectivity.ranking.Ordering;
import io.github.kingfell.classics.connectivity.ranking.RankingReading;
import io.github.kingfell.classics.connectivity.ranking.RatedMove;
import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * A player that plays the move ranked first by Atkin and Witten's ranking. The program of 1973 ranked moves of games
 * that others played, and "has never attempted to play a complete game itself" (section 3.0); playing is our addition.
 */
public final class ConnectivityPlayer implements ClassicProgram {
    private static final ClassicSetting ORDER = new ClassicSetting(
            "connectivity.order",
            0,
            1,
            1,
            "0: rank by the features of the position; 1: rank by the balance of exchanges first");
    private static final ClassicSetting CENTRE = new ClassicSetting(
            "connectivity.centre", 1, 3, 1, "1: d4 d5 e4 e5; 2: ranks 4 and 5 from c to f; 3: c3 to f6");
    private static final ClassicSetting PAWNS = new ClassicSetting(
            "connectivity.pawns", 0, 1, 0, "0: pawns value squares as pieces do; 1: every square alike");
    private static final ClassicSetting NET = new ClassicSetting(
            "connectivity.net", 0, 1, 0, "0: all squares around the king count; 1: those without a man of his side");
    private static final ClassicSetting MATE = new ClassicSetting(
            "connectivity.mate", 0, 1, 1, "1: a mate in one is played whatever its rank; 0: it is not");

    /** Centipawns per unit of the program: a pawn is worth 2 units. */
    private static final int CENTIPAWNS = 50;

    /** No mate is proven here, so no score may look like a mate score. */
    private static final int MOST = 9_999;

    private final Ordering ordering;
    private final RankingReading reading;
    private final boolean mates;

    ConnectivityPlayer(ClassicSettings settings) {
        ordering = settings.get(ORDER) == 1 ? Ordering.MATERIAL : Ordering.POSITION;
        Centre centre = switch (settings.get(CENTRE)) {
            case 1 -> Centre.FOUR;
            case 2 -> Centre.EIGHT;
            default -> Centre.SIXTEEN;
        };
        reading = new RankingReading(centre, settings.get(PAWNS) == 1, settings.get(NET) == 1);
        mates = settings.get(MATE) == 1;
    }

    public static ClassicCard card() {
        return new ClassicCard(
                new PlayerId("connectivity", "Atkin and Witten's ranking"),
                "R. H. Atkin, I. H. Witten, \"Mathematical Relations in Chess\", in \"Computer Chess\", Atlas Computer"
                        + " Laboratory, 1973",
                List.of(ORDER, CENTRE, PAWNS, NET, MATE),
                ConnectivityPlayer::new);
    }

    /** Chooses the move ranked first. Moves are ranked until time runs out; the first move is always ranked. */
    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        if (mates) {
            for (int move : moves) {
                if (isMate(position, move)) {
                    return Optional.of(new Choice(Pv.of(move), MOST, 1, "mate"));
                }
            }
        }
        IntPredicate inTime = number -> counter.look() || number == 0;
        MoveRanking ranking = MoveRanking.of(position, moves, inTime, ordering, reading);
        RatedMove best = ranking.moves().get(0);
        String reason =
                "rank 1 of " + ranking.moves().size() + ", material " + best.material() + ", " + best.features();
        return Optional.of(new Choice(Pv.of(best.move()), score(best), 1, reason));
    }

    private static boolean isMate(Position position, int move) {
        Position after = position.copy();
        after.make(move);
        return after.inCheck() && new MoveGenerator(after).count(after) == 0;
    }

    /** Converts material to centipawns; a point of positional score counts as one centipawn. */
    private static int score(RatedMove move) {
        int score = CENTIPAWNS * move.material() + move.features().sum();
        return Math.max(-MOST, Math.min(MOST, score));
    }
}
