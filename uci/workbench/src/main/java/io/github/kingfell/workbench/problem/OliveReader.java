package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads the files of the problem editor Olive (https://github.com/dturevski/olive-gui): YAML documents, one a problem.
 * Options and twins are in Popeye's English words.
 */
final class OliveReader {
    private static final String DOCUMENT = "---";
    private static final Pattern START = Pattern.compile("(?m)^\\s*algebraic\\s*:");
    private static final Pattern PIECE = Pattern.compile("([KQRBSNP])([a-h][1-8])");
    private static final LoadSettings SETTINGS = LoadSettings.builder().build();

    private final List<FoundTask> found = new ArrayList<>();

    private OliveReader() {}

    static boolean accepts(String text) {
        return START.matcher(text).find();
    }

    /** Returns the positions of a file, unusable ones included. */
    static List<FoundTask> read(List<String> lines) {
        OliveReader reader = new OliveReader();
        int begin = 0;
        for (int i = 0; i <= lines.size(); i++) {
            if (i == lines.size() || lines.get(i).startsWith(DOCUMENT)) {
                List<String> document = lines.subList(begin, i);
                if (document.stream().anyMatch(line -> !line.isBlank() && !line.startsWith(DOCUMENT))) {
                    reader.document(String.join("\n", document), begin + 1);
                }
                begin = i;
            }
        }
        return reader.found;
    }

    private void document(String text, int line) {
        PosedProblem posed = new PosedProblem(line);
        try {
            if (!(new Load(SETTINGS).loadFromString(text) instanceof Map<?, ?> entry)) {
                throw new NotationException("a YAML document that is no problem");
            }
            posed.name(name(entry));
            caption(entry, posed);
            PopeyeProblem problem = new PopeyeProblem(PopeyeLanguage.ENGLISH, posed);
            pieces(entry, posed);
            refuseConditions(entry);
            problem.stipulation(text(entry.get("stipulation")));
            options(entry, problem);
            twins(entry, problem);
            found.addAll(posed.tasks());
        } catch (NotationException e) {
            found.add(FoundTask.error(line, posed.name(), String.valueOf(e.getMessage())));
        } catch (YamlEngineException e) {
            String message = String.valueOf(e.getMessage());
            found.add(FoundTask.error(
                    line,
                    posed.name(),
                    "not YAML: " + message.lines().findFirst().orElse("")));
        }
    }

    private static void caption(Map<?, ?> entry, PosedProblem posed) {
        words(entry.get("authors")).forEach(posed::caption);
        posed.caption(text(entry.get("title")));
        posed.caption(source(entry));
        posed.caption(text(entry.get("distinction")));
    }

    private static String source(Map<?, ?> entry) {
        return (text(entry.get("source")) + " " + text(entry.get("date"))).strip();
    }

    private static String name(Map<?, ?> entry) {
        List<String> parts = new ArrayList<>(words(entry.get("authors")));
        String source = source(entry);
        if (!source.isEmpty()) {
            parts.add(source);
        }
        return String.join(", ", parts);
    }

    private static void refuseConditions(Map<?, ?> entry) throws NotationException {
        for (String condition : words(entry.get("conditions"))) {
            throw new NotationException("the condition " + condition + " is not supported");
        }
    }

    private static void pieces(Map<?, ?> entry, PosedProblem posed) throws NotationException {
        if (!(entry.get("algebraic") instanceof Map<?, ?> colours)) {
            throw new NotationException("no position: algebraic is missing");
        }
        for (Map.Entry<?, ?> colour : colours.entrySet()) {
            boolean white = "white".equals(colour.getKey());
            if (!white && !"black".equals(colour.getKey())) {
                throw new NotationException("the colour " + colour.getKey() + " is not supported");
            }
            for (String piece : words(colour.getValue())) {
                Matcher matcher = PIECE.matcher(piece);
                // Olive writes S for a knight; its N is the nightrider.
                if (!matcher.matches() || piece.startsWith("N")) {
                    throw new NotationException("the piece " + piece + " is not orthodox");
                }
                char kind = PopeyeLanguage.ENGLISH.piece(piece.charAt(0));
                posed.board().put(ProblemBoard.square(matcher.group(2)), white ? Character.toUpperCase(kind) : kind);
            }
        }
    }

    private static void options(Map<?, ?> entry, PopeyeProblem problem) throws NotationException {
        for (String option : words(entry.get("options"))) {
            String[] tokens = option.split("\\s+");
            if (PopeyeLanguage.ENGLISH.option(tokens[0]).isEmpty()) {
                throw new NotationException("the condition or option " + option + " is not supported");
            }
            for (String token : tokens) {
                problem.option(token);
            }
        }
    }

    private static void twins(Map<?, ?> entry, PopeyeProblem problem) {
        if (entry.get("twins") instanceof Map<?, ?> twins) {
            for (Object change : twins.values()) {
                problem.beginTwin();
                for (String token : text(change).strip().split("\\s+")) {
                    problem.twinWord(token);
                }
                problem.endTwin();
            }
        }
    }

    /** Returns the texts of a list, or the one text that stands instead of a list. */
    private static List<String> words(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(OliveReader::text).toList();
        }
        return Optional.of(text(value)).filter(text -> !text.isEmpty()).stream().toList();
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }
}
