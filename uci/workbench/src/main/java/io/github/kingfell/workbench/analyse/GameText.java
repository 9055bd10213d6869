package io.github.kingfell.workbench.analyse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Distinguishes games from lists of positions by the first line with content. */
public final class GameText {
    private static final int LOOKED_AT = 8192;

    /** A tag, a comment, or the number of a move. A position begins with pieces, or with digits and a slash. */
    private static final Pattern GAME = Pattern.compile("[\\[{%]|\\d+\\s*\\.|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]\\b|O-O");

    private GameText() {}

    /** Looks ahead without consuming input. The stream must support marks. */
    public static boolean isNext(InputStream in) throws IOException {
        in.mark(LOOKED_AT);
        byte[] head = in.readNBytes(LOOKED_AT);
        in.reset();
        return new String(head, StandardCharsets.ISO_8859_1)
                .lines()
                .map(line -> line.replace("\u00ef\u00bb\u00bf", "").strip())
                .filter(line -> !line.isEmpty() && !line.startsWith("#") && !line.startsWith(";"))
                .findFirst()
                .filter(line -> GAME.matcher(line).lookingAt())
                .isPresent();
    }
}
