package io.github.kingfell.play.serve;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.output.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The members of a request, each checked against its bounds. */
final class Asked {
    private final JsonNode members;

    private Asked(JsonNode members) {
        this.members = members;
    }

    /** @param body JSON in UTF-8 */
    static Asked parse(byte[] body) throws RefusedException {
        JsonNode members = JsonObject.read(new String(body, StandardCharsets.UTF_8));
        if (!members.isObject()) {
            throw new RefusedException(RefusedException.BAD_REQUEST, "the request is not a JSON object");
        }
        return new Asked(members);
    }

    boolean has(String name) {
        return members.hasNonNull(name);
    }

    /** @param longest length in characters */
    String text(String name, int longest) throws RefusedException {
        return text(name, members.path(name), longest);
    }

    private static String text(String name, JsonNode value, int longest) throws RefusedException {
        if (!value.isTextual()) {
            throw RefusedException.of(name, name + " must be a text");
        }
        if (value.textValue().length() > longest) {
            throw RefusedException.of(name, name + " has more than " + longest + " characters");
        }
        return value.textValue();
    }

    long number(String name, long least, long most) throws RefusedException {
        JsonNode value = members.path(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw RefusedException.of(name, name + " must be a whole number");
        }
        if (value.longValue() < least || value.longValue() > most) {
            throw RefusedException.of(name, name + " must be from " + least + " to " + most);
        }
        return value.longValue();
    }

    /**
     * Returns a list of strings; empty when there is no such member.
     *
     * @param most members of the list
     * @param longest length of each in characters
     */
    List<String> texts(String name, int most, int longest) throws RefusedException {
        JsonNode list = members.path(name);
        if (list.isMissingNode()) {
            return List.of();
        }
        if (!list.isArray() || list.size() > most) {
            throw RefusedException.of(name, name + " must be a list of at most " + most);
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode value : list) {
            texts.add(text(name, value, longest));
        }
        return texts;
    }
}
