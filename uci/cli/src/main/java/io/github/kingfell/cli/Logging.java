package io.github.kingfell.cli;

import java.nio.file.Path;

/**
 * Tells Logback where to write, by system properties, before the first logger exists. Never to standard output: not
 * even about a configuration that it cannot read, which is why its status messages go to a listener of our choice.
 */
public final class Logging {
    private static final String STATUS_LISTENER = "logback.statusListenerClass";
    private static final String CONFIGURATION = "logback.configurationFile";

    private Logging() {}

    /** Warnings to standard error, or as the user's own properties say. */
    public static void prepare() {
        boolean debug = System.getProperty("kingfell.logback.debug") != null;
        String listener = debug ? "OnErrorConsoleStatusListener" : "NopStatusListener";
        System.setProperty(STATUS_LISTENER, "ch.qos.logback.core.status." + listener);
    }

    /** Everything, the conversation with the GUI included, to a file. */
    public static void toFile(Path file) {
        System.setProperty("kingfell.log.file", file.toAbsolutePath().toString());
        if (System.getProperty(CONFIGURATION) == null) {
            System.setProperty(CONFIGURATION, "logback-file.xml");
        }
    }

    /** More than warnings: 1 for what happens, 2 for every line read and written. */
    public static void verbose(int times) {
        if (times > 0) {
            System.setProperty("kingfell.log.level", times == 1 ? "INFO" : "DEBUG");
        }
    }
}
