package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchOutcome;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Checks that a GUI sees a proper end of a search, whatever the players send. */
class SearchReportTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final UciWriter writer = new UciWriter(out, () -> {});
    private final Job job = Job.none();

    private SearchReport report(Position root) {
        return new SearchReport(writer, root, OutputStyle.PLAIN, job);
    }

    private List<String> written() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static Pv line(Position root, String... words) {
        Position position = root.copy();
        int[] moves = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            moves[i] = UciMove.parse(words[i], position);
            assertThat(moves[i]).as(words[i]).isNotEqualTo(Move.NONE);
            position.make(moves[i]);
        }
        return Pv.of(moves);
    }

    private static SearchInfo.Iteration at(int depth, int multiPv, Bound bound, long millis, Pv line) {
        return new SearchInfo.Iteration(depth, depth, multiPv, new Score.Centipawns(10), bound, 99, millis, 0, line);
    }

    private static SearchOutcome outcome(Pv line) {
        return new SearchOutcome(line.move(0), new Score.Centipawns(10), line, PlayerId.ALPHA_BETA, "");
    }

    /** Finishes a search as the engine does: with a line before the end. */
    private void finish(Position root, SearchOutcome outcome) {
        SearchReport report = report(root);
        report.onInfo(outcome.asLine());
        report.onFinished(outcome);
    }

    @Test
    void aLastLineThatFitsIsNotRepeated() {
        Position root = Fen.start();
        Pv line = line(root, "e2e4", "e7e5");
        SearchReport report = report(root);
        report.onInfo(at(3, 1, Bound.EXACT, 5, line));
        report.onFinished(outcome(line));
        assertThat(written()).hasSize(2).last().isEqualTo("bestmove e2e4 ponder e7e5");
    }

    @Test
    void theLineIsRepeatedAfterOtherOutput() {
        Position root = Fen.start();
        Pv line = line(root, "e2e4");
        SearchReport report = report(root);
        report.onInfo(at(3, 1, Bound.EXACT, 5, line));
        report.onInfo(new SearchInfo.Note("something"));
        report.onFinished(outcome(line));
        assertThat(written()).hasSize(4);
        assertThat(written().get(2)).startsWith("info depth 3 ").endsWith(" pv e2e4");
    }

    /** Every kind of report needs its own words, so that it does not pass for another. */
    @Test
    void everyKindIsKnown() {
        assertThat(SearchInfo.class.getPermittedSubclasses())
                .containsExactlyInAnyOrder(
                        SearchInfo.Iteration.class, SearchInfo.CurrentMove.class, SearchInfo.Remark.class);
        assertThat(SearchInfo.Remark.class.getPermittedSubclasses())
                .containsExactlyInAnyOrder(
                        SearchInfo.Note.class,
                        SearchInfo.NoShorterMate.class,
                        SearchInfo.NoMate.class,
                        SearchInfo.Drawn.class,
                        SearchInfo.Unproved.class,
                        SearchInfo.Declined.class,
                        SearchInfo.Failed.class);
    }

    @Test
    void verdictsInWords() {
        SearchReport report = report(Fen.start());
        report.onInfo(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
        report.onInfo(new SearchInfo.NoMate(2, true, true, Grounds.SEARCH));
        report.onInfo(new SearchInfo.NoMate(2, false, true, Grounds.SEARCH));
        report.onInfo(new SearchInfo.NoMate(2, true, false, Grounds.SEARCH));
        report.onInfo(new SearchInfo.Declined(PlayerId.FORCING_TREE, "not in the book"));
        report.onInfo(new SearchInfo.Drawn("exact table: drawn"));
        report.onInfo(new SearchInfo.Unproved("the fifty-move rule comes first"));
        report.onInfo(new SearchInfo.Failed("alpha-beta", new OutOfMemoryError()));
        report.onInfo(new SearchInfo.Failed("search", new IllegalStateException()));
        assertThat(written())
                .containsExactly(
                        "info string no shorter mate (disproved by search)",
                        "info string no mate in 2 (disproved by search)",
                        "info string no mate in 2 by the side to move (disproved by search)",
                        "info string no mate in 2 with the given moves (disproved by search)",
                        "info string forcing tree declines: not in the book",
                        "info string exact table: drawn",
                        "info string the exact table's mate is not proved: the fifty-move rule comes first",
                        "info string error: alpha-beta failed: out of memory",
                        "info string error: search failed, see the log");
    }

    @Test
    void aBoundIsNotTheLastWord() {
        Position root = Fen.start();
        Pv line = line(root, "e2e4");
        SearchReport report = report(root);
        report.onInfo(at(3, 1, Bound.EXACT, 5, line));
        report.onInfo(at(4, 1, Bound.LOWER, 4000, line(root, "d2d4")));
        report.onFinished(outcome(line));
        assertThat(written()).hasSize(4);
        assertThat(written().get(1)).contains(" lowerbound ");
        assertThat(written().get(2)).contains(" score cp 10 nodes ").endsWith(" pv e2e4");
    }

    @Test
    void severalLinesEndInOrder() {
        Position root = Fen.start();
        Pv best = line(root, "e2e4");
        SearchReport report = report(root);
        report.onInfo(at(3, 1, Bound.EXACT, 5, best));
        report.onInfo(at(3, 2, Bound.EXACT, 5, line(root, "d2d4")));
        report.onFinished(outcome(best));
        assertThat(written()).hasSize(3);
    }

    @Test
    void noLegalMove() throws NotationException {
        Position stalemate = Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        finish(stalemate, new SearchOutcome(Move.NONE, new Score.Centipawns(0), Pv.EMPTY, Optional.empty(), ""));
        assertThat(written()).containsExactly("info depth 0 score cp 0", "bestmove (none)");
    }

    @Test
    void noPonderMoveThatEndsTheGame() throws NotationException {
        // 1. g4 is answered by mate.
        Position fool = Fen.start();
        for (String move : List.of("f2f3", "e7e5")) {
            fool.make(UciMove.parse(move, fool));
        }
        finish(fool, outcome(line(fool, "g2g4", "d8h4")));
        assertThat(written()).last().isEqualTo("bestmove g2g4");
        // Capturing the last piece leaves bare kings.
        Position bare = Fen.parse("8/8/8/8/8/2k5/3R4/6K1 w - - 0 1");
        finish(bare, outcome(line(bare, "g1h1", "c3d2")));
        assertThat(written()).last().isEqualTo("bestmove g1h1");
    }

    @Test
    void noPonderMoveThatIsNotLegal() {
        Position root = Fen.start();
        Pv crooked = Pv.of(UciMove.parse("e2e4", root), UciMove.parse("d2d4", root));
        finish(root, outcome(crooked));
        assertThat(written()).last().isEqualTo("bestmove e2e4");
    }

    @Test
    void silentAfterTheEndAndAfterQuit() {
        Position root = Fen.start();
        Pv line = line(root, "e2e4");
        SearchReport report = report(root);
        report.onInfo(outcome(line).asLine());
        report.onFinished(outcome(line));
        report.onFinished(outcome(line));
        report.onInfo(at(9, 1, Bound.EXACT, 5, line));
        assertThat(written()).hasSize(2);
        job.forsake();
        report(root).onFinished(outcome(line));
        assertThat(written()).hasSize(2);
    }
}
