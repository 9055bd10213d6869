package io.github.kingfell.workbench.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** A JSON object on one line; its members keep the order in which they are put. */
public final class JsonObject {
    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final ObjectNode node = MAPPER.createObjectNode();

    /** Returns an object that begins with the name of its format and version 1 of it. */
    public static JsonObject ofFormat(String format) {
        return new JsonObject().put("format", format).put("version", 1);
    }

    public JsonObject put(String name, String value) {
        node.put(name, value);
        return this;
    }

    public JsonObject put(String name, long value) {
        node.put(name, value);
        return this;
    }

    /** Puts a number rounded to this many decimals; null if it is infinite or NaN. */
    public JsonObject put(String name, double value, int decimals) {
        if (Double.isFinite(value)) {
            node.put(
                    name,
                    BigDecimal.valueOf(value)
                            .setScale(decimals, RoundingMode.HALF_UP)
                            .doubleValue());
        } else {
            node.putNull(name);
        }
        return this;
    }

    public JsonObject put(String name, boolean value) {
        node.put(name, value);
        return this;
    }

    public JsonObject put(String name, JsonObject value) {
        node.set(name, value.node);
        return this;
    }

    public JsonObject put(String name, List<String> values) {
        node.set(name, MAPPER.valueToTree(values));
        return this;
    }

    public JsonObject putNumbers(String name, List<? extends Number> values) {
        node.set(name, MAPPER.valueToTree(values));
        return this;
    }

    public JsonObject putObjects(String name, List<JsonObject> values) {
        node.putArray(name).addAll(values.stream().map(value -> value.node).toList());
        return this;
    }

    /** @param rows lists of objects */
    public JsonObject putObjectRows(String name, List<List<JsonObject>> rows) {
        ArrayNode outer = node.putArray(name);
        rows.forEach(row ->
                outer.addArray().addAll(row.stream().map(value -> value.node).toList()));
        return this;
    }

    /** @param rows lists of strings or of numbers */
    public JsonObject putRows(String name, List<? extends List<?>> rows) {
        node.set(name, MAPPER.valueToTree(rows));
        return this;
    }

    /** Puts the members of another object after those of this one. */
    public JsonObject putAll(JsonObject other) {
        node.setAll(other.node);
        return this;
    }

    @Override
    public String toString() {
        return node.toString();
    }

    /** Parses a line of JSON; returns the missing node, whose members are all missing too, when it is not JSON. */
    public static JsonNode read(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance();
        }
    }
}
