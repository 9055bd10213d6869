package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.WinRates;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Writes all output of a session. Every line is written whole, under one lock, and flushed at once. Numbers are
 * appended, never formatted, so that no locale can change them.
 */
public final class UciWriter {
    private final OutputStream out;
    private final Runnable whenBroken;
    private final ProtocolLog log = new ProtocolLog();
    private boolean broken;
    private String lastLine = "";

    /**
     * @param out the stream that the GUI reads
     * @param whenBroken called once when the stream can no longer be written
     */
    public UciWriter(OutputStream out, Runnable whenBroken) {
        this.out = out;
        this.whenBroken = whenBroken;
    }

    /** The log of every line. */
    ProtocolLog log() {
        return log;
    }

    /** Writes one line; the text must not contain a line break. */
    void line(String text) {
        if (!write(text)) {
            whenBroken.run();
        }
    }

    /** Writes under the lock; returns false when this write is the first to fail. */
    private synchronized boolean write(String text) {
        if (broken) {
            return true;
        }
        log.said(text);
        try {
            out.write((text + '\n').getBytes(StandardCharsets.UTF_8));
            out.flush();
            lastLine = text;
            return true;
        } catch (IOException e) {
            broken = true;
            return false;
        }
    }

    /** Writes free text; several lines become several {@code info string}s. */
    void note(String text) {
        text.lines().filter(part -> !part.isBlank()).forEach(part -> line("info string " + part));
    }

    /** Writes the complaint about a command that needs a position after one that was refused. */
    void noPosition(String command) {
        error("no position, because the last one was refused, in " + Words.shown(command));
    }

    /** Writes an error about the input; quoted parts of the input are shown in printable ASCII. */
    void error(String complaint) {
        line("info string error: " + complaint.replaceAll("[^\\x20-\\x7E]", "?"));
    }

    /** @param material of the root in pawn units, see {@link WinRates#material} */
    void info(SearchInfo.Iteration iteration, OutputStyle style, int material) {
        line(text(iteration, style, material));
    }

    private static String text(SearchInfo.Iteration iteration, OutputStyle style, int material) {
        StringBuilder text = new StringBuilder(128);
        text.append("info depth ").append(iteration.depth());
        if (iteration.depth() > 0) {
            text.append(" seldepth ").append(Math.max(1, iteration.selectiveDepth()));
            text.append(" multipv ").append(iteration.multiPv());
        }
        text.append(" score ").append(score(iteration.score()));
        text.append(
                switch (iteration.bound()) {
                    case EXACT -> "";
                    case LOWER -> " lowerbound";
                    case UPPER -> " upperbound";
                });
        if (style.winRates() && iteration.depth() > 0) {
            WinRates.Chances chances = chances(iteration.score(), material);
            text.append(" wdl ").append(chances.win());
            text.append(' ').append(chances.draw());
            text.append(' ').append(chances.loss());
        }
        if (iteration.depth() > 0) {
            long millis = Math.max(0, iteration.millis());
            text.append(" nodes ").append(iteration.nodes());
            text.append(" nps ").append(perSecond(iteration.nodes(), millis));
            text.append(" hashfull ").append(iteration.hashfull());
            if (iteration.tableHits() > 0) {
                text.append(" tbhits ").append(iteration.tableHits());
            }
            text.append(" time ").append(millis);
        }
        appendLine(iteration.line(), style.chess960(), text);
        return text.toString();
    }

    void currentMove(SearchInfo.CurrentMove current, OutputStyle style) {
        line("info depth " + current.depth() + " currmove " + UciMove.format(current.move(), style.chess960())
                + " currmovenumber " + current.number());
    }

    /**
     * Writes the end of a search. No other output can come between its score and its best move.
     *
     * @param shown the last score written
     * @param best the score of the best move, written once more when {@code shown} is no longer the last line
     * @param ponder the move to ponder on, {@link Move#NONE} for none
     * @param material of the root in pawn units, see {@link WinRates#material}
     */
    void finish(
            Optional<SearchInfo.Iteration> shown,
            Optional<SearchInfo.Iteration> best,
            int move,
            int ponder,
            OutputStyle style,
            int material) {
        StringBuilder word = new StringBuilder("bestmove ");
        word.append(move == Move.NONE ? "(none)" : UciMove.format(move, style.chess960()));
        if (ponder != Move.NONE) {
            word.append(" ponder ").append(UciMove.format(ponder, style.chess960()));
        }
        boolean alive;
        synchronized (this) {
            boolean stands =
                    shown.isPresent() && text(shown.get(), style, material).equals(lastLine);
            alive = (stands || best.isEmpty() || write(text(best.get(), style, material))) && write(word.toString());
        }
        if (!alive) {
            whenBroken.run();
        }
    }

    static long perSecond(long nodes, long millis) {
        return nodes * 1000 / Math.max(1, millis);
    }

    private static WinRates.Chances chances(Score score, int material) {
        if (score instanceof Score.Centipawns estimate) {
            return WinRates.shipped().chances(estimate.value(), material);
        }
        return ((Score.Mate) score).moves() > 0 ? WinRates.Chances.WON : WinRates.Chances.LOST;
    }

    private static String score(Score score) {
        return score instanceof Score.Mate mate ? "mate " + mate.moves() : "cp " + ((Score.Centipawns) score).value();
    }

    private static void appendLine(Pv line, boolean chess960, StringBuilder text) {
        if (line.length() > 0) {
            text.append(" pv");
        }
        for (int move : line.toArray()) {
            text.append(' ').append(UciMove.format(move, chess960));
        }
    }
}
