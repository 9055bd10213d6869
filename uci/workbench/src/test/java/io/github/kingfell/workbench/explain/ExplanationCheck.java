package io.github.kingfell.workbench.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.kpk.KpkDraw;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Checks the sentences of an explanation that come from the exact table, with the rules and with new probes of each
 * position that a sentence mentions. A sentence of unknown form fails. {@code SentenceCheck} of the book checks the
 * sentences of the book.
 */
final class ExplanationCheck {
    private static final String SAN = "((?:[KQRBN][a-h1-8]{0,2}x?|[a-h]x)?[a-h][1-8](?:=[QRBN])?[+#]?)";
    private static final String SIDE = "(White|Black)";
    private static final Pattern A_SAN = Pattern.compile(SAN);

    private static final Pattern WINS =
            Pattern.compile("^" + SIDE + " wins, mate in (\\d+)( without the fifty-move rule)? \\(exact\\)$");
    private static final Pattern BEST =
            Pattern.compile("^best: (.+); (?:every move keeps the win|(\\d+) of (\\d+) moves? keeps? the win)$");
    private static final Pattern HOLDS = Pattern.compile("^(.+) holds? longest$");
    private static final Pattern DRAWS = Pattern.compile("^(.+) draws?, (\\d+) of (\\d+) moves?; the others lose$");
    private static final Pattern OTHERS = Pattern.compile("^(slower|mated sooner): (.+)$");
    private static final Pattern OTHER = Pattern.compile("(\\S+) in (1(?= move$)|\\d+(?= moves$)) moves?");
    private static final Pattern COUNTER =
            Pattern.compile("^this ignores the fifty-move rule: a draw can be claimed in (\\d+) half-moves? unless a "
                    + "piece is taken or a pawn moves$");
    private static final Pattern MUTUAL = Pattern.compile("^mutual zugzwang: with " + SIDE + " to move (?:" + SIDE
            + " would (win|lose), mate in (\\d+)|it would be drawn); neither side wants to move$");
    private static final Pattern LOSE_A_MOVE = Pattern.compile(
            "^with " + SIDE + " to move " + SIDE + " would mate in (\\d+): " + SIDE + " would like to lose a move$");
    private static final Pattern BURDEN = Pattern.compile(
            "^with " + SIDE + " to move " + SIDE + " would hold out until move (\\d+): having to move costs time$");
    private static final Pattern HEADING =
            Pattern.compile("^(natural moves|other moves|moves) that (throw the win away|lose):$");
    private static final Pattern SLIP = Pattern.compile("^  (" + SAN + "(?:(?:, | and )" + SAN + ")*)"
            + " (draws?|loses?|is stalemate|are stalemate)(?:, mate in (\\d+))?"
            + "(?:: only " + SAN + "|: (.+)|( whatever the reply))?$");
    private static final Pattern QUICK = Pattern.compile("^" + SAN + " is one of the quickest moves: mate in (\\d+)$");
    private static final Pattern SLOW =
            Pattern.compile("^" + SAN + " mates in (\\d+) with best play from there, the quickest move in (\\d+)$");
    private static final Pattern LINE = Pattern.compile("^best play: (.+)$");
    private static final Pattern ONLY = Pattern.compile("^(?:the winner never has only one winning move|(\\d+) of "
            + "(\\d+) moves? of the winner, marked !, (?:is|are) the only one that wins)$");

    private final Position root;
    private final TableProbe table;
    private final Distance value;
    private final Map<String, Integer> counts;
    private final Set<Integer> slips = new HashSet<>();
    private boolean natural;
    private int marked;
    private int winnersMoves;

    /**
     * @param table covers the root and all positions that can follow
     * @param counts sentences by kind; this check adds to them
     */
    ExplanationCheck(Position root, TableProbe table, Map<String, Integer> counts) {
        this.root = root;
        this.table = table;
        this.counts = counts;
        value = table.distance(root).orElseThrow();
    }

    /** Checks every sentence, and that each move that throws the result away is named. */
    void check(List<String> sentences) throws NotationException {
        for (String sentence : sentences) {
            try {
                count(kind(sentence));
            } catch (AssertionError e) {
                throw new AssertionError(Fen.format(root) + ": " + sentence, e);
            }
        }
        Set<Integer> expected = new HashSet<>();
        for (int move : MoveList.legal(root).toArray()) {
            if (after(root, move).outcome() != value.outcome()) {
                expected.add(move);
            }
        }
        assertThat(slips).as(Fen.format(root)).isEqualTo(expected);
    }

