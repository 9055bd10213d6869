package io.github.kingfell.workbench.problem;

/** The changes that make a twin, in Popeye's words: English, French and German. */
enum TwinCommand {
    MOVE("move", "deplacement", "versetze"),
    EXCHANGE("exchange", "echange", "tausche"),
    STIPULATION("stipulation", "enonce", "forderung"),
    ADD("add", "ajoute", "hinzufuegen"),
    REMOVE("remove", "ote", "entferne"),
    CONTINUED("continued", "enplus", "ferner"),
    ROTATE("rotate", "rotation", "drehung"),
    POLISH("polishtype", "couleurechange", "farbwechsel"),
    MIRROR("mirror", "miroir", "spiegelung"),
    SHIFT("shift", "translation", "verschiebung"),
    SUBSTITUTE("substitute", "remplace", "ersetze"),
    CONDITION("condition", "condition", "bedingung"),
    STRUCTURED("sstipulation", "senonce", "sforderung");

    /** In the order of the languages, with blanks between. */
    private final String words;

    TwinCommand(String... words) {
        this.words = String.join(" ", words);
    }

    String in(PopeyeLanguage language) {
        return language.pick(words);
    }
}
