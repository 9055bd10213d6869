package io.github.kingfell.workbench.output;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses exactly one JSON object (RFC 8259). */
public final class JsonGrammar {
    private static final Pattern STRING =
            Pattern.compile("\"(?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-f]{4}))*\"");
    private static final Pattern PLAIN =
            Pattern.compile("-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null");

    private final String text;
    private int at;

    private JsonGrammar(String text) {
        this.text = text;
    }

    public static boolean isObject(String text) {
        JsonGrammar grammar = new JsonGrammar(text);
        return text.startsWith("{") && grammar.value() && grammar.at == text.length();
    }

    private boolean value() {
        if (skip("{")) {
            return list("}", true);
        }
        return skip("[") ? list("]", false) : take(STRING) || take(PLAIN);
    }

    private boolean list(String end, boolean named) {
        if (skip(end)) {
            return true;
        }
        do {
            if (named && !(take(STRING) && skip(":")) || !value()) {
                return false;
            }
        } while (skip(","));
        return skip(end);
    }

    private boolean skip(String token) {
        boolean found = text.startsWith(token, at);
        at += found ? token.length() : 0;
        return found;
    }

    private boolean take(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        boolean found = matcher.lookingAt();
        at = found ? matcher.end() : at;
        return found;
    }
}
