package io.github.kingfell.workbench.problem;

/** The words that begin a part of Popeye's input, in English, French and German. */
enum PopeyeWord {
    BEGIN("beginproblem", "debutprobleme", "anfangproblem"),
    END("endproblem", "finprobleme", "endeproblem"),
    NEXT("nextproblem", "asuivre", "weiteresproblem"),
    PIECES("pieces", "pieces", "steine"),
    FORSYTH("forsyth", "forsyth", "forsyth"),
    STIPULATION("stipulation", "enonce", "forderung"),
    OPTION("option", "option", "option"),
    CONDITION("condition", "condition", "bedingung"),
    TWIN("twin", "jumeau", "zwilling"),
    ZEROPOSITION("zeroposition", "zeroposition", "nullstellung"),
    GAME_ARRAY("initialgamearray", "positioninitialepartie", "partieanfangsstellung"),
    STRUCTURED("sstipulation", "senonce", "sforderung"),
    TITLE("title", "titre", "titel"),
    AUTHOR("author", "auteur", "autor"),
    ORIGIN("origin", "source", "quelle"),
    AWARD("award", "prix", "auszeichnung"),
    REMARK("remark", "remarque", "bemerkung"),
    PROTOCOL("protocol", "protocol", "protokoll"),
    LATEX("latex", "latex", "latex"),
    LATEX_PIECES("latexpieces", "pieceslatex", "latexsteine");

    /** In the order of the languages, with blanks between. */
    private final String words;

    PopeyeWord(String... words) {
        this.words = String.join(" ", words);
    }

    String in(PopeyeLanguage language) {
        return language.pick(words);
    }

    /** Returns true for text that belongs to the diagram. */
    boolean isCaption() {
        return switch (this) {
            case TITLE, AUTHOR, ORIGIN, AWARD -> true;
            default -> false;
        };
    }

    /** Returns true when the rest of the line is text. */
    boolean isText() {
        return switch (this) {
            case TITLE, AUTHOR, ORIGIN, AWARD, REMARK, PROTOCOL, LATEX, LATEX_PIECES -> true;
            default -> false;
        };
    }
}
