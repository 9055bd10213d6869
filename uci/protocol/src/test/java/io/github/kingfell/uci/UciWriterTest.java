package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.WinRates;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UciWriterTest {
    private static final int E2E4 = Move.of(Square.parse("e2"), Square.parse("e4"), Move.DOUBLE_PUSH);
    private static final int CASTLING = Move.of(Square.parse("e1"), Square.H1, Move.CASTLING);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final UciWriter writer = new UciWriter(out, () -> {});

    private String written() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private static SearchInfo.Iteration iteration(Score score, SearchInfo.Bound bound, Pv line) {
        return new SearchInfo.Iteration(12, 20, 1, score, bound, 123_456_789L, 2000, 45, line);
    }

    private void finish(SearchInfo.Iteration last, int move) {
        writer.finish(Optional.empty(), Optional.of(last), move, Move.NONE, OutputStyle.PLAIN, 78);
    }

    @Test
    void theLastScoreIsRepeatedWhenAnythingCameAfterIt() {
        SearchInfo.Iteration last = iteration(new Score.Centipawns(3), SearchInfo.Bound.EXACT, Pv.of(E2E4));
        writer.info(last, OutputStyle.PLAIN, 78);
        writer.finish(Optional.of(last), Optional.of(last), E2E4, Move.NONE, OutputStyle.PLAIN, 78);
        assertThat(written().lines()).hasSize(2);
        writer.info(last, OutputStyle.PLAIN, 78);
        writer.line("readyok");
        writer.finish(Optional.of(last), Optional.of(last), E2E4, Move.NONE, OutputStyle.PLAIN, 78);
        assertThat(written().lines()).hasSize(6);
    }

    @Test
    void anInfoLine() {
        writer.info(iteration(new Score.Centipawns(-31), SearchInfo.Bound.EXACT, Pv.of(E2E4)), OutputStyle.PLAIN, 78);
        assertThat(written())
                .isEqualTo("info depth 12 seldepth 20 multipv 1 score cp -31 nodes 123456789 nps 61728394 hashfull 45"
                        + " time 2000 pv e2e4\n");
    }

    @Test
    void boundsStandBehindTheValue() {
        writer.info(iteration(new Score.Centipawns(5), SearchInfo.Bound.LOWER, Pv.of(E2E4)), OutputStyle.PLAIN, 78);
        writer.info(iteration(new Score.Centipawns(5), SearchInfo.Bound.UPPER, Pv.of(E2E4)), OutputStyle.PLAIN, 78);
        assertThat(written()).contains("score cp 5 lowerbound nodes", "score cp 5 upperbound nodes");
    }

    @Test
    void chancesStandBehindTheScore() throws NotationException {
        OutputStyle style = new OutputStyle(false, true);
        writer.info(iteration(new Score.Centipawns(120), SearchInfo.Bound.LOWER, Pv.of(E2E4)), style, 40);
        WinRates.Chances chances = WinRates.shipped().chances(120, 40);
        assertThat(written())
                .contains(" score cp 120 lowerbound wdl " + chances.win() + " " + chances.draw() + " " + chances.loss()
                        + " nodes ");
        Position mated = Fen.parse("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
        Score score = new Score.Mate(MateCertificate.ofMatedRoot(mated));
        writer.info(iteration(score, SearchInfo.Bound.EXACT, Pv.of(E2E4)), style, 9);
        assertThat(written()).contains(" wdl 0 0 1000 nodes ");
    }

    @Test
    void aMatedRoot() throws NotationException {
        Position mated = Fen.parse("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
        Score score = new Score.Mate(MateCertificate.ofMatedRoot(mated));
        finish(new SearchInfo.Iteration(0, 0, 1, score, SearchInfo.Bound.EXACT, 0, 0, 0, Pv.EMPTY), Move.NONE);
        assertThat(written()).isEqualTo("info depth 0 score mate 0\nbestmove (none)\n");
    }

    @Test
    void castlingByVariant() {
        SearchInfo.Iteration last = iteration(new Score.Centipawns(0), SearchInfo.Bound.EXACT, Pv.of(CASTLING));
        writer.finish(Optional.empty(), Optional.of(last), CASTLING, E2E4, OutputStyle.PLAIN, 78);
        writer.finish(Optional.empty(), Optional.of(last), CASTLING, Move.NONE, new OutputStyle(true, false), 78);
        assertThat(written()).contains(" pv e1g1\nbestmove e1g1 ponder e2e4\n").endsWith(" pv e1h1\nbestmove e1h1\n");
    }

    @Test
    void currentMove() {
        writer.currentMove(new SearchInfo.CurrentMove(9, CASTLING, 3), OutputStyle.PLAIN);
        assertThat(written()).isEqualTo("info depth 9 currmove e1g1 currmovenumber 3\n");
    }

    @Test
    void notesOfSeveralLines() {
        writer.note("one\n\ntwo\r\nthree");
        assertThat(written()).isEqualTo("info string one\ninfo string two\ninfo string three\n");
    }

    @Test
    void promotionsAreLowerCase() {
        int promotion = Move.promotion(Square.parse("a7"), Square.A8, Piece.QUEEN);
        finish(iteration(new Score.Centipawns(0), SearchInfo.Bound.EXACT, Pv.of(promotion)), promotion);
        assertThat(written()).endsWith(" pv a7a8q\nbestmove a7a8q\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "tr", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva"})
    void noLocaleTouchesTheNumbers(String tag) {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(tag));
            writer.info(
                    iteration(new Score.Centipawns(-1234), SearchInfo.Bound.EXACT, Pv.of(E2E4)), OutputStyle.PLAIN, 78);
        } finally {
            Locale.setDefault(before);
        }
        assertThat(written()).contains(" score cp -1234 nodes 123456789 nps 61728394 ");
    }

    @Test
    void linesFromManyThreadsStayWhole() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            String text = String.valueOf((char) ('a' + i)).repeat(200);
            threads.add(new Thread(() -> {
                for (int j = 0; j < 200; j++) {
                    writer.line(text);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(written().lines()).hasSize(1600).allMatch(line -> line.matches("(.)\\1{199}"));
    }

    @Test
    void whenNobodyListensItSaysSoOnce() {
        AtomicInteger told = new AtomicInteger();
        UciWriter broken = new UciWriter(
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("Broken pipe");
                    }
                },
                told::incrementAndGet);
        broken.line("uciok");
        broken.line("readyok");
        assertThat(told).hasValue(1);
    }
}
