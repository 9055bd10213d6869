package io.github.kingfell.arena.peer;

/**
 * An option of a UCI engine with its value.
 *
 * @param name as the engine lists it
 */
public record EngineSetting(String name, String value) {
    /**
     * Parses {@code NAME=VALUE}.
     *
     * @throws IllegalArgumentException for any other text
     */
    public static EngineSetting parse(String text) {
        int end = text.indexOf('=');
        if (end < 1) {
            throw new IllegalArgumentException("NAME=VALUE is expected, not \"" + text + '"');
        }
        return new EngineSetting(text.substring(0, end), text.substring(end + 1));
    }

    /** Returns true when a line of the engine's answer to {@code uci} offers this option. */
    boolean isOffered(String line) {
        return line.startsWith("option name " + name + " type ");
    }

    /** Returns the {@code setoption} command. */
    String command() {
        return "setoption name " + name + " value " + value;
    }

    /** Returns the setting as on the command line. */
    @Override
    public String toString() {
        return name + "=" + value;
    }
}
