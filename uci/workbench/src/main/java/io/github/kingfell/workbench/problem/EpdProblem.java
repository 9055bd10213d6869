package io.github.kingfell.workbench.problem;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.stipulation.Stipulation;
import io.github.kingfell.workbench.stipulation.StipulationWords;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the problem of a line of EPD. The stipulation is in {@code stip}, alone in a comment {@code c0} to {@code c9},
 * or in {@code dm N} or {@code bm #N}; a comment in words counts only without any of these.
 */
public final class EpdProblem {
    private static final Pattern COMMENT = Pattern.compile("c\\d");
    private static final Pattern LENGTH = Pattern.compile("#[+-]?\\d{1,5}");
    private static final Pattern SOLUTIONS = Pattern.compile("(\\d{1,4}) solutions?");
    private static final Pattern NUMBER = Pattern.compile("\\d+\\.*");

    private final Epd epd;
    private final Position position;

    private EpdProblem(Epd epd) {
        this.epd = epd;
        position = epd.position();
    }

    /** @throws NotationException when the line contradicts itself, names an illegal move, or has nothing to check */
    public static Problem of(Epd epd) throws NotationException {
        return new EpdProblem(epd).problem();
    }

    /**
     * Returns the stipulation of a line; empty when it has none.
     *
     * @throws NotationException when the line contradicts itself
     */
    static Optional<Stipulation> stipulation(Epd epd) throws NotationException {
        return new EpdProblem(epd).stated();
    }

    /** Returns whether a line states a problem with another goal than a direct mate. */
    public static boolean isOtherThanMate(Epd epd) {
        try {
            return stipulation(epd)
                    .filter(stated -> stated.kind() == Stipulation.Kind.STRUCTURED
                            || stated.goal().isPresent())
                    .filter(stated -> !stated.isMate())
                    .isPresent();
        } catch (NotationException e) {
            return false; // a line that contradicts itself states nothing
        }
    }

    /** Returns the comments that do not state the problem. */
    static List<String> remarks(Epd epd) {
        return epd.operations().entrySet().stream()
                .filter(operation -> COMMENT.matcher(operation.getKey()).matches())
                .map(operation -> String.join(" ", operation.getValue()))
                .filter(text -> !isStipulation(text))
                .toList();
    }

    private static boolean isStipulation(String text) {
        try {
            return Stipulation.parse(text).isPresent();
        } catch (NotationException e) {
            return false; // no comment with a wrong number states a problem
        }
    }

    private Problem problem() throws NotationException {
        Optional<Stipulation> stated = stated();
        Position start = stated.orElse(Stipulation.UNSTATED).start(position);
        List<Integer> keys = moves("bm", start);
        List<Integer> avoid = moves("am", start);
        List<int[]> lines = new ArrayList<>();
        if (!epd.text("pv").isEmpty()) {
            Optional<Goal> series = stated.flatMap(Stipulation::goal).filter(Goal::isSeries);
            lines.add(line(epd.text("pv"), start, series));
            if (keys.isEmpty() && lines.get(0).length > 0) {
                keys = List.of(lines.get(0)[0]);
            }
        }
        if (stated.isEmpty() && keys.isEmpty() && avoid.isEmpty()) {
            throw new NotationException("nothing to check: neither a stipulation nor bm, am or dm");
        }
        boolean unique = !keys.isEmpty() || !signs().isEmpty();
        return new Problem(
                position, stated.orElse(Stipulation.UNSTATED), keys, avoid, lines, solutions(), unique, false);
    }

    private Optional<Stipulation> stated() throws NotationException {
        Set<Stipulation> all = new LinkedHashSet<>(signs());
        all.addAll(lengths());
        if (all.isEmpty()) {
            prose().ifPresent(all::add);
        }
        if (all.size() > 1) {
            throw new NotationException("contradicting stipulations: "
                    + String.join(
                            ", ", all.stream().map(Stipulation::text).sorted().toList()));
        }
        return all.stream().findFirst();
    }

    private Set<Stipulation> signs() throws NotationException {
        Set<Stipulation> found = new LinkedHashSet<>();
        for (Map.Entry<String, List<String>> operation : epd.operations().entrySet()) {
            String opcode = operation.getKey();
            String text = String.join(" ", operation.getValue());
            Optional<Stipulation> stipulation = Optional.empty();
            if (opcode.equals("stip") || opcode.equals("stipulation")) {
                stipulation = Optional.of(Stipulation.parse(text)
                        .orElseThrow(() -> new NotationException("unknown stipulation: " + text)));
            } else if (COMMENT.matcher(opcode).matches()) {
                stipulation = Stipulation.parse(text);
            }
            stipulation.ifPresent(found::add);
        }
        return found;
    }

    private Set<Stipulation> lengths() throws NotationException {
        Set<Stipulation> found = new LinkedHashSet<>();
        String direct = epd.text("dm");
        if (!direct.isEmpty()) {
            found.add(length(direct, "dm " + direct));
        }
        for (String word : epd.operations().getOrDefault("bm", List.of())) {
            if (LENGTH.matcher(word).matches()) {
                found.add(length(word.substring(1), "bm " + word));
            }
        }
        return found;
    }

    private static Stipulation length(String number, String text) throws NotationException {
        if (!number.matches("[+-]?\\d{1,5}")) {
            throw new NotationException("no number of moves: " + text);
        }
        return Stipulation.mate(Integer.parseInt(number));
    }

    private Optional<Stipulation> prose() throws NotationException {
        for (Map.Entry<String, List<String>> operation : epd.operations().entrySet()) {
            if (COMMENT.matcher(operation.getKey()).matches()) {
                Optional<Stipulation> words = StipulationWords.parse(String.join(" ", operation.getValue()), position);
                if (words.isPresent()) {
                    return words;
                }
            }
        }
        return Optional.empty();
    }

    private int solutions() {
        return epd.operations().entrySet().stream()
                .filter(operation -> COMMENT.matcher(operation.getKey()).matches())
                .map(operation -> SOLUTIONS.matcher(String.join(" ", operation.getValue())))
                .filter(Matcher::matches)
                .mapToInt(count -> Integer.parseInt(count.group(1)))
                .findFirst()
                .orElse(0);
    }

    private List<Integer> moves(String opcode, Position start) throws NotationException {
        List<Integer> moves = new ArrayList<>();
        for (String word : epd.operations().getOrDefault(opcode, List.of())) {
            String bare = word.endsWith(",") ? word.substring(0, word.length() - 1) : word;
            if (!bare.isEmpty() && !LENGTH.matcher(bare).matches()) {
                moves.add(move(bare, start, opcode));
            }
        }
        return moves.stream().distinct().toList();
    }

    /**
     * @param series whether the side that begins makes every move with a number, and the other side passes meanwhile
     */
    private static int[] line(String text, Position start, Optional<Goal> series) throws NotationException {
        Position after = start.copy();
        List<Integer> moves = new ArrayList<>();
        boolean numbered = false;
        for (String word : text.strip().split("\\s+")) {
            String bare = word.replaceFirst("^\\d+\\.+", "");
            numbered |= bare.length() < word.length() || NUMBER.matcher(bare).matches();
            if (bare.isEmpty() || NUMBER.matcher(bare).matches()) {
                continue;
            }
            if (series.isPresent() && numbered && !after.inCheck()) {
                int begins = start.sideToMove();
                int mover =
                        series.get().intro() > 0 && moves.size() >= series.get().intro() ? begins ^ 1 : begins;
                if (after.sideToMove() != mover) {
                    after.makeNull();
                }
            }
            numbered = false;
            int move = move(bare, after, "pv");
            moves.add(move);
            after.make(move);
        }
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int move(String word, Position position, String opcode) throws NotationException {
        int move = UciMove.parse(word, position);
        if (move != Move.NONE) {
            return move;
        }
        try {
            return San.parse(word, position);
        } catch (NotationException e) {
            throw new NotationException(opcode + ": " + e.getMessage());
        }
    }
}
