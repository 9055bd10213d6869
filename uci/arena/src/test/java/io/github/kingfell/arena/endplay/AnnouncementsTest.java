package io.github.kingfell.arena.endplay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.arena.peer.GameEnd;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnnouncementsTest {
    private static final List<String> SILENT = List.of("info string nothing", "bestmove a1a2");

    private final Announcements announcements = new Announcements();

    private void hear(int move, int distance, String... scores) {
        announcements.hear(
                move,
                distance,
                List.of(scores).stream()
                        .map(score -> "info depth 9 score " + score + " nodes 7 pv a1a2")
                        .toList());
    }

    @Test
    void aMateMayComeNearerAndAMoveMayBeMadeWithoutAWord() {
        hear(1, 3, "cp 900");
        hear(2, 2, "cp 900", "mate 4", "mate 3");
        announcements.hear(3, 2, SILENT);
        hear(4, 1, "mate 1");
        announcements.end(4, GameEnd.MATED);
        assertThat(announcements.first()).isEqualTo(2);
        assertThat(announcements.breaches()).isEmpty();
    }

    @Test
    void noMateMayBeTooShort() {
        hear(1, 5, "mate 4");
        assertThat(announcements.breaches())
                .singleElement()
                .asString()
                .startsWith("shorter than the true distance, move 1: `info depth 9 score mate 4");
    }

    @Test
    void noMateMayBePutOffOrTakenBackOrMissed() {
        hear(1, 2, "mate 3");
        hear(2, 2, "mate 3");
        hear(3, 2, "cp 500");
        announcements.end(5, GameEnd.MATED);
        assertThat(announcements.breaches())
                .satisfiesExactly(
                        breach -> assertThat(breach).startsWith("later than announced before, move 2"),
                        breach -> assertThat(breach).startsWith("taken back, move 3"),
                        breach ->
                                assertThat(breach).startsWith("no mate by the announced move, move 5: `due by move 3"));
    }

    @Test
    void norWithinASearch() {
        hear(1, 2, "mate 2", "cp 500", "mate 2 lowerbound");
        assertThat(announcements.breaches()).singleElement().asString().startsWith("taken back");
        assertThat(announcements.first()).isZero();
    }
}
