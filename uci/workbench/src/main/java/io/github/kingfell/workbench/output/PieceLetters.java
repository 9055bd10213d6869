package io.github.kingfell.workbench.output;

import io.github.kingfell.rules.ShippedText;
import java.util.List;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The piece letters of one language, or figurines, for the moves in a text. Moves are found by their shape anywhere in
 * the text. All output for people is translated here as the last step, so no other class needs to know about languages.
 */
public final class PieceLetters {
    private static final String ENGLISH = "KQRBN";
    private static final String MOVE = "(?:[a-h]?[1-8]?x?[a-h][1-8])";

    /**
     * What may not stand before a move. A slash beside it means a rank of a FEN, such as Nb6; a slash or plus before it
     * means the code of an attached file.
     */
    private static final String BEGIN = "(?<![\\p{L}\\p{N}/+])";

    private static final String END = "(?![\\p{L}\\p{N}/])";
    private static final Properties LANGUAGES = ShippedText.properties(PieceLetters.class, "piece-letters.properties");

    private final List<String> letters;
    private final Pattern english;
    private final Pattern own;

    private PieceLetters(List<String> letters) {
        this.letters = letters;
        english = moves("[" + ENGLISH + "]");
        // Longer letters first: in Russian the letter for the king is the beginning of the one for the knight.
        List<String> longestFirst = letters.stream()
                .sorted((a, b) -> b.length() - a.length())
                .map(Pattern::quote)
                .toList();
        own = moves("(?:" + String.join("|", longestFirst) + ")");
    }

    /** @throws IllegalArgumentException for an unknown language; the message lists the known ones */
    public static PieceLetters of(String language) {
        String value = LANGUAGES.getProperty(language);
        if (value == null) {
            throw new IllegalArgumentException(
                    "no piece letters for \"" + language + "\": there are " + String.join(", ", names()));
        }
        return new PieceLetters(List.of(value.split(" ")));
    }

    /** Returns the codes of the languages, and {@code figurine}. */
    public static SortedSet<String> names() {
        return new TreeSet<>(LANGUAGES.stringPropertyNames());
    }

    /** Returns the text with its moves in these letters. */
    public String fromEnglish(String text) {
        return english.matcher(text)
                .replaceAll(found -> rewritten(found, letter -> letters.get(ENGLISH.indexOf(letter))));
    }

    /** Returns the text with its moves in English letters. Moves already in English stay as they are. */
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
}
