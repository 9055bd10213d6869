package io.github.kingfell.rules.notation;

import java.util.List;
import java.util.Map;

/** Annotation signs such as {@code !?}, and the numeric annotation glyphs (NAGs) with the same meaning. */
final class PgnGlyphs {
    /** The signs of the glyphs 1 to 6. */
    private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");

    private static final Map<String, String> VERDICTS = Map.ofEntries(
            Map.entry("=", "10"),
            Map.entry("\u221e", "13"),
            Map.entry("+=", "14"),
            Map.entry("+/=", "14"),
            Map.entry("\u2a72", "14"),
            Map.entry("=+", "15"),
            Map.entry("=/+", "15"),
            Map.entry("\u2a71", "15"),
            Map.entry("+/-", "16"),
            Map.entry("\u00b1", "16"),
            Map.entry("-/+", "17"),
            Map.entry("\u2213", "17"),
            Map.entry("+-", "18"),
            Map.entry("-+", "19"),
            Map.entry("N", "146"),
            Map.entry("D", "220"));

    private PgnGlyphs() {}

    /** The number of the glyph, or the empty string. */
    static String of(String sign) {
        int number = SIGNS.indexOf(sign) + 1;
        return number > 0 ? String.valueOf(number) : VERDICTS.getOrDefault(sign, "");
    }
}
