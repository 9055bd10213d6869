package io.github.kingfell.classics.tan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a network from text: blocks of three lines, {@code node NAME}, {@code if PREDICATE}, {@code then ACTION -> NODE
 * else ACTION -> NODE}. {@code docs/experiments/README.md} describes the format. Blank lines and text after {@code #}
 * are ignored.
 */
final class NetworkReader {
    private static final Pattern NODE = Pattern.compile("node ([a-z0-9-]+)");
    private static final Pattern IF = Pattern.compile("if (.+)");
    private static final Pattern BRANCH = Pattern.compile("(then|else) (.+) -> ([a-z0-9-]+)");
    private static final Pattern TERM = Pattern.compile("([a-z0-9-]+)(?:\\(([a-z0-9, -]+)\\))?");

    /** A line of the file without its comment. */
    private record TextLine(int number, String text) {}

    private final List<TextLine> lines = new ArrayList<>();
    private final Map<String, Integer> places = new HashMap<>();
    private int next;

    private NetworkReader(List<String> text) {
        for (int i = 0; i < text.size(); i++) {
            String content = text.get(i).replaceFirst("#.*", "").strip().replaceAll("\\s+", " ");
            if (!content.isEmpty()) {
                lines.add(new TextLine(i + 1, content));
            }
        }
    }

    /** @throws UnreadableNetworkException with the number of the first line that cannot be understood */
    static DecisionNetwork read(List<String> text) throws UnreadableNetworkException {
        NetworkReader reader = new NetworkReader(text);
        List<DecisionNetwork.Node> nodes = new ArrayList<>();
        while (reader.next < reader.lines.size()) {
            nodes.add(reader.node());
        }
        reader.check(nodes);
        return new DecisionNetwork(nodes);
    }

    private DecisionNetwork.Node node() throws UnreadableNetworkException {
        int number = number();
        String name = take(NODE, "node NAME").group(1);
        if (name.equals(DecisionNetwork.END) || places.put(name, places.size()) != null) {
            throw new UnreadableNetworkException(number, "there is already a node " + name);
        }
        int line = number();
        Predicate question =
                term(take(IF, "if PREDICATE").group(1), line, "predicate", Questions::of, Questions.names());
        int yesLine = number();
        Matcher yes = branch("then");
        Action left = action(yes, yesLine);
        int noLine = number();
        Matcher no = branch("else");
        return new DecisionNetwork.Node(name, question, left, yes.group(3), action(no, noLine), no.group(3));
    }

    private static Action action(Matcher branch, int line) throws UnreadableNetworkException {
        return term(branch.group(2), line, "action", Actions::of, Actions.names());
    }

    private Matcher branch(String word) throws UnreadableNetworkException {
        int number = number();
        Matcher matcher = take(BRANCH, word + " ACTION -> NODE");
        if (!matcher.group(1).equals(word)) {
            throw new UnreadableNetworkException(number, "expected: " + word + " ACTION -> NODE");
        }
        return matcher;
    }

    private static <T> T term(
            String text, int line, String kind, BiFunction<String, List<String>, Optional<T>> meaning, String names)
            throws UnreadableNetworkException {
        Matcher term = TERM.matcher(text);
        if (!term.matches()) {
            throw new UnreadableNetworkException(line, "cannot read the " + kind + " " + text);
        }
        List<String> arguments = term.group(2) == null
                ? List.of()
                : List.of(term.group(2).strip().split(" ?, ?"));
        return meaning.apply(term.group(1), arguments)
                .orElseThrow(
                        () -> new UnreadableNetworkException(line, "no " + kind + " " + text + "; there are " + names));
    }

    private int number() {
        return next < lines.size()
                ? lines.get(next).number()
                : lines.isEmpty() ? 1 : lines.get(lines.size() - 1).number();
    }

    private Matcher take(Pattern pattern, String form) throws UnreadableNetworkException {
        int number = number();
        if (next < lines.size()) {
            Matcher matcher = pattern.matcher(lines.get(next++).text());
            if (matcher.matches()) {
                return matcher;
            }
        }
        throw new UnreadableNetworkException(number, "expected: " + form);
    }

    /** Checks that every link goes forward in the file, so that a walk ends. */
    private void check(List<DecisionNetwork.Node> nodes) throws UnreadableNetworkException {
        if (nodes.isEmpty()) {
            throw new UnreadableNetworkException(1, "no nodes");
        }
        for (int place = 0; place < nodes.size(); place++) {
            DecisionNetwork.Node node = nodes.get(place);
            for (String link : List.of(node.left(), node.right())) {
                int target = link.equals(DecisionNetwork.END) ? nodes.size() : places.getOrDefault(link, -1);
                if (target < 0) {
                    throw new UnreadableNetworkException(
                            0, "node " + node.name() + " leads to " + link + ", which does not exist");
                }
                if (target <= place) {
                    throw new UnreadableNetworkException(0, "node " + node.name() + " leads back to " + link);
                }
            }
        }
    }
}
