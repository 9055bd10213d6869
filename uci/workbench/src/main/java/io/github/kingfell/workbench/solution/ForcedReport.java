package io.github.kingfell.workbench.solution;

import io.github.kingfell.problems.forced.Continuation;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.problems.forced.ForcedProblem.Try;
import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.render.Solution;
import io.github.kingfell.workbench.render.Solution.PlayPart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The report on a direct mate, stalemate or selfmate: keys, set play, tries and variations. */
public final class ForcedReport implements ProblemReport {
    private final Position position;
    private final AskedProblem options;
    private final int moves;
    private final Restrictions restrictions;
    private final ForcedProblem problem;
    private List<ForcedProblem.Key> keys = List.of();
    private List<DefenderReply> setPlay = List.of();
    private List<Try> tries = List.of();
    private final List<Continuation> variations = new ArrayList<>();
    private boolean completeBlock;

    /** Keys beyond the number asked for. */
    private int left;

    public ForcedReport(
            Position position,
            AskedProblem options,
            int moves,
            Restrictions restrictions,
            SearchControl control,
            int tableMegabytes) {
        this.position = position;
        this.options = options;
        this.moves = moves;
        this.restrictions = restrictions;
        problem = new ForcedProblem(
                position,
                options.goal(),
                moves,
                options.show().leftOut().limits(),
                restrictions.asRule(),
                control,
                tableMegabytes);
    }

    @Override
    public void solve() {
        if (!options.show().threats()) {
            problem.omitThreats();
        }
        keys = problem.keys().stream().filter(key -> isTaken(key.move())).toList();
        int most = options.show().solutions();
        if (most > 0 && keys.size() > most) {
            left = keys.size() - most;
            keys = keys.subList(0, most);
        }
        if (options.show().setPlay()) {
            setPlay = problem.setPlay();
            completeBlock = problem.isCompleteBlock(setPlay);
            setPlay = options.show().shortVariations() ? setPlay : DefenderReply.withoutShort(setPlay, moves - 1);
        }
        if (options.show().tries()) {
            tries = problem.tries(options.show().refutations()).stream()
                    .filter(attempt -> isTaken(attempt.move()))
                    .map(attempt -> new Try(attempt.move(), attempt.refutations(), shown(attempt.play())))
                    .toList();
        }
        if (options.show().variations()) {
            for (ForcedProblem.Key key : keys) {
                variations.add(shown(problem.variations(key.move())));
            }
        }
    }

    private boolean isTaken(int move) {
        return options.show().leftOut().takes(position, move);
    }

    private boolean isPart() {
        return restrictions.areSet() || options.show().leftOut().isPart();
    }

    private Continuation shown(Continuation play) {
        return options.show().shortVariations() ? play : play.withoutShort();
    }

    @Override
    public boolean isSolved() {
        return !keys.isEmpty();
    }

    @Override
    public boolean isComplete() {
        return problem.isComplete();
    }

    @Override
    public int length() {
        return keys.stream().mapToInt(ForcedProblem.Key::length).min().orElse(0);
    }

