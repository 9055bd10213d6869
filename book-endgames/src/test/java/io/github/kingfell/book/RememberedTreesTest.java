package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the play when there is no time to find a tree. */
class RememberedTreesTest {
    private static final int GAMES = 30;

    /** One of the widest trees: finding it takes more than a million positions. */
    private static final String WIDE = "8/8/8/8/8/5K2/5N1B/4k3 w - - 0 1";

    /** A single node: no tree is found, and nothing is judged. */
    private static final SearchLimits ONE_NODE = SearchLimits.builder().nodes(1).build();

    private final BookMatch match = new BookMatch(StandardBook.create(), StandardBook.certificates());

    /** The moves to mate that the certificate claims are never exceeded, whatever Black plays. */
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KQK", "KBBK", "KBNK"})
    void everyGameEndsInMateWithoutASearch(String material) {
        Automaton certificate = StandardBook.certificates().find(material).orElseThrow();
        Random random = new Random(42);
        for (int game = 0; game < GAMES; game++) {
            Position position = start(certificate, random);
            String from = Fen.format(position);
            match.player().newGame();
            int claimed = claimed(certificate, position);
            for (int moves = 1; true; moves++) {
                Answer answer = match.ask(position, ONE_NODE, SearchSettings.DEFAULT);
                assertThat(answer).as(Fen.format(position)).isInstanceOf(Answer.Plays.class);
                assertThat(moves).as(from).isLessThanOrEqualTo(claimed);
                position.make(((Answer.Plays) answer).outcome().bestMove());
                MoveList replies = MoveList.legal(position);
                if (replies.isEmpty()) {
                    assertThat(position.inCheck()).as(from).isTrue();
                    break;
                }
                position.make(replies.get(random.nextInt(replies.size())));
            }
        }
    }

    private static Position start(Automaton certificate, Random random) {
        while (true) {
            int number = random.nextInt(certificate.placements().size());
            Position x = certificate.placements().position(number, Color.WHITE);
            if (x != null && certificate.contains(certificate.placements().canonical(number))) {
                return x;
            }
        }
    }

    private static int claimed(Automaton certificate, Position x) {
        int number = certificate.placements().canonical(certificate.placements().number(x));
        return certificate.length(certificate.state(number, 0));
    }

    @Test
    void theUserIsToldWhichTreeItIs() {
        match.ask(Positions.of(WIDE), ONE_NODE, SearchSettings.DEFAULT);
        assertThat(notes()).anyMatch(note -> note.matches("remembered tree of depth [5-9]; KBNK, stage 5 of 7.*"));
        match.player().newGame();
        match.ask(
                Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 1"),
                SearchLimits.builder().build(),
                SearchSettings.DEFAULT);
        assertThat(notes()).anyMatch(note -> note.startsWith("forcing tree of depth "));
    }

    /** With the search alone, a research option, nothing is found in one node. */
    @Test
    void withoutRememberedTreesTheSearchPlaysAlone() {
        SearchSettings d = SearchSettings.DEFAULT;
        SearchSettings alone = SearchSettings.builder()
                .player(PlayerId.FORCING_TREE)
                .rememberedTrees(false)
                .build();
        assertThat(match.ask(Positions.of(WIDE), ONE_NODE, alone)).isInstanceOf(Answer.Declines.class);
    }

    private List<String> notes() {
        return match.reports().stream()
                .filter(SearchInfo.Note.class::isInstance)
                .map(note -> ((SearchInfo.Note) note).text())
                .toList();
    }
}
