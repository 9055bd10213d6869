package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.problems.forced.Continuation.Motive;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes variations as problem books print them: the key with its threat, then the defences, those with the same
 * continuation together. The attacker's moves are numbered from 1, whatever his colour.
 */
public final class VariationPrinter {
    private static final String PASS = "--";

    private final Position position;

    private VariationPrinter(Position root) {
        position = root.copy();
    }

    /** Returns the lines of a key: {@code 1. Qg3! (threat: 2. Qe3#)} and the play after it. */
    public static List<String> variations(Position root, Continuation key) {
        return new VariationPrinter(root).move(key, 1, "", "!").lines().toList();
    }

    /** Returns the lines of set play: {@code 1... Kd4 2. Qb4#}. */
    public static List<String> setPlay(Position root, List<DefenderReply> defences) {
        VariationPrinter printer = new VariationPrinter(root);
        printer.position.makeNull();
        return printer.defences(defences, 1, "").lines().toList();
    }

    /** Returns the lines of a try: {@code 1. Rd2? (threat: 2. Qc6#)}, the play after it, and {@code but 1... Rc1!}. */
    public static List<String> tries(Position root, ForcedProblem.Try attempt) {
        VariationPrinter printer = new VariationPrinter(root);
        List<String> lines =
                new ArrayList<>(printer.move(attempt.play(), 1, "", "?").lines().toList());
        printer.position.make(attempt.move());
        String refutations = attempt.refutations().stream()
                .map(reply -> printer.san(reply) + "!")
                .collect(Collectors.joining(", "));
        lines.add("  but 1... " + refutations);
        return lines;
    }

    /**
     * Returns a helpmate's line: {@code 1. Kd5 Nf4+ 2. Ke5 Bc7#}, or from {@code 1... } when the first move is omitted.
     */
    public static String helpLine(Position root, int[] line, boolean fromSecond) {
        return helpLine(root, line, fromSecond, false);
    }