    @Override
    public String summary() {
        List<String> parts = new ArrayList<>(List.of(claim()));
        if (!setPlay.isEmpty()) {
            parts.add("set play: " + joined(setPlayText()));
        }
        if (!tries.isEmpty()) {
            parts.add(
                    "tries: " + String.join(", ", tries.stream().map(this::text).toList()));
        }
        if (!variations.isEmpty()) {
            parts.add(joined(variationText()));
        }
        return String.join("; ", parts);
    }

    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(claim()));
        if (options.show().setPlay()) {
            lines.add(setPlay.isEmpty() ? "no set play" : completeBlock ? "set play, complete block:" : "set play:");
            setPlayText().forEach(line -> lines.add("  " + line));
        }
        if (options.show().tries()) {
            lines.add(tries.isEmpty() ? "no tries" : "tries:");
            tries.forEach(attempt -> VariationPrinter.tries(position, attempt).forEach(line -> lines.add("  " + line)));
        }
        if (!variations.isEmpty()) {
            lines.add("variations:");
            variationText().forEach(line -> lines.add("  " + line));
        }
        return lines;
    }

    @Override
    public Solution solution(String verdict) {
        List<PlayPart> parts = new ArrayList<>();
        if (!setPlay.isEmpty()) {
            String heading = completeBlock ? "Set play, a complete block" : "Set play";
            parts.add(new PlayPart(heading, starred(setPlayText()), false));
        }
        if (!tries.isEmpty()) {
            List<String> lines = tries.stream()
                    .flatMap(attempt -> VariationPrinter.tries(position, attempt).stream())
                    .toList();
            parts.add(new PlayPart("Tries", lines, false));
        }
        if (!keys.isEmpty()) {
            List<String> bare = keys.stream()
                    .map(key -> "1. " + San.format(position, key.move()) + "!")
                    .toList();
            List<String> lines = variations.isEmpty() ? bare : variationText();
            String heading = keys.size() == 1 ? "Solution" : "Keys";
            parts.add(new PlayPart(isComplete() ? heading : heading + ", incomplete", lines, false));
        }
        boolean isSound = isUnique() && length() == moves;
        return new Solution(stipulation(), claim(), verdict, isSound, parts);
    }

    /** Returns lines of set play with its sign before each reply. */
    private static List<String> starred(List<String> lines) {
        return lines.stream()
                .map(line -> line.startsWith(" ") ? line : "* " + line)
                .toList();
    }

    @Override
    public JsonObject details() {
        JsonObject details = new JsonObject().put("in", moves).put("complete", isComplete());
        details.putObjects(
                "keys",
                keys.stream()
                        .map(key -> new JsonObject()
                                .put("move", VariationJson.move(position, key.move()))
                                .put("length", key.length()))
                        .toList());
        details.put("cooked", keys.size() + left > 1);
        if (!keys.isEmpty()) {
            details.put("foundBy", Grounds.SEARCH.word());
        }
        if (isComplete() && !isPart()) {
            details.put("disprovedBy", Grounds.SEARCH.word());
        }
        if (options.show().setPlay()) {
            details.putObjects("setPlay", VariationJson.setPlay(position, setPlay));
            details.put("completeBlock", completeBlock);
        }
        if (options.show().tries()) {
            details.putObjects(
                    "tries",
                    tries.stream()
                            .map(attempt -> VariationJson.of(position, attempt))
                            .toList());
        }
        if (options.show().variations()) {
            details.putObjects(
                    "variations",
                    variations.stream()
                            .map(key -> VariationJson.of(position, key))
                            .toList());
        }
        return details;
    }

    @Override
    public long nodes() {
        return problem.nodes();
    }

    private String claim() {
        String stipulation = stipulation() + " ";
        String unknown = isComplete() ? "" : " (the limit ended the search)";
        if (keys.isEmpty()) {
            String none = isPart() ? "; this does not prove that there is none" : " (" + Grounds.SEARCH.words() + ")";
            return stipulation + "no key" + (isComplete() ? none : unknown);
        }
        String all =
                String.join(", ", keys.stream().map(this::text).toList()) + (left == 0 ? "" : " and " + left + " more");
        String count = keys.size() + left == 1
                ? "key " + all + (isUnique() ? ", unique (others " + Grounds.SEARCH.words() + ")" : "")
                : keys.size() + left + " keys, cooked: " + all + " (" + Grounds.SEARCH.wordsOfMate() + ")";
        return stipulation + count + unknown;
    }

    private String stipulation() {
        return options.goal().sign()
                + moves
                + restrictions.words()
                + options.show().leftOut().words();
    }

    private boolean isUnique() {
        return keys.size() + left == 1 && isComplete() && !isPart();
    }

    private String text(ForcedProblem.Key key) {
        return San.format(position, key.move()) + (key.length() < moves ? " (in " + key.length() + ")" : "");
    }

    private String text(Try attempt) {
        return San.format(position, attempt.move()) + "? " + refutations(attempt);
    }

    private List<String> setPlayText() {
        return setPlay.isEmpty() ? List.of() : VariationPrinter.setPlay(position, setPlay);
    }

    private List<String> variationText() {
        return variations.stream()
                .flatMap(key -> VariationPrinter.variations(position, key).stream())
                .toList();
    }

    private static String joined(List<String> lines) {
        return String.join(" | ", lines.stream().map(String::strip).toList());
    }

    private String refutations(Try attempt) {
        Position after = position.copy();
        after.make(attempt.move());
        return attempt.refutations().stream()
                .map(reply -> San.format(after, reply) + "!")
                .collect(Collectors.joining(" "));
    }
}
