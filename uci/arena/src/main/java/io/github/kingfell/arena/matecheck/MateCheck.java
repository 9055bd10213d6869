package io.github.kingfell.arena.matecheck;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.uci.UciDialogue;
import java.util.List;

/** Has an engine search positions, each as a new game, and judges its output. */
public final class MateCheck {
    /** The limits of a search, for each line of EPD. */
    @FunctionalInterface
    public interface Limits {
        /** Returns the words after {@code go} for a line; empty to leave the line out. */
        String of(Epd line);
    }

    private final UciDialogue engine;
    private final MateRules rules;
    private final Limits limits;

    /**
     * @param engine searches one position after the other, with the options already sent to it
     * @param rules have already learned the positions that they need
     */
    public MateCheck(UciDialogue engine, MateRules rules, Limits limits) {
        this.engine = engine;
        this.rules = rules;
        this.limits = limits;
    }

    /** Returns true when the limits have words for this line. */
    public boolean applies(Epd line) {
        return !limits.of(line).isEmpty();
    }

    /** Searches the position of a line that {@link #applies}. */
    public MateFindings judge(Epd line) throws InterruptedException {
        engine.send("ucinewgame");
        engine.send("position fen " + Fen.format(line.position()));
        engine.send("isready");
        List<String> before = engine.until("readyok");
        engine.send("go " + limits.of(line));
        List<String> output = engine.until("bestmove");
        output.addAll(0, before.subList(0, before.size() - 1));
        return rules.judge(line.position(), line.mateLength(), output);
    }
}