    /**
     * Returns the line of any helpmate. The side that is mated has the first half of each number.
     *
     * @param passed the side to move in the root has passed: the set play
     * @param half the side to move in the root is the one that mates, as in h#2.5
     */
    public static String helpLine(Position root, int[] line, boolean passed, boolean half) {
        VariationPrinter printer = new VariationPrinter(root);
        if (passed) {
            printer.position.makeNull();
        }
        int first = passed == half ? 0 : 1;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length; i++) {
            int ply = i + first;
            String number = ply % 2 == 0 ? (ply / 2 + 1) + ". " : i == 0 ? "1... " : "";
            text.append(i == 0 ? "" : " ").append(number);
            if (line[i] == Move.NONE) {
                text.append(PASS);
                printer.position.makeNull();
            } else {
                text.append(printer.san(line[i]));
                printer.position.make(line[i]);
            }
        }
        return text.toString();
    }

    /**
     * Returns the line of a problem of help or series play: a help line as above, or {@code 1. Kb3 2. Kc2 Qb2#}.
     *
     * @param plies of a whole solution
     * @param passed the side to move in the root has passed: the set play
     */
    public static String line(Position root, Goal goal, int plies, int[] line, boolean passed) {
        boolean turns = !goal.isSeries();
        return turns || passed
                ? helpLine(root, line, passed, turns && goal.play() != Goal.Play.PROOF_GAME && plies % 2 == 1)
                : new VariationPrinter(root).introduced(line, goal.intro());
    }

    /**
     * Returns moves one after the other, numbered by those of the side that makes the first; a side that moves twice
     * has the other pass.
     */
    public static String moves(Position root, int[] line) {
        VariationPrinter printer = new VariationPrinter(root);
        if (line.length > 0 && Piece.color(root.pieceAt(Move.from(line[0]))) != root.sideToMove()) {
            printer.position.makeNull();
        }
        return printer.series(line);
    }

    /** Returns the lines of play after each move of the defender, who is to move. */
    public static List<String> defences(Position root, List<DefenderReply> defences) {
        return new VariationPrinter(root).defences(defences, 1, "").lines().toList();
    }

    /** @param most the moves that the other side may make before the series */
    private String introduced(int[] line, int most) {
        int us = position.sideToMove();
        int intro = 0;
        for (Position after = position.copy(); intro < Math.min(most, line.length); intro++) {
            if (Piece.color(after.pieceAt(Move.from(line[intro]))) != us) {
                break;
            }
            if (after.sideToMove() != us) {
                after.makeNull();
            }
            after.make(line[intro]);
        }
        String before = series(Arrays.copyOf(line, intro));
        String after = series(Arrays.copyOfRange(line, intro, line.length));
        return before + (intro > 0 ? " " : "") + after;
    }

    /** Writes a line in which the side that begins makes several moves in a row; the side that does not move passes. */
    private String series(int[] line) {
        int us = position.sideToMove();
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (int move : line) {
            int mover = Piece.color(position.pieceAt(Move.from(move)));
            if (mover != position.sideToMove()) {
                position.makeNull();
            }
            number += mover == us ? 1 : 0;
            text.append(text.isEmpty() ? "" : " ").append(mover == us ? number + ". " : "");
            text.append(san(move));
            position.make(move);
        }
        return text.toString();
    }

    private String move(Continuation continuation, int number, String indent, String sign) {
        StringBuilder text = new StringBuilder(indent).append(number).append(". ");
        text.append(san(continuation.move())).append(sign);
        position.make(continuation.move());
        text.append(motive(continuation, number));
        text.append('\n');
        if (continuation.motive() == Motive.THREAT && !areGoals(continuation.threats())) {
            position.makeNull();
            for (Continuation threat : continuation.threats()) {
                text.append(indent).append("  threat:\n").append(move(threat, number + 1, indent + "    ", ""));
            }
            position.unmakeNull();
        }
        text.append(defences(continuation.defences(), number, indent + "  "));
        position.unmake(continuation.move());
        return text.toString();
    }

    private String motive(Continuation continuation, int number) {
        if (continuation.motive() == Motive.ZUGZWANG) {
            return " (zugzwang)";
        }
        if (continuation.motive() != Motive.THREAT || !areGoals(continuation.threats())) {
            return "";
        }
        position.makeNull();
        String threats = continuation.threats().stream()
                .map(threat -> (number + 1) + ". " + san(threat.move()))
                .collect(Collectors.joining(", "));
        position.unmakeNull();
        return (continuation.threats().size() == 1 ? " (threat: " : " (threats: ") + threats + ")";
    }

    private String defences(List<DefenderReply> defences, int number, String indent) {
        Map<String, String> repliesByAnswer = new LinkedHashMap<>();
        for (DefenderReply defence : defences) {
            if (defence.isPass()) {
                return afterPass(defence, number, indent);
            }
            String reply = san(defence.reply());
            defence.make(position);
            String answer = answers(defence.answers(), number + 1, indent + "  ");
            defence.unmake(position);
            repliesByAnswer.merge(answer, reply, (before, one) -> before + ", " + one);
        }
        StringBuilder text = new StringBuilder();
        repliesByAnswer.forEach((answer, replies) -> text.append(indent)
                .append(number)
                .append("... ")
                .append(replies)
                .append(answer));
        return text.toString();
    }

    /** Returns the next move of a series. */
    private String afterPass(DefenderReply pass, int number, String indent) {
        pass.make(position);
        String answers = answers(pass.answers(), number + 1, indent);
        pass.unmake(position);
        return areGoals(pass.answers())
                ? indent + answers.strip() + "\n"
                : answers.substring(answers.indexOf('\n') + 1);
    }

    /**
     * Returns the answers. Moves that reach the goal stay on the line of the defence; others begin lines of their own.
     */
    private String answers(List<Continuation> answers, int number, String indent) {
        if (areGoals(answers)) {
            String moves = answers.stream().map(answer -> san(answer.move())).collect(Collectors.joining(" / "));
            return " " + number + ". " + moves + (answers.size() > 1 ? " (dual)" : "") + "\n";
        }
        StringBuilder text = new StringBuilder(answers.size() > 1 ? " (dual)\n" : "\n");
        for (Continuation answer : answers) {
            text.append(move(answer, number, indent, ""));
        }
        return text.toString();
    }

    private static boolean areGoals(List<Continuation> moves) {
        return !moves.isEmpty() && moves.stream().allMatch(move -> move.motive() == Motive.GOAL);
    }

    private String san(int move) {
        return San.format(position, move);
    }
}
