package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.study.Slip;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.tables.distance.Distance.Outcome;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Lists the moves that throw the result away, the natural ones one by one with the reply that refutes them. */
final class Slips {
    /** Most replies to a slip that are named. */
    private static final int MOST_REPLIES = 3;

    /** Lines for the moves that are not natural; with more of them the replies are left out. */
    private static final int MOST_LINES = 4;

    private final Position position;
    private final boolean fromWin;
    private final List<Slip> slips;

    /**
     * @param fromWin true where a win can be thrown away, false where a draw can
     * @param slips of the position, the natural ones first
     */
    Slips(Position position, boolean fromWin, List<Slip> slips) {
        this.position = position;
        this.slips = slips;
        this.fromWin = fromWin;
    }

    /** Returns headings with the moves below each; nothing when nothing can be thrown away. */
    List<String> sentences() {
        List<String> lines = new ArrayList<>();
        List<Slip> natural = natural();
        if (!natural.isEmpty()) {
            lines.add("natural moves that " + does());
            natural.forEach(slip -> lines.add("  " + sentence(slip)));
        }
        lines.addAll(others());
        return lines;
    }

    /** Returns the slips that a player thinks of first. */
    List<Slip> natural() {
        return slips.stream().filter(Slip::isNatural).toList();
    }

    /** Returns the heading and the lines for the moves that are not natural; nothing without any. */
    List<String> others() {
        List<Slip> others = slips.stream().filter(slip -> !slip.isNatural()).toList();
        List<String> lines = new ArrayList<>();
        if (!others.isEmpty()) {
            lines.add((others.size() == slips.size() ? "moves that " : "other moves that ") + does());
            grouped(others).forEach(line -> lines.add("  " + line));
        }
        return lines;
    }

    private String does() {
        return fromWin ? "throw the win away:" : "lose:";
    }

    /** Returns a move with its result and the replies, such as {@code Kf6 draws: only Kf4}. */
    String sentence(Slip slip) {
        return San.format(position, slip.move()) + " " + result(slip, false) + replies(slip);
    }

    /**
     * Returns one line for all moves with the same result and the same replies. The replies are left out when there are
     * many lines.
     */
    private List<String> grouped(List<Slip> others) {
        List<String> lines = joined(others, true);
        return lines.size() > MOST_LINES ? joined(others, false) : lines;
    }

    private List<String> joined(List<Slip> others, boolean withReplies) {
        Map<String, List<Slip>> alike = new LinkedHashMap<>();
        for (Slip slip : others) {
            String text = withReplies ? result(slip, true) + replies(slip) : coarse(slip);
            alike.computeIfAbsent(text, unused -> new ArrayList<>()).add(slip);
        }
        return alike.values().stream()
                .map(group -> {
                    Slip first = group.get(0);
                    boolean many = group.size() > 1;
                    String moves = Sides.joined(group.stream()
                            .map(slip -> San.format(position, slip.move()))
                            .toList());
                    return moves + " " + (withReplies ? result(first, many) + replies(first) : coarse(first, many));
                })
                .toList();
    }

    private static String coarse(Slip slip) {
        return coarse(slip, true);
    }

    private static String coarse(Slip slip, boolean many) {
        return slip.outcome() == Outcome.DRAW ? many ? "draw" : "draws" : many ? "lose" : "loses";
    }

    private static String result(Slip slip, boolean many) {
        if (slip.legalReplies() == 0) {
            return many ? "are stalemate" : "is stalemate";
        }
        return coarse(slip, many) + (slip.mateIn() == 0 ? "" : ", mate in " + slip.mateIn());
    }

    private String replies(Slip slip) {
        if (slip.legalReplies() == 0 || slip.replies().isEmpty()) {
            return "";
        }
        if (slip.isHopeless()) {
            return slip.legalReplies() == 1 ? ": " + san(slip).get(0) : " whatever the reply";
        }
        List<String> replies = san(slip);
        int count = replies.size();
        if (count == 1) {
            return ": only " + replies.get(0);
        }
        return count <= MOST_REPLIES
                ? ": " + Sides.eitherOf(replies)
                : ": " + replies.get(0) + ", or " + (count - 1) + " other replies";
    }

    private List<String> san(Slip slip) {
        Position after = position.copy();
        after.make(slip.move());
        return slip.replies().stream().map(reply -> San.format(after, reply)).toList();
    }

    /** Returns the slips as JSON. */
    List<JsonObject> json() {
        return slips.stream()
                .map(slip -> {
                    JsonObject json = new JsonObject()
                            .put("move", UciMove.format(slip.move(), false))
                            .put("san", San.format(position, slip.move()))
                            .put("natural", slip.isNatural());
                    slip.appeal()
                            .ifPresent(
                                    appeal -> json.put("appeal", appeal.name().toLowerCase(Locale.ROOT)));
                    return json.putAll(ExactStudy.json(slip.outcome(), slip.mateIn()))
                            .put("replies", san(slip))
                            .put("legalReplies", slip.legalReplies())
                            .put("sentence", sentence(slip));
                })
                .toList();
    }
}
