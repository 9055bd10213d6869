package io.github.kingfell.arena.matecheck;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rules M1 to M12, applied to the output of one search. They are the rules of the public checker of the matetrack
 * project (2026), in our own words; tablebase scores are judged without a tablebase.
 */
public final class MateRules {
    /** Scores of at least this size are read as a distance to a tablebase win: {@code HIGHEST - cp } plies. */
    private static final int LEAST_TABLEBASE_SCORE = 19_754;

    private static final int HIGHEST_TABLEBASE_SCORE = 20_000;

    private final int longest;
    private final Map<String, Integer> known = new HashMap<>();

    /** @param longest the longest mate that is believed, in moves */
    public MateRules(int longest) {
        this.longest = longest;
    }

    /** Learns a position and its shortest mate, 0 for none. Needed only to judge the first moves of several lines. */
    public void learn(Epd line) {
        known.put(place(line.position()), line.mateLength());
    }

    /**
     * Judges the output between {@code go} and the best move.
     *
     * @param root the position; not changed
     * @param shortest its shortest mate in moves, negative when the side to move is mated, 0 when there is none
     * @param output all lines, the best move last
     */
    public MateFindings judge(Position root, int shortest, List<String> output) {
        SearchOutput search = new SearchOutput(root, shortest);
        output.forEach(search::hear);
        search.end(output.isEmpty() ? "" : output.get(output.size() - 1));
        boolean found =
                search.last().filter(line -> search.isRightMate(line.value())).isPresent();
        boolean best = found && search.last().orElseThrow().value() == shortest;
        return new MateFindings(search.issues, found, best);
    }

    /** Returns the FEN without its counters, to compare positions of different games. */
    private static String place(Position position) {
        return String.join(" ", List.of(Fen.format(position).split(" ")).subList(0, 4));
    }

    /** The output of one search. */
    private final class SearchOutput {
        private final Position root;
        private final int shortest;
        private final String fen;
        private final List<Issue> issues = new ArrayList<>();
        private final Set<String> heard = new HashSet<>();
        private Optional<ScoreLine> last = Optional.empty();

        SearchOutput(Position root, int shortest) {
            this.root = root;
            this.shortest = shortest;
            fen = Fen.format(root);
        }

        Optional<ScoreLine> last() {
            return last.filter(ScoreLine::isMate);
        }

        boolean isRightMate(int mate) {
            return shortest != 0 && Integer.signum(mate) == Integer.signum(shortest);
        }

        void hear(String text) {
            if (text.startsWith("info string error")) {
                report(MateRule.M12, text, "");
            }
            ScoreLine.parse(text).ifPresent(this::hear);
        }

        private void hear(ScoreLine line) {
            if (line.exact() && line.multiPv() == 1) {
                compareWithLast(line);
                last = Optional.of(line);
            }
            if (!heard.add(line.essence())) {
                return;
            }
            if (!line.hasDepthAndNodes() || line.moves().isEmpty()) {
                // A root without a legal move has no statistics and no line.
                if (!line.text().startsWith("info depth 0 ")) {
                    report(MateRule.M10, line.text(), "");
                }
                return;
            }
            if (line.isMate()) {
                hearMate(line);
            } else if (line.exact() && Math.abs(line.value()) >= LEAST_TABLEBASE_SCORE) {
                hearTablebaseScore(line);
            }
        }

        private void compareWithLast(ScoreLine line) {
            if (last().isEmpty()) {
                return;
            }
            int before = last().get().value();
            boolean shorter = line.isMate()
                    && Integer.signum(line.value()) == Integer.signum(before)
                    && Math.abs(line.value()) <= Math.abs(before);
            if (!shorter) {
                report(MateRule.M9, line.text(), "the previous score was mate " + before);
            }
        }

        private void hearMate(ScoreLine line) {
            int mate = line.value();
            if (Math.abs(mate) > longest) {
                report(MateRule.M1, line.text(), "");
            }
            if (!line.exact()) {
                return;
            }
            boolean aboutRoot = line.multiPv() == 1 || mate > 0;
            if (aboutRoot && shortest == 0) {
                report(MateRule.M4, line.text(), "");
            } else if (aboutRoot && !isRightMate(mate)) {
                report(MateRule.M3, line.text(), "the known mate is mate " + shortest);
            } else if (aboutRoot && Math.abs(mate) < Math.abs(shortest)) {
                report(MateRule.M2, line.text(), "the known mate is mate " + shortest);
            }
            String fault = MatingLine.fault(root, mate, line.moves());
            if (!fault.isEmpty()) {
                report(MateRule.M5, line.text(), fault);
            }
            compareWithChild(line);
        }

        private void compareWithChild(ScoreLine line) {
            int first = UciMove.parse(line.moves().get(0), root);
            if (first == Move.NONE) {
                return;
            }
            Position child = root.copy();
            child.make(first);
            Integer length = known.get(place(child));
            if (length == null) {
                return;
            }
            int expected = length < 0 ? 1 - length : -length;
            int mate = line.value();
            boolean sameSign = Integer.signum(mate) == Integer.signum(expected);
            if (!sameSign || Math.abs(mate) < Math.abs(expected)) {
                report(MateRule.M11, line.text(), "the known score after the move is mate " + length);
            }
        }

        private void hearTablebaseScore(ScoreLine line) {
            int cp = line.value();
            if (shortest == 0) {
                report(MateRule.M7, line.text(), "");
            } else if (!isRightMate(cp)) {
                report(MateRule.M6, line.text(), "the known mate is mate " + shortest);
            }
            if (line.moves().size() < HIGHEST_TABLEBASE_SCORE - Math.abs(cp)
                    || Math.abs(cp) > HIGHEST_TABLEBASE_SCORE) {
                report(MateRule.M8, line.text(), "");
            }
        }

        void end(String text) {
            if (!text.startsWith("bestmove ")) {
                report(MateRule.M12, text, "");
            }
        }

        private void report(MateRule rule, String line, String detail) {
            issues.add(new Issue(rule, fen, line, detail));
        }
    }
}
