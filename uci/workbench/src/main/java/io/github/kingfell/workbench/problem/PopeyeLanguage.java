package io.github.kingfell.workbench.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The languages of Popeye's input. Words may be shortened to a few letters. */
enum PopeyeLanguage {
    ENGLISH("kqrbsp", "white black neutral"),
    FRENCH("rdtfcp", "blanc noir neutre"),
    GERMAN("kdtlsb", "weiss schwarz neutral");

    private static final int SHORTEST = 3;
    private static final String FEN_PIECES = "kqrbnp";

    private final String letters;
    private final String colours;

    PopeyeLanguage(String letters, String colours) {
        this.letters = letters;
        this.colours = colours;
    }

    /** Returns the language of a word that begins a file. */
    static Optional<PopeyeLanguage> begunBy(String token) {
        return Arrays.stream(values())
                .filter(language -> language.word(token)
                        .filter(word -> word == PopeyeWord.BEGIN)
                        .isPresent())
                .findFirst();
    }

    /** Returns the word of this language out of three with blanks between. */
    String pick(String words) {
        List<String> each = split(words);
        return switch (this) {
            case ENGLISH -> each.get(0);
            case FRENCH -> each.get(1);
            case GERMAN -> each.get(2);
        };
    }

    private static List<String> split(String words) {
        return Arrays.asList(words.split(" "));
    }

    Optional<PopeyeWord> word(String token) {
        return shortened(PopeyeWord.values(), word -> word.in(this), token, SHORTEST);
    }

    Optional<PopeyeOption> option(String token) {
        return shortened(PopeyeOption.values(), option -> option.in(this), token, 2);
    }

    Optional<TwinCommand> twinning(String token) {
        return shortened(TwinCommand.values(), command -> command.in(this), token, 2);
    }

    /** Returns 0 for White, 1 for Black, 2 for neutral, -1 for none of them. */
    int colour(String token) {
        List<String> each = split(colours);
        for (int i = 0; i < each.size() && token.length() >= 2; i++) {
            if (each.get(i).startsWith(token.toLowerCase(Locale.ROOT))) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the small FEN letter for a piece letter of this language, or 0. */
    char piece(char letter) {
        int index = letters.indexOf(Character.toLowerCase(letter));
        return index < 0 ? 0 : FEN_PIECES.charAt(index);
    }

    /** Returns the value whose word is the text, or else the first whose word begins with it. */
    private static <T> Optional<T> shortened(T[] values, Function<T, String> word, String token, int shortest) {
        String text = token.toLowerCase(Locale.ROOT);
        if (text.length() < shortest) {
            return Optional.empty();
        }
        Optional<T> whole = Arrays.stream(values)
                .filter(value -> word.apply(value).equals(text))
                .findFirst();
        return whole.isPresent()
                ? whole
                : Arrays.stream(values)
                        .filter(value -> word.apply(value).startsWith(text))
                        .findFirst();
    }
}
