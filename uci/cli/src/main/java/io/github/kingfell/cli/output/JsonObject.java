package io.github.kingfell.cli.output;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes one JSON object on one line, and finds plain members in a line written so. */
public final class JsonObject {
    private final StringBuilder text = new StringBuilder("{");

    public JsonObject put(String name, String value) {
        return raw(name, quoted(value));
    }

    public JsonObject put(String name, long value) {
        return raw(name, Long.toString(value));
    }

    public JsonObject put(String name, boolean value) {
        return raw(name, Boolean.toString(value));
    }

    public JsonObject put(String name, List<String> values) {
        return raw(name, array(values.stream().map(JsonObject::quoted).toList()));
    }

    public JsonObject putObjects(String name, List<JsonObject> values) {
        return raw(name, array(values.stream().map(JsonObject::toString).toList()));
    }

    public JsonObject putRows(String name, List<List<String>> rows) {
        return raw(
                name,
                array(rows.stream()
                        .map(row -> array(row.stream().map(JsonObject::quoted).toList()))
                        .toList()));
    }

    /** @param json a number or another value in its JSON form */
    public JsonObject raw(String name, String json) {
        text.append(text.length() == 1 ? "" : ",")
                .append(quoted(name))
                .append(':')
                .append(json);
        return this;
    }

    /** The members of another object after the own ones. */
    public JsonObject putAll(JsonObject other) {
        if (other.text.length() > 1) {
            text.append(text.length() == 1 ? "" : ",").append(other.text, 1, other.text.length());
        }
        return this;
    }

    @Override
    public String toString() {
        return text + "}";
    }

    /** The first string member of a name in a line of this class, without escapes in it; the empty string if none. */
    public static String string(String line, String name) {
        Matcher found = Pattern.compile("[{,]" + Pattern.quote(quoted(name)) + ":\"([^\"\\\\]*)\"")
                .matcher(line);
        return found.find() ? found.group(1) : "";
    }

    /** The first whole number of a name, or 0. */
    public static int number(String line, String name) {
        Matcher found = Pattern.compile("[{,]" + Pattern.quote(quoted(name)) + ":(-?\\d{1,9})[,}]")
                .matcher(line);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    /** The first number of a name, whole or not, or 0. */
    public static double decimal(String line, String name) {
        Matcher found = Pattern.compile("[{,]" + Pattern.quote(quoted(name)) + ":(-?[\\d.E]{1,30})[,}]")
                .matcher(line);
        return found.find() ? Double.parseDouble(found.group(1)) : 0;
    }

    private static String array(List<String> values) {
        return "[" + String.join(",", values) + "]";
    }

    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : value.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
