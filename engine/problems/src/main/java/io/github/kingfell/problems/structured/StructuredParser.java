package io.github.kingfell.problems.structured;

import io.github.kingfell.problems.ProblemAim;
import io.github.kingfell.problems.structured.StructuredPlay.AfterMove;
import io.github.kingfell.problems.structured.StructuredPlay.Each;
import io.github.kingfell.problems.structured.StructuredPlay.Either;
import io.github.kingfell.problems.structured.StructuredPlay.End;
import io.github.kingfell.problems.structured.StructuredPlay.Manner;
import io.github.kingfell.problems.structured.StructuredPlay.OtherSide;
import io.github.kingfell.problems.structured.StructuredPlay.PlayBranch;
import io.github.kingfell.problems.structured.StructuredPlay.Reached;
import io.github.kingfell.problems.structured.StructuredPlay.Unsolved;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Reads a structured stipulation, such as {@code 3h[1a[x]d]h}, without the side that begins. */
public final class StructuredParser {
    private static final int MOST_PLIES = 100;

    /** Aims that are compared with the diagram, or ask for a move that is not legal. */
    private static final Set<ProblemAim.Kind> NOT_HERE = Set.of(
            ProblemAim.Kind.DIAGRAM,
            ProblemAim.Kind.BOARD,
            ProblemAim.Kind.EXCHANGE,
            ProblemAim.Kind.KISS,
            ProblemAim.Kind.AUTO_MATE);

    private final String text;
    private int at;
    private int plies;

    private StructuredParser(String text) {
        this.text = text;
    }

    /** @throws NotationException when it is none, or too long */
    public static StructuredPlay parse(String text) throws NotationException {
        StructuredParser parser = new StructuredParser(text.replaceAll("\\s+", ""));
        StructuredPlay play = parser.expression();
        if (parser.at < parser.text.length()) {
            throw parser.wrong();
        }
        return play;
    }

    private NotationException wrong() {
        return new NotationException(
                "a structured stipulation that cannot be read from \"" + text.substring(at) + "\"");
    }

    private boolean take(String sign) {
        boolean there = text.startsWith(sign, at);
        at += there ? sign.length() : 0;
        return there;
    }

    private void expect(String sign) throws NotationException {
        if (!take(sign)) {
            throw wrong();
        }
    }

    private StructuredPlay expression() throws NotationException {
        StructuredPlay left = operand();
        while (true) {
            if (take("&")) {
                left = new Each(joined(left instanceof Each each ? each.parts() : List.of(left), operand()));
            } else if (take("|")) {
                left = new Either(List.of(left, operand()));
            } else {
                return left;
            }
        }
    }

    private static List<StructuredPlay> joined(List<StructuredPlay> parts, StructuredPlay last) {
        List<StructuredPlay> all = new ArrayList<>(parts);
        all.add(last);
        return all;
    }

    private StructuredPlay operand() throws NotationException {
        if (take("(")) {
            StructuredPlay inner = expression();
            expect(")");
            return inner;
        }
        if (take("!")) {
            return new Unsolved(operand());
        }
        if (take("-")) {
            return new OtherSide(operand());
        }
        boolean number = at < text.length() && text.charAt(at) >= '1' && text.charAt(at) <= '9';
        return number ? branch() : new Reached(aim());
    }

    private ProblemAim aim() throws NotationException {
        List<ProblemAim.Kind> kinds = Arrays.stream(ProblemAim.Kind.values())
                .filter(kind -> !NOT_HERE.contains(kind))
                .sorted(Comparator.comparingInt(kind -> -kind.sign().length()))
                .toList();
        for (ProblemAim.Kind kind : kinds) {
            if (!take(kind.sign())) {
                continue;
            }
            if (kind != ProblemAim.Kind.SQUARE) {
                return ProblemAim.of(kind);
            }
            int end = Math.min(at + 2, text.length());
            String square = text.substring(at, end);
            if (!square.matches("[a-h][1-8]")) {
                throw wrong();
            }
            at = end;
            return ProblemAim.square(Square.parse(square));
        }
        throw wrong();
    }

    private int number() throws NotationException {
        int begin = at;
        while (at < text.length() && Character.isDigit(text.charAt(at)) && at - begin < 3) {
            at++;
        }
        if (at == begin) {
            throw wrong();
        }
        return Integer.parseInt(text.substring(begin, at));
    }

    private StructuredPlay branch() throws NotationException {
        int most = number();
        boolean given = take(":");
        int least = given ? most : 0;
        most = given ? number() : most;
        plies += most;
        if (most == 0 || plies > MOST_PLIES) {
            throw new NotationException("a structured stipulation of more than " + MOST_PLIES + " plies");
        }
        // The last two plies of a battle belong together.
        int early = given ? Math.min(least, most - 1) : 0;
        if (take("a")) {
            AfterMove first = after();
            return new PlayBranch(Manner.ATTACK, early, most, first, second("d"), false);
        }
        if (take("d")) {
            AfterMove first = after();
            return new PlayBranch(Manner.DEFENCE, early, most, first, second("a"), false);
        }
        if (take("s")) {
            return new PlayBranch(Manner.SERIES, Math.min(least, most), most, after(), AfterMove.NOTHING, false);
        }
        expect("h");
        AfterMove first = after();
        boolean parries = take("?+?");
        expect("h");
        return new PlayBranch(Manner.HELP, Math.min(least, most), most, first, after(), parries);
    }

    private AfterMove second(String sign) throws NotationException {
        return take(sign) ? after() : AfterMove.NOTHING;
    }

    private AfterMove after() throws NotationException {
        List<End> ends = new ArrayList<>();
        List<StructuredPlay> conditions = new ArrayList<>();
        while (true) {
            if (take("[")) {
                boolean mustEnd = take(">");
                boolean hidden = take("/");
                ends.add(new End(expression(), mustEnd, hidden));
                expect("]");
            } else if (take("{")) {
                conditions.add(expression());
                expect("}");
            } else {
                return new AfterMove(ends, conditions);
            }
        }
    }
}
