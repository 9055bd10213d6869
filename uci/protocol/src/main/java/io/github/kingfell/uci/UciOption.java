package io.github.kingfell.uci;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;

/** A UCI option: its declaration, and the effect of setting it. An invalid value changes nothing. */
sealed interface UciOption {
    String name();

    /** The type, default and range, as they follow {@code option name N type}. */
    String declaration();

    /**
     * Sets the value.
     *
     * @return the complaint about an invalid value; empty when it was set
     */
    String set(String value);

    record Check(String name, boolean initial, Consumer<Boolean> setter) implements UciOption {
        @Override
        public String declaration() {
            return "check default " + initial;
        }

        @Override
        public String set(String value) {
            boolean on = value.equalsIgnoreCase("true");
            if (!on && !value.equalsIgnoreCase("false")) {
                return complaint("true or false expected", this, value);
            }
            setter.accept(on);
            return "";
        }
    }

    record Spin(String name, int initial, int min, int max, IntConsumer setter) implements UciOption {
        @Override
        public String declaration() {
            return "spin default " + initial + " min " + min + " max " + max;
        }

        @Override
        public String set(String value) {
            OptionalLong number = UciParser.parseNumber(value);
            if (number.isEmpty() || number.getAsLong() < min || number.getAsLong() > max) {
                return complaint("number from " + min + " to " + max + " expected", this, value);
            }
            setter.accept((int) number.getAsLong());
            return "";
        }
    }

    /** A choice among a few words; the first is the default. */
    record Combo(String name, List<String> values, Consumer<String> setter) implements UciOption {
        @Override
        public String declaration() {
            return "combo default " + values.get(0) + " var " + String.join(" var ", values);
        }

        @Override
        public String set(String value) {
            String word = value.toLowerCase(Locale.ROOT);
            if (!values.contains(word)) {
                return complaint("one of " + String.join(", ", values) + " expected", this, value);
            }
            setter.accept(word);
            return "";
        }
    }

    /**
     * Any text, such as a path. An empty text is {@code <empty>} in the protocol.
     *
     * @param setter returns the complaint, empty when the value is valid
     */
    record Text(String name, String initial, Function<String, String> setter) implements UciOption {
        private static final String EMPTY = "<empty>";

        @Override
        public String declaration() {
            return "string default " + (initial.isEmpty() ? EMPTY : initial);
        }

        @Override
        public String set(String value) {
            return setter.apply(value.equals(EMPTY) ? "" : value);
        }
    }

    record Button(String name, Runnable action) implements UciOption {
        @Override
        public String declaration() {
            return "button";
        }

        @Override
        public String set(String value) {
            action.run();
            return "";
        }
    }

    private static String complaint(String what, UciOption option, String value) {
        return what + " for " + option.name() + " in " + Words.shown(value);
    }
}
