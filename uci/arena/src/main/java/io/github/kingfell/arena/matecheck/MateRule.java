package io.github.kingfell.arena.matecheck;

/** The rules that an engine's output can break when the shortest mate is known. */
public enum MateRule {
    M1("mate score longer than the longest accepted mate"),
    M2("mate shorter than the shortest known"),
    M3("mate with the wrong sign"),
    M4("mate where no mate is known"),
    M5("mating line that is not complete, legal and safe from draws"),
    M6("tablebase score with the wrong sign"),
    M7("tablebase score where no mate is known"),
    M8("tablebase score whose line cannot reach the tablebase"),
    M9("mate taken back or lengthened later"),
    M10("score line without depth, nodes or moves"),
    M11("mate of a line that contradicts the known mate after its first move"),
    M12("error, or no best move");

    private final String words;

    MateRule(String words) {
        this.words = words;
    }

    /** Returns the fault in words, for the user. */
    public String words() {
        return words;
    }
}
