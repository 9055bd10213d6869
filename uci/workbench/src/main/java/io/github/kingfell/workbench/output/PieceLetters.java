package io.github.kingfell.workbench.output;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The letters of the pieces in the moves of one language, or figurines. Moves are found by their shape wherever they
 * stand in a text: what is written for a person goes through here last, and nothing before has to know about languages.
 */
public final class PieceLetters {
    private static final String ENGLISH = "KQRBN";
    private static final String MOVE = "(?:[a-h]?[1-8]?x?[a-h][1-8])";

    /**
     * A slash beside it tells a rank of a FEN, such as Nb6, from a move; a slash or plus before it, the code of an
     * attached file.
     */
    private static final String BEGIN = "(?<![\\p{L}\\p{N}/+])";

    private static final String END = "(?![\\p{L}\\p{N}/])";
    private static final Properties LANGUAGES = languages();

    private final List<String> letters;
    private final Pattern english;
    private final Pattern own;

    private PieceLetters(List<String> letters) {
        this.letters = letters;
        english = moves("[" + ENGLISH + "]");
        // The longer first: in Russian the king's letter is where the knight's begins.
        List<String> longestFirst = letters.stream()
                .sorted((a, b) -> b.length() - a.length())
                .map(Pattern::quote)
                .toList();
        own = moves("(?:" + String.join("|", longestFirst) + ")");
    }

    /** @throws IllegalArgumentException for a language that is not known, with those that are */
    public static PieceLetters of(String language) {
        String value = LANGUAGES.getProperty(language);
        if (value == null) {
            throw new IllegalArgumentException(
                    "no letters for \"" + language + "\": there are " + String.join(", ", names()));
        }
        return new PieceLetters(List.of(value.split(" ")));
    }

    /** The languages, by their codes, and {@code figurine}. */
    public static SortedSet<String> names() {
        return new TreeSet<>(LANGUAGES.stringPropertyNames());
    }

    /** The text with the moves in these letters. */
    public String fromEnglish(String text) {
        return english.matcher(text)
                .replaceAll(found -> rewritten(found, letter -> letters.get(ENGLISH.indexOf(letter))));
    }

    /** The text, with moves in these letters, in the letters of English, which stand for themselves too. */
    public String toEnglish(String text) {
        return own.matcher(text)
                .replaceAll(
                        found -> rewritten(found, letter -> String.valueOf(ENGLISH.charAt(letters.indexOf(letter)))));
    }

    private static Pattern moves(String piece) {
        return Pattern.compile(BEGIN + "(" + piece + ")(" + MOVE + ")" + END + "|(?<=[a-h][18]=)(" + piece + ")" + END);
    }

    private static String rewritten(MatchResult found, UnaryOperator<String> letter) {
        String text =
                found.group(1) == null ? letter.apply(found.group(3)) : letter.apply(found.group(1)) + found.group(2);
        return Matcher.quoteReplacement(text);
    }

    private static Properties languages() {
        Properties languages = new Properties();
        try (InputStream in = PieceLetters.class.getResourceAsStream("piece-letters.properties")) {
            languages.load(
                    new BufferedReader(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return languages;
    }
}
