package io.github.kingfell.classics.connectivity.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.connectivity.published.PublishedGame;
import io.github.kingfell.classics.connectivity.published.RankingAgreement;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Compares the ranking with the printed ranks, and with an earlier reconstruction that has no code in common with it.
 */
class ReconstructionTest {
    private static final String OTHER = "/io/github/kingfell/classics/connectivity/reconstruction.txt";

    private static List<RankedGame.Turn> turns(Ordering ordering) throws NotationException {
        return turns(ordering, RankingReading.STANDARD);
    }

    private static List<RankedGame.Turn> turns(Ordering ordering, RankingReading reading) throws NotationException {
        List<RankedGame.Turn> turns = new ArrayList<>();
        for (PublishedGame game : PublishedGame.all()) {
            turns.addAll(RankedGame.of(game.game(), ordering, reading).turnsOf(Color.WHITE));
        }
        return turns;
    }

    private static RankingAgreement agreement(Ordering ordering) throws NotationException {
        return agreement(ordering, RankingReading.STANDARD);
    }

    private static RankingAgreement agreement(Ordering ordering, RankingReading reading) throws NotationException {
        return RankingAgreement.of(
                PublishedGame.all().stream()
                        .flatMap(game -> game.ranks().stream())
                        .toList(),
                turns(ordering, reading));
    }

    /** The paper prints its rule incompletely, so the ranks can agree only in part. */
    @Test
    void agreesWithThePrintInPart() throws NotationException {
        RankingAgreement found = agreement(Ordering.MATERIAL);
        assertThat(found.ranks()).isEqualTo(72);
        assertThat(found.firsts()).isEqualTo(70);
        assertThat(found.exact()).isGreaterThanOrEqualTo(20);
        assertThat(found.near()).isGreaterThanOrEqualTo(38);
        assertThat(found.sameFirst()).isGreaterThanOrEqualTo(30);
    }

    @Test
    void materialFirstAgreesBetter() throws NotationException {
        assertThat(agreement(Ordering.MATERIAL).exact())
                .isGreaterThan(agreement(Ordering.POSITION).exact());
    }

    /** The reading that agrees best by position alone. It hardly matters where material comes first. */
    @Test
    void flatPawnsAgreeBetterByPosition() throws NotationException {
        RankingReading flat = new RankingReading(Centre.FOUR, true, true);
        assertThat(agreement(Ordering.POSITION)).isEqualTo(new RankingAgreement(72, 10, 28, 70, 26));
        assertThat(agreement(Ordering.POSITION, flat)).isEqualTo(new RankingAgreement(72, 16, 29, 70, 31));
        assertThat(agreement(Ordering.MATERIAL, flat)).isEqualTo(new RankingAgreement(72, 23, 41, 70, 36));
    }

    /** 1. e4 is printed as second, twice. */
    @Test
    void onlyWithFlatPawnsIsTheKingsPawnSecond() throws NotationException {
        assertThat(turns(Ordering.MATERIAL).get(0).rank()).isEqualTo(4);
        RankingReading flat = new RankingReading(Centre.FOUR, true, false);
        assertThat(turns(Ordering.MATERIAL, flat).get(0).rank()).isEqualTo(2);
    }

    @Test
    void agreesWithTheOtherReconstruction() throws IOException, NotationException {
        List<RankedGame.Turn> material = turns(Ordering.MATERIAL);
        List<String> found = new ArrayList<>();
        for (RankedGame.Turn turn : material) {
            int sum = turn.ranking().get(turn.move()).features().sum();
            int byPosition = turn.ranking().by(Ordering.POSITION).rank(turn.move());
            found.add(String.join(
                    " ",
                    List.of(
                            San.format(turn.position(), turn.move()),
                            "" + turn.ranking().moves().size(),
                            "" + sum,
                            "" + byPosition,
                            "" + turn.rank())));
        }
        assertThat(found).isEqualTo(other());
    }

    /**
     * Returns the other reconstruction's lines without game, number, and the first move, which depends on the order of
     * equal moves.
     */
    private static List<String> other() throws IOException {
        try (InputStream stream = Objects.requireNonNull(ReconstructionTest.class.getResourceAsStream(OTHER))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.strip().split("\\s+"))
                    .map(words -> String.join(" ", List.of(words).subList(2, 7)))
                    .toList();
        }
    }
}