    private void count(String kind) {
        counts.merge(kind, 1, Integer::sum);
    }

    /** Checks a sentence and returns its kind. */
    private String kind(String sentence) throws NotationException {
        Matcher m;
        if ((m = WINS.matcher(sentence)).find()) {
            boolean ours = m.group(1).equals(side(root.sideToMove()));
            assertThat(ours ? value.isWin() : value.isLoss()).isTrue();
            assertThat(Integer.parseInt(m.group(2))).isEqualTo(value.moves());
            assertThat(m.group(3) != null).isEqualTo(root.halfmoveClock() + value.plies() > 100);
            return "who wins, mate in N";
        }
        if (sentence.equals("drawn: neither side can force a win (exact)")) {
            assertThat(value.isDraw()).isTrue();
            return "drawn";
        }
        if ((m = BEST.matcher(sentence)).find()) {
            assertThat(value.isWin()).isTrue();
            assertList(m.group(1), move -> after(root, move).equals(value));
            assertKeeping(m.group(2), m.group(3));
            return "best moves, how many keep the win";
        }
        if (sentence.equals("every move keeps the draw")) {
            assertThat(value.isDraw()).isTrue();
            assertKeeping(null, null);
            return "moves that keep the draw";
        }
        if ((m = DRAWS.matcher(sentence)).find()) {
            assertThat(value.isDraw()).isTrue();
            assertList(m.group(1), move -> after(root, move).isDraw());
            assertKeeping(m.group(2), m.group(3));
            return "moves that keep the draw";
        }
        if ((m = HOLDS.matcher(sentence)).find()) {
            assertThat(value.isLoss()).isTrue();
            assertList(m.group(1), move -> after(root, move).equals(value));
            return "moves that hold longest";
        }
        if ((m = OTHERS.matcher(sentence)).find()) {
            assertOthers(m.group(1).equals("slower"), m.group(2));
            return "slower moves, moves mated sooner";
        }
        if (KpkDraw.sentence(root).filter(sentence::equals).isPresent()) {
            // KpkDrawTest checks the reasons against the table over all positions.
            assertThat(value.isDraw()).isTrue();
            return "why king and pawn do not win";
        }
        if ((m = COUNTER.matcher(sentence)).find()) {
            assertThat(Integer.parseInt(m.group(1))).isEqualTo(Math.max(0, 100 - root.halfmoveClock()));
            assertThat(root.halfmoveClock() + value.plies()).isGreaterThan(100);
            return "fifty-move rule";
        }
        return kindOfLesson(sentence);
    }

    private String kindOfLesson(String sentence) throws NotationException {
        Matcher m;
        if ((m = MUTUAL.matcher(sentence)).find()) {
            Distance then = waiting(m.group(1));
            assertThat(then.isDraw()).isEqualTo(m.group(2) == null);
            assertThat(then.outcome()).isLessThan(value.outcome());
            assertWaiting(then, m.group(2), m.group(4));
            return "mutual zugzwang";
        }
        if ((m = LOSE_A_MOVE.matcher(sentence)).find()) {
            Distance then = waiting(m.group(1));
            assertThat(value.isWin() && then.isWin()).isTrue();
            assertWaiting(then, m.group(2), m.group(3));
            assertThat(then.plies()).isLessThan(value.plies());
            return "would like to lose a move";
        }
        if ((m = BURDEN.matcher(sentence)).find()) {
            Distance then = waiting(m.group(1));
            assertThat(value.isLoss() && then.isLoss()).isTrue();
            assertWaiting(then, null, m.group(3));
            assertThat(then.plies()).isGreaterThan(value.plies());
            return "having to move costs time";
        }
        if ((m = HEADING.matcher(sentence)).find()) {
            natural = m.group(1).equals("natural moves");
            assertThat(m.group(2).equals("lose") ? value.isDraw() : value.isWin())
                    .isTrue();
            return "heading of slips";
        }
        if ((m = SLIP.matcher(sentence)).find()) {
            readSlip(m);
            return natural ? "natural slip with its reply" : "other slips";
        }
        if ((m = QUICK.matcher(sentence)).find()) {
            Distance reached = after(root, San.parse(m.group(1), root));
            assertThat(reached).isEqualTo(value);
            assertThat(reached.moves()).isEqualTo(Integer.parseInt(m.group(2)));
            return "how quick the book's move is";
        }
        if ((m = SLOW.matcher(sentence)).find()) {
            Distance reached = after(root, San.parse(m.group(1), root));
            assertThat(reached.isWin()).isTrue();
            assertThat(reached.moves()).isEqualTo(Integer.parseInt(m.group(2)));
            assertThat(value.moves()).isEqualTo(Integer.parseInt(m.group(3))).isLessThan(reached.moves());
            return "how quick the book's move is";
        }
        if ((m = LINE.matcher(sentence)).find()) {
            readLine(m.group(1));
            return "best play of both sides";
        }
        assertThat((m = ONLY.matcher(sentence)).find())
                .as("a form that is not known")
                .isTrue();
        assertThat(m.group(1) == null ? 0 : Integer.parseInt(m.group(1))).isEqualTo(marked);
        assertThat(m.group(2) == null || Integer.parseInt(m.group(2)) == winnersMoves)
                .isTrue();
        return "only moves of the best play";
    }

