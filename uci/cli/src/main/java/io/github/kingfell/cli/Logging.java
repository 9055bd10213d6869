package io.github.kingfell.cli;

import java.nio.file.Path;

/**
 * Configures Logback by system properties, before the first logger exists. Nothing goes to standard output, not even a
 * message about a configuration that cannot be read; therefore the status messages of Logback go to a listener of our
 * choice.
 */
public final class Logging {
    private static final String STATUS_LISTENER = "logback.statusListenerClass";
    private static final String CONFIGURATION = "logback.configurationFile";

    private Logging() {}

    /** Sends warnings to standard error, or follows the user's own properties. */
    public static void prepare() {
        boolean debug = System.getProperty("kingfell.logback.debug") != null;
        String listener = debug ? "OnErrorConsoleStatusListener" : "NopStatusListener";
        System.setProperty(STATUS_LISTENER, "ch.qos.logback.core.status." + listener);
    }

    /** Sends everything, the conversation with the GUI included, to a file. */
    public static void toFile(Path file) {
        System.setProperty("kingfell.log.file", file.toAbsolutePath().toString());
        if (System.getProperty(CONFIGURATION) == null) {
            System.setProperty(CONFIGURATION, "logback-file.xml");
        }
    }

    /** Logs more than warnings: 1 for events, 2 for every line read and written. */
    public static void verbose(int times) {
        if (times > 0) {
            System.setProperty("kingfell.log.level", times == 1 ? "INFO" : "DEBUG");
        }
    }
}
