package io.github.kingfell.uci;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.notation.UciMove;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only way out. Every line is written whole, under one lock, and flushed at once. Numbers are appended, never
 * formatted, so that no locale can touch them.
 */
public final class UciWriter {
    private static final Logger LOG = LoggerFactory.getLogger(UciWriter.class);

    private final OutputStream out;
    private final Runnable whenBroken;
    private boolean broken;

    /**
     * @param out where the GUI listens
     * @param whenBroken called once when nobody listens any more
     */
    public UciWriter(OutputStream out, Runnable whenBroken) {
        this.out = out;
        this.whenBroken = whenBroken;
    }

    /** Writes one line; the text must not contain a line break. */
    void line(String text) {
        byte[] bytes = (text + '\n').getBytes(StandardCharsets.UTF_8);
        LOG.debug("< {}", text);
        synchronized (this) {
            if (broken) {
                return;
            }
            try {
                out.write(bytes);
                out.flush();
                return;
            } catch (IOException e) {
                broken = true;
            }
        }
        whenBroken.run();
    }

    /** Free text; several lines become several {@code info string}s. */
    void note(String text) {
        text.lines().filter(part -> !part.isBlank()).forEach(part -> line("info string " + part));
    }

    /** What is wrong with the input; parts of the input in it are shown in printable ASCII. */
    void error(String complaint) {
        line("info string error: " + complaint.replaceAll("[^\\x20-\\x7E]", "?"));
    }

    void info(SearchInfo.Iteration iteration, boolean chess960) {
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
        if (iteration.depth() > 0) {
            long millis = Math.max(0, iteration.millis());
            text.append(" nodes ").append(iteration.nodes());
            text.append(" nps ").append(perSecond(iteration.nodes(), millis));
            text.append(" hashfull ").append(iteration.hashfull());
            text.append(" time ").append(millis);
        }
        appendLine(iteration.line(), chess960, text);
        line(text.toString());
    }

    void currentMove(SearchInfo.CurrentMove current, boolean chess960) {
        line("info depth " + current.depth() + " currmove " + UciMove.format(current.move(), chess960)
                + " currmovenumber " + current.number());
    }

    /** The end of a search; {@link Move#NONE} for no legal move and for no move to ponder on. */
    void bestMove(int move, int ponder, boolean chess960) {
        if (move == Move.NONE) {
            line("bestmove (none)");
        } else if (ponder == Move.NONE) {
            line("bestmove " + UciMove.format(move, chess960));
        } else {
            line("bestmove " + UciMove.format(move, chess960) + " ponder " + UciMove.format(ponder, chess960));
        }
    }

    static long perSecond(long nodes, long millis) {
        return nodes * 1000 / Math.max(1, millis);
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
