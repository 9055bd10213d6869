package io.github.kingfell.workbench.problem;

/** The options of Popeye, in English, French and German. */
enum PopeyeOption {
    SET_PLAY(Effect.OBEYED, "setplay", "apparent", "satzspiel"),
    TRY(Effect.OBEYED, "try", "essais", "verfuehrung"),
    VARIATIONS(Effect.OBEYED, "variations", "variantes", "varianten"),
    NO_THREAT(Effect.OBEYED, "nothreat", "sansmenace", "ohnedrohung"),
    NO_SHORT_VARIATIONS(Effect.OBEYED, "noshortvariations", "sansvariantescourtes", "ohnekurzvarianten"),
    MAX_SOLUTIONS(Effect.OBEYED, "maxsolutions", "maxsolutions", "maxloesungen"),
    MAX_TIME(Effect.OBEYED, "maxtime", "maxtemps", "maxzeit"),
    DUPLEX(Effect.OBEYED, "duplex", "duplex", "duplex"),
    HALF_DUPLEX(Effect.OBEYED, "halfduplex", "demiduplex", "halbduplex"),
    WHITE_TO_PLAY(Effect.OBEYED, "whitetoplay", "apparentseul", "weissbeginnt"),
    EN_PASSANT(Effect.OBEYED, "enpassant", "enpassant", "enpassant"),
    NO_CASTLING(Effect.OBEYED, "nocastling", "sansroquer", "keinerochade"),
    QUODLIBET(Effect.OBEYED, "quodlibet", "quodlibet", "quodlibet"),
    GOAL_IS_END(Effect.OBEYED, "goalisend", "butestfin", "zielistende"),
    NO_WHITE_KING(Effect.OBEYED, "nowk", "sansrb", "ohnewk"),
    NO_BLACK_KING(Effect.OBEYED, "nobk", "sansrn", "ohnesk"),
    INTELLIGENT(Effect.OBEYED, "intelligent", "intelligent", "intelligent"),

    /** How the solution is found or printed; the solutions are the same without it. */
    MOVE_NUMBERS(Effect.NONE, "movenumbers", "trace", "zugnummern"),
    NO_BOARD(Effect.NONE, "noboard", "sansechiquier", "ohnebrett"),
    BEEP(Effect.NONE, "beep", "bip", "pieps"),
    SUPPRESS_GRID(Effect.NONE, "suppressgrid", "sansgrille", "ohnegitter"),
    WRITE_GRID(Effect.NONE, "writegrid", "ajoutegrille", "zeichnegitter"),

    /** Without it there may be more solutions or more lines, and never fewer. */
    DEFENCE(Effect.OBEYED, "defence", "defense", "widerlegung"),
    THREAT(Effect.OBEYED, "threat", "menace", "drohung"),
    MAX_FLIGHTS(Effect.OBEYED, "maxflightsquares", "maxcasesfuites", "maxfluchtfelder"),
    NON_TRIVIAL(Effect.OBEYED, "nontrivial", "nontrivial", "nichttrivial"),
    KEEP_MATING_PIECE(Effect.NONE, "keepmatingpiece", "retienspiecematante", "haltemattsetzendenstein"),
    STOP_ON_SHORT(Effect.OBEYED, "stoponshortsolutions", "finapressolutionscourtes", "stopnachkurzloesungen"),
    START_MOVE(Effect.OBEYED, "startmovenumber", "enroute", "startzugnummer"),
    UP_TO_MOVE(Effect.OBEYED, "uptomovenumber", "jusquaucoup", "biszugnummer"),
    TRIVIAL_TRIES(Effect.WIDER, "trivialtriesavoid", "trivialessaisupprimer", "trivialefehlversucheunterdruecken"),
    MATES_IN_ONE(Effect.WIDER, "matesin1", "matsen1", "mattsin1"),

    POST_KEY_PLAY(Effect.REFUSED, "postkeyplay", "aprescle", "nachschluessel"),
    NULL_MOVES(Effect.OBEYED, "nullmoves", "coupsvides", "nullzuege"),
    EXCLUSIVE_CASTLING(
            Effect.OBEYED,
            "castlingmutuallyexclusive",
            "roquesmutuellementexclusifs",
            "rochadengegenseitigausschliessend");

    /** What the reader does about an option. */
    enum Effect {
        OBEYED,
        /** Nothing to do. */
        NONE,
        /** Told in a note. */
        WIDER,
        /** The problem is another one without it. */
        REFUSED
    }

    private final Effect effect;
    /** In the order of the languages, with blanks between. */
    private final String words;

    PopeyeOption(Effect effect, String... words) {
        this.effect = effect;
        this.words = String.join(" ", words);
    }

    Effect effect() {
        return effect;
    }

    String in(PopeyeLanguage language) {
        return language.pick(words);
    }
}
