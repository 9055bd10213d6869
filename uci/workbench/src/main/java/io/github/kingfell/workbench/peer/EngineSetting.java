package io.github.kingfell.workbench.peer;

/**
 * An option of a UCI engine, and what it is set to.
 *
 * @param name as the engine tells it
 */
public record EngineSetting(String name, String value) {
    /**
     * Reads {@code NAME=VALUE}.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static EngineSetting parse(String text) {
        int end = text.indexOf('=');
        if (end < 1) {
            throw new IllegalArgumentException("NAME=VALUE is expected, not \"" + text + '"');
        }
        return new EngineSetting(text.substring(0, end), text.substring(end + 1));
    }

    /** True when a line that the engine has answered {@code uci} with tells of the option. */
    boolean isOffered(String line) {
        return line.startsWith("option name " + name + " type ");
    }

    /** What the engine is told. */
    String command() {
        return "setoption name " + name + " value " + value;
    }

    /** As on the command line. */
    @Override
    public String toString() {
        return name + "=" + value;
    }
}
