package io.github.kingfell.engine.advice;

import io.github.kingfell.engine.advice.AdviceTable.Aim;
import io.github.kingfell.rules.board.MaterialKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Parses advice tables; docs/advice-format.md describes the format. The first error ends the parsing. */
public final class AdviceParser {
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9-]*");
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** Name, marks and list of a rule. */
    private static final Pattern RULE = Pattern.compile("(\\S+)\\s*([^:]*?)\\s*:\\s*(.*)");

    private static final Set<String> STATEMENTS = Collections.unmodifiableSet(new TreeSet<>(Set.of(
            "table",
            "title",
            "material",
            "aim",
            "vocabulary",
            "conditions",
            "rule",
            "advice",
            "better",
            "holding",
            "us",
            "them",
            "depth",
            "scope",
            "exception",
            "observe")));

    private final String source;
    private final List<Vocabulary> vocabularies;
    private int number;

    private final Map<String, String> header = new HashMap<>();
    private @Nullable Vocabulary vocabulary;
    private @Nullable List<Literal> conditions;
    private final List<UnresolvedRule> rules = new ArrayList<>();
    private final Map<String, Advice> advice = new LinkedHashMap<>();
    private @Nullable AdviceDraft draft;
    private final Map<String, List<Literal>> claim = new HashMap<>();

    /** A rule whose pieces of advice may be defined further down. */
    private record UnresolvedRule(int line, String name, List<Rule.Mark> pattern, List<String> advice) {}

    private AdviceParser(String source, List<Vocabulary> vocabularies) {
        this.source = source;
        this.vocabularies = vocabularies;
    }

    /**
     * Parses an advice table.
     *
     * @param source for messages, such as a file name
     * @param vocabularies that advice tables may name
     */
    public static AdviceTable parse(String source, List<String> lines, List<Vocabulary> vocabularies)
            throws AdviceFormatException {
        AdviceParser parser = new AdviceParser(source, vocabularies);
        for (String line : lines) {
            parser.number++;
            String text = line.replaceFirst("#.*", "").strip();
            if (!text.isEmpty()) {
                String[] parts = BLANKS.split(text, 2);
                parser.statement(parts[0], parts.length > 1 ? parts[1] : "");
            }
        }
        parser.number = Math.max(1, lines.size());
        return parser.table();
    }

    private void statement(String keyword, String rest) throws AdviceFormatException {
        if (!STATEMENTS.contains(keyword)) {
            throw error("statement expected, one of " + String.join(", ", STATEMENTS) + ", not \"" + keyword + "\"");
        }
        if (rest.isEmpty()) {
            throw error("text expected after \"" + keyword + "\"");
        }
        switch (keyword) {
            case "table", "title", "material", "aim", "vocabulary" -> header(keyword, rest);
            case "conditions" -> conditions(rest);
            case "rule" -> rules.add(rule(rest));
            case "advice" -> begin(name("advice", rest));
            case "scope", "exception", "observe" -> once(claim.put(keyword, words().literals(rest)), keyword);
            default -> part(keyword, rest);
        }
    }

    private void header(String keyword, String rest) throws AdviceFormatException {
        once(header.put(keyword, rest), keyword);
        switch (keyword) {
            case "table" -> name("table", rest);
            case "material" -> material(rest);
            case "aim" -> {
                if (!rest.equals("win") && !rest.equals("draw")) {
                    throw error("win or draw expected after \"aim\", not \"" + rest + "\"");
                }
            }
            case "vocabulary" ->
                vocabulary = vocabularies.stream()
                        .filter(known -> known.name().equals(rest))
                        .findFirst()
                        .orElseThrow(() -> unknown(
                                "vocabulary",
                                rest,
                                vocabularies.stream().map(Vocabulary::name).toList()));
            default -> {}
        }
    }

    private void material(String text) throws AdviceFormatException {
        try {
            MaterialKey.parse(text);
        } catch (IllegalArgumentException e) {
            throw error("material such as KNKR expected, our side first, not \"" + text + "\"");
        }
        if (text.length() > Orientation.MOST_PIECES) {
            throw error("at most " + Orientation.MOST_PIECES + " men expected, not " + text.length());
        }
    }

    private void conditions(String rest) throws AdviceFormatException {
        if (!rules.isEmpty()) {
            throw error("conditions expected before the first rule");
        }
        once(conditions, "conditions");
        conditions = words().conditions(rest);
    }

    private UnresolvedRule rule(String rest) throws AdviceFormatException {
        Matcher parts = RULE.matcher(rest);
        if (!parts.matches()) {
            throw error("rule expected as NAME MARKS : ADVICE, ADVICE, ...");
        }
        String name = name("rule", parts.group(1));
        List<Rule.Mark> pattern = new ArrayList<>();
        for (String mark : parts.group(2).isEmpty() ? new String[0] : BLANKS.split(parts.group(2))) {
            pattern.add(Stream.of(Rule.Mark.values())
                    .filter(known -> mark.equals(String.valueOf(known.symbol())))
                    .findFirst()
                    .orElseThrow(() -> error("mark Y, N or - expected, not \"" + mark + "\"")));
        }
        int asked = conditions == null ? 0 : conditions.size();
        if (pattern.size() != asked) {
            throw error("one mark for each of " + asked + " conditions expected, not " + pattern.size());
        }
        if (rules.stream().anyMatch(other -> other.name.equals(name))) {
            throw error("rule " + name + " is already defined");
        }
        if (parts.group(3).isEmpty()) {
            throw error("advice expected after \":\"");
        }
        return new UnresolvedRule(number, name, pattern, List.of(COMMA.split(parts.group(3))));
    }

    private void begin(String name) throws AdviceFormatException {
        finish();
        if (advice.containsKey(name)) {
            throw error("advice " + name + " is already defined");
        }
        draft = new AdviceDraft(name, number);
    }

    private void part(String keyword, String rest) throws AdviceFormatException {
        AdviceDraft current = draft;
        if (current == null) {
            throw error("\"" + keyword + "\" is allowed after an \"advice\" line only");
        }
        switch (keyword) {
            case "better" -> once(current.better, keyword);
            case "holding" -> once(current.holding, keyword);
            case "us" -> once(current.us, keyword);
            case "them" -> once(current.them, keyword);
            default -> once(current.depth == 0 ? null : current, keyword);
        }
        switch (keyword) {
            case "better" -> current.better = new AdviceGoal(words().literals(rest));
            case "holding" -> current.holding = new AdviceGoal(words().literals(rest));
            case "us" -> current.us = words().constraints(rest);
            case "them" -> current.them = words().constraints(rest);
            default -> {
                if (!rest.matches("[1-" + Advice.MOST_DEPTH + "]")) {
                    throw error("number of plies from 1 to " + Advice.MOST_DEPTH + " expected, not \"" + rest + "\"");
                }
                current.depth = Integer.parseInt(rest);
            }
        }
    }

    private void finish() throws AdviceFormatException {
        AdviceDraft last = draft;
        if (last != null) {
            if (last.depth == 0) {
                throw new AdviceFormatException(source, last.line, "depth expected for advice " + last.name);
            }
            if (last.better == null && last.holding == null) {
                throw new AdviceFormatException(
                        source, last.line, "better or holding expected for advice " + last.name);
            }
            advice.put(last.name, last.finished());
        }
    }

    private AdviceWords words() throws AdviceFormatException {
        Vocabulary words = vocabulary;
        if (words == null) {
            throw error("vocabulary expected before the first predicate");
        }
        return new AdviceWords(words, this::error);
    }

    private AdviceTable table() throws AdviceFormatException {
        finish();
        List<Rule> resolved = new ArrayList<>();
        for (UnresolvedRule rule : rules) {
            List<Advice> list = new ArrayList<>();
            for (String name : rule.advice) {
                Advice found = advice.get(name);
                if (found == null) {
                    number = rule.line;
                    throw unknown("advice", name, advice.keySet());
                }
                list.add(found);
            }
            resolved.add(new Rule(rule.name, rule.pattern, list));
        }
        if (resolved.isEmpty()) {
            throw error("at least one rule expected");
        }
        words();
        return new AdviceTable(
                required("table"),
                header.getOrDefault("title", required("table")),
                required("material"),
                Aim.valueOf(required("aim").toUpperCase(Locale.ROOT)),
                conditions == null ? List.of() : conditions,
                resolved,
                new AdviceTable.Claim(
                        new AdviceGoal(claim.getOrDefault("scope", List.of())),
                        new AdviceGoal(claim.getOrDefault("exception", List.of())),
                        claim.getOrDefault("observe", List.of())));
    }

    private String required(String keyword) throws AdviceFormatException {
        String value = header.get(keyword);
        if (value == null) {
            throw error("\"" + keyword + "\" is missing from the table");
        }
        return value;
    }

    private String name(String what, String text) throws AdviceFormatException {
        if (!NAME.matcher(text).matches()) {
            throw error("name of the " + what + " expected in capitals, digits and hyphens, not \"" + text + "\"");
        }
        return text;
    }

    private void once(@Nullable Object before, String keyword) throws AdviceFormatException {
        if (before != null) {
            throw error("\"" + keyword + "\" must not be repeated");
        }
    }

    private AdviceFormatException unknown(String what, String word, Iterable<String> known) {
        return error(AdviceWords.unknown(what, word, known));
    }

    private AdviceFormatException error(String complaint) {
        return new AdviceFormatException(source, number, complaint);
    }
}
