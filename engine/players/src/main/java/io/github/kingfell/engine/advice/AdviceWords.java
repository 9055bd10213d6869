package io.github.kingfell.engine.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Parses lists of words from a line of an advice table. */
final class AdviceWords {
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final Vocabulary words;
    private final Function<String, AdviceFormatException> error;

    /**
     * Creates a parser.
     *
     * @param error makes the exception for an error in the line being parsed
     */
    AdviceWords(Vocabulary words, Function<String, AdviceFormatException> error) {
        this.words = words;
        this.error = error;
    }

    /** Parses predicates separated by blanks. */
    List<Literal> conditions(String text) throws AdviceFormatException {
        List<Literal> list = new ArrayList<>();
        for (String word : BLANKS.split(text)) {
            list.add(new Literal(word, predicate(word), false, Turn.BOTH));
        }
        return list;
    }

    /** Parses items {@code [not] NAME [utm|ttm]} separated by commas. */
    List<Literal> literals(String text) throws AdviceFormatException {
        List<Literal> list = new ArrayList<>();
        for (String item : COMMA.split(text, -1)) {
            List<String> parts = new ArrayList<>(Arrays.asList(BLANKS.split(item)));
            boolean negated = parts.get(0).equals("not");
            if (negated) {
                parts.remove(0);
            }
            Turn turn = Turn.BOTH;
            if (parts.size() == 2) {
                turn = switch (parts.get(1)) {
                    case "utm" -> Turn.UTM;
                    case "ttm" -> Turn.TTM;
                    default -> throw error.apply("utm, ttm or a comma expected, not \"" + parts.get(1) + "\"");
                };
            } else if (parts.size() != 1 || parts.get(0).isEmpty()) {
                throw error.apply("predicate expected as [not] NAME [utm|ttm], not \"" + item + "\"");
            }
            list.add(new Literal(parts.get(0), predicate(parts.get(0)), negated, turn));
        }
        return list;
    }

    private PositionPredicate predicate(String word) throws AdviceFormatException {
        PositionPredicate predicate = words.predicates().get(word);
        if (predicate == null) {
            throw unknownWord("predicate", word, words.predicates().keySet());
        }
        return predicate;
    }

    /** Parses names separated by commas. */
    List<MoveConstraint> constraints(String text) throws AdviceFormatException {
        List<MoveConstraint> list = new ArrayList<>();
        for (String word : COMMA.split(text, -1)) {
            MoveConstraint constraint = word.equals("any")
                    ? MoveConstraint.ANY
                    : words.constraints().get(word);
            if (constraint == null) {
                throw unknownWord(
                        "move constraint",
                        word,
                        Stream.concat(Stream.of("any"), words.constraints().keySet().stream())
                                .toList());
            }
            list.add(constraint);
        }
        return list;
    }

    private AdviceFormatException unknownWord(String what, String word, Iterable<String> known) {
        return error.apply(unknown(what, word, known));
    }

    /** Returns the message about an unknown word. */
    static String unknown(String what, String word, Iterable<String> known) {
        return "unknown " + what + " \"" + word + "\"; there are " + String.join(", ", known);
    }
}
