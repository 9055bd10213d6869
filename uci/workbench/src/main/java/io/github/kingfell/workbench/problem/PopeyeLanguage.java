package io.github.kingfell.workbench.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The languages of Popeye's input. Words may be shortened to three letters. */
enum PopeyeLanguage {
    ENGLISH(
            "kqrbsp",
            "white black",
            "beginproblem endproblem nextproblem pieces forsyth stipulation option condition twin zeroposition title author"
                    + " origin award remark",
            "variation try setplay noboard nothreat noshortvariations maxsolutions maxtime maxflightsquares maxthreats"
                    + " nontrivial intelligent movenumbers beep threat defence",
            "whitetoplay halfduplex",
            "nocastling"),
    FRENCH(
            "rdtfcp",
            "blanc noir",
            "debutprobleme finprobleme asuivre pieces forsyth enonce option condition jumeau zeroposition titre auteur"
                    + " source prix remarque",
            "variantes essais apparent sansechiquier sansmenace sansvariantescourtes maxsolutions maxtemps maxfuites"
                    + " maxmenaces nontrivial intelligent trace bip menace defense",
            "apparentseul demiduplex",
            "sansroquer"),
    GERMAN(
            "kdtlsb",
            "weiss schwarz",
            "anfangproblem endeproblem weiteresproblem steine forsyth forderung option bedingung zwilling nullstellung"
                    + " titel autor quelle auszeichnung bemerkung",
            "varianten verfuehrung satzspiel ohnebrett ohnedrohung ohnekurzvarianten maxloesungen maxzeit"
                    + " maxfluchtfelder maxdrohungen nichttrivial intelligent zugnummern pieps drohung widerlegung",
            "weissbeginnt halbduplex",
            "keinerochade");

    /** The words of a block, in the order of the lists above. */
    enum PopeyeWord {
        BEGIN,
        END,
        NEXT,
        PIECES,
        FORSYTH,
        STIPULATION,
        OPTION,
        CONDITION,
        TWIN,
        ZEROPOSITION,
        TITLE,
        AUTHOR,
        ORIGIN,
        AWARD,
        REMARK;

        /** Returns true when the rest of the line is text. */
        boolean isText() {
            return this == TITLE || this == AUTHOR || this == ORIGIN || this == AWARD || this == REMARK;
        }
    }

    private static final int SHORTEST = 3;
    private static final String FEN_PIECES = "kqrbnp";

    private final String letters;
    private final String colours;
    private final String words;
    private final String harmless;
    private final String otherSide;
    private final String noCastling;

    PopeyeLanguage(String letters, String colours, String words, String harmless, String otherSide, String noCastling) {
        this.letters = letters;
        this.colours = colours;
        this.words = words;
        this.harmless = harmless;
        this.otherSide = otherSide;
        this.noCastling = noCastling;
    }

    private static List<String> split(String text) {
        return Arrays.asList(text.split(" "));
    }

    /** Returns the language of a word that begins a file. */
    static Optional<PopeyeLanguage> begunBy(String token) {
        return Arrays.stream(values())
                .filter(language -> language.word(token)
                        .filter(word -> word == PopeyeWord.BEGIN)
                        .isPresent())
                .findFirst();
    }

    Optional<PopeyeWord> word(String token) {
        int index = index(words, token.toLowerCase(Locale.ROOT), SHORTEST);
        return index < 0 ? Optional.empty() : Optional.of(PopeyeWord.values()[index]);
    }

    /** Returns 0 for White, 1 for Black, -1 for neither. */
    int colour(String token) {
        return index(colours, token, 2);
    }

    /** Returns the index of the word in a list that the text abbreviates; -1 for none. */
    private static int index(String list, String text, int shortest) {
        List<String> all = split(list);
        for (int i = 0; i < all.size() && text.length() >= shortest; i++) {
            if (all.get(i).startsWith(text)) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the small FEN letter for a small piece letter of this language, or 0. */
    char piece(char letter) {
        int index = letters.indexOf(letter);
        return index < 0 ? 0 : FEN_PIECES.charAt(index);
    }

    /** Returns true for an option about output or search effort that does not change the solutions. */
    boolean isHarmless(String option) {
        return index(harmless, option, 2) >= 0;
    }

    /** Returns true for an option that makes the other side begin. */
    boolean changesSides(String option) {
        return split(otherSide).contains(option);
    }

    /** Returns true for the option that lists kings and rooks without castling rights. */
    boolean isNoCastling(String option) {
        return option.equals(noCastling);
    }
}