    /** Checks that a list names, or counts, exactly the moves with a property. */
    private void assertList(String list, Predicate<Integer> holds) throws NotationException {
        List<Integer> expected = new ArrayList<>();
        for (int move : MoveList.legal(root).toArray()) {
            if (holds.test(move)) {
                expected.add(move);
            }
        }
        Matcher counted = Pattern.compile("^(\\d+) moves$").matcher(list);
        if (counted.find()) {
            assertThat(expected).hasSize(Integer.parseInt(counted.group(1)));
        } else {
            assertThat(moves(list, root)).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    private void assertKeeping(@Nullable String keeping, @Nullable String all) {
        int legal = MoveList.legal(root).size();
        long kept = Arrays.stream(MoveList.legal(root).toArray())
                .filter(move -> after(root, move).outcome() == value.outcome())
                .count();
        assertThat(kept).isEqualTo(keeping == null ? legal : Integer.parseInt(keeping));
        assertThat(all == null || Integer.parseInt(all) == legal).isTrue();
    }

    /** Checks that a list has every move with the same result that is not best, with its distance. */
    private void assertOthers(boolean wins, String list) throws NotationException {
        assertThat(wins ? value.isWin() : value.isLoss()).isTrue();
        Map<Integer, Integer> told = new HashMap<>();
        for (String part : list.split(", ")) {
            Matcher words = OTHER.matcher(part);
            assertThat(words.matches()).isTrue();
            told.put(San.parse(words.group(1), root), Integer.parseInt(words.group(2)));
        }
        Map<Integer, Integer> expected = new HashMap<>();
        for (int move : MoveList.legal(root).toArray()) {
            Distance reached = after(root, move);
            if (reached.outcome() == value.outcome() && !reached.equals(value)) {
                expected.put(move, reached.moves());
            }
        }
        assertThat(told).isEqualTo(expected);
    }

    private Distance waiting(String mover) throws NotationException {
        assertThat(mover).isEqualTo(side(root.sideToMove() ^ 1));
        assertThat(root.inCheck()).isFalse();
        Position turned = Fen.parse(
                Fen.format(root).replaceFirst(" [wb] (\\S+) \\S+", (root.sideToMove() == 0 ? " b " : " w ") + "$1 -"));
        Distance then = table.distance(turned).orElseThrow();
        return then.isDraw()
                ? then
                : new Distance(then.isWin() ? Distance.Outcome.LOSS : Distance.Outcome.WIN, then.plies());
    }

    private void assertWaiting(Distance then, @Nullable String winner, @Nullable String moves) {
        if (moves != null) {
            assertThat(then.moves()).isEqualTo(Integer.parseInt(moves));
        }
        assertThat(winner == null || winner.equals(side(root.sideToMove()))).isTrue();
    }

    private void readSlip(Matcher m) throws NotationException {
        for (int move : moves(m.group(1), root)) {
            assertThat(slips.add(move)).as("said twice").isTrue();
            assertThat(isNatural(move)).isEqualTo(natural);
            Distance reached = after(root, move);
            assertThat(reached.outcome())
                    .isGreaterThan(
                            value.outcome() == Distance.Outcome.WIN ? Distance.Outcome.WIN : Distance.Outcome.DRAW);
            String result = m.group(4);
            Position next = root.copy();
            next.make(move);
            MoveList answers = MoveList.legal(next);
            if (result.endsWith("stalemate")) {
                assertThat(answers.isEmpty() && !next.inCheck()).isTrue();
            }
            assertThat(reached.isDraw()).isEqualTo(!result.startsWith("lose"));
            if (m.group(5) != null) {
                assertThat(reached.moves()).isEqualTo(Integer.parseInt(m.group(5)));
            }
            Distance worth = table.distance(next).orElseThrow();
            List<Integer> showing = new ArrayList<>();
            for (int answer : answers.toArray()) {
                if (after(next, answer).outcome() == worth.outcome()) {
                    showing.add(answer);
                }
            }
            if (m.group(8) != null) {
                assertThat(showing).hasSize(answers.size());
            } else if (m.group(6) != null) {
                assertThat(showing).containsExactly(San.parse(m.group(6), next));
                assertThat(answers.size()).isGreaterThan(1);
            } else if (m.group(7) != null) {
                assertReplies(m.group(7), next, showing);
            } else {
                assertThat(natural && !result.endsWith("stalemate"))
                        .as("a natural move needs its reply")
                        .isFalse();
            }
        }
    }

    private void assertReplies(String words, Position next, List<Integer> showing) throws NotationException {
        Matcher many = Pattern.compile("^" + SAN + ", or (\\d+) other replies$").matcher(words);
        if (many.find()) {
            int named = San.parse(many.group(1), next);
            assertThat(showing).contains(named).hasSize(Integer.parseInt(many.group(2)) + 1);
            int quickest = showing.stream()
                    .mapToInt(reply -> after(next, reply).plies())
                    .min()
                    .orElseThrow();
            assertThat(after(next, named).plies()).isEqualTo(quickest);
        } else {
            assertThat(moves(words, next)).containsExactlyInAnyOrderElementsOf(showing);
        }
    }

    /**
     * Checks a line: each move of the winner keeps the quickest mate, each of the loser the longest; marks stand at
     * only moves.
     */
    private void readLine(String text) throws NotationException {
        Position at = root.copy();
        int left = value.plies();
        for (String word : text.split(" ")) {
            if (word.matches("\\d+\\.+")) {
                continue;
            }
            boolean only = word.endsWith("!");
            int move = San.parse(only ? word.substring(0, word.length() - 1) : word, at);
            Distance before = table.distance(at).orElseThrow();
            assertThat(before.plies()).isEqualTo(left--);
            assertThat(after(at, move)).isEqualTo(before);
            long keeping = 0;
            for (int other : MoveList.legal(at).toArray()) {
                keeping += after(at, other).outcome() == before.outcome() ? 1 : 0;
            }
            assertThat(only)
                    .isEqualTo(
                            before.isWin() && keeping == 1 && MoveList.legal(at).size() > 1);
            marked += only ? 1 : 0;
            winnersMoves += before.isWin() ? 1 : 0;
            at.make(move);
        }
        assertThat(left).isZero();
        assertThat(at.inCheck() && MoveList.legal(at).isEmpty()).isTrue();
    }

    /** Implements the definition in the manual a second time. */
    private boolean isNatural(int move) {
        Position after = root.copy();
        after.make(move);
        String before = Fen.format(root).split(" ")[0];
        boolean captures = pieceCount(Fen.format(after).split(" ")[0]) < pieceCount(before);
        String san = San.format(root, move);
        boolean pawn = Character.isLowerCase(san.charAt(0));
        return captures || pawn || after.inCheck() || san.startsWith("K") && way(after) < way(root);
    }

    private static long pieceCount(String placement) {
        return placement.chars().filter(Character::isLetter).count();
    }

    /** Returns the king steps of the root's side to move to the nearest pawn, or to the other king without pawns. */
    private int way(Position x) {
        int king = x.king(root.sideToMove());
        List<Integer> goals = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (root.pieceAt(square) != Piece.NONE && Piece.kind(root.pieceAt(square)) == Piece.PAWN) {
                goals.add(square);
            }
        }
        if (goals.isEmpty()) {
            goals.add(root.king(root.sideToMove() ^ 1));
        }
        return goals.stream()
                .map(goal -> Square.distance(king, goal))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static List<Integer> moves(String list, Position at) throws NotationException {
        List<Integer> moves = new ArrayList<>();
        Matcher san = A_SAN.matcher(list);
        while (san.find()) {
            moves.add(San.parse(san.group(1), at));
        }
        return moves;
    }

    /** Returns the value of a move for the side that plays it. */
    private Distance after(Position before, int move) {
        Position next = before.copy();
        next.make(move);
        return table.distance(next).orElseThrow().before();
    }

    private static String side(int color) {
        return color == 0 ? "White" : "Black";
    }

    /** Formats the counts as lines for a report. */
    static List<String> table(Map<String, Integer> counts) {
        return new TreeMap<>(counts)
                .entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + entry.getValue())
                        .toList();
    }
}
