package io.github.kingfell.workbench.matecheck;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.uci.UciDialogue;
import java.util.List;

/** Searches positions through the protocol, each as a new game, and judges what is said. */
public final class MateCheck {
    /** What {@code go} is given. */
    @FunctionalInterface
    public interface Limits {
        /** The words after {@code go} for a line; empty to leave the line out. */
        String of(Epd line);
    }

    private final UciDialogue engine;
    private final MateRules rules;
    private final Limits limits;

    /**
     * @param engine asked one position after the other, with the options that were sent to it before
     * @param rules what is known of other positions learned already
     */
    public MateCheck(UciDialogue engine, MateRules rules, Limits limits) {
        this.engine = engine;
        this.rules = rules;
        this.limits = limits;
    }

    /** True when the limits say something about a line. */
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
