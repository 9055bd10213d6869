package io.github.kingfell.workbench.stipulation;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Stipulations in words, as books write them: {@code White to play and mate in three}, in English, German, French. */
public final class StipulationWords {
    private static final Map<String, Goal> GOALS = Map.ofEntries(
            Map.entry("mate", Goal.MATE),
            Map.entry("checkmate", Goal.MATE),
            Map.entry("matt", Goal.MATE),
            Map.entry("mat", Goal.MATE),
            Map.entry("stalemate", Goal.STALEMATE),
            Map.entry("patt", Goal.STALEMATE),
            Map.entry("pat", Goal.STALEMATE),
            Map.entry("selfmate", Goal.SELFMATE),
            Map.entry("selbstmatt", Goal.SELFMATE),
            Map.entry("mat inverse", Goal.SELFMATE),
            Map.entry("reflexmate", Goal.REFLEX_MATE),
            Map.entry("reflexmatt", Goal.REFLEX_MATE),
            Map.entry("mat reflexe", Goal.REFLEX_MATE),
            Map.entry("helpmate", Goal.HELPMATE),
            Map.entry("hilfsmatt", Goal.HELPMATE),
            Map.entry("mat aide", Goal.HELPMATE));

    /** The numbers from one on, in the three languages. */
    private static final List<List<String>> NUMBERS = List.of(
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
            List.of("einem", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwolf"),
            List.of("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"));

    private static final String ENGLISH = "(?:(?<side>white|black) )?(?:to )?(?:(?<turn>move|play)s?,?(?: and)? )?"
            + "(?:white |black )?(?:to )?(?:forces? )?(?<goal>(?:check|stale|self|reflex|help)?mate)s? in (?<number>\\w+)"
            + "(?: moves?)?[.!]?";
    private static final String GERMAN = "(?:(?<side>weiss|schwarz) )?(?:(?<turn>am zug|zieht|beginnt),?(?: und)? )?"
            + "(?:setzt )?(?<goal>(?:selbst|reflex|hilfs)?matt|patt) in (?<number>\\w+)(?: zug(?:en)?)?[.!]?";
    private static final String FRENCH =
            "(?:les? )?(?:(?<side>blanc|noir)s? )?(?:(?<turn>jouent|joue|au trait),?(?: et)? )?"
                    + "(?:font |fait )?(?<goal>mat(?: inverse| reflexe| aide)?|pat) en (?<number>\\w+)(?: coups?)?[.!]?";
    private static final List<Pattern> LANGUAGES =
            List.of(Pattern.compile(ENGLISH), Pattern.compile(GERMAN), Pattern.compile(FRENCH));

    private StipulationWords() {}

    /**
     * Parses a stipulation in words; empty for any other text.
     *
     * @throws NotationException when the words give the move to the other side than the position
     */
    public static Optional<Stipulation> parse(String text, Position position) throws NotationException {
        String plain = plain(text);
        for (Pattern language : LANGUAGES) {
            Matcher words = language.matcher(plain);
            if (words.matches()) {
                int moves = number(words.group("number"));
                if (moves > 0) {
                    Goal goal = GOALS.getOrDefault(words.group("goal"), Goal.MATE);
                    checkSide(words, position);
                    return Optional.of(Stipulation.of(goal, moves, false));
                }
            }
        }
        return Optional.empty();
    }

    private static void checkSide(Matcher words, Position position) throws NotationException {
        String side = words.group("side");
        if (side == null || words.group("turn") == null) {
            return;
        }
        boolean white = side.startsWith("w") || side.startsWith("blanc");
        if (white != (position.sideToMove() == Color.WHITE)) {
            throw new NotationException("the words give the move to " + (white ? "White" : "Black")
                    + ", the position to " + (white ? "Black" : "White"));
        }
    }

    /** Returns 0 for a word that is no number. */
    private static int number(String word) {
        if (word.matches("[0-9]{1,4}")) {
            return Integer.parseInt(word);
        }
        return NUMBERS.stream()
                .mapToInt(language -> 1 + language.indexOf(word))
                .max()
                .orElse(0);
    }

    private static String plain(String text) {
        String folded = Normalizer.normalize(text.strip().toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
        return String.join(
                " ",
                Arrays.asList(
                        folded.replaceAll("\\p{M}", "").replace("\u00df", "ss").split("\\s+")));
    }
}
